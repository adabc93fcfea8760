"""A fuzzer of the server: frames and requests of every sort at real matches, with people who play on meanwhile."""
