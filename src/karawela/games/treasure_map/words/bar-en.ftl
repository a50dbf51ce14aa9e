# Headings of options in the bar, written by hand.
group-step = Click a square on the chart
group-buy = Buy
group-deposit = Store
group-withdraw = Take back
