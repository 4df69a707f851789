import { CannotStart } from '../config/cannotStart.ts'
import { readEnv } from '../config/env.ts'
import { openDatabase } from '../platform/database.ts'
import { openDb } from '../platform/db.ts'
import { openLog } from '../platform/log.ts'
import { openFiles } from '../platform/storage.ts'
import { verifyAuditLog } from './seals.ts'
import { verifySignedDocuments } from './signedDocuments.ts'

/**
 * `make verify-audit`: prints the result. Exits with 1 if the audit log differs from its seals, or a signed document
 * from what was signed.
 */
async function main() {
  const env = readEnv(process.env)
  const database = await openDatabase(env, 'guest')
  const { pool, db } = openDb(database.owner, openLog('warn'), { max: 1 })
  try {
    const found = await verifyAuditLog(db, process.env.SEAL || undefined)
    for (const problem of found.problems) console.error(problem)
    if (found.problems.length > 0) process.exitCode = 1
    console.log(
      `${found.sealed} rows under ${found.seals} seals, ${found.waiting} wait. Newest seal: ${found.newest ?? 'none'}`,
    )
    console.log(
      found.problems.length > 0
        ? 'The audit log is not what was sealed.'
        : 'The audit log is what was sealed.',
    )
    const signed = await verifySignedDocuments(db, await openFiles(env, (line) => console.error(line)))
    for (const problem of signed.problems) console.error(problem)
    if (signed.problems.length > 0) process.exitCode = 1
    console.log(`${signed.documents} signed documents, ${signed.problems.length} of them not as signed.`)
  } finally {
    await pool.end()
    await database.stop()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exitCode = 1
})
