import type { PlanItem } from '../../shared/planItems.ts'

/**
 * The products of the demo clinic's shop: the twelve supplements with bundled drawings. Name, category, price in cents,
 * stock, description, and what a pack holds: how many units, and their name.
 */
export const SHELF = [
  [
    'Ashwagandha',
    'Stress and sleep',
    2490,
    64,
    'Root extract for steady days and calmer nights. 60 capsules.',
    60,
    'capsule',
  ],
  [
    'Turmeric',
    'Joints and digestion',
    1950,
    23,
    'Whole-root turmeric with black pepper. 90 capsules.',
    90,
    'capsule',
  ],
  [
    'Chamomile',
    'Stress and sleep',
    980,
    6,
    'Hand-picked flowers for an evening cup. 80 g, about 25 cups.',
    25,
    'cup',
  ],
  ['Elderberry', 'Immunity', 1600, 0, 'Dark syrup without added sugar. 250 ml.', 250, 'ml'],
  [
    'Ginger',
    'Joints and digestion',
    1240,
    112,
    'Dried rhizome, cut for tea. 150 g, about 75 cups.',
    75,
    'cup',
  ],
  ['Echinacea', 'Immunity', 1420, 38, 'Tincture of the flowering herb. 50 ml.', 50, 'ml'],
  [
    'Milk Thistle',
    'Liver and metabolism',
    1890,
    57,
    'Seed extract, standardised to silymarin. 60 capsules.',
    60,
    'capsule',
  ],
  [
    'Valerian',
    'Stress and sleep',
    1360,
    41,
    'Root tablets for the hour before bed. 60 tablets.',
    60,
    'tablet',
  ],
  [
    'Rhodiola',
    'Energy and focus',
    2280,
    29,
    'Root extract for demanding mornings. 60 capsules.',
    60,
    'capsule',
  ],
  [
    'Omega-3',
    'Heart and circulation',
    2640,
    83,
    'Cold-pressed flax oil, kept in the dark. 250 ml.',
    250,
    'ml',
  ],
  ['Magnesium', 'Minerals', 1480, 95, 'Magnesium glycinate 200 mg. 120 capsules.', 120, 'capsule'],
  [
    'Vitamin D',
    'Vitamins',
    1150,
    8,
    'Vitamin D3 1000 IU in olive oil. 20 ml with dropper, about 600 drops.',
    600,
    'drop',
  ],
] as const

/** Packages sold at the front desk: name, credits, price in cents, description. */
export const PACKAGES = [
  ['Starter', 50, 1900, 'Five runs of the AI wizard.'],
  ['Balance', 120, 3900, 'Twelve runs, for a season of care.'],
  ['Practice', 300, 8900, 'Thirty runs, for practitioners.'],
] as const

/** The demo patient's orders: days ago, status, notes, and products with quantities. */
export const ORDERS = [
  [
    1,
    'pending',
    'Please leave at the front desk.',
    [
      ['Ashwagandha', 2],
      ['Turmeric', 1],
    ],
  ],
  [
    15,
    'processing',
    null,
    [
      ['Chamomile', 3],
      ['Elderberry', 1],
    ],
  ],
  [
    40,
    'completed',
    null,
    [
      ['Elderberry', 2],
      ['Magnesium', 1],
      ['Ashwagandha', 1],
    ],
  ],
  [52, 'cancelled', 'Ordered twice by mistake.', [['Vitamin D', 1]]],
] as const

/**
 * The demo patient's corrections of the remaining supply: product, days ago, units. One runs out in about eight days.
 */
export const CORRECTIONS = [['Magnesium', 12, 18]] as const

/** A medication of a demo plan; by default once a day at any time. */
export type DemoItem = Pick<PlanItem, 'text'> & Partial<PlanItem>

