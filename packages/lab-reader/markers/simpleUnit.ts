/**
 * Normalises printed units. Laboratories of all countries spell the same units in many ways; the quantity of a unit and
 * its power of ten are derived from its normalised spelling, never from the printed one.
 */
import { latinUnit } from '../languages/unitParts.ts'
import { memoized } from '../languages/vocabulary.ts'
import { MARKERS, type UnitKind } from './knownMarkers.ts'

/** The longest unit, in characters; what follows is ignored. */
const LONGEST_UNIT = 40

const words = (power: number, names: string) => names.split(' ').map((name) => [name, power] as const)

/** Words and prefixes for counts of cells, as powers of ten, without accents or dots. */
const COUNT_WORDS = new Map([
  ...words(0, 'cells cell cel celulas cellules cellule zellen zelle komorek hucre cellen celler wbc rbc'),
  ...words(3, 'k thou thous thousand thousands tsd tausend tys tysiecy tysiace bin duizend 1000 1.000'),
  ...words(3, 'mil miles mila migl migliaia milliers millier milhares'),
  ...words(5, 'lakh lakhs lac lacs'),
  ...words(6, 'm mill mills million millions mio mln mlo millon millones milhao milhoes milioni milione'),
  ...words(6, 'milyon miljoen miljoner millionen milj 1000000 1.000.000'),
  ...words(9, 'g giga gpt gig'),
  ...words(12, 't tera tpt'),
])
/** Short words that are counts only in these volumes: `g/dl` is a mass, and `m/l` has no meaning. */
const ONLY_IN: Record<string, string[]> = { g: ['l'], t: ['l'], m: ['ul'], k: ['ul'] }

/** Volumes by their spelling, with the power of ten that converts a count per microlitre to a count per this volume. */
const VOLUMES = new Map<string, string>([
  ...['l', 'lt', 'ltr', 'lit', 'litre', 'liter', 'litres', 'liters', 'litro', 'litri', 'litr', 'i', '1'].map(
    (name) => [name, 'l'] as const,
  ),
  ...['dl', 'dlt', 'di', 'd1', '100ml', '100cc', 'decilitre', 'deciliter'].map(
    (name) => [name, 'dl'] as const,
  ),
  ...['ml', 'mi', 'm1', 'cc', 'millilitre', 'milliliter'].map((name) => [name, 'ml'] as const),
  ...['ul', 'ui', 'u1', 'mcl', 'mcrl', 'microl', 'mikrol', 'microliter', 'microlitre', 'mikroliter'].map(
    (name) => [name, 'ul'] as const,
  ),
  ...['mm3', 'mm^3', 'mmc', 'cumm', 'cmm', 'cubmm', 'cubicmm', 'ccm', 'mmcub'].map(
    (name) => [name, 'ul'] as const,
  ),
  ...['nl', 'pl', 'fl'].map((name) => [name, name] as const),
])
const MICROLITRES: Record<string, number> = { l: 6, dl: 5, ml: 3, ul: 0, nl: -3, pl: -6, fl: -9 }

const PREFIXES: Record<string, string> = {
  micro: 'u',
  mikro: 'u',
  mic: 'u',
  mc: 'u',
  milli: 'm',
  nano: 'n',
  pico: 'p',
  kilo: 'k',
}
const AMOUNT =
  /^(micro|mikro|milli|nano|pico|kilo|mic|mc|[munpfk])?(gramm|grams?|gms?|gr|g|mol|moles|eq|ekv|val|osmol|osm|kat|units?|[il1]u|ui|u|e|[ar]u)$/
/**
 * Quantities by their other spellings. An international unit counts as a unit; `E` is one in Dutch, German and Swedish.
 */
const QUANTITIES: Record<string, string> = {
  ...Object.fromEntries(['gramm', 'gram', 'grams', 'gm', 'gms', 'gr'].map((name) => [name, 'g'])),
  ...Object.fromEntries(['unit', 'units', 'iu', 'lu', '1u', 'ui', 'e'].map((name) => [name, 'u'])),
  moles: 'mol',
  ekv: 'eq',
  val: 'eq',
  osmol: 'osm',
}

