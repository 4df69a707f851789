/**
 * The findings in a report's rows, by fixed rules and without an AI model. Never diagnoses, and states no number
 * without its row.
 */

import { isUnchecked } from '../browser.ts'
import { GROUPS, groupOfMarker, type Marker, markerOf } from '../markers/knownMarkers.ts'
import { isWelcome } from '../markers/markers.ts'
import { unitKinds } from '../markers/simpleUnit.ts'
import { flagMeaning } from '../rows/flags.ts'
import { SPECIMEN_GROUPS } from '../specimen.ts'
import type {
  Check,
  Conclusions,
  Correction,
  Finding,
  MarkerRow,
  NotRead,
  Question,
  ReadWith,
  ReportReading,
  ResultGroup,
  Urgency,
} from '../types.ts'
import { checksOf } from './checks.ts'
import {
  criticalOf,
  type Draw,
  oldDraw,
  type Person,
  personAt,
  type SameDayRow,
  sameDayOf,
} from './critical.ts'
import { positiveFindings } from './positive.ts'
import { readWithOf } from './together.ts'
import { urgentLines } from './urgentLines.ts'

/** A certain row with its index and its marker's data. */
type Reading = { row: MarkerRow; index: number; marker: Marker | null }

const isGoodNews = ({ row, marker }: Reading) =>
  marker !== null &&
  row.flag === 'high' &&
  row.comparator === null &&
  isWelcome(marker.name, row.value, row.unit)
const isOutside = ({ row }: Reading) => row.flag === 'high' || row.flag === 'low'
const isConcern = (reading: Reading) => isOutside(reading) && !isGoodNews(reading)
const indicesOf = (readings: readonly Reading[]) => readings.map(({ index }) => index)

/** Fields of a row copied into a finding. */
const ofRow = (row: MarkerRow, index: number | null) => {
  const { marker, value, comparator, unit, low, high } = row
  const specimen = row.specimen ?? markerOf(row)?.specimen ?? null
  return { row: index, marker, specimen, value, comparator, unit, low, high }
}

/** Rounds a difference to at most the decimals of the value and its bound. */
function difference(value: number, bound: number): number {
  const decimals = Math.max(...[value, bound].map((number) => (String(number).split('.')[1] ?? '').length))
  return Number(Math.abs(value - bound).toFixed(decimals))
}

const shareOf = (value: number, bound: number) => Math.abs(value - bound) / Math.abs(bound)

/** The distance of a value from its range, as a share of the bound. */
function distance({ row: { value, low, high } }: Reading): number {
  const bound = high !== null && value > high ? high : low
  return bound === null || bound === 0 ? 0 : shareOf(value, bound)
}

function outsideFinding(reading: Reading): Finding {
  const { row, index, marker } = reading
  const direction = row.flag === 'high' ? 'high' : 'low'
  const bound = row[direction]
  const isExact = bound !== null && row.comparator === null
  return {
    kind: 'outside',
    ...ofRow(row, index),
    direction,
    difference: isExact ? difference(row.value, bound) : null,
    percent: isExact && bound !== 0 ? Math.round(100 * shareOf(row.value, bound)) : null,
    isWelcome: isGoodNews(reading),
    isSeenWith: marker?.seenWith.includes(direction) ?? false,
  }
}

function sameDayFinding({ side, ...more }: SameDayRow, about: ReturnType<typeof ofRow>): Finding {
  return more.times === null
    ? { kind: 'sameDay', ...about, direction: side, ...more }
    : { kind: 'sameDay', ...about, direction: 'high', ...more }
}

/** Findings of values that are critical, may be, or cannot wait. */
function urgentFindings(readings: readonly Reading[], checks: readonly Check[], person: Person) {
  const critical: Finding[] = []
  const sameDay: Finding[] = []
  for (const { row, index } of readings) {
    const found = criticalOf(row, person)
    const soon = found ? null : sameDayOf(row, person)
    const about = ofRow(row, index)
    if (found) {
      const { side, ...more } = found
      critical.push({ kind: 'critical', ...about, direction: side, ...more })
    }
    if (soon) sameDay.push(sameDayFinding(soon, about))
  }
  const possible = checks.flatMap(({ id, read, critical }): Finding[] =>
    read && critical && !critical.sure
      ? [
          {
            ...{ kind: 'possiblyCritical', ...ofRow(read, null), comparator: null, value: critical.value },
            ...{ direction: null, check: id },
          },
        ]
      : [],
  )
  return [...critical, ...possible, ...sameDay]
}

/** Whether a row's printed flag contradicts its range. */
function isDisputed({ row }: Reading): boolean {
  const printed = row.printedFlag === null ? null : flagMeaning(row.printedFlag)
  const hasRange = row.low !== null || row.high !== null
  return hasRange && row.flag !== null && printed !== null && printed !== row.flag
}

