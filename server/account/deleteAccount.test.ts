import { randomUUID } from 'node:crypto'
import { and, eq, getTableColumns, getTableName, is, isNotNull, isNull, SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  auditLog,
  bloodTestResults,
  healthTracking,
  messages,
  noticeSettings,
  orders,
  practitionerPatients,
  profiles,
  reminderTimes,
  retests,
  sessions,
  treatmentPlans,
  users,
  visitNoteAddenda,
  visitNotes,
} from '../../drizzle/schema.ts'
import { DELETE_WORD } from '../../shared/auth.ts'
import { translatorFor } from '../platform/locales.ts'
import { PASSWORD, type Person, send, signUp } from '../test/caller.ts'
import { makeHistory } from '../test/history.ts'
import { NAMES_NOBODY, nameOf, personColumns, TABLES } from '../test/people.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { storeResult } from '../test/results.ts'
import { DELETION } from './deletion.ts'

const t = translatorFor('en')

let portal: TestPortal
let admin: Person
beforeAll(async () => {
  portal = await startPortal()
  admin = await signUp(portal, 'admin')
})
afterAll(() => portal.close())

const leave = ({ api }: Person, password = PASSWORD) =>
  api.auth.deleteAccount({ password, confirmation: DELETE_WORD })
const rowOf = async ({ id }: Person) =>
  (
    await portal.deps.db
      .select({ user: users, profile: profiles })
      .from(users)
      .innerJoin(profiles, eq(profiles.id, users.id))
      .where(eq(users.id, id))
  )[0]
const health = { phone: '070', medicalHistory: 'Asthma', allergies: 'Nuts', dateOfBirth: '1988-04-12' }

const patientWithHistory = () => makeHistory(portal, admin)

async function filesOf({ id }: Person) {
  const found: string[] = []
  for await (const { key } of portal.deps.files.list(`blood-tests/${id}/`)) found.push(key)
  return found
}

