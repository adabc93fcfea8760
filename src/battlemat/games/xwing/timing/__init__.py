"""When abilities act: the moments, who waits for them, the ability queue, and telling what made a difference."""
