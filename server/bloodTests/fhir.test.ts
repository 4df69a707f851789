import Validator from '@asymmetrik/fhir-json-schema-validator'
import { flagOf, isPlausible, loincOf, MARKERS, toFhir, ucumOf } from '@verbena/lab-reader'
import { markerRow, rowWithoutRange } from '@verbena/lab-reader/markerRow'
import { Refused, readBundle } from '@verbena/lab-reader/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Correction, MarkerRow, QualitativeRow } from '../../shared/bloodTests.ts'

/** HL7's own JSON schema of R4, as the package contains it. */
const schema = new Validator()

const NO_PLACE = { page: 1, x: 0, y: 0, width: 0, height: 0 }
const UNITS = ['mg/dL', 'mmol/L', '%', 'K/uL', 'ng/mL', 'U/L', 'uIU/mL', 'mm/hr', 'parts', null]

/** A row as the reader produces it, of a known or unknown marker. */
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
      loinc: loincOf(marker, unit, name),
      specimen: marker ? marker.specimen : value > 1 ? ('saliva' as const) : null,
      flag: flagOf(value, comparator, { low, high }, printedFlag),
      plausible: isPlausible(marker, name, value, unit, comparator),
      doubtful,
      place: NO_PLACE,
    }
  })

const bundleOf = (
  markers: MarkerRow[],
  corrections: Correction[] = [],
  collectedOn: string | null = '2026-11-04',
  qualitative: QualitativeRow[] = [],
) =>
  toFhir({
    id: '3f0c7a52-94f3-4d0e-9d1a-0a4f2f6f3a55',
    collectedOn,
    createdAt: new Date('2026-11-05T10:00:00Z'),
    analysis: 'A text.\n\n- one',
    markers,
    unread: [],
    corrections,
    qualitative,
  })
const crp = MARKERS.find(({ name }) => name === 'C-reactive protein')
const rowOf = (over: Partial<MarkerRow> = {}) =>
  markerRow({
    ...{ name: 'CRP', marker: 'C-reactive protein', loinc: loincOf(crp ?? null, 'mg/L'), value: 0.4 },
    ...{ unit: 'mg/L', low: null, high: 5, flag: 'normal', place: NO_PLACE },
    ...over,
  })
/** The same rows, with every second one corrected by its owner. */
const correctionsOf = (rows: MarkerRow[]): Correction[] =>
  rows
    .filter((_, index) => index % 2 === 0)
    .map((row, index) => ({
      printed: index % 2 === 0 ? { ...row, value: row.value + 1 } : null,
      corrected: row,
      at: '2026-11-05T11:00:00Z',
    }))
const NOTHING_ELSE = { possibleDays: [], unread: [], qualitative: [], language: null }
const read = (value: unknown) => readBundle(Buffer.from(JSON.stringify(value)))

