/**
 * By how much a healthy person's values vary from one draw to the next, so that a trend does not report chance as a
 * change. Coefficients of variation in percent, from papers of the European Federation of Clinical Chemistry and
 * Laboratory Medicine (EFLM) where it has one; where sexes, methods or studies differ, the larger one. EFLM's own
 * database may not be copied, so nothing is taken from it. Abstracts and tables that quote the papers' rows were read
 * on 2026-11-22.
 */

/**
 * Within-person and assay variation, in percent; with the unit where the percentage depends on it, because the scales
 * have different zero points.
 */
export type Variation = { person: number; assay: number; unit?: string; source: string }

/** Table 2 of the study's summary, of 91 healthy adults drawn weekly for ten weeks. */
const EUBIVAS = 'https://doi.org/10.1515/cclm-2021-0370'
/** Tables 1 and 2, by the same protocol. */
const BLOOD_COUNT = 'https://doi.org/10.1515/cclm-2017-1155'
const BLOOD_COUNT_REVIEW = 'https://doi.org/10.1515/cclm-2019-0658'
const THYROID = 'https://doi.org/10.1515/cclm-2020-1885'
const HBA1C = 'https://doi.org/10.1515/almed-2020-0029'
/** Abstracts of three studies of healthy adults, drawn weekly for five weeks. */
const VITAMINS = 'https://doi.org/10.1080/00365513.2023.2278537'
const VITAMIN_D = 'https://clin-lab-publications.com/article/3864'
const IRON = 'https://doi.org/10.1093/clinchem/27.1.78'
/** Abstract of a Norwegian study of endocrine markers; 30 volunteers drawn weekly for ten weeks. */
const STEROIDS = 'https://staging.scite.ai/authors/nora-alicia-guldhaug-nDO01r'

/**
 * The desirable assay variation is at most half of the within-person variation; it is used unless a study's own was
 * smaller.
 */
const varies = (person: number, assay: number, source: string, unit?: string): Variation => ({
  person,
  assay: Math.max(assay, person / 2),
  source,
  ...(unit !== undefined && { unit }),
})

const GLUCOSE = varies(4.7, 0.58, EUBIVAS)
const UREA = varies(14.1, 2.32, EUBIVAS)
const LDL = varies(8.46, 1.77, EUBIVAS)
const CRP = varies(29.4, 11.1, EUBIVAS)

export const VARIATION: Readonly<Record<string, Variation>> = {
  Glucose: GLUCOSE,
  'Fasting glucose': GLUCOSE,
  'Hemoglobin A1c': varies(1.2, 0, HBA1C, '%'),
  Creatinine: varies(4.7, 4.4, EUBIVAS),
  Urea: UREA,
  'Urea nitrogen': UREA,
  'Uric acid': varies(8.32, 0.86, EUBIVAS),
  Sodium: varies(0.53, 0.4, EUBIVAS),
  Potassium: varies(3.92, 0.41, EUBIVAS),
  Chloride: varies(0.98, 0.4, EUBIVAS),
  Calcium: varies(1.81, 0.85, EUBIVAS),
  Albumin: varies(2.5, 1.5, EUBIVAS),
  'Total protein': varies(2.6, 0.97, EUBIVAS),
  ALT: varies(9.3, 6.7, EUBIVAS),
  AST: varies(9.5, 5.5, EUBIVAS),
  GGT: varies(8.9, 8.7, EUBIVAS),
  'Alkaline phosphatase': varies(5.3, 2.8, EUBIVAS),
  'Total bilirubin': varies(20.9, 2.98, EUBIVAS),
  LDH: varies(5.2, 1.2, EUBIVAS),
  Amylase: varies(6.8, 1, EUBIVAS),
  'Total cholesterol': varies(5.18, 0.98, EUBIVAS),
  'HDL cholesterol': varies(5.67, 0.56, EUBIVAS),
  'LDL cholesterol': LDL,
  'LDL cholesterol, calculated': LDL,
  Triglycerides: varies(19.8, 1.8, EUBIVAS),
  'C-reactive protein': CRP,
  'hs-CRP': CRP,
  Transferrin: varies(3.4, 2.69, EUBIVAS),
  Fibrinogen: varies(10.2, 4.7, EUBIVAS),
  'Prothrombin time': varies(2.6, 1.7, EUBIVAS),
  aPTT: varies(2.9, 3.7, EUBIVAS),
  TSH: varies(17.7, 1.46, THYROID),
  'Free T4': varies(4.8, 1.71, THYROID),
  'Free T3': varies(5, 0, THYROID),
  Thyroglobulin: varies(10.3, 0, THYROID),
  Hemoglobin: varies(2.74, 0.58, BLOOD_COUNT),
  Hematocrit: varies(2.82, 0.63, BLOOD_COUNT),
  'Red blood cells': varies(2.77, 0.66, BLOOD_COUNT),
  MCV: varies(0.75, 0.18, BLOOD_COUNT_REVIEW),
  MCH: varies(0.75, 0.78, BLOOD_COUNT),
  MCHC: varies(0.97, 0.79, BLOOD_COUNT),
  'White blood cells': varies(12.82, 1.49, BLOOD_COUNT),
  'Absolute neutrophils': varies(20.09, 1.88, BLOOD_COUNT),
  'Absolute lymphocytes': varies(9.81, 2.4, BLOOD_COUNT),
  'Absolute monocytes': varies(15.33, 4.95, BLOOD_COUNT),
  'Absolute eosinophils': varies(14.83, 11.01, BLOOD_COUNT),
  'Absolute basophils': varies(11.36, 16.65, BLOOD_COUNT),
  Platelets: varies(7.22, 1.8, BLOOD_COUNT),
  MPV: varies(2.24, 1.13, BLOOD_COUNT),
  Iron: varies(28.5, 0, IRON),
  TIBC: varies(4.8, 0, IRON),
  'Transferrin saturation': varies(28, 0, IRON),
  Ferritin: varies(16.9, 3.5, VITAMINS),
  'Vitamin B12': varies(8.6, 7.5, VITAMINS),
  Folate: varies(10.7, 4, VITAMINS),
  // Within one season.
  'Vitamin D, 25-hydroxy': varies(8.2, 3.4, VITAMIN_D),
  Cortisol: varies(18, 0, STEROIDS),
  Testosterone: varies(16, 0, STEROIDS),
  SHBG: varies(7.4, 0, STEROIDS),
}
