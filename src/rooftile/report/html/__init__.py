"""Records to one self-contained page: pictures drawn here as SVG, a little script to select, step and try in it."""
