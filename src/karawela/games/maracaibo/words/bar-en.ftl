# What the bar says of options that are chosen in steps, and headings written by hand.
group-bm_place = Place a tile
step-bm_place = { CAPITAL(TELL($does)) }
