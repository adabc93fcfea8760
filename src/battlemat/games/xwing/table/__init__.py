"""What lies on the table: shapes, ranges and arcs, obstacles, devices, and where things may be placed."""
