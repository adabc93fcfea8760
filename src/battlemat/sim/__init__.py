"""Many matches: bots against bots for statistics, random play for finding faults."""
