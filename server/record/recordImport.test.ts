import { mkdtempSync, readFileSync } from 'node:fs'
import { readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  auditLog,
  emergencies,
  importedResources,
  measurements,
  notices,
  practitionerPatients,
  profiles,
  recordImportEntries,
  recordImports,
} from '../../drizzle/schema.ts'
import { DEFAULT_SETTINGS } from '../../shared/notices.ts'
import { ENTRY_KINDS, type EntryDecision, RECORD_IMPORT } from '../../shared/recordImport.ts'
import { inTurn } from '../platform/fairQueue.ts'
import { translatorFor } from '../platform/locales.ts'
import { type Person, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { zipOf } from '../test/spreadsheet.ts'
import { upload } from '../test/upload.ts'
import { sweepImportFolders } from './importFile.ts'
import { sweepRecordImports } from './importSweep.job.ts'

const t = translatorFor('en')

let portal: TestPortal
const before = process.env.TMPDIR
beforeAll(async () => {
  // Others import at the same time.
  process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'verbena-test-'))
  portal = await startPortal({ RATE_LIMITS: 'off' })
})
afterAll(async () => {
  await portal.close()
  await rm(tmpdir(), { recursive: true })
  if (before === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = before
})

const patient = () => signUp(portal, 'patient')
const practitioner = () => signUp(portal, 'practitioner')
const send = (person: Person | null, content: Buffer | string, name = 'record.json') =>
  upload(portal, Buffer.from(content), { url: RECORD_IMPORT, name, cookie: person?.cookie })
async function sent(person: Person, content: Buffer | string, name?: string) {
  const answer = await send(person, content, name)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<{ id: string }>().id
}
const refusal = async (person: Person, content: Buffer | string) => {
  const answer = await send(person, content)
  return { status: answer.statusCode, message: answer.json<{ message: string }>().message }
}
const preview = ({ api }: Person, id: string) => api.record.importPreview({ id })
const states = async (person: Person, id: string) =>
  (await preview(person, id)).resources.map(({ kind, type, state }) => [kind, type, state])
const takeAll = (person: Person, id: string) => person.api.record.applyImport({ id, kinds: [...ENTRY_KINDS] })
const decide = (
  { api }: Person,
  id: string,
  entry: { ref: string } | undefined,
  decision: EntryDecision | null,
) => api.record.decideImport({ id, ref: entry?.ref ?? '', decision })
const measured = ({ id }: Person) =>
  portal.deps.db.select().from(measurements).where(eq(measurements.userId, id)).orderBy(measurements.at)

const ANSWERED = { left: 0, taken: 0, kept: 0 }
const OMRON = `Date,Time,Systolic (mmHg),Diastolic (mmHg),Pulse (bpm),Notes
"Nov 22, 2025",07:38 am,134,84,67,-
"Oct 28, 2025",07:20 am,139,87,0,-
"Oct 9, 2025",07:12 pm,151,93,77,-
"Nov 12, 2062",07:31 am,134,84,70,-
`

type Json = { [member: string]: unknown }
const bundle = (...resources: Json[]) =>
  JSON.stringify({
    resourceType: 'Bundle',
    type: 'collection',
    entry: resources.map((resource, at) => ({ fullUrl: `urn:uuid:${at}`, resource })),
  })
const loinc = (code: string) => ({ coding: [{ system: 'http://loinc.org', code }] })
const weight = (value: number, effectiveDateTime = '2025-03-01T07:00:00Z'): Json => ({
  ...{ resourceType: 'Observation', status: 'final', code: loinc('29463-7'), effectiveDateTime },
  valueQuantity: { value, unit: 'kg' },
})

describe('a table of measurements', () => {
  it('a table of measurements is shown value by value, with the reason for each that is refused, before anything is written', async () => {
    const maya = await patient()
    const id = await sent(maya, OMRON, 'omron.csv')
    const { resources, source, groups } = await preview(maya, id)
    expect(source).toBe('csv')
    expect(resources.map(({ line, type, state, reason }) => [line, type, state, reason])).toEqual(
      expect.arrayContaining([
        [2, 'bloodPressure', 'new', null],
        [2, 'pulse', 'new', null],
        [3, 'pulse', 'unreadable', 'range'],
        [5, 'bloodPressure', 'unreadable', 'future'],
      ]),
    )
    expect(groups).toEqual([
      {
        kind: 'measurement',
        type: 'bloodPressure',
        new: 3,
        same: 0,
        conflict: 0,
        unreadable: 1,
        ...ANSWERED,
      },
      { kind: 'measurement', type: 'pulse', new: 2, same: 0, conflict: 0, unreadable: 2, ...ANSWERED },
    ])
    expect(await measured(maya)).toEqual([])
  })

  it('a table of measurements takes over what was chosen, with its file as the source, and alarms nobody', async () => {
    const maya = await patient()
    const csv = 'Datum;Uhrzeit;Systolisch;Diastolisch\n01.10.2025;07:00;199;121\n02.10.2025;07:00;130;80\n'
    const id = await sent(maya, csv, 'praxis.csv')
    const taken = await takeAll(maya, id)
    expect(taken).toEqual({ taken: 2, measurements: 2, days: 0, profile: 0, elsewhere: 0 })
    expect((await measured(maya)).map(({ value, diastolic, source }) => [value, diastolic, source])).toEqual([
      [199, 121, 'praxis.csv'],
      [130, 80, 'praxis.csv'],
    ])
    const { db } = portal.deps
    expect(await db.$count(emergencies, eq(emergencies.patientId, maya.id))).toBe(0)
    expect(await db.$count(notices, eq(notices.userId, maya.id))).toBe(0)
    const audited = and(eq(auditLog.actorId, maya.id), eq(auditLog.action, 'record.import'))
    expect(await db.$count(auditLog, audited)).toBe(1)
  })

  it('a table of measurements changes nothing the second time', async () => {
    const maya = await patient()
    await takeAll(maya, await sent(maya, OMRON))
    const before = await measured(maya)
    const again = await sent(maya, OMRON)
    expect((await states(maya, again)).filter(([, , state]) => state === 'new')).toEqual([])
    expect((await takeAll(maya, again)).taken).toBe(0)
    expect(await measured(maya)).toEqual(before)
  })

  it('a table of measurements keeps what differs as it is here until the person decides', async () => {
    const maya = await patient()
    const at = '2025-10-09T07:12:00Z'
    await maya.api.measurements.add({
      ...{ at, kind: 'weight', values: { value: 70 }, unit: 'kg', key: 'by hand' },
    })
    const id = await sent(maya, bundle(weight(71, at)))
    const { resources } = await preview(maya, id)
    expect(resources[0]).toMatchObject({ state: 'conflict', here: { value: 70 } })
    expect((await takeAll(maya, id)).taken).toBe(0)
    expect((await measured(maya)).map(({ value }) => value)).toEqual([70])
    await decide(maya, id, resources[0], 'leave')
    expect((await takeAll(maya, id)).taken).toBe(0)
    await decide(maya, id, resources[0], 'take')
    expect((await preview(maya, id)).groups).toMatchObject([{ conflict: 1, taken: 1, kept: 0 }])
    expect((await takeAll(maya, id)).taken).toBe(1)
    expect((await measured(maya)).map(({ value }) => value)).toEqual([71])
    expect((await takeAll(maya, id)).taken).toBe(0)
  })

  it('replaces a measurement by two of the same minute, where the person chose both', async () => {
    const maya = await patient()
    await takeAll(maya, await sent(maya, bundle(weight(70, '2025-10-09T07:12:00Z'))))
    const id = await sent(
      maya,
      bundle(weight(71, '2025-10-09T07:12:10Z'), weight(72, '2025-10-09T07:12:20Z')),
    )
    const { resources } = await preview(maya, id)
    expect(resources.map(({ state }) => state)).toEqual(['conflict', 'conflict'])
    await maya.api.record.applyImport({ id, refs: resources.map(({ ref }) => ref) })
    expect((await measured(maya)).map(({ value }) => value)).toEqual([71, 72])
  })

  it('a table of measurements is read while drawings take all of their turns', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const drawings = ['one', 'other'].map((person) => inTurn(person, () => promise))
    const maya = await patient()
    const status = send(maya, OMRON).then(({ statusCode }) => statusCode)
    const first = await Promise.race([status, setTimeout(5_000, 'waits', { ref: false })])
    resolve()
    await Promise.all([...drawings, status])
    expect(first).toBe(201)
  })

  it('a table of measurements leaves out the new ones that the person left out', async () => {
    const maya = await patient()
    const id = await sent(maya, bundle(weight(70), weight(71, '2025-03-02T07:00:00Z')))
    const { resources } = await preview(maya, id)
    await decide(maya, id, resources[0], 'leave')
    expect((await preview(maya, id)).groups).toMatchObject([{ new: 2, left: 1 }])
    await takeAll(maya, id)
    expect((await measured(maya)).map(({ value }) => value)).toEqual([71])
    await decide(maya, id, resources[0], null)
    await takeAll(maya, id)
    expect((await measured(maya)).map(({ value }) => value)).toEqual([70, 71])
  })

  it('a table of measurements reads a refused value again as the person corrected it, by the rules of the file', async () => {
    const maya = await patient()
    await maya.api.measurements.add({
      ...{ at: '2025-11-12T07:31:00Z', kind: 'bloodPressure', values: { systolic: 130, diastolic: 80 } },
      ...{ unit: 'mmHg', key: 'by hand' },
    })
    const id = await sent(maya, OMRON, 'omron.csv')
    const refused = async () => (await maya.api.record.importPreview({ id, state: 'unreadable' })).resources
    const [pulse, ...ofLine5] = await refused()
    const pressure = ofLine5.find(({ type }) => type === 'bloodPressure')
    expect(pulse).toMatchObject({ type: 'pulse', hasRest: true, corrected: false })
    expect(pressure).toMatchObject({ type: 'bloodPressure', reason: 'future', hasRest: false })
    const correct = (entry: typeof pulse, value: string, unit: string, at = entry?.at ?? '') =>
      maya.api.record.correctImport({ id, ref: entry?.ref ?? '', value, unit, at })
    expect(await correct(pulse, '600', '/min')).toEqual({ reason: 'range' })
    expect(await correct(pulse, '60', 'kg')).toEqual({ reason: 'unit' })
    expect(await correct(pulse, '134/84', '/min')).toEqual({ reason: 'number' })
    expect((await refused())[0]).toMatchObject({ ref: pulse?.ref, reason: 'number', reading: null })
    expect(await correct(pulse, ' 60,0 ', 'bpm')).toEqual({ reason: null })
    expect(await correct(pressure, '84/134', 'mmHg')).toEqual({ reason: 'future' })
    expect(await correct(pressure, '134 / 84', 'mmHg', '2025-11-12T08:31:00+01:00')).toEqual({ reason: null })
    const after = (await preview(maya, id)).resources
    expect(after.find(({ ref }) => ref === pulse?.ref)).toMatchObject({
      ...{ state: 'new', corrected: true, reading: { values: { value: 60 }, unit: '/min' } },
    })
    expect(after.find(({ ref }) => ref === pressure?.ref)).toMatchObject({
      ...{ state: 'conflict', here: { value: 130, diastolic: 80 } },
    })
    // What can be read once more cannot be corrected, unless it was.
    const readable = after.find(({ line, type }) => line === 2 && type === 'pulse')
    await expect(correct(readable, '61', '/min')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await correct(pulse, '61', '/min')).toEqual({ reason: null })
    await takeAll(maya, id)
    const pulses = (await measured(maya)).filter(({ kind }) => kind === 'pulse').map(({ value }) => value)
    expect(pulses).toEqual([77, 61, 67])
    expect((await takeAll(maya, id)).taken).toBe(0)
  })

  it('a table of measurements keeps the answer that a refused value of a line is left out', async () => {
    const maya = await patient()
    const id = await sent(maya, OMRON)
    const [pulse] = (await maya.api.record.importPreview({ id, state: 'unreadable' })).resources
    await decide(maya, id, pulse, 'leave')
    const [again] = (await maya.api.record.importPreview({ id, state: 'unreadable' })).resources
    expect(again).toMatchObject({ ref: pulse?.ref, decision: 'leave' })
    await takeAll(maya, id)
    const thatDay = (await measured(maya)).filter(({ at }) => at.toISOString().startsWith('2025-10-28'))
    expect(thatDay.map(({ kind }) => kind)).toEqual(['bloodPressure'])
  })

  it('a table of measurements is read in the time zone of the person, with units from the columns', async () => {
    const maya = await patient()
    await maya.api.notices.updateSettings({ ...DEFAULT_SETTINGS, timeZone: 'Europe/Berlin' })
    const id = await sent(maya, 'date,weight (lb),glucose (mmol/L)\n2025-07-01,150,5.5\n2025-07-02,x,-\n')
    const { resources } = await preview(maya, id)
    expect(resources.map(({ type, state, reason }) => [type, state, reason]).toSorted()).toEqual([
      ['glucose', 'new', null],
      ['weight', 'new', null],
      ['weight', 'unreadable', 'number'],
    ])
    expect(resources.find(({ type }) => type === 'weight')).toMatchObject({
      at: '2025-07-01T10:00:00.000Z',
      reading: { values: { value: 68.04 }, unit: 'kg' },
    })
  })

  it('a table of measurements refuses a table without a day or a value, and a file that is no table', async () => {
    const maya = await patient()
    expect(await refusal(maya, 'name,email\nA,b@example.org\n')).toEqual({
      status: 400,
      message: t('record.refused.columns'),
    })
    expect((await refusal(maya, Buffer.from('%PDF-1.7\n\u0000\u0001\u0002'))).status).toBe(415)
    expect((await refusal(maya, '')).message).toBe(t('app.refused.emptyFile'))
  })
})

