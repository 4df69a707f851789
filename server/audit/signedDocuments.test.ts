import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signedDocuments } from '../../drizzle/schema.ts'
import { signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { verifySignedDocuments } from './signedDocuments.ts'

let portal: TestPortal
/** The consent that was signed, and where its PDF is stored. */
let consentId: string
let key: string
beforeAll(async () => {
  portal = await startPortal({
    ...{ ROLE: 'web', RATE_LIMITS: 'off' },
    FILES_KEY: 'what encrypts the files in these tests',
  })
  const admin = await signUp(portal, 'admin')
  const elena = await signUp(portal, 'practitioner')
  const maya = await signUp(portal, 'patient', 'Maya Lindqvist')
  await admin.api.admin.assignments.assign({ practitionerId: elena.id, patientId: maya.id })
  const document = await elena.api.consents.saveDocument({
    title: 'Privacy',
    text: 'For {name}',
    kind: 'privacy',
  })
  const asked = await elena.api.consents.ask({ patientId: maya.id, documentId: document.id })
  consentId = asked.id
  await maya.api.consents.sign({ id: consentId, name: 'Maya Lindqvist', capacity: 'self', method: 'typed' })
  const [row] = await portal.deps.db
    .select({ filePath: signedDocuments.filePath })
    .from(signedDocuments)
    .where(eq(signedDocuments.consentId, consentId))
  key = row?.filePath ?? ''
})
afterAll(() => portal.close())

const verify = () => verifySignedDocuments(portal.deps.db, portal.deps.files)
const read = async () => buffer(await portal.deps.files.get(key))
const write = (content: Buffer) => portal.deps.files.put(key, Readable.from([content]), 'application/pdf')

/** Runs SQL past the triggers, as only the owner of the tables can. */
const tamper = (statement: string) =>
  portal.deps.pool.query(
    `alter table signed_documents disable trigger user; ${statement}; alter table signed_documents enable trigger user`,
  )

it('verifySignedDocuments finds nothing wrong with what was signed', async () => {
  expect(await verify()).toEqual({ documents: 1, problems: [] })
})

it('verifySignedDocuments finds a flipped byte', async () => {
  const pdf = await read()
  const flipped = Buffer.from(pdf)
  flipped.writeUInt8(flipped.readUInt8(flipped.length >> 1) ^ 1, flipped.length >> 1)
  await write(flipped)
  expect((await verify()).problems).toEqual([
    `The signed document of consent ${consentId} was changed: ${key} is not what was signed.`,
  ])
  await write(pdf)
  expect((await verify()).problems).toEqual([])
})

it('verifySignedDocuments finds a missing file', async () => {
  const pdf = await read()
  await portal.deps.files.remove(key)
  expect((await verify()).problems).toEqual([
    `The signed document of consent ${consentId} cannot be read: ${key} is missing or damaged.`,
  ])
  await write(pdf)
})

it('verifySignedDocuments finds a row that was changed with its file: the audit log has the hash', async () => {
  const [row] = await portal.deps.db.select().from(signedDocuments)
  await tamper(`update signed_documents set sha256 = repeat('0', 64)`)
  expect((await verify()).problems).toEqual([
    `The signed document of consent ${consentId} is not the one that the audit log recorded.`,
  ])
  await tamper(`update signed_documents set sha256 = '${row?.sha256}'`)
  expect((await verify()).problems).toEqual([])
})

it('verifySignedDocuments finds a document whose row is gone', async () => {
  await tamper(`delete from signed_documents`)
  expect(await verify()).toEqual({
    documents: 0,
    problems: [`The signed document of consent ${consentId} is gone.`],
  })
})
