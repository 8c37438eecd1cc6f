"""Runs the migrations on the connection that the store hands over, all in one transaction."""

from alembic import context

from bot.store.schema import metadata

connection = context.config.attributes["connection"]
driver = connection.connection.driver_connection
if connection.dialect.name == "sqlite" and not driver.in_transaction:
    # Python's driver opens a transaction before INSERT, but not before CREATE TABLE: without this
    # every such statement is committed by itself. At once, so that a second process waits.
    connection.exec_driver_sql("BEGIN IMMEDIATE")
context.configure(
    connection=connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=True
)
with context.begin_transaction():
    context.run_migrations()
