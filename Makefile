# Every target sets up what it needs by itself: one virtual environment in .venv, renewed when pyproject.toml changes.

PYTHON ?= python3
WORKERS ?= 2
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PRESS := $(VENV)/.press
LAB := .venv-lab
LAB_READY := $(LAB)/.ready
TORCH := torch==2.13.0
FAST := .venv-fast
FAST_READY := $(FAST)/.ready
WORKBENCH := web/node_modules/.workbench
CHROMIUMS := $(or $(BATTLEMAT_CHROMIUM),chromium chromium-browser google-chrome google-chrome-stable)

.DEFAULT_GOAL := help
.PHONY: play web test test-page test-long test-cluster test-hosting test-fast test-lab chromium lint fast bench bench-fast bench-growth bench-odds bench-server bench-page bench-lab docs pictures puzzles fuzz fuzz-server golden mutants clean help

play: $(READY) ## open the table in the browser
	@$(BIN)/battlemat play $(ARGS)

fast: $(FAST_READY) ## compile the engine (minutes, once) into an environment of its own: .venv-fast/bin/battlemat plays faster
	@$(FAST)/bin/battlemat --version

web: $(READY) ## build the page anew
	cd web && npm install --no-audit --no-fund --loglevel=error && npm run --silent build

test: $(if $(ARGS),,chromium) lint $(if $(ARGS),,test-page) ## lint, then all tests, those in a real browser too; some of them: ARGS=tests/web
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(ARGS)

test-page: $(READY) $(WORKBENCH) ## whether the page computes what the engine says, and its other tests (vitest)
	@if command -v npm >/dev/null; then $(BIN)/python -m tests.vectors web/tests/vectors && cd web && npm run --silent test; fi

test-long: $(READY) ## what takes longer to prove: how the regular bot plays, a hundred battles of each game (about a minute)
	$(BIN)/python -m pytest -v -m long --ignore tests/server/test_house.py $(ARGS)

test-cluster: $(READY) ## thirty servers are killed under load, others cut off from the database (about five minutes)
	$(BIN)/python -m pytest -v -s -m long tests/server/test_house.py $(ARGS)

test-hosting: $(READY) ## docs/hosting.md followed word for word: installed, served, copied, restored, brought up to date (about five minutes)
	$(BIN)/python -m pytest -v -n 0 -m long tests/server/hosting_guide.py $(ARGS)

test-fast: $(FAST_READY) ## both engines play the golden play-throughs alike, byte for byte, and the compiled one passes the engine's tests
	$(FAST)/bin/python -m pytest -v -n 0 tests/engines.py
	$(FAST)/bin/python -m pytest -n $(WORKERS) -m "not pure and not long" $(or $(ARGS),tests/test_golden.py tests/test_conformance.py tests/core tests/geometry tests/odds tests/bots)

