order-guard-ships = hold fire unless somebody comes next to my ship
order-hold-fire = hold fire
order-return-one = shoot back with one cannonball
order-no-return = never shoot back
