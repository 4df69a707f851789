/** A practitioner's rules for a patient's measurements, and when they are met. */
import { DAY_MS } from './health.ts'
import { DANGER, type Range } from './measurements.ts'

/** In the order in which they are listed. */
export const RULE_KINDS = ['bloodPressure', 'weight', 'glucose'] as const
export type RuleKind = (typeof RULE_KINDS)[number]

/**
 * Two blood pressures above `high` or `diastolic` within `days`; a weight that differs by `change` from another one within
 * `days` before; a glucose outside the range. Values are in the first unit of the kind, a day has 24 hours.
 */
export type MeasurementRule =
  | { kind: 'bloodPressure'; high: number; diastolic: number; days: number }
  | { kind: 'weight'; change: number; days: number }
  | { kind: 'glucose'; low: number; high: number }
export type RuleOf<Kind extends RuleKind> = MeasurementRule & { kind: Kind }

/**
 * Default numbers of a rule. Glucose: 70 to 180 mg/dL is the target range of the International Consensus on Time in
 * Range (2019), which was not opened when this was written; the others have no source.
 */
export const DEFAULT_RULES = {
  bloodPressure: { kind: 'bloodPressure', high: 150, diastolic: 95, days: 3 },
  weight: { kind: 'weight', change: 2, days: 7 },
  glucose: { kind: 'glucose', low: 70, high: 180 },
} as const satisfies { [Kind in RuleKind]: RuleOf<Kind> }

/** Bounds of a rule's numbers; beyond `DANGER` the emergency already applies. */
export const RULE_BOUNDS = {
  bloodPressure: {
    high: { low: 100, high: DANGER.systolicAbove },
    diastolic: { low: 60, high: DANGER.diastolicAbove },
    days: { low: 1, high: 30 },
  },
  weight: { change: { low: 0.5, high: 20 }, days: { low: 1, high: 30 } },
  glucose: {
    low: { low: DANGER.glucoseBelow, high: 150 },
    high: { low: 80, high: DANGER.glucoseAbove },
  },
} as const satisfies { [Kind in RuleKind]: Record<Exclude<keyof RuleOf<Kind>, 'kind'>, Range> }

/** A measurement as the rules read it: `value` in the first unit of its kind, `at` in milliseconds since 1970. */
export type Judged = { id: string; at: number; value: number; diastolic: number | null }

/** The measurements by which a rule is met; `earlier` is null where one is enough. */
export type Evidence = { earlier: Judged | null; last: Judged }

/** Hundredths, so that 74.3 and 72.3 differ by 2. */
const difference = (one: Judged, other: Judged) => Math.abs(Math.round(one.value * 100 - other.value * 100))

/** The measurements that meet a rule at the reading `at` of `readings`, which are oldest first; null if none do. */
function metAt(rule: MeasurementRule, readings: readonly Judged[], at: number): Evidence | null {
  const last = readings[at]
  if (!last) return null
  if (rule.kind === 'glucose') {
    return last.value < rule.low || last.value > rule.high ? { earlier: null, last } : null
  }
  const within = readings.slice(0, at + 1).filter((one) => last.at - one.at <= rule.days * DAY_MS)
  if (rule.kind === 'bloodPressure') {
    const [earlier, later] = within
      .filter(({ value, diastolic }) => value > rule.high || (diastolic ?? 0) > rule.diastolic)
      .slice(-2)
    return earlier && later ? { earlier, last: later } : null
  }
  const [furthest] = within.toSorted((one, other) => difference(other, last) - difference(one, last))
  return furthest && difference(furthest, last) >= Math.round(rule.change * 100)
    ? { earlier: furthest, last }
    : null
}

/**
 * The latest consecutive readings at which a rule is met: their ids, and the measurements that meet it at the last one.
 * Null without. `readings` are oldest first.
 */
export function latestEpisode(
  rule: MeasurementRule,
  readings: readonly Judged[],
): (Evidence & { ids: ReadonlySet<string> }) | null {
  const ids = new Set<string>()
  let latest: Evidence | null = null
  for (let at = readings.length - 1; at >= 0; at -= 1) {
    const met = metAt(rule, readings, at)
    if (met) ids.add(readings[at]?.id ?? '')
    else if (latest) break
    latest ??= met
  }
  return latest && { ...latest, ids }
}
