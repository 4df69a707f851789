/**
 * The analytes of generated reports: reference ranges of adults as laboratories usually print them, in conventional
 * units and, where half the world uses SI units, in those. Only for generating reports: nothing here judges a result.
 */

/** One way to print an analyte: its values are those of the `usual` way times `factor`, plus `offset`. */
export type Way = {
  unit: string
  low: number | null
  high: number | null
  digits: number
  factor: number
  offset: number
}

export type Analyte = {
  /** The canonical name of `markers.json`; null if the reader does not know the marker. */
  marker: string | null
  key: string
  /** Conventional units, SI units, and `grams`, which French laboratories use. */
  ways: { usual: Way; si?: Way; grams?: Way }
  /** How far values may be below and above the range, as factors of its limits. */
  far: [number, number]
}

type Range = [low: number | null, high: number | null]
type Other = [unit: string, factor: number, digits: number, range?: Range, offset?: number]

const all: Analyte[] = []

function add(
  key: string,
  unit: string,
  [low, high]: Range,
  digits: number,
  more: { si?: Other; grams?: Other; far?: [number, number]; marker?: string | null } = {},
): void {
  const usual: Way = { unit, low, high, digits, factor: 1, offset: 0 }
  const rounded = (bound: number | null, factor: number, places: number) =>
    bound === null ? null : Number((bound * factor).toFixed(places))
  const other = (way?: Other): Way | undefined => {
    if (!way) return undefined
    const [name, factor, places, range, offset = 0] = way
    const [from, to] = range ?? [rounded(low, factor, places), rounded(high, factor, places)]
    return { unit: name, low: from, high: to, digits: places, factor, offset }
  }
  const [si, grams] = [other(more.si), other(more.grams)]
  all.push({
    key,
    marker: more.marker === undefined ? key : more.marker,
    ways: { usual, ...(si && { si }), ...(grams && { grams }) },
    far: more.far ?? [0.6, 1.7],
  })
}

