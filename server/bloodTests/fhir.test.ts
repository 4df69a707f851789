import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { MarkerRow } from '../../shared/bloodTests.ts'
import { readBundle, toBundle } from './fhir.ts'
import { flagOf } from './reader/cells.ts'
import { MARKERS } from './reader/markers.data.ts'
import { isPlausible, loincOf } from './reader/markers.ts'
import { ucumOf } from './ucum.ts'

// The rules of the R4 schema (https://hl7.org/fhir/R4/fhir.schema.json) for what a bundle of ours holds: required and
// allowed elements, cardinalities, value sets and the patterns of the primitive types.
const string = z.string().regex(/^[ \r\n\t\S]+$/)
const code = z.string().regex(/^[^\s]+(\s[^\s]+)*$/)
const uri = z.string().regex(/^\S*$/)
const id = z.string().regex(/^[A-Za-z0-9\-.]{1,64}$/)
const dateTime = z
  .string()
  .regex(
    /^([0-9]([0-9]([0-9][1-9]|[1-9]0)|[1-9]00)|[1-9]000)(-(0[1-9]|1[0-2])(-(0[1-9]|[1-2][0-9]|3[0-1])(T([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\.[0-9]+)?(Z|(\+|-)((0[0-9]|1[0-3]):[0-5][0-9]|14:00)))?)?)?$/,
  )
const instant = z.iso.datetime({ offset: true })
const coding = z.strictObject({ system: uri.optional(), code: code.optional(), display: string.optional() })
const concept = z.strictObject({ coding: z.array(coding).min(1).optional(), text: string.optional() })
const quantity = z.strictObject({
  value: z.number().optional(),
  comparator: z.enum(['<', '<=', '>=', '>']).optional(),
  unit: string.optional(),
  system: uri.optional(),
  code: code.optional(),
})
// SimpleQuantity: no comparator, and a code never without its system.
const simpleQuantity = quantity.omit({ comparator: true }).refine((q) => !q.code || q.system)
const reference = z.strictObject({ reference: string })
const observation = z.strictObject({
  resourceType: z.literal('Observation'),
  id,
  status: z.enum([
    'registered',
    'preliminary',
    'final',
    'amended',
    'corrected',
    'cancelled',
    'entered-in-error',
    'unknown',
  ]),
  category: z.array(concept).min(1).optional(),
  code: concept,
  subject: reference,
  effectiveDateTime: dateTime.optional(),
  valueQuantity: quantity.optional(),
  interpretation: z.array(concept).min(1).optional(),
  note: z
    .array(z.strictObject({ text: string }))
    .min(1)
    .optional(),
  // obs-3: a range needs a low, a high or a text.
  referenceRange: z
    .array(
      z
        .strictObject({ low: simpleQuantity.optional(), high: simpleQuantity.optional() })
        .refine((r) => r.low || r.high),
    )
    .min(1)
    .optional(),
})
const report = z.strictObject({
  resourceType: z.literal('DiagnosticReport'),
  id,
  status: z.enum([
    'registered',
    'partial',
    'preliminary',
    'final',
    'amended',
    'corrected',
    'appended',
    'cancelled',
    'entered-in-error',
    'unknown',
  ]),
  category: z.array(concept).min(1).optional(),
  code: concept,
  subject: reference,
  effectiveDateTime: dateTime.optional(),
  issued: instant.optional(),
  result: z.array(reference),
  conclusion: string.optional(),
})
const bundle = z.strictObject({
  resourceType: z.literal('Bundle'),
  type: z.literal('collection'),
  timestamp: instant,
  entry: z
    .array(
      z.strictObject({
        fullUrl: z.string().regex(/^urn:uuid:[0-9a-f-]{36}$/),
        resource: z.union([report, observation]),
      }),
    )
    .min(1),
})

const NO_PLACE = { page: 1, x: 0, y: 0, width: 0, height: 0 }
const UNITS = ['mg/dL', 'mmol/L', '%', 'K/uL', 'ng/mL', 'U/L', 'uIU/mL', 'mm/hr', 'parts', null]

/** A row as the reader makes it, of any known marker or none. */
const anyRow: fc.Arbitrary<MarkerRow> = fc
  .record({
    marker: fc.option(fc.constantFrom(...MARKERS), { freq: 6 }),
    name: fc.stringMatching(/^[A-Za-z][A-Za-z0-9 (),%-]{0,30}[A-Za-z)]$/),
    digits: fc.integer({ min: -50, max: 99_999 }),
    comparator: fc.option(fc.constantFrom('<' as const, '<=' as const, '>' as const, '>=' as const), {
      freq: 3,
    }),
    unit: fc.constantFrom(...UNITS),
    low: fc.option(fc.integer({ min: 0, max: 100 })),
    high: fc.option(fc.integer({ min: 101, max: 300 })),
    printedFlag: fc.constantFrom('HIGH', 'L', 'NORMAL', 'BORDERLINE', null),
    doubtful: fc.boolean(),
  })
  .map(({ marker, digits, doubtful, ...rest }) => {
    const value = digits / 100
    const { comparator, low, high, printedFlag, unit, name } = rest
    return {
      ...rest,
      value,
      marker: marker?.name ?? null,
      loinc: loincOf(marker, unit),
      flag: flagOf(value, comparator, { low, high }, printedFlag),
      plausible: isPlausible(marker, name, value, unit),
      doubtful,
      place: NO_PLACE,
    }
  })

const bundleOf = (markers: MarkerRow[], collectedOn: string | null = '2026-11-04') =>
  toBundle({
    id: '3f0c7a52-94f3-4d0e-9d1a-0a4f2f6f3a55',
    collectedOn,
    createdAt: new Date('2026-11-05T10:00:00Z'),
    analysis: 'A text.\n\n- one',
    markers,
  })