const record = (type: string, source: string, time: string, unit: string, value: number | string) =>
  `<Record type="HKQuantityTypeIdentifier${type}" sourceName="${source}" unit="${unit}" creationDate="${time}" startDate="${time}" endDate="${time}" value="${value}"/>`
const DOCTYPE =
  '<!DOCTYPE HealthData [<!ELEMENT HealthData (Record)*><!ATTLIST Record type CDATA #REQUIRED>]>'
const appleZip = (records: string, head = DOCTYPE) =>
  zipOf([
    {
      name: 'apple_health_export/export_cda.xml',
      content: Buffer.from(`<ClinicalDocument>${' '.repeat(9e4)}</ClinicalDocument>`),
    },
    {
      name: 'apple_health_export/Exportieren.xml',
      content: Buffer.from(
        `<?xml version="1.0" encoding="UTF-8"?>${head}<HealthData locale="de_DE">${records}</HealthData>`,
      ),
    },
  ])

describe('an export of Apple Health', () => {
  it('an export of Apple Health is read with one source for each day and kind, each reading once', async () => {
    const maya = await patient()
    const records = [
      record('BodyMass', 'Scale', '2025-05-01 07:10:00 +0200', 'kg', 72.4),
      record('BodyMass', 'Scale', '2025-05-01 07:10:00 +0200', 'kg', 72.4),
      record('BodyMass', 'Scale', '2025-05-01 21:00:00 +0200', 'kg', 73),
      record('BodyMass', 'Copying app', '2025-05-01 07:11:00 +0200', 'kg', 72.4),
      record('BodyMass', 'Copying app', '2025-05-02 07:11:00 +0200', 'lb', 160),
      record('BloodPressureSystolic', 'Omron', '2025-05-01 07:00:00 +0200', 'mmHg', 131),
      record('BloodPressureDiastolic', 'Omron', '2025-05-01 07:00:00 +0200', 'mmHg', 85),
      record('BloodGlucose', 'Meter', '2025-05-01 07:00:00 +0200', 'mmol&lt;180.1558800000541&gt;/L', 5.5),
      record('HeartRate', 'Watch', '2025-05-01 07:00:00 +0200', 'count/min', 61),
      record('RestingHeartRate', 'Watch', '2025-05-01 07:00:00 +0200', 'count/min', 55),
    ].join('\n')
    const id = await sent(maya, appleZip(records), 'Export.zip')
    expect(await preview(maya, id)).toMatchObject({ source: 'appleHealth', leftOut: 2 })
    await takeAll(maya, id)
    expect((await measured(maya)).map(({ kind, value, source }) => [kind, value, source])).toEqual([
      ...[expect.anything(), expect.anything(), expect.anything()],
      ['weight', 72.4, 'Scale'],
      ['weight', 73, 'Scale'],
      ['weight', 72.57, 'Copying app'],
    ])
  })

  it('an export of Apple Health refuses entities, deep nesting and XML of another kind with a sentence', async () => {
    const maya = await patient()
    const bomb = '<!DOCTYPE HealthData [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'
    expect(await refusal(maya, appleZip('<Record type="&b;"/>', bomb))).toEqual({
      status: 400,
      message: t('record.refused.broken'),
    })
    expect((await refusal(maya, appleZip('<a>'.repeat(50_000)))).status).toBe(415)
    const other = zipOf([{ name: 'a/b.xml', content: Buffer.from('<html></html>') }])
    expect((await refusal(maya, other)).message).toBe(t('record.refused.archive'))
    const picture = zipOf([{ name: 'a.png', content: Buffer.from('x') }])
    expect((await refusal(maya, picture)).message).toBe(t('record.refused.archive'))
  })

  it('an export of Apple Health refuses an archive that inflates without end, and one that lies about its size', async () => {
    const maya = await patient()
    const blank = zipOf([
      {
        name: 'a/export.xml',
        content: Buffer.concat([Buffer.from('<HealthData>'), Buffer.alloc(8_000_000, ' ')]),
      },
    ])
    expect(await refusal(maya, blank)).toEqual({ status: 413, message: t('record.refused.inflates') })
    const lying = zipOf([{ name: 'a/export.xml', content: Buffer.alloc(100_000, '<a/>'), claimed: 5 }])
    expect((await refusal(maya, lying)).status).toBeGreaterThanOrEqual(400)
  })
})

