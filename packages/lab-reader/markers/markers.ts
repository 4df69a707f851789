/** From a printed name and unit to a known marker, its LOINC code, and its possible values. */

import { ENGLISH, fold, LANGUAGES, localNames } from '../languages/languages.ts'
import type { Language } from '../languages/schema.ts'
import { isOfBlood, type PrintedSpecimen, specimenIn } from '../languages/specimens.ts'
import { timeIn } from '../languages/times.ts'
import { latinUnit } from '../languages/unitParts.ts'
import { foldedWords } from '../languages/vocabulary.ts'
import { lazy } from '../lazy.ts'
import type { TimeOfDay } from '../specimen.ts'
import type { MarkerRow, Specimen } from '../types.ts'
import { believedOf, boundsOf } from './bounds.ts'
import { knownMarker, MARKERS, type Marker, type UnitKind } from './knownMarkers.ts'
import { unitKinds } from './simpleUnit.ts'
import { conversion, exactly } from './units.ts'

/** Normalises a name: British spellings, accents, punctuation, the dots of `M.C.V.` and case make no difference. */
function simpleName(name: string): string {
  return fold(name)
    .replaceAll(/\b[a-z](?:\. ?[a-z]){2,3}\b/g, (initials) => initials.replaceAll(/[. ]/g, ''))
    .replaceAll('ae', 'e')
    .replaceAll('leuco', 'leuko')
    .replaceAll('oestr', 'estr')
    .replaceAll('sulphate', 'sulfate')
    .replaceAll('triglycerid ', 'triglyceride ')
    .replaceAll(/(?<=\p{L})%/gu, ' %')
    .replaceAll(/[^\p{L}\p{N}%+]+/gu, ' ')
    .trim()
}

/** The shortest cut-off name that is looked up, in characters; a shorter one could be the start of many names. */
const SHORTEST_PREFIX = 9

/** Markers by all their names, and the names by their first letters, because a report's column may cut a name off. */
type Names = { markers: Map<string, Meaning[]>; byStart: Map<string, string[]> }
/** A marker that a name may mean; only together with its specimen, where the name is another marker's (`isShared`). */
type Meaning = { marker: Marker; isShared: boolean }

function addName({ markers, byStart }: Names, name: string, meaning: Meaning): void {
  const known = markers.get(name)
  if (known?.some(({ marker }) => marker === meaning.marker)) return
  markers.set(name, [...(known ?? []), meaning])
  const start = name.slice(0, SHORTEST_PREFIX)
  if (!known) byStart.set(start, [...(byStart.get(start) ?? []), name])
}

/** A name, and the name with umlauts written as two letters: `haemoglobin`. */
const spellings = (name: string) => [name, name.replaceAll(/[äöü]/g, (umlaut) => `${fold(umlaut)}e`)]

/**
 * The names in English and in the other languages. Names that English has too are left out of the others, where they
 * mean the same or would mislead.
 */
function collectNames() {
  const english: Names = { markers: new Map(), byStart: new Map() }
  const others: Names = { markers: new Map(), byStart: new Map() }
  const shared = MARKERS.flatMap((marker) => {
    const of = knownMarker(marker.of)
    return of ? [{ marker, of, isShared: true }] : []
  })
  const meanings = [...MARKERS.map((marker) => ({ marker, of: marker, isShared: false })), ...shared]
  for (const { marker, of, isShared } of meanings) {
    for (const synonym of of.synonyms)
      addName(english, simpleName(synonym), { marker, isShared: isShared || of.needsSpecimen })
  }
  for (const { marker, of, isShared } of meanings) {
    const printed = LANGUAGES.flatMap((language) => localNames(language)[of.name] ?? [])
    for (const name of printed.flatMap(spellings).map(simpleName)) {
      const isEnglish = english.markers.get(name)?.some((one) => !one.isShared)
      if (!isEnglish) addName(others, name, { marker, isShared: isShared || of.needsSpecimen })
    }
  }
  return { english, others }
}

const allNames = lazy(collectNames)

