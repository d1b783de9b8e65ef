"""How strong the bots are: matches that were fixed beforehand, and the report that is made of them."""
