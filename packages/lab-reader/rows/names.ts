/** Which texts may be the printed name of a test, and which belong to the report's other content. */

import { ENGLISH, fold, LANGUAGES } from '../languages/languages.ts'
import { isOfBlood, materialOf, type PrintedSpecimen, specimenIn } from '../languages/specimens.ts'
import { alternatives, asWritten, foldedWords, lookup, memoized, trimmed } from '../languages/vocabulary.ts'
import { beginsMarkerName, findMarker } from '../markers/markers.ts'
import type { Word } from '../page/words.ts'
import { beginsWithRangeLabel, isRange, isUnit, readParts } from './cells.ts'
import { isFlag } from './flags.ts'
import { type Cell, NAME_GAP, toCell } from './lines.ts'

/** Limits for text from outside: the longest name in characters and in words. */
const MAX_NAME = 200
const MAX_NAME_WORDS = 12

const beginsWith = (words: string) => new RegExp(`^(?:${words})(?!\\p{L})`, 'iu')

/** First words of lines that look like a row (a text and a number) but are not. */
const NOT_A_TEST = new RegExp(
  `^(?:[ag][1-5][ab]?\\b|${foldedWords([...ENGLISH.notATest, ...(ENGLISH.beginnings ?? [])])})`,
  'iu',
)
/** Above a column this is the heading of the values; before further words it begins a name. */
const CONCENTRATION = /^[ck]on[cz]entra/u
const NOT_A_TEST_ELSEWHERE = beginsWith(
  alternatives(({ notATest, groups, dates, headings }) => [
    ...notATest,
    ...groups.male,
    ...groups.female,
    ...groups.healthy,
    ...groups.other,
    ...dates.collected,
    ...dates.reported,
    ...dates.other,
    ...headings.value.filter((word) => !CONCENTRATION.test(word)),
  ]),
)
const METHOD = new RegExp(`^\\(?\\s*${foldedWords(ENGLISH.methodStems ?? [])}`, 'iu')
const METHOD_ELSEWHERE = beginsWith(alternatives(({ methods }) => methods))
/** Titles of sections, as opposed to second lines of names. */
const TITLE = /\b(?:panel|profile|studies|tests?|results|function|section|department)\b/iu
const TITLE_ELSEWHERE = new RegExp(
  `(?<!\\p{L})(?:${alternatives(({ sections }) => sections.title)})(?!\\p{L})`,
  'iu',
)
const BLOOD =
  /\b(?:panel|profile|blood|h[ae]+matology|chemistry|biochemistry|lipids?|thyroid|liver|renal|kidney|iron|vitamins?|diabetes|count|cbc|cmp|serum|hormones?|electrolytes|inflammation)\b/iu
/** Whether a title is surely about blood, rather than about a subject that other specimens have too. */
const SURELY_BLOOD =
  /(?<!\p{L})(?:blood|h[ae]*mat|blut(?!druck)|sang(?!r?ado)|krew|krwi|morfolog|hemogram|emocromo|bloed(?!druk)|kan(?!\p{L}))/u
const NOT_BLOOD = new RegExp(
  `(?<!\\p{L})(?:${alternatives(({ sections }) => sections.notBlood)})(?!\\p{L})`,
  'iu',
)
const BLOOD_ELSEWHERE = new RegExp(
  `(?<!\\p{L})(?:${alternatives(({ sections }) => sections.blood)})(?!\\p{L})`,
  'iu',
)

/** What a section's title says about the specimen of its rows. */
type Title = { specimen: PrintedSpecimen; isSure: boolean; isOfMinerals: boolean }

const isTitleOfBlood = lookup(({ sections }) => sections.blood)
/** Minerals and metals, which are measured in whole blood, red cells and hair too. */
const MINERALS = /miner|metal|element|oligo|trace|pierwiast|tungmet/u

/**
 * The specimen that a section's title names; blood, but not surely, for a subject such as "Lipids". Null if the title says
 * neither.
 */
export function specimenOfTitle(title: string): Title | null {
  const isOfMinerals = MINERALS.test(fold(title))
  const isBlood = BLOOD.test(title) || BLOOD_ELSEWHERE.test(title)
  // "Tam kan" is whole blood in a column, and a blood count as a title.
  if (isTitleOfBlood(title))
    return { specimen: 'blood', isSure: SURELY_BLOOD.test(fold(title)), isOfMinerals }
  const named = materialOf(title) ?? specimenIn(title).specimen
  // "Serie eritrocitaria" is a part of the blood count.
  if (named && named !== 'several' && !(named === 'redCells' && isBlood))
    return { specimen: named, isSure: true, isOfMinerals }
  if (NOT_BLOOD.test(title)) return { specimen: 'other', isSure: true, isOfMinerals }
  return isBlood ? { specimen: 'blood', isSure: SURELY_BLOOD.test(fold(title)), isOfMinerals } : null
}

