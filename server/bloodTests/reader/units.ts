/**
 * From one unit to another, so that results of several laboratories can be drawn on one line. Only for drawing and for
 * ratios: what a report prints is never replaced. Factors between mass and amount were read in public tables.
 */
import { simpleUnit } from './markers.ts'

/** `converted = value * factor + offset`; `how` says the same for people, empty where nothing changes. */
export type Conversion = { factor: number; offset: number; how: string; source: string | null }

const CLIN_CHEM = 'http://w3.csmu.edu.tw/~chr/Int_unit_conversion.htm'
const HEALTH3 = 'https://www.health3.app/tools/blood-test-unit-converter'
const IRON_TABLE = 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3934467/table/T1'
const IASRI = 'http://ecoursesonline.iasri.res.in/mod/page/view.php?id=53457'
const ELEPHANT_CARE = 'http://www.elephantcare.org/convers.htm'
const DIABETIC_STUDIES =
  'http://www.soc-bdr.org/rds/authors/unit_tables_conversions_and_genetic_dictionaries/e5196/index_en.html'
const NGSP = 'http://www.ngsp.org/ifcc.asp'

type Factor = { from: string; to: string; factor: number; offset?: number; source: string }

const cholesterol: Factor = { from: 'mg/dl', to: 'mmol/l', factor: 0.02586, source: CLIN_CHEM }
const glucose: Factor = { from: 'mg/dl', to: 'mmol/l', factor: 0.0555, source: HEALTH3 }
const calcium: Factor = { from: 'mg/dl', to: 'mmol/l', factor: 0.2495, source: CLIN_CHEM }
const bilirubin: Factor = { from: 'mg/dl', to: 'umol/l', factor: 17.1, source: CLIN_CHEM }
const iron: Factor = { from: 'ug/dl', to: 'umol/l', factor: 0.179, source: IRON_TABLE }
const sameInMoles: Factor = { from: 'meq/l', to: 'mmol/l', factor: 1, source: CLIN_CHEM }

/** Factors by marker, from the conventional to the SI unit. */
export const FACTORS: Readonly<Record<string, Factor>> = {
  Glucose: glucose,
  'Fasting glucose': glucose,
  Insulin: { from: 'miu/l', to: 'pmol/l', factor: 6, source: DIABETIC_STUDIES },
  'C-peptide': { from: 'ng/ml', to: 'nmol/l', factor: 0.333, source: CLIN_CHEM },
  'Hemoglobin A1c': { from: 'mmol/mol', to: '%', factor: 0.09148, offset: 2.152, source: NGSP },
  'Total cholesterol': cholesterol,
  'HDL cholesterol': cholesterol,
  'LDL cholesterol': cholesterol,
  'LDL cholesterol, calculated': cholesterol,
  'VLDL cholesterol': cholesterol,
  'Non-HDL cholesterol': cholesterol,
  Triglycerides: { from: 'mg/dl', to: 'mmol/l', factor: 0.0113, source: HEALTH3 },
  Creatinine: { from: 'mg/dl', to: 'umol/l', factor: 88.4, source: CLIN_CHEM },
  'Uric acid': { from: 'mg/dl', to: 'umol/l', factor: 59.48, source: HEALTH3 },
  Urea: { from: 'mg/dl', to: 'mmol/l', factor: 0.1665, source: IASRI },
  Calcium: calcium,
  'Corrected calcium': calcium,
  Magnesium: { from: 'mg/dl', to: 'mmol/l', factor: 0.4114, source: ELEPHANT_CARE },
  Phosphorus: { from: 'mg/dl', to: 'mmol/l', factor: 0.3229, source: IASRI },
  'Total bilirubin': bilirubin,
  'Direct bilirubin': bilirubin,
  'Indirect bilirubin': bilirubin,
  Ammonia: { from: 'ug/dl', to: 'umol/l', factor: 0.587, source: CLIN_CHEM },
  Iron: iron,
  TIBC: iron,
  UIBC: iron,
  Ferritin: { from: 'ng/ml', to: 'pmol/l', factor: 2.247, source: IRON_TABLE },
  Hemoglobin: { from: 'g/dl', to: 'mmol/l', factor: 0.62063, source: IRON_TABLE },
  'Vitamin D, 25-hydroxy': { from: 'ng/ml', to: 'nmol/l', factor: 2.496, source: HEALTH3 },
  'Vitamin B12': { from: 'pg/ml', to: 'pmol/l', factor: 0.7378, source: HEALTH3 },
  Cortisol: { from: 'ug/dl', to: 'nmol/l', factor: 27.59, source: CLIN_CHEM },
  Testosterone: { from: 'ng/dl', to: 'nmol/l', factor: 0.0347, source: HEALTH3 },
  Estradiol: { from: 'pg/ml', to: 'pmol/l', factor: 3.671, source: CLIN_CHEM },
  Sodium: sameInMoles,
  Potassium: sameInMoles,
  Chloride: sameInMoles,
  'Carbon dioxide': sameInMoles,
}

