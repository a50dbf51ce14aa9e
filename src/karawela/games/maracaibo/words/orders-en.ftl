order-keep-dice = keep my dice, never roll again
order-take = take free offers: raids and treasures
order-in-order = carry out effects in their order
order-leave-rest = leave out whatever I may
