## What is counted when many games are compared.
taken-buy = Cards bought
taken-colour = Colours chosen