// Blood count
add('White blood cells', '10^3/uL', [4, 10], 1, { far: [0.5, 1.9] })
add('Red blood cells', '10^6/uL', [4.2, 5.6], 2, { far: [0.7, 1.15] })
add('Hemoglobin', 'g/dL', [12.5, 16.5], 1, { si: ['g/L', 10, 0], far: [0.6, 1.2] })
add('Hematocrit', '%', [37, 49], 1, { si: ['L/L', 0.01, 3], far: [0.6, 1.2] })
add('MCV', 'fL', [80, 98], 1, { far: [0.8, 1.2] })
add('MCH', 'pg', [27, 33.5], 1, { far: [0.8, 1.2] })
add('MCHC', 'g/dL', [31.5, 36], 1, { si: ['g/L', 10, 0], far: [0.9, 1.1] })
add('RDW', '%', [11.5, 14.5], 1, { far: [0.9, 1.5] })
add('RDW-SD', 'fL', [37, 50], 1, { far: [0.9, 1.3] })
add('Platelets', '10^3/uL', [150, 400], 0, { far: [0.35, 1.9] })
add('MPV', 'fL', [7.4, 11.5], 1, { far: [0.8, 1.2] })
add('PDW', 'fL', [9, 17], 1, { far: [0.8, 1.3] })
add('Plateletcrit', '%', [0.17, 0.35], 2)
add('P-LCR', '%', [13, 43], 1, { marker: null })
add('Neutrophils', '%', [40, 74], 1, { far: [0.6, 1.2] })
add('Lymphocytes', '%', [19, 48], 1, { far: [0.5, 1.4] })
add('Monocytes', '%', [3.4, 10], 1)
add('Eosinophils', '%', [0, 6], 1)
add('Basophils', '%', [0, 1.5], 1)
add('Absolute neutrophils', '10^3/uL', [1.8, 7.5], 2)
add('Absolute lymphocytes', '10^3/uL', [1, 4], 2)
add('Absolute monocytes', '10^3/uL', [0.2, 0.9], 2)
add('Absolute eosinophils', '10^3/uL', [0.02, 0.5], 2)
add('Absolute basophils', '10^3/uL', [0, 0.1], 2)
add('Reticulocytes', '%', [0.5, 2], 1)
add('ESR', 'mm/h', [null, 20], 0, { far: [1, 3.5] })
// Metabolism
add('Glucose', 'mg/dL', [70, 99], 0, { si: ['mmol/L', 0.0555, 1], grams: ['g/L', 0.01, 2], far: [0.6, 3] })
add('Fasting glucose', 'mg/dL', [70, 99], 0, {
  si: ['mmol/L', 0.0555, 1],
  grams: ['g/L', 0.01, 2],
  far: [0.7, 2.5],
})
add('Hemoglobin A1c', '%', [4, 5.6], 1, { si: ['mmol/mol', 10.93, 0, [20, 38], -23.5], far: [0.95, 2] })
add('Estimated average glucose', 'mg/dL', [68, 114], 0, { si: ['mmol/L', 0.0555, 1], far: [0.9, 1.9] })
add('Insulin', 'uIU/mL', [2.6, 24.9], 1)
add('HOMA-IR', '', [null, 2.5], 1)
add('C-peptide', 'ng/mL', [1.1, 4.4], 2, { si: ['nmol/L', 0.333, 2] })
add('Creatinine', 'mg/dL', [0.6, 1.2], 2, { si: ['umol/L', 88.4, 0], grams: ['mg/L', 10, 1], far: [0.8, 3] })
add('eGFR', 'mL/min/1.73m2', [60, null], 0, { far: [0.3, 1] })
add('Urea nitrogen', 'mg/dL', [7, 20], 0, { far: [0.8, 3] })
add('Urea', 'mg/dL', [15, 44], 0, { si: ['mmol/L', 0.1665, 1], grams: ['g/L', 0.01, 2], far: [0.8, 3] })
add('BUN/creatinine ratio', '', [9, 23], 0)
add('Uric acid', 'mg/dL', [2.6, 6.8], 1, { si: ['umol/L', 59.48, 0], grams: ['mg/L', 10, 0] })
add('Cystatin C', 'mg/L', [0.53, 0.95], 2)
add('Sodium', 'mEq/L', [135, 145], 0, { far: [0.93, 1.07] })
add('Potassium', 'mEq/L', [3.5, 5.1], 1, { far: [0.8, 1.3] })
add('Chloride', 'mEq/L', [98, 107], 0, { far: [0.92, 1.08] })
add('Carbon dioxide', 'mEq/L', [22, 29], 0, { far: [0.7, 1.3] })
add('Anion gap', 'mEq/L', [4, 14], 0)
add('Calcium', 'mg/dL', [8.6, 10.2], 1, {
  si: ['mmol/L', 0.2495, 2],
  grams: ['mg/L', 10, 0],
  far: [0.8, 1.2],
})
add('Corrected calcium', 'mg/dL', [8.6, 10.2], 1, {
  si: ['mmol/L', 0.2495, 2],
  grams: ['mg/L', 10, 0],
  far: [0.8, 1.2],
})
add('Ionized calcium', 'mmol/L', [1.15, 1.33], 2, { far: [0.9, 1.1] })
add('Phosphorus', 'mg/dL', [2.5, 4.5], 1, { si: ['mmol/L', 0.3229, 2], grams: ['mg/L', 10, 0] })
add('Magnesium', 'mg/dL', [1.7, 2.4], 1, { si: ['mmol/L', 0.4114, 2], grams: ['mg/L', 10, 1] })
add('Osmolality', 'mOsm/kg', [275, 295], 0, { far: [0.95, 1.05] })
add('Lactate', 'mmol/L', [0.5, 2.2], 1)
// Liver
add('Total protein', 'g/dL', [6.4, 8.3], 1, { si: ['g/L', 10, 0], far: [0.8, 1.2] })
add('Albumin', 'g/dL', [3.5, 5.2], 1, { si: ['g/L', 10, 0], far: [0.7, 1.1] })
add('Globulin', 'g/dL', [2, 3.5], 1, { si: ['g/L', 10, 0] })
add('Albumin/globulin ratio', '', [1.1, 2.5], 1)
add('Total bilirubin', 'mg/dL', [0.2, 1.2], 2, {
  si: ['umol/L', 17.1, 0],
  grams: ['mg/L', 10, 1],
  far: [1, 4],
})
add('Direct bilirubin', 'mg/dL', [null, 0.3], 2, {
  si: ['umol/L', 17.1, 1],
  grams: ['mg/L', 10, 1],
  far: [1, 3],
})
add('Indirect bilirubin', 'mg/dL', [null, 0.9], 2, { si: ['umol/L', 17.1, 1], grams: ['mg/L', 10, 1] })
add('ALT', 'U/L', [null, 45], 0, { far: [1, 6] })
add('AST', 'U/L', [null, 40], 0, { far: [1, 6] })
add('GGT', 'U/L', [8, 60], 0, { far: [0.9, 5] })
add('Alkaline phosphatase', 'U/L', [40, 129], 0, { far: [0.7, 9] })
add('LDH', 'U/L', [125, 225], 0, { far: [0.9, 3] })
add('Ammonia', 'umol/L', [11, 48], 0)
add('Amylase', 'U/L', [28, 100], 0)
add('Lipase', 'U/L', [13, 60], 0, { far: [0.7, 4] })
// Lipids
add('Total cholesterol', 'mg/dL', [null, 200], 0, {
  si: ['mmol/L', 0.02586, 2],
  grams: ['g/L', 0.01, 2],
  far: [1, 1.6],
})
add('HDL cholesterol', 'mg/dL', [40, null], 0, {
  si: ['mmol/L', 0.02586, 2],
  grams: ['g/L', 0.01, 2],
  far: [0.6, 1],
})
add('LDL cholesterol', 'mg/dL', [null, 130], 0, {
  si: ['mmol/L', 0.02586, 2],
  grams: ['g/L', 0.01, 2],
  far: [1, 1.8],
})
add('VLDL cholesterol', 'mg/dL', [5, 40], 0, { si: ['mmol/L', 0.02586, 2] })
add('Non-HDL cholesterol', 'mg/dL', [null, 160], 0, { si: ['mmol/L', 0.02586, 2], grams: ['g/L', 0.01, 2] })
add('Triglycerides', 'mg/dL', [null, 150], 0, {
  si: ['mmol/L', 0.0113, 2],
  grams: ['g/L', 0.01, 2],
  far: [1, 3],
})
add('Cholesterol/HDL ratio', '', [null, 5], 1)
add('Apolipoprotein B', 'mg/dL', [55, 125], 0)
add('Lipoprotein(a)', 'mg/dL', [null, 30], 0, { far: [1, 4] })
// Iron and vitamins
add('Iron', 'ug/dL', [50, 170], 0, { si: ['umol/L', 0.179, 1], far: [0.3, 1.4] })
add('TIBC', 'ug/dL', [250, 425], 0, { si: ['umol/L', 0.179, 1] })
add('UIBC', 'ug/dL', [112, 347], 0, { si: ['umol/L', 0.179, 1] })
add('Transferrin saturation', '%', [15, 50], 0)
add('Transferrin', 'mg/dL', [200, 360], 0, { si: ['g/L', 0.01, 2], grams: ['g/L', 0.01, 2] })
add('Ferritin', 'ng/mL', [15, 150], 1, { si: ['ug/L', 1, 0], far: [0.3, 4] })
add('Vitamin D, 25-hydroxy', 'ng/mL', [30, 100], 1, { si: ['nmol/L', 2.496, 0, [75, 250]], far: [0.25, 1.1] })
add('Vitamin B12', 'pg/mL', [200, 900], 0, { si: ['pmol/L', 0.7378, 0, [148, 660]], far: [0.5, 1.6] })
add('Folate', 'ng/mL', [3.9, 26.8], 1, { si: ['nmol/L', 2.266, 1], far: [0.5, 1] })
add('Zinc', 'ug/dL', [70, 120], 0, { si: ['umol/L', 0.153, 1] })
add('Homocysteine', 'umol/L', [null, 12], 1, { far: [1, 2] })
// Thyroid and hormones
add('TSH', 'uIU/mL', [0.4, 4.2], 2, { si: ['mIU/L', 1, 2], far: [0.2, 4] })
add('Free T4', 'ng/dL', [0.9, 1.7], 2, { si: ['pmol/L', 12.87, 1, [12, 22]] })
add('Free T3', 'pg/mL', [2, 4.4], 2, { si: ['pmol/L', 1.536, 1, [3.1, 6.8]] })
add('TPO antibodies', 'IU/mL', [null, 34], 0, { far: [1, 9] })
add('Thyroglobulin antibodies', 'IU/mL', [null, 115], 0, { far: [1, 5] })
add('Cortisol', 'ug/dL', [6.2, 19.4], 1, { si: ['nmol/L', 27.59, 0, [171, 536]] })
add('Testosterone', 'ng/dL', [264, 916], 0, { si: ['nmol/L', 0.0347, 1] })
add('Estradiol', 'pg/mL', [12.5, 166], 1, { si: ['pmol/L', 3.671, 0] })
add('Progesterone', 'ng/mL', [0.2, 25], 2)
add('FSH', 'mIU/mL', [1.5, 12.4], 1)
add('LH', 'mIU/mL', [1.7, 8.6], 1)
add('Prolactin', 'ng/mL', [4.8, 23.3], 1)
add('DHEA-sulfate', 'ug/dL', [35, 430], 0)
add('Parathyroid hormone', 'pg/mL', [15, 65], 1)
add('PSA', 'ng/mL', [null, 4], 2, { far: [1, 3] })
// Inflammation
add('C-reactive protein', 'mg/L', [null, 5], 1, { far: [1, 12] })
add('Procalcitonin', 'ng/mL', [null, 0.1], 2, { far: [1, 5] })
add('hs-CRP', 'mg/L', [null, 3], 2, { far: [1, 3] })
add('Rheumatoid factor', 'IU/mL', [null, 14], 0, { far: [1, 6] })
add('IgG', 'mg/dL', [700, 1600], 0, { si: ['g/L', 0.01, 1], grams: ['g/L', 0.01, 2] })
add('IgA', 'mg/dL', [70, 400], 0, { si: ['g/L', 0.01, 2], grams: ['g/L', 0.01, 2] })
add('IgM', 'mg/dL', [40, 230], 0, { si: ['g/L', 0.01, 2], grams: ['g/L', 0.01, 2] })
add('IgE', 'IU/mL', [null, 100], 0, { far: [1, 9] })
// Coagulation, heart
add('Prothrombin time', 's', [11, 13.5], 1, { far: [0.9, 1.8] })
add('INR', '', [0.8, 1.2], 2, { far: [0.9, 3] })
add('aPTT', 's', [25, 37], 1, { far: [0.9, 1.8] })
add('Fibrinogen', 'mg/dL', [200, 400], 0, { si: ['g/L', 0.01, 2], grams: ['g/L', 0.01, 2], far: [0.7, 1.8] })
add('D-dimer', 'mg/L', [null, 0.5], 2, { far: [1, 8] })
add('Creatine kinase', 'U/L', [39, 308], 0, { far: [0.8, 8] })
add('Troponin I', 'ng/mL', [null, 0.04], 3, { far: [1, 8] })
add('Troponin T', 'ng/L', [null, 14], 0, { far: [1, 6] })
add('NT-proBNP', 'pg/mL', [null, 125], 0, { si: ['ng/L', 1, 0], far: [1, 20] })

