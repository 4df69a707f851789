import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { fromDrizzle, type Job, type JobResult, PgBoss, type Queue } from 'pg-boss'
import type { Logger } from 'pino'
import type { z } from 'zod'
import type { Queries } from './db.ts'
import type { Metrics } from './metrics.ts'
import { traced } from './tracing.ts'

/** A kind of background work: its queue's name, what it is told (ids, never health data), and how it may fail. */
export type JobKind<T extends object = object> = {
  name: string
  data: z.ZodType<T>
  /** pg-boss's own options: retries, expiry (seconds), heartbeat (seconds). */
  queue?: Omit<Queue, 'name' | 'deadLetter'>
  /** How many are taken and run at once in this process; the next ones follow when all of them ended. */
  concurrency?: number
  /** What it is told opens something: its rows are deleted once it has ended, well or not. */
  forgotten?: true
  /** For whom it is, where what it is told says so: an id or an address. */
  personOf?(data: T): string
  /** Runs on a clock (cron, UTC) instead of on request. */
  schedule?: string
}

/** What a worker does with a job, and what it does once all retries are used up. */
export type JobHandler<T extends object = object> = {
  kind: JobKind<T>
  run(data: T, signal: AbortSignal): Promise<void>
  /** Must leave the row that waits for the job in its failed state. */
  giveUp?(data: T): Promise<void>
}

/** Ties a handler to its kind, so that `data` has the kind's type. */
export const handle = <T extends object>(handler: JobHandler<T>) => handler as unknown as JobHandler

export type Jobs = {
  /**
   * Adds a job in the caller's transaction: it exists exactly if the transaction commits. Jobs of a kind are taken in
   * turn between persons: one's second comes after everybody's first. `person` is an id or an address; a job without one
   * is like a person's first. The oldest of a turn goes first.
   */
  enqueue<T extends object>(
    tx: Queries,
    kind: JobKind<T>,
    data: T,
    options?: { key?: string; person?: string },
  ): Promise<void>
  /** The same for many jobs, in two statements at most. */
  enqueueAll<T extends object>(
    tx: Queries,
    kind: JobKind<T>,
    data: T[],
    personOf?: (data: T) => string | undefined,
  ): Promise<void>
  /** Takes back the jobs of a key that have not finished. */
  withdraw<T extends object>(tx: Queries, kind: JobKind<T>, key: string): Promise<void>
  /** Starts working on jobs in this process. */
  work(handlers: JobHandler[]): Promise<void>
  /** Fails where the queue does not answer. */
  ready(): Promise<void>
  close(): Promise<void>
}

/** How every kind may fail, unless it says otherwise: all that any of them changes, so that an update changes it back. */
const USUAL = {
  retryLimit: 2,
  retryDelay: 1,
  retryBackoff: false,
  expireInSeconds: 900,
  // The shortest that pg-boss allows. Without a heartbeat, a job that a crash left half fetched would be missed only
  // after a quarter of an hour.
  heartbeatSeconds: 10,
} satisfies Omit<Queue, 'name'>

/** What a failed job leaves must be put right: whatever broke the job may break that too, for a while. */
const GIVING_UP = { ...USUAL, retryLimit: 60 } satisfies Omit<Queue, 'name'>

/** Between two looks for work that nobody waits for. */
const UNHURRIED_SECONDS = 5

const dead = (name: string) => `${name}-failed`

/** Where jobs for these persons stand: each behind those of its person that are not finished, in pg-boss's own options. */
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
 * Installs the job queue's tables as the database's owner, or brings them to this version. Answers with what ends it: an
 * index that a new version wants is built afterwards, while the portal works, and until then the owner's connection stays.
 */
