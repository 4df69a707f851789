import { createHash, randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, notices, signedDocuments } from '../../drizzle/schema.ts'
import { utcDay } from '../../locales/translate.ts'
import { DELETE_WORD } from '../../shared/auth.ts'
import { MOST_POINTS } from '../../shared/consents.ts'
import { translatorFor } from '../platform/locales.ts'
import { archiveOf } from '../test/archive.ts'
import { PASSWORD, type Person, send, signUp } from '../test/caller.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { inGroups } from './sheet.ts'

const t = translatorFor('en')
/** A document is drawn in a thread, which has the catalogues as they are, whatever the run has made of English. */
const french = translatorFor('fr')
const NAME = 'Maya Lindqvist'

let portal: TestPortal
let admin: Person
let elena: Person
let maya: Person
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off', CLINIC_NAME: 'Clinic of the Lake' })
  admin = await signUp(portal, 'admin', 'Ruth Adler')
  elena = await signUp(portal, 'practitioner', 'Elena Hartmann')
  maya = await patientOfElena()
})
afterAll(() => portal.close())

async function patientOfElena(name = NAME) {
  const person = await signUp(portal, 'patient', name)
  await admin.api.admin.assignments.assign({ practitionerId: elena.id, patientId: person.id })
  return person
}

type NewDocument = Parameters<Person['api']['consents']['saveDocument']>[0]
const CONTRACT: NewDocument = {
  title: 'Treatment contract',
  text: '# What is agreed\nBetween {clinic}, represented by {practitioner}, and {name}, born {dateOfBirth}, on {today}.',
  kind: 'contract',
}
const documentOf = async (fields: Partial<NewDocument> = {}) =>
  (await elena.api.consents.saveDocument({ ...CONTRACT, ...fields })).id

/** A document that the patient was asked to sign. */
async function asked(patient = maya, fields: Partial<NewDocument> = {}) {
  const documentId = await documentOf(fields)
  return (await elena.api.consents.ask({ patientId: patient.id, documentId })).id
}

const STROKES = [
  {
    penColor: 'black',
    dotSize: 0,
    minWidth: 0.5,
    maxWidth: 2.5,
    velocityFilterWeight: 0.7,
    compositeOperation: 'source-over',
    points: [0, 20, 40].map((x) => ({ x, y: x / 2, time: 1_790_000_000_000 + x, pressure: 0.5 })),
  },
]
const typed = { name: NAME, capacity: 'self', method: 'typed' } as const

const fileOf = (id: string, { cookie }: Person) =>
  send(portal, 'GET', `/api/consents/${id}/file`, undefined, { headers: { cookie } })
const sha256 = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex')
const flat = (text: string) => text.replaceAll(/\s+/g, ' ').normalize('NFC')
async function textOf(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { text } = await extractText(document, { mergePages: true })
  return flat(text)
}
const stateOf = async (id: string, person = maya) =>
  (await person.api.consents.mine()).find((one) => one.id === id)?.state
const noticesOf = (person: Person, id: string) =>
  portal.deps.db
    .select({ kind: notices.kind })
    .from(notices)
    .where(and(eq(notices.userId, person.id), eq(notices.targetId, id)))