test-lab: $(LAB_READY) ## learning, OpenSpiel, Ray (a cluster of two nodes) and the notebook, with an environment of their own: .venv-lab (minutes)
	$(LAB)/bin/python -m pytest -v -n 0 $(or $(ARGS),$(filter-out %/__init__.py,$(wildcard tests/lab/*.py)))

# The browser tests drive the machine's own Chromium (tests/web/conftest.py looks for the same names).
chromium:
	@for name in $(CHROMIUMS); do if command -v "$$name" >/dev/null; then exit 0; fi; done; \
	if [ -z "$(BATTLEMAT_CHROMIUM)" ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "Installing chromium for the browser tests"; \
	    export DEBIAN_FRONTEND=noninteractive; \
	    apt-get install -y chromium || { apt-get update && apt-get install -y chromium; }; \
	    if command -v chromium >/dev/null; then exit 0; fi; \
	fi; \
	echo "The browser tests need Chromium, and there is no $(CHROMIUMS). Debian: sudo apt-get install chromium; Fedora: sudo dnf install chromium; or name one: BATTLEMAT_CHROMIUM=/path/to/chromium make test" >&2; exit 1

lint: $(READY) $(WORKBENCH) ## style, format and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	cd web && if command -v npm >/dev/null; then npm run --silent lint && npm run --silent check; fi

bench: $(READY) ## measure speed against named peers
	$(BIN)/python -m bench.run $(ARGS)

bench-fast: $(FAST_READY) ## measure how many times as fast the compiled engine is as the pure one
	$(BIN)/python -m bench.engines $(ARGS)

bench-growth: $(READY) ## measure how costs grow with what is on the table
	$(BIN)/python -m bench.growth

bench-server: $(READY) ## measure the server with many live matches of every game, a thousand of one, and two processes (six minutes)
	$(BIN)/python -m bench.server $(ARGS)
	$(if $(ARGS),,$(BIN)/python -m bench.processes)

bench-odds: $(READY) ## time the odds of an attack, and of six
	$(BIN)/python -m bench.odds

bench-page: $(READY) ## weigh the page, time its first table and count its pictures a second
	$(BIN)/python bench/page.py

bench-lab: $(LAB_READY) ## environments against the bare engine and PettingZoo's chess, and two workers against one
	$(LAB)/bin/python -m bench.lab $(ARGS)

docs: $(PRESS) ## the documents and the reference of the public surface as a site in build/docs; fails on every warning
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --quiet

pictures: $(READY) ## take the pictures of README.md anew, to be looked at
	$(BIN)/python -m docs.pictures $(ARGS)

fuzz: $(READY) ## ten thousand random matches of each game, looking for crashes and dead ends
	$(BIN)/battlemat fuzz --matches 10000 $(ARGS)

fuzz-server: $(READY) ## a million wild frames and requests at a server whose matches are played meanwhile (half an hour)
	$(BIN)/python -m tests.frames $(ARGS)

puzzles: $(READY) ## mine puzzles from simulated matches, or go on with it (about twenty minutes for a game): ARGS="skytear --count 30"
	$(BIN)/battlemat puzzles $(ARGS)

golden: $(READY) ## write the golden play-throughs anew, to be reviewed as a diff
	BATTLEMAT_GOLDEN=write $(BIN)/python -m pytest -q tests/test_golden.py

mutants: $(READY) ## break the code at random places and tell what no test notices: ARGS="--games skytear core --count 50"
	$(BIN)/python -m tests.mutants --workers $(WORKERS) $(ARGS)

clean: ## remove the virtual environment, caches and build results
	rm -rf $(VENV) $(FAST) $(LAB) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests -type d -name __pycache__ -prune -exec rm -rf {} +

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# The linters and tests of the page, which a table does without; a machine without npm does without them too.
$(WORKBENCH): web/package.json
	@if command -v npm >/dev/null; then cd web && npm install --no-audit --no-fund --loglevel=error && touch ../$@; fi

# What the site is made with, which nothing else needs.
$(PRESS): $(READY)
	@echo "Installing what the documents are made with into $(VENV)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[docs]'
	@touch $@

# The heavy packages. Torch comes first and alone, so that a build for the processor, where pip finds one, is taken.
$(LAB_READY): $(READY)
	@test -x $(LAB)/bin/python || $(BIN)/python -m venv $(LAB)
	@echo "Installing what learns and simulates into $(LAB): some minutes the first time"
	@$(LAB)/bin/python -m pip install --quiet --disable-pip-version-check '$(TORCH)'
	@$(LAB)/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,lab-tests]'
	@touch $@

# The compiled engine is an installed copy, renewed here when any source changed; `src` holds no compiled file, ever.
$(FAST_READY): $(READY) compiling.py $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl')
	@$(BIN)/python compiling.py
	@test -x $(FAST)/bin/python || $(BIN)/python -m venv $(FAST)
	@echo "Compiling the engine into $(FAST): some minutes the first time"
	@BATTLEMAT_COMPILE=1 $(FAST)/bin/python -m pip install --quiet --disable-pip-version-check '.[dev]'
	@touch $@

$(READY): pyproject.toml hatch_build.py web/package.json $(shell find web/src web/public -type f 2>/dev/null)
	@command -v $(PYTHON) >/dev/null || { \
	    echo "battlemat needs Python 3.11 or newer, and '$(PYTHON)' was not found. Install it, or name one: make PYTHON=/path/to/python3 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	    echo "battlemat needs Python 3.11 or newer, but '$(PYTHON)' is $$($(PYTHON) --version 2>&1). Name a newer one: make PYTHON=python3.12 ..." >&2; exit 1; }
	@if ! $(BIN)/python -m pip --version >/dev/null 2>&1; then \
	    echo "Creating $(VENV)"; \
	    rm -rf $(VENV); \
	    $(PYTHON) -m venv $(VENV) || { \
	        rm -rf $(VENV); \
	        if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	            echo "Installing python3-venv, which Debian keeps in a package of its own"; \
	            apt-get install -y python3-venv || { apt-get update && apt-get install -y python3-venv; }; \
	        fi; \
	        $(PYTHON) -m venv $(VENV); \
	    } || { \
	        rm -rf $(VENV); \
	        echo "Could not create a virtual environment. On Debian or Ubuntu: sudo apt-get install python3-venv" >&2; exit 1; }; \
	fi
	@echo "Installing battlemat and its tools into $(VENV)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@
