#!/bin/sh
# `make swarm`: starts the portal on this Docker Swarm, or updates it to the image that swarm.env names. Makes what is missing of
# the secrets, migrates the database beside the running version, and replaces the processes one by one. With RESTORE=… it stops
# them, restores that backup and starts them again.
set -eu
cd "$(dirname "$0")/.."
. docker/settings.sh

of_swarm() {
  sed -n "s/^$1=//p" swarm.env | tail -n 1
}

[ "$(docker info --format '{{.Swarm.ControlAvailable}}' 2>/dev/null)" = true ] ||
  fail 'This is no manager of a Docker Swarm: run `docker swarm init` here, or this command on a manager.'
[ -e swarm.env ] || fail 'Write swarm.env with the lines DOMAIN= and IMAGE= first: docs/scaling.md, "Docker Swarm".'
for name in DOMAIN IMAGE PORTALS WORKERS STACK POSTGRES_IMAGE FILES_IMAGE CADDY_IMAGE; do
  eval "$name=\$(of_swarm $name) && export $name"
done
[ -n "$DOMAIN" ] && [ -n "$IMAGE" ] || fail 'swarm.env needs a line DOMAIN= and a line IMAGE=.'
STACK=${STACK:-verbena}
CADDYFILE_SUM=$(cksum <docker/Caddyfile | cut -d ' ' -f 1)
export STACK CADDYFILE_SUM

has_secret() {
  docker secret inspect "${STACK}_$1" >/dev/null 2>&1
}

# Makes a secret of standard input, unless there is one.
keep_secret() {
  has_secret "$1" || { docker secret create "${STACK}_$1" - >/dev/null && echo "Made the secret ${STACK}_$1." >&2; }
}

# A secret cannot be read again: keys that data depend on are shown once.
keep_key() {
  has_secret "$1" && return
  printf '%s' "$2" | keep_secret "$1"
  printf '  %s: %s\n' "$1" "$2" >&2
}

if ! has_secret database_url; then
  # Both ends of a password are made together.
  ! has_secret postgres_password || fail "There is a secret ${STACK}_postgres_password, but no ${STACK}_database_url beside it."
  owner=$(secret) portal=$(secret)
  printf '%s' "$owner" | keep_secret postgres_password
  printf 'postgres://portal:%s@db:5432/portal' "$owner" | keep_secret database_owner_url
  printf 'postgres://portal_app:%s@db:5432/portal' "$portal" | keep_secret database_url
fi
secret | keep_secret s3_secret_key
if ! has_secret auth_secret || ! has_secret files_key || ! has_secret backup_key; then
  echo 'Keep a copy of these keys elsewhere, in a safe place: they are not shown again, and data and backups cannot be used without them.' >&2
  keep_key auth_secret "$(secret)"
  keep_key files_key "$(secret)"
  keep_key backup_key "$(age_key)"
fi

if [ -z "$(docker node ls --filter node.label=verbena.data=true --quiet)" ]; then
  docker node update --label-add verbena.data=true "$(docker info --format '{{.Swarm.NodeID}}')" >/dev/null
  echo 'This node holds the data from now on (its label verbena.data=true).' >&2
fi

# Runs a command of the portal once, with its settings: run_job NAME 'COMMAND' [OPTION...]
run_job() {
  job=${STACK}_$1 command=$2
  shift 2
  docker service rm "$job" >/dev/null 2>&1 || true
  set -- --env-file swarm.env --env "PUBLIC_URL=https://$DOMAIN" \
    --env S3_ENDPOINT=http://files:8333 --env S3_ACCESS_KEY=verbena --env S3_BUCKET=verbena "$@"
  for secret in DATABASE_URL DATABASE_OWNER_URL S3_SECRET_KEY AUTH_SECRET FILES_KEY BACKUP_KEY; do
    file=$(echo "$secret" | tr '[:upper:]' '[:lower:]')
    set -- --secret "source=${STACK}_$file,target=$file" --env "${secret}_FILE=/run/secrets/$file" "$@"
  done
  docker service create --quiet --detach --name "$job" --mode replicated-job --restart-condition none --with-registry-auth \
    --network "${STACK}_inside" --network "${STACK}_storage" --no-healthcheck --init --read-only --cap-drop ALL \
    --mount type=tmpfs,target=/tmp "$@" "$IMAGE" $command >/dev/null
  while :; do
    state=$(docker service ps "$job" --format '{{.CurrentState}}' | head -n 1)
    case $state in Complete* | Failed* | Rejected* | Orphaned* | Shutdown*) break ;; esac
    sleep 1
  done
  docker service logs --raw "$job" >&2 || true
  docker service rm "$job" >/dev/null
  case $state in Complete*) ;; *) return 1 ;; esac
}

is_running() {
  [ -n "$(docker service ls --quiet --filter "name=${STACK}_portal")" ]
}

if [ -n "${RESTORE:-}" ]; then
  is_running || fail 'Run `make swarm` without RESTORE first: it makes the database and the storage to restore into.'
  [ -r "$RESTORE" ] || fail "There is no file $RESTORE that can be read here."
  case $RESTORE in /*) ;; *) RESTORE=$PWD/$RESTORE ;; esac
  docker service scale --detach=false "${STACK}_portal=0" "${STACK}_worker=0" >/dev/null
  # As the owner of the file, who alone may read it.
  run_job restore 'node server/backup/restoreBackup.ts /restore.backup' \
    --constraint "node.id == $(docker info --format '{{.Swarm.NodeID}}')" \
    --mount "type=bind,source=$RESTORE,target=/restore.backup,readonly" \
    --user "$(ls -lnd "$RESTORE" | awk '{ print $3 ":" $4 }')" --env "REPLACE=${REPLACE:-}" ||
    fail 'Nothing was restored, and the portal is stopped: the lines above say why. `make swarm` starts it as it was.'
elif is_running; then
  # Beside the former version, which goes on. At a first start the portals do so themselves.
  run_job migrate 'node dist/server/main.js migrate' ||
    fail 'The database was not migrated, and the portal was not updated: the lines above say why.'
fi

set -- --compose-file docker/stack.yml
[ ! -e stack.override.yml ] || set -- "$@" --compose-file stack.override.yml
docker stack deploy "$@" --with-registry-auth --prune --detach=false --quiet "$STACK" >/dev/null || true

for service in portal worker; do
  # An update ends when the last new process has lasted for a while.
  while :; do
    state=$(docker service inspect "${STACK}_$service" --format '{{with .UpdateStatus}}{{.State}}{{end}}')
    case $state in updating | rollback_started) sleep 2 ;; *) break ;; esac
  done
  wanted=$(docker service ls --filter "name=${STACK}_$service" --format '{{.Replicas}}')
  case $state in
  '' | completed) [ "${wanted%%/*}" = "$(echo "${wanted##*/}" | cut -d ' ' -f 1)" ] || state=incomplete ;;
  esac
  case $state in
  '' | completed) echo "${STACK}_$service: $wanted" ;;
  *)
    docker service ps --no-trunc "${STACK}_$service" | head -n 6 >&2
    fail "${STACK}_$service is $state: the former version answers where it was rolled back; \`docker service logs ${STACK}_$service\` says why."
    ;;
  esac
done
echo "The portal is ready at https://$DOMAIN"
