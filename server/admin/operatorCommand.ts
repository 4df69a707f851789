import { email as emailAddress } from '../../shared/auth.ts'
import { Refusal } from '../../shared/errors.ts'
import { migrateDatabase, openDatabase } from '../config/database.ts'
import { readEnv } from '../config/env.ts'
import { CannotStart } from '../platform/cannotStart.ts'
import { openDb } from '../platform/db.ts'
import { openJobs } from '../platform/jobs.ts'
import { openLog } from '../platform/log.ts'
import { sendMailJob } from '../platform/mail.job.ts'
import { openMetrics } from '../platform/metrics.ts'
import type { Services } from '../platform/services.ts'

/** What a command of the operator works on. A mail that it enqueues is sent by the running portal, or at its next start. */
export type OperatorServices = Pick<Services, 'env' | 'db' | 'jobs'>

async function run(work: (services: OperatorServices, email: string) => Promise<string>, email: string) {
  const env = readEnv(process.env)
  const log = openLog('warn')
  const database = await openDatabase(env, 'guest')
  const stop = await migrateDatabase(database, log)
  const { pool, db } = openDb(database.portal, log, { max: 2 })
  try {
    const jobs = await openJobs(pool, log, openMetrics(), [sendMailJob])
    try {
      console.log(await work({ env, db, jobs }, email))
    } finally {
      await jobs.close()
    }
  } finally {
    await pool.end()
    await stop()
    await database.stop()
  }
}

/**
 * Runs a command about one account, beside a running portal or without one, and prints what it answers. The account's e-mail
 * address is the process's argument; without one, it prints the usage, and where `work` refuses, the reason.
 */
export async function operatorCommand(
  usage: string,
  work: (services: OperatorServices, email: string) => Promise<string>,
) {
  const email = emailAddress.safeParse(process.argv[2]?.trim().toLowerCase())
  if (!email.success) {
    console.error(`Please name the e-mail address: ${usage}`)
    process.exitCode = 1
    return
  }
  await run(work, email.data).catch((error: unknown) => {
    const known = error instanceof Refusal || error instanceof CannotStart
    console.error(known ? error.message : error)
    process.exitCode = 1
  })
}