/** Whether a text is the start of a marker's name that a report's column cut off: "cholestéro". */
export function beginsMarkerName(text: string): boolean {
  const simple = simpleName(text)
  const { english, others } = allNames()
  const start = simple.slice(0, SHORTEST_PREFIX)
  return (
    simple.length >= SHORTEST_PREFIX &&
    [english, others].some(({ byStart }) => byStart.get(start)?.some((name) => name.startsWith(simple)))
  )
}

/** The words of a kind within names, of one language or of several. */
const partsOf = (part: keyof Language['nameParts'], languages = LANGUAGES) =>
  languages.flatMap(({ nameParts }) => nameParts[part] ?? [])

/** Words that say how or where something was measured, not what. */
const NOISE = lazy(
  () =>
    new RegExp(
      `\\b0\\d\\b|${foldedWords(partsOf('noise'))}|(?:${foldedWords(partsOf('beforeSamples'))} )?${foldedWords(partsOf('samples'))}`,
      'gu',
    ),
)
/** Words in brackets that make it another marker; all other words in brackets only explain. */
const MATTERS = lazy(() => new RegExp(`${foldedWords(partsOf('distinguishing', [ENGLISH]))}|[%#]`, 'iu'))
const OTHERS = LANGUAGES.filter((language) => language !== ENGLISH)
/** The same in other languages, but for urea and uric acid; `i.U.` is German for "in urine". */
const MATTERS_ELSEWHERE = lazy(
  () =>
    new RegExp(
      `(?!harns(?:to|au)|moczn)${foldedWords(partsOf('distinguishing', OTHERS))}|\\b24 ?h|\\bi\\. ?U\\b|^ *u *$`,
      'u',
    ),
)

const mattersElsewhere = (text: string) =>
  MATTERS_ELSEWHERE().test(text) || MATTERS_ELSEWHERE().test(fold(text))

/** Electrodes measure directly or indirectly; these words are a method, as in "Potassium (Indirect ISE)". */
const withoutElectrode = (inside: string) =>
  /\bise\b|\bpoten[tcz]iom/iu.test(inside) ? inside.replaceAll(/\b(?:in)?dire[ckt]\w*/giu, '') : inside

/**
 * The longest printed name of a marker: in characters, with its translation in words, and with brackets that explain.
 */
const LONGEST_NAME = 120
const MOST_WORDS = 10
const MOST_BRACKETS = 3

/** What is known besides a name: the kinds of its unit, and which markers the specimen allows. */
type Query = { kinds: UnitKind[]; allows: (meaning: Meaning) => boolean }

/** Of the markers that share a name, the one measured in this kind of unit; null if none of them is. */
function suiting(meanings: Meaning[] | undefined, { kinds, allows }: Query): Marker | null {
  const markers = (meanings ?? []).filter(allows).map(({ marker }) => marker)
  if (kinds.length === 0) return markers[0] ?? null
  const [first] = kinds.flatMap((kind) => markers.find((marker) => kind in marker.loinc) ?? [])
  return first ?? null
}

/**
 * An abbreviation of another language up to this length counts only with its unit: `HT` may be a hematocrit or a
 * height.
 */
const LONGEST_ABBREVIATION = 3

const inEnglish = (simple: string, query: Query) => suiting(allNames().english.markers.get(simple), query)

function inOthers(simple: string, query: Query): Marker | null {
  if (query.kinds.length === 0 && simple.length <= LONGEST_ABBREVIATION) return null
  return suiting(allNames().others.markers.get(simple), query)
}

/** Words for the level of a medicine, and when it was drawn; only names of medicines are looked up without them. */
const LEVEL = lazy(
  () => new RegExp(`${foldedWords(partsOf('levels'))}|(?<=\\p{L}{4})(?:tal|spitzen)?spiegel\\b`, 'gu'),
)
const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function medicineIn(quiet: string, query: Query): Marker | null {
  const bare = withoutSpaces(quiet.replaceAll(LEVEL(), ' '))
  const found = bare === quiet ? null : (inEnglish(bare, query) ?? inOthers(bare, query))
  return found?.group === 'drugLevels' ? found : null
}
/** The marker of a name exactly as it is listed. */
const byListedName = (name: string, query: Query) =>
  inEnglish(simpleName(name), query) ?? inOthers(simpleName(name), query)

