import type { AnalysisType } from '../../shared/health.ts'

/** The measures of a day, by the names that a reading uses. */
export type MeasureName = 'sleep' | 'energy' | 'water' | 'exercise' | 'mood'

/**
 * The facts that a reading uses. `words` are beginnings of words in lower case; a dot at the end ("flu.") asks for
 * the whole word.
 */
type Scope = {
  title: string
  trends: MeasureName[]
  pairs: [cause: MeasureName, effect: MeasureName][]
  symptoms: { group: string; words: string[] }[]
  /** Canonical names of blood test markers. */
  markers: string[]
  /** Markers that the reading's name promises. The reading says which of these were not measured. */
  promised?: string[]
}

const METALS = ['Lead', 'Mercury', 'Cadmium', 'Arsenic']

/**
 * The five readings. The portal's authors chose the facts of each from the data it holds. No connection between a
 * reading and a disease is claimed.
 */
export const SCOPES: Record<AnalysisType, Scope> = {
  'gut-health': {
    title: 'Gut health',
    trends: ['water', 'exercise', 'energy'],
    pairs: [
      ['water', 'energy'],
      ['exercise', 'energy'],
    ],
    symptoms: [
      {
        group: 'Stomach and bloating',
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
      { group: 'Bowel', words: ['constipat', 'diarrh', 'bowel', 'stool', 'cramp'] },
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
    title: 'Heavy metals',
    trends: ['energy', 'sleep'],
    pairs: [['sleep', 'energy']],
    symptoms: [
      {
        group: 'Head and nerves',
        words: ['headache', 'migraine', 'tingl', 'numb', 'tremor', 'memory', 'fog', 'concentrat', 'dizz'],
      },
      { group: 'Tiredness', words: ['tired', 'fatigue', 'exhaust', 'weak'] },
      { group: 'Taste', words: ['metallic', 'taste'] },
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
    title: 'Hormonal balance',
    trends: ['mood', 'sleep', 'energy'],
    pairs: [
      ['sleep', 'mood'],
      ['exercise', 'mood'],
    ],
    symptoms: [
      { group: 'Cycle', words: ['period', 'cycle', 'pms', 'menstr', 'cramp', 'spotting'] },
      { group: 'Heat and sweat', words: ['flush', 'hot flash', 'sweat'] },
      { group: 'Skin and hair', words: ['acne', 'hair'] },
      { group: 'Mood', words: ['irritab', 'anxi', 'tearful', 'mood'] },
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
    title: 'Immune system',
    trends: ['sleep', 'exercise'],
    pairs: [
      ['sleep', 'energy'],
      ['exercise', 'sleep'],
    ],
    symptoms: [
      {
        group: 'Airways',
        words: ['cough', 'cold', 'congest', 'runny', 'sneez', 'sore throat', 'throat', 'sinus'],
      },
      { group: 'Fever and infection', words: ['fever', 'chill', 'infect', 'flu.', 'influenza', 'swollen'] },
      { group: 'Allergy', words: ['allerg', 'itch', 'rash', 'hay fever', 'hayfever'] },
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
    title: 'Stress and adrenals',
    trends: ['sleep', 'energy', 'mood'],
    pairs: [
      ['sleep', 'energy'],
      ['sleep', 'mood'],
      ['exercise', 'energy'],
    ],
    symptoms: [
      { group: 'Tension', words: ['stress', 'anxi', 'tens', 'irritab', 'palpit', 'restless', 'overwhelm'] },
      { group: 'Sleep', words: ['insomn', 'awake', 'wake', 'sleepless'] },
      { group: 'Tiredness', words: ['tired', 'fatigue', 'exhaust', 'headache'] },
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
