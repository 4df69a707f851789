/** Reads how much of each substance an item contains from its text: amounts, units, times of day, and days. */

import { mentionsIn } from './recognise.ts'
import { cycleShare, SLOTS, type Slot } from './schedule.ts'
import type { Substance } from './substances.ts'
import { TABLES } from './tables.ts'
import { NUMBER_WORDS, TIMES_WORDS, wordsFor } from './words.ts'

export type Unit = 'g' | 'mg' | 'ug' | 'iu'

/** What is counted: drops and millilitres are parts of an amount, pieces hold one each. */
type Counted = 'piece' | 'drop' | 'ml' | 'teaspoon' | 'tablespoon'

/** An amount of a substance in one unit: a capsule, a drop, or the whole intake. */
export type Dose = {
  substance: Substance
  value: number
  unit: Unit
  /** True if it is the substance's own amount, not a compound's. */
  elemental: boolean
  /** The unit that contains this amount, if given: "10 mg per ml". */
  per: Counted | null
}

/** An item's amount of a substance on each of its days. */
export type Part = {
  item: string
  /** Units of one day; of what is taken when needed, at most. */
  times: number
  amount: number
  unit: Unit
  /** The share of days on which it is taken. */
  share: number
}
/** How often an item is taken, by its text; null if not given. */
export type Frequency = {
  /** Units of one intake. */
  units: number | null
  /** Intakes of one day. */
  times: number | null
  /** Units of a whole day: "2-0-1". */
  unitsADay: number | null
  /** The share of days on which it is taken: one seventh for once a week. */
  share: number
}

const EDGE = '(?<![\\p{L}\\p{N}])'
const END = '(?![\\p{L}\\p{N}])'
const whole = (words: string) => new RegExp(`${EDGE}(?:${words})${END}`, 'u')

const DIGITS = '[1-9]\\d{0,2}(?:[., ]\\d{3}){1,3}(?!\\d)|\\d{1,7}(?:[.,]\\d{1,4})?'
const AMOUNT = new RegExp(`(?<![\\d.,])(${DIGITS}) ?-?(${wordsFor('amount-unit')})(?![\\p{L}\\p{N}])`, 'gu')

function unitOf(written: string): Unit {
  const word = written.replace(/[. ]/g, '')
  if (/^(?:iu|ie|ui|jm|internat|unite|unidad)/.test(word)) return 'iu'
  if (/^(?:mcg|[uµμ]g|micro|mikro)/.test(word)) return 'ug'
  return /^(?:mg|milli|mili)/.test(word) ? 'mg' : 'g'
}

/** "1,000" and "1.000" are a thousand, "0.025" and "2,5" are fractions. */
const numberOf = (text: string) =>
  /^[1-9]\d{0,2}(?:[.,]| (?=\d{3}))\d{3}(?:[., ]\d{3})*$/.test(text)
    ? Number(text.replace(/[., ]/g, ''))
    : Number(text.replace(',', '.'))

const FRACTIONS: Record<string, number> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '1/2': 0.5,
  '1/4': 0.25,
  '3/4': 0.75,
}
const SMALL = `1/2|1/4|3/4|\\d{0,2} ?[½¼¾]|\\d{1,3}(?:[.,]\\d{1,2})?(?![\\d/])|(?:${Object.keys(NUMBER_WORDS).join('|')})${END}`
/** One number, or a range, of which the greater one counts. */
const COUNT = `(?:(?:${SMALL}) ?(?:-|–|—|to|bis|a|ou|or|oder|of|o|do|tot|ate|ile|veya|lub) ?)?(${SMALL})`

function countOf(text: string): number {
  const fraction = /^(\d{0,2}) ?([½¼¾]|1\/2|1\/4|3\/4)$/.exec(text)
  if (fraction) return Number(fraction[1] || 0) + (FRACTIONS[fraction[2] ?? ''] ?? 0)
  return NUMBER_WORDS[text] ?? Number(text.replace(',', '.'))
}