describe('an export of Health Connect', () => {
  const healthConnect = (fill: (database: DatabaseSync) => void) => {
    const path = join(mkdtempSync(join(tmpdir(), 'verbena-test-')), 'health_connect_export.db')
    const database = new DatabaseSync(path)
    fill(database)
    database.close()
    return zipOf([{ name: 'health_connect_export.db', content: readFileSync(path) }])
  }

  it('an export of Health Connect is read from its database, in the units in which Android stores them', async () => {
    const maya = await patient()
    const zip = healthConnect((database) => {
      database.exec(`
        create table application_info_table (row_id integer primary key, app_name text);
        insert into application_info_table values (1, 'Withings');
        create table weight_record_table (row_id integer primary key, time integer, zone_offset integer, weight real, app_info_id integer);
        insert into weight_record_table values (1, 1746076200000, 7200, 72400.0, 1);
        create table blood_pressure_record_table (time integer, zone_offset integer, systolic real, diastolic real, app_info_id integer);
        insert into blood_pressure_record_table values (1746076200000, 7200, 131.0, 85.0, 2);
        create table blood_glucose_record_table (time integer, zone_offset integer, level real, app_info_id integer);
        insert into blood_glucose_record_table values (1746076200000, null, 5.5, 1), (null, null, 1, 1);`)
    })
    const id = await sent(maya, zip, 'Health Connect.zip')
    await takeAll(maya, id)
    const rows = await measured(maya)
    expect(rows.map(({ kind, value, unit, source }) => [kind, value, unit, source]).toSorted()).toEqual([
      ['bloodPressure', 131, 'mmHg', 'Health Connect.zip'],
      ['glucose', 5.5, 'mmol/L', 'Withings'],
      ['weight', 72.4, 'kg', 'Withings'],
    ])
  })

  it('an export of Health Connect refuses a damaged database and one of another kind', async () => {
    const maya = await patient()
    const damaged = zipOf([{ name: 'health_connect_export.db', content: Buffer.alloc(9_000, 'x') }])
    expect((await refusal(maya, damaged)).message).toBe(t('record.refused.broken'))
    const other = healthConnect((database) => database.exec('create table notes (text)'))
    expect((await refusal(maya, other)).message).toBe(t('record.refused.archive'))
    // A view could compute without end.
    const view = healthConnect((database) =>
      database.exec('create view weight_record_table as select 1 as time'),
    )
    expect((await refusal(maya, view)).message).toBe(t('record.refused.archive'))
  })
})