const read = (value: unknown) => readBundle(Buffer.from(JSON.stringify(value)))

describe('a bundle of ours', () => {
  it('keeps the rules of the R4 schema, whatever the rows', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 15 }), (rows) => {
        expect(bundle.safeParse(bundleOf(rows)).error?.issues ?? []).toEqual([])
      }),
    )
  })

  it('reads back to the same rows and the same day', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 15 }), (rows) => {
        expect(read(bundleOf(rows))).toEqual({
          collectedOn: rows.length > 0 ? '2026-11-04' : null,
          markers: rows,
        })
      }),
    )
  })

  it('says a row with LOINC, UCUM, range, interpretation and comparator', () => {
    const crp = MARKERS.find(({ name }) => name === 'C-reactive protein')
    const row: MarkerRow = {
      name: 'CRP',
      marker: 'C-reactive protein',
      loinc: loincOf(crp ?? null, 'mg/L'),
      value: 0.4,
      comparator: '<',
      unit: 'mg/L',
      low: null,
      high: 5,
      flag: 'normal',
      printedFlag: null,
      plausible: true,
      place: NO_PLACE,
    }
    expect(bundleOf([row]).entry[1]?.resource).toMatchObject({
      status: 'final',
      code: { text: 'CRP', coding: [{ system: 'http://loinc.org', code: '1988-5' }, {}] },
      effectiveDateTime: '2026-11-04',
      valueQuantity: {
        value: 0.4,
        comparator: '<',
        unit: 'mg/L',
        system: 'http://unitsofmeasure.org',
        code: 'mg/L',
      },
      interpretation: [{ coding: [{ code: 'N' }] }],
      referenceRange: [{ high: { value: 5, unit: 'mg/L' } }],
    })
  })

  it('names no patient', () => {
    const text = JSON.stringify(bundleOf([]))
    expect(text.match(/Patient\/[^"]*/g)).toEqual(['Patient/self'])
    expect(text).not.toMatch(/birthDate|"identifier"|"family"/)
  })
})

describe('units in UCUM', () => {
  it.each([
    ['mg/dL', 'mg/dL'],
    ['µmol/L', 'umol/L'],
    ['K/uL', '10*3/uL'],
    ['x10E6/µL', '10*6/uL'],
    ['IU/L', 'U/L'],
    ['kU/L', 'kU/L'],
    ['uIU/mL', 'm[IU]/L'],
    ['mL/min/1.73m2', 'mL/min/{1.73_m2}'],
    ['parts', null],
    [null, null],
  ])('%s is %s', (unit, expected) => {
    expect(ucumOf(unit)).toBe(expected)
  })
})

describe("another system's bundle", () => {
  const lab = (over: object = {}) => ({
    resource: {
      resourceType: 'Observation',
      status: 'final',
      category: [
        {
          coding: [
            { system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'laboratory' },
          ],
        },
      ],
      code: {
        coding: [{ system: 'http://loinc.org', code: '2339-0', display: 'Glucose [Mass/volume] in Blood' }],
        text: 'Glucose [Mass/volume] in Blood',
      },
      subject: { reference: 'urn:uuid:7c1f0a5e-0000-4000-8000-000000000001' },
      effectiveDateTime: '2021-03-04T09:10:11-05:00',
      valueQuantity: { value: 88.19, unit: 'mg/dL', system: 'http://unitsofmeasure.org', code: 'mg/dL' },
      ...over,
    },
  })
  const of = (...entry: object[]) => read({ resourceType: 'Bundle', type: 'transaction', entry })

  it('is read as the laboratory printed it', () => {
    expect(of({ resource: { resourceType: 'Patient', name: [{ family: 'X' }] } }, lab())).toEqual({
      collectedOn: '2021-03-04',
      markers: [
        {
          name: 'Glucose [Mass/volume] in Blood',
          marker: 'Glucose',
          loinc: '2339-0',
          value: 88.19,
          comparator: null,
          unit: 'mg/dL',
          low: null,
          high: null,
          flag: null,
          printedFlag: null,
          plausible: true,
          doubtful: false,
          place: NO_PLACE,
        },
      ],
    })
  })

  it('leaves out what is not of a laboratory, not measured, or withdrawn', () => {
    const vital = { category: [{ coding: [{ code: 'vital-signs' }] }] }
    const withdrawn = { status: 'entered-in-error' }
    const words = { valueQuantity: undefined, valueString: 'clear' }
    expect(of(lab(vital), lab(withdrawn), lab(words)).markers).toEqual([])
  })

  it('gives its newest day, where it holds years', () => {
    const old = lab({ effectiveDateTime: '2019-01-01', valueQuantity: { value: 70, unit: 'mg/dL' } })
    expect(of(old, lab())).toMatchObject({ collectedOn: '2021-03-04', markers: [{ value: 88.19 }] })
  })

  it('takes a code as the flag where no range is given', () => {
    const high = { interpretation: [{ coding: [{ code: 'H' }] }] }
    expect(of(lab(high)).markers).toMatchObject([{ flag: 'high', printedFlag: 'H' }])
  })

  it('is refused in a sentence when it is something else', () => {
    expect(() => read({ resourceType: 'Patient' })).toThrow(
      'This JSON file is no FHIR bundle of laboratory results.',
    )
    expect(() => readBundle(Buffer.from('{"resourceType":"Bundle","entry":['))).toThrow(
      'This JSON file is damaged.',
    )
    for (const strange of [[], null, 5, { resourceType: 'Bundle', entry: [{ resource: 'x' }] }]) {
      try {
        expect(read(strange).markers).toEqual([])
      } catch (error) {
        expect(error).toHaveProperty('name', 'UnreadableReport')
      }
    }
  })
})
