/** A patient's values: some outside their ranges, and all consistent with each other in calculations. */
import { ANALYTES, type Analyte, type Way } from './analytes.data.ts'
import type { Dice } from './random.ts'

export type System = 'usual' | 'si' | 'grams'
export type Sex = 'male' | 'female'

/** One measured value, rounded as it is printed. */
export type Measured = {
  key: string
  analyte: Analyte
  way: Way
  value: number
  side: 'low' | 'normal' | 'high'
  /** Far outside the range: laboratories mark such values twice. */
  far: boolean
  /** No possible value satisfies the calculations; such a row is not printed. */
  impossible: boolean
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))

function analyteOf(key: string): Analyte {
  const analyte = ANALYTES.get(key)
  if (!analyte) throw new Error(`There is no analyte ${key}`)
  return analyte
}

/** How a system of units prints an analyte. */
export const wayOf = (analyte: Analyte, system: System): Way => analyte.ways[system] ?? analyte.ways.usual

/** A random value in the usual unit, in most cases within the range. */
function drawn(analyte: Analyte, dice: Dice): number {
  const { low, high } = analyte.ways.usual
  const [below, above] = analyte.far
  const side = dice.unit()
  const [from, to] = [low ?? (high ?? 1) * 0.3, high ?? (low ?? 1) * 1.6]
  if (side < 0.14 && high !== null) return dice.between(high * 1.01, high * above)
  if (side < 0.28 && low !== null && low > 0 && below < 0.98) return dice.between(low * below, low * 0.98)
  return dice.between(from + 0.08 * (to - from), to - 0.08 * (to - from))
}

/** A printed value in the usual unit. */
const inUsual = (value: number, { factor, offset }: Way) => (value - offset) / factor

type Value = (key: string) => number

/** The 2021 CKD-EPI creatinine equation, ml/min/1.73 m². */
function filtration(creatinine: number, sex: Sex, age: number): number {
  const [kappa, alpha, more] = sex === 'female' ? [0.7, -0.241, 1.012] : [0.9, -0.302, 1]
  const share = creatinine / kappa
  return 142 * Math.min(share, 1) ** alpha * Math.max(share, 1) ** -1.2 * 0.9938 ** age * more
}

/** Values calculated from other values, in usual units. */
const DERIVED: Record<string, (of: Value, person: { sex: Sex; age: number }) => number> = {
  Hematocrit: (of) => (of('Red blood cells') * of('MCV')) / 10,
  MCH: (of) => (of('Hemoglobin') * 10) / of('Red blood cells'),
  MCHC: (of) => (of('Hemoglobin') * 100) / of('Hematocrit'),
  Plateletcrit: (of) => (of('Platelets') * of('MPV')) / 10_000,
  Basophils: (of) =>
    Math.max(0, 100 - of('Neutrophils') - of('Lymphocytes') - of('Monocytes') - of('Eosinophils')),
  'Absolute neutrophils': (of) => (of('White blood cells') * of('Neutrophils')) / 100,
  'Absolute lymphocytes': (of) => (of('White blood cells') * of('Lymphocytes')) / 100,
  'Absolute monocytes': (of) => (of('White blood cells') * of('Monocytes')) / 100,
  'Absolute eosinophils': (of) => (of('White blood cells') * of('Eosinophils')) / 100,
  'Absolute basophils': (of) => (of('White blood cells') * of('Basophils')) / 100,
  'Estimated average glucose': (of) => 28.7 * of('Hemoglobin A1c') - 46.7,
  'HOMA-IR': (of) => (of('Fasting glucose') * of('Insulin')) / 405,
  eGFR: (of, { sex, age }) => filtration(of('Creatinine'), sex, age),
  'Urea nitrogen': (of) => of('Urea') / 2.14,
  'BUN/creatinine ratio': (of) => of('Urea nitrogen') / of('Creatinine'),
  'Anion gap': (of) => of('Sodium') - of('Chloride') - of('Carbon dioxide'),
  Globulin: (of) => of('Total protein') - of('Albumin'),
  'Albumin/globulin ratio': (of) => of('Albumin') / of('Globulin'),
  'Indirect bilirubin': (of) => of('Total bilirubin') - of('Direct bilirubin'),
  'LDL cholesterol': (of) => of('Total cholesterol') - of('HDL cholesterol') - of('Triglycerides') / 5,
  'VLDL cholesterol': (of) => of('Triglycerides') / 5,
  'Non-HDL cholesterol': (of) => of('Total cholesterol') - of('HDL cholesterol'),
  'Cholesterol/HDL ratio': (of) => of('Total cholesterol') / of('HDL cholesterol'),
  UIBC: (of) => of('TIBC') - of('Iron'),
  'Transferrin saturation': (of) => (100 * of('Iron')) / of('TIBC'),
  Transferrin: (of) => of('TIBC') / 1.25,
  INR: (of) => of('Prothrombin time') / 12.2,
}

