order-end-turn = end my turn where nothing more can be done
order-bribe-none = never bribe
order-bribe-in-need = bribe only pirates that would catch me at once
order-bribe-each = bribe every pirate