describe('toFhir', () => {
  it('toFhir is valid by the R4 schema for any rows, corrections and day', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 6 }), fc.constantFrom('2026-11-04', null), (rows, day) => {
        expect(schema.validate(bundleOf(rows, correctionsOf(rows), day))).toEqual([])
      }),
      { numRuns: 30 },
    )
  })

  it('the validator refuses a wrong value set, pattern or element', () => {
    const spoiled = (spoil: (resource: Record<string, unknown>) => void) => {
      const bundle = structuredClone(bundleOf([rowOf()]))
      for (const { resource } of bundle.entry) spoil(resource)
      return schema.validate(bundle)
    }
    expect(spoiled(() => {})).toEqual([])
    expect(spoiled((resource) => Object.assign(resource, { status: 'good' }))).not.toEqual([])
    expect(spoiled((resource) => Object.assign(resource, { effectiveDateTime: '4.11.2026' }))).not.toEqual([])
    expect(spoiled((resource) => Object.assign(resource, { flag: 'H' }))).not.toEqual([])
  })

  it('toFhir follows rules beyond the schema: a code has its system, a range has a limit', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 15 }), (rows) => {
        const text = JSON.stringify(bundleOf(rows, correctionsOf(rows)))
        expect(text).not.toMatch(/"referenceRange":\[\{\}\]/)
        JSON.parse(text, (_key, value) => {
          if (value?.code && typeof value.code === 'string') expect(value).toHaveProperty('system')
          return value
        })
      }),
    )
  })

  const POSITIVE = [{ coding: [{ code: 'POS' }] }]

  it('toFhir is valid with results in words, of which positive ones are marked and which are read back the same', () => {
    const words = [
      { name: 'Nitrite', text: 'negative', page: 1, doubtful: false, place: NO_PLACE },
      { name: 'ANA', text: '1:64', page: 1, doubtful: true, place: NO_PLACE },
    ]
    const bundle = bundleOf([], [], '2026-11-04', words)
    expect(schema.validate(bundle)).toEqual([])
    expect(read(bundle)).toMatchObject({ markers: [], qualitative: words })
    const codes = bundle.entry
      .slice(1)
      .map(({ resource }) => (resource as { interpretation?: typeof POSITIVE }).interpretation ?? null)
    expect(codes).toMatchObject([null, POSITIVE])
  })

  it('toFhir is read back to the same rows and day, also with corrected rows', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 15 }), (rows) => {
        const certain = rows.filter(({ doubtful }) => !doubtful)
        expect(read(bundleOf(rows, correctionsOf(rows)))).toEqual({
          ...NOTHING_ELSE,
          collectedOn: certain.length > 0 ? '2026-11-04' : null,
          markers: certain,
          omissions: [],
        })
      }),
    )
  })

  it('toFhir leaves out an unchecked row, and has the status partial then', () => {
    const bundle = bundleOf([rowOf(), rowOf({ name: 'Iron', doubtful: true })])
    expect(bundle.entry.map(({ resource }) => [resource.resourceType, resource.status])).toEqual([
      ['DiagnosticReport', 'partial'],
      ['Observation', 'final'],
    ])
    expect(bundleOf([rowOf()]).entry[0]?.resource.status).toBe('final')
  })

  it('toFhir has a note of what was read in a corrected row', () => {
    const row = rowOf({ value: 4.1 })
    const corrections = [{ printed: rowOf({ value: 41 }), corrected: row, at: '2026-11-05T11:00:00Z' }]
    expect(bundleOf([row], corrections).entry[1]?.resource).toMatchObject({
      status: 'preliminary',
      note: [{ text: 'Corrected by the patient; read from the report as CRP 41 mg/L.' }],
    })
  })

  it('toFhir gives a row LOINC, UCUM, range, interpretation and comparator', () => {
    expect(bundleOf([rowOf({ value: 0.4, comparator: '<' })]).entry[1]?.resource).toMatchObject({
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

  const textsOf = (bundle: ReturnType<typeof bundleOf>) =>
    bundle.entry.map(({ resource }) => resource.text.div)

  it('toFhir tells each result in its narrative, and all of them in that of the report', () => {
    const row = rowOf({ value: 0.4, comparator: '<' })
    const words = [{ name: 'Nitrite', text: 'negative', page: 1, doubtful: false, place: NO_PLACE }]
    const [report, crp, nitrite] = textsOf(bundleOf([row], [], '2026-11-04', words))
    expect(crp).toContain('<p>CRP: &lt;0.4 mg/L (reference range up to 5 mg/L; Normal)</p>')
    expect(nitrite).toContain('<p>Nitrite: negative</p>')
    for (const part of ['2026-11-04', 'CRP: &lt;0.4 mg/L', 'Nitrite: negative'])
      expect(report).toContain(part)
  })

  it('toFhir has the note of a correction in the narrative, and no row that is not checked', () => {
    const row = rowOf({ value: 4.1 })
    const corrections = [{ printed: rowOf({ value: 41 }), corrected: row, at: '2026-11-05T11:00:00Z' }]
    const [report, crp] = textsOf(bundleOf([row, rowOf({ name: 'Iron', doubtful: true })], corrections))
    expect(crp).toContain('Corrected by the patient; read from the report as CRP 41 mg/L.')
    expect(report).not.toContain('Iron')
  })

  it('toFhir writes a narrative that is well-formed XML, whatever a report says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (name, text) => {
        const words = [{ name, text, page: 1, doubtful: false, place: NO_PLACE }]
        for (const div of textsOf(bundleOf([rowOf({ name })], [], null, words))) {
          const inside =
            /^<div xmlns="http:\/\/www\.w3\.org\/1999\/xhtml">(.*)<\/div>$/su.exec(div)?.[1] ?? ''
          expect(inside).toMatch(/^(<p>([^<>&\p{Cc}\p{Cs}\uFFFE\uFFFF]|&(amp|lt|gt);)+<\/p>)+$/u)
        }
      }),
    )
  })

  it('toFhir names the laboratory as performer of the report and of each result', () => {
    for (const { resource } of bundleOf([rowOf()]).entry) expect(resource.performer).toHaveLength(1)
  })

  it('toFhir names no patient', () => {
    const text = JSON.stringify(bundleOf([]))
    expect(text.match(/Patient\/[^"]*/g)).toEqual(['Patient/self'])
    expect(text).not.toMatch(/birthDate|"identifier"|"family"/)
  })
})

describe('ucumOf', () => {
  it.each([
    ['mg/dL', 'mg/dL'],
    ['µmol/L', 'umol/L'],
    ['K/uL', '10*3/uL'],
    ['x10E6/µL', '10*6/uL'],
    ['IU/L', '[IU]/L'],
    ['U/L', 'U/L'],
    ['kU/L', 'kU/L'],
    ['uIU/mL', 'm[IU]/L'],
    ['µkat/L', 'ukat/L'],
    ['mOsm/kg', 'mosm/kg'],
    ['mg/mmol', 'mg/mmol'],
    ['mg/L FEU', 'mg{FEU}/L'],
    ['‰', '[ppth]'],
    ['AU/mL', "[arb'U]/mL"],
    ['T/L', '10*6/uL'],
    ['mL/min/1.73m2', 'mL/min/{1.73_m2}'],
    ['mg/24 Std.', 'mg/(24.h)'],
    ['µmol/Tag', 'umol/(24.h)'],
    ['parts', null],
    [null, null],
  ])('ucumOf turns %s into %s', (unit, expected) => {
    expect(ucumOf(unit)).toBe(expected)
  })

  it.each([
    ['ALT', 'IU/L', 'U/L'],
    ['FSH', 'IU/L', '[IU]/L'],
    ['FSH', 'mU/mL', 'm[IU]/mL'],
    ['TSH', 'mU/L', 'm[IU]/L'],
    ['IgE', 'kU/L', 'k[IU]/L'],
    ['Platelets', 'G/L', '10*3/uL'],
    ['Albumin', 'G/L', 'g/L'],
  ])('ucumOf, for %s, turns %s into %s: the marker decides', (marker, unit, expected) => {
    expect(ucumOf(unit, marker)).toBe(expected)
  })
})

describe("readBundle on another system's bundle", () => {
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

  it('readBundle reads values as the laboratory printed them', () => {
    expect(of({ resource: { resourceType: 'Patient', name: [{ family: 'X' }] } }, lab())).toEqual({
      ...NOTHING_ELSE,
      collectedOn: '2021-03-04',
      possibleDays: [],
      unread: [],
      qualitative: [],
      language: null,
      omissions: [],
      markers: [
        rowWithoutRange('Glucose [Mass/volume] in Blood', 88.19, 'mg/dL', {
          ...{
            marker: 'Glucose, whole blood',
            specimen: 'wholeBlood',
            loinc: '2339-0',
            doubtful: false,
            place: NO_PLACE,
          },
        }),
      ],
    })
  })

  it('readBundle takes the day in any form that FHIR allows', () => {
    const untold = { effectiveDateTime: undefined }
    for (const told of [
      { effectiveInstant: '2011-06-29T12:44:52-04:00' },
      { effectivePeriod: { start: '2011-06-29T12:44:52-04:00' } },
      { issued: '2011-06-29T12:44:52.558-04:00' },
    ]) {
      expect(of(lab({ ...untold, ...told }))).toMatchObject({ collectedOn: '2011-06-29' })
    }
    expect(of(lab(untold))).toMatchObject({ collectedOn: null, markers: [{ value: 88.19 }] })
    // A date that no calendar has, and that the database refuses.
    expect(of(lab({ effectiveDateTime: '2021-02-30' }))).toMatchObject({ collectedOn: null })
  })

  it('readBundle leaves out what is not a laboratory result, a panel without a value, and withdrawn results', () => {
    const vital = { category: [{ coding: [{ code: 'vital-signs' }] }] }
    const withdrawn = { status: 'entered-in-error' }
    const panel = { valueQuantity: undefined }
    expect(of(lab(vital), lab(withdrawn), lab(panel))).toMatchObject({
      markers: [],
      qualitative: [],
      omissions: [],
    })
  })

  it('readBundle reads results in words and titres beside the rows', () => {
    const said = (over: object) =>
      of(lab({ code: { text: 'ANA' }, valueQuantity: undefined, ...over })).qualitative
    const ana = (text: string) => [{ name: 'ANA', text, page: 1, doubtful: false, place: NO_PLACE }]
    expect(said({ valueString: ' clear ' })).toEqual(ana('clear'))
    expect(said({ valueCodeableConcept: { coding: [{ display: 'Negative' }] } })).toEqual(ana('Negative'))
    expect(said({ valueRatio: { numerator: { value: 1 }, denominator: { value: 64 } } })).toEqual(ana('1:64'))
  })

  it('readBundle says how many results it could not read', () => {
    const misfit = lab({ valueQuantity: { value: 'high' } })
    expect(of(misfit, lab())).toMatchObject({
      markers: [{ value: 88.19 }],
      omissions: [{ kind: 'invalid', count: 1 }],
    })
    expect(of(misfit, misfit).omissions).toEqual([{ kind: 'invalid', count: 2 }])
  })

  it('readBundle reads the newest day of a bundle of several, and says so', () => {
    const old = lab({ effectiveDateTime: '2019-01-01', valueQuantity: { value: 70, unit: 'mg/dL' } })
    expect(of(old, lab(), old)).toMatchObject({
      collectedOn: '2021-03-04',
      markers: [{ value: 88.19 }],
      omissions: [{ kind: 'days', days: 2, newest: '2021-03-04' }],
    })
  })

  it('readBundle takes a code as the flag where no range is given', () => {
    const high = { interpretation: [{ coding: [{ code: 'H' }] }] }
    expect(of(lab(high)).markers).toMatchObject([{ flag: 'high', printedFlag: 'H' }])
  })

  it.each(['0000-01-01', '0001-01-01', '1899-12-31', '2024-02-30', '-000001-01-01', '+010000-01-01'])(
    'readBundle takes %s for no day: the database could not store it, or it is not one',
    (day) => {
      const bundle = JSON.stringify(bundleOf([rowOf()])).replaceAll('2026-11-04', day)
      expect(readBundle(Buffer.from(bundle)).collectedOn).toBe(null)
    },
  )

  it('readBundle refuses anything but a bundle', () => {
    expect(() => read({ resourceType: 'Patient' })).toThrow(new Refused('bundle'))
    expect(() => readBundle(Buffer.from('{"resourceType":"Bundle","entry":['))).toThrow(new Refused('json'))
    for (const strange of [[], null, 5, { resourceType: 'Bundle', entry: [{ resource: 'x' }] }]) {
      try {
        expect(read(strange).markers).toEqual([])
      } catch (error) {
        expect(error).toBeInstanceOf(Refused)
      }
    }
  })
})
