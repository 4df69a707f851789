/**
 * Turns the rows of a report into a text for the patient, by fixed rules and without an AI model. The text names the
 * values outside their printed range, what these are commonly seen with, and what to ask. It never diagnoses, promises
 * or blames, and states no number without the row that it comes from.
 */

import { GROUPS, MARKERS, type Marker } from '../markers/knownMarkers.ts'
import { isWelcome } from '../markers/markers.ts'
import { flagMeaning } from '../rows/flags.ts'
import type { Check, Correction, MarkerRow, ReportReading } from '../types.ts'
import { checksOf, possibleCriticalOpening, uncheckedItems, uncheckedOpening } from './checks.ts'
import { criticalOpening, type Draw, oldDay } from './critical.ts'
import {
  correctedHow,
  correctionItem,
  dayText,
  hasRange,
  isPlural,
  list,
  rangeOf,
  valueText,
  withUnit,
} from './wording.ts'

const BY_NAME = new Map(MARKERS.map((marker) => [marker.name, marker]))

/** A row, what is known of its marker, and the patient's correction, if there is one. */
type Reading = { row: MarkerRow; marker: Marker | null; correction: Correction | null }

/** A difference with a sensible number of decimals: never more than the value or its bound has. */
function difference(value: number, bound: number): string {
  const decimals = Math.max(...[value, bound].map((number) => (String(number).split('.')[1] ?? '').length))
  return Number(Math.abs(value - bound).toFixed(decimals)).toString()
}

/** How far a value lies outside its printed range: in its unit, and in percent of the bound that it exceeds. */
function howFar({ row, correction }: Reading): string {
  const above = row.flag === 'high'
  const bound = above ? row.high : row.low
  const word = above ? 'above' : 'below'
  if (bound === null) return `marked ${row.printedFlag ?? row.flag} by the laboratory, which printed no range`
  const range = correction ? 'its range' : 'its printed range'
  const limit = `the ${above ? 'upper' : 'lower'} limit of ${range} (${rangeOf(row)})`
  if (row.comparator !== null) return `${word} ${limit}`
  const percent = bound === 0 ? null : Math.round((100 * Math.abs(row.value - bound)) / Math.abs(bound))
  const share = percent === null || percent === 0 ? '' : ` (${percent} %)`
  return `${withUnit(difference(row.value, bound), row.unit)}${share} ${word} ${limit}`
}

const isGoodNews = ({ row }: Reading) =>
  row.flag === 'high' && row.comparator === null && isWelcome(row.marker, row.value, row.unit)
const isOutside = ({ row }: Reading) => row.flag === 'high' || row.flag === 'low'
const isConcern = (reading: Reading) => isOutside(reading) && !isGoodNews(reading)

/**
 * What a value outside its range is commonly seen with, in careful words. The text does not reassure while lines are
 * unchecked.
 */
function meaning(reading: Reading, isOpen: boolean): string {
  const { row, marker } = reading
  if (isGoodNews(reading)) return isOpen ? '' : ` For ${row.name}, a high value is usually good news.`
  const seenWith = row.flag === 'high' ? marker?.high : marker?.low
  const several = isPlural(row.name)
  if (seenWith) {
    const subject = several
      ? `${row.flag === 'high' ? 'High' : 'Low'} ${row.name} are`
      : `A ${row.flag} ${row.name} is`
    return ` ${subject} often seen with ${seenWith}.`
  }
  const means = several ? `${row.flag} ${row.name} mean` : `a ${row.flag} ${row.name} means`
  return ` What ${means} depends on the other results and on how you feel.`
}

