# Nagłówki możliwości na pasku, pisane ręcznie.
group-choose_colour = Kolor
group-move = Wybierz grupę na mapie, a potem pole
group-buy_card = Kup kartę
group-buy_unit = Kup
