import { randomBytes } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  auditLog,
  consents,
  notices,
  practitionerPatients,
  sessions,
  signedDocuments,
  signingSessions,
} from '../../drizzle/schema.ts'
import { verifySignedDocuments } from '../audit/signedDocuments.ts'
import { translatorFor } from '../platform/locales.ts'
import { callerOf, cookiesOf, PASSWORD, type Person, send, signUp } from '../test/caller.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { sweepSigningSessions } from './handedOver.ts'

const t = translatorFor('en')
const DOCUMENT = { text: 'Between {clinic} and {name}.', kind: 'contract', explained: false } as const
const STROKE = { points: [0, 20, 40].map((x) => ({ x, y: x / 2, time: x, pressure: 0.5 })) }

let portal: TestPortal
let elena: Person
/** The device, without any session. */
let device: ReturnType<typeof callerOf>['consents']['device']

beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web', RATE_LIMITS: 'off' })
  device = callerOf(portal).consents.device
})
afterAll(() => portal.close())

/** A patient in care who was asked to sign documents of these titles. */
async function patientWith(...titles: string[]) {
  elena = await signUp(portal, 'practitioner', 'Elena Marsh')
  const maya = await signUp(portal, 'patient', 'Maya Quill')
  await portal.deps.db.insert(practitionerPatients).values({ practitionerId: elena.id, patientId: maya.id })
  const asked: string[] = []
  for (const title of titles) {
    const { id: documentId } = await elena.api.consents.saveDocument({ ...DOCUMENT, title })
    asked.push((await elena.api.consents.ask({ patientId: maya.id, documentId })).id)
  }
  return { maya, asked }
}

const handedOver = async (maya: Person) => (await elena.api.consents.handOver({ patientId: maya.id })).token
const stateOf = async (id: string | undefined) =>
  (
    await portal.deps.db
      .select()
      .from(consents)
      .where(eq(consents.id, id ?? ''))
  )[0]?.state
const actionsOf = async ({ id }: Person) =>
  (
    await portal.deps.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subjectId, id))
      .orderBy(auditLog.id)
  ).map(({ action }) => action)
const toldTo = (person: Person, about: Person) =>
  portal.deps.db
    .select({ kind: notices.kind, targetId: notices.targetId })
    .from(notices)
    .where(and(eq(notices.userId, person.id), eq(notices.patientId, about.id)))
const typed = { name: 'maya  QUILL', capacity: 'self', method: 'typed' } as const
const REFUSED = t('consents.refused.noDevice')

