/**
 * Factors between the units of one quantity, by marker. Laboratories print a second unit by the rounded factors of
 * public tables, so these are used where one was read; all others are computed from the molar mass of the marker's
 * formula with the standard atomic weights, which also checks the tables. All factors of a marker lead to one unit, or
 * to units that differ from it by a power of ten, so every unit can be converted to every other one.
 */

/** `value in to = value in from * factor + offset`; units are normalised, see `simpleUnit`. */
export type Factor = { from: string; to: string; factor: number; offset?: number; source: string }

/** Abridged standard atomic weights, in g/mol. */
const ATOMIC_WEIGHTS: Record<string, number> = {
  H: 1.008,
  C: 12.011,
  N: 14.007,
  O: 15.999,
  Mg: 24.305,
  P: 30.974,
  S: 32.06,
  Ca: 40.078,
  Fe: 55.845,
  Co: 58.933,
  Cu: 63.546,
  Zn: 65.38,
  Se: 78.971,
  I: 126.9,
  As: 74.922,
  Cd: 112.41,
  Hg: 200.59,
  Pb: 207.2,
}
const IUPAC = 'https://doi.org/10.1515/pac-2015-0305'

/** The molar mass of a formula such as `C6H12O6`, in g/mol. */
export function molarMass(formula: string): number {
  return [...formula.matchAll(/([A-Z][a-z]?)(\d*)/g)].reduce(
    (mass, [, element = '', count]) => mass + (ATOMIC_WEIGHTS[element] ?? Number.NaN) * Number(count || 1),
    0,
  )
}

const GLUCOSE = 'C6H12O6'
const CHOLESTEROL = 'C27H46O'
const BILIRUBIN = 'C33H36N4O6'
const TESTOSTERONE = 'C19H28O2'
const FOLIC_ACID = 'C19H19N7O6'
const TRIIODOTHYRONINE = 'C15H12I3NO4'

/**
 * The formula by whose mass each marker is measured: iron binding capacities as the iron that they bind, urea nitrogen
 * as the two nitrogen atoms of urea, triglycerides as triolein, minerals as the element.
 */
export const FORMULAS: Readonly<Record<string, string>> = {
  Iron: 'Fe',
  TIBC: 'Fe',
  UIBC: 'Fe',
  Glucose: GLUCOSE,
  'Fasting glucose': GLUCOSE,
  'Estimated average glucose': GLUCOSE,
  'Total cholesterol': CHOLESTEROL,
  'HDL cholesterol': CHOLESTEROL,
  'LDL cholesterol': CHOLESTEROL,
  'LDL cholesterol, calculated': CHOLESTEROL,
  'VLDL cholesterol': CHOLESTEROL,
  'Non-HDL cholesterol': CHOLESTEROL,
  Triglycerides: 'C57H104O6',
  'Total bilirubin': BILIRUBIN,
  'Direct bilirubin': BILIRUBIN,
  'Indirect bilirubin': BILIRUBIN,
  Ammonia: 'NH3',
  Creatinine: 'C4H7N3O',
  'Urea nitrogen': 'N2',
  Urea: 'CH4N2O',
  'Uric acid': 'C5H4N4O3',
  Calcium: 'Ca',
  'Corrected calcium': 'Ca',
  'Ionized calcium': 'Ca',
  Phosphorus: 'P',
  Magnesium: 'Mg',
  'Red cell magnesium': 'Mg',
  Zinc: 'Zn',
  Copper: 'Cu',
  Selenium: 'Se',
  'Free T4': 'C15H11I4NO4',
  'Total T4': 'C15H11I4NO4',
  'Free T3': TRIIODOTHYRONINE,
  'Total T3': TRIIODOTHYRONINE,
  'Reverse T3': TRIIODOTHYRONINE,
  'Vitamin D, 25-hydroxy': 'C27H44O2',
  'Vitamin D, 1,25-dihydroxy': 'C27H44O3',
  'Vitamin B12': 'C63H88CoN14O14P',
  Folate: FOLIC_ACID,
  'Red cell folate': FOLIC_ACID,
  'Vitamin A': 'C20H30O',
  'Vitamin E': 'C29H50O2',
  'Vitamin C': 'C6H8O6',
  'Vitamin B6': 'C8H10NO6P',
  'Methylmalonic acid': 'C4H6O4',
  Homocysteine: 'C4H9NO2S',
  Cortisol: 'C21H30O5',
  Testosterone: TESTOSTERONE,
  'Free testosterone': TESTOSTERONE,
  Estradiol: 'C18H24O2',
  Progesterone: 'C21H30O2',
  'DHEA-sulfate': 'C19H28O5S',
  Lactate: 'C3H6O3',
  Lead: 'Pb',
  Mercury: 'Hg',
  Cadmium: 'Cd',
  Arsenic: 'As',
}