// Minerals in whole blood, with all that its cells hold
add('Calcium, whole blood', 'mg/L', [54, 66], 1, { si: ['mmol/L', 0.02495, 2] })
add('Magnesium, whole blood', 'mg/L', [30, 40], 1, { si: ['mmol/L', 0.04114, 2] })
add('Potassium, whole blood (total)', 'mg/L', [1500, 1950], 0, {
  si: ['mmol/L', 0.02558, 1],
  far: [0.9, 1.1],
})
add('Zinc, whole blood', 'mg/L', [4.5, 7.5], 2)
add('Selenium, whole blood', 'ug/L', [100, 160], 0)

// Urine
add('Urine pH', '', [5, 8], 1, { marker: null, far: [0.95, 1.1] })
add('Specific gravity', '', [1.005, 1.03], 3, { marker: null, far: [1, 1.01] })

export const ANALYTES: ReadonlyMap<string, Analyte> = new Map(all.map((analyte) => [analyte.key, analyte]))

/** Analytes that are ordered together. Each language has its titles under the same keys. */
export const PANELS = {
  count: [
    'White blood cells',
    'Red blood cells',
    'Hemoglobin',
    'Hematocrit',
    'MCV',
    'MCH',
    'MCHC',
    'RDW',
    'RDW-SD',
    'Platelets',
    'MPV',
    'PDW',
    'Plateletcrit',
    'P-LCR',
    'Reticulocytes',
  ],
  differential: [
    'Neutrophils',
    'Lymphocytes',
    'Monocytes',
    'Eosinophils',
    'Basophils',
    'Absolute neutrophils',
    'Absolute lymphocytes',
    'Absolute monocytes',
    'Absolute eosinophils',
    'Absolute basophils',
  ],
  sugar: [
    'Fasting glucose',
    'Hemoglobin A1c',
    'Estimated average glucose',
    'Insulin',
    'HOMA-IR',
    'C-peptide',
  ],
  metabolic: [
    'Glucose',
    'Urea nitrogen',
    'Urea',
    'Creatinine',
    'eGFR',
    'BUN/creatinine ratio',
    'Uric acid',
    'Cystatin C',
    'Sodium',
    'Potassium',
    'Chloride',
    'Carbon dioxide',
    'Anion gap',
    'Calcium',
    'Corrected calcium',
    'Ionized calcium',
    'Phosphorus',
    'Magnesium',
    'Osmolality',
    'Lactate',
  ],
  liver: [
    'Total protein',
    'Albumin',
    'Globulin',
    'Albumin/globulin ratio',
    'Total bilirubin',
    'Direct bilirubin',
    'Indirect bilirubin',
    'ALT',
    'AST',
    'GGT',
    'Alkaline phosphatase',
    'LDH',
    'Ammonia',
    'Amylase',
    'Lipase',
  ],
  lipids: [
    'Total cholesterol',
    'Triglycerides',
    'HDL cholesterol',
    'LDL cholesterol',
    'VLDL cholesterol',
    'Non-HDL cholesterol',
    'Cholesterol/HDL ratio',
    'Apolipoprotein B',
    'Lipoprotein(a)',
  ],
  iron: ['Iron', 'TIBC', 'UIBC', 'Transferrin', 'Transferrin saturation', 'Ferritin'],
  vitamins: ['Vitamin D, 25-hydroxy', 'Vitamin B12', 'Folate', 'Zinc', 'Homocysteine'],
  thyroid: ['TSH', 'Free T4', 'Free T3', 'TPO antibodies', 'Thyroglobulin antibodies'],
  hormones: [
    'Cortisol',
    'Testosterone',
    'Estradiol',
    'Progesterone',
    'FSH',
    'LH',
    'Prolactin',
    'DHEA-sulfate',
    'Parathyroid hormone',
    'PSA',
  ],
  inflammation: [
    'C-reactive protein',
    'hs-CRP',
    'Procalcitonin',
    'ESR',
    'Rheumatoid factor',
    'IgG',
    'IgA',
    'IgM',
    'IgE',
  ],
  coagulation: ['Prothrombin time', 'INR', 'aPTT', 'Fibrinogen', 'D-dimer'],
  wholeBlood: [
    'Calcium, whole blood',
    'Magnesium, whole blood',
    'Potassium, whole blood (total)',
    'Zinc, whole blood',
    'Selenium, whole blood',
  ],
  urine: ['Urine pH', 'Specific gravity'],
  heart: ['Creatine kinase', 'Troponin I', 'Troponin T', 'NT-proBNP'],
} as const satisfies Record<string, readonly string[]>
export type PanelKey = keyof typeof PANELS

