## What is counted when many games are compared.
taken-enter = Buildings entered
taken-claim = Buildings claimed from Alonso
taken-load = Goods loaded
