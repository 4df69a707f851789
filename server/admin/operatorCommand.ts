import { DEFAULT_LOCALE, textOf } from '../../locales/translate.ts'
import { email as emailAddress } from '../../shared/auth.ts'
import { CannotStart } from '../config/cannotStart.ts'
import { readEnv } from '../config/env.ts'
import { migrateDatabase, openDatabase } from '../platform/database.ts'
import { openDb } from '../platform/db.ts'
import { openJobs } from '../platform/jobs.ts'
import { translatorFor } from '../platform/locales.ts'
import { openLog } from '../platform/log.ts'
import { sendMailJob } from '../platform/mail.job.ts'
import { openMetrics } from '../platform/metrics.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'

/** Services of an operator command. Its mails are sent by the running portal, or at its next start. */
export type OperatorServices = Pick<Services, 'env' | 'db' | 'jobs'>

type Work = (services: OperatorServices, argument: string) => Promise<string>

async function run(work: Work, argument: string) {
  const env = readEnv(process.env)
  const log = openLog('warn')
  const database = await openDatabase(env, 'guest')
  const stop = await migrateDatabase(database, log)
  const { pool, db } = openDb(database.portal, log, { max: 2 })
  try {
    const jobs = await openJobs(pool, log, openMetrics(), [sendMailJob])
    try {
      console.log(await work({ env, db, jobs }, argument))
    } finally {
      await jobs.close()
    }
  } finally {
    await pool.end()
    await stop()
    await database.stop()
  }
}

/** An operator command refuses; the message is the reason. */
export class CommandRefused extends Error {}

/** A command's argument: by default an account's address. */
type Argument = { name: string; type: { safeParse(text: string): { success: boolean; data?: string } } }
const EMAIL: Argument = { name: 'the e-mail address', type: emailAddress }

/**
 * Runs a command about one account, with or without a running portal, and prints its result. The process's argument
 * names the account. Prints the usage without one, and the reason if `work` refuses.
 */
export async function operatorCommand(usage: string, work: Work, { name, type }: Argument = EMAIL) {
  const argument = type.safeParse(process.argv[2]?.trim().toLowerCase() ?? '').data
  if (!argument) {
    console.error(`Please name ${name}: ${usage}`)
    process.exitCode = 1
    return
  }
  await run(work, argument).catch((error: unknown) => {
    if (error instanceof Refusal) console.error(textOf(translatorFor(DEFAULT_LOCALE), error.message))
    else
      console.error(error instanceof CommandRefused || error instanceof CannotStart ? error.message : error)
    process.exitCode = 1
  })
}