export async function installJobs(url: string, log: Logger): Promise<() => Promise<void>> {
  const boss = new PgBoss({
    connectionString: url,
    max: 2,
    supervise: false,
    schedule: false,
    bamIntervalSeconds: 10,
  })
  boss.on('error', (error) => log.warn({ err: error.message }, 'the job queue met an error'))
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

/** Opens the job queue in the portal's own database, on the pool that Drizzle uses. */
export async function openJobs(
  pool: pg.Pool,
  log: Logger,
  metrics: Metrics,
  kinds: JobKind[],
): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    // Tables are the owner's: installJobs.
    migrate: false,
    // A job whose process died is given back within a heartbeat and one look of the monitor; of all processes together,
    // one looks every three or four seconds.
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 3,
  })
  boss.on('error', (error) => log.warn({ err: error.message }, 'the job queue met an error'))
  await boss.start()
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const bringForward = async (name: string, options: Omit<Queue, 'name'>) => {
    const queue = known.get(name)
    if (!queue) await boss.createQueue(name, options)
    else if (Object.entries(options).some(([option, value]) => queue[option as keyof Queue] !== value)) {
      await boss.updateQueue(name, options)
    }
  }
  for (const kind of kinds) {
    await bringForward(dead(kind.name), GIVING_UP)
    await bringForward(kind.name, { ...USUAL, ...kind.queue, deadLetter: dead(kind.name) })
    if (kind.schedule) await boss.schedule(kind.name, kind.schedule, {})
  }
  return {
    async enqueue(tx, kind, data, { key, person = kind.personOf?.(data) } = {}) {
      const [turn] = await turnsOf(tx, kind.name, [person])
      await boss.send(kind.name, data, {
        ...(key ? { singletonKey: key } : {}),
        ...turn,
        db: fromDrizzle(tx, sql),
      })
    },
    async enqueueAll(tx, kind, data, personOf = (one) => kind.personOf?.(one)) {
      if (data.length === 0) return
      const turns = await turnsOf(tx, kind.name, data.map(personOf))
      await boss.insert(
        kind.name,
        data.map((one, at) => ({ data: one, ...turns[at] })),
        { db: fromDrizzle(tx, sql) },
      )
    },
    async withdraw(tx, kind, key) {
      const db = fromDrizzle(tx, sql)
      const found = await boss.findJobs(kind.name, { key, db })
      if (found.length > 0) {
        await boss.deleteJob(
          kind.name,
          found.map((job) => job.id),
          { db },
        )
      }
    },
    async work(handlers) {
      for (const { kind, run, giveUp } of handlers) {
        const settle = async ({ id, data, signal }: Job<object>): Promise<JobResult> => {
          const ended = metrics.jobs.startTimer({ job: kind.name })
          try {
            await traced(kind.name, () => run(kind.data.parse(data), signal))
            if (kind.forgotten) await boss.deleteJob(kind.name, id)
            ended({ outcome: 'completed' })
            return { id, status: 'completed' }
          } catch (error) {
            ended({ outcome: 'failed' })
            return { id, status: 'failed', output: error }
          }
        }
        // One look takes all that may run at once: a portal that rests asks little of its database.
        await boss.work(
          kind.name,
          {
            pollingIntervalSeconds: kind.schedule ? UNHURRIED_SECONDS : 0.5,
            batchSize: kind.concurrency ?? 1,
            perJobResults: true,
          },
          (batch: Job<object>[]) => Promise.all(batch.map(settle)),
        )
        await boss.work(dead(kind.name), { pollingIntervalSeconds: 2 }, async ([job]) => {
          if (!job) return
          await giveUp?.(kind.data.parse(job.data)).catch((error: Error) => {
            log.warn({ job: kind.name, id: job.id, err: error.message }, 'a failed job is not cleared up yet')
            throw error
          })
          metrics.givenUp.inc({ job: kind.name })
          log.error({ job: kind.name, id: job.id }, 'a job failed for good')
          if (!kind.forgotten) return
          await boss.deleteJob(dead(kind.name), job.id)
          await boss.deleteStoredJobs(kind.name)
        })
      }
    },
    async ready() {
      if ((await boss.getQueues([])) === null) throw new Error('the job queue does not answer')
    },
    close: () => boss.stop({ graceful: true, timeout: 10_000, close: false }),
  }
}
