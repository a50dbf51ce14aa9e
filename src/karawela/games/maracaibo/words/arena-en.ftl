## What is counted when many games are compared.
taken-card = Cards acquired
taken-residence = Residences built
taken-upgrade = Ship upgrades
taken-galleon = Figureheads taken
taken-quest = Quests kept at the start
taken-quest_market = Quests taken from the market
taken-black_market = Black market tiles placed
