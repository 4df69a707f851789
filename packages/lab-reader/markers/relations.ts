/**
 * Results that laboratories calculate from other results of the same sample, so that rows can be checked against each
 * other. Each relation is a difference that is zero where all its rows were read as printed.
 */

/** A marker, in the unit in which its relation is calculated. */
type Input = readonly [marker: string, unit: string]

/** A tolerance: a share of the relation's size, plus an amount in its own unit. */
type Tolerance = readonly [share: number, plus?: number]

export type Relation = {
  inputs: readonly Input[]
  /** Inputs that are included where a report prints them, and are 0 otherwise. They follow the inputs. */
  optional?: readonly Input[]
  /**
   * The difference that should be zero, monotonic in each input. Several where laboratories use several formulas: one
   * of them is enough. Empty if the formula does not apply to these values.
   */
  difference: (...values: number[]) => number[]
  /** The size to which the tolerances are relative. */
  size: (...values: number[]) => number
  /** The rows agree within this tolerance, besides the rounding of the printed figures. */
  near: Tolerance
  /** The rows contradict each other beyond this tolerance; between the two there is no verdict. */
  far: Tolerance
  /** The same for a positive difference, where it is larger: cells that a differential does not list. */
  farAbove?: Tolerance
}

const first = (value = 0) => Math.abs(value)

/** `result = calculate(others)`, with tolerances as shares of the result. */
function calculated(
  result: Input,
  others: readonly Input[],
  calculate: (...values: number[]) => number | number[],
  near: Tolerance,
  far: Tolerance,
): Relation {
  return {
    inputs: [result, ...others],
    difference: (printed = 0, ...values) =>
      [calculate(...values)].flat().map((expected) => printed - expected),
    size: first,
    near,
    far,
  }
}

const HB: Input = ['Hemoglobin', 'g/dl']
const HCT: Input = ['Hematocrit', '%']
const RBC: Input = ['Red blood cells', '10^6/ul']
const WBC: Input = ['White blood cells', '10^3/ul']
const TC: Input = ['Total cholesterol', 'mg/dl']
const HDL: Input = ['HDL cholesterol', 'mg/dl']
const TG: Input = ['Triglycerides', 'mg/dl']
const LDLS: readonly Input[] = [
  ['LDL cholesterol', 'mg/dl'],
  ['LDL cholesterol, calculated', 'mg/dl'],
]
const VLDL: Input = ['VLDL cholesterol', 'mg/dl']
const PROTEIN: Input = ['Total protein', 'g/dl']
const ALBUMIN: Input = ['Albumin', 'g/dl']
const IRON: Input = ['Iron', 'ug/dl']
const TIBC: Input = ['TIBC', 'ug/dl']
const UIBC: Input = ['UIBC', 'ug/dl']
const SATURATION: Input = ['Transferrin saturation', '%']

/** Analysers calculate with figures that they do not print: this covers their own rounding and a margin. */
const EXACT: Tolerance = [0.015]
const OFF: Tolerance = [0.03]
const RATIO: Tolerance = [0.02]
const RATIO_OFF: Tolerance = [0.06]

/**
 * Triglycerides in mg/dL above which Friedewald's formula does not apply:
 * https://www.opicalc.com/calculators/Cardiovascular/friedewald-ldl-equation
 */
export const FRIEDEWALD_TRIGLYCERIDES = 400

const redCells: Relation[] = [
  calculated(['MCV', 'fl'], [HCT, RBC], (hct = 0, rbc = 0) => (10 * hct) / rbc, EXACT, OFF),
  calculated(['MCH', 'pg'], [HB, RBC], (hb = 0, rbc = 0) => (10 * hb) / rbc, EXACT, OFF),
  calculated(['MCHC', 'g/dl'], [HB, HCT], (hb = 0, hct = 0) => (100 * hb) / hct, EXACT, OFF),
  calculated(
    ['Reticulocytes', '10^3/ul'],
    [['Reticulocytes', '%'], RBC],
    (percent = 0, rbc = 0) => 10 * percent * rbc,
    RATIO,
    RATIO_OFF,
  ),
  calculated(
    ['Plateletcrit', '%'],
    [
      ['Platelets', '10^3/ul'],
      ['MPV', 'fl'],
    ],
    (platelets = 0, volume = 0) => (platelets * volume) / 10_000,
    [0.05],
    [0.4],
  ),
]

