"""Bots to copy, described in docs/writing-a-bot.md."""