const KINDS: readonly (readonly [Counted, string])[] = [
  ['drop', wordsFor('drop')],
  ['ml', wordsFor('millilitre')],
  ['teaspoon', wordsFor('teaspoon')],
  ['tablespoon', wordsFor('tablespoon')],
  ['piece', wordsFor('capsule', 'tablet', 'sachet', 'ampoule', 'spray')],
]
const UNIT_WORDS = KINDS.map(([, words]) => words).join('|')
const KIND_PATTERNS = KINDS.map(([kind, words]) => [kind, new RegExp(`^(?:${words})$`, 'u')] as const)

/** What a word counts; null for one that is no unit. */
export const countedBy = (word: string): Counted | null =>
  KIND_PATTERNS.find(([, pattern]) => pattern.test(word))?.[0] ?? null

/** After an amount: "/ml", "per 2 capsules", "pro Tropfen". */
const PER = new RegExp(
  `^ ?(?:/|per|pro|par|por|je|na|a|al|in|w|em|en|im|icinde|dans)? ?(?:(\\d{1,3}(?:[.,]\\d{1,2})?) ?)?(${UNIT_WORDS})${END}`,
  'u',
)
const PER_WORD = /^ ?(?:\/|(?:per|pro|par|por|je|na|al|in|w|em|en|im|dans)(?![\p{L}\p{N}]))/u
const EACH_BEHIND = new RegExp(`^[ ,)]{0,3}(?:${wordsFor('each')})${END}`, 'u')
const EACH_BEFORE = new RegExp(`(?:${EDGE}(?:${wordsFor('each')}|a)|@) ?$`, 'u')
const PREFIX = new RegExp(`${EDGE}(${SMALL}) ?(?:x|×|\\*|mal) ?$`, 'u')
const UNITS = new RegExp(`${EDGE}${COUNT} ?-?(?:an? |un[ae]? |eine? |een )?(${UNIT_WORDS})${END}`, 'gu')

type Written = {
  from: number
  to: number
  value: number
  unit: Unit
  /** What it is divided by: 2 for "per 2 capsules". */
  divisor: number
  per: Counted | null
  each: boolean
  /** "2 x 400 mg". */
  count: number | null
}

function writtenIn(text: string): Written[] {
  return [...text.matchAll(AMOUNT)].map((found) => {
    const [said, number = '', unit = ''] = found
    const from = found.index
    const to = from + said.length
    const behind = text.slice(to, to + 60)
    const before = text.slice(Math.max(0, from - 24), from)
    const named = PER_WORD.test(behind) ? PER.exec(behind) : null
    const per = named ? countedBy(named[2] ?? '') : null
    const prefix = PREFIX.exec(before)
    return {
      ...{ from, to, value: numberOf(number), unit: unitOf(unit) },
      divisor: named?.[1] ? countOf(named[1]) : 1,
      per,
      each: named !== null || EACH_BEHIND.test(behind) || EACH_BEFORE.test(before),
      count: prefix?.[1] ? countOf(prefix[1]) : null,
    }
  })
}

const ELEMENTAL_WORD = whole(wordsFor('elemental'))
const OF_WHICH_BEFORE = new RegExp(
  `(?:${EDGE}(?:${wordsFor('of-which')})|=|≙) ?[(:]? ?(?:ca\\.? ?|approx\\.? ?|[~≈] ?)?$`,
  'u',
)
/** The chemical symbol behind an amount: "160 mg Mg". */
const SYMBOLS = new Map(
  Object.entries({
    ...{
      magnesium: 'mg',
      calcium: 'ca',
      zinc: 'zn',
      iron: 'fe',
      selenium: 'se',
      copper: 'cu',
      potassium: 'k',
    },
    ...{ manganese: 'mn', iodine: 'i', chromium: 'cr', molybdenum: 'mo', boron: 'b' },
  }).map(([id, symbol]) => [id, new RegExp(`^ ?${symbol}${END}`, 'u')]),
)
/** Between an amount and the name that it belongs to. */
const JOINING = /^[ ()]*(?:(?:of|de|d|di|du|van|an|elemental|pure)[ ()]+|\p{L}{3,14}[ ()]+)?$/u

/** Between names that are listed before their amounts: "D3/K2 5000 IU/100 µg". */
const LISTED = /^ ?(?:[/+&,]|and|und|et|y|e|en|i|plus) ?$/u
const IN_IU = new Set(TABLES.units.map(({ substance }) => substance))

