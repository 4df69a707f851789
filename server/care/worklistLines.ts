import { z } from 'zod'
import { EMERGENCY_KINDS } from '../../shared/emergenciesIn.ts'
import { addDays } from '../../shared/health.ts'
import type { MarkerFigure } from '../../shared/markers.ts'
import { RULE_KINDS } from '../../shared/measurementRules.ts'
import { daysFrom, type PlanItem } from '../../shared/planItems.ts'
import { SYMPTOMS, type Symptom } from '../../shared/symptoms.ts'
import { later, sumOf } from '../../shared/timeline.ts'
import {
  type CriticalValue,
  LINE_KINDS,
  type LineFacts,
  ruleKeyOf,
  type SeenKey,
  seenKeyOf,
  type WorklistLine,
} from '../../shared/worklist.ts'
import type { WaitingRequest } from '../appointments/requests.ts'
import type { MetRule } from '../measurements/rules.ts'
import type { WaitingThread } from '../messages/waiting.ts'
import type { OpenEmergency } from '../notify/emergencies.ts'
import { ADHERENCE_DAYS } from '../plans/adherence.ts'
import { type CountedPlan, countIntakes } from '../plans/intakes.ts'
import { symptomsIn } from './symptoms.ts'

/** When each rule makes a line. Days include the patient's today; points are percentage points. */
export const THRESHOLDS = {
  /** Length of the two periods compared, minimum drop in points, and minimum due intakes in each. */
  adherence: { days: 14, points: 25, due: 10 },
  /** Times logged within the latest days, and the days before that must have none. */
  symptom: { times: 2, days: 7, before: 28 },
  /** Maximum days until a plan's last day. */
  ending: { days: 7 },
  /** Days until a line about adherence or symptoms that was marked as seen returns. */
  seenDays: 14,
} as const

/** Weeks in the sparkline of adherence. */
const SPARK_WEEKS = 6

/** Days of entries that the symptoms' rule reads. */
export const SYMPTOM_DAYS = THRESHOLDS.symptom.days + THRESHOLDS.symptom.before
/** Days of ticks that the rules read. */
export const TICK_DAYS = SPARK_WEEKS * 7

/** The patient that a line is about; `today` is the patient's own day (yyyy-MM-dd). */
export type ListedPatient = { id: string; fullName: string; today: string; phone?: string | null }

export const markSeenInput = z.object({
  patientId: z.uuid(),
  matter: z.enum(['adherence', ...SYMPTOMS.map(seenKeyOf), ...RULE_KINDS.map(ruleKeyOf)]),
})
export type MarkSeen = z.infer<typeof markSeenInput>

type Place = { since: string; targetId: string; critical?: boolean; matter?: SeenKey | null }

const line = (
  { id, fullName, phone }: ListedPatient,
  { critical = false, matter = null, ...place }: Place,
  facts: LineFacts,
): WorklistLine => ({
  ...{ patient: { id, fullName }, critical, matter },
  ...(critical && phone !== undefined && { phone }),
  ...place,
  ...facts,
})

/** Sorts lines: critical first, then by kind as in `LINE_KINDS`, then oldest first. */
export function inOrder(lines: readonly WorklistLine[]): WorklistLine[] {
  return lines.toSorted(
    (a, b) =>
      Number(b.critical) - Number(a.critical) ||
      LINE_KINDS.indexOf(a.kind) - LINE_KINDS.indexOf(b.kind) ||
      (a.since < b.since ? -1 : a.since > b.since ? 1 : 0) ||
      (a.patient.id + a.targetId + a.matter < b.patient.id + b.targetId + b.matter ? -1 : 1),
  )
}

// ---------------------------------------------------------------- emergencies

export const answerEmergenciesInput = z.object({
  patientId: z.uuid(),
  until: z.iso.datetime({ precision: 6 }),
})
export type AnswerEmergencies = z.infer<typeof answerEmergenciesInput>

/** The line of emergencies in what a patient wrote or measured. `open` has the latest first. */
export function emergencyLine(patient: ListedPatient, open: readonly OpenEmergency[]): WorklistLine | null {
  const [latest] = open
  if (!latest) return null
  const named = new Set(open.flatMap(({ kinds }) => kinds))
  const text =
    latest.source === 'measurement'
      ? latest
      : open.find(({ source, isReadable }) => source !== 'dose' && source !== 'form' && isReadable)
  return line(
    patient,
    { since: open.at(-1)?.at ?? latest.at, targetId: text?.sourceId ?? patient.id, critical: true },
    {
      kind: 'emergency',
      emergencies: EMERGENCY_KINDS.filter((kind) => named.has(kind)),
      opens: text?.source ?? null,
      ...{ source: latest.source, day: latest.day, reading: latest.reading },
      ...{ texts: open.length, until: latest.at },
    },
  )
}

// ---------------------------------------------------------------- results

/** A completed result whose current revision is not reviewed. */
export type UnreviewedResult = {
  id: string
  /** Instant. */
  finishedAt: string
  collectedOn: string | null
  /** Number of rows with a value. */
  markers: number
  /** The rows outside their range, in the report's order. */
  outside: readonly MarkerFigure[]
  /** The lines that no person has checked yet. */
  unchecked: number
  /** Number of qualitative results. */
  words: number
  /** Critical values, then those that are critical if a doubtful line is right. */
  critical: readonly CriticalValue[]
  /** Number of the patient's unreviewed results without a line. */
  moreResults: number
  acknowledgedAt: string | null
}