/** Spelt-out units, by their normalised spelling. */
const SPELT_OUT = new Map<string, string>(
  Object.entries({
    '': 'ratio index indeks indice calc calculated none inr rapport rapporto cociente quotient verhouding oran iloraz razao',
    '%': '% percent prozent procent pourcent vol% volume% %ngsp %hb %hba1c %oftotal %gesamt %totalhb',
    '‰': '‰ promille promile',
    fl: 'fl femtol femtoliter femtolitre um^3 um3 cum^3 cumicron cumicrons cubicmicron cubicmicrons micron^3',
    'mg/kg': 'ppm',
    'cfu/g':
      'cfu/g kbe/g kve/g ufc/g jtk/g kob/g kbe/gstuhl kbe/gstool cfu/gstool cfu/gfeces ufc/gheces ufc/gselles cfu',
    pg: 'pg pgr picogram picograms picogramm pg/cell pg/zelle pg/cel pg/celula pg/cellule pg/rbc pg/ery',
    fmol: 'fmol fmol/cell fmol/zelle fmol/ery',
    s: 's sec secs second seconds sek seg sn sekunde sekunden sekund segundos secondi secondes saniye',
    'mm/h':
      'mm mm/h mm/hr mm/hrs mm/hour mm/1h mm/1hr mm/1hour mm/1sthr mm/1sth mm/1sthour mm/firsthour mm1sthr mm1sthour ' +
      'mmin1sthr mmin1sthour mminthe1sthour mmat1hr mm/saat mm/sa mm/st mm/std mm/1std mm/stunde mm/ora mm/1ora mm/uur ' +
      'mm/u mm/heure mm/1ereheure mm/1h(w) mm/godz mm/hora mm/1ahora mm/1hora mm/1g mm/1stunde',
    '/100wbc': '/100wbc /100wbcs nrbc/100wbc /100leuk /100leukocytes /100leucocytes /100leukozyten /100leu',
    'ml/min': 'ml/min ml/mn ml/dk ml/dak ml/minuto ml/minute ml/minut',
    'ml/s': 'ml/s ml/sec',
    mmhg: 'mmhg torr tor',
    kpa: 'kpa',
  }).flatMap(([simple, printed]) => printed.split(' ').map((spelling) => [spelling, simple] as const)),
)

/** Lower case without accents, spaces, dots and remarks; superscripts as powers, `u` for micro, `/` for "per". */
const plain = memoized((printed: string) =>
  printed
    .toLowerCase()
    .replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (digits) =>
      ['^', ...[...digits].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit))].join(''),
    )
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[µμ]/g, 'u')
    .replaceAll(/ˆ|[*x×]{2}|['’`´](?=\d)/g, '^')
    .replaceAll('×', 'x')
    .replaceAll(/\b(?:per|pro|por)\b/g, '/')
    .replaceAll(/[\s_]+/g, '')
    .replace(/10\((\d{1,2})\)/, '10^$1')
    .replace(/^[([{]([^()[\]{}]*)[)\]}]$/, '$1')
    .replaceAll(/[[\]{}]/g, '')
    .replaceAll(/\((feu|ddu)\)/g, '$1')
    // UCUM's day of collection.
    .replaceAll(/\((24)\.?(h)\)/g, '$1$2')
    .replaceAll(/\([^()]*\)?/g, '')
    .replaceAll(/(\d),(?=000)/g, '$1')
    .replaceAll(/(\d),(?=\d)/g, '$1.')
    .replaceAll(/\.(?!\d)|(?<!\d)\./g, '')
    .replaceAll(/[°º,;:)]/g, '')
    .replaceAll(/\/{2,}/g, '/'),
)

/**
 * A count of cells as its power of ten per microlitre: `10^9/L`, `K/uL`, `/nl`, `lakh/cumm`. Null for anything else.
 */
