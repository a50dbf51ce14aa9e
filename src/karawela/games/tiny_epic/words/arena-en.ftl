## What is counted when many games are compared.
taken-crew = Crew cards hired
taken-token = Tokens turned up
