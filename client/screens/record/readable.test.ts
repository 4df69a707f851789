import { expect, it } from 'vitest'
import { readable, type Words } from './readable.ts'

const words: Words = { day: (value) => `on ${value}`, status: (code) => code, unnamed: 'Without a name' }
const entry = (resource: object, fullUrl?: string) => ({ resource, ...(fullUrl && { fullUrl }) })
const bundle = (type: string, ...entries: object[]) => ({ resourceType: 'Bundle', type, entry: entries })
const maya = {
  resourceType: 'Patient',
  name: [{ given: ['Maya'], family: 'Lindqvist' }],
  birthDate: '1988-04-12',
}

it('readable lists the resources of a collection by type, the patient apart', () => {
  const found = readable(
    bundle(
      'collection',
      entry({ resourceType: 'MedicationAdministration', medicationCodeableConcept: { text: 'Vitamin D' } }),
      entry(maya),
      entry({ resourceType: 'Provenance', recorded: '2026-01-01' }),
      entry({
        ...{ resourceType: 'Observation', code: { text: 'Ferritin' }, effectiveDateTime: '2026-09-01' },
        ...{ valueQuantity: { value: 8, unit: 'ng/mL', comparator: '<' }, status: 'final' },
        ...{ referenceRange: [{ low: { value: 30 }, high: { value: 150, unit: 'ng/mL' } }] },
        ...{
          interpretation: [{ coding: [{ code: 'L', display: 'Low' }] }],
          note: [{ text: 'Retest in March' }],
        },
      }),
      entry({ resourceType: 'AllergyIntolerance', code: { text: 'Penicillin' } }),
    ),
    words,
  )
  expect(found?.person).toEqual({ title: 'Maya Lindqvist', details: ['on 1988-04-12'] })
  expect(found?.parts).toEqual([
    { title: null, type: 'AllergyIntolerance', lines: [{ title: 'Penicillin', details: [] }] },
    {
      title: null,
      type: 'Observation',
      lines: [
        {
          title: 'Ferritin',
          details: ['<8 ng/mL, Low (30 – 150 ng/mL)', 'Retest in March', 'on 2026-09-01, final'],
        },
      ],
    },
    { title: null, type: 'MedicationAdministration', lines: [{ title: 'Vitamin D', details: [] }] },
  ])
})

it('readable follows the sections of a document, and says why one is empty', () => {
  const found = readable(
    bundle(
      'document',
      entry({
        resourceType: 'Composition',
        section: [
          { title: 'Allergies', entry: [{ reference: 'urn:uuid:a' }, { reference: 'urn:uuid:lost' }] },
          { title: 'Problems', emptyReason: { coding: [{ code: 'notasked', display: 'Not asked' }] } },
        ],
      }),
      entry(maya),
      entry({ resourceType: 'AllergyIntolerance', code: { text: 'Penicillin' } }, 'urn:uuid:a'),
    ),
    words,
  )
  expect(found?.parts).toEqual([
    { title: 'Allergies', type: null, lines: [{ title: 'Penicillin', details: [] }] },
    { title: 'Problems', type: null, lines: [{ title: 'Not asked', details: [] }] },
  ])
})

it('readable writes a blood pressure, a range of one side and a printed flag as a reader expects them', () => {
  const quantity = (value: number, unit: string) => ({ value, unit })
  const part = (code: string, value: number) => ({
    code: { coding: [{ system: 'http://loinc.org', code }] },
    valueQuantity: quantity(value, 'mmHg'),
  })
  const observation = (name: string, more: object) =>
    entry({ resourceType: 'Observation', code: { text: name }, ...more })
  const ldl = { valueQuantity: quantity(138, 'mg/dL'), interpretation: [{ text: 'HIGH' }] }
  const found = readable(
    bundle(
      'collection',
      observation('Blood pressure', { component: [part('8480-6', 128), part('8462-4', 82)] }),
      observation('LDL', { ...ldl, referenceRange: [{ high: quantity(100, 'mg/dL') }] }),
      observation('HDL', { referenceRange: [{ low: quantity(40, 'mg/dL') }] }),
      observation('Iron', { referenceRange: [{ low: quantity(50, 'ug/dL'), high: quantity(170, 'ug/dL') }] }),
    ),
    words,
  )
  expect(found?.parts[0]?.lines.map(({ details }) => details)).toEqual([
    ['128/82 mmHg'],
    ['138 mg/dL, High (≤ 100 mg/dL)'],
    ['(≥ 40 mg/dL)'],
    ['(50 – 170 ug/dL)'],
  ])
})

it('readable shows answers with their questions', () => {
  const response = {
    resourceType: 'QuestionnaireResponse',
    item: [{ text: 'Sleep', item: [{ text: 'Hours', answer: [{ valueInteger: 7 }] }] }],
  }
  expect(readable(response, words)?.parts[0]?.lines).toEqual([{ title: 'Sleep', details: ['Hours: 7'] }])
})

it.each([null, 7, 'text', [], {}, { resourceType: 7 }, { resourceType: 'Bundle', entry: 'none' }])(
  'readable takes %j without an error',
  (resource) => {
    expect(readable(resource, words)?.parts ?? []).toEqual([])
  },
)

it('readable takes nonsense in every element', () => {
  const nonsense = Object.fromEntries(
    ['name', 'code', 'note', 'dosage', 'item', 'valueQuantity', 'referenceRange', 'component', 'status'].map(
      (name, n) => [name, [null, 7, 'x', [], [null, [7]]][n % 5]],
    ),
  )
  expect(readable({ ...nonsense, resourceType: 'Observation' }, words)?.parts).toHaveLength(1)
})