function countOf(text: string): number | null {
  const [, head = '', tail = ''] = /^([^/]*)\/([^/]+)$/.exec(text) ??
    /^([^/]*?)(c(?:u|ub|ubic)?mm|mm\^?3|mmc)$/.exec(text) ?? [text, text]
  const number = /^[x*]?(?:10)?(?:\^|\*|exp?|e)?(-?\d{1,2})([a-z]*)$/
  const [, digits, noun = ''] = /^[x*]?(?:10|e)/.test(head) ? (number.exec(head) ?? []) : []
  const isNoun = noun === '' || COUNT_WORDS.get(noun) === 0
  if (tail === '') {
    // "x10^3" alone: the volume that is usual with this exponent.
    const usual = { 3: 3, 6: 6, 9: 3, 12: 6 }[digits ?? '']
    return isNoun && /^[x*]?10\^/.test(head) ? (usual ?? null) : null
  }
  const volume = VOLUMES.get(tail)
  if (volume === undefined) return null
  const shift = MICROLITRES[volume] ?? 0
  if (head === '' || COUNT_WORDS.get(head) === 0) return -shift
  const bare = head.replace(/^[x*](?=.)/, '')
  const word = COUNT_WORDS.get(bare) ?? COUNT_WORDS.get(bare.replace(/(?:cells?|zellen)$/, ''))
  if (word !== undefined) return ONLY_IN[bare]?.includes(volume) === false ? null : word - shift
  return digits !== undefined && isNoun ? Number(digits) - shift : null
}

/** A day as the denominator of what a collection of urine contains. */
const A_DAY =
  /^(?:1?(?:d|day|tag|jour|j|dia|giorno|die|dag|etmaal|gun|dob[ae])|24(?:h|hrs?|hours?|heures?|horas?|std|stunden|ore|uur|u|saat|sa|st|godz))$/

/**
 * An amount in normalised spelling: `mcg/dL` is `ug/dl`, `mEq/L` is `meq/l`, `mg/100 ml` is `mg/dl`. Null for anything
 * else.
 */
function amountOf(text: string): string | null {
  const bare = text.replace(/(?:at|a|@)?37c?$/, '')
  const [, head = '', below = ''] = /^([^/]+)\/([^/]+)$/.exec(bare) ?? /^([^/]+)%()$/.exec(bare) ?? []
  const [, thing = '', fibrin = ''] = /^(.*?)(feu|ddu)?$/.exec(head) ?? []
  const [, prefix = '', quantity = ''] = AMOUNT.exec(thing.replace(/alb(?:umin)?$/, '')) ?? []
  if (quantity === '') return null
  const unit = `${PREFIXES[prefix] ?? prefix}${QUANTITIES[quantity] ?? quantity}`
  const start = unit === 'mu' ? 'miu' : unit
  if (below === '') return /g$/.test(start) ? `${start}/dl` : null
  const [, printed = '', suffix = ''] = /^(.*?)(feu|ddu)?$/.exec(below) ?? []
  const volume = VOLUMES.get(printed)
  if (volume !== undefined && MICROLITRES[volume] !== undefined && !['nl', 'pl', 'fl'].includes(volume))
    return `${start}/${volume}${fibrin || suffix}`
  if (/^kg(?:h2o)?$/.test(below)) return `${start}/kg`
  if (A_DAY.test(below)) return `${start}/24h`
  const [, creatinine = ''] = /^(m?g|m?mol)(?:(?:of)?[ck]r[a-z]*)?$/.exec(below) ?? []
  return creatinine === '' ? null : `${start}/${creatinine}`
}

/** Units of arbitrary scales, and units that no known marker is measured in, are only stripped of spaces. */
const simplest = memoized((text: string): string => {
  const spelt = SPELT_OUT.get(text)
  if (spelt !== undefined) return spelt
  if (/^[-/.]*$/.test(text)) return ''
  const [, filtered = ''] = /^(m?l\/(?:min|mn|dk|dak|minuto|minute|s|sec))\/(?:1\.73.*|bsa)$/.exec(text) ?? []
  if (filtered) return `${SPELT_OUT.get(filtered) ?? filtered}/1.73m2`
  if (text === 'l/l') return text
  const count = countOf(text)
  if (count !== null) return count === 0 ? '/ul' : `10^${count}/ul`
  const amount = amountOf(text)
  if (amount === null) return text
  return amount === 'uu/ml' ? 'miu/l' : amount
})

const KINDS_OF_MARKER = new Map(MARKERS.map(({ name, loinc }) => [name, loinc]))
const shortened = (printed: string) => latinUnit(printed.slice(0, LONGEST_UNIT))
const isGiga = (printed: string) => /^\s*g\s*\/\s*l\s*$/i.test(shortened(printed))