function groupBlocks(title: string, readings: Reading[], isOpen: boolean): string[] {
  const outside = readings
    .filter(isOutside)
    .sort((one, other) => Number(isConcern(other)) - Number(isConcern(one)))
  const items = outside.map((reading) => {
    const { row } = reading
    return `- ${row.name}: ${valueText(row)}, ${howFar(reading)}.${meaning(reading, isOpen)}`
  })
  const blocks = [`## ${title}`]
  if (items.length > 0) blocks.push(items.join('\n'))

  const habits = new Map<string, string[]>()
  for (const { row, marker } of outside.filter(isConcern)) {
    const text = row.flag === 'low' ? marker?.lifestyle.low : marker?.lifestyle.high
    if (text) habits.set(text, [...(habits.get(text) ?? []), row.name])
  }
  const advice = [...habits].map(([text, names]) => `- Food and habits, for ${list(names)}: ${text}`)
  if (advice.length > 0) blocks.push(advice.join('\n'))

  const inside = readings.filter(({ row }) => row.flag === 'normal').map(({ row }) => row.name)
  const verb = inside.length === 1 ? 'is' : 'are'
  if (inside.length > 0)
    blocks.push(`${list(inside)} ${verb} within the range or marked normal by the laboratory.`)
  const silent = readings
    .filter(({ row }) => row.flag === null)
    .map(({ row }) => `${row.name} (${valueText(row)})`)
  if (silent.length > 0)
    blocks.push(`For ${list(silent)} the report prints nothing to compare with, so nothing is concluded.`)
  return blocks
}

/** How many results the summary names for each direction; the groups below name all of them. */
const NAMED_FIRST = 4

/** How far a value lies outside its range, as a share of the bound; the summary names the largest first. */
function distance({ value, low, high }: MarkerRow): number {
  const bound = high !== null && value > high ? high : low
  return bound === null || bound === 0 ? 0 : Math.abs(value - bound) / Math.abs(bound)
}

/**
 * A paragraph about the findings; empty if lines are unchecked and nothing else needs a word. `namesOthers` says
 * whether another paragraph names results that may call for attention.
 */
function summary(readings: Reading[], implausible: Reading[], isOpen: boolean, namesOthers: boolean): string {
  const concerns = readings.filter(isConcern).map(({ row }) => row)
  const good = readings.filter(isGoodNews).map(({ row }) => row)
  const named = (rows: MarkerRow[]) => list(rows.map((row) => `${row.name} (${valueText(row)})`))
  const sentences: string[] = []
  for (const side of ['high', 'low'] as const) {
    const rows = concerns
      .filter(({ flag }) => flag === side)
      .sort((one, other) => distance(other) - distance(one))
    if (rows.length === 0) continue
    const more = rows.length > NAMED_FIRST ? '; more are listed below' : ''
    const word = side === 'high' ? 'Above' : 'Below'
    sentences.push(`${word} what this report calls normal: ${named(rows.slice(0, NAMED_FIRST))}${more}.`)
  }
  const impossible = (how: string, which: Reading[]) => {
    const names = list(which.map(({ row }) => row.name))
    if (names) sentences.push(`${how} a value that is not possible in blood, and left out here: ${names}.`)
  }
  impossible(
    'Printed with',
    implausible.filter(({ correction }) => correction === null),
  )
  impossible(
    'Corrected by you to',
    implausible.filter(({ correction }) => correction !== null),
  )
  if (concerns.length > 0) {
    sentences.push(
      'Show these results to your practitioner, who knows your history, before you change anything.',
    )
  } else if (isOpen) {
    return sentences.join(' ')
  } else if (readings.some(({ row }) => row.flag === 'normal')) {
    const which = sentences.length > 0 || namesOthers ? 'No other result' : 'No result'
    sentences.push(`${which} calls for attention by its printed range or mark.`)
    sentences.push('Keep this report and bring it to your next visit.')
  } else {
    sentences.push(
      'The report prints nothing to compare the results with: ask your practitioner what they mean for you.',
    )
  }
  if (good.length > 0 && !isOpen)
    sentences.push(`Good news: ${named(good)}, above the range, which is usually welcome.`)
  return sentences.join(' ')
}

