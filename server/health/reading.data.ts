import type { AnalysisType } from '../../shared/health.ts'
import { METALS, type MeasureName, type MeasurePair, type SymptomGroup } from '../../shared/healthReading.ts'

/**
 * The facts that a reading uses. `words` are beginnings of words in lower case; a dot at the end ("flu.") asks for
 * the whole word.
 */
type Scope = {
  trends: MeasureName[]
  pairs: MeasurePair[]
  symptoms: { group: SymptomGroup; words: string[] }[]
  /** Canonical names of blood test markers. */
  markers: string[]
  /** Markers in the reading's name. The reading lists those that were not measured. */
  promised?: typeof METALS
}

/**
 * The five readings. The portal's authors chose the facts of each from the data it holds. No connection between a
 * reading and a disease is claimed.
 */
export const SCOPES: Record<AnalysisType, Scope> = {
  'gut-health': {
    trends: ['water', 'exercise', 'energy'],
    pairs: [
      ['water', 'energy'],
      ['exercise', 'energy'],
    ],
    symptoms: [
      {
        group: 'stomach',
        words: [
          'bloat',
          'stomach',
          'abdom',
          'belly',
          'gas.',
          'gassy',
          'gases.',
          'reflux',
          'heartburn',
          'nausea',
          'indigest',
        ],
      },
      { group: 'bowel', words: ['constipat', 'diarrh', 'bowel', 'stool', 'cramp'] },
    ],
    markers: [
      'tTG IgA antibodies',
      'Ferritin',
      'Vitamin B12',
      'Folate',
      'Albumin',
      'C-reactive protein',
      'hs-CRP',
      'Lipase',
      'Amylase',
      'Magnesium',
    ],
  },
  'heavy-metals': {
    trends: ['energy', 'sleep'],
    pairs: [['sleep', 'energy']],
    symptoms: [
      {
        group: 'nerves',
        words: ['headache', 'migraine', 'tingl', 'numb', 'tremor', 'memory', 'fog', 'concentrat', 'dizz'],
      },
      { group: 'tiredness', words: ['tired', 'fatigue', 'exhaust', 'weak'] },
      { group: 'taste', words: ['metallic', 'taste'] },
    ],
    promised: METALS,
    markers: [
      ...METALS,
      'Hemoglobin',
      'MCV',
      'Reticulocytes',
      'Creatinine',
      'eGFR',
      'ALT',
      'AST',
      'Zinc',
      'Copper',
      'Selenium',
      'Ferritin',
    ],
  },
  'hormonal-balance': {
    trends: ['mood', 'sleep', 'energy'],
    pairs: [
      ['sleep', 'mood'],
      ['exercise', 'mood'],
    ],
    symptoms: [
      { group: 'cycle', words: ['period', 'cycle', 'pms', 'menstr', 'cramp', 'spotting'] },
      { group: 'heat', words: ['flush', 'hot flash', 'sweat'] },
      { group: 'skin', words: ['acne', 'hair'] },
      { group: 'mood', words: ['irritab', 'anxi', 'tearful', 'mood'] },
    ],
    markers: [
      'TSH',
      'Free T4',
      'Free T3',
      'Estradiol',
      'Progesterone',
      'Testosterone',
      'Free testosterone',
      'FSH',
      'LH',
      'Prolactin',
      'SHBG',
      'DHEA-sulfate',
      'Insulin',
      'Fasting glucose',
      'Hemoglobin A1c',
    ],
  },
  'immune-system': {
    trends: ['sleep', 'exercise'],
    pairs: [
      ['sleep', 'energy'],
      ['exercise', 'sleep'],
    ],
    symptoms: [
      {
        group: 'airways',
        words: ['cough', 'cold', 'congest', 'runny', 'sneez', 'sore throat', 'throat', 'sinus'],
      },
      { group: 'infection', words: ['fever', 'chill', 'infect', 'flu.', 'influenza', 'swollen'] },
      { group: 'allergy', words: ['allerg', 'itch', 'rash', 'hay fever', 'hayfever'] },
    ],
    markers: [
      'White blood cells',
      'Neutrophils',
      'Absolute neutrophils',
      'Lymphocytes',
      'Absolute lymphocytes',
      'C-reactive protein',
      'hs-CRP',
      'ESR',
      'Vitamin D, 25-hydroxy',
      'Zinc',
      'IgG',
      'IgA',
      'IgM',
      'IgE',
    ],
  },
  'stress-adrenal': {
    trends: ['sleep', 'energy', 'mood'],
    pairs: [
      ['sleep', 'energy'],
      ['sleep', 'mood'],
      ['exercise', 'energy'],
    ],
    symptoms: [
      { group: 'tension', words: ['stress', 'anxi', 'tens', 'irritab', 'palpit', 'restless', 'overwhelm'] },
      { group: 'sleep', words: ['insomn', 'awake', 'wake', 'sleepless'] },
      { group: 'tiredness', words: ['tired', 'fatigue', 'exhaust', 'headache'] },
    ],
    markers: [
      'Cortisol',
      'DHEA-sulfate',
      'Magnesium',
      'Sodium',
      'Potassium',
      'Fasting glucose',
      'Glucose',
      'TSH',
      'Vitamin B12',
      'Ferritin',
    ],
  },
}