/** The charge of an ion: that many equivalents are one mole. */
const CHARGES: Readonly<Record<string, number>> = {
  Sodium: 1,
  Potassium: 1,
  Chloride: 1,
  'Carbon dioxide': 1,
  'Anion gap': 1,
  'Base excess': 1,
  Lactate: 1,
  Calcium: 2,
  'Corrected calcium': 2,
  'Ionized calcium': 2,
  Magnesium: 2,
  'Red cell magnesium': 2,
}

const CLIN_CHEM = 'http://w3.csmu.edu.tw/~chr/Int_unit_conversion.htm'
const HEALTH3 = 'https://www.health3.app/tools/blood-test-unit-converter'
const IASRI = 'http://ecoursesonline.iasri.res.in/mod/page/view.php?id=53457'
const ELEPHANT_CARE = 'http://www.elephantcare.org/convers.htm'
const SOC_BDR =
  'http://www.soc-bdr.org/rds/authors/unit_tables_conversions_and_genetic_dictionaries/e5196/index_en.html'
const IRON_TABLE = 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3934467/table/T1'
const NGSP = 'http://www.ngsp.org/ifcc.asp'
const PROLACTIN = 'http://prolactinemia.com/info/levels-units/'
const PTH = 'https://mmoll-to-mgdl.com/conversion/Parathyroid-Hormone-Unit-Converter.html'
const TRANSFERRIN = 'https://labtests.co.in/unit-converter/transferrin'
/** By the mass of the molecule: 7649, 8457, 66 437 and 340 000 Da. Read on 2026-11-22. */
const IGF_1 = 'https://labtests.co.in/unit-converter/igf-1-insulin-like-growth-factor-1-somatomedin-c'
const NT_PROBNP =
  'https://www.siv.no/helsefaglig/samhandling/endret-enhet-for-nt-probnp-fra-mandag-16-oktober-2017'
/** 32 amino acids weigh 3464 Da: 400 pg/mL are 116 pmol/L, as the page prints. */
const BNP = 'https://gpnotebook.com/simplepage.cfm?ID=x20101014150016274950&linkID=73537'
const ALBUMIN = 'https://calcengines.com/?p=5407'
const FIBRINOGEN = 'https://diapharma.com/fibrinogen/'
/**
 * One D-dimer unit (DDU) is two fibrinogen equivalent units (FEU), as their usual limits of 0.25 and 0.5 mg/L also
 * show.
 */
const D_DIMER = 'http://unitslab.com/node/83'

const cholesterol: Factor = { from: 'mg/dl', to: 'mmol/l', factor: 0.02586, source: CLIN_CHEM }
const glucose: Factor = { from: 'mg/dl', to: 'mmol/l', factor: 0.0555, source: HEALTH3 }
const calcium: Factor = { from: 'mg/dl', to: 'mmol/l', factor: 0.2495, source: CLIN_CHEM }
const magnesium: Factor = { from: 'mg/dl', to: 'mmol/l', factor: 0.4114, source: ELEPHANT_CARE }
const bilirubin: Factor = { from: 'mg/dl', to: 'umol/l', factor: 17.1, source: CLIN_CHEM }
const iron: Factor = { from: 'ug/dl', to: 'umol/l', factor: 0.179, source: IRON_TABLE }
const testosterone: Factor = { from: 'ng/dl', to: 'nmol/l', factor: 0.0347, source: HEALTH3 }
/** Moles of hemoglobin are moles of its chains: one chain with its iron weighs a quarter of the whole molecule. */
const hemoglobin: Factor = { from: 'g/dl', to: 'mmol/l', factor: 0.62063, source: IRON_TABLE }

