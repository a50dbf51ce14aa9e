## How to play Santiago de Cuba.
how-aim = You trade in the harbour town of Santiago de Cuba. Collect goods, have them made into rum and cigars, and load them on ships when they pay well. Who has the most victory points when the seventh ship has left wins; points, pesos and goods lie hidden behind the players' screens.
how-turn-1 = Drive the car that everybody shares. The next stop is free, each further one costs you 1 peso.
how-turn-2 = The Cuban at the stop helps you: with goods, pesos, points, or the right to a building.
how-turn-3 = Your pawn then goes to a free building under the flower of that Cuban, and you may use the building once. If it belongs to another player, that player takes 1 point.
how-turn-4 = If you stop at the port instead, everybody in turn may load goods that the ship wants. Each pays as many points as the value flag says, wood always 1.
how-turn-5 = Whenever the car passes the port, and after every loading round, the value rises: 2, 3, 4. Then the ship leaves, whether it is full or not.
how-end = The game ends at once when the seventh ship leaves. Every 3 goods that you have left are 1 more point; who has most points wins. Goods left over and then pesos break ties.
how-tip-1 = Look at the dice on the ship before you take goods: only what a ship wants becomes points.
how-tip-2 = Waiting makes goods worth more, but who stops at the port first loads first, and a ship can leave without you.
how-tip-3 = A few pesos in the pocket decide where you can drive. Claim buildings at Alonso's early: every visit of another player pays.
