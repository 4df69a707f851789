import type pg from 'pg'
import type { Logger } from 'pino'
import type { Env } from '../config/env.ts'
import type { Clinic } from './clinic.ts'
import type { Db, Reads } from './db.ts'
import type { Files } from './files.ts'
import type { Jobs } from './jobs.ts'
import type { Live } from './live.ts'
import type { SendMail } from './mail.ts'
import type { Metrics } from './metrics.ts'
import type { OpenModel } from './model.ts'
import type { Push } from './push.ts'

/** The outside world for the domain code. A function takes the parts that it uses: `Pick<Services, 'db' | 'jobs'>`. */
export type Services = {
  env: Env
  log: Logger
  metrics: Metrics
  pool: pg.Pool
  db: Db
  reads: Reads
  files: Files
  jobs: Jobs
  live: Live
  clinic: Clinic
  mail: SendMail
  push: Push
  /** Null without an AI model: analyses then follow fixed rules. */
  model: OpenModel | null
  /** Null without a model that sees pictures: fixed rules alone watch what is read of a report. */
  vision: OpenModel | null
}
