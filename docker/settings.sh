# What the commands of the containers share: reading .env, adding what an update needs, and ending with a sentence.

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

# 32 random bytes as hexadecimal digits.
secret() {
  od -An -v -N32 -tx1 /dev/urandom | tr -d ' \n'
}

# A new key of age, as age-keygen makes it: 32 random bytes in Bech32 (BIP 173). This machine may have neither age nor
# Node. `sum` begins as the checksum of the prefix "age-secret-key-".
age_key() {
  printf 'AGE-SECRET-KEY-1'
  {
    sum=$((0x305c2c3d)) held=0 bits=0
    for byte in $(od -An -v -N32 -tu1 /dev/urandom); do
      held=$((held << 8 | byte)) bits=$((bits + 8))
      while [ "$bits" -ge 5 ]; do
        bits=$((bits - 5))
        bech32_value $((held >> bits & 31))
      done
      held=$((held & (1 << bits) - 1))
    done
    bech32_value $((held << (5 - bits)))
    for _ in 1 2 3 4 5 6; do bech32_value 0 >/dev/null; done
    for place in 25 20 15 10 5 0; do echo $(((sum ^ 1) >> place & 31)); done
  } | awk '{ printf "%s", substr("QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L", $1 + 1, 1) }'
}

bech32_value() {
  top=$((sum >> 25))
  sum=$(((sum & 0x1ffffff) << 5 ^ $1 ^ -(top & 1) & 0x3b6a57b2 ^ -(top >> 1 & 1) & 0x26508e6d ^ \
    -(top >> 2 & 1) & 0x1ea119fa ^ -(top >> 3 & 1) & 0x3d4233dd ^ -(top >> 4 & 1) & 0x2a1462b3))
  echo "$1"
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
