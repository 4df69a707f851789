import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, expect, it, vi } from 'vitest'
import { send, signUp } from '../test/caller.ts'
import { startPortal } from '../test/portal.ts'

type Traces = {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] }
    scopeSpans: { spans: { name: string; status: { code: number } }[] }[]
  }[]
}

const received: unknown[] = []
const collector = createServer(async (request, response) => {
  received.push(await json(request))
  response.end('{}')
})
afterAll(() => {
  collector.close()
  vi.unstubAllEnvs()
})

it('spans of calls and jobs have name and outcome, and no personal data', async () => {
  await new Promise<void>((ready) => collector.listen(0, '127.0.0.1', ready))
  const address = collector.address()
  const endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  // OpenTelemetry reads its variables itself.
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint)
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment.name=the-tests')
  const portal = await startPortal({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })
  const { cookie, email, id } = await signUp(portal, 'patient', 'Ottilie Kestrel')
  await send(portal, 'GET', '/api/trpc/shop.orders', undefined, { headers: { cookie } })
  await send(portal, 'GET', '/api/trpc/admin.stats', undefined, { headers: { cookie } })
  await portal.close()

  const traces = received as Traces[]
  const attributes = traces[0]?.resourceSpans[0]?.resource.attributes
  expect(attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'verbena' } })
  expect(attributes).toContainEqual({
    key: 'deployment.environment.name',
    value: { stringValue: 'the-tests' },
  })
  const spans = traces.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )
  const codeOf = (name: string) => spans.find((span) => span.name === name)?.status.code
  const [UNSET, ERROR] = [0, 2]
  expect(codeOf('shop.orders')).toBe(UNSET)
  expect(codeOf('admin.stats')).toBe(ERROR)
  const all = JSON.stringify(received)
  for (const private_ of [email, id, 'Ottilie', 'Kestrel']) expect(all).not.toContain(private_)
})
