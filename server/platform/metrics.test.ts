import { afterAll, beforeAll, expect, it } from 'vitest'
import { send, signUp } from '../test/caller.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { serveMetrics } from './metrics.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())

it('metrics have calls by name and outcome, jobs, queues and connections, and no personal data', async () => {
  const { email, id, cookie } = await signUp(portal)
  await send(portal, 'GET', '/api/trpc/shop.orders', undefined, { headers: { cookie } })
  await send(portal, 'GET', '/api/trpc/admin.stats', undefined, { headers: { cookie } })
  await send(portal, 'POST', '/api/auth/request-password-reset', { email })
  const text = await eventually(async () => {
    const now = await portal.deps.metrics.text()
    return now.includes('portal_job_duration_seconds_count{job="send-mail",outcome="completed"} 1')
      ? now
      : undefined
  })
  for (const line of [
    /^portal_request_duration_seconds_count\{call="shop\.orders",outcome="ok"\} 1$/m,
    /^portal_request_duration_seconds_count\{call="admin\.stats",outcome="FORBIDDEN"\} 1$/m,
    /^portal_request_duration_seconds_count\{call="POST \/api\/auth\/request-password-reset",outcome="200"\} 1$/m,
    /^portal_database_connections\{state="waiting"\} \d+$/m,
    /^portal_event_streams 0$/m,
    /^nodejs_eventloop_lag_seconds /m,
  ]) {
    expect(text).toMatch(line)
  }
  expect(text).not.toContain(email)
  expect(text).not.toContain(id)
})

it('serveMetrics answers on a port of its own', async () => {
  const server = await serveMetrics(portal.deps.metrics, { host: '127.0.0.1', port: 0 })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(answer.headers.get('content-type')).toContain('version=0.0.4')
  expect(await answer.text()).toContain('# TYPE portal_request_duration_seconds histogram')
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  expect((await send(portal, 'GET', '/metrics')).headers['content-type']).toContain('text/html')
  server.close()
})
