"""`python -m battlemat` is the same as `battlemat`."""

from battlemat.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