const PUBLISHED: Readonly<Record<string, Factor>> = {
  Glucose: glucose,
  'Fasting glucose': glucose,
  'Estimated average glucose': glucose,
  Insulin: { from: 'miu/l', to: 'pmol/l', factor: 6, source: SOC_BDR },
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
  'Ionized calcium': calcium,
  Magnesium: magnesium,
  'Red cell magnesium': magnesium,
  Phosphorus: { from: 'mg/dl', to: 'mmol/l', factor: 0.3229, source: IASRI },
  'Total bilirubin': bilirubin,
  'Direct bilirubin': bilirubin,
  'Indirect bilirubin': bilirubin,
  Ammonia: { from: 'ug/dl', to: 'umol/l', factor: 0.587, source: CLIN_CHEM },
  Iron: iron,
  TIBC: iron,
  UIBC: iron,
  Ferritin: { from: 'ng/ml', to: 'pmol/l', factor: 2.247, source: IRON_TABLE },
  Transferrin: { from: 'g/l', to: 'umol/l', factor: 12.6, source: TRANSFERRIN },
  Hemoglobin: hemoglobin,
  MCHC: hemoglobin,
  // The same chain within one cell: a picogram is 0.062 femtomoles.
  MCH: { from: 'pg', to: 'fmol', factor: 0.062063, source: IRON_TABLE },
  'Vitamin D, 25-hydroxy': { from: 'ng/ml', to: 'nmol/l', factor: 2.496, source: HEALTH3 },
  'Vitamin B12': { from: 'pg/ml', to: 'pmol/l', factor: 0.7378, source: HEALTH3 },
  Cortisol: { from: 'ug/dl', to: 'nmol/l', factor: 27.59, source: CLIN_CHEM },
  Testosterone: testosterone,
  'Free testosterone': testosterone,
  Estradiol: { from: 'pg/ml', to: 'pmol/l', factor: 3.671, source: CLIN_CHEM },
  'Parathyroid hormone': { from: 'pg/ml', to: 'pmol/l', factor: 0.106, source: PTH },
  Prolactin: { from: 'ng/ml', to: 'miu/l', factor: 21.2, source: PROLACTIN },
  'IGF-1': { from: 'ng/ml', to: 'nmol/l', factor: 1 / 7.649, source: IGF_1 },
  'NT-proBNP': { from: 'pmol/l', to: 'pg/ml', factor: 8.457, source: NT_PROBNP },
  BNP: { from: 'pmol/l', to: 'pg/ml', factor: 3.464, source: BNP },
  Albumin: { from: 'g/dl', to: 'umol/l', factor: 150.5, source: ALBUMIN },
  Fibrinogen: { from: 'g/l', to: 'umol/l', factor: 1 / 0.34, source: FIBRINOGEN },
  'D-dimer': { from: 'mg/lddu', to: 'mg/lfeu', factor: 2, source: D_DIMER },
  // Albumin stays in grams; in the denominator a mole of creatinine is converted to grams.
  'Urine albumin/creatinine ratio': {
    from: 'mg/mmol',
    to: 'mg/g',
    factor: 1000 / molarMass('C4H7N3O'),
    source: IUPAC,
  },
}

/** Factors from mass to amount where no public table was read. */
const byMass = Object.entries(FORMULAS)
  .filter(([marker]) => !(marker in PUBLISHED))
  .map(([marker, formula]): [string, Factor] => [
    marker,
    { from: 'g/l', to: 'mol/l', factor: 1 / molarMass(formula), source: IUPAC },
  ])
const byCharge = Object.entries(CHARGES).map(([marker, charge]): [string, Factor] => [
  marker,
  { from: 'eq/l', to: 'mol/l', factor: 1 / charge, source: CLIN_CHEM },
])

/** Factors by marker; all factors of one marker are for the same quantity. */
export const FACTORS: Readonly<Record<string, readonly Factor[]>> = Object.fromEntries(
  [...Map.groupBy([...Object.entries(PUBLISHED), ...byMass, ...byCharge], ([marker]) => marker)].map(
    ([marker, all]) => [marker, all.map(([, factor]) => factor)],
  ),
)