describe('deleteAccount', () => {
  it('deleteAccount removes health data, files and every way in, and leaves what the clinic must keep', async () => {
    const { maya, jonas } = await patientWithHistory()
    expect(await filesOf(maya)).toHaveLength(1)
    await leave(maya)

    expect(await maya.api.auth.me()).toBeNull()
    const signIn = { email: maya.email, password: PASSWORD }
    expect((await send(portal, 'POST', '/api/auth/sign-in/email', signIn)).statusCode).toBe(401)
    expect(await rowOf(maya)).toMatchObject({
      user: { name: 'Maya Lindqvist', email: `${maya.id}@deleted.invalid` },
      profile: { dateOfBirth: '1988-04-12', phone: null, medicalHistory: null, allergies: null },
    })
    const kept = await portal.deps.db.select().from(orders).where(eq(orders.userId, maya.id))
    expect(kept).toMatchObject([{ totalCents: 100, notes: null }])
    expect(await jonas.api.plans.authored()).toMatchObject([{ title: 'Iron for Asthma' }])
    expect(await jonas.api.auth.patients.list()).toEqual([])
    expect((await admin.api.admin.users.list({ search: 'Maya Lindqvist' })).rows).toEqual([])
    await eventually(async () => ((await filesOf(maya)).length === 0 ? true : undefined))
  })

  it('deleteAccount leaves nothing of the person in any table but those that the clinic must keep', async () => {
    const { maya } = await patientWithHistory()
    await leave(maya)
    const { db } = portal.deps
    const columns = await db.execute<{ t: string; c: string }>(
      sql`select table_name as t, column_name as c from information_schema.columns
          where table_schema = 'public' and data_type = 'uuid'`,
    )
    const left = new Set<string>()
    for (const { t, c } of columns.rows) {
      const { rows } = await db.execute(
        sql`select 1 from ${sql.identifier(t)} where ${sql.identifier(c)} = ${maya.id} limit 1`,
      )
      if (rows.length > 0) left.add(t)
    }
    expect([...left].sort()).toEqual([
      'audit_log',
      'orders',
      'profiles',
      'stock_movements',
      'treatment_plans',
      'user_credits',
      'users',
      'visit_notes',
    ])
    const notes = await db.select().from(visitNotes).where(eq(visitNotes.patientId, maya.id))
    expect(notes).toMatchObject([{ subjective: 'Asthma says she is tired', signedAt: expect.any(Date) }])
    expect(await db.$count(visitNoteAddenda, eq(visitNoteAddenda.noteId, notes[0]?.id ?? ''))).toBe(1)
    const doses = await db.execute(
      sql`select 1 from doses d join treatment_plans p on p.id = d.plan_id where p.patient_id = ${maya.id}`,
    )
    expect(doses.rows).toEqual([])
  })

  it('deleteAccount deletes a row that a job is just writing', async () => {
    const maya = await signUp(portal)
    const id = await storeResult(portal.deps, maya.id)
    let leaving: Promise<unknown> | undefined
    await portal.deps.db.transaction(async (tx) => {
      await tx.update(bloodTestResults).set({ urgency: 'none' }).where(eq(bloodTestResults.id, id))
      leaving = leave(maya)
      await eventually(async () => {
        const { rows } = await portal.deps.db.execute(
          sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'delete from "blood_test_results"%'`,
        )
        return rows[0]
      })
    })
    await leaving
    expect(await portal.deps.db.$count(bloodTestResults, eq(bloodTestResults.id, id))).toBe(0)
  })

  it('deleteAccount removes the name where no record refers to it, and frees the address', async () => {
    const nora = await signUp(portal, 'patient', 'Nora Lind')
    await nora.api.auth.updateProfile({ fullName: 'Nora Lind', ...health })
    await leave(nora)
    expect(await rowOf(nora)).toMatchObject({
      user: { name: t('account.deleted.name') },
      profile: { fullName: t('account.deleted.name'), dateOfBirth: null },
    })
    const again = { name: 'Nora Lind', email: nora.email, password: PASSWORD }
    expect((await send(portal, 'POST', '/api/auth/sign-up/email', again)).statusCode).toBe(200)
  })

  it('deleteAccount leaves a practitioner’s name on their plans', async () => {
    const { maya, jonas } = await patientWithHistory()
    await jonas.api.auth.updateProfile({ fullName: 'Jonas Weber' })
    await leave(jonas)
    expect((await rowOf(jonas))?.user.name).toBe('Jonas Weber')
    expect(await maya.api.plans.mine()).toHaveLength(1)
  })

  it('deleteAccount leaves a practitioner’s name on signed notes and addenda, and removes their drafts', async () => {
    const { maya, jonas } = await patientWithHistory()
    const ada = await signUp(portal, 'practitioner', 'Ada Berg')
    await admin.api.admin.assignments.assign({ practitionerId: ada.id, patientId: maya.id })
    const [, signed] = await jonas.api.care.notes.list({ patientId: maya.id })
    const addendum = { patientId: maya.id, id: signed?.id ?? '', text: 'Seen again' }
    await ada.api.care.notes.addAddendum(addendum)
    await leave(ada)
    await leave(jonas)
    expect((await rowOf(ada))?.user.name).toBe('Ada Berg')
    expect(await maya.api.care.notes.released()).toMatchObject([{ by: 'Test Person' }])
    expect(await portal.deps.db.$count(visitNotes, eq(visitNotes.authorId, jonas.id))).toBe(1)
  })

  it('deleteAccount is recorded by ids, once, and an admin cannot undo it', async () => {
    const nora = await signUp(portal)
    await leave(nora)
    await expect(leave(nora)).rejects.toThrow(t('app.refused.signIn'))
    const log = await portal.deps.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, nora.id), eq(auditLog.action, 'account.delete')))
    expect(log).toMatchObject([{ actorId: nora.id, detail: { orders: 0, plans: 0, writtenPlans: 0 } }])
    await expect(admin.api.admin.users.restore({ userId: nora.id })).rejects.toThrow(t('auth.refused.noUser'))
    await expect(admin.api.admin.users.setRole({ userId: nora.id, role: 'admin' })).rejects.toThrow()
  })

  it('deleteAccount needs the password and the typed word', async () => {
    const nora = await signUp(portal)
    await expect(leave(nora, 'not the password')).rejects.toThrow(t('account.refused.password'))
    await expect(nora.api.auth.deleteAccount({ confirmation: DELETE_WORD })).rejects.toThrow(
      t('account.refused.password'),
    )
    const wrong = { password: PASSWORD, confirmation: 'yes' } as unknown as {
      confirmation: typeof DELETE_WORD
    }
    await expect(nora.api.auth.deleteAccount(wrong)).rejects.toThrow()
    expect(await nora.api.auth.me()).not.toBeNull()
  })

  it('deleteAccount needs a fresh session for an account without a password', async () => {
    const nora = await signUp(portal)
    const { db } = portal.deps
    await db.execute(sql`delete from accounts where user_id = ${nora.id}`)
    const old = { createdAt: new Date(Date.now() - 16 * 60_000) }
    await db.update(sessions).set(old).where(eq(sessions.userId, nora.id))
    await expect(nora.api.auth.deleteAccount({ confirmation: DELETE_WORD })).rejects.toThrow(
      t('auth.refused.stale'),
    )
    await db.update(sessions).set({ createdAt: new Date() }).where(eq(sessions.userId, nora.id))
    await nora.api.auth.deleteAccount({ confirmation: DELETE_WORD })
    expect(await nora.api.auth.me()).toBeNull()
  })

  it('deleteAccount refuses the last admin', async () => {
    await expect(leave(admin)).rejects.toThrow(t('auth.refused.lastAdmin'))
    const second = await signUp(portal, 'admin')
    await leave(second)
    expect(await portal.deps.db.$count(users, and(eq(users.id, admin.id), isNotNull(users.deletedAt)))).toBe(
      0,
    )
  })
})

it('DELETION has a rule for each column that names a person', () => {
  const ruled = new Set(DELETION.flatMap(({ columns }) => columns.map(nameOf)))
  const naming = TABLES.flatMap(personColumns)
  expect(naming.filter((column) => !ruled.has(column))).toEqual([])
  // `users` itself, and a column of text that holds an id.
  expect([...ruled].filter((column) => !naming.includes(column)).sort()).toEqual([
    'users.id',
    'verifications.value',
  ])
})

it('DELETION has a rule for each table with something about a person', () => {
  const ruled = new Set([...DELETION.map(({ table }) => table), ...NAMES_NOBODY])
  expect(TABLES.filter((table) => !ruled.has(table)).map(getTableName)).toEqual([])
})

/**
 * The columns that stay in rows that the clinic keeps, beside those that a rule replaces. A new column fails the test
 * below: decide whether it stays, and add it here or to the values of its rule.
 */
const STAYS: Record<string, string> = {
  appointment_changes: 'id appointmentId step by at reason changedAt',
  audit_log: 'id at actorId action subjectId targetId detail',
  blood_test_reviews: 'id bloodTestId by at comment revision spoken',
  consent_document_versions: 'id documentId version kind title text explained by at',
  consent_documents: 'id createdBy createdAt retiredAt',
  consents: 'id patientId versionId askedBy explainedBy explainedAt state askedAt declinedAt withdrawnAt',
  credit_transactions:
    'id userId amount transactionType description referenceId createdBy createdAt priceCents',
  form_versions: 'id formId version title language questionnaire at',
  forms: 'id authorId title language questionnaire forNewPatients retiredAt createdAt updatedAt',
  health_analyses: 'id userId authorId analysisType status reading written analysis model createdAt',
  imports: 'id createdBy kind state file mapping format decisions done total counts failure createdAt doneAt',
  measurement_targets: 'patientId kind low high diastolic goal setBy setAt',
  message_attachments: 'id uploader messageId filePath fileName contentType fileSize createdAt',
  message_threads: 'patientId practitionerId messages',
  messages: 'id patientId practitionerId number sender text quote key at readAt withdrawnAt urgent automatic',
  order_items: 'id orderId productId productName quantity priceCents unitsPerPack',
  orders:
    'id userId totalCents status idempotencyKey cartHash createdAt updatedAt completedAt delivery payment paidAt',
  plan_overrulings: 'id planId version by at rules rulesVersion reason pairs',
  plan_versions: 'planId version by at title description medications items dosageInstructions duration notes',
  profile_proposals:
    'id sentFormId patientId path field value state before after decidedBy decidedAt createdAt',
  profiles: 'id createdAt',
  rate_limits: 'key count resetsAt',
  retests:
    'id patientId marker weeks from until reason fromTest createdBy createdAt closedBy cancelledAt cancelledBy cancelReason',
  sent_forms: 'id versionId patientId practitionerId state answers base given dueOn sentAt closedAt',
  signed_documents:
    'id consentId patientId name capacity forName method drawing handedBy signedAt text textSha256 filePath fileSize sha256',
  stock_movements: 'id productId delta reason orderId actorId createdAt',
  treatment_plans:
    'id patientId createdBy title description medications items dosageInstructions duration notes version updatedBy createdAt updatedAt deletedAt deletedBy',
  user_credits: 'userId balance',
  users: 'id mustChangePassword privacyVersion privacyAcceptedAt createdAt updatedAt',
  visit_note_addenda: 'id noteId authorId at text',
  visit_notes:
    'id patientId authorId subjective objective assessment plan forPatient base createdAt signedAt releasedAt',
}

/** The state of a person with no retained records. */
const UNKNOWN = { userId: '', at: new Date(), isNamed: false, isTreated: false }

it('DELETION decides about each column of the rows that stay', () => {
  const decided: Record<string, Set<string>> = {}
  const columns: Record<string, Set<string>> = {}
  for (const { does, table, values } of DELETION) {
    if (does === 'delete') continue
    const name = getTableName(table)
    const replaced = Object.keys(values?.(UNKNOWN) ?? {})
    decided[name] = new Set([...(STAYS[name]?.split(' ') ?? []), ...replaced])
    columns[name] = new Set(Object.keys(getTableColumns(table)))
  }
  // A trigger copies them from the account.
  for (const copied of ['fullName', 'email']) decided.profiles?.add(copied)
  expect(decided).toEqual(columns)
})

it('deleteAccount empties each column that goes, and leaves each that stays', async () => {
  const { maya } = await patientWithHistory()
  const { db } = portal.deps
  await db
    .update(users)
    .set({ emailVerified: true, image: '/portrait.png', twoFactorEnabled: true })
    .where(eq(users.id, maya.id))
  await db
    .update(profiles)
    .set({
      emergencyContactPhone: '071',
      conditions: ['epilepsy'],
      modelConsentAt: new Date(),
      pictureConsentAt: new Date(),
      externalId: '17',
      locale: 'de',
    })
    .where(eq(profiles.id, maya.id))
  await db
    .update(orders)
    .set({ delivery: 'address', deliveryAddress: 'Lindenhof 4', warnings: ['a rule'] })
    .where(eq(orders.userId, maya.id))
  const rows = async (): Promise<Record<string, Record<string, unknown> | undefined>> => {
    const kept = await rowOf(maya)
    const [order] = await db.select().from(orders).where(eq(orders.userId, maya.id))
    return { users: kept?.user, profiles: kept?.profile, orders: order }
  }
  const before = await rows()
  await leave(maya)
  const after = await rows()
  for (const { table, values } of DELETION) {
    if (!values) continue
    const name = getTableName(table)
    for (const column of STAYS[name]?.split(' ') ?? [])
      if (column !== 'email')
        expect(after[name]?.[column], `${name}.${column}`).toEqual(before[name]?.[column])
    const replaced = values({ ...UNKNOWN, isNamed: true, isTreated: true })
    for (const column of Object.keys(replaced).filter((key) => is(replaced[key], SQL))) {
      const [was, now] = [before[name]?.[column], after[name]?.[column]]
      // A column that the test leaves empty would prove nothing.
      expect([null, false, []], `${name}.${column} is filled in before`).not.toContainEqual(was)
      expect([null, false, []], `${name}.${column} is empty after`).toContainEqual(now)
    }
  }
})

describe('deleteAccount while others write', () => {
  /** Deletes the account while these calls are waiting: all were allowed to begin. */
  async function leaveDuring(maya: Person, calls: (() => Promise<unknown>)[]) {
    const { db } = portal.deps
    const waiting = async (atLeast: number) => {
      await eventually(async () => {
        const { rows } = await db.execute<{ count: number }>(sql`
          select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`)
        return (rows[0]?.count ?? 0) >= atLeast || undefined
      })
    }
    let left: Promise<unknown> = Promise.resolve()
    let answers: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([])
    await db.transaction(async (tx) => {
      // The first rows that a deletion removes: it stops here until this transaction ends.
      await tx.execute(sql`
        select from doses where plan_id in (select id from treatment_plans where patient_id = ${maya.id}) for update`)
      left = leave(maya)
      await waiting(1)
      answers = Promise.allSettled(calls.map((call) => call()))
      await waiting(1 + calls.length)
    })
    await left
    return await answers
  }

  it('deleteAccount succeeds, and what waited for it is refused and leaves nothing', async () => {
    const { maya, jonas } = await patientWithHistory()
    const ada = await signUp(portal, 'practitioner', 'Ada Berg')
    await admin.api.admin.assignments.assign({ practitionerId: ada.id, patientId: maya.id })
    const patientId = maya.id
    const now = Date.now()
    const yesterday = new Date(now - 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    const { saved: _saved, canMail: _canMail, ...settings } = await maya.api.notices.settings()
    const reminded = { ...settings, kinds: { entry: { mail: true, device: false } } }
    await maya.api.notices.updateSettings(reminded)
    const answers = await leaveDuring(maya, [
      () => ada.api.care.notes.save({ patientId, plan: 'late', base: null }),
      () => jonas.api.bloodTests.planRetest({ patientId, marker: 'TSH', weeks: 2 }),
      () => jonas.api.messages.send({ threadWith: patientId, text: 'late', key: randomUUID() }),
      () => maya.api.health.addEntry({ date: yesterday, notes: 'late' }),
      () => maya.api.notices.updateSettings(reminded),
      () => maya.api.auth.updateProfile({ fullName: 'Maya Late', phone: '071' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 'rejected'))
    expect(await rowOf(maya)).toMatchObject({
      user: { name: 'Maya Lindqvist', deletedAt: expect.any(Date) },
      profile: { phone: null },
    })
    const { db } = portal.deps
    const drafts = and(eq(visitNotes.patientId, patientId), isNull(visitNotes.signedAt))
    expect(await db.$count(visitNotes, drafts)).toBe(0)
    expect(await db.$count(retests, eq(retests.patientId, patientId))).toBe(0)
    expect(await db.$count(messages, eq(messages.patientId, patientId))).toBe(0)
    expect(await db.$count(healthTracking, eq(healthTracking.userId, patientId))).toBe(0)
    expect(await db.$count(noticeSettings, eq(noticeSettings.userId, patientId))).toBe(0)
    expect(await db.$count(reminderTimes, eq(reminderTimes.userId, patientId))).toBe(0)
  })

  it('the database refuses to fill a deleted account again', async () => {
    const { maya, jonas } = await patientWithHistory()
    await leave(maya)
    const { db } = portal.deps
    const refused = { cause: { code: 'VR403' } }
    const conditions = db.update(profiles).set({ conditions: ['epilepsy'] })
    await expect(conditions.where(eq(profiles.id, maya.id))).rejects.toMatchObject(refused)
    const name = db.update(users).set({ name: 'Maya' })
    await expect(name.where(eq(users.id, maya.id))).rejects.toMatchObject(refused)
    const link = { patientId: maya.id, practitionerId: jonas.id }
    await expect(db.insert(practitionerPatients).values(link)).rejects.toMatchObject(refused)
    const [plan] = await db.select().from(treatmentPlans).where(eq(treatmentPlans.patientId, maya.id))
    const tick = sql`
      insert into doses (plan_id, medication, date, slot, state, version, said_at)
      values (${plan?.id}, 'Iron 20 mg', current_date, 'any', 'taken', 1, now())`
    await expect(db.execute(tick)).rejects.toMatchObject(refused)
  })
})
