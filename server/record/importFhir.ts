/** A FHIR R4 bundle that another system, or this portal, has written: resource by resource, each within limits of its own. */

import { createHash } from 'node:crypto'
import { CONDITIONS } from '../../shared/conditions.ts'
import { type EntryInput, entryInput } from '../../shared/healthInputs.ts'
import type { MeasurementKind } from '../../shared/measurements.ts'
import type { EntryKind, Unreadable } from '../../shared/recordImport.ts'
import { latestToday } from '../access/today.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Emit, FileEntry, FileFacts, FileReading } from './importEntries.ts'
import { measurementEntry } from './importMeasurement.ts'
import { converted } from './importReadings.ts'
import { entrySlices } from './importSlices.ts'
import { R4_TYPES } from './importTypes.ts'

/** Bytes of a resource; longer ones carry a document, which is not imported. */
const MOST_BYTES = 256_000
const MOST_DEPTH = 24
const MOST_VALUES = 5_000
const MOST_TEXT = 200

type Json = { [name: string]: unknown }
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const asObject = (value: unknown): Json => (isObject(value) ? value : {})
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const asText = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** The reference to the person whose file it is. */
export const SELF = 'urn:verbena:self'
/** The reference to another resource of the file, by its content. */
export const BY_CONTENT = 'urn:verbena:content:'

/** Keys that would change a JavaScript object's prototype. */
const UNSAFE = new Set(['__proto__', 'constructor', 'prototype'])
/** Line breaks and tabs are kept. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu
const storable = (text: string) => text.toWellFormed().replaceAll(CONTROL, ' ')

class NotKept extends Error {
  readonly reason: Unreadable
  constructor(reason: Unreadable) {
    super(reason)
    this.reason = reason
  }
}

/**
 * A copy without narratives (HTML) and the source server's bookkeeping, with texts that a database can store. `refer`
 * maps a reference; null keeps its text only.
 */
function cleaned(resource: Json, refer: (reference: string) => string | null): Json {
  let values = 0
  function copy(value: unknown, depth: number): unknown {
    values += 1
    if (depth > MOST_DEPTH || values > MOST_VALUES) throw new NotKept('deep')
    if (typeof value === 'string') return storable(value)
    if (Array.isArray(value)) return value.map((one) => copy(one, depth + 1))
    if (!isObject(value)) return value
    const members = Object.entries(value).flatMap(([name, member]): [string, unknown][] => {
      if (UNSAFE.has(name) || (name === 'text' && isObject(member)) || name === 'div') return []
      if (name === 'reference' && typeof member === 'string') {
        // Within the resource itself.
        const reference = member.startsWith('#') ? member : refer(member)
        return reference === null ? [] : [[name, reference]]
      }
      return [[storable(name), copy(member, depth + 1)]]
    })
    return Object.fromEntries(members)
  }
  const { id: _id, meta, ...rest } = copy(resource, 0) as Json
  const { source, profile } = asObject(meta)
  const kept = {
    ...(typeof source === 'string' && { source: source.slice(0, MOST_TEXT) }),
    ...(Array.isArray(profile) && { profile }),
  }
  return { ...rest, ...(Object.keys(kept).length > 0 && { meta: kept }) }
}

/** JSON with sorted keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (!isObject(value)) return JSON.stringify(value) ?? 'null'
  const members = Object.keys(value).toSorted()
  return `{${members.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`
}

/** Hash of a resource without what the next system rewrites: `meta`, and row identifiers. */
function hashOf({ meta: _meta, ...content }: Json) {
  return createHash('sha256').update(canonical(content)).digest('hex')
}

// ---------------------------------------------------------------- what a resource says

const codesOf = (concept: unknown) =>
  asList(asObject(concept).coding).map((coding) => {
    const { system, code } = asObject(coding)
    return { system: asText(system), code: asText(code) }
  })

function wordsOf(concept: unknown) {
  const { text, coding } = asObject(concept)
  return asText(text) || asText(asObject(asList(coding)[0]).display)
}

const nameOf = (name: unknown) => {
  const { text, given, family } = asObject(name)
  return asText(text) || [...asList(given), family].map(asText).filter(Boolean).join(' ')
}

