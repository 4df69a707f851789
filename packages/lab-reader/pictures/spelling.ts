/**
 * Corrects what recognition confuses in lab reports: I, l and 1, O and 0, a lost stroke in a unit. Only words with
 * exactly one reading as a unit, a number or a marker's name with a figure are corrected; all others stay unchanged.
 */

import { distance } from 'fastest-levenshtein'
import { fold, LANGUAGES, localNames } from '../languages/languages.ts'
import { MARKERS } from '../markers/knownMarkers.ts'
import { simpleUnit, unitKinds } from '../markers/simpleUnit.ts'
import { isUnit } from '../rows/cells.ts'

/** Units as laboratories print them; of two that look alike the first takes precedence. */
const UNITS = [
  ...['mg/dL', 'g/dL', 'ug/dL', 'mcg/dL', 'ng/dL', 'mg/L', 'g/L', 'ug/L', 'mcg/L', 'ng/L', 'gm/dL', 'gms/dL'],
  ...['mg/mL', 'ug/mL', 'mcg/mL', 'ng/mL', 'pg/mL', 'pg/dL', 'mg/g', 'mg/mmol', 'mmol/mol', 'gm%', 'mg%'],
  ...['mmol/L', 'umol/L', 'nmol/L', 'pmol/L', 'mEq/L', 'nmol/mL', 'mmol/mL', 'mOsm/kg', 'mcmol/L'],
  ...['K/uL', 'M/uL', 'K/mcL', 'M/mcL', 'x10^3/uL', 'x10^6/uL', '10^3/uL', '10^6/uL', 'x10E3/uL', 'x10E6/uL'],
  ...[
    'U/L',
    'IU/L',
    'mIU/L',
    'uIU/mL',
    'mIU/mL',
    'IU/mL',
    'U/mL',
    'mU/mL',
    'kU/L',
    'uU/mL',
    'mU/L',
    'kIU/L',
    'ukat/L',
  ],
  ...[
    '10^9/L',
    '10^12/L',
    'x10^9/L',
    'x10^12/L',
    'x10E9/L',
    'x10E12/L',
    'cells/uL',
    'cells/mcL',
    '/uL',
    '/nL',
    '/pL',
    '/HPF',
  ],
  ...[
    'UI/L',
    'UI/mL',
    'mUI/L',
    'mUI/mL',
    'µUI/mL',
    'kUI/L',
    'mcUI/mL',
    'micIU/mL',
    'IE/l',
    'IE/ml',
    'mIE/l',
    'kIE/l',
  ],
  ...['cells/cumm', '/cumm', 'cumm', 'mill/cumm', 'million/cumm', 'lakhs/cumm', 'lakh/cumm', 'thou/cumm'],
  ...['Thousand/uL', 'Million/uL', 'thou/uL', 'mill/uL', 'Thou/mcL', 'Mill/mcL', 'cells/cmm', '/cmm'],
  ...[
    'fL',
    'pg',
    'mm/hr',
    'mm/h',
    'mL/min',
    'mL/min/1.73m2',
    'mL/min/1.73',
    'mL/min/1.73m^2',
    'ug/g',
    'mcg/g',
  ],
]

/** Units of other languages that contain a stroke, which shows that they are units. */
const UNITS_ELSEWHERE = LANGUAGES.flatMap(({ units }) => units.filter((unit) => /.\/./u.test(unit)))

