import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, bloodTestResults, practitionerPatients, userRoles } from '../../drizzle/schema.ts'
import { MAX_UPLOAD_BYTES } from '../../shared/bloodTests.ts'
import { ironPanel } from '../demo/reports.ts'
import type { Files } from '../platform/files.ts'
import { defineJob } from '../platform/jobs.ts'
import { translatorFor } from '../platform/locales.ts'
import { cleanFileName } from '../platform/upload.ts'
import { type Person, send, signUp } from '../test/caller.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { endedResult } from '../test/results.ts'
import { upload } from '../test/upload.ts'
import { analyseBloodTest } from './analyse.job.ts'
import { UPLOADS } from './upload.ts'

const t = translatorFor('en')

let portal: TestPortal
let report: Buffer
beforeAll(async () => {
  portal = await startPortal()
  report = Buffer.from(await ironPanel())
})
afterAll(() => portal.close())

const finished = (person: Person, id: string) => eventually(() => endedResult(person, id))

async function objects(files: Files) {
  const keys: string[] = []
  for await (const { key } of files.list(UPLOADS)) keys.push(key)
  return keys
}

async function analysed(person: Person, content = report, name?: string) {
  const answer = await upload(portal, content, { cookie: person.cookie, ...(name ? { name } : {}) })
  expect(answer.statusCode).toBe(201)
  return finished(person, answer.json<{ id: string }>().id)
}

describe('an uploaded report', () => {
  it('an uploaded report is stored, analysed, and read back as it was sent', async () => {
    const maya = await signUp(portal)
    const result = await analysed(maya)
    expect(result).toMatchObject({ fileName: 'report.pdf', status: 'completed', failure: null })
    expect(result.markers.map(({ name }) => name)).toContain('Ferritin')
    expect(String(result.analysis)).toContain('Ferritin')
    const file = await send(portal, 'GET', `/api/blood-tests/${result.id}/file`, undefined, {
      headers: { cookie: maya.cookie },
    })
    expect(file.rawPayload.equals(report)).toBe(true)
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(file.headers['content-security-policy']).toContain('sandbox')
    expect(file.headers['content-disposition']).toMatch(/^attachment/)
  })

  it('an uploaded report is stored under its owner, with the extension of its content', async () => {
    const maya = await signUp(portal)
    const { id } = await analysed(maya, report, 'holiday.exe')
    const [row] = await portal.deps.db.select().from(bloodTestResults).where(eq(bloodTestResults.id, id))
    expect(row?.filePath).toMatch(new RegExp(`^blood-tests/${maya.id}/\\d+-[0-9a-f]{12}\\.pdf$`))
  })

  it('an uploaded report is first in the list', async () => {
    const maya = await signUp(portal)
    const older = await analysed(maya)
    const newer = await analysed(maya)
    expect((await maya.api.bloodTests.list()).rows.map(({ id }) => id)).toEqual([newer.id, older.id])
  })
})

describe('refused uploads', () => {
  const tooLarge = t('app.refused.largeFile')
  const wrongType = t('bloodTests.refused.type')
  const exe = Buffer.concat([Buffer.from('MZ\x90\x00\x03'), Buffer.alloc(500)])
  it.each<[string, Buffer, number, string]>([
    ['a page of HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, wrongType],
    [
      'a drawing with scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      415,
      wrongType,
    ],
    ['a program named .pdf', exe, 415, wrongType],
    ['plain text', Buffer.from('Hemoglobin 13.4 g/dL'), 415, wrongType],
    ['an empty file', Buffer.alloc(0), 400, t('app.refused.emptyFile')],
    [
      'one byte too many',
      Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(MAX_UPLOAD_BYTES - 8)]),
      413,
      tooLarge,
    ],
  ])('an upload of %s is refused, and nothing of it is stored', async (_case, content, status, message) => {
    const maya = await signUp(portal)
    const before = await objects(portal.deps.files)
    const answer = await upload(portal, content, { cookie: maya.cookie })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ message })
    expect((await maya.api.bloodTests.list()).rows).toEqual([])
    expect(await objects(portal.deps.files)).toEqual(before)
  })

  it('an upload without a session, without a file, or in another field is refused', async () => {
    const maya = await signUp(portal)
    expect((await upload(portal, report, {})).statusCode).toBe(401)
    expect((await upload(portal, report, { cookie: maya.cookie, field: 'other' })).statusCode).toBe(400)
    const json = await send(
      portal,
      'POST',
      '/api/blood-tests',
      { file: 'x' },
      { headers: { cookie: maya.cookie } },
    )
    expect(json.statusCode).toBe(400)
  })

  it('an upload whose row cannot be written is removed from the storage', async () => {
    const maya = await signUp(portal)
    const before = await objects(portal.deps.files)
    const { enqueue } = portal.deps.jobs
    portal.deps.jobs.enqueue = () => Promise.reject(new Error('the queue is full'))
    try {
      expect((await upload(portal, report, { cookie: maya.cookie })).statusCode).toBe(500)
    } finally {
      portal.deps.jobs.enqueue = enqueue
    }
    expect((await maya.api.bloodTests.list()).rows).toEqual([])
    expect(await objects(portal.deps.files)).toEqual(before)
  })

  it('an upload stays in the storage when the database’s answer is lost, since its row may exist', async () => {
    const maya = await signUp(portal)
    const before = await objects(portal.deps.files)
    const { enqueue } = portal.deps.jobs
    portal.deps.jobs.enqueue = () => Promise.reject(new Error('Connection terminated unexpectedly'))
    try {
      expect((await upload(portal, report, { cookie: maya.cookie })).statusCode).toBe(503)
    } finally {
      portal.deps.jobs.enqueue = enqueue
    }
    expect(await objects(portal.deps.files)).toHaveLength(before.length + 1)
  })
})

