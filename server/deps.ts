import type { Logger } from 'pino'
import { openAuth, type PortalServices } from './auth/accounts.ts'
import type { Env } from './config/env.ts'
import { authSecret } from './config/secrets.ts'
import { allJobs } from './jobs.ts'
import { openClinic } from './platform/clinic.ts'
import { migrateDatabase, openDatabase } from './platform/database.ts'
import { openDb, openReads } from './platform/db.ts'
import { openJobs } from './platform/jobs.ts'
import { openLive } from './platform/live.ts'
import { openLog } from './platform/log.ts'
import { letterheadOf, openMail } from './platform/mail.ts'
import { openMetrics } from './platform/metrics.ts'
import { openModel } from './platform/model.ts'
import { openPush } from './platform/push.ts'
import { openFiles } from './platform/storage.ts'
import { openTracing } from './platform/tracing.ts'

/** What `buildApp` and the jobs get. */
export type Deps = PortalServices & {
  /** Closes all services, in the reverse order. */
  close(): Promise<void>
}

/** The composition root: opens all services from the environment, migrated and ready. */
export async function buildDeps(env: Env, log: Logger = openLog(env.LOG_LEVEL)): Promise<Deps> {
  const metrics = openMetrics()
  const opened: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const step of opened.reverse()) await step()
  }
  try {
    const database = await openDatabase(env, 'owner', (line) => log.warn(line))
    opened.push(() => database.stop())
    const secret = await authSecret(env)
    opened.push(await migrateDatabase(database, log))
    const url = database.portal
    const { reads, leave, close: closeReads } = openReads(url, log)
    opened.push(closeReads)
    const { pool, db } = openDb(url, log, { onReadOnly: leave })
    opened.push(() => pool.end())
    metrics.watch(pool)
    if (env.OTEL_EXPORTER_OTLP_ENDPOINT) opened.push(await openTracing())
    const [files, live, jobs] = await Promise.all([
      openFiles(env, (line) => log.warn(line)),
      openLive(url, log),
      openJobs(pool, log, metrics, allJobs),
    ])
    opened.push(
      () => live.close(),
      () => jobs.close(),
    )
    const clinic = await openClinic(env, db, live, log)
    opened.push(() => clinic.close())
    const mail = await openMail({
      url: env.SMTP_URL,
      letterhead: () => letterheadOf(env, clinic.settings),
      log,
    })
    const auth = openAuth({ env, clinic, db, jobs, log, secret })
    const modelNamed = (name: string | undefined) =>
      openModel({ baseUrl: env.AI_BASE_URL, model: name, apiKey: env.AI_API_KEY })
    return {
      env,
      log,
      metrics,
      pool,
      db,
      reads,
      files,
      jobs,
      live,
      clinic,
      mail,
      push: openPush(env, secret),
      model: modelNamed(env.AI_MODEL),
      vision: modelNamed(env.AI_VISION_MODEL),
      auth,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
