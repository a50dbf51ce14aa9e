## Pirates of Maracaibo: how to play, in English.
how-aim = You sail three times through a sea of cards to Maracaibo. On the way you raid, explore, acquire cards, bury treasure and build residences. Whoever has the most points at the end wins; alone you play against Redbeard, and a tie is lost.
how-turn-1 = Sail. Your ship moves 1, 2 or 3 spaces along the edges of cards and must end nearer to Maracaibo than it was. Islands are in the way, other ships are not; but to the owner of every ship that you meet you pay 1 doubloon.
how-turn-2 = On a place, its treasure-value tile adds a cube to an island, your own black market tile may be used, you may upgrade your ship, and then you do what the place offers.
how-turn-3 = On an upgrade card you acquire it for its cost, or leave it and take doubloons. It works from then on, and another card takes its place. On a residence you may build: it scores at the end for what it counts.
how-turn-4 = In a raid you roll three dice. The die that you take gives strength and the kind of treasure; strength buys treasures, doubloons and points.
how-turn-5 = Exploring moves your explorer along the track; the space where it stops gives its bonus, and every river that it has crossed is worth points.
how-turn-6 = Buried treasures score more and bring the bonus of their space. Quests in your hand are secret and score at the end.
how-end = The first ship in Maracaibo ends the round: everybody takes income, and all ships start again. In the third round play goes on until everybody has had equally many turns; then cards, residences, treasures, quests, rivers and doubloons are counted.
how-tip-1 = Income early pays three times. A card with a green sign is worth more in the first round than in the last.
how-tip-2 = Look at your quests before you sail: cards and treasures that they ask for score twice.
how-tip-3 = Don't hurry. Many short steps mean many turns, until somebody else rushes to Maracaibo.
picture-aim = An upgrade card, a residence, a quest and treasures: they bring points.
picture-turn = A ship sails over three cards to a place.
picture-end = Ships come to the fort of Maracaibo; three lanterns are lit.
