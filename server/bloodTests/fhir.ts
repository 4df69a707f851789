/**
 * Blood tests for other systems: a result as a FHIR R4 collection of one DiagnosticReport and its Observations
 * (https://hl7.org/fhir/R4/observation.html), and such a bundle, ours or another system's, back into rows.
 */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Correction, MarkerFlag, MarkerRow, ReportReading } from '../../shared/bloodTests.ts'
import { flagOf } from './reader/cells.ts'
import { UnreadableReport } from './reader/limits.ts'
import { MARKERS, type Marker } from './reader/markers.data.ts'
import { findMarker, isPlausible } from './reader/markers.ts'
import { ucumOf } from './ucum.ts'

const LOINC = 'http://loinc.org'
const UCUM = 'http://unitsofmeasure.org'
const INTERPRETATION = 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation'
const CATEGORY = 'http://terminology.hl7.org/CodeSystem/observation-category'
/** Our own names of markers, so that a bundle of ours reads back to exactly its rows. */
const MARKER = 'urn:verbena:marker'
const UNKNOWN = 'unknown'
/** The patient is nobody outside the file: no name, no number, no date of birth leaves with a result. */
const SUBJECT = { reference: 'Patient/self' }

const IMPLAUSIBLE_NOTE = 'Printed like this, but blood cannot hold such a value.'
const DOUBTFUL_NOTE = 'Hard to read in the picture of the report.'

const CODES = { low: ['L', 'Low'], normal: ['N', 'Normal'], high: ['H', 'High'] } as const

