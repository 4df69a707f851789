import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, healthTracking, practitionerPatients } from '../../drizzle/schema.ts'
import { message } from '../../locales/translate.ts'
import { addDays } from '../../shared/health.ts'
import { FUTURE } from '../../shared/healthInputs.ts'
import { latestToday } from '../access/today.ts'
import { translatorFor } from '../platform/locales.ts'
import { archiveOf } from '../test/archive.ts'
import { type Person, send, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { entriesCsv } from './csv.ts'
import { addEntries } from './health.ts'

let portal: TestPortal
let maya: Person
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  maya = await signUp(portal)
})
afterAll(() => portal.close())

const t = translatorFor('en')
const header = 'date, mood, energy_level, sleep_hours, water_intake, exercise_minutes, symptoms, notes'
const today = new Date().toISOString().slice(0, 10)
const log = (person: Person, date: string, more: object = {}) => person.api.health.addEntry({ date, ...more })
const clear = (person: Person) =>
  portal.deps.db.delete(healthTracking).where(eq(healthTracking.userId, person.id))

describe('an entry', () => {
  it('addEntry stores what was logged, and null for the rest', async () => {
    const eve = await signUp(portal)
    const { id, updated } = await log(eve, today, { mood: 'Good', sleepHours: 7.5 })
    expect(updated).toBe(false)
    expect(await eve.api.health.entries()).toEqual([
      {
        id,
        date: today,
        mood: 'Good',
        energyLevel: null,
        sleepHours: 7.5,
        waterIntake: null,
        exerciseMinutes: null,
        symptoms: null,
        notes: null,
      },
    ])
  })

  it('addEntry merges a second entry of the same day, which gives no new points', async () => {
    const eve = await signUp(portal)
    const first = await log(eve, today, { mood: 'Good', waterIntake: 5, notes: 'morning' })
    const { totalPoints } = await eve.api.health.summary({ today })
    const second = await log(eve, today, { waterIntake: 8, notes: '' })
    expect(second).toEqual({ id: first.id, updated: true, emergencies: [] })
    expect(await eve.api.health.entries()).toMatchObject([{ mood: 'Good', waterIntake: 8, notes: 'morning' }])
    expect((await eve.api.health.summary({ today })).totalPoints).toBe(totalPoints)
  })

  it('addEntry called twenty times at once makes one entry', async () => {
    const eve = await signUp(portal)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => log(eve, today, { waterIntake: i })),
    )
    expect(answers.filter(({ updated }) => !updated)).toHaveLength(1)
    expect(await eve.api.health.entries()).toHaveLength(1)
  })

  it('an entry is edited and deleted by its owner only', async () => {
    const eve = await signUp(portal)
    const { id } = await log(eve, today, { mood: 'Good', waterIntake: 5 })
    for (const who of [maya]) {
      await expect(who.api.health.editEntry({ id, mood: 'Poor' })).rejects.toThrow(
        t('health.refused.noEntry'),
      )
      await expect(who.api.health.removeEntry({ id })).rejects.toThrow(t('health.refused.noEntry'))
    }
    await eve.api.health.editEntry({ id, mood: 'Great' })
    expect(await eve.api.health.entries()).toMatchObject([{ mood: 'Great', waterIntake: null }])
    await eve.api.health.removeEntry({ id })
    expect(await eve.api.health.entries()).toEqual([])
  })

  it.each([
    { energyLevel: 11 },
    { sleepHours: 24.5 },
    { sleepHours: 7.3 },
    { waterIntake: -1 },
    { waterIntake: '5' },
    { date: addDays(latestToday(Date.now()), 1) },
    { date: '2026-02-30' },
    { notes: 'x'.repeat(100_000) },
  ])('addEntry refuses %j over HTTP with a sentence, and stores nothing', async (change) => {
    await clear(maya)
    const answer = await send(
      portal,
      'POST',
      '/api/trpc/health.addEntry',
      { date: today, ...change },
      { headers: { cookie: maya.cookie } },
    )
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.message).toMatch(/^[^{}[\]]{10,}$/)
    expect(answer.json().error.data.refusal).toBe('BAD_INPUT')
    expect(await maya.api.health.entries()).toEqual([])
  })

  it('addEntry takes the day that has begun at UTC+14', async () => {
    const eve = await signUp(portal)
    expect(await log(eve, latestToday(Date.now()))).toMatchObject({ updated: false })
  })

  it.each([
    ['energy of 11', sql`energy_level = 11`],
    ['sleep of 7.3', sql`sleep_hours = 7.3`],
    ['sleep of 24.5', sql`sleep_hours = 24.5`],
    ['water of -1', sql`water_intake = -1`],
    ['an unknown mood', sql`mood = 'Superb'`],
  ])('health_tracking refuses %s even by SQL', async (_case, change) => {
    const eve = await signUp(portal)
    await log(eve, today)
    await expect(
      portal.deps.db.execute(sql`update health_tracking set ${change} where user_id = ${eve.id}`),
    ).rejects.toThrow()
  })
})

