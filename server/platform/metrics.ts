import type { Server } from 'node:http'
import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Seconds: from a cached answer to the slowest call that still succeeds. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Seconds: a mail takes a moment, a photographed report most of a minute. */
const JOB_BUCKETS = [0.05, 0.1, 0.5, 1, 2.5, 5, 10, 20, 60]

/** Due jobs of each queue, and how long the oldest has been due. Queues of failed jobs are listed separately. */
const QUEUES = `
  select name,
    count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
    count(*) filter (where state = 'active')::int as active,
    coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0)::float8 as age
  from pgboss.job where state <= 'active' group by name`

/** The metrics of this process for Prometheus. Labels are names of calls, queues and outcomes, never personal data. */
export type Metrics = ReturnType<typeof openMetrics>

/** Starts counting; `text()` reads the figures. */
export function openMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    requests: new Histogram({
      name: 'portal_request_duration_seconds',
      help: 'Time to answer, by procedure or route and by outcome (ok, a tRPC error code, or an HTTP status).',
      labelNames: ['call', 'outcome'] as const,
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    shed: new Counter({
      name: 'portal_requests_shed_total',
      help: 'Requests refused with 503 because too many were waiting.',
      registers,
    }),
    streams: new Gauge({ name: 'portal_event_streams', help: 'Open event streams of browsers.', registers }),
    jobs: new Histogram({
      name: 'portal_job_duration_seconds',
      help: 'Time that a job took, by kind and outcome (completed or failed; a failed one may be tried again).',
      labelNames: ['job', 'outcome'] as const,
      buckets: JOB_BUCKETS,
      registers,
    }),
    givenUp: new Counter({
      name: 'portal_jobs_given_up_total',
      help: 'Jobs whose retries are used up.',
      labelNames: ['job'] as const,
      registers,
    }),
    /** Adds the connection pool and, queried at each scrape, the queues. */
    watch(pool: pg.Pool) {
      const connections = new Gauge({
        name: 'portal_database_connections',
        help: 'Connections of the pool by state; waiting counts requests that wait for one.',
        labelNames: ['state'] as const,
        registers,
        collect() {
          connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
          connections.set({ state: 'idle' }, pool.idleCount)
          connections.set({ state: 'waiting' }, pool.waitingCount)
        },
      })
      const depth = new Gauge({
        name: 'portal_queue_jobs',
        help: 'Jobs that are due or running, of the whole installation.',
        labelNames: ['queue', 'state'] as const,
        registers,
        async collect() {
          // While the database does not answer, the figures are unknown, which is not zero.
          const { rows } = await pool.query(QUEUES).catch(() => ({ rows: [] }))
          depth.reset()
          age.reset()
          for (const { name: queue, waiting, active, age: seconds } of rows) {
            depth.set({ queue, state: 'waiting' }, waiting)
            depth.set({ queue, state: 'active' }, active)
            age.set({ queue }, seconds)
          }
        },
      })
      const age = new Gauge({
        name: 'portal_queue_oldest_seconds',
        help: 'How long the oldest waiting job has been due.',
        labelNames: ['queue'] as const,
        registers,
      })
    },
    /** All metrics in Prometheus's text format. */
    text: () => registry.metrics(),
  }
}

/** Answers `GET /metrics` on a port of its own, which is never public. */
export async function serveMetrics(metrics: Metrics, where: { host: string; port: number }): Promise<Server> {
  // On demand for the reason of nodeHttp.ts.
  const { createServer } = await import('node:http')
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    const text = await metrics.text()
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text)
  })
  server.listen(where.port, where.host)
  await new Promise<void>((ready, failed) => server.once('listening', ready).once('error', failed))
  return server
}
