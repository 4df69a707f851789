import { execFileSync } from 'node:child_process'
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../platform/embeddedPostgres.ts'

/** Without the watch that starts a server again which has ended. */
const GUEST = { as: 'guest' } as const

/** A PostgreSQL primary and a standby that follows it, both real, on one connection string. */
export async function startWithStandby(directory: string) {
  const [home, away] = [join(directory, 'primary'), join(directory, 'standby')]
  const made = await startEmbedded(home, GUEST)
  await made.stop()
  await mkdir(away, { mode: 0o711 })
  // As an ordinary copy: the server is stopped.
  execFileSync('cp', ['-a', `${home}/.`, away])
  const primary = await startEmbedded(home, GUEST)
  await appendFile(join(away, 'postgres/postgresql.auto.conf'), `primary_conninfo = '${primary.url}'\n`)
  await writeFile(join(away, 'postgres/standby.signal'), '')
  const standby = await startEmbedded(away, GUEST)
  const connect = async (url: string) => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    return client
  }
  const [onPrimary, onStandby] = [await connect(primary.url), await connect(standby.url)]
  const { host } = new URL(primary.url)
  return {
    url: `${primary.url.replace(host, `${host},${new URL(standby.url).host}`)}?target_session_attrs=read-write`,
    onPrimary,
    onStandby,
    /** Kills the primary as a crash does, all its processes. */
    async killPrimary() {
      const [pid] = (await readFile(join(home, 'postgres/postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGQUIT')
    },
    async close() {
      await Promise.all([onPrimary.end(), onStandby.end()].map((end) => end.catch(() => {})))
      await primary.stop().catch(() => {})
      await standby.stop()
    },
  }
}
