import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { fromDrizzle, type JobResult, PgBoss, type Queue, type Job as QueuedJob } from 'pg-boss'
import type { Logger } from 'pino'
import type { z } from 'zod'
import type { Queries } from './db.ts'
import type { Metrics } from './metrics.ts'
import { primaryOf } from './primary.ts'
import { traced } from './tracing.ts'

type JobSettings = {
  /** The name of its queue. */
  name: string
  /** pg-boss options: retries, expiry (seconds), heartbeat (seconds). */
  options?: Omit<Queue, 'name' | 'deadLetter'>
  /** Jobs that this process takes and runs at once; it takes the next ones when all have ended. */
  concurrency?: number
  /** The payload is a secret: the job's rows are deleted once it has ended, whatever its outcome. */
  deletedWhenEnded?: true
  /** Cron, UTC. A run that was missed while no portal ran is made up once at the start. */
  schedule?: string
}

/** A job as `defineJob` returns it. `run` and `giveUp` parse the payload that they get from the queue. */
export type Job<T extends object = object, S = never> = JobSettings & {
  payload: z.ZodType<T>
  personOf?(payload: T): string
  run: (services: S, stored: unknown, signal: AbortSignal) => Promise<void>
  giveUp: (services: S, stored: unknown) => Promise<void>
}

/** Defines a job. It must also be added to the list in server/jobs.ts. */
export function defineJob<T extends object, S = unknown>({
  handler,
  giveUp,
  ...job
}: JobSettings & {
  /** Ids, never health data. Must accept what the previous release has put into the queue. */
  payload: z.ZodType<T>
  /** The person, by id or address, for whom the job runs, so that persons take turns. */
  personOf?(payload: T): string
  /** Must be idempotent. */
  handler: (services: S, payload: T, signal: AbortSignal) => Promise<void>
  /** Called after the last retry. Must set the row that waits for the job to its failed state. */
  giveUp?: (services: S, payload: T) => Promise<void>
}): Job<T, S> {
  return {
    ...job,
    run: async (services, stored, signal) => handler(services, job.payload.parse(stored), signal),
    giveUp: async (services, stored) => giveUp?.(services, job.payload.parse(stored)),
  }
}

export type Jobs = {
  /**
   * Adds a job in the caller's transaction. Jobs are taken in turns between persons: a person's second job comes after
   * everybody's first. `person` is an id or an address; a job without one counts as a person's first. Within a turn,
   * the oldest goes first.
   */
  enqueue<T extends object>(
    tx: Queries,
    job: Job<T>,
    payload: T,
    options?: { key?: string; person?: string },
  ): Promise<void>
  /** Adds many jobs, in at most two statements. */
  enqueueAll<T extends object>(
    tx: Queries,
    job: Job<T>,
    payloads: T[],
    personOf?: (payload: T) => string | undefined,
  ): Promise<void>
  /** Deletes the jobs of a key that have not finished. */
  withdraw(tx: Queries, job: Pick<Job, 'name'>, key: string): Promise<void>
  /** Starts running these jobs in this process. */
  work<S>(list: readonly Job<object, S>[], services: S): Promise<void>
  /** Throws if the queue does not answer. */
  ready(): Promise<void>
  /** Takes no more jobs and waits at most ten seconds for running ones; others are retried elsewhere. */
  close(): Promise<void>
}

/** The default options of a queue. Every option that any job overrides is listed, so that an update can reset it. */
const DEFAULTS = {
  retryLimit: 2,
  retryDelay: 1,
  retryBackoff: false,
  expireInSeconds: 900,
  // The shortest heartbeat that pg-boss allows. Without one, a job that a crash left half fetched would be noticed
  // only after a quarter of an hour.
  heartbeatSeconds: 10,
} satisfies Omit<Queue, 'name'>

/** The dead-letter queue has more retries: what broke the job may also break its clean-up for a while. */
const FAILED_DEFAULTS = { ...DEFAULTS, retryLimit: 60 } satisfies Omit<Queue, 'name'>

/** Missed runs are made up once: a computer that is off at night would never make a backup. */
const MISSED = 'once'

/** Polling interval of scheduled jobs, which are not urgent. */
const SCHEDULED_POLLING_SECONDS = 5

/** How long running jobs may take to end when the queue is closed. */
const CLOSE_MS = 10_000

const failedQueue = (name: string) => `${name}-failed`

/** pg-boss options of each job's turn: after the unfinished jobs of the same person. */
async function turnsOf(tx: Queries, name: string, persons: (string | undefined)[]) {
  const known = [...new Set(persons.filter((person) => person !== undefined))]
  const ahead = new Map<string, number>()
  if (known.length > 0) {
    const { rows } = await tx.execute<{ person: string; jobs: number }>(
      sql`select group_id as person, count(*)::int as jobs from pgboss.job
          where name = ${name} and state < 'completed' and group_id = any(${sql.param(known)}) group by group_id`,
    )
    for (const { person, jobs } of rows) ahead.set(person, jobs)
  }
  return persons.map((person) => {
    if (person === undefined) return {}
    const before = ahead.get(person) ?? 0
    ahead.set(person, before + 1)
    return { group: { id: person }, priority: -before }
  })
}

/**
 * Creates or migrates the tables of the job queue as the database's owner. Returns a function that ends it: a new
 * version's index is built afterwards, while the portal runs, and needs the owner's connection until then.
 */
