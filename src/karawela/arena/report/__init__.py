"""What a tournament has shown, for people: findings, charts, pages, ladders and balance documents."""
