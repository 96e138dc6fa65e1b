#!/bin/sh
# Writes the settings of PgBouncer where nothing else is written, and starts it.
set -eu
umask 077
printf '"acheep" "%s"\n' "$PGPASSWORD" >/tmp/users.txt
cat >/tmp/pgbouncer.ini <<SETTINGS
[databases]
; The limits that the application asks for at each connection, which a pool of transactions has no place for.
acheep = host=postgres port=5432 user=acheep connect_query='SET statement_timeout = 12000; SET idle_in_transaction_session_timeout = 30000'
[pgbouncer]
listen_addr = 0.0.0.0
listen_port = 6432
unix_socket_dir =
auth_type = scram-sha-256
auth_file = /tmp/users.txt
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
max_prepared_statements = 500
; Asked for again and again, and answered by connect_query.
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout,extra_float_digits
; Whoever waits longer gets a 503.
query_wait_timeout = 5
server_connect_timeout = 3
server_login_retry = 1
SETTINGS
exec "$@" /tmp/pgbouncer.ini