const IRON: DemoItem = { text: 'Iron bisglycinate 25 mg', slots: ['morning'], units: 1, unitName: 'capsule' }
const NETTLE: DemoItem = {
  text: 'Nettle leaf tea',
  slots: ['midday'],
  units: 1,
  unitName: 'cup',
  days: { kind: 'weekdays', days: [1, 2, 3, 4, 5] },
}
const VITAMIN_C: DemoItem = { text: 'Vitamin C 500 mg', slots: ['morning'], units: 1, unitName: 'tablet' }
const GREEN_TEA: DemoItem = { text: 'Green tea extract', slots: ['morning'], units: 1, unitName: 'capsule' }
/** Five days on, two days off. */
const IN_CYCLES: PlanItem['days'] = { kind: 'cycle', on: 5, off: 2 }

/** The plans of four demo patients: for each version, how many days ago it was saved, and its items. */
export const PLANS: {
  patient: string
  title: string
  description: string
  dosageInstructions: string
  duration: string
  notes: string | null
  versions: { daysAgo: number; items: DemoItem[] }[]
}[] = [
  {
    patient: 'Maya Lindqvist',
    title: 'Iron and energy support',
    description: 'Rebuild iron stores gently while keeping digestion comfortable.',
    dosageInstructions: 'With food, away from coffee and tea',
    duration: '12 weeks',
    notes: 'Check ferritin again after eight weeks.',
    versions: [
      { daysAgo: 17, items: [{ ...IRON, slots: ['evening'] }, NETTLE, GREEN_TEA] },
      { daysAgo: 9, items: [IRON, VITAMIN_C, NETTLE, GREEN_TEA] },
      {
        daysAgo: 3,
        items: [
          { ...IRON, days: IN_CYCLES },
          VITAMIN_C,
          NETTLE,
          { text: 'Ginger tea', units: 1, unitName: 'cup', days: { kind: 'needed' } },
        ],
      },
    ],
  },
  {
    patient: 'Maya Lindqvist',
    title: 'Calm sleep',
    description: 'A quieter evening: less light, a steady hour, and two herbs.',
    dosageInstructions: 'Daily; stop and call us if you feel unwell',
    duration: '8 weeks',
    notes: null,
    versions: [
      {
        daysAgo: 40,
        items: [
          { text: 'Ashwagandha 300 mg', slots: ['morning'], units: 1, unitName: 'capsule' },
          { text: 'Chamomile tea', slots: ['evening'], units: 1, unitName: 'cup' },
          { text: 'Magnesium glycinate 200 mg', slots: ['evening'], units: 1, unitName: 'capsule' },
        ],
      },
    ],
  },
  {
    patient: 'Maya Lindqvist',
    title: 'Winter immunity',
    description: 'Support through the cold months, taken in cycles.',
    dosageInstructions: 'Elderberry five days on, two days off',
    duration: 'Until March',
    notes: null,
    versions: [
      {
        daysAgo: 51,
        items: [
          { text: 'Elderberry syrup 10 ml', slots: ['midday'], units: 10, unitName: 'ml', days: IN_CYCLES },
          { text: 'Vitamin D3 1000 IU', slots: ['morning'], units: 1, unitName: 'drop' },
        ],
      },
    ],
  },
  {
    patient: 'Samir Haddad',
    title: 'Digestive ease',
    description: 'Settle the stomach after meals.',
    dosageInstructions: 'After lunch and dinner',
    duration: '6 weeks',
    notes: null,
    versions: [
      {
        daysAgo: 9,
        items: [
          { text: 'Ginger tea', slots: ['midday', 'evening'], units: 1, unitName: 'cup' },
          { text: 'Turmeric', slots: ['midday', 'evening'], units: 1, unitName: 'capsule' },
        ],
      },
    ],
  },
  {
    patient: 'Ingrid Olsen',
    title: 'Through the winter',
    description: 'Fewer colds, and enough vitamin D until spring.',
    dosageInstructions: 'With a meal',
    duration: 'Until April',
    notes: null,
    versions: [
      {
        daysAgo: 16,
        items: [
          { text: 'Elderberry syrup 10 ml', slots: ['midday', 'evening'], units: 10, unitName: 'ml' },
          { text: 'Vitamin D3 1000 IU', slots: ['morning'], units: 1, unitName: 'drop' },
          { text: 'Chamomile tea', slots: ['evening'], units: 2, unitName: 'cup' },
        ],
      },
    ],
  },
  {
    patient: 'Tomás Rivera',
    title: 'Restful nights',
    description: 'Falling asleep without effort, and sleeping through.',
    dosageInstructions: 'The tea in small sips, the tablet an hour before bed',
    duration: '10 weeks',
    notes: null,
    versions: [
      {
        daysAgo: 13,
        items: [
          { text: 'Chamomile tea', slots: ['evening', 'night'], units: 2, unitName: 'cup' },
          { text: 'Valerian', slots: ['night'], units: 1, unitName: 'tablet' },
        ],
      },
    ],
  },
]

