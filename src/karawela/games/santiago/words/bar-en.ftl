# Headings of options in the bar, written by hand.
group-alonso_claim = Claim
group-load = Load
group-load_wood = Wood instead
group-zorro_give = Give 1
