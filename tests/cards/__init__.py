"""Rule tests of the cards of Party, one file a kind."""
