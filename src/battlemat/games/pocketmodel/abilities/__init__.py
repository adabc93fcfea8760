"""What cards do. The content files say which operations a card has; the functions here carry them out."""
