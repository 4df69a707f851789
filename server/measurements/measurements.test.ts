import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { practitionerPatients } from '../../drizzle/schema.ts'
import { addDays } from '../../shared/health.ts'
import type { MeasurementInput } from '../../shared/measurementInputs.ts'
import type { Who } from '../access/who.ts'
import { translatorFor } from '../platform/locales.ts'
import { type Person, send, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { addMeasurements, MAX_OF_KIND } from './measurements.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web', RATE_LIMITS: 'off' })
})
afterAll(() => portal.close())

const t = translatorFor('en')
const today = new Date().toISOString().slice(0, 10)
const everything = { from: '2000-01-01', until: today }
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const pressure = (systolic: number, diastolic: number, at = ago(1)): MeasurementInput => ({
  ...{ at, kind: 'bloodPressure', values: { systolic, diastolic }, unit: 'mmHg', key: randomUUID() },
})
const single = (
  kind: MeasurementInput['kind'],
  value: number,
  unit: MeasurementInput['unit'],
  at = ago(1),
) => ({
  ...{ at, kind, values: { value }, unit, key: randomUUID() },
})
const add = (person: Person, input: MeasurementInput) => person.api.measurements.add(input)

/** A patient, and a practitioner in whose care she is. */
async function inCare() {
  const [maya, elena] = [await signUp(portal), await signUp(portal, 'practitioner')]
  await portal.deps.db.insert(practitionerPatients).values({ practitionerId: elena.id, patientId: maya.id })
  return { maya, elena }
}

describe('adding a measurement', () => {
  it('add stores values and unit as they were entered', async () => {
    const maya = await signUp(portal)
    const at = ago(5)
    const { id, emergencies } = await add(maya, { ...single('glucose', 5.6, 'mmol/L', at), fasting: true })
    expect(emergencies).toEqual([])
    expect(await maya.api.measurements.list(everything)).toEqual([
      { id, at, kind: 'glucose', values: { value: 5.6 }, unit: 'mmol/L', fasting: true, source: null },
    ])
  })

  it('add returns the first measurement for a repeated key', async () => {
    const maya = await signUp(portal)
    const input = single('weight', 72.4, 'kg')
    const first = await add(maya, input)
    const again = await add(maya, { ...input, values: { value: 80 } })
    expect(again).toMatchObject({ id: first.id, values: { value: 72.4 } })
    expect(await maya.api.measurements.list(everything)).toHaveLength(1)
  })

  it('add stores one measurement for ten simultaneous calls with one key', async () => {
    const maya = await signUp(portal)
    const input = single('pulse', 68, '/min')
    const added = await Promise.all(Array.from({ length: 10 }, () => add(maya, input)))
    expect(new Set(added.map(({ id }) => id)).size).toBe(1)
  })

  it('the key of one person does not hide the measurement of another', async () => {
    const [maya, eve] = [await signUp(portal), await signUp(portal)]
    const input = single('weight', 72.4, 'kg')
    const { id } = await add(maya, input)
    expect((await add(eve, input)).id).not.toBe(id)
  })

  it.each<[string, object, string]>([
    ['an upper value of 12', { values: { systolic: 12, diastolic: 82 } }, 'values.systolic'],
    ['a lower value above the upper one', { values: { systolic: 90, diastolic: 120 } }, 'values.diastolic'],
    ['a pulse of 0', { kind: 'pulse', values: { value: 0 }, unit: '/min' }, 'values.value'],
    ['a weight in mmHg', { kind: 'weight', values: { value: 72 } }, 'unit'],
    ['a glucose of 400 mmol/L', { kind: 'glucose', values: { value: 400 }, unit: 'mmol/L' }, 'values.value'],
    ['a pressure without a lower value', { values: { value: 128 } }, 'values'],
  ])('add refuses %s at its field', async (_case, change, field) => {
    const { cookie } = await signUp(portal)
    const body = { ...pressure(128, 82), ...change }
    const answer = await send(portal, 'POST', '/api/trpc/measurements.add', body, { headers: { cookie } })
    expect(answer.statusCode).toBe(400)
    const { data } = answer.json().error
    expect(Object.keys(data.fields)).toEqual([field])
    expect(data.fields[field]).toMatch(/^\p{Lu}.*\p{L}$/u)
  })

  it('add refuses a time in the future', async () => {
    const maya = await signUp(portal)
    await expect(add(maya, single('weight', 72, 'kg', ago(-60)))).rejects.toThrow(
      t('measurements.invalid.future'),
    )
  })

  it('a stored measurement cannot be changed, even by SQL', async () => {
    const maya = await signUp(portal)
    await add(maya, single('weight', 72.4, 'kg'))
    await expect(
      portal.deps.db.execute(sql`update measurements set value = 60 where user_id = ${maya.id}`),
    ).rejects.toMatchObject({ cause: { message: 'measurements is append-only' } })
  })
})