const SPECIMEN = new RegExp(`^(?:${alternatives(({ specimens }) => specimens.parts)}(?: |$)){1,4}$`)
/** Words that surely name a specimen; "blood" alone is a test of urine. */
const SPECIMEN_KEY = new RegExp(alternatives(({ specimens }) => specimens.sure))

/** Whether a text beside a name says what was examined ("EDTA whole blood"); it is not part of the name. */
const isSpecimen = memoized((text: string): boolean => {
  const plain = fold(text.slice(0, 40))
    .replaceAll(/[()/ -]+/g, ' ')
    .trim()
  return SPECIMEN_KEY.test(plain) && SPECIMEN.test(plain)
})

const isWholeMethod = lookup(({ methods }) => methods)

/** Whether a text beside or below a name says what was examined; "blood" and "erythrocytes" alone are tests. */
const isOtherSpecimen = memoized((text: string): boolean => {
  const specimen = /^[([]/u.test(text) ? null : materialOf(text)
  return specimen !== null && !isOfBlood(specimen)
})

/** Whether a text only says what was examined, or how. */
export const isSpecimenOrMethod = (text: string) =>
  isSpecimen(text) || isOtherSpecimen(text) || isWholeMethod(text)

/**
 * Whether a line below a name says how it was measured, or is the title of a section: not a second line of the name.
 */
export const isMethodOrTitle = (text: string) =>
  isMethod(text) || TITLE.test(text) || TITLE_ELSEWHERE.test(text)

const isMethod = (text: string) => METHOD.test(text) || METHOD_ELSEWHERE.test(fold(text))

/** A line of the method between a name and its result: "Method: kinetic, IFCC". */
const REMARK = /^\p{Lu}[\p{L}. ]{2,24}\s?:\s?\p{L}/u
export const isRemark = (text: string) =>
  (isMethod(text) || isSpecimenOrMethod(text) || REMARK.test(text)) && findMarker(text, null) === null

/** The density of urine, whose name begins like a patient's weight. */
const DENSITY = /^(?:peso (?:spec|espec|espéc)|soortelijk)/iu

/** A ratio whose name was cut off ("Rapport cholestérol total/", "Rapport cholestéro"), and no report. */
const RATIO = /^rapporto?\s(?=\p{L}{3})/iu
function isCutRatio(text: string): boolean {
  const first = RATIO.test(text) ? trimmed(text.replace(RATIO, ''), '', '/ ') : ''
  return first !== '' && (findMarker(first, null) !== null || beginsMarkerName(first))
}

/**
 * Whether a text begins like something that is not a result: patient data, an address, a group of people, a comment.
 */
export const isOtherContent = memoized((text) => beginsWithRangeLabel(text) || beginsOtherwise(text))

const beginsOtherwise = (text: string) =>
  !DENSITY.test(text) &&
  !INITIALS.test(text) &&
  !ABBREVIATED.test(text) &&
  !isCutRatio(text) &&
  // "D-dimer" and "PR3-ANCA" begin with no group of people.
  !/^\p{L}(?:\p{L}{0,3}\d)?-\p{L}/u.test(text) &&
  (NOT_A_TEST.test(text) || NOT_A_TEST_ELSEWHERE.test(text))

/** "V.E.S. (1a ora)", "T. Chol/HDL", "Ac anti-TPO": no groups of people, and no Turkish word for fasting. */
const ABBREVIATED = /^(?:\p{L}\.){2}|^\p{L}\.\s\p{L}|^ac\.?\s?anti/iu

const ALSO_UNITS = /^(?:i\.?n\.?r\.?|ph|gpt)$/iu
export const isAlsoUnit = (text: string) => ALSO_UNITS.test(text.replaceAll(/\s/gu, ''))

/** A flag that is also the abbreviation of a share: "BAS" is "low" in French, and basophils elsewhere. */
const isAlsoShare = memoized((text) => isFlag(text) && findMarker(text, '%') !== null)

/**
 * Whether a text may be the name of a test: it has letters, is not a sentence, and has no words of the report's other
 * content.
 */
export function isName(text: string): boolean {
  const bare = text.trim()
  // "mg/dL 0 - 130"
  const [first = ''] = bare.split(' ', 1)
  if (isUnit(first) && isRange(bare.slice(first.length + 1))) return false
  if (bare.length > MAX_NAME || !/\p{L}/u.test(bare) || /[;?!]\s|https?:|@/u.test(bare)) return false
  if (isAlsoUnit(bare) || (!isUnit(bare) && findMarker(bare, null)))
    return bare.length <= MAX_NAME && !/[;?!]\s|https?:|@/u.test(bare)
  if ((INITIALS.test(bare) && !beginsWithRangeLabel(bare)) || isAlsoShare(bare)) return true
  // "1.09 Reference: 0.8 to 1.2" is a value and its range.
  if (beginsWithRangeLabel(bare.replace(/^[<>]?\d[\d.,]*\s(?:\p{L}{1,2}\s)?/u, ''))) return false
  if (/^[^\p{L}\d%(#*[]/u.test(bare) || isUnit(bare) || isFlag(bare) || isRange(bare) || readParts(bare))
    return false
  return (
    !isOtherContent(bare) &&
    !isProse(bare) &&
    !NOT_MEASURED.test(bare) &&
    !/:\s/u.test(bare) &&
    !/\d{4}/.test(bare) &&
    bare.split(/\s+/u).length <= MAX_NAME_WORDS &&
    /\p{L}{2}|\p{L}\d/u.test(bare) &&
    !/[.,~]$/u.test(bare)
  )
}

/** A scale for answers ("0-10"), a formula, a classification, the number of a licence: not a test. */
const NOT_MEASURED =
  /\(\s?\d{1,2}\s?[-–]\s?\d{1,3}\s?\)\s*[:=]?$|\s[=×x]\s|classification|guideline|criteria|accredit|licen[cs]e|certificat|\bNo\.?$|\bNr\.?$/iu

/** "V.G.M.", with the sign of a note: "V.G.M. (A)". */
const INITIALS = /^(?:\p{L}\.){1,4}\p{L}\.?(?:\s?(?:[†‡¹²³*#]|\(\p{L}\)))?$/u

/** Function words of sentences, which are rare in names. */
const SENTENCE = new RegExp(foldedWords(ENGLISH.sentences?.joints ?? []), 'giu')
/** A text with at least this many words, and this many function words, is a sentence. */
const SENTENCE_WORDS = 5
const SENTENCE_JOINTS = 2

/** Whether a text reads as prose rather than as a name. */
export const isProse = (text: string) =>
  text.split(/\s+/u).length >= SENTENCE_WORDS && (text.match(SENTENCE)?.length ?? 0) >= SENTENCE_JOINTS

/** The name as printed, without the dots, the colon or the dash that lead to its value. */
export function nameOf(words: readonly Word[]): string {
  const text = words.map((word) => word.printed ?? word.text).join(' ')
  return trimmed(text, '', ' :….·_=–—-').slice(0, MAX_NAME)
}

const VALUE_LABEL = new RegExp(
  `^(?:(?:your|test|patient|observed|measured) )?(?:result|value|${alternatives(({ headings }) => headings.value)})\\s?[:=]\\s?`,
  'iu',
)

/** A text without the label of a value before it ("Result: 5.1"). */
export const withoutValueLabel = (text: string) => text.replace(VALUE_LABEL, '')

/** Whether a text is the label of a value alone: "Result". */
export const isValueLabel = (text: string) =>
  text !== '' &&
  (withoutValueLabel(`${text}: 1`) === '1' || VALUE_LABELS.has(fold(text).replaceAll(/[\s:=]/gu, '')))

/** The labels of a value without their spaces, which a drawing may have elsewhere: "Your resu lt". */
const VALUE_LABELS = new Set(
  ['', 'your', 'test', 'patient', 'observed', 'measured'].flatMap((first) =>
    ['result', 'value', ...LANGUAGES.flatMap(({ headings }) => headings.value)].map((label) =>
      fold(`${first}${label}`).replaceAll(/\s/gu, ''),
    ),
  ),
)

/** What laboratories print before the name of what they looked for: "Taux de prothrombine", "Recherche de …". */
const SEARCHED = new RegExp(
  `^${asWritten(({ searches }) => searches?.words ?? [])}\\s(?:${asWritten(({ searches }) => searches?.of ?? [])}\\s)?`,
  'iu',
)
/** A text without the words for the search before the name of what was looked for. */
export const withoutSearch = (text: string) => text.replace(SEARCHED, '')

/** The texts of a line; one where all are words as close as those of a name, however wide the page sets its spaces. */
export function inOnePiece(cells: Cell[], height: number, most = NAME_GAP): Cell[] {
  const isClose = cells.every(
    ({ text, x }, at) =>
      (/\p{L}/u.test(text) || (at > 0 && /^[%#]$/u.test(text))) &&
      (readParts(text)?.value ?? null) === null &&
      x - (cells[at - 1]?.right ?? x) < most * height,
  )
  return isClose && cells.length > 1 ? [toCell(cells.flatMap(({ words }) => words))] : cells
}
