"""Alembic's environment. `karawela.store.migrate` runs it over a connection of its own choosing.

A new step, after changing `schema.py`: a file in `versions` with the next number, written by hand. A column is changed
with `op.batch_alter_table`, for SQLite's sake. A test says whether the steps lead to what `schema.py` holds.
"""

from alembic import context

from karawela.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
