import { z } from 'zod'
import { addDays } from '../../shared/health.ts'
import { daysFrom, type PlanItem } from '../../shared/planItems.ts'
import { SYMPTOMS, type Symptom } from '../../shared/symptoms.ts'
import { counted, dayOfYear, dayText } from '../../shared/text.ts'
import { later, sumOf } from '../../shared/timeline.ts'
import { LINE_KINDS, type LineKind, type SeenKey, type WorklistLine } from '../../shared/worklist.ts'
import type { WaitingThread } from '../messages/waiting.ts'
import { ADHERENCE_DAYS } from '../plans/adherence.ts'
import { type CountedPlan, countIntakes } from '../plans/intakes.ts'
import { symptomsIn } from './symptoms.ts'

/** The sentence of the worklist about a thread that waits: never a word of the messages. */
export function waitingSentence({ count, urgent }: Pick<WaitingThread, 'count' | 'urgent'>): string {
  const waits = `${counted(count, 'message waits', 'messages wait')} for an answer`
  return urgent ? `Words of an emergency: ${waits}.` : `${waits}.`
}

/** When each rule makes a line. Days include the patient's today; points are percentage points. */
export const THRESHOLDS = {
  /** Two periods of so many days, the later one at least so many points below, with so many intakes due in each. */
  adherence: { days: 14, points: 25, due: 10 },
  /** Logged on so many of the latest days, and on none of the days before. */
  symptom: { times: 2, days: 7, before: 28 },
  /** A plan whose last day is at most so many days away. */
  ending: { days: 7 },
  /** Adherence and symptoms that were marked as seen return after so many days. */
  seenDays: 14,
} as const

/** Weeks that the line about adherence draws. */
const SPARK_WEEKS = 6

/** Days of entries that the symptoms' rule reads. */
export const SYMPTOM_DAYS = THRESHOLDS.symptom.days + THRESHOLDS.symptom.before
/** Days of ticks that the rules read. */
export const TICK_DAYS = SPARK_WEEKS * 7

/** The label of each line's action. */
const ACTIONS = {
  critical: 'Call and review',
  result: 'Review result',
  symptom: 'See entries',
  adherence: 'See timeline',
  message: 'Answer',
  retest: 'See retest',
  ending: 'Renew or end',
} as const satisfies Record<LineKind, string>

/** The patient that a line is about; `today` is the patient's own day (yyyy-MM-dd). */
export type ListedPatient = { id: string; fullName: string; today: string }

export const markSeenInput = z.object({
  patientId: z.uuid(),
  matter: z.enum(['adherence', ...SYMPTOMS.map((symptom) => `symptom ${symptom}` as const)]),
})
export type MarkSeen = z.infer<typeof markSeenInput>

const line = (
  kind: LineKind,
  { id, fullName }: ListedPatient,
  {
    seenKey = null,
    ...rest
  }: Pick<WorklistLine, 'sentence' | 'since' | 'targetId'> & {
    critical?: boolean
    seenKey?: SeenKey | null
    weeks?: (number | null)[]
  },
): WorklistLine => ({
  kind,
  patient: { id, fullName },
  critical: kind === 'critical',
  action: ACTIONS[kind],
  matter: seenKey,
  ...rest,
})

const inDays = (days: number) => (days === 0 ? 'today' : `in ${counted(days, 'day')}`)
/** "6 December"; with its year unless it is this year's. */
const dayWords = (date: string, today: string) =>
  date.slice(0, 4) === today.slice(0, 4) ? dayOfYear(date) : dayText(date)
/** "ALT" stays; "Ferritin" begins with a small letter inside a sentence. */
const inside = (name: string) =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The lines in their order: critical ones first, then by kind as in `LINE_KINDS`, within a kind the oldest first. */
export function inOrder(lines: readonly WorklistLine[]): WorklistLine[] {
  return lines.toSorted(
    (a, b) =>
      Number(b.critical) - Number(a.critical) ||
      LINE_KINDS.indexOf(a.kind) - LINE_KINDS.indexOf(b.kind) ||
      (a.since < b.since ? -1 : a.since > b.since ? 1 : 0) ||
      (a.patient.id + a.targetId + a.matter < b.patient.id + b.targetId + b.matter ? -1 : 1),
  )
}

// ---------------------------------------------------------------- results

/** A value as the sentences print it: "6.1 mmol/L", and its range, "3.5–5.1" or null. */
export type PrintedValue = { name: string; value: string; range: string | null }

