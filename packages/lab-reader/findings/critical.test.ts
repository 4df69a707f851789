import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { criticalOpening, isUrgent, textOf } from '../../../tools/testing/resultText.ts'
import { believedOf, boundsOf } from '../markers/bounds.ts'
import { MARKERS } from '../markers/knownMarkers.ts'
import { isPlausible } from '../markers/markers.ts'
import { simpleUnit } from '../markers/simpleUnit.ts'
import { conversion, exactly } from '../markers/units.ts'
import { rowWithoutRange as row } from '../testing/markerRow.ts'
import { unitsOf } from '../testing/unitsOf.ts'
import type { MarkerRow } from '../types.ts'
import { criticalOf, type Draw, type Person, personAt } from './critical.ts'
import { CRITICAL_LIMITS, type Limit, SAME_DAY, SAME_DAY_LIMITS } from './criticalLimits.ts'

/** A person for whom a limit applies: an adult, or a child of that age, and pregnant where it is for pregnancy. */
const personFor = ({ from = 0, under, isOfPregnancy }: Limit): Person => ({
  days: under === undefined ? null : (from + under) / 2,
  facts: isOfPregnancy ? ['pregnancy'] : [],
})
const ofAge = (years: number | null): Person => ({ days: years === null ? null : years * 365.25, facts: [] })