/** A resource's title, from its own text. */
function titleOf(resource: Json) {
  const { code, title, name, description, vaccineCode, category, type, medicationCodeableConcept } = resource
  const words = [
    ...[wordsOf(code), wordsOf(medicationCodeableConcept), wordsOf(vaccineCode), asText(title)],
    ...[asText(name), nameOf(asList(name)[0]), asText(description), wordsOf(type), wordsOf(asList(type)[0])],
    ...[wordsOf(asList(category)[0]), asText(asObject(resource.subject).display)],
  ]
  return (words.find(Boolean) ?? '').replaceAll(/\s+/g, ' ').slice(0, MOST_TEXT)
}

const DAY = /^\d{4}-\d\d-\d\d$/
const NOON = 'T12:00:00Z'
const TIMES = [
  ...['effectiveDateTime', 'effectiveInstant', 'occurrenceDateTime', 'performedDateTime', 'onsetDateTime'],
  ...[
    'recordedDate',
    'authoredOn',
    'authored',
    'date',
    'dateAsserted',
    'start',
    'sent',
    'recorded',
    'created',
  ],
  ...['dateTime', 'issued'],
]
const PERIODS = ['effectivePeriod', 'performedPeriod', 'period']

/** Milliseconds since 1970 of a day or an instant; null for anything else. */
function instantOf(value: unknown): number | null {
  const text = asText(value)
  const at = Date.parse(DAY.test(text) ? text + NOON : text)
  return /^\d{4}/.test(text) && Number.isFinite(at) ? at : null
}
function timeOf(resource: Json) {
  const times = [
    ...TIMES.map((name) => resource[name]),
    ...PERIODS.map((name) => asObject(resource[name]).start),
  ]
  return times.map(instantOf).find((at) => at !== null) ?? null
}

const LOINC = 'http://loinc.org'
/** LOINC codes measured at home. */
const MEASURED: Record<string, MeasurementKind> = {
  ...{ '29463-7': 'weight', '3141-9': 'weight', '85354-9': 'bloodPressure', '55284-4': 'bloodPressure' },
  ...{
    '8867-4': 'pulse',
    '40443-4': 'pulse',
    '2339-0': 'glucose',
    '15074-8': 'glucose',
    '41653-7': 'glucose',
  },
  ...{ '14743-9': 'glucose', '8280-0': 'waist', '56086-2': 'waist', '8310-5': 'temperature' },
}
const [SYSTOLIC, DIASTOLIC, FASTING] = ['8480-6', '8462-4', '49541-6']
const DEAD = ['entered-in-error', 'cancelled', 'refuted']

const loincOf = (concept: unknown) =>
  codesOf(concept).flatMap(({ system, code }) => (system === LOINC ? [code] : []))

function quantityOf(part: unknown) {
  const { value, unit, code } = asObject(asObject(part).valueQuantity)
  return typeof value === 'number' ? { value, unit: asText(code) || asText(unit) } : null
}

/** A body measurement in an Observation; null for every other one. */
function readingIn(resource: Json): FileReading | null {
  const codes = loincOf(resource.code)
  const kind = codes.flatMap((code) => (Object.hasOwn(MEASURED, code) ? [MEASURED[code]] : []))[0]
  // A glucose of a laboratory stays a result, unless the person measured it.
  const isOfLaboratory =
    asList(resource.category).some((one) => codesOf(one).some(({ code }) => code === 'laboratory')) &&
    !asList(resource.performer).some((one) => asObject(one).reference === SELF)
  const at = timeOf(resource)
  if (!kind || isOfLaboratory || at === null || DEAD.includes(asText(resource.status))) return null
  const device = asText(asObject(resource.device).display).slice(0, 100)
  const componentOf = (code: string) =>
    asList(resource.component).find((one) => loincOf(asObject(one).code).includes(code))
  const made = (values: FileReading['values'], unit: string) => {
    const reading = converted(kind, values, unit)
    const fasting = kind === 'glucose' ? asObject(componentOf(FASTING)).valueBoolean : undefined
    return (
      reading && {
        ...{ kind, at, ...reading },
        ...(device && { device }),
        ...(typeof fasting === 'boolean' && { fasting }),
      }
    )
  }
  if (kind !== 'bloodPressure') {
    const quantity = quantityOf(resource)
    return quantity && made({ value: quantity.value }, quantity.unit)
  }
  const component = (code: string) => quantityOf(componentOf(code))
  const [systolic, diastolic] = [component(SYSTOLIC), component(DIASTOLIC)]
  if (!systolic || !diastolic || systolic.unit !== diastolic.unit) return null
  return made({ systolic: systolic.value, diastolic: diastolic.value }, systolic.unit)
}

