/**
 * Blood tests for other systems: a result as a FHIR R4 collection of one DiagnosticReport and its Observations
 * (https://hl7.org/fhir/R4/observation.html). `bundle.ts` reads such a bundle, ours or another system's.
 */
import { createHash } from 'node:crypto'
import { isUnchecked } from '../browser.ts'
import { checksOf } from '../findings/checks.ts'
import { positiveFindings } from '../findings/positive.ts'
import type { Correction, MarkerFlag, MarkerRow, QualitativeRow, Specimen, UnreadLine } from '../types.ts'
import { ucumOf } from './ucum.ts'

/** LOINC, the code system of laboratory tests. */
export const LOINC = 'http://loinc.org'
const UCUM = 'http://unitsofmeasure.org'
const INTERPRETATION = 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation'
const CATEGORY = 'http://terminology.hl7.org/CodeSystem/observation-category'
/** The code system of our own marker names, so that one of our bundles is read back as exactly the same rows. */
export const MARKER = 'urn:verbena:marker'
const UNKNOWN = 'unknown'
/** The patient is anonymous: no name, number or date of birth is in the file. */
const SUBJECT = { reference: 'Patient/self' }
/** No laboratory's name is read from a report. */
const PERFORMER = [{ type: 'Organization', display: 'The laboratory of the report' }]

const IMPLAUSIBLE_NOTE = 'Printed like this, but such a value is not possible in blood.'
/** The note of doubtful results in words; in older bundles of ours, of rows as well. */
export const DOUBTFUL_NOTE = 'Hard to read in the picture of the report.'

/** What was examined, in the words of LOINC's systems where it has one. */
export const SPECIMENS: Record<Specimen, string> = {
  serum: 'Serum or Plasma',
  wholeBlood: 'Blood',
  redCells: 'Red Blood Cells',
  driedBlood: 'Dried blood spot',
  urine: 'Urine',
  urine24h: '24 hour Urine',
  saliva: 'Saliva',
  stool: 'Stool',
  hair: 'Hair',
  breath: 'Exhaled air',
  sweat: 'Sweat',
  csf: 'Cerebral spinal fluid',
  other: 'Other specimen',
}

const CODES = { low: ['L', 'Low'], normal: ['N', 'Normal'], high: ['H', 'High'] } as const

/** A UUID derived from a text: the same text always gives the same UUID. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The id of the DiagnosticReport of a blood test. */
export const reportId = (testId: string) => uuidOf(testId)
/** The id of an Observation: certain rows count first, then results in words, from 0. */
export const observationId = (testId: string, index: number) => uuidOf(`${testId} ${index}`)

const DAY_UNKNOWN = {
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }],
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** The text for people that FHIR wants of each resource. XML knows neither control characters nor halves of pairs. */
const narrative = (...paragraphs: string[]) => ({
  status: 'generated',
  div: `<div xmlns="http://www.w3.org/1999/xhtml">${paragraphs
    .map((one) => one.toWellFormed().replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, ' '))
    .map((one) => `<p>${one.replaceAll(/[&<>]/g, (sign) => ESCAPED[sign] ?? '')}</p>`)
    .join('')}</div>`,
})

/** The parts of a completed blood test that a bundle needs. */
export type Completed = {
  id: string
  collectedOn: string | null
  createdAt: Date
  analysis: string | null
  markers: MarkerRow[]
  corrections: Correction[]
  qualitative: QualitativeRow[]
  unread: UnreadLine[]
  /** Whose result it is; without it nobody is named. */
  subject?: { reference: string; display?: string }
}

function quantity(value: number, { unit, marker }: MarkerRow) {
  const code = ucumOf(unit, marker)
  return { value, ...(unit && { unit }), ...(unit && code && { system: UCUM, code }) }
}

function interpretation(flag: MarkerFlag, printed: string | null) {
  if (flag === null && printed === null) return undefined
  const [code, display] = flag ? CODES[flag] : []
  return [
    {
      ...(code && { coding: [{ system: INTERPRETATION, code, display }] }),
      ...(printed && { text: printed }),
    },
  ]
}

/** Marks a correction by the patient, so that it is not mistaken for what the laboratory printed. */
function correctionNote({ printed, said }: Correction): string {
  if (!printed) return 'Added by the patient.'
  if (said === 'as read') return 'Hard to read; the patient confirmed that the report says this.'
  const value = `${printed.comparator ?? ''}${printed.value}${printed.unit ? ` ${printed.unit}` : ''}`
  return `Corrected by the patient; read from the report as ${printed.name} ${value}.`
}

