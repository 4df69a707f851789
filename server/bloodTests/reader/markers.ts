/** From a printed name and unit to the marker that we know, its LOINC code, and what its value can be. */
import type { MarkerRow } from '../../../shared/bloodTests.ts'
import { believedOf } from './bounds.ts'
import { fold, LANGUAGES } from './languages/languages.ts'
import { MARKERS, type Marker, type UnitKind } from './markers.data.ts'
import { unitKinds } from './simpleUnit.ts'
import { conversion, exactly } from './units.ts'

/** Names in one spelling: British spellings, accents, punctuation, the dots of `M.C.V.` and case do not count. */
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

/** Shorter than this, a cut-off name could be the start of anything. */
const SHORTEST_PREFIX = 9

/** Markers by every name that they have, and those names by their first letters: a report's column may cut them off. */
type Names = { markers: Map<string, Marker[]>; byStart: Map<string, string[]> }

function addName({ markers, byStart }: Names, name: string, marker: Marker): void {
  const known = markers.get(name)
  if (known?.includes(marker)) return
  markers.set(name, [...(known ?? []), marker])
  const start = name.slice(0, SHORTEST_PREFIX)
  if (!known) byStart.set(start, [...(byStart.get(start) ?? []), name])
}

const ENGLISH: Names = { markers: new Map(), byStart: new Map() }
for (const marker of MARKERS) {
  for (const synonym of marker.synonyms) addName(ENGLISH, simpleName(synonym), marker)
}

/** A name, and the same where umlauts are written as two letters: `haemoglobin`. */
const spellings = (name: string) => [name, name.replaceAll(/[äöü]/g, (umlaut) => `${fold(umlaut)}e`)]

/** The names of all other languages. What English knows is left out: there it means the same, or it would mislead. */
const OTHERS: Names = { markers: new Map(), byStart: new Map() }
for (const marker of MARKERS) {
  const printed = LANGUAGES.flatMap(({ names }) => names[marker.name] ?? [])
  for (const name of printed.flatMap(spellings).map(simpleName)) {
    if (!ENGLISH.markers.has(name)) addName(OTHERS, name, marker)
  }
}

/** Words that say how or where it was measured, not what, in the languages of `languages/`. */
const NOISE =
  /\b(?:serum|plasma|blood|levels?|i s|i p|s|p|quantitative|quant|automated|auto|calculated|calc|measured|hplc|eclia|clia|cmia|elisa|lc ms ms|immunoassay|ifcc|sg|test|value|result|edta|whole|venous|estimation|0\d|(?:(?:im|in|en|dans|le|nel|no|w|na) )?(?:serum|plasma|(?:voll)?blut|suero|sangre|sang|serique|sanguine?|seric[oa]|sierico|sierica|siero|sangue|plasmatique|plasmatic[oa]|soro|surowicy|osoczu|krwi|bloed)|enzymatisch|enzymatique|quantitativ)\b/g