/** The portal's own days of the tracker: see server/health/fhir.ts. */
const [TRACKER, MOOD] = ['urn:verbena:tracker', 'urn:verbena:mood']

/** A day of the tracker as this portal writes it; null for every other Observation. */
function trackerDayIn(resource: Json): EntryInput | null {
  const ownCodes = (concept: unknown, wanted: string) =>
    codesOf(concept).flatMap(({ system, code }) => (system === wanted ? [code] : []))
  if (!ownCodes(resource.code, TRACKER).includes('day')) return null
  const values: Json = {}
  for (const part of asList(resource.component).map(asObject)) {
    const [name] = ownCodes(part.code, TRACKER)
    const number = quantityOf(part)?.value ?? part.valueInteger
    if (name === 'mood') values.mood = ownCodes(part.valueCodeableConcept, MOOD)[0]
    if (name === 'energy') values.energyLevel = number
    if (name === 'sleep') values.sleepHours = number
    if (name === 'water') values.waterIntake = number
    if (name === 'exercise') values.exerciseMinutes = number
    if (name === 'symptoms') values.symptoms = part.valueString
  }
  const notes = asList(resource.note).map((note) => asText(asObject(note).text))
  const day = { date: resource.effectiveDateTime, ...values, ...(notes[0] && { notes: notes[0] }) }
  const parsed = entryInput.safeParse(day)
  return parsed.success ? parsed.data : null
}

/** The portal's own conditions: see server/account/fhir.ts. */
const CONDITION = 'urn:verbena:condition'
/** Codes of "no known allergies" and the like, and of unknown states: nothing to import. */
const NOTHING = ['716186003', '409137002', '160245001', '787481004']
const NOTHING_SYSTEM = 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips'
const PAST = ['inactive', 'resolved', 'remission']

type ProfileEntry = { kind: EntryKind; words: string }

/** What a resource adds to the profile; null for other ones and for what was refuted or no longer applies. */
function profileEntryIn(resource: Json): ProfileEntry | null {
  const { resourceType, code, medicationCodeableConcept, status, basedOn, partOf, derivedFrom } = resource
  const states = [resource.verificationStatus, resource.clinicalStatus].flatMap(codesOf)
  if (states.some((state) => DEAD.includes(state.code)) || DEAD.includes(asText(status))) return null
  const concept = resourceType === 'MedicationStatement' ? medicationCodeableConcept : code
  const codes = codesOf(concept)
  if (codes.some((one) => NOTHING.includes(one.code) || one.system === NOTHING_SYSTEM)) return null
  const words = wordsOf(concept)
  if (!words) return null
  const isPast = states.some((state) => PAST.includes(state.code))
  if (resourceType === 'AllergyIntolerance') return isPast ? null : { kind: 'allergies', words }
  if (resourceType === 'Condition') {
    const own = codes.find(({ system }) => system === CONDITION)?.code
    if (own && CONDITIONS.some((one) => one === own)) return { kind: 'conditions', words: own }
    return { kind: 'medicalHistory', words }
  }
  // Parts of a plan are not statements of the person.
  const isOwnStatement = ![basedOn, partOf, derivedFrom].some((list) => asList(list).length > 0)
  if (resourceType !== 'MedicationStatement' || !isOwnStatement || asText(status) !== 'active') return null
  const dosage = asText(asObject(asList(resource.dosage)[0]).text)
  return { kind: 'currentMedications', words: dosage ? `${words}, ${dosage}` : words }
}

function personIn(resource: Json) {
  const { birthDate, name } = resource
  return { name: nameOf(asList(name)[0]).slice(0, MOST_TEXT), born: asText(birthDate).slice(0, 10) }
}

