/** The content of the page of a plan's versions: aligned rows, marks and sentences, without rendering. */

import { matched, type PlanItem, partChanges, scheduleOf } from '../../../shared/planItems.ts'
import { capital, itemWords, noneText, partsText } from '../../../shared/planItemText.ts'
import { t } from '../../locale/messages.tsx'
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

/** The parts of a schedule in the order of a sentence. */
const PARTS = ['slots', 'units', 'days', 'from', 'until'] as const

/** An item's schedule with its changes. The first day is included if it changed or is after the version's. */
function itemCell(item: PlanItem, before: PlanItem | undefined, at: string, isFirst: boolean): Cell {
  const is = itemWords(item, t)
  const changes = new Set(before && partChanges(before, item).map(({ part }) => part))
  const words = PARTS.flatMap((part): Words[] => {
    const changed = changes.has(part)
    const ahead = part !== 'from' || (item.from !== null && item.from > at.slice(0, 10))
    const text = changed ? (is[part] ?? noneText(part, t)) : ahead ? is[part] : null
    return text === null ? [] : [{ text, changed }]
  })
  const [first, ...rest] = words
  const mark = !before && !isFirst ? 'added' : words.some(({ changed }) => changed) ? 'changed' : null
  return { mark, name: item.text, words: first ? [{ ...first, text: capital(first.text) }, ...rest] : [] }
}

/** The items of one text in a version, in their order. */
const stepsOf = (schedule: readonly PlanItem[] | undefined, text: string) =>
  schedule?.filter((item) => item.text === text) ?? []

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

const FIELDS = ['title', 'description', 'duration', 'dosageInstructions', 'notes'] as const
type Field = (typeof FIELDS)[number]
/** Already above the table, so they get a row only if the versions differ. */
const HEAD = new Set<Field>(['title', 'description'])

function fieldCell(name: string, is: string | null, was: string | null | undefined): Cell | null {
  if (was === undefined || was === is) {
    return is === null ? null : { mark: null, name, words: [{ text: is, changed: false }] }
  }
  if (was === null) return { mark: 'added', name, words: [{ text: is ?? '', changed: false }] }
  return { mark: 'changed', name, words: [{ text: is ?? t('plans.history.none'), changed: true }] }
}

/**
 * The rows of a table whose columns are these versions, oldest first: medications, then other fields. `before`
 * precedes the first column; without it that column has no marks.
 */
export function historyRows(versions: PlanVersion[], before: PlanVersion | undefined): Row[] {
  const schedules = versions.map(scheduleOf)
  const earlier = [before && scheduleOf(before), ...schedules]
  const present = earlier.filter((schedule) => schedule !== undefined)
  const items = inLine(present).flatMap((text) => {
    const steps = Math.max(...present.map((schedule) => stepsOf(schedule, text).length))
    return Array.from(
      { length: steps },
      (_, step): Row => ({
        key: step === 0 ? text : `${text} ${step}`,
        cells: versions.map(({ at }, column) => {
          const item = stepsOf(schedules[column], text)[step]
          const old = stepsOf(earlier[column], text)[step]
          if (item) return itemCell(item, old, at, earlier[column] === undefined)
          return old ? { mark: 'stopped', name: text, words: [] } : null
        }),
      }),
    )
  })
  const fields = FIELDS.map((field): Row => {
    const cells = versions.map((version, column) => {
      const old = column === 0 ? before : versions[column - 1]
      return fieldCell(t(`plans.field.${field}`), version[field], old?.[field])
    })
    return {
      key: `field ${field}`,
      cells: HEAD.has(field) && cells.every((cell) => !cell?.mark) ? [] : cells,
    }
  })
  return [...items, ...fields].filter(({ cells }) => cells.some((cell) => cell !== null))
}

/** "Iron changed from morning to evening, 5 days on, 2 days off."; null if nothing did. */
function changedSentence(item: PlanItem, before: PlanItem): string | null {
  const changes = partChanges(before, item)
  const [first] = changes
  if (!first) return null
  const kind =
    first.part === 'slots' ? 'slots' : first.part === 'units' || first.part === 'days' ? 'to' : 'dates'
  return t('plans.history.changed', { name: item.text, kind, changes: partsText(changes, t) })
}

/** One version's changes as sentences; `before` precedes it, absent for the first one. */
export function changeSentences(version: PlanVersion, before: PlanVersion | undefined): string[] {
  const schedule = scheduleOf(version)
  if (!before) return [t('plans.history.written', { count: schedule.length })]
  const old = scheduleOf(before)
  const items = matched(old, schedule).map(({ was, is }) => {
    if (!is) return was ? t('plans.history.stopped', { name: was.text }) : null
    return was ? changedSentence(is, was) : t('plans.history.added', { name: is.text })
  })
  const fields = FIELDS.map((field) => {
    const [was, is] = [before[field], version[field]]
    if (was === is) return null
    const named = { field: t(`plans.field.${field}`) }
    if (is === null) return t('plans.history.fieldRemoved', named)
    if (was === null) return t('plans.history.fieldAdded', named)
    return field === 'duration' || field === 'title'
      ? t('plans.history.fieldChangedTo', { ...named, value: is })
      : t('plans.history.fieldChanged', named)
  })
  const sentences = [...items, ...fields].filter((sentence) => sentence !== null)
  return sentences.length > 0 ? sentences : [t('plans.history.same')]
}
