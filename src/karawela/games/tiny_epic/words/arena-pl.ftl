## Co się liczy, gdy porównuje się wiele gier.
taken-crew = Wynajęte karty załogi
taken-token = Odkryte żetony