export async function installJobs(url: string, log: Logger): Promise<() => Promise<void>> {
  const boss = new PgBoss({
    connectionString: await primaryOf(url),
    max: 2,
    supervise: false,
    schedule: false,
    bamIntervalSeconds: 10,
  })
  boss.on('error', (error) => log.warn({ err: error.message }, 'the job queue reported an error'))
  const stop = () => boss.stop({ graceful: false })
  const stopWhenDone = async () => {
    const waiting = await boss.getBamStatus()
    if (waiting.every(({ status }) => status === 'completed')) await stop()
  }
  await boss.start()
  boss.on('bam', () => void stopWhenDone().catch(() => {}))
  await stopWhenDone()
  return stop
}

/** Opens the queues of these jobs in the portal's own database, on the pool that Drizzle uses. */
export async function openJobs(
  pool: pg.Pool,
  log: Logger,
  metrics: Metrics,
  list: readonly Job[],
): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    // The owner creates the tables: see installJobs.
    migrate: false,
    // A job whose process died is retried after one heartbeat and one check by the monitor. Of all processes
    // together, one checks every three or four seconds.
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 3,
  })
  boss.on('error', (error) => log.warn({ err: error.message }, 'the job queue reported an error'))
  await boss.start()
  const [queues, schedules] = await Promise.all([boss.getQueues(), boss.getSchedules()])
  const known = new Map(queues.map((queue) => [queue.name, queue]))
  // Writing them again at each start would take longer than everything else here.
  const scheduled = new Set(
    schedules.map(({ name, cron, options }) => [name, cron, options?.missed].join(' ')),
  )
  const upsertQueue = async (name: string, options: Omit<Queue, 'name'>) => {
    const queue = known.get(name)
    if (!queue) await boss.createQueue(name, options)
    else if (Object.entries(options).some(([option, value]) => queue[option as keyof Queue] !== value)) {
      await boss.updateQueue(name, options)
    }
  }
  for (const { name, options, schedule } of list) {
    await upsertQueue(failedQueue(name), FAILED_DEFAULTS)
    await upsertQueue(name, { ...DEFAULTS, ...options, deadLetter: failedQueue(name) })
    if (schedule && !scheduled.has(`${name} ${schedule} ${MISSED}`)) {
      await boss.schedule(name, schedule, {}, { missed: MISSED })
    }
  }
  /** Queues that this process takes jobs from. */
  const taken: string[] = []
  return {
    async enqueue(tx, job, payload, { key, person = job.personOf?.(payload) } = {}) {
      const [turn] = await turnsOf(tx, job.name, [person])
      await boss.send(job.name, payload, {
        ...(key ? { singletonKey: key } : {}),
        ...turn,
        db: fromDrizzle(tx, sql),
      })
    },
    async enqueueAll(tx, job, payloads, personOf = (payload) => job.personOf?.(payload)) {
      if (payloads.length === 0) return
      const turns = await turnsOf(tx, job.name, payloads.map(personOf))
      await boss.insert(
        job.name,
        payloads.map((data, at) => ({ data, ...turns[at] })),
        { db: fromDrizzle(tx, sql) },
      )
    },
    async withdraw(tx, { name }, key) {
      const db = fromDrizzle(tx, sql)
      const found = await boss.findJobs(name, { key, db })
      if (found.length > 0) {
        await boss.deleteJob(
          name,
          found.map(({ id }) => id),
          { db },
        )
      }
    },
    async work(list, services) {
      for (const { name, run, giveUp, schedule, concurrency, deletedWhenEnded } of list) {
        const settle = async ({ id, data, signal }: QueuedJob): Promise<JobResult> => {
          const ended = metrics.jobs.startTimer({ job: name })
          try {
            await traced(name, () => run(services, data, signal))
            if (deletedWhenEnded) await boss.deleteJob(name, id)
            ended({ outcome: 'completed' })
            return { id, status: 'completed' }
          } catch (error) {
            ended({ outcome: 'failed' })
            return { id, status: 'failed', output: error }
          }
        }
        taken.push(name, failedQueue(name))
        // One poll takes all jobs that may run at once, so that an idle portal queries its database rarely.
        await boss.work(
          name,
          {
            pollingIntervalSeconds: schedule ? SCHEDULED_POLLING_SECONDS : 0.5,
            batchSize: concurrency ?? 1,
            perJobResults: true,
          },
          (batch: QueuedJob[]) => Promise.all(batch.map(settle)),
        )
        await boss.work(failedQueue(name), { pollingIntervalSeconds: 2 }, async ([failed]) => {
          if (!failed) return
          const { id, data } = failed
          await giveUp(services, data).catch((error: Error) => {
            log.warn({ job: name, id, err: error.message }, 'a failed job is not cleared up yet')
            throw error
          })
          metrics.givenUp.inc({ job: name })
          log.error({ job: name, id }, 'a job failed for good')
          if (!deletedWhenEnded) return
          await boss.deleteJob(failedQueue(name), id)
          await boss.deleteStoredJobs(name)
        })
      }
    },
    async ready() {
      if ((await boss.getQueues([])) === null) throw new Error('the job queue does not answer')
    },
    async close() {
      // A graceful `stop` would wait too, but half a second at least, even where nothing runs.
      const ended = Promise.all(taken.map((name) => boss.offWork(name)))
      await Promise.race([ended, delay(CLOSE_MS, undefined, { ref: false })])
      await boss.stop({ graceful: false, close: false })
    },
  }
}
