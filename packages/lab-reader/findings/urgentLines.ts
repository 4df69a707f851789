/**
 * Lines to check that may hold what laboratories telephone: a telephoned result, or a marker's value beyond its limits.
 */
import { trimmed } from '../languages/vocabulary.ts'
import { findMarker, isPlausible, specimenOf } from '../markers/markers.ts'
import { readLoose, readValue } from '../rows/cells.ts'
import type { Check, Finding, MarkerRow, Urgency } from '../types.ts'
import { commentOf } from './comments.ts'
import { criticalOf, type Person, sameDayOf } from './critical.ts'
import { telephonedIn } from './positive.ts'

type UrgentLine = Extract<Finding, { kind: 'urgentLine' }>

/** The most words of a marker's name. */
const MOST_NAME = 8

/** The row of a known marker that a line prints if its name, value and unit follow one another; null for any other line. */
function rowIn(text: string, place: MarkerRow['place']): { row: MarkerRow; said: string } | null {
  const words = text.split(/\s+/u)
  const at = words.findIndex((word, index) => index > 0 && readValue(word) !== null)
  if (at < 1) return null
  const { value, comparator, unit, range, left } = readLoose(words.slice(at).join(' '))
  // A second number may be the value.
  if (value === null || left.some((word) => /\d/u.test(word))) return null
  for (let from = Math.max(0, at - MOST_NAME); from < at; from += 1) {
    const name = trimmed(words.slice(from, at).join(' '), '', ' :=')
    const marker = findMarker(name, unit)
    if (!marker) continue
    const row: MarkerRow = {
      ...{ name, marker: marker.name, loinc: null, specimen: specimenOf(marker, name, unit, null) },
      ...{ value, comparator, unit, low: range?.low ?? null, high: range?.high ?? null, flag: null },
      ...{ printedFlag: null, plausible: isPlausible(marker, name, value, unit, comparator), place },
    }
    return { row, said: words.slice(at).join(' ') }
  }
  return null
}

const isWithin = ({ value, low, high }: MarkerRow) =>
  (low !== null || high !== null) && value >= (low ?? value) && value <= (high ?? value)

type Told = { name: string; said: string; urgency: Urgency }

/** The value of a known marker in a line, if it would be critical or need a doctor the same day. */
function beyondIn(text: string, place: MarkerRow['place'], person: Person): Told | null {
  const found = rowIn(text, place)
  if (!found || isWithin(found.row)) return null
  const { row, said } = found
  const urgency = criticalOf(row, person) ? 'today' : sameDayOf(row, person) ? 'sameDay' : null
  return urgency && { name: row.name, said, urgency }
}

/** What the laboratory itself calls urgent, which has no name. */
const commentIn = (text: string): Told | null =>
  commentOf(text) === 'urgent' ? { name: '', said: text, urgency: 'sameDay' } : null

/** The alarm of one line to check; null without one, and once a person has typed its result. */
function urgentLine({ id, read, unread, answer }: Check, person: Person): UrgentLine | null {
  if (answer?.corrected) return null
  // The value may be within the name of a doubtful row: "Parasitémie 3 %".
  const told = unread
    ? (telephonedIn(unread.text) ?? beyondIn(unread.text, unread.place, person) ?? commentIn(unread.text))
    : read && telephonedIn(read.name)
  return told && { kind: 'urgentLine', row: null, direction: null, check: id, ...told }
}

/** All lines to check that may need a doctor, the most urgent first. */
export const urgentLines = (checks: readonly Check[], person: Person): UrgentLine[] =>
  checks
    .flatMap((check) => urgentLine(check, person) ?? [])
    .sort((one, other) => Number(other.urgency === 'today') - Number(one.urgency === 'today'))