/** A completed result whose current revision is not reviewed. */
export type UnreviewedResult = {
  id: string
  /** Instant. */
  finishedAt: string
  collectedOn: string | null
  /** How many rows have a value. */
  markers: number
  /** The rows outside their range, in the report's order. */
  outside: readonly PrintedValue[]
  /** The lines that no person has checked yet. */
  unchecked: number
  /** The values beyond a critical limit, with the words of the limit. */
  critical: readonly (PrintedValue & { band: string })[]
  /** The values that would be critical if a doubtful line says them. */
  possiblyCritical: readonly PrintedValue[]
  /** How many results of the patient wait without a line of their own. */
  more: number
}

const valueWords = ({ name, value, range }: PrintedValue) =>
  `${inside(name)} ${value}${range ? `, range ${range}` : ''}`
const more = (values: readonly unknown[]) => (values.length > 1 ? `; and ${values.length - 1} more` : '')

/** The line of a result that waits for a review. A critical value comes before everything else that it holds. */
export function resultLine(patient: ListedPatient, result: UnreviewedResult): WorklistLine {
  const found = lineOfResult(patient, result)
  return result.more > 0
    ? { ...found, sentence: `${found.sentence} ${counted(result.more, 'more result')} to review.` }
    : found
}

function lineOfResult(patient: ListedPatient, result: UnreviewedResult): WorklistLine {
  const { id, finishedAt, collectedOn, markers, outside, unchecked, critical, possiblyCritical } = result
  const of = collectedOn ? ` of ${dayWords(collectedOn, patient.today)}` : ''
  const drawn = collectedOn ? ` Drawn on ${dayWords(collectedOn, patient.today)}.` : ''
  const rest = { since: finishedAt, targetId: id }
  const [worst] = critical
  if (worst) {
    const sentence = `Critical: ${valueWords(worst)}; ${worst.band}${more(critical)}.${drawn}`
    return line('critical', patient, { sentence, ...rest })
  }
  const [possible] = possiblyCritical
  if (possible) {
    const sentence = `Possibly critical, not yet checked: ${valueWords(possible)}${more(possiblyCritical)}.${drawn}`
    return line('critical', patient, { sentence, ...rest })
  }
  const [first] = outside
  const facts = [
    ...(first
      ? [`${valueWords(first)}; ${outside.length} of ${counted(markers, 'marker')} outside range`]
      : []),
    ...(unchecked > 0 ? [`${counted(unchecked, 'line')} not yet checked`] : []),
  ]
  // Nothing reassures while a line is unchecked.
  const said = facts.length > 0 ? facts.join('; ') : `${counted(markers, 'marker')}, none outside range`
  return line('result', patient, { sentence: `Blood test${of} to review: ${said}.`, ...rest })
}

// ---------------------------------------------------------------- adherence

/** A plan with what was ticked. */
export type TickedPlan = CountedPlan & { planId: string; title: string }

/** The intakes of plans from `first` to `last`, counted as `plans.adherence` counts them. */
function intakes(plans: readonly TickedPlan[], first: string, last: string) {
  const counts = plans.map((plan) => {
    const ticks = plan.ticks.filter(({ date }) => date >= first && date <= last)
    return countIntakes({ ...plan, ticks }, first, last)
  })
  return { ...sumOf(counts), items: counts.flatMap(({ items }) => items) }
}

const percent = ({ taken, due }: { taken: number; due: number }) => (taken / due) * 100

/** The two periods up to a day, where adherence fell from the one to the other; null if it did not. */
function fallUpTo(day: string, plans: readonly TickedPlan[]) {
  const { days, points, due } = THRESHOLDS.adherence
  const [firstNow, firstBefore] = [addDays(day, 1 - days), addDays(day, 1 - 2 * days)]
  // Without a tick in the period before, nothing can have fallen. This spares most of the counting.
  if (!plans.some(({ ticks }) => ticks.some(({ date }) => date >= firstBefore && date < firstNow)))
    return null
  const before = intakes(plans, firstBefore, addDays(firstNow, -1))
  const now = intakes(plans, firstNow, day)
  if (before.due < due || now.due < due) return null
  // In integers, so that 25 points are 25 points.
  const fell = 100 * (before.taken * now.due - now.taken * before.due) >= points * before.due * now.due
  return fell ? { before, now } : null
}

