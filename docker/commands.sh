#!/bin/sh
# `make migrate`, `backup`, `restore`, `verify-audit`, `admin`, `reset-factors` and `kept-record`: for the containers where
# there is an .env, else for the portal of `make start`.
set -eu
cd "$(dirname "$0")/.."
. docker/settings.sh

# DATA_DIR or DATABASE_URL name another portal than that of the containers.
in_containers() {
  [ -e .env ] && [ -z "${DATA_DIR:-}${DATABASE_URL:-}" ]
}

run_here() {
  ${MAKE:-make} --no-print-directory --silent node_modules/.installed >&2
  exec node_modules/.bin/node --disable-warning=ExperimentalWarning "$@"
}

migrate() {
  in_containers || run_here server/migrate.ts
  add_missing_settings
  # In a container of its own, of the new image; those that run keep theirs.
  docker compose run --rm -T --build --quiet-build portal node dist/server/main.js migrate
}

backup() {
  if ! in_containers; then
    [ -d "${DATA_DIR:-data}" ] || [ -n "${DATABASE_URL:-}" ] ||
      fail 'There is nothing to back up here: neither an .env (`make up`) nor the directory of `make start`.'
    run_here server/backup/makeBackup.ts
  fi
  needs_running_portal
  path=$(docker compose exec -T portal node server/backup/makeBackup.ts)
  # Out of the volume, so that it outlives it.
  umask 077
  mkdir -p "${BACKUPS:-backups}"
  copy=${BACKUPS:-backups}/$(basename "$path")
  docker compose exec -T portal cat "$path" >"$copy.part"
  mv "$copy.part" "$copy"
  echo "$copy"
}

restore() {
  file=${1:-}
  [ -n "$file" ] || fail 'Name the backup: make restore FILE=backups/verbena-….backup'
  [ -r "$file" ] || fail "There is no file $file that can be read here."
  in_containers || run_here server/backup/restoreBackup.ts "$file"
  add_missing_settings
  case $file in /*) ;; *) file=$PWD/$file ;; esac
  docker compose up --detach --wait --quiet-pull db files
  # As the owner of the file, who alone may read it.
  docker compose run --rm -T --build --no-deps --quiet-build \
    --user "$(ls -lnd "$file" | awk '{ print $3 ":" $4 }')" --volume "$file:/restore.backup:ro" --env "REPLACE=${REPLACE:-}" \
    portal node server/backup/restoreBackup.ts /restore.backup
  echo 'Start the portal with `make up`.'
}

needs_running_portal() {
  [ -n "$(docker compose ps --quiet --status running portal)" ] || fail 'The portal does not run: start it with `make up`.'
}

about_account() {
  in_containers || run_here "$1" "$2"
  needs_running_portal
  docker compose exec -T portal node "$1" "$2"
}

admin() {
  about_account server/admin/makeAdmin.ts "${1:-}"
}

reset_factors() {
  about_account server/admin/resetFactors.ts "${1:-}"
}

kept_record() {
  about_account server/admin/keptRecord.ts "${1:-}"
}

verify_audit() {
  in_containers || run_here server/audit/verifyAudit.ts
  needs_running_portal
  docker compose exec -T --env "SEAL=${SEAL:-}" portal node server/audit/verifyAudit.ts
}

"$@"
