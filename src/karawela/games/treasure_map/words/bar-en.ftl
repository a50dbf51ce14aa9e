# Headings of options in the bar, written by hand.
group-choose_colour = Play
group-step = Choose a square on the chart
group-buy = Buy
group-deposit = Store
group-withdraw = Take back