/** The line of a patient whose doses are ticked far less often than before; null if the rule does not hold. */
export function adherenceLine(patient: ListedPatient, plans: readonly TickedPlan[]): WorklistLine | null {
  const { today } = patient
  const fall = fallUpTo(today, plans)
  if (!fall) return null
  const { before, now } = fall
  const least = now.items.filter(({ due }) => due > 0).sort((a, b) => percent(a) - percent(b))[0]
  const fell = `Doses ticked fell from ${Math.round(percent(before))} % to ${Math.round(percent(now))} % in two weeks`
  let since = today
  const earliest = addDays(today, 2 * THRESHOLDS.adherence.days - TICK_DAYS)
  while (since > earliest && fallUpTo(addDays(since, -1), plans)) since = addDays(since, -1)
  const weeks = Array.from({ length: SPARK_WEEKS }, (_, week) => {
    const last = addDays(today, -7 * (SPARK_WEEKS - 1 - week))
    const recent = intakes(plans, addDays(last, -6), last)
    return recent.due > 0 ? Math.round(percent(recent)) : null
  })
  return line('adherence', patient, {
    sentence: `${fell}${least ? `; ${inside(least.text)} least, ${least.taken} of ${least.due}` : ''}.`,
    since,
    targetId: patient.id,
    seenKey: 'adherence',
    weeks,
  })
}

// ---------------------------------------------------------------- plans that end

/** The line of a plan that ends soon; null if one of its items has no last day. */
export function endingLine(
  patient: ListedPatient,
  plan: TickedPlan,
  schedule: readonly PlanItem[],
): WorklistLine | null {
  const { today } = patient
  const lastDays = schedule.flatMap(({ until }) => until ?? [])
  const last = lastDays.toSorted().at(-1)
  if (!last || lastDays.length < schedule.length) return null
  const left = daysFrom(today, last)
  if (left < 0 || left > THRESHOLDS.ending.days) return null
  const { taken, due } = intakes([plan], addDays(today, 1 - ADHERENCE_DAYS), today)
  const ticked = due > 0 ? ` ${taken} of ${due} doses of the last ${ADHERENCE_DAYS} days were ticked.` : ''
  const written = plan.versions.at(-1)?.from ?? plan.firstDay
  const from = addDays(last, -THRESHOLDS.ending.days)
  return line('ending', patient, {
    sentence: `${plan.title} ends ${inDays(left)}, on ${dayWords(last, today)}.${ticked}`,
    since: later(written, from),
    targetId: plan.planId,
  })
}

// ---------------------------------------------------------------- symptoms

/** The lines of symptoms that are new: logged on several of the latest days, and not in the weeks before. */
export function symptomLines(
  patient: ListedPatient,
  entries: readonly { date: string; symptoms: string }[],
): WorklistLine[] {
  const { times, days, before } = THRESHOLDS.symptom
  const { today } = patient
  const first = addDays(today, 1 - days)
  const latest = Map.groupBy(
    entries
      .filter(({ date }) => date >= first)
      .flatMap(({ date, symptoms }) => symptomsIn(symptoms).map((symptom) => ({ symptom, date }))),
    ({ symptom }) => symptom,
  )
  const often = [...latest].filter(([, logged]) => logged.length >= times)
  if (often.length === 0) return []
  const since = addDays(first, -before)
  const earlier = new Set<Symptom>(
    entries
      .filter(({ date }) => date >= since && date < first)
      .flatMap(({ symptoms }) => symptomsIn(symptoms)),
  )
  return often
    .filter(([symptom]) => !earlier.has(symptom))
    .map(([symptom, logged]) => {
      const dates = logged.map(({ date }) => date).sort()
      const [from = today, until = today] = [dates[0], dates.at(-1)]
      const span = counted(daysFrom(from, until) + 1, 'day')
      const often = dates.length === 2 ? 'twice' : `${dates.length} times`
      return line('symptom', patient, {
        sentence: `${symptom} logged ${often} in ${span}, last on ${dayWords(until, today)}; not in the ${before} days before.`,
        since: dates[times - 1] ?? until,
        targetId: patient.id,
        seenKey: `symptom ${symptom}`,
      })
    })
}

// ---------------------------------------------------------------- messages

/** The line of a thread in which the patient waits for an answer: never a word of the messages. */
export const messageLine = (patient: ListedPatient, thread: WaitingThread): WorklistLine =>
  line('message', patient, {
    sentence: waitingSentence(thread),
    since: thread.since,
    targetId: patient.id,
    critical: thread.urgent,
  })

// ---------------------------------------------------------------- retests

/** The line of an open retest after its window; null until then. */
export function retestLine(
  patient: ListedPatient,
  retest: { id: string; marker: string; until: string },
): WorklistLine | null {
  const late = daysFrom(retest.until, patient.today)
  if (late <= 0) return null
  const ended = dayWords(retest.until, patient.today)
  return line('retest', patient, {
    sentence: `${upper(retest.marker)} retest is ${counted(late, 'day')} over its window, which ended on ${ended}.`,
    since: addDays(retest.until, 1),
    targetId: retest.id,
  })
}
