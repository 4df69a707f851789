/**
 * Reads a FHIR R4 bundle of laboratory results, our own or another system's, into rows. `fhir.ts` writes our bundles.
 */

import { z } from 'zod'
import { isOfBlood, materialOf, specimenIn } from '../languages/specimens.ts'
import { KEPT, Refused } from '../limits.ts'
import { knownMarker, MARKERS, type Marker, markerOf } from '../markers/knownMarkers.ts'
import { type Around, around, findMarker, isPlausible, specimenOf } from '../markers/markers.ts'
import { flagOf } from '../rows/flags.ts'
import type { MarkerRow, Omission, QualitativeRow, ReportReading } from '../types.ts'
import { DOUBTFUL_NOTE, LOINC, MARKER, SPECIMENS } from './fhir.ts'

/** An existing calendar day from 1900 on. */
const calendarDay = z.iso.date().refine((date) => date >= '1900-01-01')
const text = z.string().max(500)
const number = z.number().refine(Number.isFinite)
const Coding = z.object({ system: text.optional(), code: text.optional(), display: text.optional() })
const Concept = z.object({ coding: z.array(Coding).max(50).optional(), text: text.optional() })
const Specimen = z.object({
  resourceType: z.literal('Specimen'),
  id: text.optional(),
  type: Concept.optional(),
})
const Bound = z.object({ value: number.optional() })
const Quantity = z.object({
  value: number,
  comparator: z.enum(['<', '<=', '>', '>=']).optional(),
  unit: text.optional(),
  code: text.optional(),
})
const Observation = z.object({
  resourceType: z.literal('Observation'),
  status: text.optional(),
  category: z.array(Concept).max(20).optional(),
  code: Concept,
  specimen: z.object({ reference: text.optional(), display: text.optional() }).optional(),
  contained: z.array(z.unknown()).max(20).optional(),
  effectiveDateTime: text.optional(),
  effectiveInstant: text.optional(),
  issued: text.optional(),
  effectivePeriod: z.object({ start: text.optional() }).optional(),
  valueQuantity: Quantity.optional(),
  valueString: text.optional(),
  valueCodeableConcept: Concept.optional(),
  valueRatio: z.object({ numerator: Bound.optional(), denominator: Bound.optional() }).optional(),
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
    .array(z.object({ fullUrl: text.optional(), resource: z.unknown() }))
    .max(50_000)
    .default([]),
})

const NO_PLACE = { page: 1, x: 0, y: 0, width: 0, height: 0 }

const BY_LOINC = new Map<string, Marker>()
for (const marker of MARKERS) {
  for (const codes of [marker.loinc, ...marker.named.map(({ loinc }) => loinc)])
    for (const code of Object.values(codes)) if (code) BY_LOINC.set(code, marker)
}

const codeOf = (concept: z.infer<typeof Concept>, system: string) =>
  concept.coding?.find((coding) => coding.system === system)?.code

/** UCUM writes international units in brackets, and annotations such as counts in braces. */
function unitOf({ unit, code }: z.infer<typeof Quantity>): string | null {
  const written = (unit ?? code ?? '').replaceAll(/\[(i?u)\]/gi, '$1').replaceAll(/^\{[^}]*\}$/g, '')
  return written.trim() || null
}

/** "Glucose [Mass/volume] in Serum or Plasma" becomes "Glucose". */
function shortName(name: string): string {
  const at = name.lastIndexOf(' [')
  return at > 0 && /^ \[[^\]]*\](?: in .*)?$/u.test(name.slice(at)) ? name.slice(0, at) : name
}

/** What the full name of a LOINC code examines: "Calcium [Mass/volume] in Urine". There "Blood" is whole blood. */
function systemIn(name: string): Around | null {
  const [, system = ''] = /\] in (.+)$/u.exec(name) ?? []
  const specimen = system === 'Blood' ? 'wholeBlood' : specimenIn(system).specimen
  return specimen && specimen !== 'several' ? around(specimen) : null
}

/** What a text of another system examines. */
function specimenSaid(text: string): Around | null {
  const specimen = materialOf(text) ?? specimenIn(text).specimen
  return specimen && specimen !== 'several' ? around(specimen, isOfBlood(specimen)) : null
}

/** The marker of an observation, and what was examined. A known code decides both. */
function testOf(one: Observation, name: string, unit: string | null, said: string) {
  const own = codeOf(one.code, MARKER)
  if (own !== undefined) {
    const specimen = OWN.get(said)
    return {
      marker: markerOf({ marker: own, specimen }),
      specimen: specimen ?? knownMarker(own)?.specimen ?? null,
    }
  }
  const coded = BY_LOINC.get(codeOf(one.code, LOINC) ?? '')
  if (coded) return { marker: coded, specimen: coded.specimen }
  const full = [name, ...(one.code.coding ?? []).flatMap(({ display }) => display ?? [])]
  const around = full.map(systemIn).find((system) => system !== null) ?? specimenSaid(said)
  const marker = findMarker(shortName(name), unit, around)
  return { marker, specimen: specimenOf(marker, shortName(name), unit, around) }
}

/** Our own words for specimens. */
const OWN = new Map(
  Object.entries(SPECIMENS).map(([specimen, words]) => [words, specimen as MarkerRow['specimen']]),
)

/** The name of a concept; empty if it has none. */
const wordsOf = ({ text, coding }: z.infer<typeof Concept>) =>
  (text ?? coding?.find(({ display }) => display)?.display ?? '').trim().slice(0, KEPT.name)