/** The clause of an amount: up to the next comma, bracket or amount on both sides. */
function clauseOf(text: string, { from, to }: Written, amounts: readonly Written[]) {
  const others = amounts.filter((other) => other.from !== from)
  const start = Math.max(0, ...others.filter((other) => other.to <= from).map((other) => other.to))
  const end = Math.min(text.length, ...others.filter((other) => other.from >= to).map((other) => other.from))
  const before =
    text
      .slice(start, from)
      .split(/[,;()]/)
      .at(-1) ?? ''
  const [behind = ''] = text.slice(to, end).split(/[,;()]/)
  return { before, behind }
}

/** Drops and millilitres that were counted before an amount which is that of all of them. */
const isPart = (kind: Counted | null) => kind !== null && kind !== 'piece'

/** Reads each substance's amount and the frequency from an item's text. */
export function readDose(item: string): { doses: Dose[]; frequency: Frequency } {
  const bare = { units: null, times: null, unitsADay: null, share: 1 }
  if (item.length > 500) return { doses: [], frequency: bare }
  const { found: mentions, text } = mentionsIn(item)
  // The figure of "B6" is no part of an amount.
  const amounts = writtenIn(masked(text, mentions))
  const rest = masked(text, [...mentions, ...amounts])
  const units = unitsIn(rest)
  const frequency = frequencyIn(rest, units, amounts)

  const first = mentions[0]
  const joins = (amount: Written | undefined, to: number) =>
    amount !== undefined && amount.to <= to && JOINING.test(text.slice(amount.to, to))
  const before = (index: number) => {
    const { from } = mentions[index] ?? { from: 0 }
    const start = mentions.findLast(({ to }) => to <= from)?.to ?? 0
    const amount = amounts.findLast((one) => one.from >= start && one.to <= from)
    return joins(amount, from) ? amount : undefined
  }
  const leading = first !== undefined && before(0) !== undefined
  const isSaidOf = (amount: Written) =>
    OF_WHICH_BEFORE.test(text.slice(Math.max(0, amount.from - 40), amount.from))
  /** Amounts that belong to the following name. */
  const claimed = new Map<number, Written>()
  mentions.forEach(({ substance, from }, index) => {
    const amount = before(index)
    if (!amount) return
    const previous = mentions.findLast(({ to }) => to <= from)
    const again =
      previous?.substance.id === substance.id &&
      amounts.filter((one) => one.from >= previous.to && one.to <= from).length > 1
    const goesOn = claimed.has(index - 1)
    if (leading || isSaidOf(amount) || again || goesOn) claimed.set(index, amount)
  })
  const owned = new Set(claimed.values())
  const isListed = (index: number) =>
    LISTED.test(text.slice(mentions[index - 1]?.to ?? 0, mentions[index]?.from ?? 0))
  /** Of names in a list, the amounts behind it in the same order; one in international units is that of a vitamin. */
  const listedAmount = (index: number): Written | null | undefined => {
    let [head, tail] = [index, index]
    while (head > 0 && isListed(head)) head--
    while (tail + 1 < mentions.length && isListed(tail + 1)) tail++
    const [end, next] = [mentions[tail]?.to ?? 0, mentions[tail + 1]?.from ?? text.length]
    const behind = amounts.filter((one) => one.from >= end && one.to <= next && !owned.has(one))
    if (tail === head) return undefined
    if (behind.length === tail - head + 1) return behind[index - head]
    const [only] = behind
    if (behind.length !== 1 || only?.unit !== 'iu') return undefined
    return IN_IU.has(mentions[index]?.substance.id ?? '') ? only : null
  }
  const doses = mentions.flatMap(({ substance, from, to }, index): Dose[] => {
    const next = mentions.find((other) => other.from >= to)
    const behind = amounts.filter(
      (one) => one.from >= to && one.to <= (next?.from ?? text.length) && !owned.has(one),
    )
    const isElemental = (amount: Written, place: number) => {
      const { before: ahead, behind: after } = clauseOf(text, amount, amounts)
      const symbol = SYMBOLS.get(substance.id)
      const [compound] = behind
      const inBrackets = /\( ?$/.test(text.slice(0, amount.from)) && /^ ?\)/.test(text.slice(amount.to))
      return (
        ELEMENTAL_WORD.test(ahead) ||
        ELEMENTAL_WORD.test(after) ||
        (place > 0 && isSaidOf(amount)) ||
        symbol?.test(text.slice(amount.to)) === true ||
        (place > 0 &&
          symbol !== undefined &&
          inBrackets &&
          compound !== undefined &&
          compound.unit === amount.unit &&
          amount.value * 2 < compound.value)
      )
    }
    const own = claimed.get(index)
    const listed = own ? undefined : listedAmount(index)
    if (listed === null) return []
    const elemental = behind.find(isElemental)
    const chosen =
      listed ??
      elemental ??
      own ??
      behind.find(({ each }) => each) ??
      behind[0] ??
      (index === 0 && !leading ? amounts.find((one) => one.to <= from) : undefined)
    if (!chosen) return []
    const repeated = mentions.slice(0, index).some((other) => other.substance.id === substance.id)
    const counted = units.findLast((one) => one.to <= chosen.from && isPart(one.kind))
    // "10 drops (1000 IU)" are 100 IU each, "10 drops (1000 IU each)" are not.
    const shared =
      counted && !chosen.each && text.slice(counted.to, chosen.from).length < 5 ? counted.count : 1
    return [
      {
        ...{ substance, unit: chosen.unit, value: chosen.value / chosen.divisor / shared },
        elemental: chosen === elemental || (chosen === own && (isSaidOf(chosen) || (repeated && !leading))),
        per: chosen.per ?? (shared > 1 ? (counted?.kind ?? null) : null),
      },
    ]
  })
  return { doses: withoutCompounds(doses), frequency }
}

