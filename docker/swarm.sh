#!/bin/sh
# `make swarm`: starts the portal on this Docker Swarm, or updates it to the image that swarm.env names. Makes what is missing of
# the secrets, migrates the database beside the running version, and replaces the processes one by one.
set -eu
cd "$(dirname "$0")/.."
. docker/settings.sh

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

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

# The database is brought to the new version while the former one answers. At a first start the portals do so themselves.
migrate() {
  job=${STACK}_migrate
  docker service rm "$job" >/dev/null 2>&1 || true
  owned() { echo "source=${STACK}_$1,target=$1,uid=1000,gid=1000,mode=0400"; }
  docker service create --quiet --detach --name "$job" --mode replicated-job --restart-condition none --with-registry-auth \
    --network "${STACK}_inside" --env-file swarm.env --env "PUBLIC_URL=https://$DOMAIN" \
    --env DATABASE_URL_FILE=/run/secrets/database_url --secret "$(owned database_url)" \
    --env DATABASE_OWNER_URL_FILE=/run/secrets/database_owner_url --secret "$(owned database_owner_url)" \
    --env AUTH_SECRET_FILE=/run/secrets/auth_secret --secret "$(owned auth_secret)" \
    --no-healthcheck --read-only --cap-drop ALL --mount type=tmpfs,target=/tmp \
    "$IMAGE" node dist/server/main.js migrate >/dev/null
  while :; do
    state=$(docker service ps "$job" --format '{{.CurrentState}}' | head -n 1)
    case $state in
    Complete*) break ;;
    Failed* | Rejected* | Orphaned* | Shutdown*)
      docker service logs --raw "$job" >&2 || true
      docker service rm "$job" >/dev/null
      fail "The database was not migrated ($state), and the portal was not updated: the lines above say why."
      ;;
    esac
    sleep 1
  done
  docker service logs --raw "$job"
  docker service rm "$job" >/dev/null
}

[ -z "$(docker service ls --quiet --filter "name=${STACK}_portal")" ] || migrate

set -- --compose-file docker/stack.yml
[ ! -e stack.override.yml ] || set -- "$@" --compose-file stack.override.yml
docker stack deploy "$@" --with-registry-auth --prune --detach=false --quiet "$STACK" >/dev/null || true

for service in portal worker; do
  state=$(docker service inspect "${STACK}_$service" --format '{{with .UpdateStatus}}{{.State}}{{end}}')
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
