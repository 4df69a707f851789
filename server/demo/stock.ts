/** The products of the demo clinic's shop: the twelve supplements with bundled drawings. Prices in cents. */
export const SHELF = [
  [
    'Ashwagandha',
    'Stress and sleep',
    2490,
    64,
    'Root extract for steady days and calmer nights. 60 capsules.',
  ],
  ['Turmeric', 'Joints and digestion', 1950, 23, 'Whole-root turmeric with black pepper. 90 capsules.'],
  ['Chamomile', 'Stress and sleep', 980, 6, 'Hand-picked flowers for an evening cup. 80 g.'],
  ['Elderberry', 'Immunity', 1600, 0, 'Dark syrup without added sugar. 250 ml.'],
  ['Ginger', 'Joints and digestion', 1240, 112, 'Dried rhizome, cut for tea. 150 g.'],
  ['Echinacea', 'Immunity', 1420, 38, 'Tincture of the flowering herb. 50 ml.'],
  ['Milk Thistle', 'Liver and metabolism', 1890, 57, 'Seed extract, standardised to silymarin. 60 capsules.'],
  ['Valerian', 'Stress and sleep', 1360, 41, 'Root tablets for the hour before bed. 60 tablets.'],
  ['Rhodiola', 'Energy and focus', 2280, 29, 'Root extract for demanding mornings. 60 capsules.'],
  ['Omega-3', 'Heart and circulation', 2640, 83, 'Cold-pressed flax oil, kept in the dark. 250 ml.'],
  ['Magnesium', 'Minerals', 1480, 95, 'Magnesium glycinate 200 mg. 120 capsules.'],
  ['Vitamin D', 'Vitamins', 1150, 8, 'Vitamin D3 1000 IU in olive oil. 20 ml with dropper.'],
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
  [40, 'completed', null, [['Elderberry', 2]]],
  [52, 'cancelled', 'Ordered twice by mistake.', [['Vitamin D', 1]]],
] as const

/** The demo patient's plans: days ago, then the plan's own fields. */
export const PLANS = [
  {
    daysAgo: 17,
    title: 'Iron and energy support',
    description: 'Rebuild iron stores gently while keeping digestion comfortable.',
    medications: ['Iron bisglycinate 25 mg', 'Vitamin C 500 mg', 'Nettle leaf tea', 'Vitamin D', 'Magnesium'],
    dosageInstructions: 'With food, away from coffee and tea',
    duration: '12 weeks',
    notes: 'Check ferritin again after eight weeks.',
  },
  {
    daysAgo: 40,
    title: 'Calm sleep',
    description: 'A quieter evening: less light, a steady hour, and two herbs.',
    medications: ['Ashwagandha 300 mg', 'Chamomile tea', 'Magnesium glycinate 200 mg'],
    dosageInstructions: 'Daily; stop and call us if you feel unwell',
    duration: '8 weeks',
    notes: null,
  },
  {
    daysAgo: 51,
    title: 'Winter immunity',
    description: 'Support through the cold months, taken in cycles.',
    medications: ['Elderberry syrup 10 ml', 'Vitamin D3 1000 IU'],
    dosageInstructions: 'Five days on, two days off',
    duration: 'Until March',
    notes: null,
  },
]