/** The common parts of every Observation of a result. */
function observation(
  id: string,
  { collectedOn, subject = SUBJECT }: Pick<Completed, 'collectedOn' | 'subject'>,
  { code, name, line, notes, ...said }: Said,
) {
  return {
    resourceType: 'Observation',
    id,
    text: narrative(line, ...notes),
    status: notes.length > 0 ? 'preliminary' : 'final',
    category: [{ coding: [{ system: CATEGORY, code: 'laboratory', display: 'Laboratory' }] }],
    code: { coding: code, text: name },
    subject,
    ...(collectedOn ? { effectiveDateTime: collectedOn } : { _effectiveDateTime: DAY_UNKNOWN }),
    performer: PERFORMER,
    ...said,
    ...(notes.length > 0 && { note: notes.map((text) => ({ text })) }),
  }
}
type Said = {
  code: { system: string; code: string }[]
  name: string
  /** Name and value as one line. */
  line: string
  notes: string[]
  [element: string]: unknown
}

/** "CRP: <0.4 mg/L (reference range up to 5 mg/L; Normal)". */
function lineOf({ name, comparator, value, unit, low, high, flag, printedFlag }: MarkerRow): string {
  const inUnit = (one: number) => `${one}${unit ? ` ${unit}` : ''}`
  const range =
    low !== null && high !== null
      ? `reference range ${low} to ${inUnit(high)}`
      : high !== null
        ? `reference range up to ${inUnit(high)}`
        : low !== null && `reference range from ${inUnit(low)}`
  const further = [range, flag ? CODES[flag][1] : printedFlag].filter(Boolean).join('; ')
  return `${name}: ${comparator ?? ''}${inUnit(value)}${further && ` (${further})`}`
}

function measured(row: MarkerRow, correction: Correction | undefined): Said {
  const range = {
    ...(row.low !== null && { low: quantity(row.low, row) }),
    ...(row.high !== null && { high: quantity(row.high, row) }),
  }
  const seen = interpretation(row.flag, row.printedFlag)
  return {
    code: [
      ...(row.loinc ? [{ system: LOINC, code: row.loinc }] : []),
      { system: MARKER, code: row.marker ?? UNKNOWN },
    ],
    name: row.name,
    line: lineOf(row),
    notes: [
      ...(row.plausible ? [] : [IMPLAUSIBLE_NOTE]),
      ...(correction ? [correctionNote(correction)] : []),
    ],
    valueQuantity: {
      ...quantity(row.value, row),
      ...(row.comparator && { comparator: row.comparator }),
    },
    ...(row.specimen && { specimen: { type: 'Specimen', display: SPECIMENS[row.specimen] } }),
    ...(seen && { interpretation: seen }),
    ...(Object.keys(range).length > 0 && { referenceRange: [range] }),
  }
}

const POSITIVE = [{ coding: [{ system: INTERPRETATION, code: 'POS', display: 'Positive' }] }]

const inWords = ({ name, text, doubtful }: QualitativeRow, isPositive: boolean): Said => ({
  code: [{ system: MARKER, code: UNKNOWN }],
  name,
  line: `${name}: ${text}`,
  notes: doubtful ? [DOUBTFUL_NOTE] : [],
  valueString: text,
  ...(isPositive && { interpretation: POSITIVE }),
})

/**
 * A result as a FHIR R4 Bundle, without unchecked rows: where there are some, the report is partial and its conclusion
 * names them. The same result always gives the same bundle.
 */
export function toFhir(test: Completed) {
  const { id, collectedOn, createdAt, analysis, markers, corrections, qualitative, subject = SUBJECT } = test
  const byRow = new Map(corrections.map((one) => [JSON.stringify(one.corrected), one]))
  const positive = new Set(positiveFindings([], qualitative).map(({ inWords }) => inWords))
  const results = [
    ...markers
      .filter(({ doubtful }) => !doubtful)
      .map((row) => measured(row, byRow.get(JSON.stringify(row)))),
    ...qualitative.map((row, index) => inWords(row, positive.has(index))),
  ]
  const observations = results.map((said, index) => observation(observationId(id, index), test, said))
  const report = {
    resourceType: 'DiagnosticReport',
    id: reportId(id),
    text: narrative(
      `Laboratory report${collectedOn ? ` of ${collectedOn}` : ''}`,
      ...results.map(({ line }) => line),
    ),
    status: checksOf(test).some(isUnchecked) ? 'partial' : 'final',
    category: [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0074', code: 'LAB' }] }],
    code: { coding: [{ system: LOINC, code: '11502-2', display: 'Laboratory report' }] },
    subject,
    ...(collectedOn && { effectiveDateTime: collectedOn }),
    issued: createdAt.toISOString(),
    performer: PERFORMER,
    result: observations.map((one) => ({ reference: `urn:uuid:${one.id}` })),
    ...(analysis && { conclusion: analysis }),
  }
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: createdAt.toISOString(),
    entry: [report, ...observations].map((resource) => ({ fullUrl: `urn:uuid:${resource.id}`, resource })),
  }
}