function groupOf(
  group: ResultGroup['group'],
  readings: readonly Reading[],
  together: readonly ReadWith[],
): ResultGroup {
  const outside = readings
    .filter(isOutside)
    .sort((one, other) => Number(isConcern(other)) - Number(isConcern(one)))
  const habits = new Map<string, { keys: string[]; rows: number[] }>()
  for (const { row, index, marker } of outside.filter(isConcern)) {
    const keys = marker?.habits[row.flag === 'low' ? 'low' : 'high'] ?? []
    if (keys.length === 0) continue
    const { rows } = habits.get(keys.join()) ?? { rows: [] }
    habits.set(keys.join(), { keys: [...keys], rows: [...rows, index] })
  }
  return {
    group,
    outside: indicesOf(outside),
    habits: [...habits.values()],
    readWith: together.filter(({ rows: [first] }) => readings.some(({ index }) => index === first)),
    inside: indicesOf(readings.filter(({ row }) => row.flag === 'normal')),
    unranged: indicesOf(readings.filter(({ row }) => row.flag === null)),
  }
}

/** Markers measured per creatinine. */
const PER_CREATININE: ReadonlySet<string> = new Set(['moleRatio', 'massPerMole', 'massRatio', 'molePerMass'])

/**
 * The group of a row: its marker's, or its specimen's. Rows of unknown markers in urine and stool join those panels.
 */
function groupOfReading({ row, marker }: Reading): ResultGroup['group'] {
  if (marker) return groupOfMarker(marker)
  const specimen = row.specimen ?? null
  if (specimen === 'saliva' || specimen === 'hair' || specimen === 'urine24h' || specimen === 'driedBlood')
    return specimen
  if (specimen === 'stool') return 'gut'
  if (specimen !== 'urine') return 'other'
  return unitKinds(row.unit).some((kind) => PER_CREATININE.has(kind)) ? 'metabolites' : 'urine'
}

/** Groups with a row, in order; unknown markers come last. */
function groupsOf(readings: readonly Reading[], person: Person): ResultGroup[] {
  const together = readWithOf(readings, person)
  const grouped = Map.groupBy(readings, groupOfReading)
  return [...GROUPS, ...SPECIMEN_GROUPS, 'other' as const].flatMap((group) => {
    const of = grouped.get(group) ?? []
    return of.length > 0 ? [groupOf(group, of, together)] : []
  })
}

type Kept = {
  readings: readonly Reading[]
  implausible: readonly Reading[]
  disputed: readonly Reading[]
  /** Indices of corrected rows. */
  corrected: ReadonlySet<number>
}

function questionsOf({ readings, implausible, disputed, corrected }: Kept): Question[] {
  const concerns = readings.filter(isConcern)
  const asked = [...GROUPS, null].flatMap((group): Question[] => {
    const rows = indicesOf(concerns.filter(({ marker }) => (marker?.group ?? null) === group))
    const kind = group === null ? 'unknown' : group === 'drugLevels' ? 'level' : 'explain'
    return rows.length > 0 ? [{ kind, rows }] : []
  })
  const checked = implausible.filter(({ index }) => !corrected.has(index))
  asked.push(...checked.map(({ index }) => ({ kind: 'implausible' as const, row: index })))
  asked.push(...disputed.map(({ index }) => ({ kind: 'disputed' as const, row: index })))
  return asked.length > 0 ? asked : [{ kind: 'repeat' }]
}

function notReadOf(reading: Corrected, checks: readonly Check[], { implausible, disputed }: Kept) {
  const unknown = reading.markers.flatMap((row, index) =>
    row.plausible && markerOf(row) === null && !row.doubtful ? index : [],
  )
  const left: NotRead[] = [
    ...checks.filter(isUnchecked).map(({ id }) => ({ kind: 'unchecked' as const, check: id })),
    ...implausible.map(({ index }) => ({ kind: 'implausible' as const, row: index })),
    ...disputed.map(({ index }) => ({ kind: 'disputed' as const, row: index })),
  ]
  if (unknown.length > 0) left.push({ kind: 'unknown', rows: unknown })
  if (reading.collectedOn === null) left.push({ kind: 'day', days: reading.possibleDays })
  return left
}

/**
 * How soon a completed result needs a doctor: today if a certain value is critical or an uncertain one may be; the same
 * day if a value is far above its range. An old draw is never urgent.
 */
function urgencyFrom(urgent: readonly Finding[], draw: Draw): Urgency {
  if (urgent.length === 0 || oldDraw(draw) !== null) return 'none'
  return urgent.every(isSameDay) ? 'sameDay' : 'today'
}

const isSameDay = (finding: Finding) =>
  finding.kind === 'sameDay' ||
  ((finding.kind === 'positive' || finding.kind === 'urgentLine') && finding.urgency === 'sameDay')

/** Facts about the patient, and the day of reading. */
export type About = Pick<Draw, 'born' | 'today' | 'facts'>