/** A UUID that the same text always gives. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** A completed blood test, as far as a bundle needs it. */
export type Completed = {
  id: string
  collectedOn: string | null
  createdAt: Date
  analysis: string | null
  markers: MarkerRow[]
  corrections: Correction[]
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

/** What the patient set right, so that nobody takes it for what the laboratory printed. */
function correctionNote({ printed }: Correction): string {
  if (!printed) return 'Added by the patient.'
  const value = `${printed.comparator ?? ''}${printed.value}${printed.unit ? ` ${printed.unit}` : ''}`
  return `Corrected by the patient; read from the report as ${printed.name} ${value}.`
}

function observation(row: MarkerRow, id: string, { collectedOn, corrections }: Completed) {
  const correction = corrections.find(({ corrected }) => JSON.stringify(corrected) === JSON.stringify(row))
  const notes = [
    ...(row.plausible ? [] : [IMPLAUSIBLE_NOTE]),
    ...(row.doubtful ? [DOUBTFUL_NOTE] : []),
    ...(correction ? [correctionNote(correction)] : []),
  ]
  const range = {
    ...(row.low !== null && { low: quantity(row.low, row) }),
    ...(row.high !== null && { high: quantity(row.high, row) }),
  }
  const seen = interpretation(row.flag, row.printedFlag)
  return {
    resourceType: 'Observation',
    id,
    status: notes.length > 0 ? 'preliminary' : 'final',
    category: [{ coding: [{ system: CATEGORY, code: 'laboratory', display: 'Laboratory' }] }],
    code: {
      coding: [
        ...(row.loinc ? [{ system: LOINC, code: row.loinc }] : []),
        { system: MARKER, code: row.marker ?? UNKNOWN },
      ],
      text: row.name,
    },
    subject: SUBJECT,
    ...(collectedOn && { effectiveDateTime: collectedOn }),
    valueQuantity: {
      ...quantity(row.value, row),
      ...(row.comparator && { comparator: row.comparator }),
    },
    ...(seen && { interpretation: seen }),
    ...(notes.length > 0 && { note: notes.map((text) => ({ text })) }),
    ...(Object.keys(range).length > 0 && { referenceRange: [range] }),
  }
}

/** A result as a FHIR R4 Bundle. The same result is always the same bundle. */
export function toBundle(test: Completed) {
  const { id, collectedOn, createdAt, analysis, markers } = test
  const observations = markers.map((row, index) => observation(row, uuidOf(`${id} ${index}`), test))
  const report = {
    resourceType: 'DiagnosticReport',
    id: uuidOf(id),
    status: 'final',
    category: [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0074', code: 'LAB' }] }],
    code: { coding: [{ system: LOINC, code: '11502-2', display: 'Laboratory report' }] },
    subject: SUBJECT,
    ...(collectedOn && { effectiveDateTime: collectedOn }),
    issued: createdAt.toISOString(),
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

// ---------------------------------------------------------------- reading

const text = z.string().max(500)
const number = z.number().refine(Number.isFinite)
const Coding = z.object({ system: text.optional(), code: text.optional(), display: text.optional() })
const Concept = z.object({ coding: z.array(Coding).max(50).optional(), text: text.optional() })
const Bound = z.object({ value: number.optional() })
const Observation = z.object({
  resourceType: z.literal('Observation'),
  status: text.optional(),
  category: z.array(Concept).max(20).optional(),
  code: Concept,
  effectiveDateTime: text.optional(),
  effectiveInstant: text.optional(),
  issued: text.optional(),
  effectivePeriod: z.object({ start: text.optional() }).optional(),
  valueQuantity: z.object({
    value: number,
    comparator: z.enum(['<', '<=', '>', '>=']).optional(),
    unit: text.optional(),
    code: text.optional(),
  }),
  interpretation: z.array(Concept).max(20).optional(),
  note: z
    .array(z.object({ text: z.string().optional() }))
    .max(50)
    .optional(),
  referenceRange: z
    .array(z.object({ low: Bound.optional(), high: Bound.optional() }))
    .max(50)
    .optional(),
})
type Observation = z.infer<typeof Observation>
const Bundle = z.object({
  resourceType: z.literal('Bundle'),
  entry: z
    .array(z.object({ resource: z.unknown() }))
    .max(50_000)
    .default([]),
})

/** A report has no more rows, as with any other file. */
const MAX_ROWS = 500
const MAX_NAME = 200
const NO_PLACE = { page: 1, x: 0, y: 0, width: 0, height: 0 }

const BY_LOINC = new Map<string, Marker>()
for (const marker of MARKERS) {
  for (const codes of [marker.loinc, ...marker.named.map(({ loinc }) => loinc)])
    for (const code of Object.values(codes)) if (code) BY_LOINC.set(code, marker)
}

const codeOf = (concept: z.infer<typeof Concept>, system: string) =>
  concept.coding?.find((coding) => coding.system === system)?.code

/** UCUM writes international units in brackets, and what is only counted in braces. */
function unitOf({ unit, code }: Observation['valueQuantity']): string | null {
  const written = (unit ?? code ?? '').replaceAll(/\[(i?u)\]/gi, '$1').replaceAll(/^\{[^}]*\}$/g, '')
  return written.trim() || null
}

/** "Glucose [Mass/volume] in Serum or Plasma" is Glucose. */
const shortName = (name: string) => name.replace(/\s*\[[^\]]*\](?:\s+in\s.*)?$/u, '')

function markerOf(code: Observation['code'], name: string, unit: string | null): Marker | null {
  const own = codeOf(code, MARKER)
  if (own !== undefined) return MARKERS.find((marker) => marker.name === own) ?? null
  return BY_LOINC.get(codeOf(code, LOINC) ?? '') ?? findMarker(shortName(name), unit)
}

function rowOf(one: Observation): MarkerRow | null {
  const { code, valueQuantity } = one
  const name = (code.text ?? code.coding?.find(({ display }) => display)?.display ?? '')
    .trim()
    .slice(0, MAX_NAME)
  if (name === '') return null
  const unit = unitOf(valueQuantity)
  const { value, comparator = null } = valueQuantity
  const marker = markerOf(code, name, unit)
  const range = one.referenceRange?.[0]
  const [low, high] = [range?.low?.value ?? null, range?.high?.value ?? null]
  const seen = one.interpretation?.[0]
  // With a range the code only repeats what the range says; what a laboratory printed stands as text.
  const printedFlag = seen?.text ?? (low === null && high === null ? (seen?.coding?.[0]?.code ?? null) : null)
  return {
    name,
    marker: marker?.name ?? null,
    loinc: codeOf(code, LOINC) ?? null,
    value,
    comparator,
    unit,
    low,
    high,
    flag: flagOf(value, comparator, { low, high }, printedFlag),
    printedFlag,
    plausible: isPlausible(marker, name, value, unit, comparator),
    doubtful: one.note?.some((note) => note.text === DOUBTFUL_NOTE) ?? false,
    place: NO_PLACE,
  }
}

/** The day of the sample; where none is told, that of the result. */
function dayOf({ effectiveDateTime, effectiveInstant, effectivePeriod, issued }: Observation) {
  const told = effectiveDateTime ?? effectiveInstant ?? effectivePeriod?.start ?? issued ?? ''
  return /^\d{4}-\d\d-\d\d/.exec(told)?.[0] ?? null
}

/** Results of a laboratory, and nothing that was withdrawn. Without a category, only tests that we know by LOINC. */
function isLaboratory({ category, code, status }: Observation): boolean {
  if (status === 'entered-in-error' || status === 'cancelled') return false
  if (!category) return BY_LOINC.has(codeOf(code, LOINC) ?? '')
  return category.some((concept) => concept.coding?.some((coding) => coding.code === 'laboratory'))
}

const longDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** What its owner must know of a file that holds results of several days. */
function noticeOf(days: string[]): string | null {
  const [newest, ...others] = new Set(days.toSorted().reverse())
  if (newest === undefined || others.length === 0) return null
  const day = longDay.format(new Date(`${newest}T00:00:00Z`))
  return `This file holds results of ${others.length + 1} days. Only the newest, ${day}, was read; to see the others too, please upload each day as a file of its own.`
}

/**
 * The rows of a bundle: its laboratory Observations with a measured quantity, of the newest day where it holds several
 * (a whole patient's file is no single blood test), which the notice then says. Refuses with `UnreadableReport` what is
 * no FHIR bundle.
 */
export function readBundle(file: Buffer): ReportReading {
  const bundle = Bundle.safeParse(parsed(file))
  if (!bundle.success) throw new UnreadableReport('This JSON file is no FHIR bundle of laboratory results.')
  const observations = bundle.data.entry
    .flatMap(({ resource }) => Observation.safeParse(resource).data ?? [])
    .filter(isLaboratory)
  const days = observations.flatMap((one) => dayOf(one) ?? []).sort()
  const newest = days.at(-1) ?? null
  const markers = observations
    .filter((one) => newest === null || (dayOf(one) ?? newest) === newest)
    .flatMap((one) => rowOf(one) ?? [])
  return {
    collectedOn: newest,
    possibleDays: [],
    markers: markers.slice(0, MAX_ROWS),
    unread: [],
    qualitative: [],
    language: null,
    notice: noticeOf(days),
  }
}

function parsed(file: Buffer): unknown {
  try {
    return JSON.parse(file.toString('utf8'))
  } catch {
    throw new UnreadableReport('This JSON file is damaged. Please export it again.')
  }
}