describe('a critical band', () => {
  it.each([
    ['Potassium', 2.7, 'mmol/L', 'low'],
    ['Potassium', 6.1, 'mEq/L', 'high'],
    ['Sodium', 124, 'mmol/L', 'low'],
    ['Sodium', 151, 'mval/l', 'high'],
    ['Glucose', 451, 'mg/dL', 'high'],
    ['Fasting glucose', 2.7, 'mmol/L', 'low'],
    ['Calcium', 13.1, 'mg/dL', 'high'],
    ['Calcium', 1.79, 'mmol/L', 'low'],
    ['Hemoglobin', 7, 'g/dL', 'low'],
    ['Hemoglobin', 79, 'g/L', 'low'],
    ['Platelets', 49, 'K/uL', 'low'],
    ['Platelets', 49_000, '/cumm', 'low'],
    ['Platelets', 1001, '10^9/L', 'high'],
    ['INR', 5.1, null, 'high'],
    ['Platelets', 0.2, 'lakh/cumm', 'low'],
    ['Platelets', 20, 'G/L', 'low'],
    ['Platelets', 20, '/nl', 'low'],
    ['White blood cells', 80, 'G/L', 'high'],
    ['Hemoglobin', 3.5, 'mmol/L', 'low'],
    ['Hemoglobin', 7.5, 'g/dL', 'low'],
    ['Hemoglobin', 75, 'g/L', 'low'],
    ['Hematocrit', 0.18, 'L/L', 'low'],
    ['Glucose', 0.4, 'g/L', 'low'],
    ['Glucose', 40, 'mg/100 ml', 'low'],
    ['Troponin I', 2500, 'ng/L', 'high'],
    ['Troponin T', 500, 'pg/mL', 'high'],
    ['Total bilirubin', 300, 'µmol/L', 'high'],
    ['Triglycerides', 3000, 'mg/dL', 'high'],
    ['Urea', 250, 'mg/dL', 'high'],
    ['Urea nitrogen', 40, 'mmol/L', 'high'],
    ['Ionized calcium', 7, 'mg/dL', 'high'],
    ['Phosphorus', 0.6, 'mg/dL', 'low'],
    ['Creatinine', 4, 'mg/dL', 'high'],
    ['Calcium', 7, 'mg/dL', 'low'],
    ['Fibrinogen', 140, 'mg/dL', 'low'],
    ['AST', 11, 'µkat/L', 'high'],
    ['Lactate', 40, 'mg/dL', 'high'],
    ['TSH', 150, 'µIU/mL', 'high'],
    ['Free T4', 5, 'ng/dL', 'high'],
    ['C-reactive protein', 35, 'mg/dL', 'high'],
    ['eGFR', 14, 'ml/min/1.73 m^2', 'low'],
    ['eGFR', 14, 'mL/min', 'low'],
    ['eGFR', 0.2, 'ml/s/1.73m2', 'low'],
    ['Fibrinogen', 4, 'µmol/L', 'low'],
    ['Ammonia', 400, 'µg/dL', 'high'],
    ['Cortisol', 1.5, 'µg/dL', 'low'],
    ['Procalcitonin', 3, 'µg/L', 'high'],
    ['Iron', 400, 'µg/dL', 'high'],
    ['Osmolality', 340, 'mosmol/kg', 'high'],
    ['aPTT', 90, 'sec', 'high'],
    ['Prothrombin time', 50, 's', 'high'],
  ])('a critical band includes %s of %d %s', (marker, value, unit, side) => {
    expect(criticalOf(row(marker, value, unit))).toMatchObject({
      side,
      source: expect.stringMatching(/^https?:/),
    })
  })

  it.each([
    ['Potassium', 2.8, 'mmol/L'],
    ['Potassium', 6, 'mmol/L'],
    ['Hemoglobin', 8, 'g/dL'],
    ['eGFR', 15, 'mL/min/1.73m2'],
    ['Creatine kinase', 4900, 'U/L'],
    ['Hemoglobin', 80, 'g/L'],
    ['Platelets', 50_000, '/cumm'],
    ['Glucose', 400, 'mg/dL'],
    ['Glucose', 5.4, 'mmol/L'],
    ['INR', 5, null],
  ])('a critical band does not include %s of %d %s', (marker, value, unit) => {
    expect(criticalOf(row(marker, value, unit))).toBeNull()
  })

  it.each([
    ['Potassium', 6.3, 'mmol/L', 40, 'high'],
    ['Potassium', 6.3, 'mmol/L', null, 'high'],
    ['Potassium', 6.3, 'mmol/L', 12, 'high'],
    ['Potassium', 6.05, 'mEq/L', 0.5, null],
    ['Potassium', 6.3, 'mmol/L', 0.5, 'high'],
    ['Potassium', 6.3, 'mmol/L', 0.05, null],
    ['Potassium', 7.2, 'mmol/L', 0.05, 'high'],
    ['Potassium', 2.9, 'mmol/L', 12, 'low'],
    ['Potassium', 2.9, 'mmol/L', 16, null],
    ['Potassium', 2.9, 'mmol/L', null, null],
    ['Sodium', 129, 'mmol/L', 8, 'low'],
    ['Sodium', 129, 'mmol/L', 30, null],
    ['Glucose', 290, 'mg/dL', 8, 'high'],
    ['Glucose', 290, 'mg/dL', 30, null],
    ['Creatinine', 2.5, 'mg/dL', 15.9, 'high'],
    ['Creatinine', 2.5, 'mg/dL', 16, null],
    ['Urea nitrogen', 30, 'mg/dL', 3, 'high'],
  ])(
    'a critical band depends on the age where it is known: %s of %d %s at %s years',
    (marker, value, unit, age, side) => {
      expect(criticalOf(row(marker, value, unit), ofAge(age))?.side ?? null).toBe(side)
    },
  )

  it('a critical band is never guessed for a unit without a source, an unknown test or an impossible value', () => {
    expect(criticalOf(row('Potassium', 9, 'mg/dL'))).toBeNull()
    expect(criticalOf(row('Potassium', 9, 'mmol/L', { marker: null }))).toBeNull()
    expect(criticalOf(row('Potassium', 69, 'mmol/L', { plausible: false }))).toBeNull()
  })

  it('a critical band includes a value with < or > only where it includes every value that this may mean', () => {
    const glucose = (comparator: MarkerRow['comparator'], value: number) =>
      criticalOf(row('Glucose', value, 'mg/dL', { comparator }))?.side ?? null
    expect(glucose('>', 400)).toBe('high')
    expect(glucose('>', 600)).toBe('high')
    expect(glucose('<', 50)).toBe('low')
    expect(glucose('>=', 400)).toBeNull()
    expect(glucose('<', 600)).toBeNull()
    expect(glucose('>', 40)).toBeNull()
  })

  it.each([
    ['Calcium', 9.5, 'mmol/L'],
    ['Ionized calcium', 4.8, 'mmol/L'],
    ['Hemoglobin', 14, 'g/L'],
    ['Glucose', 95, 'mmol/L'],
    ['Creatinine', 55, 'mg/dL'],
    ['Platelets', 250, '/µL'],
    ['White blood cells', 6.5, '/µL'],
    ['TSH', 2.1, 'mIU/mL'],
    ['Hemoglobin', 140, 'g/dL'],
  ])('a critical band raises no alarm for %s of %d %s: a wrong unit, not a crisis', (name, value, unit) => {
    const marker = MARKERS.find((known) => known.name === name) ?? null
    const plausible = isPlausible(marker, name, value, unit)
    expect(plausible).toBe(false)
    expect(criticalOpening([row(name, value, unit, { plausible })])).toBeNull()
  })

  it('a critical band raises an alarm in every unit of a marker if it does in one', () => {
    for (const limit of CRITICAL_LIMITS) {
      for (const marker of limit.markers) {
        const units = unitsOf(marker).filter((unit) => conversion(marker, limit.unit, unit))
        expect(units.length, marker).toBeGreaterThan(0)
        fc.assert(
          fc.property(fc.double({ min: 0.5, max: 2, noNaN: true }), (times) => {
            const value = Number((limit.limit.bound * times).toPrecision(6))
            const alarms = units.map((unit) => {
              const way = conversion(marker, limit.unit, unit)
              const own = row(marker, way ? exactly(value, way) : Number.NaN, unit)
              return criticalOf(own, personFor(limit))?.side ?? null
            })
            expect(new Set(alarms).size, `${marker} ${value} ${limit.unit}: ${units}`).toBe(1)
          }),
          { numRuns: 10 },
        )
      }
    }
  })

  it('a critical band of adults yields to the range printed for a child or in pregnancy, and to no other', () => {
    const seed = 20_261_126
    fc.assert(
      fc.property(
        fc.constantFrom(...CRITICAL_LIMITS),
        fc.double({ min: 0.3, max: 3, noNaN: true }),
        fc.integer({ min: 0, max: 6574 }),
        fc.boolean(),
        (limit, times, days, isPregnant) => {
          const [marker = ''] = limit.markers
          const value = Number((limit.limit.bound * times).toPrecision(6))
          const within = row(marker, value, limit.unit, { low: value * 0.9, high: value * 1.1 })
          const facts = isPregnant ? ['pregnancy'] : []
          const child = criticalOf(within, { days, facts })
          expect(child === null || child.isOfAge || child.isOfPregnancy).toBe(true)
          const adult = { days: 14_000, facts: [] }
          const bare = row(marker, value, limit.unit)
          expect(criticalOf(within, adult)?.limit).toEqual(criticalOf(bare, adult)?.limit)
        },
      ),
      { numRuns: 500, seed },
    )
  })

  it('a critical band names another source only where it has another limit', () => {
    for (const { markers, limit, unit, differs } of [...CRITICAL_LIMITS, ...SAME_DAY_LIMITS])
      for (const other of differs)
        expect(other.unit !== unit || JSON.stringify(other.limit) !== JSON.stringify(limit), markers[0]).toBe(
          true,
        )
  })

  it('a critical band belongs to a known marker, contains believed values, and excludes usual ones', () => {
    const known = new Set(MARKERS.map(({ name }) => name))
    for (const limit of CRITICAL_LIMITS) {
      const { markers, unit, source } = limit
      const { bound } = limit.limit
      expect(simpleUnit(unit)).toBe(unit)
      expect(source.url).toMatch(/^https?:\/\//)
      for (const marker of markers) {
        expect(known).toContain(marker)
        const believed = believedOf(marker, unit)
        expect(bound, marker).toBeGreaterThan(believed?.least ?? Number.POSITIVE_INFINITY)
        expect(bound, marker).toBeLessThan(believed?.most ?? Number.NEGATIVE_INFINITY)
        const [, mostLow, leastHigh] = boundsOf(marker, unit) ?? []
        for (const usual of [mostLow, leastHigh])
          if (usual !== undefined)
            expect(criticalOf(row(marker, usual, unit), personFor(limit)), marker).toBeNull()
      }
    }
  })
})

describe('a result with a critical value', () => {
  const NOTHING = { collectedOn: null, possibleDays: [], unread: [], qualitative: [], language: null }
  const potassium = row('Potassium', 6.9, 'mmol/L', { low: 3.5, high: 5.1, flag: 'high' })
  const glucose = row('Glucose', 41, 'mg/dL', { low: 70, high: 99, flag: 'low' })

  it('first says whom to contact today', () => {
    const [first, second] = textOf({ ...NOTHING, markers: [glucose, potassium] }).split('\n\n')
    expect(first).toBe(
      'Contact a doctor or emergency service today: Glucose (41 mg/dL; hospital laboratories call below 50.5 mg/dL critically low) and ' +
        'Potassium (6.9 mmol/L; hospital laboratories call above 6 mmol/L critically high). ' +
        'Take the report with you, and do not wait if you feel unwell.',
    )
    expect(second).toMatch(/^Above what this report calls normal/)
  })

  it('a result with a critical value does not open so because of a doubtful row, which is asked about instead', () => {
    expect(criticalOpening([{ ...potassium, doubtful: true }])).toBeNull()
    expect(criticalOpening([glucose, { ...potassium, doubtful: true }])).not.toContain('Potassium')
  })

  it('a result with a critical value advises to contact a doctor the same day where a value is far above its printed limit', () => {
    for (const { source } of SAME_DAY) expect(source.url).toMatch(/^https:\/\//)
    const troponin = row('Troponin I', 0.06, 'ng/mL', { high: 0.04, flag: 'high' })
    expect(criticalOpening([troponin])).toBe(
      'Show Troponin I (0.06 ng/mL, up to 0.04 is printed as usual) to a doctor the same day.',
    )
    expect(criticalOpening([{ ...troponin, value: 0.04 }])).toBeNull()
    expect(criticalOpening([row('Lipase', 190, 'U/L', { high: 60 })])).toMatch(/^Show Lipase/)
    expect(criticalOpening([row('Lipase', 170, 'U/L', { high: 60 })])).toBeNull()
    expect(criticalOpening([row('Lipase', 190, 'U/L')])).toBeNull()
    // Without a printed limit, only values above three times the limit of every usual test.
    expect(criticalOpening([row('Lipase', 750, 'U/L')])).toBeNull()
    expect(criticalOpening([row('Lipase', 760, 'U/L')])).toBe(
      'Show Lipase (760 U/L, more than three times the upper limit of any usual test) to a doctor the same day.',
    )
    expect(criticalOpening([row('Lipase', 13, 'µkat/L')])).toMatch(/^Show Lipase/)
    expect(criticalOpening([row('Lipase', 760, null)])).toBeNull()
    expect(criticalOpening([row('Lipase', 760, 'U/L', { high: 300 })])).toBeNull()
    expect(criticalOpening([row('Lipase', 760, 'U/L', { comparator: '<' })])).toBeNull()
    expect(criticalOpening([potassium, troponin])).toContain(' Show Troponin I')
    expect(criticalOpening([row('Amylase', 3.2, 'µkat/L', { high: 1.0 })])).toMatch(/^Show Amylase/)
    expect(criticalOpening([row('D-dimer', 0.6, 'mg/L FEU', { high: 0.5 })])).toMatch(/^Show D-dimer/)
    expect(criticalOpening([row('D-dimer', 5000, 'ng/mL FEU')])).toBe(
      'Show D-dimer (5000 ng/mL FEU, above the upper limit of any usual test) to a doctor the same day.',
    )
    expect(criticalOpening([row('D-dimer', 0.4, 'mg/L FEU')])).toBeNull()
    // A plain mg/L does not say which of its two units it means.
    expect(criticalOpening([row('D-dimer', 5, 'mg/L')])).toBeNull()
  })

  it('a result with a critical value has no such opening without a critical value', () => {
    const impossible = { ...potassium, value: 690, plausible: false }
    expect(criticalOpening([row('Potassium', 5.4, 'mmol/L'), impossible])).toBeNull()
    expect(textOf({ ...NOTHING, markers: [impossible] })).not.toContain('Contact a doctor')
  })
})

describe('an old draw', () => {
  const potassium = row('Potassium', 6.9, 'mmol/L', { low: 3.5, high: 5.1, flag: 'high' })
  const today = '2026-11-22'
  const reading = {
    collectedOn: null as string | null,
    possibleDays: [] as string[],
    unread: [],
    qualitative: [],
    language: null,
    markers: [potassium],
  }

  it('an old draw is reported as old, with its day, and never as of today', () => {
    const old = { ...reading, collectedOn: '2012-05-03' }
    const text = textOf(old, [], { today })
    expect(text).toMatch(
      /^On 3 May 2012 the blood held what laboratories telephone a doctor about: Potassium \(6\.9 mmol\/L; hospital laboratories call above 6 mmol\/L critically high\)\. Ask a doctor/,
    )
    expect(isUrgent(old, { today })).toBe(false)
    expect(text).not.toMatch(/today|the same day/)
    const lipase = row('Lipase', 300, 'U/L', { high: 60 })
    expect(criticalOpening([lipase], { collectedOn: '2012-05-03', today })).toMatch(
      /^On 3 May 2012 this was too far above its usual limit to wait: Lipase/,
    )
  })

  it('an old draw is one of more than 30 days ago, whichever of the possible days it was', () => {
    const opening = (draw: Draw) => criticalOpening([potassium], { ...draw, today })
    expect(opening({ collectedOn: '2026-10-23' })).toMatch(/^Contact a doctor.*drawn on 23 October 2026\./)
    expect(opening({ collectedOn: '2026-10-22' })).toMatch(/^On 22 October 2026/)
    expect(opening({ collectedOn: null, possibleDays: ['2026-03-05', '2026-05-03'] })).toMatch(
      /^On 5 March 2026 or 3 May 2026/,
    )
    expect(opening({ collectedOn: null, possibleDays: ['2026-03-11', '2026-11-03'] })).toMatch(/^Contact/)
    expect(opening({ collectedOn: null })).toMatch(/^Contact a doctor/)
  })

  it('an old draw is reported as old too where a line is only possibly critical', () => {
    const doubtful = { ...potassium, doubtful: true }
    const old = { ...reading, collectedOn: '2012-05-03', markers: [doubtful] }
    const text = textOf(old, [], { today })
    expect(text).toMatch(/^If Potassium really says 6\.9 mmol\/L, it was critical on 3 May 2012/)
    expect(isUrgent(old, { today })).toBe(false)
  })

  it('an old draw changes nothing but its opening: a result that was urgent is an old one later', () => {
    for (const markers of [[potassium], [{ ...potassium, doubtful: true }]]) {
      const test = { ...reading, collectedOn: '2026-11-20', markers }
      expect(isUrgent(test, { today })).toBe(true)
      const [before, later] = [today, '2027-11-22'].map((day) =>
        textOf(test, [], { today: day }).split('\n\n'),
      )
      expect(textOf(test, [], { today: '2026-12-01' }).split('\n\n')).toEqual(before)
      expect(later?.[0]).toContain('20 November 2026')
      expect(isUrgent(test, { today: '2027-11-22' })).toBe(false)
      expect(later?.slice(1)).toEqual(before?.slice(1))
    }
  })

  it('a pregnancy of today does not count for a draw of more than 42 weeks ago', () => {
    const drawn = (collectedOn: string | null) =>
      personAt({ collectedOn, today: '2026-11-26', facts: ['pregnancy', 'metformin'] }).facts
    expect(drawn('2026-02-05')).toEqual(['pregnancy', 'metformin'])
    expect(drawn('2026-02-04')).toEqual(['metformin'])
    expect(drawn(null)).toEqual(['pregnancy', 'metformin'])
  })

  it('an old draw counts with the age at the draw, not with today’s', () => {
    const sodium = row('Sodium', 129, 'mmol/L')
    const opening = (collectedOn: string) =>
      criticalOpening([sodium], { born: '2011-01-01', collectedOn, today: '2027-02-01' })
    expect(opening('2026-12-31')).toContain('call 130 mmol/L or less at this age critically low')
    expect(opening('2027-01-20')).toBeNull()
  })
})