/** Random values that must be consistent with each other; `given` values stay unchanged. In usual units. */
function related(dice: Dice, given: ReadonlyMap<string, number>): Map<string, number> {
  const values = new Map<string, number>(given)
  const set = (key: string, value: () => number) => {
    if (!values.has(key)) values.set(key, value())
    return values.get(key) ?? 0
  }
  const draw = (key: string) => set(key, () => drawn(analyteOf(key), dice))
  // Red cells: hemoglobin is calculated from the others with a physiological concentration in cells.
  const concentration = dice.between(32, 35.5)
  const volume = draw('MCV')
  const hemoglobin = values.get('Hemoglobin')
  const hematocrit = values.get('Hematocrit') ?? (hemoglobin ? (100 * hemoglobin) / concentration : undefined)
  const cells = set('Red blood cells', () =>
    hematocrit ? (10 * hematocrit) / volume : drawn(analyteOf('Red blood cells'), dice),
  )
  set('Hemoglobin', () => ((hematocrit ?? (cells * volume) / 10) * concentration) / 100)
  // White cells: percentages that add up to one hundred.
  const shares = [dice.between(40, 74), dice.between(18, 44), dice.between(3, 11), dice.between(0.3, 6)]
  const sum = shares.reduce((all, share) => all + share, dice.between(0.1, 1.4))
  const kinds = ['Neutrophils', 'Lymphocytes', 'Monocytes', 'Eosinophils']
  kinds.forEach((kind, index) => {
    set(kind, () => rounded((100 * (shares[index] ?? 0)) / sum, 1))
  })
  const neutrophils = values.get('Absolute neutrophils')
  if (neutrophils !== undefined)
    set('White blood cells', () => (100 * neutrophils) / (values.get('Neutrophils') ?? 60))
  const nitrogen = values.get('Urea nitrogen')
  if (nitrogen !== undefined) set('Urea', () => nitrogen * 2.14)
  const ratio = values.get('INR')
  if (ratio !== undefined) set('Prothrombin time', () => ratio * 12.2)
  set('Direct bilirubin', () => dice.between(0.12, 0.35) * draw('Total bilirubin'))
  const protein = draw('Total protein')
  const albumin = draw('Albumin')
  if (protein - albumin < 1.5 || protein - albumin > 4.5)
    values.set('Total protein', albumin + dice.between(2, 3.6))
  const iron = draw('Iron')
  set('TIBC', () => Math.max(iron * 1.2, dice.between(240, 460)))
  const hdl = draw('HDL cholesterol')
  const fats = draw('Triglycerides')
  set('Total cholesterol', () => hdl + fats / 5 + dice.between(60, 190))
  set('Carbon dioxide', () => dice.between(21, 30))
  set('Chloride', () => draw('Sodium') - (values.get('Carbon dioxide') ?? 25) - dice.between(5, 15))
  return values
}

/**
 * Measures a patient: a function from an analyte's key to its printed value in a system of units. `given` sets values
 * in the unit of that system.
 */
export function patientOf(
  dice: Dice,
  system: System,
  person: { sex: Sex; age: number },
  given: Readonly<Record<string, number>> = {},
): (key: string) => Measured {
  const wanted = new Map(
    Object.entries(given).map(([key, value]) => [key, inUsual(value, wayOf(analyteOf(key), system))]),
  )
  const base = related(dice, wanted)
  const known = new Map<string, Measured>()
  const measure = (key: string): Measured => {
    const before = known.get(key)
    if (before) return before
    const analyte = analyteOf(key)
    const way = wayOf(analyte, system)
    const derive = base.has(key) ? undefined : DERIVED[key]
    const usual = derive
      ? derive((other) => inUsual(measure(other).value, measure(other).way), person)
      : (base.get(key) ?? drawn(analyte, dice))
    const value = Math.max(0, rounded(usual * way.factor + way.offset, way.digits))
    const side =
      way.low !== null && value < way.low ? 'low' : way.high !== null && value > way.high ? 'high' : 'normal'
    const far = (way.low !== null && value < 0.75 * way.low) || (way.high !== null && value > 1.5 * way.high)
    const measured: Measured = { key, analyte, way, value, side, far, impossible: usual < 0 }
    known.set(key, measured)
    return measured
  }
  return measure
}
