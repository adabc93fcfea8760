"""What a ship has, does and suffers: tokens, charges, actions, locks, damage, leaving the game."""
