## What is counted when many games are compared.
taken-unit = Units bought
taken-card = Cards bought
taken-area = Areas controlled
taken-colour = Colours chosen