/**
 * A unit in normalised spelling: lower case, `u` for micro, one spelling for counts, so `K/uL`, `x10E3/µL`, `10^9/L`,
 * `Tsd./µl` and `/nl` are all `10^3/ul`. International units are units: `u/l`, `ku/l`, and `miu/l` for all milli-units,
 * which hormones are measured in, whichever of the two a laboratory prints. Empty for no unit, and for words that only
 * say "ratio". Unknown units stay as printed, without spaces; only the first 40 characters are read.
 *
 * Some spellings have two meanings, depending on the marker, so pass its canonical name where it is known: `G/L` is
 * giga per litre for cells and grams for everything else, `mil/mm3` is millions for red cells and thousands for others.
 */
export function simpleUnit(unit: string | null, marker: string | null = null): string {
  if (unit === null) return ''
  const kinds = marker === null ? undefined : KINDS_OF_MARKER.get(marker)
  if (isGiga(unit)) {
    const isCount = kinds ? 'number' in kinds && !('mass' in kinds) : shortened(unit).includes('G')
    return isCount ? '10^3/ul' : 'g/l'
  }
  const text = plain(shortened(unit))
  return simplest(marker === 'Red blood cells' ? text.replace(/^mil(?=\/|c|m)/, 'mill') : text)
}

const KINDS: [RegExp, UnitKind][] = [
  [/^[%‰]$/, 'percent'],
  [/^ml\/(?:min|s)\/1\.73m2$/, 'clearancePerArea'],
  [/^ml\/(?:min|s)$/, 'clearance'],
  [/^(?:10\^-?\d+)?\/ul$/, 'number'],
  [/^[munpfk]?g\/(?:[dmu]?l)$/, 'mass'],
  [/^[munpfk]?g\/(?:[dmu]?l)feu$/, 'massFeu'],
  [/^[munpfk]?g\/(?:[dmu]?l)ddu$/, 'massDdu'],
  [/^[munpf]?mol\/(?:[dmu]?l)$|^m?eq\/[dm]?l$/, 'molar'],
  [/^(?:miu|[ku]?u|[munp]?kat|[ar]u)\/[dm]?l$/, 'units'],
  [/^fl$/, 'volume'],
  [/^pg$/, 'weight'],
  [/^fmol$/, 'cellAmount'],
  [/^s$/, 'time'],
  [/^mm\/h$/, 'settling'],
  [/^m?osm\/(?:kg|l)$|^mmol\/kg$/, 'osmolality'],
  [/^mmhg$|^kpa$/, 'pressure'],
  [/^[munp]?mol\/m?mol$/, 'moleRatio'],
  [/^[mu]?g\/m?mol$/, 'massPerMole'],
  [/^[munp]?mol\/m?g$/, 'molePerMass'],
  [/^[munp]?g\/(?:m?g|kg)$/, 'massRatio'],
  [/^[munpk]?g\/24h$/, 'massPerDay'],
  [/^[munp]?(?:mol|eq)\/24h$/, 'molarPerDay'],
  [/^cfu\/g$/, 'colonies'],
  [/^$|^l\/l$|^\/100wbc$/, 'ratio'],
]

/** The kinds of quantity that a printed unit may measure, the likelier first; empty for an unknown unit. */
export function unitKinds(unit: string | null): UnitKind[] {
  const simple = simpleUnit(unit)
  const kind = KINDS.find(([pattern]) => pattern.test(simple))?.[1]
  if (kind === undefined) return []
  if (unit === null || !isGiga(unit)) return [kind]
  return kind === 'number' ? ['number', 'mass'] : ['mass', 'number']
}

/** The most likely kind of quantity that a printed unit measures; null for an unknown unit. */
export function unitKind(unit: string | null): UnitKind | null {
  return unitKinds(unit)[0] ?? null
}

/**
 * Whether a text is the spelling of a unit in which some marker is measured; words for "ratio" are, an empty text is
 * not.
 */
export function isKnownUnit(text: string): boolean {
  return text.trim() !== '' && unitKind(text) !== null
}