/** The line of an unreviewed result. A critical value takes precedence over its other content. */
export function resultLine(patient: ListedPatient, result: UnreviewedResult): WorklistLine {
  const { id, finishedAt, collectedOn, markers, outside, unchecked, words, critical, moreResults } = result
  const { acknowledgedAt } = result
  const place = { since: finishedAt, targetId: id }
  const [worst] = critical
  if (worst) {
    const isCertain = ({ reason }: CriticalValue) => reason !== 'unchecked'
    const others = critical.filter((one) => isCertain(one) === isCertain(worst)).length - 1
    const facts = { ...worst, others, collectedOn, moreResults, acknowledgedAt }
    return line(patient, { ...place, critical: true }, { kind: 'critical', ...facts })
  }
  const values = { outside: outside.length, value: outside[0] ?? null, unchecked, words }
  return line(patient, place, { kind: 'result', collectedOn, markers, ...values, moreResults })
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

const share = ({ taken, due }: { taken: number; due: number }) => taken / due
const percent = (count: { taken: number; due: number }) => Math.round(share(count) * 100)

/** The two periods up to a day between which adherence fell; null if it did not. */
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

/** The line of a patient whose adherence dropped; null if the rule is not met. */
export function adherenceLine(patient: ListedPatient, plans: readonly TickedPlan[]): WorklistLine | null {
  const { today } = patient
  const fall = fallUpTo(today, plans)
  if (!fall) return null
  const { before, now } = fall
  const [least] = now.items.filter(({ due }) => due > 0).sort((a, b) => share(a) - share(b))
  let since = today
  const earliest = addDays(today, 2 * THRESHOLDS.adherence.days - TICK_DAYS)
  while (since > earliest && fallUpTo(addDays(since, -1), plans)) since = addDays(since, -1)
  const weeks = Array.from({ length: SPARK_WEEKS }, (_, week) => {
    const last = addDays(today, -7 * (SPARK_WEEKS - 1 - week))
    const recent = intakes(plans, addDays(last, -6), last)
    return recent.due > 0 ? percent(recent) : null
  })
  return line(
    patient,
    { since, targetId: patient.id, matter: 'adherence' },
    {
      kind: 'adherence',
      before: percent(before),
      now: percent(now),
      least: least ? { text: least.text, taken: least.taken, due: least.due } : null,
      weeks,
    },
  )
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
  const daysLeft = daysFrom(today, last)
  if (daysLeft < 0 || daysLeft > THRESHOLDS.ending.days) return null
  const { taken, due } = intakes([plan], addDays(today, 1 - ADHERENCE_DAYS), today)
  const written = plan.versions.at(-1)?.from ?? plan.firstDay
  return line(
    patient,
    { since: later(written, addDays(last, -THRESHOLDS.ending.days)), targetId: plan.planId },
    { kind: 'ending', title: plan.title, daysLeft, endsOn: last, taken, due, days: ADHERENCE_DAYS },
  )
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
      return line(
        patient,
        { since: dates[times - 1] ?? until, targetId: patient.id, matter: seenKeyOf(symptom) },
        {
          kind: 'symptom',
          symptom,
          times: dates.length,
          days: daysFrom(from, until) + 1,
          lastOn: until,
          daysBefore: before,
        },
      )
    })
}

// ---------------------------------------------------------------- measurements

/** The line of a practitioner's own rule about measurements that was met. */
export const measurementLine = (
  patient: ListedPatient,
  { rule, earlier, last, toldAt }: MetRule,
): WorklistLine =>
  line(
    patient,
    { since: toldAt, targetId: patient.id, matter: ruleKeyOf(rule.kind) },
    { kind: 'measurement', rule, earlier, last },
  )

// ---------------------------------------------------------------- requests for appointments

/** The line of an open request; without its reason. */
export const requestLine = (
  patient: ListedPatient,
  { id, since, appointment, place, day, time, isLinked }: WaitingRequest,
): WorklistLine =>
  line(
    patient,
    { since, targetId: id },
    { kind: 'appointment-request', appointment, place, day, time, isLinked },
  )

// ---------------------------------------------------------------- messages

/** The line of a thread in which the patient waits for an answer; without the messages' text. */
export const messageLine = (patient: ListedPatient, { since, count, urgent }: WaitingThread): WorklistLine =>
  line(patient, { since, targetId: patient.id, critical: urgent }, { kind: 'message', messages: count })

// ---------------------------------------------------------------- retests

/** The line of an open retest after its window; null until then. */
export function retestLine(
  patient: ListedPatient,
  retest: { id: string; marker: string; until: string },
): WorklistLine | null {
  const daysLate = daysFrom(retest.until, patient.today)
  if (daysLate <= 0) return null
  return line(
    patient,
    { since: addDays(retest.until, 1), targetId: retest.id },
    { kind: 'retest', marker: retest.marker, daysLate, endedOn: retest.until },
  )
}

// ---------------------------------------------------------------- forms

/** A form that its patient has not sent back; `dueOn` is the day that was named, or `DUE_DAYS` after it was sent. */
export type OpenForm = { id: string; title: string; dueOn: string; isBegun: boolean }

/** The line of a form after its day; null until then. */
export function formLine(
  patient: ListedPatient,
  { id, title, dueOn, isBegun }: OpenForm,
): WorklistLine | null {
  const daysLate = daysFrom(dueOn, patient.today)
  if (daysLate <= 0) return null
  return line(
    patient,
    { since: addDays(dueOn, 1), targetId: id },
    { kind: 'form', title, daysLate, dueOn, isBegun },
  )
}
