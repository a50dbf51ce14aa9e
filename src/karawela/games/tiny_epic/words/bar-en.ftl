# What the bar says of options that are chosen in steps, and headings written by hand.
group-sure_fire = Spend a sure-fire token
step-sure_fire = Die { $die } (“{ $shows }”)