describe('a dangerous value', () => {
  it.each<[string, MeasurementInput, string]>([
    ['a systolic pressure above 180', pressure(181, 90), 'pressureHigh'],
    ['a diastolic pressure above 110', pressure(150, 111), 'pressureHigh'],
    ['a pulse under 40', single('pulse', 39, '/min'), 'pulseLow'],
    ['a pulse above 130', single('pulse', 131, '/min'), 'pulseHigh'],
    ['a glucose under 54 mg/dL', single('glucose', 2.9, 'mmol/L'), 'glucoseLow'],
    ['a glucose above 300 mg/dL', single('glucose', 301, 'mg/dL'), 'glucoseHigh'],
  ])('%s is an emergency for whoever cares for the patient', async (_case, input, kind) => {
    const { maya, elena } = await inCare()
    expect((await add(maya, input)).emergencies).toEqual([kind])
    const [line] = await elena.api.care.worklist()
    expect(line).toMatchObject({ kind: 'emergency', emergencies: [kind], source: 'measurement', texts: 1 })
    expect(line?.sentence).toContain(t('emergencies.kind', { kind: kind as 'pulseLow' }))
  })

  it.each<[string, MeasurementInput]>([
    ['180/110', pressure(180, 110)],
    ['a pulse of 40', single('pulse', 40, '/min')],
    ['a pulse of 130', single('pulse', 130, '/min')],
    ['a glucose of 54', single('glucose', 54, 'mg/dL')],
    ['a glucose of 300', single('glucose', 300, 'mg/dL')],
  ])('%s is no emergency', async (_case, input) => {
    const { maya, elena } = await inCare()
    expect((await add(maya, input)).emergencies).toEqual([])
    expect(await elena.api.care.worklist()).toEqual([])
  })

  it('the worklist names the value that was measured', async () => {
    const { maya, elena } = await inCare()
    await add(maya, pressure(186, 118))
    const [line] = await elena.api.care.worklist()
    expect(line?.sentence).toContain('186/118')
  })

  it('a repeated key alarms once', async () => {
    const { maya, elena } = await inCare()
    const input = pressure(186, 118)
    await add(maya, input)
    await elena.api.care.answerEmergencies({
      patientId: maya.id,
      until: new Date(Date.now() + 1_000).toISOString().replace('Z', '000Z'),
    })
    await add(maya, input)
    expect(await elena.api.care.worklist()).toEqual([])
  })

  it('a measurement of more than a week ago is no emergency', async () => {
    const { maya, elena } = await inCare()
    expect((await add(maya, pressure(186, 118, ago(12 * 24 * 60)))).emergencies).toEqual([])
    expect(await elena.api.care.worklist()).toEqual([])
  })

  it('remove takes the measurement and its alarm back', async () => {
    const { maya, elena } = await inCare()
    const { id } = await add(maya, pressure(186, 118))
    await maya.api.measurements.remove({ id })
    expect(await maya.api.measurements.list(everything)).toEqual([])
    expect(await elena.api.care.worklist()).toEqual([])
  })
})