/** The marker of a name, exactly or without the words that only say how it was measured. */
function byExactName(name: string, query: Query): Marker | null {
  const simple = simpleName(name)
  const quiet = withoutSpaces(simple.replaceAll(NOISE(), ' '))
  return (
    inEnglish(simple, query) ??
    inOthers(simple, query) ??
    inEnglish(quiet, query) ??
    inOthers(quiet, query) ??
    medicineIn(quiet, query)
  )
}

/** The marker of a name followed by its abbreviation or translation, where both mean the same marker. */
function byHalves(name: string, query: Query): Marker | null {
  const words = simpleName(name).split(' ')
  if (words.length > MOST_WORDS) return null
  const named = (part: string[]) => inEnglish(part.join(' '), query) ?? inOthers(part.join(' '), query)
  for (let at = 1; at < words.length; at += 1) {
    const first = named(words.slice(0, at))
    if (first && first === named(words.slice(at))) return first
  }
  return null
}

/** The marker of a name that the report's column cut off: the only one whose name begins with it. */
function byPrefix(name: string, query: Query): Marker | null {
  const simple = simpleName(name)
  if (simple.length < SHORTEST_PREFIX) return null
  const { english, others } = allNames()
  for (const { markers, byStart } of [english, others]) {
    // A complete name with an unsuitable unit, or with one more letter, is something else: hemoglobin A.
    if (markers === others.markers && (markers.has(simple) || / \S$/u.test(simple))) return null
    const found = new Set<Marker>()
    for (const whole of byStart.get(simple.slice(0, SHORTEST_PREFIX)) ?? []) {
      // A column may cut anywhere, but a name that ends with a whole word usually belongs to another test.
      const isCut = whole.startsWith(simple) && whole[simple.length] !== ' '
      const marker = isCut ? suiting(markers.get(whole), query) : null
      if (marker) found.add(marker)
    }
    if (found.size > 0) return found.size === 1 ? ([...found][0] ?? null) : null
  }
  return null
}

/** The marker of a name, in a unit of one of these kinds; null for a missing or unknown unit that does not decide. */
function search(name: string, query: Query): Marker | null {
  const whole = byExactName(name, query)
  if (whole) return whole
  const brackets = [...name.matchAll(/\(([^)]*)\)?/gu)].reverse()
  // The last brackets first: in "RDW (CV) (Derived)" the first belongs to the name, the last to the method.
  for (const [bracket, text = ''] of brackets.length > MOST_BRACKETS ? [] : brackets) {
    const inside = withoutElectrode(text)
    const outside = name.replace(bracket, ' ')
    const outer = brackets.length > 1 ? search(outside, query) : byExactName(outside, query)
    const inner = byExactName(inside, query)
    if (outer && outer === inner) return outer
    const matters = MATTERS().test(inside) || (outer && mattersElsewhere(inside))
    if (!matters && (outer ?? inner)) return outer ?? inner
  }
  if (!/ratio/iu.test(name) && !MATTERS().test(name)) {
    const pieces = name.split(/\/|\s-\s|;/u).map((piece) => byExactName(piece.trim(), query))
    const found = new Set(pieces.filter((marker) => marker !== null))
    const certain = !pieces.includes(null) || !mattersElsewhere(name)
    if (pieces.length > 1 && found.size === 1 && certain) return [...found][0] ?? null
  }
  return byHalves(name, query) ?? byPrefix(name, query)
}

/** The number of a footnote after a name: "Hematocrit ¹", "IgG 1)". */
const FOOTNOTE = /\s(?:[¹²³⁴]|\d\))$/u

/** The specimen that a row's surroundings name; where it `isLoose`, it may be that of other rows. */
export type Around = { specimen: PrintedSpecimen; isLoose: boolean }

/** A specimen that is printed loosely, as a title that may be about other rows, or a tube from which plasma is taken. */
export const around = (specimen: PrintedSpecimen, isLoose = specimen === 'tube'): Around => ({
  specimen,
  isLoose,
})

/** What an earlier reading of a row says about its correction: its specimen, where this is not just its marker's. */
export function saidBefore(row: Pick<MarkerRow, 'marker' | 'specimen'> | null): Around | null {
  const isUsual = row && row.marker !== null && knownMarker(row.marker)?.of === null
  return row?.specimen && !isUsual ? around(row.specimen, isOfBlood(row.specimen)) : null
}