const FIVE = ['neutrophils', 'lymphocytes', 'monocytes', 'eosinophils', 'basophils']
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const MORE = ['Immature granulocytes', 'Band neutrophils']

/** The five kinds of white cells; immature cells and bands are counted with them or separately. */
const sums = (five: number[], immature: number, bands: number) => {
  const sum = five.reduce((total, part) => total + part, 0)
  return [sum, sum + immature, sum + bands, sum + immature + bands]
}

const whiteCells: Relation[] = [
  {
    inputs: FIVE.map((name) => [capital(name), '%']),
    optional: MORE.map((name) => [name, '%']),
    difference: (...parts) => sums(parts.slice(0, 5), parts[5] ?? 0, parts[6] ?? 0).map((sum) => 100 - sum),
    size: () => 100,
    near: [0.006],
    far: [0.015],
    farAbove: [0.08],
  },
  {
    inputs: [WBC, ...FIVE.map((name): Input => [`Absolute ${name}`, '10^3/ul'])],
    optional: MORE.map((name) => [name, '10^3/ul']),
    difference: (all = 0, ...parts) =>
      sums(parts.slice(0, 5), parts[5] ?? 0, parts[6] ?? 0).map((sum) => all - sum),
    size: first,
    near: [0.015],
    far: [0.03],
    farAbove: [0.1],
  },
  ...[
    ...FIVE.map((name): [Input, Input] => [
      [`Absolute ${name}`, '10^3/ul'],
      [capital(name), '%'],
    ]),
    ...MORE.map((name): [Input, Input] => [
      [name, '10^3/ul'],
      [name, '%'],
    ]),
  ].map(([absolute, share]) =>
    calculated(
      absolute,
      [share, WBC],
      (percent = 0, all = 0) => (percent * all) / 100,
      [0.02, 0.005],
      [0.05, 0.015],
    ),
  ),
]

const lipids: Relation[] = [
  {
    ...calculated(['Non-HDL cholesterol', 'mg/dl'], [TC, HDL], (tc = 0, hdl = 0) => tc - hdl, [0.01], [0.03]),
    size: (_, total = 0) => total,
  },
  calculated(['Cholesterol/HDL ratio', ''], [TC, HDL], (tc = 0, hdl = 0) => tc / hdl, RATIO, RATIO_OFF),
  // From masses, or from moles.
  calculated(
    ['Triglycerides/HDL ratio', ''],
    [TG, HDL],
    (tg = 0, hdl = 0) => [tg / hdl, (tg * 0.0113) / (hdl * 0.02586)],
    RATIO,
    RATIO_OFF,
  ),
  // Newer formulas use another divisor.
  calculated(VLDL, [TG], (tg = 0) => tg / 5, [0.03], [0.5]),
  ...LDLS.flatMap((ldl): Relation[] => [
    calculated(['LDL/HDL ratio', ''], [ldl, HDL], (low = 0, high = 0) => low / high, RATIO, RATIO_OFF),
    // A measured LDL, or one by a newer formula, differs from Friedewald's: only a large difference is a contradiction.
    {
      ...calculated(
        ldl,
        [TC, HDL, TG],
        (tc = 0, hdl = 0, tg = 0) => (tg <= FRIEDEWALD_TRIGLYCERIDES ? [tc - hdl - tg / 5] : []),
        [0.015],
        [0.25],
      ),
      size: (_, total = 0) => total,
    },
    {
      ...calculated(ldl, [TC, HDL, VLDL], (tc = 0, hdl = 0, vldl = 0) => tc - hdl - vldl, [0.015], [0.25]),
      size: (_, total = 0) => total,
    },
  ]),
]

