import { randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { allJobs } from './jobs.ts'
import { ROOT } from './platform/root.ts'

it('allJobs lists every job that a *.job.ts defines', async () => {
  const files = globSync('server/**/*.job.ts', { cwd: ROOT })
  const modules: object[] = await Promise.all(files.map((file) => import(`${ROOT}${file}`)))
  const defined = modules.flatMap((module) => Object.values(module)).filter((one) => one?.payload && one.run)
  expect(defined.map(({ name }) => name).toSorted()).toEqual(allJobs.map(({ name }) => name).toSorted())
})

it('a job accepts the payload that earlier releases put into its queue', () => {
  const id = randomUUID()
  const earlier: Record<string, object[]> = {
    'analyse-blood-test': [{ bloodTestId: id }],
    'send-mail': [
      { to: 'maya@test.clinic', subject: 'Hello', text: 'Hello' },
      { to: 'maya@test.clinic', subject: 'Hello', text: 'Hello', headers: { 'List-Unsubscribe': '<>' } },
    ],
    'send-push': [{ device: id, text: 'Hello', tag: 'doses', path: '/', until: '2026-11-23T08:00:00.000Z' }],
    'send-slow-push': [
      {
        device: id,
        text: 'Hello',
        tag: 'doses',
        path: '/',
        until: '2026-11-23T08:00:00.000Z',
        host: 'push.test',
      },
    ],
    'ask-password-reset': [{ email: 'maya@test.clinic' }],
    'remove-object': [{ key: 'uploads/report.pdf' }],
    'confirm-order': [{ orderId: id }],
    'notice-link-request': [{ id }],
    'notice-low-stock': [{ productId: id }],
    'write-import': [{ importId: id }],
    'read-busy-feed': [{ practitionerId: id }],
    'analyse-patient-health': [{ analysisId: id }, { analysisId: id, today: '2026-11-23' }],
  }
  for (const { name, payload } of allJobs) {
    for (const stored of earlier[name] ?? [{}]) expect(payload.parse(stored), name).toEqual(stored)
  }
})
