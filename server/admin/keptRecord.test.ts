import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditLog } from '../../drizzle/schema.ts'
import { DELETE_WORD } from '../../shared/auth.ts'
import { PASSWORD, type Person, signUp } from '../test/caller.ts'
import { makeHistory } from '../test/history.ts'
import { makeRows } from '../test/make.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { keptRecord } from './keptRecord.ts'

let portal: TestPortal
let admin: Person
beforeAll(async () => {
  portal = await startPortal()
  admin = await signUp(portal, 'admin')
})
afterAll(() => portal.close())

const leave = ({ api }: Person) => api.auth.deleteAccount({ password: PASSWORD, confirmation: DELETE_WORD })

it('keptRecord prints plans with versions, signed notes with addenda and submitted forms of a deleted account, recorded', async () => {
  const { db } = portal.deps
  const { maya } = await makeHistory(portal, admin)
  const rows = makeRows(portal.deps)
  await maya.api.forms.submit({ id: await rows.sentForm(maya.id), answers: { q: 'Tired' } })
  const draft = { id: await rows.sentForm(maya.id), answers: { q: 'Not sent' }, base: 0 }
  await maya.api.forms.answer(draft)
  await expect(keptRecord(db, maya.id)).rejects.toThrow('There is no deleted account')
  await leave(maya)
  const record = JSON.parse(await keptRecord(db, maya.id))
  expect(record).toMatchObject({
    account: { id: maya.id, name: 'Maya Lindqvist', dateOfBirth: '1988-04-12' },
    plans: [
      { title: 'Iron for Asthma', author: 'Test Person', versions: [{ version: 1, by: 'Test Person' }] },
    ],
    notes: [
      { subjective: 'Asthma says she is tired', author: 'Test Person', addenda: [{ text: 'Asthma, later' }] },
    ],
    forms: [{ title: 'Anamnesis', version: 1, answers: { q: 'Tired' } }],
  })
  expect(JSON.stringify(record)).not.toContain('A draft about')
  expect(JSON.stringify(record)).not.toContain('Not sent')
  expect(JSON.parse(await keptRecord(db, 'maya lindqvist'))).toEqual(record)
  const log = and(eq(auditLog.subjectId, maya.id), eq(auditLog.action, 'record.kept-by-operator'))
  expect(await db.$count(auditLog, log)).toBe(2)

  const { maya: other } = await makeHistory(portal, admin)
  await leave(other)
  const several = keptRecord(db, 'Maya Lindqvist')
  await expect(several).rejects.toThrow(`${maya.id}, born 1988-04-12, deleted`)
  expect(JSON.parse(await keptRecord(db, other.id))).toMatchObject({ account: { id: other.id } })
})