describe('the largest upload', () => {
  it('an upload may have exactly 10485760 bytes', async () => {
    const maya = await signUp(portal)
    const padded = Buffer.concat([report, Buffer.alloc(MAX_UPLOAD_BYTES - report.length, 0x20)])
    expect((await upload(portal, padded, { cookie: maya.cookie })).statusCode).toBe(201)
  })
})

describe('unreadable uploads', () => {
  it('an unreadable upload fails with a sentence for its owner', async () => {
    const maya = await signUp(portal)
    const result = await analysed(maya, report.subarray(0, Math.floor(report.length / 3)))
    expect(result.status).toBe('failed')
    expect(result.failed).toEqual({ why: 'damaged' })
    expect(result.failure).toBe(t('bloodTests.failure.damaged'))
    expect(result.markers).toEqual([])
  })

  it('a picture of 17000 by 17000 pixels fails, and the server goes on running', async () => {
    const maya = await signUp(portal)
    const create = { width: 17_000, height: 17_000, channels: 3, background: 'white' } as const
    const picture = await sharp({ create, limitInputPixels: false }).png({ compressionLevel: 9 }).toBuffer()
    const result = await analysed(maya, picture, 'huge.png')
    expect(result.status).toBe('failed')
    expect(result.failed).toEqual({ why: 'pixels' })
    expect((await send(portal, 'GET', '/healthz')).statusCode).toBe(200)
  })
})

describe('file names', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\boot.ini', 'boot.ini'],
    ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie: x=1.pdf'],
    ['\u202Efdp.exe', 'fdp.exe'],
    ['', 'blood-test'],
    ['é'.repeat(300), 'é'.repeat(200)],
  ])('the file name %j is shown as %j', (name, shown) => {
    expect(cleanFileName(name, 'blood-test')).toBe(shown)
  })

  it('a file name cannot add headers to a download', async () => {
    const maya = await signUp(portal)
    const { id } = await analysed(maya, report, 'Blut "test"; é.pdf'.replaceAll('"', '%22'))
    const file = await send(portal, 'GET', `/api/blood-tests/${id}/file`, undefined, {
      headers: { cookie: maya.cookie },
    })
    expect(file.headers['content-disposition']).toMatch(
      /^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w%.-]+$/,
    )
  })
})

