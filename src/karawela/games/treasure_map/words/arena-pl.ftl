## Co się liczy, gdy porównuje się wiele gier.
taken-buy = Kupione karty
taken-colour = Wybrane kolory