describe('a device of the practice', () => {
  it('handing it over ends the practitioner’s session, and the link opens the open documents alone', async () => {
    const { maya, asked } = await patientWith('Contract', 'Costs')
    const { maya: other, asked: foreign } = await patientWith('Foreign')
    await portal.deps.db.insert(practitionerPatients).values({ practitionerId: elena.id, patientId: maya.id })
    await maya.api.consents.decline({ id: asked[1] ?? '' })
    const token = await handedOver(maya)
    expect(await elena.api.auth.me()).toBeNull()
    expect(await portal.deps.db.$count(sessions, eq(sessions.userId, elena.id))).toBe(0)

    const opened = await device.documents({ token })
    expect(opened).toMatchObject({ patient: 'Maya Quill', practitioner: 'Elena Marsh', locale: 'en' })
    expect(opened.documents.map(({ id, title }) => ({ id, title }))).toEqual([
      { id: asked[0], title: 'Contract' },
    ])
    expect(opened.documents[0]?.text).toContain('and Maya Quill.')
    for (const id of [foreign[0], asked[1]]) {
      await expect(device.sign({ token, id: id ?? '', ...typed })).rejects.toThrow(t('consents.refused.none'))
      await expect(device.decline({ token, id: id ?? '' })).rejects.toThrow(t('consents.refused.none'))
    }
    expect(await stateOf(foreign[0])).toBe('asked')
    const [row] = await portal.deps.db
      .select()
      .from(signingSessions)
      .where(eq(signingSessions.patientId, maya.id))
    expect(JSON.stringify(row)).not.toContain(token)
    const answer = await send(portal, 'GET', '/api/trpc/consents.mine', undefined, {
      headers: { cookie: `better-auth.session_token=${token}` },
    })
    expect(answer.statusCode).toBe(401)
    expect(other.id).not.toBe(maya.id)
  })

  it('what is signed on it says so in its row, its PDF and the audit log', async () => {
    const { maya, asked } = await patientWith('Contract', 'Photograph')
    const token = await handedOver(maya)
    const [contract = '', photo = ''] = asked
    await device.sign({ token, id: contract, ...typed })
    await device.sign({
      ...{ token, id: photo, name: 'Anna Quill', capacity: 'guardian', forName: 'Maya Quill' },
      ...{ method: 'drawn', drawing: [STROKE] },
    })
    await expect(device.sign({ token, id: contract, ...typed })).rejects.toMatchObject({ code: 'CONFLICT' })

    const rows = await portal.deps.db
      .select()
      .from(signedDocuments)
      .where(eq(signedDocuments.patientId, maya.id))
    expect(rows.map(({ handedBy, capacity }) => ({ handedBy, capacity }))).toEqual(
      expect.arrayContaining([
        { handedBy: elena.id, capacity: 'self' },
        { handedBy: elena.id, capacity: 'guardian' },
      ]),
    )
    const file = await send(portal, 'GET', `/api/consents/${contract}/file`, undefined, {
      headers: { cookie: maya.cookie },
    })
    const pdf = await getDocumentProxy(new Uint8Array(file.rawPayload))
    const { text } = await extractText(pdf, { mergePages: true })
    // Who asked for it, and who handed the device over.
    expect(text.match(/Elena Marsh/g)).toHaveLength(2)
    const [line] = await portal.deps.db
      .select({ detail: auditLog.detail })
      .from(auditLog)
      .where(and(eq(auditLog.targetId, contract), eq(auditLog.action, 'consent.sign')))
    expect(line?.detail).toMatchObject({ handedBy: elena.id, capacity: 'self', method: 'typed' })
    const { problems } = await verifySignedDocuments(portal.deps.db, portal.deps.files)
    expect(problems.filter((problem) => asked.some((id) => problem.includes(id)))).toEqual([])
  })

  it.each([
    ['the signer', { ...typed, name: 'Zoe Quill' }],
    [
      'whom a guardian signs for',
      { name: 'Anna', capacity: 'guardian', forName: 'Tom', method: 'typed' } as const,
    ],
  ])('another name of %s signs nothing, ends the link and is told', async (_who, input) => {
    const { maya, asked } = await patientWith('Contract')
    const token = await handedOver(maya)
    const [id = ''] = asked
    await expect(device.sign({ token, id, ...input })).rejects.toThrow(t('consents.refused.stopped'))
    expect(await stateOf(id)).toBe('asked')
    await expect(device.documents({ token })).rejects.toThrow(REFUSED)
    await expect(device.sign({ token, id, ...typed })).rejects.toThrow(REFUSED)
    expect(await toldTo(elena, maya)).toEqual([{ kind: 'consent-stopped', targetId: id }])
    expect((await actionsOf(maya)).slice(-2)).toEqual(['consent.hand-over', 'consent.stop'])
  })

  it('a question is told to who handed it over, and closes that document alone', async () => {
    const { maya, asked } = await patientWith('Contract', 'Costs')
    const token = await handedOver(maya)
    const [contract = '', costs = ''] = asked
    await device.question({ token, id: contract })
    expect((await device.documents({ token })).documents.map(({ id }) => id)).toEqual([costs])
    await expect(device.sign({ token, id: contract, ...typed })).rejects.toThrow(t('consents.refused.none'))
    expect(await stateOf(contract)).toBe('asked')
    expect(await toldTo(elena, maya)).toEqual([{ kind: 'consent-question', targetId: contract }])
  })

  it('what is declined on it says so in the audit log', async () => {
    const { maya, asked } = await patientWith('Costs')
    const token = await handedOver(maya)
    const [costs = ''] = asked
    await device.decline({ token, id: costs })
    expect(await stateOf(costs)).toBe('declined')
    const [line] = await portal.deps.db
      .select({ detail: auditLog.detail })
      .from(auditLog)
      .where(and(eq(auditLog.targetId, costs), eq(auditLog.action, 'consent.decline')))
    expect(line?.detail).toEqual({ handedBy: elena.id })
  })

  it('a signature that is drawn while the device is handed back is not recorded', async () => {
    const { maya, asked } = await patientWith('Contract')
    const { db } = portal.deps
    const token = await handedOver(maya)
    const [id = ''] = asked
    const waiting = (count: number) =>
      eventually(async () => {
        const { rows } = await db.execute(sql`
          select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
        return rows.length >= count || undefined
      })
    let outcome: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([])
    await db.transaction(async (tx) => {
      const mine = eq(signingSessions.patientId, maya.id)
      await tx.select({ id: signingSessions.id }).from(signingSessions).where(mine).for('update')
      // The first in the queue for the link's row ends it; the signature still saw it open.
      const ended = device.handBack({ token })
      await waiting(1)
      outcome = Promise.allSettled([device.sign({ token, id, ...typed }), ended])
      await waiting(2)
    })
    expect((await outcome).map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    expect(await stateOf(id)).toBe('asked')
  })

  it('a link that was handed back, replaced, expired or never made is answered alike', async () => {
    const { maya } = await patientWith('Contract')
    const { db } = portal.deps
    const back = await handedOver(maya)
    await device.handBack({ token: back })
    const again = async () => {
      elena = { ...elena, api: (await signedInAgain(elena)).api }
      return handedOver(maya)
    }
    const replaced = await again()
    const expired = await again()
    await db
      .update(signingSessions)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(signingSessions.patientId, maya.id))
    const unlinked = await again()
    await db.delete(practitionerPatients).where(eq(practitionerPatients.patientId, maya.id))
    for (const token of [back, replaced, expired, unlinked, randomBytes(32).toString('base64url'), '']) {
      await expect(device.documents({ token }), token).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: REFUSED,
      })
      await expect(device.handBack({ token })).rejects.toThrow(REFUSED)
    }
    await db
      .update(signingSessions)
      .set({ expiresAt: new Date(Date.now() - 2 * 86_400_000) })
      .where(eq(signingSessions.patientId, maya.id))
    await sweepSigningSessions(db)
    expect(await db.$count(signingSessions, eq(signingSessions.patientId, maya.id))).toBe(0)
  })

  it('a device of the practice is not handed over with nothing to sign or for a patient of others, and the session stays', async () => {
    const { maya } = await patientWith()
    const stranger = await signUp(portal)
    await expect(handedOver(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(handedOver(maya)).rejects.toThrow(t('consents.refused.nothingToSign'))
    expect(await elena.api.auth.me()).not.toBeNull()
  })

  it('two links that are made at once leave one', async () => {
    const { maya } = await patientWith('Contract')
    const { db } = portal.deps
    const others = await Promise.all(
      ['Tom Reed', 'Ann Reed'].map((name) => signUp(portal, 'practitioner', name)),
    )
    await db
      .insert(practitionerPatients)
      .values(others.map(({ id }) => ({ practitionerId: id, patientId: maya.id })))
    await Promise.all([elena, ...others].map(({ api }) => api.consents.handOver({ patientId: maya.id })))
    const open = and(eq(signingSessions.patientId, maya.id), isNull(signingSessions.endedAt))
    expect(await db.$count(signingSessions, open)).toBe(1)
  })

  it('two signatures at once make one', async () => {
    const { maya, asked } = await patientWith('Contract')
    const token = await handedOver(maya)
    const [id = ''] = asked
    const tries = await Promise.allSettled([1, 2].map(() => device.sign({ token, id, ...typed })))
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await portal.deps.db.$count(signedDocuments, eq(signedDocuments.consentId, id))).toBe(1)
  })
})

/** The same person in a new session. */
async function signedInAgain({ email }: Person) {
  const answer = await send(portal, 'POST', '/api/auth/sign-in/email', { email, password: PASSWORD })
  return { api: callerOf(portal, cookiesOf(answer)) }
}
