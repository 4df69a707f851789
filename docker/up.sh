#!/bin/sh
# Starts the portal in containers. The first time it writes .env with fresh secrets; to one that is there it adds what an
# update needs, and changes nothing.
set -eu
cd "$(dirname "$0")/.."
. docker/settings.sh

command -v docker >/dev/null 2>&1 ||
  fail 'Docker is not installed here: see https://docs.docker.com/engine/install/, or use `make start`, which needs only Node and npm.'
docker compose version >/dev/null 2>&1 ||
  fail 'Docker has no `compose` command: install its Compose plugin, see https://docs.docker.com/compose/install/.'
docker version >/dev/null 2>&1 ||
  fail 'Docker does not answer: start its service, or run this as a user who may use it (`docker version` says why).'

write_env() {
  project=${COMPOSE_PROJECT_NAME:-verbena}
  kept=$(docker volume ls -q --filter "name=^${project}_(db|files)\$")
  [ -z "$kept" ] ||
    fail "There are data of an earlier installation ($(echo $kept)), but no .env with their passwords. Bring that .env back; or, to give the data up for good, run \`docker volume rm $(echo $kept)\`."
  umask 077
  trap 'rm -f .env.new' EXIT
  cat >.env.new <<END
# The settings of this installation, read by docker compose. The secrets were made for it alone: keep a copy in a safe
# place, because the data cannot be used without them. docs/install.md explains every line.
POSTGRES_PASSWORD=$(secret)
PORTAL_PASSWORD=$(secret)
S3_ACCESS_KEY=verbena
S3_SECRET_KEY=$(secret)
AUTH_SECRET=$(secret)
# Encrypts the backups, which are files of age: without it they cannot be read.
BACKUP_KEY=$(age_key)
# Encrypts the uploads in the storage: without it they cannot be read.
FILES_KEY=$(secret)

# Where the portal listens on this machine.
BIND=127.0.0.1
PORT=${PORT:-3000}

# A domain that points to this machine turns on HTTPS with a certificate of its own.
DOMAIN=
COMPOSE_PROFILES=\${DOMAIN:+tls}

# The clinic's name. Without it, admins write it on the page Clinic.
CLINIC_NAME=

# Mail server, as smtps://user:password@host:465. Without one, mails are only written to the log.
SMTP_URL=
MAIL_FROM=
END
  mv .env.new .env
  echo 'Wrote .env with new secrets.'
}

[ -e .env ] || write_env
add_missing_settings
[ -z "$(setting DOMAIN)" ] || [ "$(setting BIND)" = 127.0.0.1 ] ||
  fail 'With DOMAIN in .env, visitors come through HTTPS only: set BIND=127.0.0.1 there, so that nobody can go around it.'

# What .env has switched off would otherwise go on running, and hold its ports.
wanted=$(docker compose config --services)
unwanted=$(docker compose --profile '*' ps --all --services --orphans=false | grep -vxF "$wanted") || true
[ -z "$unwanted" ] || docker compose --profile '*' rm --stop --force $unwanted

if ! docker compose up --build --detach --wait --wait-timeout 300; then
  docker compose ps --all >&2
  docker compose logs --tail 30 portal >&2
  fail 'The portal did not become ready: the lines above say why.'
fi
address=$(docker compose exec -T portal node -p 'process.env.PUBLIC_URL || `http://localhost:${process.env.PORT}`')
echo "The portal is ready at $address"