/** Markers that are also measured in another kind of blood, with other values. */
const DIFFERS = new Set(
  MARKERS.flatMap(({ of, reportedAs, specimen }) => (of && !reportedAs && isOfBlood(specimen) ? [of] : [])),
)

/** Which meanings of a name a specimen allows, those that are tried first first. */
function allowedBy(hint: Around | null, time: TimeOfDay | null = null): Query['allows'][] {
  if (hint === null) return [({ isShared }) => !isShared]
  const { specimen, isLoose } = hint
  if (specimen === 'blood') return [({ marker, isShared }) => !isShared && isOfBlood(marker.specimen)]
  const own = specimen === 'tube' ? 'wholeBlood' : specimen
  const strict = ({ marker }: Meaning) =>
    marker.specimen === own && (marker.time === undefined || marker.time === time)
  const loose = ({ marker, isShared }: Meaning) =>
    !isShared && (!isOfBlood(specimen) || (isOfBlood(marker.specimen) && !DIFFERS.has(marker.name)))
  return isLoose ? [strict, loose] : [strict]
}

/** The specimen of which a unit is: results per creatinine are of urine, those per day of the urine of a day. */
function specimenOfUnit(unit: string | null): Around | null {
  const text = fold(latinUnit(unit ?? '')).replaceAll(/[\s.()]/g, '')
  if (/\/(?:m?g|[mu]?mol)(?:of)?[ck]r/u.test(text)) return around('urine')
  return /\/(?:24\s?(?:h|st|s|u|g|o)|d$|day|tag|jour|di[ae]|giorno|dob|gun|dag|etmaal)/u.test(text)
    ? around('urine24h')
    : null
}

/** The specimen in a marker's name. Urine with a unit per day is 24-hour urine. */
function specimenNamed(name: string, unit: string | null) {
  const { specimen } = specimenIn(name)
  return specimen === 'urine' ? (specimenOfUnit(unit)?.specimen ?? specimen) : specimen
}

/**
 * The marker of a printed name, of the specimen that the name says, or else the unit, or else the row's surroundings
 * (`said`). Where several markers share the name, the unit decides (neutrophils in % and in K/uL); without a unit, `#`, `%`
 * or `/` in the name decides between count, share and ratio. Null for unknown names, and for known names with a unit or a
 * specimen that the marker cannot have. Names in all languages of `languages/` are known; they never change what an English
 * name means.
 */
export function findMarker(printed: string, unit: string | null, said: Around | null = null): Marker | null {
  if (printed.length > LONGEST_NAME) return null
  const name = printed.replace(FOOTNOTE, '')
  const kinds = unit === null ? [] : unitKinds(unit)
  const { rest } = specimenIn(name)
  const specimen = specimenNamed(name, unit)
  if (specimen === null) return named(name, kinds, specimenOfUnit(unit) ?? said)
  // Some listed names contain these words: "Serum Iron", "Microalbumin, urine", "Red cell count".
  const [usual] = allowedBy(null)
  const listed = usual ? byListedName(name, { kinds, allows: usual }) : null
  if (listed) return listed
  if (specimen === 'redCells') {
    const cells = named(name, kinds, null)
    if (cells?.group === 'bloodCount') return cells
  }
  return named(rest, kinds, around(specimen === 'several' ? 'other' : specimen))
}

/** The specimen of a row: its marker's, or else the one that is printed. */
export function specimenOf(
  marker: Marker | null,
  name: string,
  unit: string | null,
  said: Around | null,
): Specimen | null {
  if (marker) return marker.specimen
  const printed = specimenNamed(name, unit) ?? (specimenOfUnit(unit) ?? said)?.specimen ?? null
  if (printed === 'several') return 'other'
  if (printed === 'tube') return 'wholeBlood'
  return printed === 'blood' ? null : printed
}