/** The words for the specimen of an observation: its own, or those of the resource to which it refers. */
function specimenOfObservation(
  { specimen, contained = [] }: Observation,
  specimens: ReadonlyMap<string, string>,
): string {
  const inside = specimensAmong(contained.map((resource) => ({ resource })))
  const { reference = '', display } = specimen ?? {}
  return display ?? specimens.get(reference) ?? inside.get(reference.replace('#', 'Specimen/')) ?? ''
}

/** The words of each specimen among resources, by the references to it. */
function specimensAmong(
  entries: readonly { fullUrl?: string | undefined; resource: unknown }[],
): Map<string, string> {
  const found = new Map<string, string>()
  for (const { fullUrl, resource } of entries) {
    const { id, type } = Specimen.safeParse(resource).data ?? {}
    for (const reference of type ? [fullUrl, id && `Specimen/${id}`] : [])
      if (reference && type) found.set(reference, wordsOf(type))
  }
  return found
}

const isDoubtful = ({ note }: Observation) => note?.some(({ text }) => text === DOUBTFUL_NOTE) ?? false

function rowOf(one: Observation, specimens: ReadonlyMap<string, string>): MarkerRow | null {
  const { code, valueQuantity } = one
  const name = wordsOf(code)
  if (name === '' || !valueQuantity) return null
  const unit = unitOf(valueQuantity)
  const { value, comparator = null } = valueQuantity
  const { marker, specimen } = testOf(one, name, unit, specimenOfObservation(one, specimens))
  const range = one.referenceRange?.[0]
  const [low, high] = [range?.low?.value ?? null, range?.high?.value ?? null]
  const seen = one.interpretation?.[0]
  // Where there is a range, the code only repeats what it says; what a laboratory printed is text.
  const printedFlag = seen?.text ?? (low === null && high === null ? (seen?.coding?.[0]?.code ?? null) : null)
  return {
    name,
    marker: marker?.name ?? null,
    loinc: codeOf(code, LOINC) ?? null,
    specimen,
    value,
    comparator,
    unit,
    low,
    high,
    flag: flagOf(value, comparator, { low, high }, printedFlag),
    printedFlag,
    plausible: isPlausible(marker, name, value, unit, comparator),
    doubtful: isDoubtful(one),
    place: NO_PLACE,
  }
}

/** A result in words, or as a titre ("1:64"). */
function inWords(one: Observation): QualitativeRow | null {
  const { numerator, denominator } = one.valueRatio ?? {}
  const titre = numerator && denominator ? `${numerator.value ?? ''}:${denominator.value ?? ''}` : ''
  const [name, text] = [
    wordsOf(one.code),
    one.valueString ?? (one.valueCodeableConcept ? wordsOf(one.valueCodeableConcept) : titre),
  ]
  if (name === '' || text.trim() === '' || one.valueQuantity) return null
  return { name, text: text.trim(), page: 1, doubtful: isDoubtful(one), place: NO_PLACE }
}

/** The day of the sample; where it is missing, the day of the result. */
function dayOf({ effectiveDateTime, effectiveInstant, effectivePeriod, issued }: Observation) {
  const time = effectiveDateTime ?? effectiveInstant ?? effectivePeriod?.start ?? issued ?? ''
  // Only a day that exists in the calendar.
  return calendarDay.safeParse(time.slice(0, 10)).data ?? null
}

/**
 * Only final results of a laboratory, none that were withdrawn. Without a category, only tests whose LOINC code is
 * known.
 */
function isLaboratory({ category, code, status }: Observation): boolean {
  if (status === 'entered-in-error' || status === 'cancelled') return false
  if (!category) return BY_LOINC.has(codeOf(code, LOINC) ?? '')
  return category.some((concept) => concept.coding?.some((coding) => coding.code === 'laboratory'))
}

const isObservation = z.object({ resourceType: z.literal('Observation') })

/** Results of other days than the newest, and results whose form is not valid FHIR. */
function omissionsOf(days: string[], invalid: number): Omission[] {
  const [newest, ...others] = new Set(days.toSorted().reverse())
  return [
    ...(newest !== undefined && others.length > 0
      ? [{ kind: 'days' as const, days: others.length + 1, newest }]
      : []),
    ...(invalid > 0 ? [{ kind: 'invalid' as const, count: invalid }] : []),
  ]
}

/**
 * The rows of a bundle: its laboratory Observations with a quantity or with words. Where it contains several days (a
 * patient's whole file is not one blood test), only the newest is read, and `omissions` says so. Throws `Refused` for a
 * file that is not a FHIR bundle.
 */
export function readBundle(file: Uint8Array): ReportReading {
  const bundle = Bundle.safeParse(parsed(file))
  if (!bundle.success) throw new Refused('bundle')
  const read = bundle.data.entry.map(({ resource }) => ({
    resource,
    one: Observation.safeParse(resource).data,
  }))
  const misfits = read.filter(({ resource, one }) => !one && isObservation.safeParse(resource).success)
  const observations = read.flatMap(({ one }) => one ?? []).filter(isLaboratory)
  const days = observations.flatMap((one) => dayOf(one) ?? []).sort()
  const newest = days.at(-1) ?? null
  const specimens = specimensAmong(bundle.data.entry)
  const ofThatDay = observations.filter((one) => newest === null || (dayOf(one) ?? newest) === newest)
  return {
    collectedOn: newest,
    possibleDays: [],
    markers: ofThatDay.flatMap((one) => rowOf(one, specimens) ?? []),
    unread: [],
    qualitative: ofThatDay.flatMap((one) => inWords(one) ?? []),
    language: null,
    omissions: omissionsOf(days, misfits.length),
  }
}

function parsed(file: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(file))
  } catch {
    throw new Refused('json')
  }
}
