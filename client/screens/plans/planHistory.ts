/** The content of the page of a plan's versions: aligned rows, marks and sentences, without rendering. */

import {
  changedWords,
  type ItemWords,
  itemWords,
  type PlanItem,
  scheduleOf,
} from '../../../shared/planItems.ts'
import { plural } from '../../../shared/text.ts'
import { numberWord } from '../../lib/numberWord.ts'
import type { PlanContent } from './planContent.ts'

/** One saved version, as `plans.versions` returns it. */
export type PlanVersion = PlanContent & {
  version: number
  by: string
  at: string
  /** Why serious warnings were overruled in this version; empty for readers without permission. */
  overruled: { at: string; rules: string[]; reason: string }[]
}

export type Mark = 'added' | 'changed' | 'stopped'
/** A part of a sentence; `changed` if it differs from the version before. */
type Words = { text: string; changed: boolean }
/** A medication or a field in one version. */
export type Cell = { mark: Mark | null; name: string; words: Words[] }
/** An aligned row; null in versions that lack it. */
export type Row = { key: string; cells: (Cell | null)[] }

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The parts of a schedule in the order of a sentence, and the text if such a part was removed. */
const PARTS: [part: keyof ItemWords, none: string][] = [
  ['slots', 'any time'],
  ['units', 'no amount'],
  ['days', 'every day'],
  ['from', 'from the start'],
  ['until', 'no end'],
]

/** An item's schedule with its changes. The first day is included if it changed or is after the version's. */
function itemCell(item: PlanItem, before: PlanItem | undefined, at: string, isFirst: boolean): Cell {
  const is = itemWords(item)
  const was = before && itemWords(before)
  const words = PARTS.flatMap(([part, none]): Words[] => {
    const changed = was !== undefined && was[part] !== is[part]
    const ahead = part !== 'from' || (item.from !== null && item.from > at.slice(0, 10))
    const text = changed ? (is[part] ?? none) : ahead ? is[part] : null
    return text === null ? [] : [{ text, changed }]
  })
  const [first, ...rest] = words
  const mark = !before && !isFirst ? 'added' : words.some(({ changed }) => changed) ? 'changed' : null
  return { mark, name: item.text, words: first ? [{ ...first, text: capital(first.text) }, ...rest] : [] }
}

/** Every text of all versions, each new one after its predecessor in its version. */
function inLine(schedules: PlanItem[][]): string[] {
  const order: string[] = []
  for (const schedule of schedules) {
    schedule.forEach(({ text }, index) => {
      if (order.includes(text)) return
      const previous = schedule[index - 1]?.text
      order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, text)
    })
  }
  return order
}

type Field = 'title' | 'description' | 'duration' | 'dosageInstructions' | 'notes'
const FIELDS: [field: Field, name: string][] = [
  ['title', 'Title'],
  ['description', 'Description'],
  ['duration', 'Duration'],
  ['dosageInstructions', 'Dosage'],
  ['notes', 'Notes'],
]
/** Already above the table, so they get a row only if the versions differ. */
const HEAD = new Set<Field>(['title', 'description'])

function fieldCell(name: string, is: string | null, was: string | null | undefined): Cell | null {
  if (was === undefined || was === is) {
    return is === null ? null : { mark: null, name, words: [{ text: is, changed: false }] }
  }
  if (was === null) return { mark: 'added', name, words: [{ text: is ?? '', changed: false }] }
  return { mark: 'changed', name, words: [{ text: is ?? 'none', changed: true }] }
}

/**
 * The rows of a table whose columns are these versions, oldest first: medications, then other fields. `before`
 * precedes the first column; without it that column has no marks.
 */
export function historyRows(versions: PlanVersion[], before: PlanVersion | undefined): Row[] {
  const schedules = versions.map(scheduleOf)
  const earlier = [before && scheduleOf(before), ...schedules]
  const items = inLine(earlier.filter((schedule) => schedule !== undefined)).map(
    (text): Row => ({
      key: text,
      cells: versions.map(({ at }, column) => {
        const item = schedules[column]?.find((planned) => planned.text === text)
        const old = earlier[column]?.find((planned) => planned.text === text)
        if (item) return itemCell(item, old, at, earlier[column] === undefined)
        return old ? { mark: 'stopped', name: text, words: [] } : null
      }),
    }),
  )
  const fields = FIELDS.map(([field, name]): Row => {
    const cells = versions.map((version, column) => {
      const old = column === 0 ? before : versions[column - 1]
      return fieldCell(name, version[field], old?.[field])
    })
    return {
      key: `field ${field}`,
      cells: HEAD.has(field) && cells.every((cell) => !cell?.mark) ? [] : cells,
    }
  })
  return [...items, ...fields].filter(({ cells }) => cells.some((cell) => cell !== null))
}

/** A count in words up to ten: "four items", "12 items". */
export const countInWords = (count: number, noun: string) => `${numberWord(count)} ${plural(count, noun)}`

/** "Iron changed from morning to evening, 5 days on, 2 days off." */
function changedSentence(item: PlanItem, before: PlanItem): string {
  const [was, is] = [itemWords(before), itemWords(item)]
  const parts = PARTS.filter(([part]) => was[part] !== is[part]).map(([part, none]) =>
    part === 'slots' ? `from ${was.slots ?? none} to ${is.slots ?? none}` : (is[part] ?? none),
  )
  const joined = was.slots !== is.slots ? ' ' : was.units !== is.units || was.days !== is.days ? ' to ' : ': '
  return `${item.text} changed${joined}${parts.join(', ')}.`
}

/** One version's changes as sentences; `before` precedes it, absent for the first one. */
export function changeSentences(version: PlanVersion, before: PlanVersion | undefined): string[] {
  const schedule = scheduleOf(version)
  if (!before) return [`Written with ${countInWords(schedule.length, 'item')}.`]
  const old = scheduleOf(before)
  const find = (items: PlanItem[], text: string) => items.find((item) => item.text === text)
  const items = [
    ...schedule.flatMap((item) => {
      const was = find(old, item.text)
      if (!was) return [`${item.text} added.`]
      return changedWords(was, item) ? [changedSentence(item, was)] : []
    }),
    ...old.filter(({ text }) => !find(schedule, text)).map(({ text }) => `${text} stopped.`),
  ]
  const fields = FIELDS.flatMap(([field, name]) => {
    const [was, is] = [before[field], version[field]]
    if (was === is) return []
    if (is === null) return [`${name} removed.`]
    if (was === null) return [`${name} added.`]
    return [field === 'duration' || field === 'title' ? `${name} changed to ${is}.` : `${name} changed.`]
  })
  const sentences = [...items, ...fields]
  return sentences.length > 0 ? sentences : ['Saved again; the treatment is the same.']
}