/** Countries whose laboratories print differently, each with the system of units that most of them use. */
export const COUNTRIES = {
  us: { language: 'en', system: 'usual' },
  in: { language: 'en', system: 'usual' },
  gb: { language: 'en', system: 'si' },
  de: { language: 'de', system: 'usual' },
  ch: { language: 'de', system: 'si' },
  fr: { language: 'fr', system: 'grams' },
  es: { language: 'es', system: 'usual' },
  mx: { language: 'es', system: 'usual' },
  it: { language: 'it', system: 'usual' },
  pl: { language: 'pl', system: 'usual' },
  br: { language: 'pt', system: 'usual' },
  pt: { language: 'pt', system: 'usual' },
  nl: { language: 'nl', system: 'si' },
  tr: { language: 'tr', system: 'usual' },
  ru: { language: 'ru', system: 'si' },
  gr: { language: 'el', system: 'usual' },
} as const
export type Country = keyof typeof COUNTRIES
export type LanguageCode = (typeof COUNTRIES)[Country]['language']

/**
 * How a unit is written, by country; `all` where this hardly matters. A number before a bar is the factor of the value:
 * "1000|/mm³" counts single cells.
 */
export const SPELLINGS: Record<string, Partial<Record<Country | 'all', string[]>>> = {
  '10^3/uL': {
    ru: ['10^9/л', 'тыс/мкл', 'х10^9/л', '10*9/л', 'тыс./мкл', '10⁹/л'],
    gr: ['10^3/μL', 'K/μL', '10³/μL', 'x10^3/μL', 'χιλ/μL'],
    us: ['K/uL', 'x10E3/uL', '10*3/uL', 'Thousand/uL', 'x10^3/uL', '10³/µL', 'K/mcL', '1000|cells/mcL'],
    in: ['1000|/cumm', '1000|cells/cu.mm', '10^3/µL', 'thou/mm3', 'x10³/µL', '1000|cells/µL', '10^9/L'],
    gb: ['10*9/L', '10^9/L', 'x10^9/L', 'x 10*9/L', '10⁹/L'],
    de: ['/nl', 'Tsd/µl', 'Gpt/l', 'G/l', '10^3/µl', 'Tsd./µl', '10^9/l', '1000|/µl'],
    ch: ['G/l', '10^9/l', 'G/L', '10⁹/l'],
    fr: ['G/L', '10^9/L', 'Giga/L', '1000|/mm3', '1000|/mm³', '10³/mm³'],
    es: ['x10^3/µL', '10^3/µL', '10^3/mm3', 'x10³/µL', '10^9/L', 'miles/mm3', '1000|/mm3'],
    mx: ['10^3/µL', 'x10³/µL', 'miles/µL', 'x10^3/uL', '10³/mm³'],
    it: ['x10^3/µL', '10^3/µL', '10^3/mmc', 'x10³/µl', '10^9/L', 'K/uL', '1000|/mmc'],
    pl: ['tys/µl', 'G/l', '10^3/µl', 'K/µl', '10^9/l', 'tys./µl', '10³/µL'],
    br: ['1000|/mm³', '1000|/mm3', '1000|/µL', '10³/µL', 'mil/mm³', '10^3/µL'],
    pt: ['x10^9/L', '10^3/µL', '10^9/L', 'x10³/µL'],
    nl: ['10^9/l', '/nl', '10*9/l', 'x10^9/L', '10⁹/L'],
    tr: ['10^3/uL', '10³/µL', 'K/uL', 'x10^3/µL', '10^9/L', 'bin/µL'],
  },
  '10^6/uL': {
    ru: ['10^12/л', 'млн/мкл', 'х10^12/л', '10*12/л', 'млн./мкл'],
    gr: ['10^6/μL', 'M/μL', '10⁶/μL', 'x10^6/μL', 'εκατ/μL'],
    us: ['M/uL', 'x10E6/uL', '10*6/uL', 'Million/uL', 'x10^6/uL', '10⁶/µL', 'million/mcL'],
    in: ['mill/cumm', 'million/µL', '10^6/µL', 'mill/mm3', 'x10⁶/µL', '10^12/L', 'millions/cu.mm'],
    gb: ['10*12/L', '10^12/L', 'x10^12/L', '10¹²/L'],
    de: ['/pl', 'Mio/µl', 'Tpt/l', 'T/l', '10^6/µl', 'Mio./µl', '10^12/l'],
    ch: ['T/l', '10^12/l', 'T/L'],
    fr: ['T/L', '10^12/L', 'Tera/L', 'M/mm3', '10⁶/mm³'],
    es: ['x10^6/µL', '10^6/µL', '10^6/mm3', 'x10⁶/µL', '10^12/L', 'mill/mm3', 'millones/mm3'],
    mx: ['10^6/µL', 'x10⁶/µL', 'millones/µL', 'x10^6/uL'],
    it: ['x10^6/µL', '10^6/µL', '10^6/mmc', 'x10⁶/µl', '10^12/L', 'M/uL', 'milioni/mmc'],
    pl: ['mln/µl', 'T/l', '10^6/µl', 'M/µl', '10^12/l', 'mln./µl'],
    br: ['milhões/mm³', 'milhões/mm3', '10⁶/µL', 'milhões/µL', '10^6/µL', 'M/µL'],
    pt: ['x10^12/L', '10^6/µL', '10^12/L', 'x10⁶/µL'],
    nl: ['10^12/l', '/pl', '10*12/l', 'x10^12/L'],
    tr: ['10^6/uL', '10⁶/µL', 'M/uL', 'x10^6/µL', '10^12/L', 'milyon/µL'],
  },
  'g/dL': {
    ru: ['г/дл'],
    all: ['g/dL'],
    in: ['g/dL', 'gm/dL', 'g%', 'gm%'],
    de: ['g/dl'],
    pl: ['g/dl', 'g/dL'],
    it: ['g/dL', 'g/dl', 'gr/dl'],
    es: ['g/dL', 'g/dl'],
    fr: ['g/dL', 'g/100mL', 'g/dl'],
    nl: ['g/dl'],
  },
  'mg/dL': {
    ru: ['мг/дл'],
    all: ['mg/dL'],
    us: ['mg/dL', 'MG/DL'],
    in: ['mg/dL', 'mg/dl', 'mg%'],
    de: ['mg/dl'],
    pl: ['mg/dl', 'mg/dL'],
    it: ['mg/dL', 'mg/dl'],
    es: ['mg/dL', 'mg/dl'],
    nl: ['mg/dl'],
  },
  'g/L': {
    ru: ['г/л', 'г/л', 'г/Л'],
    all: ['g/L'],
    de: ['g/l'],
    ch: ['g/l'],
    pl: ['g/l'],
    nl: ['g/l', 'g/L'],
  },
  'mg/L': {
    ru: ['мг/л'],
    all: ['mg/L'],
    de: ['mg/l'],
    ch: ['mg/l'],
    pl: ['mg/l'],
    nl: ['mg/l'],
    in: ['mg/L', 'mg/l'],
  },
  'L/L': { ru: ['л/л'], all: ['L/L'], nl: ['l/l'], ch: ['l/l'], de: ['l/l'] },
  'mmol/L': {
    ru: ['ммоль/л', 'ммоль/л', 'mmol/l'],
    all: ['mmol/L'],
    de: ['mmol/l'],
    ch: ['mmol/l'],
    pl: ['mmol/l'],
    nl: ['mmol/l'],
  },
  // For ions with one charge both are the same.
  'mEq/L': {
    ru: ['ммоль/л'],
    gr: ['mmol/L', 'mEq/L'],
    all: ['mmol/L'],
    us: ['mmol/L', 'mEq/L'],
    in: ['mmol/L', 'mEq/L', 'meq/l'],
    de: ['mmol/l'],
    ch: ['mmol/l'],
    pl: ['mmol/l'],
    nl: ['mmol/l'],
    it: ['mmol/L', 'mEq/L', 'mEq/l'],
    br: ['mEq/L', 'mmol/L'],
    tr: ['mmol/L', 'mEq/L'],
  },
  'umol/L': {
    ru: ['мкмоль/л'],
    gr: ['μmol/L'],
    all: ['µmol/L'],
    gb: ['umol/L', 'µmol/L', 'micromol/L'],
    de: ['µmol/l'],
    ch: ['µmol/l', 'umol/l'],
    pl: ['µmol/l', 'umol/l'],
    nl: ['µmol/l', 'umol/l'],
  },
  'nmol/L': {
    ru: ['нмоль/л'],
    all: ['nmol/L'],
    de: ['nmol/l'],
    ch: ['nmol/l'],
    nl: ['nmol/l'],
    pl: ['nmol/l'],
  },
  'pmol/L': {
    ru: ['пмоль/л'],
    all: ['pmol/L'],
    de: ['pmol/l'],
    ch: ['pmol/l'],
    nl: ['pmol/l'],
    pl: ['pmol/l'],
  },
  'ug/dL': {
    ru: ['мкг/дл'],
    gr: ['μg/dL', 'µg/dL'],
    all: ['µg/dL', 'ug/dL'],
    us: ['ug/dL', 'mcg/dL', 'µg/dL'],
    de: ['µg/dl'],
    pl: ['µg/dl', 'ug/dl'],
  },
  'ug/L': {
    ru: ['мкг/л', 'нг/мл'],
    gr: ['μg/L'],
    all: ['µg/L', 'ug/L'],
    ch: ['µg/l'],
    nl: ['µg/l'],
    gb: ['ug/L', 'µg/L'],
  },
  'ng/mL': {
    ru: ['нг/мл'],
    all: ['ng/mL'],
    de: ['ng/ml'],
    pl: ['ng/ml'],
    it: ['ng/mL', 'ng/ml'],
    nl: ['ng/ml'],
    in: ['ng/mL', 'ng/ml'],
  },
  'pg/mL': {
    ru: ['пг/мл'],
    all: ['pg/mL'],
    de: ['pg/ml'],
    pl: ['pg/ml'],
    it: ['pg/mL', 'pg/ml'],
    nl: ['pg/ml'],
    in: ['pg/mL', 'pg/ml'],
  },
  'ng/dL': { ru: ['нг/дл'], all: ['ng/dL'], de: ['ng/dl'], pl: ['ng/dl'], nl: ['ng/dl'] },
  'ng/L': { ru: ['нг/л'], all: ['ng/L'], de: ['ng/l'], ch: ['ng/l'], pl: ['ng/l'], nl: ['ng/l'] },
  'U/L': {
    ru: ['Ед/л', 'ед/л', 'Ед/л'],
    all: ['U/L'],
    us: ['U/L', 'IU/L'],
    in: ['U/L', 'IU/L', 'U/l'],
    gb: ['IU/L', 'U/L', 'iu/L'],
    de: ['U/l'],
    ch: ['U/l'],
    fr: ['UI/L', 'U/L'],
    es: ['U/L', 'UI/L'],
    it: ['U/L', 'UI/L', 'U/l'],
    pl: ['U/l', 'IU/l'],
    br: ['U/L', 'UI/L'],
    pt: ['U/L', 'UI/L'],
    nl: ['U/l', 'E/l', 'U/L'],
    tr: ['U/L', 'IU/L'],
  },
  'uIU/mL': {
    ru: ['мкМЕ/мл', 'мМЕ/л', 'мкЕд/мл'],
    all: ['µIU/mL', 'uIU/mL', 'mIU/L'],
    in: ['µIU/mL', 'uIU/mL', 'mIU/L', 'micIU/mL'],
    de: ['mU/l', 'µIU/ml', 'µU/ml', 'mIU/l'],
    ch: ['mU/l', 'mIU/l'],
    fr: ['mUI/L', 'µUI/mL', 'mU/L'],
    es: ['µUI/mL', 'mUI/L', 'µU/mL'],
    mx: ['µUI/mL', 'mUI/L'],
    it: ['µUI/mL', 'mUI/L', 'µU/ml'],
    pl: ['µIU/ml', 'mIU/l', 'uIU/ml'],
    br: ['µUI/mL', 'mUI/L', 'µU/mL'],
    pt: ['µUI/mL', 'mUI/L'],
    nl: ['mU/l', 'mIU/l', 'mE/l'],
  },
  'mIU/L': {
    ru: ['мМЕ/л', 'мЕд/л'],
    all: ['mIU/L', 'mU/L'],
    nl: ['mU/l', 'mE/l'],
    ch: ['mU/l'],
    gb: ['mIU/L', 'mu/L'],
  },
  'mIU/mL': {
    ru: ['мМЕ/мл', 'МЕ/л'],
    all: ['mIU/mL', 'IU/L'],
    de: ['mIU/ml', 'U/l', 'mU/ml'],
    ch: ['U/l', 'IU/l'],
    fr: ['UI/L', 'mUI/mL'],
    es: ['mUI/mL', 'UI/L'],
    mx: ['mUI/mL'],
    it: ['mUI/mL', 'UI/L'],
    pl: ['mIU/ml', 'IU/l'],
    br: ['mUI/mL', 'UI/L'],
    pt: ['mUI/mL', 'UI/L'],
    nl: ['U/l', 'E/l'],
  },
  'IU/mL': {
    ru: ['МЕ/мл', 'Ед/мл'],
    all: ['IU/mL', 'U/mL'],
    de: ['IU/ml', 'U/ml', 'IE/ml'],
    ch: ['U/ml', 'IU/ml'],
    fr: ['UI/mL', 'kUI/L'],
    es: ['UI/mL', 'U/mL'],
    mx: ['UI/mL'],
    it: ['UI/mL', 'U/mL'],
    pl: ['IU/ml', 'U/ml'],
    br: ['UI/mL', 'U/mL'],
    pt: ['UI/mL', 'kUI/L'],
    nl: ['kU/l', 'IE/ml', 'kE/l'],
  },
  'mL/min/1.73m2': {
    all: ['mL/min/1.73m2', 'mL/min/1.73m²', 'mL/min/1.73 m²'],
    us: ['mL/min/1.73m2', 'mL/min/1.73', 'mL/min/1.73m²'],
    de: ['ml/min/1,73m²', 'ml/min', 'ml/min/1,73 m²'],
    ch: ['ml/min/1.73m²', 'ml/min'],
    fr: ['mL/min/1,73m²', 'mL/min'],
    es: ['mL/min/1,73m2', 'mL/min/1,73 m²'],
    it: ['mL/min/1,73m²', 'mL/min'],
    pl: ['ml/min/1,73m2', 'ml/min/1,73m²'],
    br: ['mL/min/1,73m²', 'mL/min/1,73 m²'],
    pt: ['mL/min/1,73m2'],
    nl: ['ml/min/1,73m2', 'ml/min/1,73 m²'],
    tr: ['mL/dk/1.73m²', 'mL/min/1.73m2'],
  },
  'mm/h': {
    ru: ['мм/ч', 'мм/час'],
    gr: ['mm/h', 'mm/1h', 'mm/ώρα'],
    all: ['mm/h', 'mm/hr'],
    in: ['mm/hr', 'mm/1st hr', 'mm 1st hr'],
    de: ['mm/h', 'mm'],
    es: ['mm/h', 'mm'],
    it: ['mm/h', 'mm'],
    tr: ['mm/saat', 'mm/h'],
    nl: ['mm/uur', 'mm/h'],
    pl: ['mm/h', 'mm/godz.'],
  },
  'mOsm/kg': { ru: ['мосм/кг'], all: ['mOsm/kg', 'mosm/kg'], us: ['mOsm/kg', 'mOsmol/kg'] },
  fL: { ru: ['фл'], all: ['fL', 'fl'], de: ['fl'], fr: ['fL', 'µ3', 'fl'], it: ['fL', 'fl'], nl: ['fl'] },
  s: {
    ru: ['сек', 'сек.', 'с'],
    gr: ['sec', 's', 'δευτ'],
    all: ['s', 'sec', 'seconds'],
    de: ['s', 'sec', 'sek'],
    ch: ['s', 'sec'],
    fr: ['s', 'sec', 'secondes'],
    es: ['s', 'seg', 'segundos'],
    mx: ['seg', 'segundos'],
    it: ['s', 'sec', 'secondi'],
    pl: ['s', 'sek', 'sek.'],
    br: ['segundos', 's', 'seg'],
    pt: ['s', 'seg'],
    nl: ['s', 'sec', 'seconden'],
    tr: ['sn', 's', 'saniye'],
  },
}