/** The input of the conclusions, with corrections applied. */
type Corrected = Pick<ReportReading, 'markers' | 'unread' | 'qualitative' | 'collectedOn' | 'possibleDays'>

/** Unread lines from which a page counts as barely read. */
const LEAST_UNREAD = 5

/** The pages with more unread lines than results. */
function barelyReadOf({ markers, qualitative }: Corrected, checks: readonly Check[]): number[] {
  const open = checks.flatMap((check) => (check.unread && isUnchecked(check) ? check.unread.page : []))
  const read = [...markers.map(({ place }) => place.page), ...qualitative.map(({ page }) => page)]
  const countOn = (pages: readonly number[], page: number) => pages.filter((one) => one === page).length
  return [...new Set(open)]
    .filter((page) => countOn(open, page) >= LEAST_UNREAD && countOn(open, page) > countOn(read, page))
    .sort((one, other) => one - other)
}

/**
 * Returns the conclusions from a reading with `corrections` already applied; `checks` are those of `checksOf`, if
 * known.
 */
export function conclusionsOf(
  reading: Corrected,
  corrections: readonly Correction[] = [],
  about: About = {},
  checks = checksOf({ ...reading, ...about, corrections }),
): Conclusions {
  const { markers, qualitative, collectedOn, possibleDays } = reading
  const draw = { ...about, collectedOn, possibleDays }
  // Both are made from one result, whose rows are always in the same order; an answer "as read" changes no row.
  const changed = new Set(
    corrections.filter(({ said }) => said !== 'as read').map((one) => JSON.stringify(one.corrected)),
  )
  const certain = markers.flatMap((row, index): Reading[] =>
    row.doubtful ? [] : [{ row, index, marker: markerOf(row) }],
  )
  const readings = certain.filter(({ row }) => row.plausible)
  const kept: Kept = {
    readings,
    implausible: certain.filter(({ row }) => !row.plausible),
    disputed: readings.filter(isDisputed),
    corrected: new Set(indicesOf(certain.filter(({ row }) => changed.has(JSON.stringify(row))))),
  }
  const person = personAt(draw)
  const positive = positiveFindings(markers, qualitative)
  const urgent = [
    ...urgentFindings(certain, checks, person),
    ...positive.filter(({ urgency }) => urgency !== 'none'),
    ...urgentLines(checks, person),
  ]
  const others = positive.filter(({ urgency }) => urgency === 'none')
  const doubtfulWords = qualitative.flatMap(({ doubtful }, index) => (doubtful ? index : []))
  const isUncertain = checks.some(isUnchecked)
  const isUnsure = (one: Finding) =>
    one.kind === 'possiblyCritical' || one.kind === 'urgentLine' || (one.kind === 'positive' && !one.isSure)
  const isComplete = !isUncertain && doubtfulWords.length === 0 && !urgent.some(isUnsure)
  const concerns = readings.filter(isConcern)
  const side = (flag: MarkerRow['flag']) =>
    concerns.filter(({ row }) => row.flag === flag).sort((one, other) => distance(other) - distance(one))
  const isOpening = urgent.length > 0 || isUncertain
  const verdict = (): Conclusions['verdict'] => {
    if (concerns.length > 0) return 'concerns'
    if (!isComplete) return null
    if (urgent.length > 0 || others.length > 0) return 'toRead'
    if (!readings.some(({ row }) => row.flag === 'normal')) return 'nothingToCompare'
    return qualitative.length > 0 || kept.implausible.length > 0 ? 'noOther' : 'none'
  }
  return {
    urgency: urgencyFrom(urgent, draw),
    collectedOn,
    oldDraw: oldDraw(draw),
    isEmpty: markers.length === 0 && qualitative.length === 0 && !isOpening,
    isComplete,
    barelyRead: barelyReadOf(reading, checks),
    findings: [
      ...urgent,
      ...others,
      ...readings.filter(isOutside).map(outsideFinding),
      ...kept.implausible.map(
        ({ row, index }): Finding => ({
          ...{ kind: 'implausible', ...ofRow(row, index), direction: null },
        }),
      ),
      ...kept.disputed.map(
        ({ row, index }): Finding => ({
          ...{ kind: 'disputed', ...ofRow(row, index), direction: row.flag },
        }),
      ),
    ],
    summary: {
      high: indicesOf(side('high')),
      low: indicesOf(side('low')),
      welcome: indicesOf(readings.filter(isGoodNews)),
    },
    verdict: verdict(),
    doubtfulWords,
    groups: groupsOf(readings, person),
    questions: questionsOf(kept),
    notRead: notReadOf(reading, checks, kept),
    corrected: [...kept.corrected],
    howMade: { by: 'rules', from: corrections.length > 0 ? 'correctedRows' : 'rows' },
  }
}

export const urgencyOf = (
  { corrections, ...row }: Corrected & { corrections: readonly Correction[] },
  about: About,
) => conclusionsOf(row, corrections, about).urgency
