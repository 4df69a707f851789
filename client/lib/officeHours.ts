import { type Translate, utcDay } from '../../locales/translate.ts'
import { semicolons } from '../../shared/listText.ts'
import type { OfficeDay } from '../../shared/messages.ts'
import { timeText } from './opening.ts'

/** A day (yyyy-MM-dd) that is the weekday, of which 1 is Monday. */
export const dayOn = (weekday: number) => `2024-01-0${weekday}`

/** Office hours as text: "Monday to Friday, 9:00 to 17:00"; days with the same hours in a row are one part. */
export function hoursText(hours: readonly OfficeDay[], t: Translate): string | null {
  const parts: { first: number; last: number; from: string; until: string }[] = []
  for (const { day, from, until } of hours.toSorted((a, b) => a.day - b.day)) {
    const before = parts.at(-1)
    const joins = before && before.last === day - 1 && before.from === from && before.until === until
    if (joins) before.last = day
    else parts.push({ first: day, last: day, from, until })
  }
  const texts = parts.map(({ first, last, from, until }) =>
    t('messages.hours', {
      days: last - first === 0 ? 'one' : last - first === 1 ? 'two' : 'more',
      ...{ first: utcDay(dayOn(first)), last: utcDay(dayOn(last)) },
      ...{ from: timeText(from), until: timeText(until) },
    }),
  )
  return texts.length > 0 ? semicolons(t, texts) : null
}
