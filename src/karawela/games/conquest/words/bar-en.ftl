# Headings of options in the bar, written by hand.
group-choose_colour = Play
group-move = Choose a group on the chart, then a square
group-buy_card = Buy a card
group-buy_unit = Buy
