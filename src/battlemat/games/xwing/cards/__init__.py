"""What is printed on cards, what a ship is by its cards, and handling cards in play."""
