order-shortest = sail any of the shortest ways
order-no-sure-fire = never spend sure-fire tokens
order-decline-bonus = leave out bonus actions
order-bury = bury whenever I can, with as many cubes as possible
order-take-cursed = always take the cube of Cursed Gold
order-done = leave my deckhands where they are
