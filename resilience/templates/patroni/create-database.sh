#!/bin/sh
# Run once by Patroni on the new first server. $1: connection string of the superuser.
set -eu
{{postgresqlBinaries}}/psql "$1" --quiet --no-psqlrc --set ON_ERROR_STOP=1 <<'SQL'
CREATE ROLE melhor_escola LOGIN PASSWORD '{{databasePassword}}';
-- The service's settings; pgbouncer does not forward unknown startup parameters.
ALTER ROLE melhor_escola SET statement_timeout = '10s';
ALTER ROLE melhor_escola SET idle_in_transaction_session_timeout = '60s';
CREATE DATABASE melhor_escola OWNER melhor_escola;
SQL
