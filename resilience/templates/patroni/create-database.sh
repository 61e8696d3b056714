#!/bin/sh
# Run by Patroni, once, on the first server when it is new: $1 says how to reach it as its superuser.
set -eu
{{postgresqlBinaries}}/psql "$1" --quiet --no-psqlrc --set ON_ERROR_STOP=1 <<'SQL'
CREATE ROLE melhor_escola LOGIN PASSWORD '{{databasePassword}}';
-- pgbouncer passes no settings on that it does not know; these are the service's own.
ALTER ROLE melhor_escola SET statement_timeout = '10s';
ALTER ROLE melhor_escola SET idle_in_transaction_session_timeout = '60s';
CREATE DATABASE melhor_escola OWNER melhor_escola;
SQL
