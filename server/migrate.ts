import { CannotStart } from './config/cannotStart.ts'
import { readEnv } from './config/env.ts'
import { migrateDatabase, openDatabase } from './platform/database.ts'
import { openLog } from './platform/log.ts'

/** `make migrate`: brings the database to this version while portals of the previous one run on it. */
async function main() {
  const env = readEnv(process.env)
  const database = await openDatabase(env, 'guest')
  try {
    const stop = await migrateDatabase(database, openLog('warn'), console.log)
    await stop()
    console.log('The database is ready for this version.')
  } finally {
    await database.stop()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exitCode = 1
})