describe("somebody else's blood test", () => {
  it("somebody else's blood test answers like an unknown id, whatever is called", async () => {
    const [maya, eve] = [await signUp(portal), await signUp(portal)]
    const { id } = await analysed(maya)
    for (const unknown of [id, randomUUID()]) {
      await expect(eve.api.bloodTests.retry({ id: unknown })).rejects.toThrow(t('bloodTests.refused.noTest'))
      await expect(eve.api.bloodTests.remove({ id: unknown })).rejects.toThrow(t('bloodTests.refused.noTest'))
      const file = await send(portal, 'GET', `/api/blood-tests/${unknown}/file`, undefined, {
        headers: { cookie: eve.cookie },
      })
      expect([file.statusCode, file.json()]).toEqual([
        404,
        { message: t('bloodTests.refused.noTest'), refusal: 'NOT_FOUND' },
      ])
    }
    expect((await eve.api.bloodTests.list()).rows).toEqual([])
    expect((await maya.api.bloodTests.list()).rows).toHaveLength(1)
  })

  it('a blood test is open to the practitioner in care, recorded, while the care link and the role last', async () => {
    const { db } = portal.deps
    const [maya, elena] = [await signUp(portal), await signUp(portal, 'practitioner')]
    const { id } = await analysed(maya)
    const status = async () =>
      (
        await send(portal, 'GET', `/api/blood-tests/${id}/file`, undefined, {
          headers: { cookie: elena.cookie },
        })
      ).statusCode
    expect(await status()).toBe(404)
    const [link] = await db
      .insert(practitionerPatients)
      .values({ practitionerId: elena.id, patientId: maya.id })
      .returning()
    expect(await status()).toBe(200)
    const seen = await db.select().from(auditLog).where(eq(auditLog.actorId, elena.id))
    expect(seen).toMatchObject([
      { action: 'session.begin', subjectId: elena.id },
      { action: 'blood-test.file', subjectId: maya.id, targetId: id },
    ])
    await db.update(userRoles).set({ verified: false }).where(eq(userRoles.userId, elena.id))
    expect(await status()).toBe(404)
    await db.update(userRoles).set({ verified: true, role: 'patient' }).where(eq(userRoles.userId, elena.id))
    expect(await status()).toBe(404)
    await db.update(userRoles).set({ role: 'admin' }).where(eq(userRoles.userId, elena.id))
    expect(await status()).toBe(200)
    await db.delete(practitionerPatients).where(eq(practitionerPatients.id, link?.id ?? ''))
    expect(await status()).toBe(404)
  })
})

describe('a removed blood test', () => {
  it('removeBloodTest removes row, job and object', async () => {
    const web = await startPortal({ ROLE: 'web' })
    try {
      const maya = await signUp(web)
      const { id } = (await upload(web, report, { cookie: maya.cookie })).json<{ id: string }>()
      const jobs = () => web.deps.pool.query("select id from pgboss.job where name = 'analyse-blood-test'")
      expect((await jobs()).rowCount).toBe(1)
      await maya.api.bloodTests.remove({ id })
      expect((await maya.api.bloodTests.list()).rows).toEqual([])
      expect((await jobs()).rowCount).toBe(0)
      expect(await objects(web.deps.files)).toEqual([])
    } finally {
      await web.close()
    }
  })
})

describe('waiting uploads', () => {
  it('waiting uploads are analysed in turns, so that one person’s many files do not delay another’s first', async () => {
    const portalAtRest = await startPortal({ ROLE: 'web' })
    try {
      const [maya, noor] = [await signUp(portalAtRest), await signUp(portalAtRest)]
      const sent = async ({ cookie }: Person) =>
        (await upload(portalAtRest, report, { cookie })).json<{ id: string }>().id
      const [first, second, third, others] = [
        await sent(maya),
        await sent(maya),
        await sent(maya),
        await sent(noor),
      ]
      const finishedFirst: string[] = []
      const { jobs, db } = portalAtRest.deps
      const { name, payload } = analyseBloodTest
      const fail = defineJob({
        name,
        payload,
        async handler(_services, { bloodTestId }) {
          finishedFirst.push(bloodTestId)
          await db
            .update(bloodTestResults)
            .set({ status: 'failed' })
            .where(eq(bloodTestResults.id, bloodTestId))
        },
      })
      await jobs.work([fail], {})
      await eventually(async () => (finishedFirst.length === 4 ? true : undefined))
      expect(finishedFirst).toEqual([first, others, second, third])
    } finally {
      await portalAtRest.close()
    }
  })
})

describe('a failed analysis', () => {
  it('retryBloodTest runs a failed analysis again, and refuses any other', async () => {
    const maya = await signUp(portal)
    const failed = await analysed(maya, report.subarray(0, 400))
    await maya.api.bloodTests.retry({ id: failed.id })
    expect((await finished(maya, failed.id)).status).toBe('failed')
    const done = await analysed(maya)
    await expect(maya.api.bloodTests.retry({ id: done.id })).rejects.toThrow(
      t('bloodTests.refused.notFailed'),
    )
  })
})

describe('live updates', () => {
  it("bloodTests.onChange ticks for the owner's changes only, and ends with the session", async () => {
    const [maya, eve] = [await signUp(portal), await signUp(portal)]
    const heard = { maya: 0, eve: 0 }
    const listen = async (person: Person, key: keyof typeof heard) => {
      for await (const _tick of await person.api.bloodTests.onChange()) heard[key]++
    }
    const streams = [listen(maya, 'maya'), listen(eve, 'eve')]
    await analysed(maya)
    await eventually(async () => (heard.maya >= 3 ? true : undefined))
    expect(heard.eve).toBe(0)
    for (const { cookie } of [maya, eve]) {
      const headers = { cookie, origin: portal.deps.env.PUBLIC_URL }
      await send(portal, 'POST', '/api/auth/sign-out', {}, { headers })
    }
    await Promise.all(streams)
  })
})
