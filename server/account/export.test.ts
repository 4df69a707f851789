import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import tar from 'tar-stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, send, signUp } from '../test/caller.ts'
import { makeHistory } from '../test/history.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'

let portal: TestPortal
let history: Awaited<ReturnType<typeof makeHistory>>
beforeAll(async () => {
  portal = await startPortal()
  history = await makeHistory(portal, await signUp(portal, 'admin'))
})
afterAll(() => portal.close())

async function archiveOf({ cookie }: Person) {
  const answer = await send(portal, 'GET', '/api/my-data', undefined, { headers: { cookie } })
  expect(answer.headers['content-disposition']).toContain('my-data.tar')
  const found = new Map<string, Buffer>()
  for await (const entry of Readable.from([answer.rawPayload]).pipe(tar.extract())) {
    found.set(entry.header.name, await buffer(entry))
  }
  return found
}

describe('the archive of one’s own data', () => {
  it('has everything of the person, and who looked at it', async () => {
    const json = (await archiveOf(history.maya)).get('my-data.json')
    expect(JSON.parse(String(json))).toMatchObject({
      account: { email: history.maya.email },
      profile: { allergies: 'Asthma', modelConsentAt: null },
      treatmentPlans: [{ title: 'Iron for Asthma' }],
      dosesTaken: [{ medication: 'Iron 20 mg' }],
      healthEntries: [{ notes: 'Asthma' }],
      bloodTests: [{ id: history.bloodTestId }],
      orders: [{ notes: 'Asthma', items: [{ quantity: 1 }] }],
      sessions: [{}],
      accessToMyData: expect.arrayContaining([
        expect.objectContaining({ action: 'health.patientEntries', actor: 'Test Person' }),
      ]),
      lostFiles: [],
    })
  })

  it('has the uploaded files as they were sent', async () => {
    const { maya, bloodTestId, report } = history
    const file = (await archiveOf(maya)).get(`blood-tests/${bloodTestId}-Asthma.pdf`)
    expect(file?.equals(report)).toBe(true)
  })

  it('has no key of the storage, no secret, and nothing of anybody else', async () => {
    const whole = String((await archiveOf(history.maya)).get('my-data.json'))
    const token = decodeURIComponent(history.maya.cookie).split('=')[1]?.split('.')[0] ?? ''
    for (const secret of [token, '$argon2', 'filePath', history.jonas.email])
      expect(whole).not.toContain(secret)
    const other = String((await archiveOf(await signUp(portal))).get('my-data.json'))
    expect(other).not.toContain('Asthma')
  })
})
