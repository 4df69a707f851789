/** From a printed name and unit to the marker that we know, its LOINC code, and what its value can be. */
import type { MarkerRow } from '../../../shared/bloodTests.ts'
import { believedOf } from './bounds.ts'
import { MARKERS, type Marker, type UnitKind } from './markers.data.ts'
import { unitKinds } from './simpleUnit.ts'

/** Names in one spelling: British spellings, punctuation and case do not count. */
function simpleName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ae', 'e')
    .replaceAll('leuco', 'leuko')
    .replaceAll('oestr', 'estr')
    .replaceAll('sulphate', 'sulfate')
    .replaceAll('triglycerid ', 'triglyceride ')
    .replaceAll(/[^\p{L}\p{N}%+]+/gu, ' ')
    .trim()
}

const BY_NAME = new Map<string, Marker[]>()
for (const marker of MARKERS) {
  for (const synonym of new Set(marker.synonyms.map(simpleName))) {
    BY_NAME.set(synonym, [...(BY_NAME.get(synonym) ?? []), marker])
  }
}

/** Words that say how or where it was measured, not what. */
const NOISE =
  /\b(?:serum|plasma|blood|levels?|s|p|quantitative|quant|automated|auto|calculated|calc|measured|hplc|eclia|clia|cmia|elisa|lc ms ms|immunoassay|ifcc|test|value|result|edta|whole|venous|estimation|0\d)\b/g
/** Words in brackets that make it another marker; all others only explain. */
const MATTERS =
  /\b(?:urine|urinary|free|ionized|ionised|direct|indirect|fluid|stool|csf|absolute|abs|random|reverse|rbc|ratio|1,25)\b|[%#]/iu
/** Shorter than this, a cut-off name could be the start of anything. */
const SHORTEST_PREFIX = 9

/** No marker's printed name is longer, in characters. */
const LONGEST_NAME = 120

/** Of the markers that share a name, the one measured in this unit; a unit that none of them is measured in rules them out. */
function suiting(markers: Marker[] | undefined, kinds: UnitKind[], unit: string | null): Marker | null {
  if (!markers) return null
  if (unit === null || kinds.length === 0) return markers[0] ?? null
  const [first] = kinds.flatMap((kind) => markers.find((marker) => kind in marker.loinc) ?? [])
  return first ?? null
}

function byExactName(name: string, kinds: UnitKind[], unit: string | null): Marker | null {
  const simple = simpleName(name)
  const quiet = simple.replaceAll(NOISE, ' ').replaceAll(/\s+/g, ' ').trim()
  return suiting(BY_NAME.get(simple), kinds, unit) ?? suiting(BY_NAME.get(quiet), kinds, unit)
}

/** Names that the report's column cut off: the one marker whose name goes on from there. */
function byPrefix(name: string, kinds: UnitKind[], unit: string | null): Marker | null {
  const simple = simpleName(name)
  if (simple.length < SHORTEST_PREFIX) return null
  const found = new Set<Marker>()
  for (const [synonym, markers] of BY_NAME) {
    const marker = synonym.startsWith(simple) ? suiting(markers, kinds, unit) : null
    if (marker) found.add(marker)
  }
  return found.size === 1 ? ([...found][0] ?? null) : null
}

/**
 * The marker of a printed name, with the unit deciding where several share it (neutrophils in % and in K/uL). Null for
 * names that we do not know, and for known names in a unit that cannot be theirs.
 */
export function findMarker(name: string, unit: string | null): Marker | null {
  if (name.length > LONGEST_NAME) return null
  const kinds = unitKinds(unit)
  const whole = byExactName(name, kinds, unit)
  if (whole) return whole
  const inside = /\(([^)]*)\)?/u.exec(name)?.[1] ?? ''
  if (inside !== '' && !MATTERS.test(inside)) {
    const outside = name.replace(/\([^)]*\)?/u, ' ')
    const found = byExactName(outside, kinds, unit) ?? byExactName(inside, kinds, unit)
    if (found) return found
  }
  if (!/ratio/iu.test(name)) {
    const pieces = name.split(/\s*\/\s*|\s+-\s+|\s*;\s*/u)
    const found = new Set(pieces.flatMap((piece) => byExactName(piece, kinds, unit) ?? []))
    if (pieces.length > 1 && found.size === 1 && !MATTERS.test(name)) return [...found][0] ?? null
  }
  return byPrefix(name, kinds, unit)
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