describe('many long entries', () => {
  it('health.entries measures only the texts that may fit into its page', async () => {
    const maya = await signUp(portal)
    await portal.deps.pool.query(
      `insert into health_tracking (user_id, date, notes)
       select $1, date '1990-01-01' + n, repeat(E'\\x01', 5000) from generate_series(1, 8000) n`,
      [maya.id],
    )
    const began = performance.now()
    const page = await maya.api.health.entries()
    // Each text takes 30,000 bytes as JSON. To measure all of them takes the database some seconds.
    expect(performance.now() - began).toBeLessThan(1_000)
    expect(page).toHaveLength(23)
    expect(page.at(-1)).toMatchObject({ more: true })
  })
})

describe('the summary', () => {
  it('healthSummary without any entry is empty', async () => {
    const eve = await signUp(portal)
    expect(await eve.api.health.summary({ today })).toMatchObject({
      score: 0,
      rating: 'Needs Attention',
      streak: 0,
      totalPoints: 0,
      levelProgress: 0,
    })
  })

  it('healthSummary refuses a day that is today nowhere on earth', async () => {
    for (const day of [addDays(today, 2), addDays(today, -2), '1970-01-01']) {
      await expect(maya.api.health.summary({ today: day })).rejects.toThrow(t('health.refused.notToday'))
    }
  })

  it('healthSummary counts a streak back from today, and none without an entry today', async () => {
    await clear(maya)
    for (const ago of [0, 1, 2, 4]) await log(maya, addDays(today, -ago))
    expect((await maya.api.health.summary({ today })).streak).toBe(3)
    expect((await maya.api.health.summary({ today: addDays(today, 1) })).streak).toBe(0)
    expect((await maya.api.health.summary({ today: addDays(today, -1) })).streak).toBe(2)
  })

  it('healthSummary agrees with a plain count over any set of days and values', async () => {
    const value = (max: number) => fc.option(fc.integer({ min: 0, max }))
    const day = fc.record({
      ago: fc.integer({ min: -1, max: 25 }),
      waterIntake: value(12),
      exerciseMinutes: value(60),
      sleepHours: value(12),
    })
    const shift = fc.constantFrom(-1, 0, 1)
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(day, { selector: ({ ago }) => ago, maxLength: 26 }),
        shift,
        async (days, offset) => {
          await clear(maya)
          const rows = days
            .map(({ ago, ...values }) => ({ ...values, date: addDays(today, -ago), userId: maya.id }))
            .filter(({ date }) => date <= latestToday(Date.now()))
          if (rows.length > 0) await portal.deps.db.insert(healthTracking).values(rows)
          const asOf = addDays(today, offset)
          const summary = await maya.api.health.summary({ today: asOf })
          const dates = new Set(rows.map(({ date }) => date))
          let streak = 0
          while (dates.has(addDays(asOf, -streak))) streak++
          expect(summary.streak).toBe(streak)
          expect(summary.totalPoints).toBe(rows.length * 10 + streak * 5)
          const current = (name: string) => summary.achievements.find((a) => a.name === name)?.current
          const atLeast = (v: number | null, goal: number) => v !== null && v >= goal
          const perfect = rows.filter(
            (r) => atLeast(r.waterIntake, 8) && atLeast(r.sleepHours, 7) && atLeast(r.exerciseMinutes, 30),
          )
          expect(current('Perfect Week')).toBe(Math.min(5, perfect.length))
          expect(current('Hydration Master')).toBe(
            Math.min(10, rows.filter((r) => atLeast(r.waterIntake, 8)).length),
          )
          const latest = [...rows]
            .sort((a, b) => (a.date < b.date ? 1 : -1))
            .slice(0, 7)
            .flatMap((r) => r.sleepHours ?? [])
          const average = latest.length === 0 ? 0 : latest.reduce((a, b) => a + b, 0) / latest.length
          expect(summary.weekly.sleep.average).toBeCloseTo(average, 0)
          expect(summary.goals.water).toBe(rows.some((r) => r.date === asOf && atLeast(r.waterIntake, 8)))
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe("a patient's health", () => {
  it('a patient’s health is read by the practitioner in care only, and the read is recorded', async () => {
    const [patient, elena, other] = [
      await signUp(portal),
      await signUp(portal, 'practitioner'),
      await signUp(portal, 'practitioner'),
    ]
    await log(patient, today, { mood: 'Good' })
    await log(patient, addDays(today, -31))
    await portal.deps.db
      .insert(practitionerPatients)
      .values({ practitionerId: elena.id, patientId: patient.id })
    const input = { patientId: patient.id, today }
    expect(await elena.api.health.patientEntries(input)).toMatchObject([{ date: today, mood: 'Good' }])
    expect(await elena.api.health.patientSummary(input)).toMatchObject({ streak: 1 })
    const seen = await portal.deps.db.select().from(auditLog).where(eq(auditLog.subjectId, patient.id))
    expect(seen.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['session.begin', patient.id],
      ['health.patientEntries', elena.id],
      ['health.patientSummary', elena.id],
    ])
    const unknown = { patientId: randomUUID(), today }
    for (const foreign of [input, unknown]) {
      await expect(other.api.health.patientEntries(foreign)).rejects.toThrow(t('care.refused.notInCare'))
      await expect(other.api.health.patientSummary(foreign)).rejects.toThrow(t('care.refused.notInCare'))
    }
    await expect(patient.api.health.patientEntries(input)).rejects.toThrow(t('app.refused.role'))
  })
})

describe('a CSV file', () => {
  it('a CSV export imports to the same entries', async () => {
    const [from, to] = [await signUp(portal), await signUp(portal)]
    await log(from, today, {
      mood: 'Okay',
      sleepHours: 6.5,
      waterIntake: 0,
      symptoms: '=HYPERLINK("x"), "quoted"',
      notes: 'two\nlines',
    })
    await log(from, addDays(today, -1), { energyLevel: 7, exerciseMinutes: 20 })
    const csv = await from.api.health.csv()
    expect(csv).not.toMatch(/,=HYPERLINK/)
    expect(await to.api.health.importEntries({ csv })).toEqual({ added: 2, merged: 0, refused: 0 })
    const entriesWithoutIds = async (p: Person) =>
      (await p.api.health.entries()).map(({ id: _id, ...entry }) => entry)
    expect(await entriesWithoutIds(to)).toEqual(await entriesWithoutIds(from))
  })

  it('a CSV export of a large record is written in a thread, with the same result', async () => {
    const [from, to] = [await signUp(portal), await signUp(portal)]
    const note = `=1+1, "${'long '.repeat(50)}"`
    const days = Array.from({ length: 200 }, (_, i) => addDays(today, -i))
    await addEntries(
      portal.deps.db,
      from.id,
      days.map((date) => ({ date, sleepHours: 7.5, symptoms: null, notes: note })),
    )
    const csv = await from.api.health.csv()
    expect(csv.length).toBeGreaterThan(20_000)
    expect(
      csv
        .split('\r\n')
        .slice(1)
        .map((line) => line.slice(0, 10)),
    ).toEqual(days)
    expect(csv).not.toMatch(/,"?=1/)
    expect(await to.api.health.importEntries({ csv })).toEqual({ added: 200, merged: 0, refused: 0 })
    expect((await to.api.health.entries())[0]).toMatchObject({ sleepHours: 7.5, notes: note })
  })

  it('entriesCsv refuses more text than one file may have, and leads to the archive', async () => {
    const eve = await signUp(portal)
    await portal.deps.pool.query(
      `insert into health_tracking (user_id, date, notes)
       select $1, date '1950-01-01' + n, repeat('n', 5000) from generate_series(1, 2001) n`,
      [eve.id],
    )
    await expect(entriesCsv(portal.deps.db, eve.id)).rejects.toMatchObject({
      code: 'TOO_LARGE',
      message: 'health.refused.largeCsv',
    })
    await portal.deps.pool.query("delete from health_tracking where user_id = $1 and date > '1955-01-01'", [
      eve.id,
    ])
    expect((await entriesCsv(portal.deps.db, eve.id)).length).toBeGreaterThan(9_000_000)
  })

  it('entriesCsv refuses a second file of a person while it writes the first', async () => {
    const maya = await signUp(portal)
    await maya.api.health.addEntry({ date: '2026-01-01', notes: 'Good' })
    const write = () => entriesCsv(portal.deps.db, maya.id)
    const first = write()
    await expect(write()).rejects.toMatchObject({ code: 'TOO_MANY' })
    expect(await first).toContain('2026-01-01')
    expect(await write()).toContain('2026-01-01')
  })

  it('a CSV import is previewed line by line, and stored only by importEntries', async () => {
    const eve = await signUp(portal)
    await log(eve, addDays(today, -1), { mood: 'Good', waterIntake: 3 })
    const csv = [
      'date,mood,water_intake',
      `${today},Great,8`,
      `${addDays(today, -1)},,9`,
      `${today},,7`,
      'tomorrow,Good,1',
      `${addDays(today, 5)},Good,1`,
      `${today},Superb,1`,
    ].join('\n')
    expect(await eve.api.health.previewImport({ csv })).toEqual([
      { line: 2, date: today, outcome: 'added', reason: null },
      { line: 3, date: addDays(today, -1), outcome: 'merged', reason: null },
      { line: 4, date: today, outcome: 'merged', reason: null },
      { line: 5, date: 'tomorrow', outcome: 'refused', reason: message('auth.invalid.day') },
      { line: 6, date: addDays(today, 5), outcome: 'refused', reason: FUTURE },
      { line: 7, date: today, outcome: 'refused', reason: message('health.invalid.mood') },
    ])
    expect(await eve.api.health.entries()).toHaveLength(1)
    expect(await eve.api.health.importEntries({ csv })).toEqual({ added: 1, merged: 2, refused: 3 })
    expect(await eve.api.health.entries()).toMatchObject([
      { date: today, mood: 'Great', waterIntake: 7 },
      { date: addDays(today, -1), mood: 'Good', waterIntake: 9 },
    ])
  })

  it('a CSV import without the header line is refused with the columns it needs', async () => {
    // A large file is parsed in a thread, by the same rules and with the same messages.
    const lines = (day: (i: number) => string) =>
      Array.from({ length: 900 }, (_, i) => `${day(i)},${'A long note. '.repeat(3)}`).join('\n')
    const large = await maya.api.health.previewImport({
      csv: `date,notes\n${lines((i) => new Date(Date.UTC(2020, 0, i)).toISOString().slice(0, 10))}\n2020-13-01,x`,
    })
    expect(large).toHaveLength(901)
    expect(large.at(-1)).toMatchObject({ line: 902, outcome: 'refused' })
    const columns = t('health.refused.columns', { columns: header })
    await expect(maya.api.health.previewImport({ csv: lines(() => 'no header') })).rejects.toThrow(columns)
    await expect(maya.api.health.previewImport({ csv: '2026-01-01,Good' })).rejects.toThrow(columns)
  })
})

describe('the export of health data', () => {
  it('the export has all data of the caller, and neither anybody else’s nor a secret', async () => {
    const eve = await signUp(portal, 'patient', 'Eve Export')
    await log(eve, today, { notes: 'a note of Eve' })
    await log(maya, today, { notes: 'a note of Maya' })
    const text = String((await archiveOf(portal, eve)).get('my-data.json'))
    expect(text).toContain('a note of Eve')
    expect(text).not.toContain('a note of Maya')
    expect(text).not.toContain('argon2')
    expect(text).not.toContain(maya.id)
  })
})