/** One spelling for all units that look alike; the stroke of a unit is often recognised as a letter. */
const alike = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[µμ]/g, 'u')
    .replaceAll(/^\[(?!.*\])|[i1|!/\\]/g, 'l')
    .replaceAll('tu', 'lu')
    .replace(/w(?=l$)/u, 'ul')
    .replace(/^(mc|[kmnpu]?)[aq9](?=l)/u, '$1g')
    .replaceAll('o', '0')
    .replaceAll(/[.,"'^*\s]/g, '')

/** As above, for strokes that were doubled or lost as well. */
const roughly = (look: string) => look.replaceAll(/l+/g, 'l')

const unitsBy = (units: string[], lookOf: (unit: string) => string) => Map.groupBy(units, lookOf)
const UNITS_BY_LOOK = unitsBy([...UNITS, ...UNITS_ELSEWHERE], alike)
const UNITS_ROUGHLY = unitsBy(UNITS, (unit) => roughly(alike(unit)))
const USUAL_BY_LOOK = unitsBy(UNITS, alike)

/** The cases in which units are printed: as above, upper case, lower case. */
const SPELLINGS = new Set(
  [...UNITS, ...UNITS_ELSEWHERE]
    .map((unit) => unit.replaceAll(/[µμ]/g, 'u'))
    .flatMap((unit) => [unit, unit.toLowerCase(), unit.toUpperCase()]),
)

/** How many characters differ between two texts; I, l and 1 count as the same. */
function differences(one: string, other: string): number {
  const plainly = (text: string) => fold(text).replaceAll(/[i1|!]/g, 'l')
  return distance(plainly(one), plainly(other))
}

/** Whether the stroke of a text is at the position of a unit's stroke: "mlu/" is not "M/uL". */
const sharesStroke = (text: string, unit: string) =>
  !text.includes('/') || Math.abs(text.lastIndexOf('/') - unit.lastIndexOf('/')) <= 1

/** The longest unit, in characters. */
const LONGEST_UNIT = 24

/** In a shorter text, one other character makes another unit. */
const SHORTEST_ONE_OFF = 7

/** A power of ten whose raised sign was recognised as another one. Only these powers count cells. */
const POWER =
  /^([x×*хХ]?)(?:[1lI][0oO°](?:[^\p{L}\d\s/]|[ºª]){0,2}7?[^\d\s/Ee]?|107л|197)(12|[369])[/lI|]([µμupU]?[lL1I|лЛ])$/u
/** Thousands per cubic millimetre, whose small raised figures were recognised as signs: "10:/mm:". */
const PER_CUBIC_MILLIMETRE = /^([x×*]?)10[23²³:%?*"'°”“]\/mm([3³²:%?*"'°”“]|c)$/u
/** Cells per cubic millimetre, whose small raised figure was lost or recognised as another sign: "/mm?". */
const CELLS_PER_CUBIC_MILLIMETRE = /^\/mm[²³:%?*"'°”“]{0,2}3?$/u
/** Litres per litre, whose stroke was lost. */
const VOLUME_PER_VOLUME = /^l[|I]?l$/u
/**
 * The same where only a sign was recognised for the raised figure: most count thousands per microlitre, or 10^9 per
 * litre, which is the same. Where a count is in millions, its range shows it.
 */
const SOME_POWER =
  /^([x×*хХ]?)10(?:(?:[^\p{L}\d\s.,]|[ºª]){1,3}(?:[/h]|(?=[µμup]))|[578]\/)([µμupU]{0,2})[lL1I|лЛ]$/u
/** The same with "/u" recognised as n, or without its stroke. */
const POWER_OF_VOLUME = /^([x×*]?)10[^\p{L}\d\s.,]{1,2}(12|[369])[nuµ][lL]$/u

/** A power of ten with raised figures, which are recognised only where they are printed. */
const RAISED_POWER = /10(?:[³⁶⁹]|¹²)\//u

/** Whether a unit is recognised for another one that looks like it but is a different quantity: "g/L" weighs, "G/l" counts. */
const isOther = (text: string, unit: string) =>
  unitKinds(text).length > 0 && simpleUnit(unit) !== simpleUnit(text)

function unitOf(text: string): string | null {
  if (RAISED_POWER.test(text)) return null
  if (VOLUME_PER_VOLUME.test(text)) return 'l/l'
  if (CELLS_PER_CUBIC_MILLIMETRE.test(text)) return '/mm3'
  const [, cells, cube] = PER_CUBIC_MILLIMETRE.exec(text) ?? []
  if (cells !== undefined) return `${cells}10^3/mm${cube === 'c' ? 'c' : '3'}`
  const [, sign = '', thousands] = POWER_OF_VOLUME.exec(text) ?? []
  if (thousands) return `${sign}10^${thousands}/uL`
  const [, times = '', power, volume = ''] = POWER.exec(text) ?? []
  if (power) return `${times}10^${power}/${volume.replace(/[l1I|]$/u, 'L').replace('p', 'µ')}`
  const [, multiplied = '', small] = SOME_POWER.exec(text) ?? []
  if (small !== undefined) return `${multiplied}10^${small === '' ? '9/L' : '3/uL'}`
  const bare = text.replaceAll('µ', 'u').replaceAll('μ', 'u')
  if (SPELLINGS.has(bare) || (/[^ -~]/.test(bare) && SPELLINGS.has(bare.toLowerCase()))) return null
  if (ENZYMES.test(text)) return 'U/l'
  const perCent = GRAMS_PER_CENT.find(([pattern]) => pattern.test(text))
  if (perCent) return perCent[1]
  const look = alike(text)
  // A text with a figure, or without a letter of its own, is more likely a number than a unit.
  if (/\p{L}/u.test(text) && look.length > 1 && text.length <= LONGEST_UNIT) {
    const same = [...(UNITS_BY_LOOK.get(look) ?? []), ...(UNITS_ROUGHLY.get(roughly(look)) ?? [])].filter(
      (unit) => sharesStroke(text, unit) && !isOther(text, unit),
    )
    const [nearest] = same.toSorted((one, other) => differences(one, bare) - differences(other, bare))
    if (nearest) return nearest
  }
  if (look.length < SHORTEST_ONE_OFF || !text.includes('/')) return null
  const units = isUnit(text) ? USUAL_BY_LOOK : UNITS_BY_LOOK
  const near = [...units].filter(([other]) => distance(look, other) <= 1)
  return near.length === 1 ? (near[0]?.[1][0] ?? null) : null
}

/** Names with a figure that looks like a letter. */
const FIGURES: [RegExp, string][] = [
  [/^\(?\p{L}{0,3}A[lI|i!]c\)?[,:]?$/u, '1'],
  [/^\(?B[lI|]2\)?,?$/u, '1'],
]

/** Grams and milligrams per cent, whose letters look like others. */
const GRAMS_PER_CENT: [RegExp, string][] = [
  [/^[cq9]m%$/u, 'gm%'],
  [/^m[eq9]%$/u, 'mg%'],
]

/** A unit of enzymes whose stroke was recognised as a letter; it never occurs without its volume. */
const ENZYMES = /^U[lI1|]$/u

/** An immunoglobulin whose g was recognised as a 9. */
const IMMUNOGLOBULIN = /^(\p{L}+-)?[Il1|][9q]([GAME])$/u

/** The letters of fL where they touch: no result is money. */
const FEMTOLITRE = /^£[Ll]?$/u

/** A word with its first letter as a stroke: capital I and small l are the same stroke in most fonts. */
const strokes = (word: string) => word.toLowerCase().replace(/^[il1|]/u, '|')

/** The names of markers in all languages. */
const NAMES = [
  ...MARKERS.flatMap(({ synonyms }) => synonyms),
  ...LANGUAGES.flatMap((language) => Object.values(localNames(language)).flat()),
]

/** Short words that are also what units and numbers are recognised as: "A1" and "O3" of a name, "mai", "al". */
const SHORT_WORDS = new Set(
  [...NAMES, ...LANGUAGES.flatMap(({ dates, limits }) => [dates.months, limits.between].flat(2))]
    .flatMap((text) => text.split(' '))
    .filter((word) => word.length > 1 && /^\p{L}+\d?\.?$/u.test(word))
    .map(fold),
)

/** The words of markers' names; a first I and a first l are treated as the same letter. */
const NAME_WORDS = Map.groupBy(
  new Set(
    NAMES.flatMap((name) => name.split(/[^\p{L}]+/u)).filter((word) => word.length >= SHORTEST_ONE_OFF),
  ),
  strokes,
)

/** A word of a name whose first letter was recognised as another stroke: "lonized"; null for any other word. */
function nameWord(text: string): string | null {
  if (!/^[lI1|](?=\p{Ll}{6})\p{Ll}+$/u.test(text)) return null
  const words = NAME_WORDS.get(strokes(text)) ?? []
  const starts = new Set(words.map((word) => (/^i/iu.test(word) ? 'I' : 'l')))
  return starts.size === 1 && starts.has('I') ? `I${text.slice(1)}` : null
}

/** Words of reports, some of them one letter away from a word of a name: "reactivo", and "FIBRINOGENE" without its accent. */
const KNOWN_WORDS = new Set(
  [
    ...NAMES,
    ...LANGUAGES.flatMap(({ qualitative, methods, words, flags }) => [
      ...[...qualitative, ...methods, ...words],
      ...Object.values(flags).flat(),
    ]),
  ].flatMap((text) => fold(text).split(/[^\p{L}]+/u)),
)

/** Letters that look alike in print. */
const LOOK_ALIKE = ['ftlij', 'ceo', 'nuh', 'bh', 'gq', 'vy']
const looksLike = (one: string, other: string) =>
  one === other || LOOK_ALIKE.some((letters) => letters.includes(one) && letters.includes(other))

/** The words of names by their length. */
const NAME_WORDS_BY_LENGTH = Map.groupBy(
  new Set([...NAME_WORDS.values()].flat().map((word) => word.toLowerCase())),
  (word) => word.length,
)

/**
 * A word of a name with one letter recognised as another that looks like it: "Bazotile" is "Bazofile". Null for all other
 * words, and where two words of names look like it.
 */
function nameLike(text: string): string | null {
  const lower = text.toLowerCase()
  const words = NAME_WORDS_BY_LENGTH.get(text.length) ?? []
  if (text.length < SHORTEST_ONE_OFF || !/^\p{L}+$/u.test(text)) return null
  if (KNOWN_WORDS.has(fold(text)) || isUnit(text)) return null
  const near = words.filter((word) => {
    const different = [...word].filter((letter, at) => letter !== lower.charAt(at))
    return different.length === 1 && [...word].every((letter, at) => looksLike(letter, lower.charAt(at)))
  })
  const [only, ...more] = near
  return only === undefined || more.length > 0 ? null : inCaseOf(only, text)
}

/** The words with which a limit begins, such as "не" of "не более"; their bracket may be recognised as a stroke. */
const NEGATIONS = new Set(
  LANGUAGES.flatMap(({ limits }) => [...limits.below, ...limits.above]).flatMap((text) => {
    const [first = '', ...more] = text.split(' ')
    return more.length > 0 && /^\p{Script=Cyrillic}+$/u.test(first) ? [first] : []
  }),
)

/** One dash between two limits that was recognised as two. */
const TWO_DASHES = /^(?:[([]?\d[\d.,]*)?(?:[–—]-|-[–—])(?:\d|$)/u

/** The dash of a range with an accent behind it, which the Greek model finds there: "1,80-΄7,50". */
const STAINED_DASH = /^[([]?[\d.,]*[-–—][᾿΄᾽’‘´`']+\d/u
/** The lower limit of zero, before its dash, recognised as a letter of another script: "[ο-". */
const ZERO_BEFORE_DASH = /^[([]?[оОοΟ][-–—]{1,2}$/u

/** A date whose strokes were recognised as ones: "0410512022". */
const DATE_OF_FIGURES = /^(0[1-9]|[12]\d|3[01])1(0[1-9]|[12]\d|3[01])1((?:19|20)\d{2})$/

const LETTERS_IN_NUMBER = /^[<>]?(?=[^\d]*\d)[\dOolI|]*(?:[.,-][\dOolI|]+)*$/u

/** The same with Cyrillic letters: зо8 is 308. */
const CYRILLIC_IN_NUMBER = /^[<>«]?(?:(?=.*\d)[\dоОзЗ]+(?:[.,-][\dоОзЗ]+)*|[оОзЗ]{1,3})$/u

/**
 * A recognised word as it was printed, as far as that is certain. `changedNumber` says that letters were read as
 * figures: a guess that a person should check.
 */
export function spell(text: string): { text: string; changedNumber: boolean } {
  const [, before = '', kind] = IMMUNOGLOBULIN.exec(text) ?? []
  if (kind) return { text: `${before}Ig${kind}`, changedNumber: false }
  const [, plus] = /^[‘’'`"´](\+{1,3})$/u.exec(text) ?? []
  if (plus !== undefined) return { text: plus, changedNumber: false }
  // The heading of values in SI units.
  if (/^S[!|l]$/.test(text)) return { text: 'SI', changedNumber: false }
  if (STAINED_DASH.test(text))
    return { text: text.replace(/(?<=[-–—])[᾿΄᾽’‘´`'᾽]+/u, ''), changedNumber: true }
  if (ZERO_BEFORE_DASH.test(text)) return { text: text.replace(/[оОοΟ][-–—]+$/u, '0-'), changedNumber: true }
  if (TWO_DASHES.test(text)) return { text: text.replace(/[–—]-|-[–—]/u, '-'), changedNumber: false }
  const [, ended] = /^[([]?(\p{L}{3,})[!|]$/u.exec(text) ?? []
  if (ended !== undefined && KNOWN_WORDS.has(fold(ended)))
    return { text: text.slice(0, -1), changedNumber: false }
  const word = nameWord(text) ?? nameLike(text)
  if (word) return { text: word, changedNumber: false }
  if (SHORT_WORDS.has(fold(text)) && !FIGURES.some(([pattern]) => pattern.test(text)))
    return { text, changedNumber: false }
  if (DATE_OF_FIGURES.test(text))
    return { text: text.replace(DATE_OF_FIGURES, '$1/$2/$3'), changedNumber: true }
  const unit = FEMTOLITRE.test(text) ? 'fL' : unitOf(text)
  if (unit) return { text: unit, changedNumber: false }
  const [, angle] = /^([<>])[0O]?OR=\d/u.exec(text) ?? []
  if (angle) return { text: text.replace(/^.*=/u, angle === '<' ? '≤' : '≥'), changedNumber: false }
  if (/^=[<>]/.test(text)) return { text: text.replace('=<', '≤').replace('=>', '≥'), changedNumber: false }
  for (const [pattern, figure] of FIGURES) {
    if (pattern.test(text)) {
      return { text: text.replace(/[lI|i!](?=c|2)/u, figure), changedNumber: false }
    }
  }
  const [, opened] = /^[ІIl1|](\p{Ll}+)$/u.exec(text) ?? []
  if (opened !== undefined && NEGATIONS.has(opened)) return { text: `(${opened}`, changedNumber: false }
  // The quotation mark of Cyrillic and Greek print, for a sign that their models do not know.
  if (/^«\d/u.test(text)) return { text: text.replace('«', '<'), changedNumber: true }
  if (/[оОзЗ]/.test(text) && CYRILLIC_IN_NUMBER.test(text))
    return {
      text: text.replaceAll(/[оО]/g, '0').replaceAll(/[зЗ]/g, '3'),
      changedNumber: true,
    }
  if (/[OolI|]/.test(text) && LETTERS_IN_NUMBER.test(text)) {
    return { text: text.replaceAll(/[Oo]/g, '0').replaceAll(/[lI|]/g, '1'), changedNumber: true }
  }
  if (/^[\d.,-]*\d\($/.test(text)) return { text: text.replace('(', '0'), changedNumber: true }
  return { text, changedNumber: false }
}

/**
 * How a Russian word looks to the Ukrainian model, which reads Russian too and knows no ы, э and ъ: "лейкоциты" as
 * "лейкоцить!", "эозинофилы" as "зозинофильі".
 */
const asUkrainian = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[ъы]|ь(?:с(?=є)|[!іївгю|1]{0,2})/gu, 'ь')
    .replaceAll('є', 'е')
    .replaceAll('э', 'з')
    .replaceAll('ё', 'е')

const RUSSIAN = Map.groupBy(
  new Set(
    LANGUAGES.filter(({ code }) => code === 'ru')
      .flatMap(
        ({ names, headings, flags, groups, dates, notATest, qualitative, sections, methods, words }) => [
          ...[names, headings, flags, groups, sections].flatMap((lists) => Object.values(lists)).flat(),
          ...[...dates.collected, ...dates.reported, ...dates.other, ...dates.months.flat()],
          ...[...notATest, ...qualitative, ...methods, ...words],
        ],
      )
      .flatMap((text) => text.split(/[^\p{L}]+/u))
      .filter((word) => word.length > 2),
  ),
  asUkrainian,
)

const inCaseOf = (word: string, like: string) =>
  word.length === like.length
    ? [...word]
        .map((letter, at) => (/\p{Lu}/u.test(like.charAt(at)) ? letter.toUpperCase() : letter))
        .join('')
    : like === like.toUpperCase()
      ? word.toUpperCase()
      : /^\p{Lu}/u.test(like)
        ? `${word.charAt(0).toUpperCase()}${word.slice(1)}`
        : word

/** A shorter Russian word is one letter away from too many others. */
const SHORTEST_RUSSIAN = 8

/** The only Russian word that looks like a word, or like it with one letter misread; null where there are more, or none. */
function russianLike(text: string): string | null {
  const look = asUkrainian(text)
  const exact = RUSSIAN.get(look)
  const isNear = (other: string) => other.length === look.length && distance(look, other) === 1
  const near = () => [...RUSSIAN].flatMap(([other, words]) => (isNear(other) ? words : []))
  const [only, ...more] = exact ?? (look.length < SHORTEST_RUSSIAN ? [] : near())
  return only === undefined || more.length > 0 ? null : only
}

/** A word of a Russian page as a laboratory prints it, where exactly one word looks like it; else as it is. */
export const inRussian = (text: string): string =>
  text.replaceAll(/\p{Script=Cyrillic}{2,}(?:[!|1]\p{Script=Cyrillic}?)?/gu, (word) => {
    const only = russianLike(word)
    return only === null ? word : inCaseOf(only, word.replaceAll(/[^\p{L}]/gu, ''))
  })

/**
 * A Greek word with the accents of today: the Greek model takes them for those of older print, finds a letter with an
 * accent twice, takes μ for the sign of micro, and the C of C-peptide for a letter with which no word begins.
 */
export const inGreek = (text: string): string =>
  /\p{Script=Greek}/u.test(text)
    ? text
        .normalize('NFD')
        .replaceAll(/(?<=\p{Lu})[\u0313\u0314]|\u0345/gu, '')
        .replaceAll(/[\u0300\u0301\u0313\u0314\u0342]+/gu, '\u0301')
        .replaceAll(/([αεηιουω]\u0301)\1/gu, '$1')
        .replace(/^[ςΟ](?=-\p{Script=Greek}{4})/u, 'C')
        .replaceAll(/(?<=\p{Script=Greek}\u0301?)µ|µ(?=\p{Script=Greek})/gu, 'μ')
        .normalize('NFC')
    : text
