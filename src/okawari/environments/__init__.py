"""Environments for learning: all three games behind the interfaces that learners are written for."""