/** The entry that a cleaned resource makes. */
function entryFor(line: number, resource: Json, hash: string, now: number): FileEntry {
  const type = asText(resource.resourceType)
  const entry = {
    ...{ line, type, title: titleOf(resource), at: timeOf(resource), content: resource, hash },
    ...{ kind: 'elsewhere' as EntryKind, reason: null },
  }
  if (type === 'Patient') {
    const person = personIn(resource)
    return { ...entry, kind: 'person', title: person.name, content: person }
  }
  if (type === 'Observation') {
    const day = trackerDayIn(resource)
    if (day) {
      const title = (day.notes ?? day.symptoms ?? '').slice(0, MOST_TEXT)
      const reason = day.date > latestToday(now) ? 'future' : null
      return { ...entry, kind: 'health', title, content: day, reason }
    }
    const reading = readingIn(resource)
    return reading ? { ...measurementEntry({ line, now, reading }), hash } : entry
  }
  const profileEntry = profileEntryIn(resource)
  if (!profileEntry) return entry
  const { kind, words } = profileEntry
  return { ...entry, kind, title: words.replaceAll(/\s+/g, ' ').slice(0, MOST_TEXT), content: { words } }
}

const unreadable = (line: number, type: string, reason: Unreadable): FileEntry => ({
  ...{ line, kind: 'elsewhere', type, title: '', at: null, content: {}, hash: `${line} ${reason}`, reason },
})

// ---------------------------------------------------------------- the whole bundle

/**
 * Reads a bundle in three passes, each resource alone: references are first replaced by content, so that ids do not
 * matter and a cycle costs nothing. Refuses a file that is not a bundle, and one of several patients.
 */
export async function readBundle(bytes: Buffer, { now }: { now: number }, emit: Emit): Promise<FileFacts> {
  const slices = entrySlices(bytes)
  const opened = ([from, until]: readonly [number, number]): { url: string; resource: Json } => {
    if (until - from > MOST_BYTES) throw new NotKept('large')
    let entry: unknown
    try {
      entry = JSON.parse(bytes.toString('utf8', from, until))
    } catch {
      throw new Refusal('BAD_INPUT', 'record.refused.broken')
    }
    const { fullUrl, resource } = asObject(entry)
    const type = asText(asObject(resource).resourceType)
    if (!isObject(resource) || !R4_TYPES.has(type)) throw new NotKept('resource')
    return { url: asText(fullUrl), resource }
  }
  /** A resource's keys: its URL in the bundle, and its type with id. */
  const namesOf = ({ url, resource }: { url: string; resource: Json }) =>
    [url, `${asText(resource.resourceType)}/${asText(resource.id)}`].filter(
      (name) => name && name.length < 500,
    )

  const shallow = new Map<string, string>()
  let patients = 0
  const each = async (
    read: (line: number, one: { url: string; resource: Json }) => Promise<void> | void,
    refuse?: Emit,
  ) => {
    for (const [at, slice] of slices.entries()) {
      try {
        await read(at + 1, opened(slice))
      } catch (error) {
        if (!(error instanceof NotKept)) throw error
        await refuse?.(unreadable(at + 1, '', error.reason))
      }
    }
  }
  await each((_line, one) => {
    const isPatient = one.resource.resourceType === 'Patient'
    if (isPatient) patients += 1
    const hash = isPatient ? SELF : hashOf(cleaned(one.resource, () => null))
    for (const name of namesOf(one)) shallow.set(name, hash)
  })
  if (patients > 1) throw new Refusal('BAD_INPUT', 'record.refused.patients')

  const full = new Map<string, string>()
  /** Counts equal resources, so that a file with two of them has the same hashes each time. */
  const times = new Map<string, number>()
  const hashes: string[] = []
  await each((line, one) => {
    const content = cleaned(one.resource, (reference) => shallow.get(reference) ?? null)
    const hash = hashOf(content)
    const nth = (times.get(hash) ?? 0) + 1
    times.set(hash, nth)
    const whole = nth === 1 ? hash : `${hash}-${nth}`
    hashes[line] = whole
    for (const name of namesOf(one)) full.set(name, one.resource.resourceType === 'Patient' ? SELF : whole)
  })
  await each(async (line, one) => {
    const resource = cleaned(one.resource, (reference) => {
      const target = full.get(reference)
      return target === undefined ? null : target === SELF ? SELF : BY_CONTENT + target
    })
    await emit(entryFor(line, resource, hashes[line] ?? '', now))
  }, emit)
  return { source: 'fhir', leftOut: 0 }
}
