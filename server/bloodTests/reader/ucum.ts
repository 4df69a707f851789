/** Printed units in UCUM's spelling, which other systems expect: https://ucum.org. */
import { simpleUnit } from './markers.ts'

const LITRES: Record<string, string> = { l: 'L', dl: 'dL', ml: 'mL', ul: 'uL' }
const OTHERS: Record<string, string> = {
  '%': '%',
  fl: 'fL',
  pg: 'pg',
  s: 's',
  'mm/h': 'mm/h',
  'miu/l': 'm[IU]/L',
  'iu/ml': '[IU]/mL',
  'meq/l': 'meq/L',
  'mmol/mol': 'mmol/mol',
  'mg/g': 'mg/g',
  'ml/min/1.73m2': 'mL/min/{1.73_m2}',
  'ml/min': 'mL/min',
  'l/l': 'L/L',
  '/ul': '/uL',
}

/** The UCUM code of a printed unit; null for a unit that we cannot place. */
export function ucumOf(unit: string | null): string | null {
  const simple = simpleUnit(unit)
  const [, what, volume = ''] = /^([munpfk]?(?:g|mol|u))\/([mdu]?l)$/.exec(simple) ?? []
  if (what) return `${what === 'u' || what.endsWith('u') ? what.replace(/u$/, 'U') : what}/${LITRES[volume]}`
  const [, power] = /^10\^(\d+)\/ul$/.exec(simple) ?? []
  return power ? `10*${power}/uL` : (OTHERS[simple] ?? null)
}
