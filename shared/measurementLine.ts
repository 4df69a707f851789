/**
 * Parses a line such as "72.4 kg 128/82 68" as measurements. Ambiguous and impossible values are asked about, never
 * guessed.
 */
import {
  isPossible,
  type MeasurementKind,
  type MeasurementUnit,
  type Range,
  type Reading,
  UNITS_OF,
} from './measurements.ts'
import { foldText } from './text.ts'

/** An alternative reading of a part of the line, and its text in the line. */
type Choice = { reading: Reading; writes: string }

/** A part of the line that needs an answer: `from` and `until` are positions in `text` of `ReadLine`. */
export type Ask = {
  why: 'ambiguous' | 'impossible' | 'unread'
  part: string
  from: number
  until: number
  choices: Choice[]
}

export type ReadLine = {
  /** The line with single spaces. */
  text: string
  readings: Reading[]
  asks: Ask[]
  /** 1 for "yesterday". */
  daysAgo: 0 | 1
  /** The time of the day, HH:mm, if the line names one. */
  time: string | null
}

/** Longer lines are not read. */
export const MAX_LINE = 200

/** Words beside a value, in lower case without accents, in all languages of the portal. */
const WORDS: Record<
  string,
  { kind: MeasurementKind } | { unit: MeasurementUnit } | { daysAgo: 0 | 1 } | 'fasting' | null
> = Object.fromEntries([
  ...words(
    { kind: 'bloodPressure' },
    'rr bp blood pressure blutdruck druck tension arterielle arterial presion ta pa',
  ),
  ...words({ kind: 'weight' }, 'weight gewicht poids peso'),
  ...words({ kind: 'pulse' }, 'pulse puls pouls pulso hr hf fc p heart rate'),
  ...words(
    { kind: 'glucose' },
    'glucose glukose glucosa glycemie glucemia bz blutzucker zucker sugar sucre azucar bg',
  ),
  ...words({ kind: 'waist' }, 'waist taille bauch bauchumfang umfang cintura'),
  ...words({ kind: 'temperature' }, 'temperature temperatur temperatura temp fever fieber fievre fiebre'),
  ...words({ unit: 'kg' }, 'kg kilo kilos'),
  ...words({ unit: 'mmHg' }, 'mmhg'),
  ...words({ unit: '/min' }, '/min bpm min'),
  ...words({ unit: 'mg/dL' }, 'mg/dl mgdl mg'),
  ...words({ unit: 'mmol/L' }, 'mmol/l mmol'),
  ...words({ unit: 'cm' }, 'cm'),
  ...words({ unit: '°C' }, '°c ° c grad'),
  ...words({ daysAgo: 1 }, 'yesterday gestern hier ayer'),
  ...words({ daysAgo: 0 }, 'today heute aujourd hui hoy'),
  ...words('fasting', 'fasting nuchtern jeun ayunas'),
  ...words(null, 'a at um uhr h las la de du le and und et y con mit with avec en tour'),
])

function words<Meaning>(meaning: Meaning, list: string): [string, Meaning][] {
  return list.split(' ').map((word) => [word, meaning])
}

/** A clock time, a pair, a number, or a word. A pair may be followed by its pulse: "128/82/68". */
const TOKEN =
  /(?<hour>\d{1,2}) ?[:h] ?(?<minute>\d{2})(?!\d)|(?<upper>\d{1,3}) ?(?:\/|over |zu |auf |sur |sobre ) ?(?<lower>\d{1,3})(?:\/(?<pulse>\d{2,3}))?(?![\d.,]\d)|(?<number>\d{1,4}(?:[.,]\d{1,4})?)|(?<word>[\p{L}°/][\p{L}°/]*)|(?<other>[^\s,;:=.()+–-])/giu

type Token = { text: string; from: number; until: number; groups: Partial<Record<string, string>> }

const meaningOf = (token: Token | undefined) => {
  const word = token?.groups.word
  return word === undefined ? undefined : WORDS[foldText(word)]
}
const isKind = (token: Token | undefined): MeasurementKind | null => {
  const meaning = meaningOf(token)
  return meaning && typeof meaning === 'object' && 'kind' in meaning ? meaning.kind : null
}
const isUnit = (token: Token | undefined): MeasurementUnit | null => {
  const meaning = meaningOf(token)
  return meaning && typeof meaning === 'object' && 'unit' in meaning ? meaning.unit : null
}

const kindOfUnit = (unit: MeasurementUnit) =>
  (Object.keys(UNITS_OF) as MeasurementKind[]).find((kind) =>
    (UNITS_OF[kind] as readonly MeasurementUnit[]).includes(unit),
  ) as MeasurementKind

const single = (kind: MeasurementKind, value: number, unit: MeasurementUnit): Reading => ({
  ...{ kind, value, diastolic: null, unit, fasting: null },
})

/** Candidates for a number without kind and unit: usual ranges, narrower than possible ones. */
const USUAL: readonly [MeasurementKind, MeasurementUnit, Range, whole?: boolean][] = [
  ['weight', 'kg', { low: 30, high: 250 }],
  ['pulse', '/min', { low: 30, high: 220 }, true],
  ['glucose', 'mg/dL', { low: 40, high: 500 }, true],
  ['glucose', 'mmol/L', { low: 2, high: 30 }],
  ['waist', 'cm', { low: 50, high: 200 }],
  ['temperature', '°C', { low: 34, high: 42.5 }],
]

const usualOf = (value: number) =>
  USUAL.filter(
    ([, , { low, high }, whole]) => value >= low && value <= high && (!whole || Number.isInteger(value)),
  ).map(([kind, unit]) => single(kind, value, unit))