/** The marker of a name without the words for its specimen. */
function named(printed: string, kinds: UnitKind[], hint: Around | null): Marker | null {
  // A day profile: each time is a marker of its own.
  const timed = hint?.specimen === 'saliva' ? timeIn(printed) : null
  const name = timed?.rest ?? printed
  const said = /#/.test(name) ? 'number' : /%/.test(name) ? 'percent' : /[/:]/.test(name) ? 'ratio' : null
  for (const allows of allowedBy(hint, timed?.time)) {
    if (said && (kinds.length === 0 || kinds.includes(said))) {
      const found = search(name.replaceAll(/[#%]/g, ' '), { kinds: [said], allows })
      if (found) return found
    }
    const found = search(name, { kinds, allows })
    if (found) return found
  }
  return null
}

/** A pH whose specimen is not named is that of blood where the printed range is: the one of urine is far wider. */
export function bloodPhOf(name: string, { low, high }: Pick<MarkerRow, 'low' | 'high'>): Marker | null {
  const isBlood = low !== null && high !== null && low >= 7.2 && high <= 7.6
  return isBlood && /^ph(?:[- ]?(?:wert|waarde|value))?$/iu.test(name.trim()) ? knownMarker('Blood pH') : null
}

/**
 * The LOINC code of a marker measured in this unit, and by the method in its printed name (an equation, a
 * high-sensitivity assay); null if the unit does not decide.
 */
export function loincOf(marker: Marker | null, unit: string | null, name = ''): string | null {
  const kind = unitKinds(unit).find((one) => marker !== null && one in marker.loinc)
  if (!marker || !kind) return null
  const simple = simpleName(name.slice(0, LONGEST_NAME))
  const named = marker.named.find(({ words }) => words.test(simple))
  return named?.loinc[kind] ?? marker.loinc[kind] ?? null
}

const MAY_BE_NEGATIVE = /\b(?:excess|score|deviation|change|difference|balance|gap)\b/iu

/**
 * Whether a value is possible in blood at all: not below zero, and not far beyond the values with which people live, as
 * where a figure was read with the wrong unit. A value that is only bounded (`<0.3`) may be arbitrarily far on that
 * side. It does not say whether a value is healthy.
 */
export function isPlausible(
  marker: Marker | null,
  name: string,
  value: number,
  unit: string | null,
  comparator: MarkerRow['comparator'] = null,
): boolean {
  if (value < 0 && !(marker ? marker.mayBeNegative : MAY_BE_NEGATIVE.test(name))) return false
  const believed = marker && believedOf(marker.name, unit)
  if (!believed) return true
  const { least, most, orNone } = believed
  const mayBeLess = comparator === '<' || comparator === '<='
  const mayBeMore = comparator === '>' || comparator === '>='
  return (value >= least || mayBeLess || (orNone && value === 0)) && (value <= most || mayBeMore)
}

/** The marker of a canonical name, or of any name that the reader knows without a unit. Null for an unknown name. */
export const markerNamed = (name: string): Marker | null => knownMarker(name) ?? findMarker(name, null)

/** Whether a value above its range is welcome, such as HDL up to the level above which it protects no further. */
export function isWelcome(marker: string | null, value: number, unit: string | null): boolean {
  const good = knownMarker(marker)?.goodUpTo ?? null
  const way = marker !== null && good ? conversion(marker, unit, good.unit) : null
  return good !== null && way !== null && exactly(value, way) <= good.value
}

/**
 * The marker of a row by its figures, where a mineral is measured in whole blood in two ways: in its plasma by an
 * electrode, or in all of it with the cells, in which there is ten times as much potassium.
 */
export function inFigures(
  marker: Marker | null,
  unit: string | null,
  { value, low, high }: Pick<MarkerRow, 'value' | 'low' | 'high'>,
): Marker | null {
  if (!marker?.reportedAs) return marker
  const whole = MARKERS.find(
    ({ of, reportedAs, specimen }) => of === marker.of && !reportedAs && specimen === marker.specimen,
  )
  const bounds = whole && boundsOf(whole.name, unit)
  const believed = whole && believedOf(whole.name, unit)
  if (!whole || !bounds || !believed) return marker
  const [leastLow, mostLow, leastHigh, mostHigh] = bounds
  const isWithin = (figure: number | null, least: number, most: number) =>
    figure === null || (figure >= least && figure <= most)
  const isWhole =
    isWithin(low, leastLow, mostLow) &&
    isWithin(high, leastHigh, mostHigh) &&
    isWithin(value, believed.least, believed.most)
  return isWhole ? whole : marker
}
