## Co się liczy, gdy porównuje się wiele gier.
taken-unit = Kupione jednostki
taken-card = Kupione karty
taken-area = Kontrolowane obszary
taken-colour = Wybrane kolory
