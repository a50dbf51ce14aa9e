## Co się liczy, gdy porównuje się wiele gier.
taken-card = Zdobyte karty
taken-residence = Zbudowane rezydencje
taken-upgrade = Ulepszenia statku
taken-galleon = Zdobyte galeony
taken-quest = Zadania zachowane na początku
taken-quest_market = Zadania wzięte z rynku
taken-black_market = Położone kafelki czarnego rynku