const proteins: Relation[] = [
  {
    ...calculated(
      ['Globulin', 'g/dl'],
      [PROTEIN, ALBUMIN],
      (protein = 0, albumin = 0) => protein - albumin,
      [0.01],
      [0.03],
    ),
    size: (_, protein = 0) => protein,
  },
  calculated(
    ['Albumin/globulin ratio', ''],
    [ALBUMIN, PROTEIN],
    (albumin = 0, protein = 0) => albumin / (protein - albumin),
    RATIO,
    RATIO_OFF,
  ),
  calculated(
    ['Albumin/globulin ratio', ''],
    [ALBUMIN, ['Globulin', 'g/dl']],
    (albumin = 0, globulin = 0) => albumin / globulin,
    RATIO,
    RATIO_OFF,
  ),
  calculated(
    ['Total bilirubin', 'mg/dl'],
    [
      ['Direct bilirubin', 'mg/dl'],
      ['Indirect bilirubin', 'mg/dl'],
    ],
    (direct = 0, indirect = 0) => direct + indirect,
    [0.02],
    [0.05, 0.05],
  ),
  calculated(
    ['AST/ALT ratio', ''],
    [
      ['AST', 'u/l'],
      ['ALT', 'u/l'],
    ],
    (ast = 0, alt = 0) => ast / alt,
    RATIO,
    RATIO_OFF,
  ),
]

const iron: Relation[] = [
  calculated(TIBC, [IRON, UIBC], (free = 0, unbound = 0) => free + unbound, EXACT, OFF),
  calculated(SATURATION, [IRON, TIBC], (free = 0, tibc = 0) => (100 * free) / tibc, RATIO, RATIO_OFF),
  calculated(
    SATURATION,
    [IRON, UIBC],
    (free = 0, unbound = 0) => (100 * free) / (free + unbound),
    RATIO,
    RATIO_OFF,
  ),
  // A gram of transferrin binds about 25 µmol of iron; laboratories use different figures.
  calculated(
    SATURATION,
    [
      ['Iron', 'umol/l'],
      ['Transferrin', 'g/l'],
    ],
    (free = 0, transferrin = 0) => (100 * free) / (25.1 * transferrin),
    [0.03],
    [0.3],
  ),
]

const chemistry: Relation[] = [
  {
    inputs: [
      ['Anion gap', 'mmol/l'],
      ['Sodium', 'mmol/l'],
      ['Chloride', 'mmol/l'],
      ['Carbon dioxide', 'mmol/l'],
    ],
    optional: [['Potassium', 'mmol/l']],
    // With or without potassium.
    difference: (gap = 0, sodium = 0, chloride = 0, bicarbonate = 0, potassium = 0) => {
      const without = gap - (sodium - chloride - bicarbonate)
      return [without, without - potassium]
    },
    size: () => 0,
    near: [0, 0.5],
    far: [0, 2],
  },
  calculated(
    ['Estimated average glucose', 'mg/dl'],
    [['Hemoglobin A1c', '%']],
    (a1c = 0) => 28.7 * a1c - 46.7,
    EXACT,
    [0.04],
  ),
  calculated(
    ['BUN/creatinine ratio', ''],
    [
      ['Urea nitrogen', 'mg/dl'],
      ['Creatinine', 'mg/dl'],
    ],
    (nitrogen = 0, creatinine = 0) => nitrogen / creatinine,
    RATIO,
    RATIO_OFF,
  ),
  calculated(['Urea', 'mmol/l'], [['Urea nitrogen', 'mmol/l']], (nitrogen = 0) => nitrogen, EXACT, [0.04]),
  // With 40 g/L of albumin, or with the mean of a laboratory's own patients.
  calculated(
    ['Corrected calcium', 'mg/dl'],
    [['Calcium', 'mg/dl'], ALBUMIN],
    (calcium = 0, albumin = 0) => [4, 4.4].map((usual) => calcium + 0.8 * (usual - albumin)),
    EXACT,
    [0.1],
  ),
  calculated(
    ['HOMA-IR', ''],
    [
      ['Fasting glucose', 'mg/dl'],
      ['Insulin', 'miu/l'],
    ],
    (glucose = 0, insulin = 0) => (glucose * insulin) / 405,
    [0.03],
    [0.5],
  ),
]

export const RELATIONS: readonly Relation[] = [
  ...redCells,
  ...whiteCells,
  ...lipids,
  ...proteins,
  ...iron,
  ...chemistry,
]