describe('a FHIR bundle', () => {
  const PATIENT = {
    resourceType: 'Patient',
    id: 'p',
    name: [{ text: 'Somebody Else' }],
    birthDate: '1950-01-01',
  }
  const allergy = (text: string): Json => ({
    ...{ resourceType: 'AllergyIntolerance', code: { text }, patient: { reference: 'urn:uuid:0' } },
  })
  const report = {
    ...{ resourceType: 'DiagnosticReport', id: 'r', status: 'final', code: { text: 'Blood count' } },
    ...{ subject: { reference: 'Patient/p' }, result: [{ reference: 'Observation/o' }] },
  }
  const result = {
    ...{ resourceType: 'Observation', id: 'o', status: 'final', code: { text: 'Ferritin' } },
    ...{ valueQuantity: { value: 12, unit: 'µg/L' }, effectiveDateTime: '2025-01-02' },
    text: { status: 'generated', div: '<div><script>alert(1)</script></div>' },
  }

  it('becomes measurements, texts of the profile and records from elsewhere, and says whose it is', async () => {
    const maya = await patient()
    const id = await sent(maya, bundle(PATIENT, allergy('Penicillin'), report, result, weight(70)))
    const { resources } = await preview(maya, id)
    expect(resources.map(({ kind, type, title, state }) => [kind, type, title, state])).toEqual([
      ['person', 'Patient', 'Somebody Else', 'conflict'],
      ['allergies', 'AllergyIntolerance', 'Penicillin', 'new'],
      ['elsewhere', 'DiagnosticReport', 'Blood count', 'new'],
      ['elsewhere', 'Observation', 'Ferritin', 'new'],
      ['measurement', 'weight', '', 'new'],
    ])
    expect(await takeAll(maya, id)).toEqual({ taken: 4, measurements: 1, days: 0, profile: 1, elsewhere: 2 })
    const { resources: kept } = await maya.api.record.elsewhere({})
    expect(kept.map(({ type, title, fileName }) => [type, title, fileName])).toEqual([
      ['Observation', 'Ferritin', 'record.json'],
      ['DiagnosticReport', 'Blood count', 'record.json'],
    ])
    const again = await sent(maya, bundle(PATIENT, allergy('Penicillin'), report, result, weight(70)))
    expect((await takeAll(maya, again)).taken).toBe(0)
  })

  it('a FHIR bundle is the same with other ids, other times of bookkeeping and members in another order', async () => {
    const maya = await patient()
    await takeAll(maya, await sent(maya, bundle(PATIENT, report, result)))
    const turned = Object.fromEntries(Object.entries(result).toReversed())
    const other = [
      { ...PATIENT, id: 'other' },
      {
        ...report,
        id: 'x',
        subject: { reference: 'Patient/other' },
        result: [{ reference: 'Observation/y' }],
      },
      { ...turned, id: 'y', meta: { lastUpdated: '2026-01-01T00:00:00Z', versionId: '7' } },
    ]
    expect((await states(maya, await sent(maya, bundle(...other)))).map(([, , state]) => state)).toEqual([
      ...['conflict', 'same', 'same'],
    ])
  })

  it('a FHIR bundle is joined to the profile and never replaces it, and what contradicts it is asked', async () => {
    const maya = await patient()
    const profile = async () => {
      const [row] = await portal.deps.db.select().from(profiles).where(eq(profiles.id, maya.id))
      return row?.allergies
    }
    await maya.api.auth.updateProfile({ fullName: 'Maya', allergies: 'Hazelnut' } as never)
    await takeAll(maya, await sent(maya, bundle(allergy('Penicillin'), allergy('hazelnut'))))
    expect(await profile()).toBe('Hazelnut\nPenicillin')
    const none = translatorFor('en')('forms.profile.noneKnown')
    await maya.api.auth.updateProfile({ fullName: 'Maya', allergies: none } as never)
    const id = await sent(maya, bundle(allergy('Latex')))
    const { resources } = await preview(maya, id)
    expect(resources[0]?.state).toBe('conflict')
    await takeAll(maya, id)
    expect(await profile()).toBe(none)
    await decide(maya, id, resources[0], 'take')
    await takeAll(maya, id)
    expect(await profile()).toBe('Latex')
  })

  it('a FHIR bundle is joined to the profile once, where it is taken over twice at the same time', async () => {
    const maya = await patient()
    const id = await sent(maya, bundle(allergy('Penicillin')))
    await Promise.all([takeAll(maya, id), takeAll(maya, id)])
    const [row] = await portal.deps.db.select().from(profiles).where(eq(profiles.id, maya.id))
    expect(row?.allergies).toBe('Penicillin')
  })

  it.each([
    ['Peanuts', 'Nuts', 'new'],
    ['Walnuts, brazil nuts', 'Nuts', 'new'],
    ['Pollen; Nuts', 'nuts', 'same'],
    ['Latex\nPenicillin, since 2019\nPollen', 'Penicillin, since 2019', 'same'],
    ['Latex\nNuts: all of them\n(severe)', 'Nuts: all of them\n(severe)', 'same'],
  ])('beside %j in the profile, %j is %s', async (allergies, words, state) => {
    const maya = await patient()
    await maya.api.auth.updateProfile({ fullName: 'Maya', allergies } as never)
    const id = await sent(maya, bundle(allergy(words)))
    expect((await preview(maya, id)).resources.map((one) => one.state)).toEqual([state])
  })

  it('a FHIR bundle has days of the tracker, which replace those that are here only where the person chose it', async () => {
    const maya = await patient()
    const day = (date: string, energy: number): Json => ({
      ...{ resourceType: 'Observation', status: 'final', effectiveDateTime: date },
      code: { coding: [{ system: 'urn:verbena:tracker', code: 'day' }] },
      component: [
        { code: { coding: [{ system: 'urn:verbena:tracker', code: 'energy' }] }, valueInteger: energy },
      ],
      note: [{ text: 'I want to die' }],
    })
    await maya.api.health.addEntry({ date: '2025-03-01', energyLevel: 3 })
    const id = await sent(maya, bundle(day('2025-03-01', 5), day('2025-03-02', 6), day('2025-03-03', 70)))
    const { resources } = await preview(maya, id)
    expect(resources.map(({ kind, state }) => [kind, state])).toEqual([
      ...[
        ['health', 'conflict'],
        ['health', 'new'],
        ['elsewhere', 'new'],
      ],
    ])
    const energy = async () => (await maya.api.health.entries({})).map(({ energyLevel }) => energyLevel)
    expect((await takeAll(maya, id)).days).toBe(1)
    expect(await energy()).toEqual([6, 3])
    await decide(maya, id, resources[0], 'take')
    await takeAll(maya, id)
    expect(await energy()).toEqual([6, 5])
    const { db } = portal.deps
    expect(await db.$count(emergencies, eq(emergencies.patientId, maya.id))).toBe(0)
  })

  it('a FHIR bundle shows a day of the tracker that is in the future as unreadable, and takes the others', async () => {
    const maya = await patient()
    const day = (date: string): Json => ({
      ...{ resourceType: 'Observation', status: 'final', effectiveDateTime: date },
      code: { coding: [{ system: 'urn:verbena:tracker', code: 'day' }] },
      note: [{ text: 'Slept well' }],
    })
    const id = await sent(maya, bundle(day('2025-03-01'), day('2199-03-01')))
    const { resources } = await preview(maya, id)
    expect(resources.map(({ state, reason }) => [state, reason])).toEqual([
      ['new', null],
      ['unreadable', 'future'],
    ])
    expect((await takeAll(maya, id)).days).toBe(1)
  })

  it('a FHIR bundle does not take what is refuted, over, or part of a plan into the profile', async () => {
    const maya = await patient()
    const status = (code: string) => ({ coding: [{ code }] })
    const medicine = {
      resourceType: 'MedicationStatement',
      status: 'active',
      medicationCodeableConcept: { text: 'Zinc' },
    }
    const id = await sent(
      maya,
      bundle(
        { ...allergy('Milk'), verificationStatus: status('refuted') },
        { ...allergy('Eggs'), clinicalStatus: status('resolved') },
        {
          resourceType: 'AllergyIntolerance',
          code: { coding: [{ code: '716186003', display: 'No known allergy' }] },
        },
        { ...medicine, basedOn: [{ display: 'Plan' }] },
        { ...medicine, status: 'stopped' },
        medicine,
      ),
    )
    expect((await states(maya, id)).map(([kind]) => kind)).toEqual([
      ...['elsewhere', 'elsewhere', 'elsewhere', 'elsewhere', 'elsewhere', 'currentMedications'],
    ])
  })

  it('a FHIR bundle keeps no narrative, no prototype and no control character, and resolves cycles by content', async () => {
    const maya = await patient()
    const tasks = ['a', 'b'].map((id) => ({
      ...{ resourceType: 'Task', id, description: `Task\u0000 ${id} <b>bold</b>` },
      ...{
        partOf: [{ reference: `Task/${id === 'a' ? 'b' : 'a'}` }],
        focus: { reference: 'Task/gone', display: 'Gone' },
      },
    })) as Json[]
    const raw = bundle(result, ...tasks).replace(
      '"status":"final"',
      '"__proto__":{"admin":true},"status":"final"',
    )
    const id = await sent(maya, raw)
    await takeAll(maya, id)
    const kept = await portal.deps.db
      .select()
      .from(importedResources)
      .where(eq(importedResources.userId, maya.id))
    const text = JSON.stringify(kept.map(({ content }) => content))
    expect(text).not.toMatch(/<script|__proto__|Task\/|\\u0000/)
    const hashes = kept.map(({ hash }) => hash)
    const parts = kept.flatMap(({ content }) => (content.partOf ? [content.partOf] : []))
    expect(parts).toHaveLength(2)
    for (const part of parts as { reference: string }[][]) {
      expect(hashes).toContain(part[0]?.reference.replace('urn:verbena:content:', ''))
    }
    expect(kept.find(({ type }) => type === 'Task')?.content.focus).toEqual({ display: 'Gone' })
  })

  it.each([
    ['a control character in the name of a member', '{"resourceType":"Task","\\u0000":1}'],
    ['half a character in the name of a member', '{"resourceType":"Task","\\ud83d":1}'],
    [
      'a title that ends within a character',
      JSON.stringify({ resourceType: 'Task', description: `${'a'.repeat(199)}😀` }),
    ],
    ['a year that has five digits', '{"resourceType":"Task","authoredOn":"+012345-01-01T00:00:00Z"}'],
    ['a year beyond that', '{"resourceType":"Task","authoredOn":"12345-01-01"}'],
  ])('a FHIR bundle is taken over with %s', async (_what, resource) => {
    const maya = await patient()
    const id = await sent(maya, `{"resourceType":"Bundle","entry":[{"resource":${resource}}]}`)
    expect((await takeAll(maya, id)).elsewhere).toBe(1)
  })

  it('a FHIR bundle shows a resource that is too large, nested or unknown as unreadable, and the others all the same', async () => {
    const maya = await patient()
    const nested = JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`)
    const id = await sent(
      maya,
      bundle(
        { resourceType: 'Task', description: 'x'.repeat(300_000) },
        { resourceType: 'Task', extension: nested },
        { resourceType: 'Basic', contained: Array.from({ length: 100 }, () => ({ resourceType: 'Task' })) },
        { resourceType: 'Task', contained: Array.from({ length: 9_000 }, () => ({})) },
        { resourceType: 'CodeSystem' },
        { resourceType: 'Task', description: 'Fine' },
      ),
    )
    const { resources } = await preview(maya, id)
    expect(resources.map(({ state, reason }) => reason ?? state)).toEqual([
      ...['large', 'deep', 'resource', 'deep', 'resource', 'new'],
    ])
  })

  it('a FHIR bundle is refused whole where it is no bundle, broken, nested without end, or of several people', async () => {
    const maya = await patient()
    const message = async (content: string) => (await refusal(maya, content)).message
    expect(await message('{"resourceType":"Patient"}')).toBe(t('record.refused.bundle'))
    expect(await message(bundle(result).slice(0, -3))).toBe(t('record.refused.broken'))
    expect(await message('{"resourceType":"Bundle","entry":[{"resource":nonsense}]}')).toBe(
      t('record.refused.broken'),
    )
    expect(await message(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`)).toBe(t('record.refused.deep'))
    expect(await message(bundle(PATIENT, { ...PATIENT, id: 'q' }))).toBe(t('record.refused.patients'))
    const many = `{"resourceType":"Bundle","entry":[${'{},'.repeat(100_001)}{}]}`
    expect(await message(many)).toBe(t('record.refused.entries', { most: 100_000 }))
  })
})

