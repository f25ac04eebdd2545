"""Runs the migrations over the caller's connection (see ``oneleft.server.migrate``)."""

from alembic import context

from oneleft.server.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
