const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#,]+(?:,[^/?#,]+)*)(\/[^?#]*)?(\?[^#]*)?$/
/** The portal cannot work on a standby. */
const WRITABLE = new Set(['read-write', 'primary'])

/**
 * The connection strings of the single hosts of one that may name several, as libpq writes them:
 * `postgres://user:password@one:5432,other:5432/name?target_session_attrs=read-write`. Throws for any other text.
 */
export function databaseHosts(url: string): string[] {
  const [, user, hosts, path = '', query = ''] = PARTS.exec(url) ?? []
  if (hosts === undefined) throw new Error('not a connection string of PostgreSQL')
  return hosts.split(',').map((host) => {
    const one = new URL(`${user}${host}${path}${query}`)
    const wanted = one.searchParams.get('target_session_attrs')
    if (wanted === null) return one.href
    if (!WRITABLE.has(wanted)) throw new Error('the portal needs a host that takes writes')
    one.searchParams.delete('target_session_attrs')
    return one.href
  })
}

/** The first host's connection string: user, password and database are the same for all. */
export const firstHost = (url: string) => new URL(databaseHosts(url)[0] ?? url)

export function isDatabaseUrl(url: string) {
  try {
    return databaseHosts(url).every((one) => URL.canParse(one))
  } catch {
    return false
  }
}