/** The demo patient's ticks of today's doses by the time of the seeding: taken, or why not. */
export const SAID_TODAY = [
  { medication: 'Vitamin D3 1000 IU', skipped: null },
  { medication: 'Ashwagandha 300 mg', skipped: 'upset stomach' },
]

/** Visit notes about the demo patient: signed so many days ago, the last one a draft. */
export const NOTES: {
  daysAgo: number
  signed: boolean
  subjective: string
  objective: string
  assessment: string
  plan: string
  forPatient?: string
  addendum?: { daysAgo: number; text: string }
}[] = [
  {
    daysAgo: 40,
    signed: true,
    subjective: 'Falls asleep after midnight, wakes before the alarm. Tense in the evening.',
    objective: 'Pulse 72, blood pressure 112/70.',
    assessment: 'Sleep is short, evenings are late. No sign of an interaction with sertraline.',
    plan: 'Chamomile tea and magnesium in the evening. No screen after ten. Next visit in three weeks.',
    forPatient:
      'Please drink a cup of chamomile tea and take your magnesium in the evening, and put the screen away at ten. We meet again in three weeks.',
  },
  {
    daysAgo: 17,
    signed: true,
    subjective: 'Sleeps better. Tired all day since the summer, short of breath on stairs.',
    objective: 'Pale conjunctivae, pulse 84, blood pressure 114/72.',
    assessment: 'Iron deficiency is likely; a panel will tell.',
    plan: 'Iron and energy support, version 1. Blood test within a week.',
    forPatient:
      'Please begin with iron in the evening, away from coffee and tea. Have your blood drawn within a week, and upload the report here. Then we look at the values together.',
    addendum: {
      daysAgo: 9,
      text: 'Ferritin 18 ng/mL confirms it. Vitamin C 500 mg added to the plan, iron moves to the morning.',
    },
  },
  {
    daysAgo: 1,
    signed: false,
    subjective: 'Called: sleeps through most nights.',
    objective: '',
    assessment: '',
    plan: '',
  },
]

/** A message of the demo patient (`own`), or of the practitioner. */
type DemoMessage = { daysAgo: number; own: boolean; text: string; quotes?: true; read: boolean }

export const MESSAGES: readonly DemoMessage[] = [
  {
    daysAgo: 2.1,
    own: true,
    text: 'This sits heavy at lunch. May I take it in the evening with dinner instead?',
    quotes: true,
    read: true,
  },
  {
    daysAgo: 1.6,
    own: false,
    text: 'Yes, evening is fine; keep coffee and tea two hours away. I would rather have it late than not at all.',
    read: true,
  },
  { daysAgo: 1.2, own: true, text: 'Thank you. And the tea at lunch, does that count?', read: false },
]

export const FORMER_MESSAGES: readonly DemoMessage[] = [
  {
    daysAgo: 110,
    own: true,
    text: 'Is it all right to stop the drops now that the cough is gone?',
    read: true,
  },
  { daysAgo: 109.5, own: false, text: 'Yes, you can stop them. I wish you a good summer.', read: true },
]
