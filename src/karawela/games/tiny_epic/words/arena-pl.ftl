## Co się liczy, gdy porównuje się wiele gier.
taken-crew = Zatrudnione karty załogi
taken-token = Odkryte żetony