/** Drops a compound's amount if the substance's own is known. */
const withoutCompounds = (doses: readonly Dose[]) =>
  doses.filter(
    (dose) =>
      dose.elemental || !doses.some((other) => other.elemental && other.substance.id === dose.substance.id),
  )

/** Blanks out parts of the text, so that their digits do not count. */
function masked(text: string, parts: readonly { from: number; to: number }[]) {
  let rest = text
  for (const { from, to } of parts) rest = rest.slice(0, from) + '\uFFFC'.repeat(to - from) + rest.slice(to)
  return rest
}

type CountedUnits = { from: number; to: number; count: number; kind: Counted }

/** Pieces per intake; a greater number is a pack's. */
const MOST_PIECES = 9
const PER_BEFORE = /(?:\/|(?<!\p{L})(?:per|pro|par|por|na)) ?$/u
const DAY_BEHIND = new RegExp(`^ ?(?:${wordsFor('day')})`, 'u')

function unitsIn(rest: string): CountedUnits[] {
  return [...rest.matchAll(UNITS)].flatMap((found) => {
    const [said, number = '', word = ''] = found
    const [from, to] = [found.index, found.index + said.length]
    const [kind, count] = [countedBy(word), countOf(number)]
    if (!kind || !(count > 0) || PER_BEFORE.test(rest.slice(Math.max(0, from - 6), from))) return []
    const isPack = kind === 'piece' && count > MOST_PIECES && !DAY_BEHIND.test(rest.slice(to))
    return isPack ? [] : [{ from, to, count, kind }]
  })
}

const PATTERN =
  /(?<![\p{L}\p{N}.,\uFFFC-])([\d½¼¾]|[01][.,]5|1\/2) ?- ?([\d½¼¾]|[01][.,]5|1\/2) ?- ?([\d½¼¾]|[01][.,]5|1\/2)(?: ?- ?([\d½¼¾]|[01][.,]5|1\/2))?(?![\p{L}\p{N}]| ?-)/u