describe('imported measurements', () => {
  const file = (systolic: number, at = ago(1)) => ({
    ...{ at, kind: 'bloodPressure' as const, values: { systolic, diastolic: 82 }, unit: 'mmHg' as const },
    ...{ fasting: null, source: 'omron.csv' },
  })
  const whoOf = (person: Person) => ({ userId: person.id }) as Who

  it('addMeasurements adds each reading once, with its source', async () => {
    const maya = await signUp(portal)
    const at = ago(1)
    const rows = [file(128, at), file(130, at), file(128, ago(2)), file(128, at)]
    expect(await addMeasurements(portal.deps.db, whoOf(maya), rows)).toBe(3)
    expect(await addMeasurements(portal.deps.db, whoOf(maya), rows)).toBe(0)
    const list = await maya.api.measurements.list(everything)
    expect(list.map(({ source }) => source)).toEqual(['omron.csv', 'omron.csv', 'omron.csv'])
  })

  it('addMeasurements skips what was entered by hand, and rounds to what is stored', async () => {
    const maya = await signUp(portal)
    const at = ago(3)
    await add(maya, single('weight', 72.4, 'kg', at))
    const row = { at, kind: 'weight', values: { value: 72.3999 }, unit: 'kg', fasting: null } as const
    expect(await addMeasurements(portal.deps.db, whoOf(maya), [{ ...row, source: 'Scale' }])).toBe(0)
  })

  it('addMeasurements alarms nobody', async () => {
    const { maya, elena } = await inCare()
    expect(await addMeasurements(portal.deps.db, whoOf(maya), [file(190)])).toBe(1)
    expect(await elena.api.care.worklist()).toEqual([])
  })

  it('addMeasurements skips impossible values and those of the future', async () => {
    const maya = await signUp(portal)
    const rows = [file(12), file(128, '2062-11-12T07:31:00Z')]
    expect(await addMeasurements(portal.deps.db, whoOf(maya), rows)).toBe(0)
  })
})

describe('reading measurements', () => {
  it('list returns a period, newest first, whole days in every time zone', async () => {
    const maya = await signUp(portal)
    const day = addDays(today, -10)
    for (const at of [`${day}T00:30:00+14:00`, `${day}T23:30:00-12:00`, `${addDays(day, -3)}T12:00:00Z`]) {
      await add(maya, single('weight', 72, 'kg', at))
    }
    const found = await maya.api.measurements.list({ from: day, until: day })
    expect(found.map(({ at }) => at)).toEqual([
      new Date(`${day}T23:30:00-12:00`).toISOString(),
      new Date(`${day}T00:30:00+14:00`).toISOString(),
    ])
  })

  it('list leaves out the oldest of a kind beyond its limit, and says so', async () => {
    const maya = await signUp(portal)
    await add(maya, single('weight', 72, 'kg', ago(100_000)))
    const rows = Array.from({ length: MAX_OF_KIND + 5 }, (_, minute) => ({
      ...({ at: ago(minute), kind: 'pulse', values: { value: 70 }, unit: '/min', fasting: null } as const),
      source: 'Watch',
    }))
    await addMeasurements(portal.deps.db, { userId: maya.id } as Who, rows)
    const list = await maya.api.measurements.list(everything)
    expect(list).toHaveLength(MAX_OF_KIND + 1)
    expect(list.filter(({ more }) => more)).toMatchObject([{ kind: 'pulse', at: rows[MAX_OF_KIND - 1]?.at }])
  })

  it('only a practitioner in care reads a patient, and each read is recorded', async () => {
    const { maya, elena } = await inCare()
    await add(maya, single('weight', 72.4, 'kg'))
    const other = await signUp(portal, 'practitioner')
    const ofMaya = { ...everything, patientId: maya.id }
    expect(await elena.api.measurements.list(ofMaya)).toHaveLength(1)
    await expect(other.api.measurements.list(ofMaya)).rejects.toThrow(t('care.refused.notInCare'))
    const actions = (await maya.api.auth.accessToMine()).map(({ action }: { action: string }) => action)
    expect(actions).toContain('measurements.list')
  })

  it('remove refuses the measurement of another person as an unknown one', async () => {
    const [maya, eve] = [await signUp(portal), await signUp(portal)]
    const { id } = await add(maya, single('weight', 72.4, 'kg'))
    await expect(eve.api.measurements.remove({ id })).rejects.toThrow(t('measurements.refused.none'))
    expect(await maya.api.measurements.list(everything)).toHaveLength(1)
  })
})

