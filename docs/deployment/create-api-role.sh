#!/bin/sh
# Creates the API's own database role. The image of PostgreSQL runs it once, when the database is new; run the statement by
# hand for an older one. Its rights come from the migrations.
set -e
psql -v ON_ERROR_STOP=1 -v password="$API_DATABASE_PASSWORD" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
create role baize_api login password :'password';
SQL
