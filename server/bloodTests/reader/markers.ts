/** From a printed name and unit to the marker that we know, its LOINC code, and what its value can be. */
import { MARKERS, type Marker, type UnitKind } from './markers.data.ts'

/**
 * A unit in its simplest writing: lower case, `u` for micro, one spelling for counts, so that `K/uL`, `x10E3/µL`,
 * `10^9/L` and `Thousand/mcL` are all `10^3/ul`. Empty for no unit, and for words that only say "ratio".
 */
export function simpleUnit(unit: string | null): string {
  const plain = (unit ?? '')
    .toLowerCase()
    .replaceAll(/[µμ]/g, 'u')
    .replaceAll('²', '2')
    .replaceAll('³', '^3')
    .replaceAll('⁶', '^6')
    .replaceAll('⁹', '^9')
    .replaceAll('¹²', '^12')
    .replaceAll(/\((?:calc|ngsp)\)/g, '')
    .replaceAll(/[\s.]/g, (gap) => (gap === '.' ? '.' : ''))
    .replaceAll(/mc(?=[gl]|mol)/g, 'u')
    .replaceAll(/gms?(?=[/%])/g, 'g')
    .replace(/^(?:x|×|\*)?10(?:\^|\*{1,2}|e)?(\d{1,2})\//, '10^$1/')
    .replace(/per/, '/')
    .replace(/^(?:k|thou(?:s(?:and)?)?s?)\//, '10^3/')
    .replace(/^(?:m|mill?(?:ions?)?)\/(?=ul|c)/, '10^6/')
    .replace(/(?:cells?|\/)*c(?:u\.?)?mm$|mm\^?3$/, '/ul')
    .replace(/^cells?\//, '/')
    .replace(/^10\^9\/l$/, '10^3/ul')
    .replace(/^10\^12\/l$/, '10^6/ul')
    .replace(/^(\d+\^\d+)?\/*\/ul$/, '$1/ul')
    .replace(/litre|liter/, 'l')
    .replace(/^(?:uiu|uu|mu)\/ml$|^m(?:iu|u)\/l$|^uiu\/ml$/, 'miu/l')
    .replace(/^iu\/l$/, 'u/l')
    .replace(/^(?:g|mg)%$/, (mass) => `${mass.slice(0, -1)}/dl`)
    .replace(/^mm\/(?:1st)?(?:h|hr|hour)$|^mm(?:in)?1sthr?$/, 'mm/h')
    .replace(/^(?:secs?|seconds?)\.?$/, 's')
  return /^(?:ratio|calc\.?|index|calculated|none|-*)$/.test(plain) ? '' : plain
}

const KINDS: [RegExp, UnitKind][] = [
  [/^%$/, 'percent'],
  [/^(?:ml|l)\/min/, 'clearance'],
  [/^(?:10\^\d+)?\/ul$|^10\^\d+\/|^\/?(?:cells)/, 'number'],
  [/^[munpfk]?g\/(?:[mdu]?l|100ml)$/, 'mass'],
  [/^[munpf]?mol\/(?:[mdu]?l)$|^m?eq\/(?:[md]?l)$/, 'molar'],
  [/^[mku]?i?u\/(?:m?l|dl)$|^[un]?kat\/l$/, 'units'],
  [/^fl$|^um\^?3$|^cumicrons?$/, 'volume'],
  [/^pg$/, 'weight'],
  [/^s$/, 'time'],
  [/^mm\/h$|^mm$/, 'settling'],
  [/^$|^m?g\/m?g$|^mg\/m?mol|^l\/l$|^inr$|^mmol\/mol$|^\/100wbcs?$/, 'ratio'],
]

/** What a printed unit measures; null for a unit that we cannot place. */
export function unitKind(unit: string | null): UnitKind | null {
  const simple = simpleUnit(unit)
  return KINDS.find(([pattern]) => pattern.test(simple))?.[1] ?? null
}

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
function suiting(markers: Marker[] | undefined, kind: UnitKind | null, unit: string | null): Marker | null {
  if (!markers) return null
  if (unit === null || kind === null) return markers[0] ?? null
  return markers.find((marker) => kind in marker.loinc) ?? null
}

function byExactName(name: string, kind: UnitKind | null, unit: string | null): Marker | null {
  const simple = simpleName(name)
  const quiet = simple.replaceAll(NOISE, ' ').replaceAll(/\s+/g, ' ').trim()
  return suiting(BY_NAME.get(simple), kind, unit) ?? suiting(BY_NAME.get(quiet), kind, unit)
}

/** Names that the report's column cut off: the one marker whose name goes on from there. */
function byPrefix(name: string, kind: UnitKind | null, unit: string | null): Marker | null {
  const simple = simpleName(name)
  if (simple.length < SHORTEST_PREFIX) return null
  const found = new Set<Marker>()
  for (const [synonym, markers] of BY_NAME) {
    const marker = synonym.startsWith(simple) ? suiting(markers, kind, unit) : null
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
  const kind = unitKind(unit)
  const whole = byExactName(name, kind, unit)
  if (whole) return whole
  const inside = /\(([^)]*)\)?/u.exec(name)?.[1] ?? ''
  if (inside !== '' && !MATTERS.test(inside)) {
    const outside = name.replace(/\([^)]*\)?/u, ' ')
    const found = byExactName(outside, kind, unit) ?? byExactName(inside, kind, unit)
    if (found) return found
  }
  if (!/ratio/iu.test(name)) {
    const pieces = name.split(/\s*\/\s*|\s+-\s+|\s*;\s*/u)
    const found = new Set(pieces.flatMap((piece) => byExactName(piece, kind, unit) ?? []))
    if (pieces.length > 1 && found.size === 1 && !MATTERS.test(name)) return [...found][0] ?? null
  }
  return byPrefix(name, kind, unit)
}

/** The LOINC code of a marker measured in this unit; null rather than guessed where the unit does not tell. */
export function loincOf(marker: Marker | null, unit: string | null): string | null {
  const kind = unitKind(unit)
  return marker && kind ? (marker.loinc[kind] ?? null) : null
}

const MAY_BE_NEGATIVE = /\b(?:excess|score|deviation|change|difference|balance|gap)\b/iu

/**
 * Whether blood can hold such a value at all: nothing below zero, no share above 100 %, nothing far beyond what anyone
 * lives with. It says nothing about whether a value is healthy.
 */
export function isPlausible(
  marker: Marker | null,
  name: string,
  value: number,
  unit: string | null,
): boolean {
  if (value < 0) return marker ? marker.mayBeNegative : MAY_BE_NEGATIVE.test(name)
  const most = marker?.most[simpleUnit(unit)]
  return most === undefined || value <= most
}