/** Words in brackets that make it another marker; all others only explain. */
const MATTERS =
  /\b(?:urine|urinary|free|ionized|ionised|direct|indirect|fluid|stool|csf|absolute|abs|random|reverse|rbc|ratio|adjusted|corrected|1,25)\b|[%#]/iu
/** The same in other languages, by how the words begin, without accents; `i.U.` is German for "in urine". */
const MATTERS_ELSEWHERE =
  /\b(?:urin|harn(?!s(?:to|au))|orina|mocz(?!n)|idrar|24 ?h|stuhl|kot\b|selles|heces|feci\b|fezes|ontlasting|kal\b|gaita|diski|liquor|lcr\b|sedim|frei|libr[eo]|liber[aoe]|livre|woln|vrij|serbest|ioni[sz]|zjoniz|geion|direkt|dirett|diret|bezpos|posred|indir|korrig|corrig|corrett|correg|skoryg|gecorr|duzelt|absol|bezwzgl|eryth?ro[czt]|sattig|satura|quot|cocient|relaci|rapport|indice|wskazn|stosun|verhoud|orani?\b|razao)|\bi\. ?U\b|^ *u *$/u

const mattersElsewhere = (text: string) => MATTERS_ELSEWHERE.test(text) || MATTERS_ELSEWHERE.test(fold(text))

/** Electrodes measure directly or indirectly; that is their method, as in "Potassium (Indirect ISE)". */
const withoutElectrode = (inside: string) =>
  /\bise\b|\bpoten[tcz]iom/iu.test(inside) ? inside.replaceAll(/\b(?:in)?dire[ckt]\w*/giu, '') : inside

/** No marker's printed name is longer, in characters; with its translation, in words; with brackets that explain. */
const LONGEST_NAME = 120
const MOST_WORDS = 10
const MOST_BRACKETS = 3

/** Of the markers that share a name, the one measured in this unit; a unit that none of them is measured in rules them out. */
function suiting(markers: Marker[] | undefined, kinds: UnitKind[]): Marker | null {
  if (kinds.length === 0) return markers?.[0] ?? null
  const [first] = kinds.flatMap((kind) => markers?.find((marker) => kind in marker.loinc) ?? [])
  return first ?? null
}

/** An abbreviation of another language this short counts only with its unit: `HT` may be a hematocrit or a height. */
const LONGEST_ABBREVIATION = 3

const inEnglish = (simple: string, kinds: UnitKind[]) => suiting(ENGLISH.markers.get(simple), kinds)

function inOthers(simple: string, kinds: UnitKind[]): Marker | null {
  if (kinds.length === 0 && simple.length <= LONGEST_ABBREVIATION) return null
  return suiting(OTHERS.markers.get(simple), kinds)
}

/** The marker of a name as it is, or without what only says how it was measured. */
function byExactName(name: string, kinds: UnitKind[]): Marker | null {
  const simple = simpleName(name)
  const quiet = simple.replaceAll(NOISE, ' ').replaceAll(/\s+/g, ' ').trim()
  return (
    inEnglish(simple, kinds) ?? inEnglish(quiet, kinds) ?? inOthers(simple, kinds) ?? inOthers(quiet, kinds)
  )
}

/** A name and its abbreviation or translation, one after the other: the one marker that both are. */
function byHalves(name: string, kinds: UnitKind[]): Marker | null {
  const words = simpleName(name).split(' ')
  if (words.length > MOST_WORDS) return null
  const named = (part: string[]) => inEnglish(part.join(' '), kinds) ?? inOthers(part.join(' '), kinds)
  for (let at = 1; at < words.length; at += 1) {
    const first = named(words.slice(0, at))
    if (first && first === named(words.slice(at))) return first
  }
  return null
}

/** Names that the report's column cut off: the one marker whose name goes on from there. */
function byPrefix(name: string, kinds: UnitKind[]): Marker | null {
  const simple = simpleName(name)
  if (simple.length < SHORTEST_PREFIX) return null
  for (const { markers, byStart } of [ENGLISH, OTHERS]) {
    // A whole name in a unit that is not its own, or one more letter after a name, is something else: hemoglobin A.
    if (markers === OTHERS.markers && (markers.has(simple) || / \S$/u.test(simple))) return null
    const found = new Set<Marker>()
    for (const whole of byStart.get(simple.slice(0, SHORTEST_PREFIX)) ?? []) {
      // A column cuts anywhere, but a name that ends with a whole word is mostly another one's.
      const isCut = whole.startsWith(simple) && whole[simple.length] !== ' '
      const marker = isCut ? suiting(markers.get(whole), kinds) : null
      if (marker) found.add(marker)
    }
    if (found.size > 0) return found.size === 1 ? ([...found][0] ?? null) : null
  }
  return null
}

/** The marker of a name, in a unit of this kind; null for a unit that is missing or that we cannot place. */
function search(name: string, kinds: UnitKind[]): Marker | null {
  const whole = byExactName(name, kinds)
  if (whole) return whole
  const brackets = [...name.matchAll(/\(([^)]*)\)?/gu)].reverse()
  // The last ones first: in "RDW (CV) (Derived)" the first belongs to the name, the other to the method.
  for (const [bracket, text = ''] of brackets.length > MOST_BRACKETS ? [] : brackets) {
    const inside = withoutElectrode(text)
    const outside = name.replace(bracket, ' ')
    const outer = brackets.length > 1 ? search(outside, kinds) : byExactName(outside, kinds)
    const inner = byExactName(inside, kinds)
    if (outer && outer === inner) return outer
    const matters = MATTERS.test(inside) || (outer && mattersElsewhere(inside))
    if (!matters && (outer ?? inner)) return outer ?? inner
  }
  if (!/ratio/iu.test(name) && !MATTERS.test(name)) {
    const pieces = name.split(/\/|\s-\s|;/u).map((piece) => byExactName(piece.trim(), kinds))
    const found = new Set(pieces.filter((marker) => marker !== null))
    const certain = !pieces.includes(null) || !mattersElsewhere(name)
    if (pieces.length > 1 && found.size === 1 && certain) return [...found][0] ?? null
  }
  return byHalves(name, kinds) ?? byPrefix(name, kinds)
}

/** The number of a footnote behind a name: "Hematocrit ¹", "IgG 1)". */
const FOOTNOTE = /\s(?:[¹²³⁴]|\d\))$/u

/**
 * The marker of a printed name, with the unit deciding where several share it (neutrophils in % and in K/uL); without
 * one, `#`, `%` or `/` in the name says whether it is a count, a share or a ratio. Null for names that we do not know, and for known names in a unit that
 * cannot be theirs. Names of all languages of `languages/` are known; they never change what an English name means.
 */
export function findMarker(printed: string, unit: string | null): Marker | null {
  if (printed.length > LONGEST_NAME) return null
  const name = printed.replace(FOOTNOTE, '')
  const kinds = unit === null ? [] : unitKinds(unit)
  const said = /#/.test(name) ? 'number' : /%/.test(name) ? 'percent' : /[/:]/.test(name) ? 'ratio' : null
  if (said && (kinds.length === 0 || kinds.includes(said))) {
    const found = search(name.replaceAll(/[#%]/g, ' '), [said])
    if (found) return found
  }
  return search(name, kinds)
}

/**
 * The LOINC code of a marker measured in this unit, and in the way that the printed name tells (an equation, a
 * high-sensitivity assay); null rather than guessed where the unit does not tell.
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
 * Whether blood can hold such a value at all: nothing below zero, nothing far beyond what anyone lives with on either
 * side, as where a figure stands beside the wrong unit. A value that is only bounded (`<0.3`) may be as far on that side
 * as it likes. It says nothing about whether a value is healthy.
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

const BY_NAME = new Map(MARKERS.map((marker) => [marker.name, marker]))

/** Whether a value above its range is welcome, as with HDL up to where more of it protects no further. */
export function isWelcome(marker: string | null, value: number, unit: string | null): boolean {
  const good = marker === null ? null : (BY_NAME.get(marker)?.goodUpTo ?? null)
  const way = marker !== null && good ? conversion(marker, unit, good.unit) : null
  return good !== null && way !== null && exactly(value, way) <= good.value
}
