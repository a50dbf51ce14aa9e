# Standing orders: what the table answers for a person.
order-until-turn = until the end of this turn
order-until-round = until the end of this round
order-until-game = until the end of the game
orders = Standing orders
orders-offer = Answer this for me
orders-standing = I answer for you: { $order }, { $until }.
orders-none = You have given no standing orders.
orders-off = Take back
orders-given = From now on: { $order }, { $until }.
orders-taken-back = Taken back: { $order }.
orders-first = You will be asked this often. You can have it answered for you.
orders-can = { $name }: { $order } ({ $spans })
plain-help-orders =
    order NAME turn|round|game   the table answers for you until the turn, round or game ends
    orders                       which orders you have given, and which there are
    order off NAME               you are asked again
error-no-order = There is no order '{ $name }'; there are: { $names }.
error-no-orders = This title has no standing orders.
error-order-span = The order { $name } can be given until the end of: { $spans }, not '{ $until }'.
error-order-off = You have not given the order '{ $name }'.
span-turn = turn
span-round = round
span-game = game
problem-bad-order = There is no such standing order, or not for so long: “{ $given }”.
problem-bad-route = A route has 1 to { $most } steps.
orders-type = This may be asked often. To have it answered for you, type: { $orders } (orders lists them).
