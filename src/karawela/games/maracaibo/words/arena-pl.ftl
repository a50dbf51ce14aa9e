## Co się liczy, gdy porównuje się wiele gier.
taken-card = Pozyskane karty
taken-residence = Zbudowane rezydencje
taken-upgrade = Wzmocnienia okrętu
taken-galleon = Wzięte kafle galionów
taken-quest = Zadania zachowane na początku
taken-quest_market = Zadania wzięte z rynku
taken-black_market = Umieszczone kafelki czarnego rynku
