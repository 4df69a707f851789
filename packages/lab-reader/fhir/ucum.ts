/** Printed units as UCUM codes, which other systems expect: https://ucum.org. */
import { reportedAs } from '../markers/knownMarkers.ts'
import { simpleUnit } from '../markers/simpleUnit.ts'

/**
 * Markers measured by enzyme activity, whose unit is UCUM's U; a unit of any other marker is an international unit
 * defined for its assay.
 */
const ENZYMES = new Set([
  'ALT',
  'AST',
  'Alkaline phosphatase',
  'GGT',
  'LDH',
  'Amylase',
  'Lipase',
  'Creatine kinase',
  'CK-MB',
])

const LITRES: Record<string, string> = { l: 'L', dl: 'dL', ml: 'mL', ul: 'uL' }
const OTHERS: Record<string, string> = {
  '%': '%',
  '‰': '[ppth]',
  fl: 'fL',
  pg: 'pg',
  fmol: 'fmol',
  s: 's',
  'mm/h': 'mm/h',
  'mosm/kg': 'mosm/kg',
  'mmol/kg': 'mmol/kg',
  'cfu/g': '[CFU]/g',
  mmhg: 'mm[Hg]',
  kpa: 'kPa',
  'ml/min/1.73m2': 'mL/min/{1.73_m2}',
  'ml/min': 'mL/min',
  'ml/s/1.73m2': 'mL/s/{1.73_m2}',
  'ml/s': 'mL/s',
  'l/l': 'L/L',
  '/ul': '/uL',
  '/100wbc': '/100{WBCs}',
}

/**
 * Units of activity: an enzyme's unit, an international unit where the page or the marker says so, or an arbitrary
 * unit.
 */
function activity(prefix: string, unit: string, printed: string, marker: string | null): string {
  if (unit === 'au') return "[arb'U]"
  const isEnzyme = marker === null ? !/i\.?u|u\.?i/i.test(printed) : ENZYMES.has(reportedAs(marker))
  return isEnzyme ? `${prefix}U` : `${prefix}[IU]`
}

/**
 * The UCUM code of a unit printed beside a marker (its canonical name, null if it is unknown); null for an unknown
 * unit.
 */
export function ucumOf(unit: string | null, marker: string | null = null): string | null {
  const simple = simpleUnit(unit, marker)
  const [, prefix = '', what, volume = '', fibrin] =
    /^([munpfk]?)(g|mol|eq|osm|kat|i?u|au)\/([mdu]?l)(feu|ddu)?$/.exec(simple) ?? []
  if (what) {
    const above = /u$/.test(what) ? activity(prefix, what, unit ?? '', marker) : `${prefix}${what}`
    return `${above}${fibrin ? `{${fibrin.toUpperCase()}}` : ''}/${LITRES[volume]}`
  }
  const [, power] = /^10\^(-?\d+)\/ul$/.exec(simple) ?? []
  if (power) return `10*${power}/uL`
  const [, amount] = /^([munpk]?(?:g|mol|eq))\/24h$/.exec(simple) ?? []
  if (amount) return `${amount}/(24.h)`
  return /^[munp]?(?:g|mol)\/(?:m?(?:g|mol)|kg)$/.test(simple) ? simple : (OTHERS[simple] ?? null)
}