describe('imports', () => {
  it('belong to their owner: for others they are unknown', async () => {
    const [maya, other] = await Promise.all([patient(), patient()])
    const id = await sent(maya, bundle(weight(70), { resourceType: 'Task', description: 'Mine' }))
    const { resources } = await preview(maya, id)
    await expect(preview(other, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(takeAll(other, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const own = await sent(other, OMRON)
    const reading = { value: '70', unit: 'kg', at: '2025-03-01T07:00:00Z' }
    for (const of of [own, id]) {
      await expect(decide(other, of, resources[0], 'take')).rejects.toMatchObject({ code: 'NOT_FOUND' })
      const correction = { id: of, ref: resources[0]?.ref ?? '', ...reading }
      await expect(other.api.record.correctImport(correction)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    await takeAll(maya, id)
    const foreign = { id: own, refs: [resources[0]?.ref ?? ''] }
    await expect(other.api.record.applyImport(foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const { resources: kept } = await maya.api.record.elsewhere({})
    const removal = { id: kept[0]?.id ?? '' }
    await expect(other.api.record.removeElsewhere(removal)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await maya.api.record.removeElsewhere(removal)
    expect((await maya.api.record.elsewhere({})).resources).toEqual([])
    expect((await send(null, OMRON)).statusCode).toBe(401)
  })

  it('keep what they have no place for, which practitioners in care read as text, recorded', async () => {
    const [maya, elena, stranger] = [await patient(), await practitioner(), await practitioner()]
    const { db } = portal.deps
    await db.insert(practitionerPatients).values({ practitionerId: elena.id, patientId: maya.id })
    const script = '<img src=x onerror=alert(1)>'
    const vaccination = {
      ...{ resourceType: 'Immunization', status: 'completed', vaccineCode: { text: script } },
      ...{
        occurrenceDateTime: '2024-05-01',
        protocolApplied: Array.from({ length: 400 }, (_, n) => ({ series: `${n}` })),
      },
    }
    await takeAll(maya, await sent(maya, bundle(vaccination, weight(70)), 'clinic.json'))
    const of = { patientId: maya.id }
    const { resources } = await elena.api.record.elsewhere(of)
    expect(resources).toMatchObject([{ type: 'Immunization', title: script, fileName: 'clinic.json' }])
    const one = { ...of, id: resources[0]?.id ?? '' }
    const { lines, isCut } = await elena.api.record.readElsewhere(one)
    expect(lines).toContainEqual({ path: 'vaccineCode › text', text: script })
    expect([lines.length, isCut]).toEqual([300, true])
    expect((await maya.api.record.readElsewhere({ id: one.id })).lines).toEqual(lines)
    // The id of one patient opens nothing of another, and a stranger nothing at all.
    const other = await patient()
    await db.insert(practitionerPatients).values({ practitionerId: elena.id, patientId: other.id })
    const refused = { code: 'NOT_FOUND' }
    await expect(elena.api.record.readElsewhere({ ...one, patientId: other.id })).rejects.toMatchObject(
      refused,
    )
    await expect(elena.api.record.readElsewhere({ id: one.id })).rejects.toMatchObject(refused)
    await expect(stranger.api.record.elsewhere(of)).rejects.toMatchObject(refused)
    await expect(stranger.api.record.readElsewhere(one)).rejects.toMatchObject(refused)
    const audited = await db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.actorId, elena.id), eq(auditLog.subjectId, maya.id)))
      .orderBy(auditLog.id)
    expect(audited.map(({ action }) => action)).toEqual(['record.elsewhere', 'record.readElsewhere'])
  })

  it('imports are shown page by page', async () => {
    const maya = await patient()
    const id = await sent(
      maya,
      bundle(...[1, 2, 3, 4, 5].map((day) => weight(70, `2025-03-0${day}T07:00:00Z`))),
    )
    const first = await maya.api.record.importPreview({ id, limit: 3 })
    const second = await maya.api.record.importPreview({ id, limit: 3, cursor: first.nextCursor })
    expect([...first.resources, ...second.resources].map(({ line }) => line)).toEqual([1, 2, 3, 4, 5])
    expect([second.nextCursor, second.groups]).toEqual([null, null])
  })

  it('leave no file behind, and go with the next file or after a day', async () => {
    const maya = await patient()
    const { db } = portal.deps
    const first = await sent(maya, OMRON)
    await refusal(maya, '{')
    const left = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('verbena-import-'))
    expect(await left()).toEqual([])
    await expect(preview(maya, first)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const second = await sent(maya, OMRON)
    await db
      .update(recordImports)
      .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
      .where(eq(recordImports.id, second))
    const folder = mkdtempSync(join(tmpdir(), 'verbena-import-'))
    await utimes(folder, 1, 1)
    await sweepRecordImports.run(portal.deps, {}, new AbortController().signal)
    expect(await db.$count(recordImportEntries, eq(recordImportEntries.importId, second))).toBe(0)
    expect(await left()).toEqual([])
    await sweepImportFolders(0)
  })
})
