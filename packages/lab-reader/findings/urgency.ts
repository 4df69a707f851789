import type { Correction, ReportReading, Urgency } from '../types.ts'
import { checksOf } from './checks.ts'
import { ageAt, criticalOf, type Draw, oldDraw, sameDayOf } from './critical.ts'

type Row = Pick<ReportReading, 'markers' | 'unread' | 'collectedOn' | 'possibleDays'> & {
  corrections: readonly Correction[]
}

/**
 * How soon a completed result needs a doctor: today where a certain value is critical, or an uncertain one may be; the
 * same day where a value is far above its range. An old draw is never urgent.
 */
export function urgencyOf(row: Row, about: Pick<Draw, 'born' | 'today'>): Urgency {
  const draw = { ...about, collectedOn: row.collectedOn, possibleDays: row.possibleDays }
  if (oldDraw(draw) !== null) return 'none'
  const age = ageAt(draw)
  const certain = row.markers.filter(({ doubtful }) => !doubtful)
  if (certain.some((value) => criticalOf(value, age))) return 'today'
  if (checksOf({ ...row, ...draw }).some(({ read, critical }) => read && critical && !critical.sure))
    return 'today'
  return certain.some(sameDayOf) ? 'sameDay' : 'none'
}