/** Whether a row's printed flag contradicts its range. */
function disagrees({ row }: Reading): boolean {
  const printed = row.printedFlag === null ? null : flagMeaning(row.printedFlag)
  return hasRange(row) && row.flag !== null && printed !== null && printed !== row.flag
}

function questions(readings: Reading[], implausible: Reading[], disputed: Reading[]): string[] {
  const asked = GROUPS.flatMap((group) => {
    const names = readings
      .filter((reading) => reading.marker?.group === group && isConcern(reading))
      .map(({ row }) => row.name)
    const they = names.length === 1 ? 'it' : 'they'
    return names.length === 0
      ? []
      : [
          `Which of my habits, medicines or supplements could explain ${list(names)}, and should ${they} be measured again?`,
        ]
  })
  const others = readings
    .filter((reading) => reading.marker === null && isConcern(reading))
    .map(({ row }) => row.name)
  if (others.length > 0) asked.push(`What does ${list(others)} tell about me, and does it matter?`)
  for (const { row, correction } of implausible) {
    if (correction === null)
      asked.push(`Could the laboratory check ${row.name}, which is printed as ${valueText(row)}?`)
  }
  for (const { row } of disputed)
    asked.push(`Is ${row.name} normal, although its mark and its range say different things?`)
  if (asked.length === 0) asked.push('Is there a value that I should have measured again, and when?')
  return asked
}

function leftOut(reading: ReportReading, implausible: Reading[], disputed: Reading[]): string[] {
  const items = implausible.map(({ row, correction }) => {
    const kept = correction ? correctedHow(correction) : 'kept as printed'
    return `${row.name}: ${valueText(row)} is ${kept}, but such a value is not possible in blood, so nothing is concluded from it.`
  })
  for (const { row, correction } of disputed) {
    const range = correction ? 'its range' : 'its printed range'
    items.push(
      `${row.name}: ${valueText(row)} is marked ${row.printedFlag}, but by ${range} (${rangeOf(row)}) it is ${row.flag}; this text goes by the range.`,
    )
  }
  const unknown = reading.markers
    .filter((row) => row.plausible && row.marker === null && !row.doubtful)
    .map((row) => row.name)
  if (unknown.length > 0)
    items.push(`${list(unknown)}: kept unchanged, but not among the markers that these rules cover.`)
  if (reading.collectedOn === null) {
    const days = reading.possibleDays.map(dayText).join(' or ')
    items.push(
      days
        ? `The printed day of the blood draw may mean ${days}.`
        : 'The day of the blood draw could not be read.',
    )
  }
  return items
}

/** Results in words: shown as printed, and never judged. */
function inWords({ qualitative }: ReportReading): string[] {
  if (qualitative.length === 0) return []
  const items = qualitative.map(({ name, text, doubtful }) => {
    return `- ${name}: ${text}${doubtful ? ' (hard to read, please compare with your report)' : ''}`
  })
  return [
    '## Results in words',
    items.join('\n'),
    'These are shown as printed. Nothing is concluded from them.',
  ]
}

/** The first paragraphs of the text: values that are critical, and lines that may be. */
function urgentOpenings(reading: Read, checks: readonly Check[], draw: Draw): string[] {
  return [criticalOpening(reading.markers, draw), possibleCriticalOpening(checks)].filter(
    (opening) => opening !== null,
  )
}

/** The parts of a corrected reading that the first paragraphs need. */
type Read = Pick<ReportReading, 'markers' | 'unread' | 'collectedOn' | 'possibleDays'>

/**
 * A stored text of a reading, updated for another day: a warning that was urgent when it was written is replaced by one
 * about an old result once it is old. Everything else stays unchanged.
 */