const SOME_TIMES = new RegExp(
  `${EDGE}(?:${COUNT} ?-?(?:${wordsFor('times')})(?! ?\uFFFC)${END}|(${Object.keys(TIMES_WORDS)
    .map((word) => word.replaceAll('.', '\\.'))
    .join('|')})(?![\\p{L}\\p{N}]))`,
  'gu',
)
/** "3 x 1", "3 x 2 capsules". */
const TIMES_UNITS = new RegExp(`${EDGE}(\\d) ?[x×] ?(${SMALL})(?= ?(?:\\p{L}|[,;.)]|$))`, 'u')
const EVERY_HOURS = new RegExp(
  `${EDGE}(?:(?:${wordsFor('every')}) ${COUNT} ?-?(?:${wordsFor('hours')})|(\\d{1,2}) saatte bir|q ?(\\d{1,2}) ?h)${END}`,
  'u',
)
const FEWEST_HOURS = new RegExp(`${EDGE}(?:${wordsFor('every')}) (\\d{1,2}) ?(?:-|–|to|bis|a|do|tot)`, 'u')
const A_DAY = new RegExp(
  `${EDGE}${COUNT} ?(?:x|×)? ?(?:${wordsFor('day')})|${EDGE}(?:gunde|her gun) ${COUNT}${END}`,
  'u',
)
const WEEKLY = new RegExp(`(?:(?<!\\p{L})|(?=/))(?:${wordsFor('week')})(?!\\p{L})`, 'u')
const MONTHLY = new RegExp(`(?:(?<!\\p{L})|(?=/))(?:${wordsFor('month')})(?!\\p{L})`, 'u')
const ALTERNATELY = whole(wordsFor('alternate-days'))
/** "3 days a week", "an fünf Tagen pro Woche", "haftada 3 gün": not so many times in one day. */
const DAYS_A_WEEK = new RegExp(
  `${EDGE}${COUNT} ?(?:${wordsFor('days')}) ?(?:${wordsFor('week')})(?!\\p{L})|${EDGE}haftada ${COUNT} ?gun${END}`,
  'u',
)
const EVERY_DAYS = new RegExp(
  `${EDGE}(?:(?:${wordsFor('every')}) (?:(\\d{1,2})(?:th|rd|nd|er|e|\\.)? ?|(${Object.keys(NUMBER_WORDS).join('|')}) )(?:${wordsFor('days')})|(\\d{1,2}|${Object.keys(NUMBER_WORDS).join('|')}) gunde bir|(?:every|each) (third|fourth)(?= day)|(?:jeden|alle) (dritten|vierten)(?= tag))${END}`,
  'u',
)
const ORDINALS: Record<string, number> = { third: 3, fourth: 4, dritten: 3, vierten: 4 }
const EVERY_WEEKS = new RegExp(
  `${EDGE}(?:(?:${wordsFor('every')}) (\\d{1,2}|${Object.keys(NUMBER_WORDS).join('|')}) (?:${wordsFor('weeks')})|(\\d{1,2}|${Object.keys(NUMBER_WORDS).join('|')}) haftada bir|(fortnightly|every other week|jede zweite woche|une semaine sur deux|co drugi tydzien))${END}`,
  'u',
)
const ON_OFF = new RegExp(
  `${EDGE}(\\d{1,3}) ?(?:${wordsFor('days')})? ?(?:on|ein(?:nehmen)?|an|oui|si|tak|sim|kullan)?[ ,/]{1,3}(?:and |und |et |y |e |i |ve |then |dann |puis )?(\\d{1,3}) ?(?:${wordsFor('days')})? ?(?:off|pause|frei|aus|pausa|descanso|przerwy|przerwa|rust|ara)${END}`,
  'u',
)
/** Two of them are two intakes. */
const DAYTIMES = [wordsFor('morning'), wordsFor('noon'), wordsFor('evening'), wordsFor('night')]
const DAYTIME_PATTERNS = DAYTIMES.map(whole)
const AT_DAYTIMES = new RegExp(
  `${EDGE}${COUNT} ?(?:${UNIT_WORDS})? ?(?:\\p{L}{1,5} ){0,3}(?:${DAYTIMES.join('|')})${END}`,
  'gu',
)

function shareIn(rest: string): number {
  const ofWeek = DAYS_A_WEEK.exec(rest)
  if (ofWeek) return Math.min(1, countOf(ofWeek[1] ?? ofWeek[2] ?? '7') / 7)
  if (ALTERNATELY.test(rest)) return 1 / 2
  const days = EVERY_DAYS.exec(rest)
  if (days) {
    const [, digits, word, turkish, english, german] = days
    const number = ORDINALS[english ?? german ?? ''] ?? countOf(digits ?? word ?? turkish ?? '1')
    return 1 / Math.max(1, number)
  }
  const weeks = EVERY_WEEKS.exec(rest)
  if (weeks) return 1 / (7 * (weeks[3] ? 2 : Math.max(1, countOf(weeks[1] ?? weeks[2] ?? '1'))))
  const [, on, off] = ON_OFF.exec(rest) ?? []
  if (Number(on) > 0 && Number(off) > 0) return cycleShare(Number(on), Number(off))
  return 1
}

