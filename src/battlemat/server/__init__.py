"""The table on the network: storage, rooms, lobby and the web server around them."""
