# Nagłówki możliwości na pasku, pisane ręcznie.
group-move = Kliknij grupę na mapie, a potem pole
group-buy_card = Kup kartę
group-buy_unit = Kup
