"""The pictures of the game, drawn by code: cards, icons, seats, faces and the tanuki cook.

Artwork of this package and all pictures made by it: CC BY 4.0, see LICENSE-ART.
"""
