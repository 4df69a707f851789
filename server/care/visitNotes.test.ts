import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, notices } from '../../drizzle/schema.ts'
import { MAX_NOTE_TEXT } from '../../shared/visitNotes.ts'
import { translatorFor } from '../platform/locales.ts'
import { type Person, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'

const t = translatorFor('en')
let portal: TestPortal
let admin: Person
let elena: Person
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off' })
  admin = await signUp(portal, 'admin')
  elena = await signUp(portal, 'practitioner', 'Dr. Elena Hartmann')
})
afterAll(() => portal.close())

const link = (practitioner: Person, patient: Person) =>
  admin.api.admin.assignments.assign({ practitionerId: practitioner.id, patientId: patient.id })

/** A new patient in Elena's care. */
async function newPatient() {
  const maya = await signUp(portal, 'patient', 'Maya Lindqvist')
  const { id } = await link(elena, maya)
  return { maya, patientId: maya.id, linkId: id }
}
const notes = ({ api }: Person) => api.care.notes

describe('a draft', () => {
  it('a draft is seen by its author alone, and a signed note by everybody in care', async () => {
    const { maya, patientId } = await newPatient()
    const jonas = await signUp(portal, 'practitioner')
    await link(jonas, maya)
    const draft = await notes(elena).save({ patientId, subjective: 'Less tired', plan: 'Rest', base: null })
    expect(await notes(elena).list({ patientId })).toMatchObject([
      {
        id: draft.id,
        subjective: 'Less tired',
        forPatient: '',
        base: draft.base,
        signedAt: null,
        own: true,
      },
    ])
    expect(await notes(jonas).list({ patientId })).toEqual([])
    await expect(notes(jonas).save({ patientId, ...draft, plan: 'Mine' })).rejects.toThrow(
      t('care.refused.noNote'),
    )
    await expect(notes(jonas).sign({ patientId, ...draft })).rejects.toThrow(t('care.refused.noNote'))
    await expect(notes(jonas).addAddendum({ patientId, id: draft.id, text: 'More' })).rejects.toThrow(
      t('care.refused.noNote'),
    )
    await notes(elena).sign({ patientId, ...draft })
    expect(await notes(jonas).list({ patientId })).toMatchObject([
      { author: 'Dr. Elena Hartmann', own: false, signedAt: expect.any(Date) },
    ])
  })

  it('a draft that another tab has saved is not overwritten, and both texts can be read', async () => {
    const { patientId } = await newPatient()
    const first = await notes(elena).save({ patientId, plan: 'Rest', base: null })
    const second = await notes(elena).save({ patientId, ...first, plan: 'Rest and tea' })
    expect(second.base).not.toBe(first.base)
    const stale = notes(elena).save({ patientId, ...first, plan: 'Another plan' })
    await expect(stale).rejects.toMatchObject({
      code: 'CONFLICT',
      message: t('care.refused.newerDraft'),
    })
    await expect(notes(elena).sign({ patientId, ...first })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await notes(elena).list({ patientId })).toMatchObject([{ ...second, plan: 'Rest and tea' }])
    // The writer keeps the other text, on the newest base.
    await notes(elena).save({ patientId, ...second, plan: 'Another plan' })
    expect(await notes(elena).list({ patientId })).toMatchObject([{ plan: 'Another plan' }])
  })

  it('a draft saved by two tabs at the same moment is kept exactly once', async () => {
    const { patientId } = await newPatient()
    const draft = await notes(elena).save({ patientId, plan: 'Rest', base: null })
    const saves = Array.from({ length: 6 }, (_, tab) =>
      notes(elena).save({ patientId, ...draft, plan: `Tab ${tab}` }),
    )
    const done = await Promise.allSettled(saves)
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('there is one draft by author and patient: a second one is refused with the first', async () => {
    const { patientId } = await newPatient()
    const draft = await notes(elena).save({ patientId, id: randomUUID(), plan: 'Rest', base: null })
    const other = { patientId, id: randomUUID(), plan: 'Tea', base: null }
    await expect(notes(elena).save(other)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await notes(elena).list({ patientId })).toMatchObject([{ id: draft.id, plan: 'Rest' }])
    await notes(elena).sign({ patientId, ...draft })
    await notes(elena).save(other)
    expect(await notes(elena).list({ patientId })).toMatchObject([
      { plan: 'Tea', signedAt: null },
      { plan: 'Rest' },
    ])
  })

  it('a save and a signature that are repeated after a lost answer change nothing', async () => {
    const { patientId } = await newPatient()
    const begin = { patientId, id: randomUUID(), plan: 'Rest', base: null }
    const draft = await notes(elena).save(begin)
    expect(await notes(elena).save(begin)).toEqual(draft)
    const next = { patientId, ...draft, forPatient: 'Tea' }
    const saved = await notes(elena).save(next)
    expect(await notes(elena).save(next)).toEqual(saved)
    await notes(elena).sign({ patientId, ...saved })
    await notes(elena).sign({ patientId, ...saved })
    expect(await portal.deps.db.$count(notices, eq(notices.targetId, draft.id))).toBe(1)
  })

  it('what the patient will read is never filled from another part of the note', async () => {
    const { maya, patientId } = await newPatient()
    const parts = { subjective: 'S', objective: 'O', assessment: 'A', plan: 'Rule out coeliac disease.' }
    const draft = await notes(elena).save({ patientId, ...parts, base: null })
    const second = await notes(elena).save({ patientId, ...draft, plan: 'Rule out lymphoma.' })
    expect(await notes(elena).list({ patientId })).toMatchObject([{ forPatient: '' }])
    await notes(elena).sign({ patientId, ...second, release: true })
    expect(await notes(elena).list({ patientId })).toMatchObject([{ releasedAt: null }])
    expect(await notes(maya).released()).toEqual([])

    const own = await notes(elena).save({
      patientId,
      plan: 'Iron',
      forPatient: 'Take your iron.',
      base: null,
    })
    const last = await notes(elena).save({ patientId, ...own, plan: 'Iron only' })
    await notes(elena).sign({ patientId, ...last })
    expect(await notes(maya).released()).toMatchObject([{ text: 'Take your iron.' }])
  })

  it('the migration takes copies of the plan out of drafts, and leaves words and signed notes', async () => {
    const [copied, written, signed] = [await newPatient(), await newPatient(), await newPatient()]
    const copy = { plan: 'Rule out coeliac disease.', forPatient: 'Rule out coeliac disease.', base: null }
    await notes(elena).save({ patientId: copied.patientId, ...copy })
    await notes(elena).save({ patientId: written.patientId, ...copy, forPatient: 'Take your iron.' })
    const draft = await notes(elena).save({ patientId: signed.patientId, ...copy })
    await notes(elena).sign({ patientId: signed.patientId, ...draft })
    await portal.deps.pool.query(await readFile('drizzle/migrations/0035_drafts_without_copies.sql', 'utf8'))
    for (const [{ patientId }, forPatient] of [
      [copied, ''],
      [written, 'Take your iron.'],
      [signed, copy.forPatient],
    ] as const)
      expect(await notes(elena).list({ patientId })).toMatchObject([{ plan: copy.plan, forPatient }])
    expect(await notes(signed.maya).released()).toMatchObject([{ text: copy.forPatient }])
  })

  it('a draft refuses texts beyond their length, and an empty note at the signature', async () => {
    const { patientId } = await newPatient()
    const long = 'x'.repeat(MAX_NOTE_TEXT + 1)
    await expect(notes(elena).save({ patientId, plan: long, base: null })).rejects.toThrow(
      'care.invalid.noteLength',
    )
    const draft = await notes(elena).save({ patientId, plan: ' \n', base: null })
    await expect(notes(elena).sign({ patientId, ...draft })).rejects.toThrow(t('care.refused.emptyNote'))
    await notes(elena).save({ patientId, ...draft, plan: long.slice(1) })
    await expect(notes(elena).addAddendum({ patientId, id: draft.id, text: '  ' })).rejects.toThrow(
      'care.invalid.noText',
    )
  })
})

describe('a signed note', () => {
  it('a signed note is locked for its author, an admin in care and SQL; addenda are added in order', async () => {
    const { maya, patientId } = await newPatient()
    await portal.deps.db.execute(
      `insert into practitioner_patients (practitioner_id, patient_id) values ('${admin.id}', '${maya.id}')`,
    )
    const draft = await notes(elena).save({ patientId, plan: 'Rest', base: null })
    await expect(
      portal.deps.pool.query(
        'insert into visit_note_addenda (note_id, author_id, text) values ($1, $2, $3)',
        [draft.id, elena.id, 'Too early'],
      ),
    ).rejects.toThrow('only a signed note has addenda')
    await notes(elena).sign({ patientId, ...draft })
    const change = { patientId, ...draft, plan: 'Another' }
    await expect(notes(elena).save(change)).rejects.toThrow(t('care.refused.lockedNote'))
    await expect(notes(elena).save({ ...change, base: null })).rejects.toThrow(t('care.refused.lockedNote'))
    await expect(notes(admin).save(change)).rejects.toThrow(t('care.refused.noNote'))
    for (const statement of [
      "update visit_notes set plan = 'Another' where id = $1",
      'update visit_notes set signed_at = null where id = $1',
      'delete from visit_notes where id = $1',
    ])
      await expect(portal.deps.pool.query(statement, [draft.id])).rejects.toThrow(
        'visit_notes is append-only',
      )
    await expect(portal.deps.pool.query('truncate visit_notes cascade')).rejects.toThrow('append-only')

    const more = { patientId, id: draft.id, addendumId: randomUUID(), text: 'Ferritin 18 confirms it.' }
    await notes(elena).addAddendum(more)
    await notes(elena).addAddendum(more)
    // Words that are not kept must not be called added.
    const other = notes(elena).addAddendum({ ...more, text: 'Ferritin 18 does not confirm it.' })
    await expect(other).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(notes(admin).addAddendum(more)).rejects.toMatchObject({ code: 'CONFLICT' })
    await notes(admin).addAddendum({ patientId, id: draft.id, text: 'Seen by phone.' })
    const [locked] = await notes(elena).list({ patientId })
    expect(locked).toMatchObject({
      plan: 'Rest',
      addenda: [
        { text: 'Ferritin 18 confirms it.', by: 'Dr. Elena Hartmann', at: expect.any(Date) },
        { text: 'Seen by phone.', by: 'Test Person' },
      ],
    })
    for (const statement of ["update visit_note_addenda set text = 'x'", 'delete from visit_note_addenda'])
      await expect(portal.deps.pool.query(`${statement} where note_id = $1`, [draft.id])).rejects.toThrow(
        'visit_note_addenda is append-only',
      )
  })

  it('a draft never changes its patient or author', async () => {
    const { patientId } = await newPatient()
    const { patientId: other } = await newPatient()
    const { id } = await notes(elena).save({ patientId, plan: 'Rest', base: null })
    await expect(
      portal.deps.pool.query('update visit_notes set patient_id = $1 where id = $2', [other, id]),
    ).rejects.toThrow('never changes its patient')
    // A note of one patient is unknown under another one.
    const stored = await notes(elena).list({ patientId })
    const moved = { patientId: other, id, base: stored[0]?.base ?? '' }
    await expect(notes(elena).save(moved)).rejects.toThrow(t('care.refused.noNote'))
    await expect(notes(elena).sign(moved)).rejects.toThrow(t('care.refused.noNote'))
  })

  it('the patient reads what was released, with one notice, and nothing else of any note', async () => {
    const { maya, patientId } = await newPatient()
    const first = await notes(elena).save({
      patientId,
      assessment: 'Iron deficiency',
      plan: 'Ferritin again in March',
      forPatient: 'Iron',
      base: null,
    })
    expect(await notes(maya).released()).toEqual([])
    await notes(elena).sign({ patientId, ...first })
    const second = await notes(elena).save({ patientId, forPatient: 'Not for her', base: null })
    await notes(elena).sign({ patientId, ...second, release: false })
    const third = await notes(elena).save({ patientId, plan: 'For us', forPatient: ' ', base: null })
    await notes(elena).sign({ patientId, ...third })

    expect(await notes(maya).released()).toEqual([
      { id: first.id, at: expect.any(Date), by: 'Dr. Elena Hartmann', language: null, text: 'Iron' },
    ])
    const { rows } = await maya.api.notices.list()
    expect(rows.map(({ text, href }) => ({ text, href }))).toEqual([
      { text: t('notices.text.note-released', { author: 'Dr. Elena Hartmann' }), href: '/record/timeline' },
    ])
    const refused = { code: 'FORBIDDEN' }
    await expect(notes(maya).list({ patientId })).rejects.toMatchObject(refused)
    await expect(notes(maya).facts({ patientId, today: '2026-11-22' })).rejects.toMatchObject(refused)
    expect(await notes(await signUp(portal)).released()).toEqual([])
  })

  it('after the care link ends, the author reads and writes no note of this patient, and the patient still does', async () => {
    const { maya, patientId, linkId } = await newPatient()
    const draft = await notes(elena).save({ patientId, forPatient: 'Rest', base: null })
    await notes(elena).sign({ patientId, ...draft })
    await admin.api.admin.assignments.remove({ id: linkId })
    const refused = { code: 'NOT_FOUND' }
    await expect(notes(elena).list({ patientId })).rejects.toMatchObject(refused)
    await expect(notes(elena).save({ patientId, plan: 'More', base: null })).rejects.toMatchObject(refused)
    await expect(notes(elena).addAddendum({ patientId, id: draft.id, text: 'More' })).rejects.toMatchObject(
      refused,
    )
    expect(await notes(maya).released()).toHaveLength(1)
  })

  it('reads, signatures and addenda are recorded each time, and saves of a draft once in ten minutes', async () => {
    const { patientId } = await newPatient()
    let draft = await notes(elena).save({ patientId, plan: 'Rest', base: null })
    draft = await notes(elena).save({ patientId, ...draft, plan: 'Rest more' })
    await notes(elena).list({ patientId })
    await notes(elena).list({ patientId })
    await notes(elena).sign({ patientId, ...draft })
    await notes(elena).addAddendum({ patientId, id: draft.id, text: 'More' })
    const rows = await portal.deps.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.actorId, elena.id), eq(auditLog.subjectId, patientId)))
    expect(rows.map(({ action }) => action)).toEqual([
      'care.notes.save',
      'care.notes.list',
      'care.notes.list',
      'care.notes.sign',
      'care.notes.addAddendum',
    ])
    expect(JSON.stringify(rows)).not.toContain('Rest')
  })
})