type Times = { at: number; times: number }

function timesIn(rest: string): Times[] {
  return [...rest.matchAll(SOME_TIMES)].flatMap((found) => {
    const times = found[2] ? TIMES_WORDS[found[2]] : countOf(found[1] ?? '')
    return times && times <= 24 ? [{ at: found.index, times }] : []
  })
}

/** How often an item is taken. `text` is its text without names and amounts. */
function frequencyIn(text: string, units: readonly CountedUnits[], amounts: readonly Written[]): Frequency {
  const prefix = amounts.find(({ count }) => count !== null)?.count ?? null
  const share = shareIn(text)
  const rest = text.replace(DAYS_A_WEEK, (said) => ' '.repeat(said.length))
  const pattern = PATTERN.exec(rest)
  if (pattern) {
    const ofDay = pattern.slice(1).reduce((sum, part) => sum + (part ? countOf(part) : 0), 0)
    if (ofDay > 0) return { units: null, times: null, unitsADay: ofDay * (prefix ?? 1), share }
  }
  const counted = units.at(0)?.count ?? null
  const perTime = prefix === null ? counted : prefix * (counted ?? 1)
  const both = TIMES_UNITS.exec(rest)
  if (both) {
    return { units: countOf(both[2] ?? '1') * (prefix ?? 1), times: Number(both[1]), unitsADay: null, share }
  }
  const atDaytimes = [...rest.matchAll(AT_DAYTIMES)]
  if (atDaytimes.length > 1) {
    const ofDay = atDaytimes.reduce((sum, [, number = '1']) => sum + countOf(number), 0)
    return { units: null, times: null, unitsADay: ofDay, share }
  }
  const said = timesIn(rest)
  const hours = EVERY_HOURS.exec(rest)
  if (hours) {
    const between = Number(FEWEST_HOURS.exec(rest)?.[1] ?? countOf(hours[1] ?? hours[2] ?? hours[3] ?? '24'))
    if (between > 0 && between < 24) {
      return { units: perTime, times: Math.round((24 / between) * 100) / 100, unitsADay: null, share }
    }
  }
  const period = WEEKLY.exec(rest) ?? MONTHLY.exec(rest)
  if (period) {
    const length = WEEKLY.test(rest) ? 7 : 30
    const [ofPeriod, ...others] = said.toSorted(
      (a, b) => Math.abs(a.at - period.index) - Math.abs(b.at - period.index),
    )
    const often = ofPeriod?.times ?? 1
    return {
      units: perTime,
      times: (others[0]?.times ?? 1) * Math.max(1, often / length),
      unitsADay: null,
      share: share < 1 ? share : Math.min(1, often / length),
    }
  }
  const [times] = said
  if (times) return { units: perTime, times: times.times, unitsADay: null, share }
  const daytimes = DAYTIME_PATTERNS.filter((daytime) => daytime.test(rest)).length
  if (daytimes > 1) return { units: perTime, times: daytimes, unitsADay: null, share }
  if (perTime === null) {
    const ofDay = A_DAY.exec(rest)
    const number = countOf(ofDay?.[1] ?? ofDay?.[2] ?? '0')
    if (number > 0 && number <= 24) return { units: null, times: null, unitsADay: number, share }
  }
  return { units: perTime, times: null, unitsADay: null, share }
}

/** The times of the day that a text names. */
export function daytimesIn(item: string): Slot[] {
  const { found, text } = mentionsIn(item)
  const rest = masked(text, found)
  return SLOTS.filter((_, index) => DAYTIME_PATTERNS[index]?.test(rest))
}

/** Units per day by the text alone. */
export const unitsADayOf = ({ units, times, unitsADay }: Frequency) =>
  unitsADay ?? (units ?? 1) * (times ?? 1)