export function asOfToday(
  text: string,
  reading: Read & { corrections: readonly Correction[] },
  about: Pick<Draw, 'born' | 'today'> = {},
): string {
  const draw = { ...about, collectedOn: reading.collectedOn, possibleDays: reading.possibleDays }
  if (oldDay(draw) === null) return text
  const drawnOn = reading.collectedOn ?? reading.possibleDays.toSorted().at(-1) ?? ''
  const openings = (at: Draw) => urgentOpenings(reading, checksOf({ ...reading, ...at }), at).join('\n\n')
  const urgent = openings({ ...draw, today: drawnOn })
  return urgent && text.startsWith(urgent) ? openings(draw) + text.slice(urgent.length) : text
}

/**
 * The analysis of a reading to which `corrections` have already been applied: where a value is critical, or may be, a
 * paragraph that says so; where lines are unchecked, one that names them; a summary paragraph; then blocks separated by
 * one blank line. A block `## Title` is a heading, a block of lines that begin with `- ` is a list, any other block is
 * a paragraph. Nothing is concluded from doubtful rows, and nothing reassures while a line is unchecked. The same
 * reading of the same patient gives the same text on the same day.
 */
export function analyse(
  reading: ReportReading,
  corrections: readonly Correction[] = [],
  about: Pick<Draw, 'born' | 'today'> = {},
): string {
  const from = corrections.length > 0 ? 'the printed rows and your corrections' : 'the printed rows'
  const made = `This text was made from ${from} by fixed rules, not by an AI model. It is information, not a diagnosis, and it does not replace medical advice.`
  const items = corrections.flatMap(correctionItem)
  const corrected = items.length > 0 ? ['## What you corrected', items.join('\n')] : []
  const draw = { ...about, collectedOn: reading.collectedOn, possibleDays: reading.possibleDays }
  const checks = checksOf({ ...reading, ...draw, corrections })
  const unchecked = uncheckedOpening(checks)
  const words = inWords(reading)
  const openings = [...urgentOpenings(reading, checks, draw), ...(unchecked ? [unchecked] : [])]
  if (reading.markers.length === 0 && words.length === 0 && openings.length === 0) {
    return [
      'No results could be read from this report. Show the original to your practitioner.',
      ...corrected,
      made,
    ].join('\n\n')
  }
  // Both are made from one result, whose rows are always in the same order; an answer "as read" changes no row.
  const changes = corrections.filter(({ said }) => said !== 'as read')
  const byRow = new Map(changes.map((one) => [JSON.stringify(one.corrected), one]))
  const certain = reading.markers
    .filter((row) => !row.doubtful)
    .map((row): Reading => {
      const marker = row.marker === null ? null : (BY_NAME.get(row.marker) ?? null)
      return { row, marker, correction: byRow.get(JSON.stringify(row)) ?? null }
    })
  const implausible = certain.filter(({ row }) => !row.plausible)
  const readings = certain.filter(({ row }) => row.plausible)
  const disputed = readings.filter(disagrees)

  const isOpen = unchecked !== null || possibleCriticalOpening(checks) !== null
  const found = summary(readings, implausible, isOpen, openings.length > 0 || words.length > 0)
  const blocks = [...openings, ...(found ? [found] : [])]
  for (const group of GROUPS) {
    const ofGroup = readings.filter(({ marker }) => marker?.group === group)
    if (ofGroup.length > 0) blocks.push(...groupBlocks(group, ofGroup, isOpen))
  }
  const others = readings.filter(({ marker }) => marker === null)
  if (others.length > 0) blocks.push(...groupBlocks('Other results', others, isOpen))
  blocks.push(...words, '## What to ask your practitioner')
  blocks.push(
    questions(readings, implausible, disputed)
      .map((question) => `- ${question}`)
      .join('\n'),
  )
  const left = [...uncheckedItems(checks), ...leftOut(reading, implausible, disputed)]
  if (left.length > 0)
    blocks.push('## What was left out or unclear', left.map((item) => `- ${item}`).join('\n'))
  blocks.push(...corrected, '## How this text was made', made)
  return blocks.join('\n\n')
}
