"""What lies on the table: cards, places, hands, chance and events."""
