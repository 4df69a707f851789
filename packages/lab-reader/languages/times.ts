/** The time of day that a test's name states: "Cortisol 8:00", "Cortisol au réveil". */
import { lazy } from '../lazy.ts'
import { TIMES_OF_DAY, type TimeOfDay } from '../specimen.ts'
import { fold, LANGUAGES } from './languages.ts'
import { patternOf } from './vocabulary.ts'

const TIME_OF = lazy(
  () =>
    new Map(
      TIMES_OF_DAY.flatMap((time) =>
        LANGUAGES.flatMap(({ times }) => times[time]).map((word) => [fold(word), time] as const),
      ),
    ),
)
const WORDS = lazy(
  () => new RegExp(`(?<!\\p{L})${patternOf([...TIME_OF().keys()].sort(), 0)}(?!\\p{L})`, 'gu'),
)

const CLOCK =
  /(?<![\d.,])(?:(?:ore|saat|godz\.?|um|a las|as|a|om|at)\s)?([01]?\d|2[0-4])(?:[:.h]([0-5]\d))?\s?(uhr|hrs?|h|hs|horas|heures|uur|u|o'?clock|am|pm|a\.m\.|p\.m\.)?(?![\p{L}\d.,])/gu

/** The first hour of each time; what is before the first of them is night. */
const FROM: readonly (readonly [hour: number, time: TimeOfDay])[] = [
  [4, 'morning'],
  [10, 'lateMorning'],
  [11.5, 'noon'],
  [14, 'afternoon'],
  [17.5, 'evening'],
  [21, 'night'],
]

const atHour = (hour: number): TimeOfDay => FROM.findLast(([from]) => hour >= from)?.[1] ?? 'night'

/** The time of day in a name, and the name without it, normalised by `fold`; null where it states none. */
export function timeIn(name: string): { time: TimeOfDay; rest: string } | null {
  let time: TimeOfDay | undefined
  let rest = fold(name).replaceAll(
    CLOCK,
    (text, hour: string, minutes: string | undefined, unit: string | undefined) => {
      if (minutes === undefined && unit === undefined && !/^\p{L}/u.test(text)) return text
      const isAfternoon = unit?.startsWith('p') && Number(hour) < 12
      time ??= atHour((Number(hour) % 24) + Number(minutes ?? 0) / 60 + (isAfternoon ? 12 : 0))
      return ' '
    },
  )
  const said: TimeOfDay[] = []
  rest = rest.replaceAll(WORDS(), (word) => {
    said.push(TIME_OF().get(word) ?? 'morning')
    return ' '
  })
  // "30 min after waking" says more than the clock, and the clock more than "morning".
  const found = said.find((one) => one.startsWith('waking')) ?? time ?? said[0]
  return found ? { time: found, rest: rest.replaceAll(/\(\s*\)|\s+/g, ' ').trim() } : null
}