/** The readings of a number whose kind is known, but not its unit: two for a glucose of 20 to 35. */
function readingsOf(kind: MeasurementKind, value: number): Reading[] {
  if (kind === 'bloodPressure') return []
  return UNITS_OF[kind]
    .map((unit) => single(kind, value, unit))
    .filter((reading) => isPossible(reading))
    .filter((reading, _at, all) => {
      // Below 20 it is in mmol/L, above 35 in mg/dL: the other one would be far outside what people have.
      if (all.length < 2) return true
      return reading.unit === 'mmol/L' ? value <= 35 : value >= 20
    })
}

/** "12/82" may be 120/82 or 112/82, and "12/8" is 120/80 in centimetres. */
function pressuresNear(systolic: number, diastolic: number): Reading[] {
  const tens = diastolic < 20 ? [diastolic * 10] : [diastolic]
  const candidates = tens.flatMap((lower) =>
    systolic < 30
      ? [[systolic * 10, lower], ...(diastolic < 20 ? [] : [[100 + systolic, lower]])]
      : [[diastolic, systolic]],
  )
  return candidates
    .map(
      ([value = 0, lower = 0]): Reading => ({
        ...{ kind: 'bloodPressure', value, diastolic: lower, unit: 'mmHg', fasting: null },
      }),
    )
    .filter((reading) => isPossible(reading) && reading.value >= 70)
}

/** A reading's unambiguous text, with the digits as typed. */
const written = ({ diastolic, value, unit }: Reading, typed?: string) =>
  diastolic === null ? `${typed ?? value} ${unit}` : `${value}/${diastolic}`

/**
 * Parses a typed line. Units can be omitted from values with one meaning; a whole number right after a blood pressure
 * is its pulse. Decimals have a point or a comma.
 */
export function readLine(typed: string): ReadLine {
  const text = typed.slice(0, MAX_LINE).replace(/\s+/g, ' ').trim()
  const tokens = [...text.matchAll(TOKEN)].map(
    (match): Token => ({
      text: match[0],
      from: match.index,
      until: match.index + match[0].length,
      groups: match.groups ?? {},
    }),
  )
  const line: ReadLine = { text, readings: [], asks: [], daysAgo: 0, time: null }
  const ask = (
    why: Ask['why'],
    { text: part, from, until }: Token,
    readings: Reading[] = [],
    digits?: string,
  ) =>
    line.asks.push({
      ...{ why, part, from, until },
      choices: readings.map((reading) => ({ reading, writes: written(reading, digits) })),
    })
  let afterPressure = false
  let isFasting = false
  /** The named kind that has no value yet. */
  let named: MeasurementKind | null = null
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    const { hour, minute, upper, lower, pulse, number, word, other } = token.groups
    if (word !== undefined) {
      const meaning = meaningOf(token)
      // A unit behind a value was read with it.
      if (meaning === undefined || isUnit(token)) ask('unread', token)
      else if (meaning === 'fasting') isFasting = true
      else if (meaning && 'daysAgo' in meaning) line.daysAgo = meaning.daysAgo
      else named = isKind(token) ?? named
      continue
    }
    if (other !== undefined) {
      ask('unread', token)
      continue
    }
    if (hour !== undefined && minute !== undefined) {
      if (Number(hour) > 23 || Number(minute) > 59) ask('unread', token)
      else line.time = `${hour.padStart(2, '0')}:${minute}`
      continue
    }
    if (upper !== undefined && lower !== undefined) {
      const reading: Reading = {
        ...{
          kind: 'bloodPressure',
          value: Number(upper),
          diastolic: Number(lower),
          unit: 'mmHg',
          fasting: null,
        },
      }
      if (isPossible(reading)) line.readings.push(reading)
      else ask('impossible', token, pressuresNear(reading.value, Number(lower)))
      if (pulse !== undefined) add(single('pulse', Number(pulse), '/min'), token)
      if (isUnit(tokens[at + 1]) === 'mmHg') at++
      named = null
      afterPressure = pulse === undefined
      continue
    }
    if (number === undefined) continue
    const value = Number(number.replace(',', '.'))
    const wasAfterPressure = afterPressure
    afterPressure = false
    const unit = isUnit(tokens[at + 1])
    if (unit !== null) at++
    const follows: MeasurementKind | null =
      tokens[at + 2]?.groups.number === undefined ? isKind(tokens[at + 1]) : null
    const kind = named ?? follows
    if (named === null && follows !== null) at++
    named = null
    if (/[.,]\d{3}/.test(number)) {
      ask('unread', token)
    } else if (unit !== null) {
      const measured = kind ?? kindOfUnit(unit)
      if (!(UNITS_OF[measured] as readonly MeasurementUnit[]).includes(unit) || unit === 'mmHg')
        ask('impossible', token)
      else add(single(measured, value, unit), token)
    } else if (kind !== null) {
      const [first, second] = readingsOf(kind, value)
      if (!first) ask('impossible', token)
      else if (second) ask('ambiguous', token, [first, second], number)
      else add(first, token)
    } else if (wasAfterPressure && Number.isInteger(value) && isPossible(single('pulse', value, '/min'))) {
      add(single('pulse', value, '/min'), token)
    } else {
      const usual = usualOf(value)
      const [only] = usual
      if (only && usual.length === 1) add(only, token)
      else ask(only ? 'ambiguous' : 'impossible', token, usual, number)
    }
  }
  if (isFasting) for (const reading of line.readings) if (reading.kind === 'glucose') reading.fasting = true
  return line

  function add(reading: Reading, token: Token) {
    if (isPossible(reading)) line.readings.push(reading)
    else ask('impossible', token)
  }
}