describe('targets', () => {
  const of = async (person: Person, kind: string, patientId?: string) =>
    (await person.api.measurements.targets(patientId ? { patientId } : undefined)).find(
      (target) => target.kind === kind,
    )

  it('targets returns the usual range until one is set', async () => {
    const maya = await signUp(portal)
    expect(await of(maya, 'bloodPressure')).toMatchObject({ high: 135, diastolic: 85, by: null, at: null })
  })

  it('setTarget keeps who set it, patient or practitioner; null returns to the usual range', async () => {
    const { maya, elena } = await inCare()
    await maya.api.measurements.setTarget({ kind: 'weight', target: { goal: 71 } })
    const pulse = { patientId: maya.id, kind: 'pulse' as const }
    await elena.api.measurements.setTarget({ ...pulse, target: { low: 55, high: 85 } })
    expect(await of(maya, 'weight')).toMatchObject({ goal: 71, own: true })
    expect(await of(maya, 'pulse')).toMatchObject({ low: 55, high: 85, own: false, by: expect.any(String) })
    await elena.api.measurements.setTarget({ ...pulse, target: null })
    expect(await of(elena, 'pulse', maya.id)).toMatchObject({ low: 50, high: 90, by: null })
  })

  it.each<[string, object]>([
    ['a goal of a pulse', { kind: 'pulse', target: { goal: 60 } }],
    ['a range of a weight', { kind: 'weight', target: { low: 60, high: 70 } }],
    ['a range upside down', { kind: 'pulse', target: { low: 90, high: 50 } }],
    ['a pressure without its lower bound', { kind: 'bloodPressure', target: { high: 135 } }],
    ['an impossible bound', { kind: 'temperature', target: { low: 20, high: 37 } }],
    ['nothing', { kind: 'pulse', target: {} }],
  ])('setTarget refuses %s', async (_case, input) => {
    const maya = await signUp(portal)
    await expect(maya.api.measurements.setTarget(input as never)).rejects.toThrow(
      'measurements.invalid.target',
    )
  })
})

describe('means', () => {
  it('the timeline has the means of each week, on the days of the person', async () => {
    const maya = await signUp(portal)
    // A Monday and the Sunday of its week, and the Monday after.
    for (const [at, systolic, diastolic] of [
      ['2026-11-02T07:00:00Z', 140, 90],
      ['2026-11-08T23:30:00Z', 130, 85],
      ['2026-11-09T07:00:00Z', 128, 82],
    ] as const) {
      await add(maya, pressure(systolic, diastolic, at))
    }
    const { measured } = await maya.api.care.timeline({ from: '2026-11-02', until: '2026-11-20' })
    expect(measured).toEqual([
      {
        kind: 'bloodPressure',
        weeks: [
          { from: '2026-11-02', value: 135, diastolic: 87.5, count: 2 },
          { from: '2026-11-09', value: 128, diastolic: 82, count: 1 },
        ],
      },
    ])
  })

  it('the facts of a visit have the means since the last note, and those of as many days before', async () => {
    const { maya, elena } = await inCare()
    const day = 24 * 60
    await add(maya, single('weight', 75, 'kg', ago(45 * day)))
    await add(maya, single('weight', 73, 'kg', ago(5 * day)))
    await add(maya, single('weight', 72, 'kg', ago(2 * day)))
    const facts = await elena.api.care.notes.facts({ patientId: maya.id, today })
    expect(facts).toEqual([
      {
        kind: 'measured',
        measured: {
          kind: 'weight',
          now: { value: 72.5, diastolic: null, count: 2 },
          before: { value: 75, diastolic: null, count: 1 },
        },
      },
    ])
  })
})
