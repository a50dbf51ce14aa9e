## Co się liczy, gdy porównuje się wiele gier.
taken-enter = Odwiedzone budynki
taken-claim = Budynki zajęte dzięki Alonsowi
taken-load = Załadowane dobra
