# What `make up` and `make restore` share: reading .env, and adding what an update needs.

# 32 random bytes as hexadecimal digits.
secret() {
  od -An -v -N32 -tx1 /dev/urandom | tr -d ' \n'
}

setting() {
  sed -n "s/^$1=//p" .env | tail -n 1
}

# To an .env of before the portal had a role of its own in the database.
add_missing_settings() {
  [ -z "$(setting PORTAL_PASSWORD)" ] || return 0
  printf '\n# What the portal signs in to the database with.\nPORTAL_PASSWORD=%s\n' "$(secret)" >>.env
  echo 'Added PORTAL_PASSWORD to .env.' >&2
}