describe('saveDocument', () => {
  it('saveDocument makes a new version of a change, and none of the same content', async () => {
    const first = await elena.api.consents.saveDocument(CONTRACT)
    expect(first.version).toBe(1)
    const { id } = first
    expect(await elena.api.consents.saveDocument({ ...CONTRACT, id })).toEqual({ id, version: 1 })
    expect(await elena.api.consents.saveDocument({ ...CONTRACT, id, text: 'Shorter' })).toEqual({
      id,
      version: 2,
    })
    expect((await elena.api.consents.documents()).find((one) => one.id === id)).toMatchObject({
      version: 2,
      title: 'Treatment contract',
      kind: 'contract',
      by: 'Elena Hartmann',
    })
    expect(await elena.api.consents.versions({ documentId: id })).toMatchObject([
      { version: 2 },
      { version: 1 },
    ])
    expect(await elena.api.consents.version({ documentId: id, version: 1 })).toMatchObject({
      text: CONTRACT.text,
    })
  })

  it('saveDocument numbers versions that are saved at the same time one after the other', async () => {
    const id = await documentOf()
    const texts = ['one', 'two', 'three', 'four']
    const saved = await Promise.all(
      texts.map((text) => elena.api.consents.saveDocument({ ...CONTRACT, id, text })),
    )
    expect(saved.map(({ version }) => version).sort()).toEqual([2, 3, 4, 5])
  })

  it('saveDocument leaves what was asked and signed before as it was', async () => {
    const documentId = await documentOf({ text: 'The first text' })
    const ask = async () => (await elena.api.consents.ask({ patientId: maya.id, documentId })).id
    const [signed, open] = [await ask(), await ask()]
    await maya.api.consents.sign({ ...typed, id: signed })
    const before = await fileOf(signed, maya)
    await elena.api.consents.saveDocument({ ...CONTRACT, id: documentId, text: 'The second text' })
    expect(await maya.api.consents.get({ id: signed })).toMatchObject({ version: 1, text: 'The first text' })
    expect(await maya.api.consents.get({ id: open })).toMatchObject({ version: 1, text: 'The first text' })
    expect((await fileOf(signed, maya)).rawPayload.equals(before.rawPayload)).toBe(true)
    expect(await maya.api.consents.get({ id: await ask() })).toMatchObject({ version: 2 })
  })

  it('saveDocument refuses an empty title, an empty text, and a kind that does not exist', async () => {
    for (const wrong of [{ title: '  ' }, { text: '' }, { kind: 'other' as 'own' }]) {
      await expect(documentOf(wrong)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
  })
})

describe('ask', () => {
  it('ask needs who explained a document and when, where it must be explained orally', async () => {
    const documentId = await documentOf({ explained: true })
    const input = { patientId: maya.id, documentId }
    const [explainedBy, explainedAt] = ['Dr. Elena Hartmann', '2026-11-02T08:05:00.000Z']
    for (const lacking of [{}, { explainedBy }, { explainedAt }, { explainedBy: ' ', explainedAt }]) {
      await expect(elena.api.consents.ask({ ...input, ...lacking })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      })
    }
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    await expect(
      elena.api.consents.ask({ ...input, explainedBy, explainedAt: tomorrow }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const { id } = await elena.api.consents.ask({ ...input, explainedBy, explainedAt })
    expect(await maya.api.consents.get({ id })).toMatchObject({ state: 'asked', explainedBy })
  })

  it('ask tells the patient, and refuses a retired document', async () => {
    const documentId = await documentOf()
    const { id } = await elena.api.consents.ask({ patientId: maya.id, documentId })
    const { rows } = await maya.api.notices.list({})
    expect(rows.find(({ href }) => href === `/documents/${id}`)?.text).toBe(
      t('notices.text.consent-asked', { author: 'Elena Hartmann' }),
    )
    await elena.api.consents.retireDocument({ id: documentId, retired: true })
    await expect(elena.api.consents.ask({ patientId: maya.id, documentId })).rejects.toThrow(
      t('consents.refused.noDocument'),
    )
    expect(await stateOf(id)).toBe('asked')
    await elena.api.consents.retireDocument({ id: documentId, retired: false })
    await elena.api.consents.ask({ patientId: maya.id, documentId })
  })
})

describe('sign', () => {
  it('sign makes a PDF with the whole text, the names, and the hash of the text', async () => {
    const patient = await patientOfElena('Maya Łindqvist')
    await patient.api.auth.updateProfile({
      ...{ fullName: 'Maya Łindqvist', dateOfBirth: '1988-04-12', locale: 'fr' },
    })
    const documentId = await documentOf({ explained: true })
    const { id } = await elena.api.consents.ask({
      ...{ patientId: patient.id, documentId },
      ...{ explainedBy: 'Jonas Weber', explainedAt: '2026-11-02T08:05:00.000Z' },
    })
    const { text: shown } = await patient.api.consents.get({ id })
    await patient.api.consents.sign({ ...typed, id, name: 'Maya Łindqvist' })
    const text = await textOf((await fileOf(id, patient)).rawPayload)
    for (const part of [
      'Clinic of the Lake',
      'Treatment contract',
      'What is agreed',
      `represented by Elena Hartmann, and Maya Łindqvist, born ${french('consents.day', { day: utcDay('1988-04-12') })}`,
      french('consents.sheet.explained', { by: 'Jonas Weber', day: utcDay('2026-11-02'), time: '08:05' }),
      french('consents.sheet.capacity.self'),
      french('consents.sheet.simple'),
      inGroups(sha256(shown)),
    ]) {
      expect(text).toContain(flat(part))
    }
  })

  it('sign keeps the PDF: the same bytes each time, with the hash that the lists and the audit log have', async () => {
    const id = await asked()
    await maya.api.consents.sign({ ...typed, id, method: 'drawn', drawing: STROKES })
    const [first, second] = [await fileOf(id, maya), await fileOf(id, maya)]
    expect(first.statusCode).toBe(200)
    expect(first.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true)
    const hash = sha256(first.rawPayload)
    expect((await maya.api.consents.mine()).find((one) => one.id === id)).toMatchObject({
      ...{ title: 'Treatment contract', version: 1, state: 'signed', capacity: 'self', method: 'drawn' },
      ...{ signedAt: expect.any(Date), sha256: hash },
    })
    const log = await portal.deps.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.targetId, id), eq(auditLog.action, 'consent.sign')))
    expect(log).toMatchObject([{ actorId: maya.id, subjectId: maya.id, detail: { sha256: hash } }])
  })

  it('sign is in the language of the patient', async () => {
    const patient = await patientOfElena('Léa Martin')
    await patient.api.auth.updateProfile({ fullName: 'Léa Martin', locale: 'fr' })
    const id = await asked(patient)
    await patient.api.consents.sign({ ...typed, id, name: 'Léa Martin' })
    expect(await textOf((await fileOf(id, patient)).rawPayload)).toContain(
      flat(french('consents.sheet.simple')),
    )
  })

  it.each(['maya lindqvist', '  MAYA   LINDQVIST ', 'Maya\u00a0Lindqvist'])(
    'sign accepts the name of the account as %j',
    async (name) => {
      const id = await asked()
      await maya.api.consents.sign({ ...typed, id, name })
      expect(await stateOf(id)).toBe('signed')
    },
  )

  it('sign compares names in NFC, and refuses another name with a sentence', async () => {
    const patient = await patientOfElena('Zoë Ångström')
    const id = await asked(patient)
    await expect(patient.api.consents.sign({ ...typed, id, name: 'Zoe Angstrom' })).rejects.toThrow(
      t('consents.refused.otherName'),
    )
    expect(await stateOf(id, patient)).toBe('asked')
    await patient.api.consents.sign({ ...typed, id, name: 'Zoë Ångström'.normalize('NFD') })
    expect(await stateOf(id, patient)).toBe('signed')
  })

  it('sign lets a guardian sign for the patient, with both names', async () => {
    const patient = await patientOfElena(NAME)
    await patient.api.auth.updateProfile({ fullName: NAME, locale: 'fr' })
    const id = await asked(patient)
    const guardian = { ...typed, id, name: 'Anders Lindqvist', capacity: 'guardian' } as const
    await expect(patient.api.consents.sign(guardian)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(patient.api.consents.sign({ ...guardian, forName: 'Elias Lindqvist' })).rejects.toThrow(
      t('consents.refused.otherForName'),
    )
    await expect(patient.api.consents.sign({ ...guardian, name: ' ', forName: NAME })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    await patient.api.consents.sign({ ...guardian, forName: 'maya lindqvist' })
    const text = await textOf((await fileOf(id, patient)).rawPayload)
    expect(text).toContain('Anders Lindqvist')
    expect(text).toContain(flat(french('consents.sheet.capacity.guardian', { name: NAME })))
  })

  it('sign refuses a drawn signature without strokes, and one of too many points', async () => {
    const id = await asked()
    const point = { x: 1, y: 1, time: 0, pressure: 0.5 }
    const long = Array.from({ length: MOST_POINTS + 1 }, (_, x) => ({ ...point, x: x % 1000 }))
    const wrong = [
      undefined,
      [],
      [{ points: [] }],
      [{ points: [point, point] }],
      [{ points: long.slice(1) }, { points: [point] }],
      [{ points: [{ ...point, x: 1e9 }, point] }],
    ]
    for (const drawing of wrong) {
      await expect(
        maya.api.consents.sign({ ...typed, id, method: 'drawn', ...(drawing && { drawing }) }),
      ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
    expect(await stateOf(id)).toBe('asked')
  })

  it('sign is possible once, also where two tabs sign at the same time', async () => {
    const id = await asked()
    const both = await Promise.allSettled([1, 2].map(() => maya.api.consents.sign({ ...typed, id })))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(maya.api.consents.sign({ ...typed, id })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await portal.deps.db.$count(signedDocuments, eq(signedDocuments.consentId, id))).toBe(1)
    const [row] = await portal.deps.db
      .select({ filePath: signedDocuments.filePath })
      .from(signedDocuments)
      .where(eq(signedDocuments.consentId, id))
    const folder = row?.filePath.replace(/[^/]+$/, '') ?? ''
    const kept: string[] = []
    for await (const { key } of portal.deps.files.list(folder)) kept.push(key)
    expect(kept).toHaveLength(
      await portal.deps.db.$count(signedDocuments, eq(signedDocuments.patientId, maya.id)),
    )
  })

  it('sign brings a copy to the patient by a notice and a mail, and tells the practitioner', async () => {
    const id = await asked()
    await maya.api.consents.sign({ ...typed, id })
    const mail = await eventually(async () =>
      portal.mails.find(({ to, text }) => to === maya.email && text.includes(`/documents/${id}`)),
    )
    expect(mail.subject).toBe(t('consents.mail.subject', { clinic: 'Clinic of the Lake' }))
    expect(mail.text).not.toContain('Treatment contract')
    expect(await noticesOf(maya, id)).toContainEqual({ kind: 'consent-signed' })
    const { rows } = await elena.api.notices.list({})
    expect(rows[0]).toMatchObject({
      text: t('notices.text.consent-signed', { patient: NAME }),
      href: `/practitioner/patients/${maya.id}/documents`,
    })
  })
})

describe('GET /api/consents/:id/file', () => {
  it('the file of a consent is for its patient and practitioners in care, after the signature', async () => {
    const id = await asked()
    expect((await fileOf(id, maya)).statusCode).toBe(404)
    expect((await fileOf(id, elena)).statusCode).toBe(404)
    await maya.api.consents.sign({ ...typed, id })
    const answers = await Promise.all([maya, elena].map((person) => fileOf(id, person)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const stranger = await signUp(portal, 'practitioner')
    for (const person of [stranger, admin, await signUp(portal)]) {
      expect((await fileOf(id, person)).statusCode).toBe(404)
    }
    expect((await fileOf(randomUUID(), maya)).statusCode).toBe(404)
    const read = and(eq(auditLog.targetId, id), eq(auditLog.action, 'consent.file'))
    expect(await portal.deps.db.select().from(auditLog).where(read)).toMatchObject([
      { actorId: elena.id, subjectId: maya.id },
    ])
  })
})

describe('decline and withdraw', () => {
  it('decline ends a request, once, and tells the practitioner', async () => {
    const id = await asked()
    await maya.api.consents.decline({ id })
    expect(await stateOf(id)).toBe('declined')
    for (const late of [
      () => maya.api.consents.decline({ id }),
      () => maya.api.consents.sign({ ...typed, id }),
      () => maya.api.consents.withdraw({ id }),
    ]) {
      await expect(late()).rejects.toMatchObject({ code: 'CONFLICT' })
    }
    expect(await noticesOf(elena, id)).toEqual([{ kind: 'consent-declined' }])
  })

  it('withdraw ends what was signed, once, and leaves the signed document', async () => {
    const id = await asked(maya, { kind: 'photo' })
    await expect(maya.api.consents.withdraw({ id })).rejects.toMatchObject({ code: 'CONFLICT' })
    await maya.api.consents.sign({ ...typed, id })
    const before = await fileOf(id, maya)
    await maya.api.consents.withdraw({ id })
    expect(await elena.api.consents.ofPatient({ patientId: maya.id })).toContainEqual(
      expect.objectContaining({ id, state: 'withdrawn', withdrawnAt: expect.any(Date) }),
    )
    expect((await fileOf(id, maya)).rawPayload.equals(before.rawPayload)).toBe(true)
    await expect(maya.api.consents.withdraw({ id })).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(maya.api.consents.sign({ ...typed, id })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await noticesOf(elena, id)).toContainEqual({ kind: 'consent-withdrawn' })
  })

  it('withdraw refuses information about costs, which grants nothing', async () => {
    const id = await asked(maya, { kind: 'costs' })
    await maya.api.consents.sign({ ...typed, id })
    await expect(maya.api.consents.withdraw({ id })).rejects.toThrow(t('consents.refused.nothingToWithdraw'))
  })
})

describe('a signed document', () => {
  it.each([
    "update signed_documents set name = 'Somebody Else'",
    'delete from signed_documents',
    "update consents set state = 'asked' where state = 'signed'",
    "delete from consents where state = 'signed'",
    "update consents set explained_by = 'Somebody Else', explained_at = now()",
    "update consent_document_versions set text = 'Another text'",
    'delete from consent_document_versions',
  ])('a signed document cannot be changed, even by the owner of the tables: %s', async (statement) => {
    const id = await asked()
    await maya.api.consents.sign({ ...typed, id })
    await expect(portal.deps.db.execute(sql.raw(statement))).rejects.toThrow()
    expect(await stateOf(id)).toBe('signed')
  })

  it('a signed document is in the archive of the patient’s data, with its PDF', async () => {
    const patient = await patientOfElena()
    const id = await asked(patient)
    await patient.api.consents.sign({ ...typed, id })
    const archive = await archiveOf(portal, patient)
    const pdf = (await fileOf(id, patient)).rawPayload
    expect(archive.get(`signed-documents/${id}.pdf`)?.equals(pdf)).toBe(true)
    expect(JSON.parse(String(archive.get('my-data.json')))).toMatchObject({
      consents: [{ id, title: 'Treatment contract', state: 'signed', askedBy: 'Elena Hartmann' }],
      signedDocuments: [{ consentId: id, name: NAME, sha256: sha256(pdf) }],
    })
  })

  it('a signed document outlives the account, with name and date of birth; an open request does not', async () => {
    const patient = await patientOfElena('Nora Lind')
    await patient.api.auth.updateProfile({ fullName: 'Nora Lind', dateOfBirth: '1990-01-02' })
    const [signed, open] = [await asked(patient), await asked(patient)]
    await patient.api.consents.sign({ ...typed, id: signed, name: 'Nora Lind' })
    await patient.api.auth.deleteAccount({ password: PASSWORD, confirmation: DELETE_WORD })
    const { rows } = await portal.deps.db.execute(
      sql`select c.id, u.name, p.date_of_birth as born from consents c
        join users u on u.id = c.patient_id join profiles p on p.id = u.id where c.id in (${signed}, ${open})`,
    )
    expect(rows).toEqual([{ id: signed, name: 'Nora Lind', born: '1990-01-02' }])
    const [document] = await portal.deps.db
      .select()
      .from(signedDocuments)
      .where(eq(signedDocuments.consentId, signed))
    expect(await portal.deps.files.get(document?.filePath ?? '')).toBeDefined()
  })
})
