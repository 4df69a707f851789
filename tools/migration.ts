import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { functionChanges } from '../drizzle/functions.ts'
import { startEmbedded } from '../server/platform/embeddedPostgres.ts'
import { knownMigrations, migrateDb } from '../server/platform/migrations.ts'

/** Generates the next migration from changes of drizzle/schema.ts and of drizzle/functions/. */
const [name = '', ...flags] = process.argv.slice(2)

function generate(args: string[]) {
  const { status } = spawnSync(
    'drizzle-kit',
    ['generate', '--config', 'drizzle/drizzle.config.ts', '--name', name, ...args],
    { stdio: 'inherit' },
  )
  if (status !== 0) process.exit(status ?? 1)
}

/** Migrates a scratch database and compares its functions with the files. */
async function changesOfFunctions() {
  const directory = mkdtempSync(join(tmpdir(), 'migration-'))
  const server = await startEmbedded(directory, { settings: { fsync: 'off' } })
  const client = new pg.Client({ connectionString: server.url })
  try {
    await migrateDb(server.url)
    await client.connect()
    return await functionChanges(client)
  } finally {
    await client.end()
    await server.stop()
    rmSync(directory, { recursive: true })
  }
}

const before = knownMigrations().length
generate(flags)
const changes = await changesOfFunctions()
if (changes.length > 0) {
  const hasFile = knownMigrations().length > before
  if (!hasFile) generate(['--custom'])
  const file = `drizzle/migrations/${knownMigrations().at(-1)?.tag}.sql`
  const generated = hasFile ? [readFileSync(file, 'utf8').trimEnd()] : []
  writeFileSync(file, `${[...generated, ...changes].join('\n--> statement-breakpoint\n')}\n`)
  console.log(`Wrote ${changes.length} changes of drizzle/functions/ to ${file}`)
}