const PREFIXES: Record<string, number> = { k: 3, '': 0, d: -1, m: -3, u: -6, n: -9, p: -12, f: -15 }

/** What a unit measures (mass or amount in a volume, a count) and its power of ten; null for any other unit. */
function inPowersOfTen(simple: string): { of: string; power: number } | null {
  const [, prefix = '', of = '', volume = ''] = /^([munpfk]?)(g|mol|iu|u)\/([mdu]?)l$/.exec(simple) ?? []
  if (of) return { of, power: (PREFIXES[prefix] ?? 0) - (PREFIXES[volume] ?? 0) }
  const [count, digits = '0'] = /^(?:10\^(\d+))?\/ul$/.exec(simple) ?? []
  if (count !== undefined) return { of: 'count', power: Number(digits) }
  return simple === '%' || simple === 'l/l' ? { of: 'share', power: simple === '%' ? -2 : 0 } : null
}

const SAME: Conversion = { factor: 1, offset: 0, how: '', source: null }

/** Between units that differ by a power of ten alone, as g/L and mg/dL. */
function byPower(from: string, to: string): Conversion | null {
  const [one, other] = [inPowersOfTen(from), inPowersOfTen(to)]
  if (!one || !other || one.of !== other.of) return null
  const power = one.power - other.power
  if (power === 0) return SAME
  const ten = 10 ** Math.abs(power)
  return power > 0
    ? { factor: ten, offset: 0, how: `× ${ten}`, source: null }
    : { factor: 1 / ten, offset: 0, how: `÷ ${ten}`, source: null }
}

const rounded = (factor: number) => String(Number(factor.toPrecision(4)))

/** One conversion after another. */
function after(first: Conversion, { factor, offset, source }: Conversion): Conversion {
  const both = { factor: first.factor * factor, offset: first.offset * factor + offset }
  const sign = both.offset < 0 ? '−' : '+'
  const how = both.offset === 0 ? '' : ` ${sign} ${rounded(Math.abs(both.offset))}`
  return { ...both, how: `× ${rounded(both.factor)}${how}`, source }
}

/**
 * How a marker's value in one printed unit becomes one in another; null where no table that we read says so. Missing
 * units convert to nothing but themselves.
 */
export function conversion(marker: string, from: string | null, to: string | null): Conversion | null {
  const [one, other] = [simpleUnit(from), simpleUnit(to)]
  if (one === other) return SAME
  const scaled = byPower(one, other)
  if (scaled) return scaled
  const known = FACTORS[marker]
  if (!known) return null
  const { factor, offset = 0, source } = known
  for (const way of [
    { from: known.from, to: known.to, factor, offset },
    { from: known.to, to: known.from, factor: 1 / factor, offset: -offset / factor },
  ]) {
    const into = one === way.from ? SAME : byPower(one, way.from)
    const outOf = other === way.to ? SAME : byPower(way.to, other)
    if (!into || !outOf) continue
    if (way.factor === 1 && into === SAME && outOf === SAME) return SAME
    const middle = after(into, { factor: way.factor, offset: way.offset, how: '', source })
    return { ...after(middle, outOf), source }
  }
  return null
}

/** A converted value, with four significant digits: no more than its factor has. */
export function converted(value: number, { factor, offset, how }: Conversion): number {
  return how === '' ? value : Number((value * factor + offset).toPrecision(4))
}
