import type { Condition } from '../conditions.ts'
import type { EnableWhen, FormItem } from '../forms.ts'

/** The forms that every clinic can start from. */
export const SHIPPED_FORMS = ['firstVisit', 'followUp', 'complaints', 'foodWeek'] as const
export type ShippedForm = (typeof SHIPPED_FORMS)[number]

/** An option by the code of its text, or what it means for the safety check. */
type Option = string | { condition: Condition }

/** An item without words: these are `<key>`, `<key>.help`, `<key>.min`, `<key>.max` and `<key>.<option>` of a language. */
export type Shape = Omit<
  FormItem,
  'text' | 'help' | 'minText' | 'maxText' | 'answerOption' | 'enableWhen' | 'item'
> & {
  /** As `linkId` without it. */
  key?: string
  /** Takes the place of `{day}` in its words. */
  day?: number
  options?: readonly Option[]
  /** A condition asks for an option by its code. */
  enableWhen?: (Omit<EnableWhen, 'answerString'> & { option?: string })[]
  item?: Shape[]
}

const scale = (linkId: string, max = 10): Shape => ({ linkId, type: 'integer', look: 'scale', min: 0, max })
const several = (linkId: string, options: readonly Option[]): Shape => ({
  ...{ linkId, type: 'choice', repeats: true, options },
})
const one = (linkId: string, options: readonly Option[]): Shape => ({ linkId, type: 'choice', options })
const words = (linkId: string, type: 'string' | 'text' = 'text'): Shape => ({ linkId, type })
const yesNo = (linkId: string): Shape => ({ linkId, type: 'boolean' })
const amount = (linkId: string, unit: string, min: number, max: number): Shape => ({
  ...{ linkId, type: 'quantity', unit, min, max },
})
const part = (linkId: string, item: Shape[]): Shape => ({ linkId, type: 'group', item })
const entries = (linkId: string, item: Shape[]): Shape => ({ linkId, type: 'group', repeats: true, item })
const must = (shape: Shape): Shape => ({ ...shape, required: true })

const ifYes = (question: string, shape: Shape): Shape => ({
  ...shape,
  enableWhen: [{ question, operator: '=', answerBoolean: true }],
})
const ifAnswered = (question: string, shape: Shape): Shape => ({
  ...shape,
  enableWhen: [{ question, operator: 'exists', answerBoolean: true }],
})
const ifChosen = (question: string, option: string, shape: Shape): Shape => ({
  ...shape,
  enableWhen: [{ question, operator: '=', option }],
})

const SINCE = ['days', 'weeks', 'months', 'years']

const medicines = (question: string): Shape =>
  ifYes(question, {
    ...entries('medicines', [must(words('medicineName', 'string')), words('medicineDose', 'string')]),
    profile: 'currentMedications',
  })

const CONDITIONS: Option[] = [
  ...(
    [
      'pregnancy',
      'breastfeeding',
      'liver-disease',
      'kidney-disease',
      'diabetes',
      'hypertension',
      'heart-failure',
      'arrhythmia',
      'epilepsy',
      'bleeding-disorder',
      'hypothyroidism',
      'cancer',
      'depression',
      'planned-surgery',
    ] as const
  ).map((condition) => ({ condition })),
  'none',
]

const FIRST_VISIT: Shape[] = [
  part('about', [
    must(words('reason')),
    words('occupation', 'string'),
    several('household', ['alone', 'partner', 'children', 'others']),
    amount('height', 'cm', 50, 250),
    amount('weight', 'kg', 2, 400),
    { ...words('phone', 'string'), profile: 'phone' },
  ]),
  part('complaints', [
    must(words('mainComplaint')),
    one('mainComplaintSince', SINCE),
    scale('mainComplaintScore'),
    words('mainComplaintChanges'),
    yesNo('treatedBefore'),
    ifYes('treatedBefore', words('treatedBeforeHow')),
    words('otherComplaints'),
  ]),
  part('digestion', [
    one('appetite', ['good', 'little', 'great', 'changing']),
    several('digestionTrouble', [
      ...['bloating', 'heartburn', 'constipation', 'diarrhoea', 'nausea', 'pain', 'none'],
    ]),
    ifChosen('digestionTrouble', 'diarrhoea', one('diarrhoeaOften', ['few', 'some', 'many'])),
    ifChosen('digestionTrouble', 'constipation', one('constipationOften', ['daily', 'second', 'rare'])),
    words('foodTrouble'),
    amount('drinking', 'l', 0, 15),
  ]),
  part('sleep', [
    amount('sleepHours', 'h', 0, 24),
    scale('sleepScore'),
    several('sleepTrouble', ['falling', 'waking', 'early', 'tired', 'none']),
    scale('energyScore'),
    scale('stressScore'),
  ]),
  part('pain', [
    must(yesNo('hasPain')),
    ifYes('hasPain', { linkId: 'painSites', type: 'choice', look: 'sites', repeats: true }),
    ifYes('hasPain', scale('painScore')),
    ifYes(
      'hasPain',
      several('painKind', ['dull', 'stabbing', 'burning', 'pulling', 'cramping', 'throbbing']),
    ),
    ifYes('hasPain', one('painSince', SINCE)),
  ]),
  part('safety', [
    must(yesNo('takesMedicines')),
    medicines('takesMedicines'),
    { ...must(yesNo('hasAllergies')), profile: 'allergies' },
    ifYes('hasAllergies', {
      ...entries('allergies', [must(words('allergyTo', 'string')), words('allergyReaction', 'string')]),
      profile: 'allergies',
    }),
    { ...must(several('conditions', CONDITIONS)), profile: 'conditions' },
  ]),
  part('history', [
    {
      ...entries('operations', [
        must(words('operationWhat', 'string')),
        { linkId: 'operationYear', type: 'integer', min: 1900, max: 2200 },
      ]),
      profile: 'medicalHistory',
    },
    { ...words('familyHistory'), profile: 'medicalHistory' },
    one('smoking', ['no', 'former', 'yes']),
    one('alcohol', ['never', 'month', 'week', 'daily']),
  ]),
  part('wishes', [
    { ...words('emergencyName', 'string'), profile: 'emergencyContactName' },
    { ...ifAnswered('emergencyName', words('emergencyPhone', 'string')), profile: 'emergencyContactPhone' },
    words('matters'),
    words('anythingElse'),
  ]),
]

const FOLLOW_UP: Shape[] = [
  part('since', [
    must(one('overall', ['muchBetter', 'better', 'same', 'worse', 'muchWorse'])),
    words('whatChanged'),
    yesNo('newComplaints'),
    ifYes('newComplaints', words('newComplaintsWhat')),
  ]),
  part('treatment', [
    one('followed', ['yes', 'mostly', 'partly', 'no']),
    {
      ...words('followedWhy'),
      enableWhen: [{ question: 'followed', operator: '!=', option: 'yes' }],
    },
    must(yesNo('sideEffects')),
    ifYes('sideEffects', words('sideEffectsWhat')),
    must(yesNo('medicinesChanged')),
    medicines('medicinesChanged'),
  ]),
  part('condition', [scale('sleepScore'), scale('energyScore'), scale('digestionScore')]),
  part('questions', [words('discuss')]),
]

const COMPLAINTS: Shape[] = [
  part('first', [
    must(words('complaint1', 'string')),
    must(scale('complaint1Score', 6)),
    one('complaint1Since', SINCE),
  ]),
  part('second', [
    words('complaint2', 'string'),
    ifAnswered('complaint2', must(scale('complaint2Score', 6))),
  ]),
  part('daily', [
    words('activity', 'string'),
    ifAnswered('activity', must(scale('activityScore', 6))),
    must(scale('wellbeing', 6)),
    yesNo('medicine'),
    ifYes('medicine', words('medicineWhat', 'string')),
  ]),
]

const SYMPTOMS = [
  'bloating',
  'pain',
  'heartburn',
  'diarrhoea',
  'constipation',
  'headache',
  'tiredness',
  'skin',
  'other',
  'none',
]

/** Names an item and what it holds for one of several days, with the words of all days. */
function onDay(shape: Shape, day: number): Shape {
  const named = (linkId: string) =>
    `day${day}${linkId === 'day' ? '' : linkId[0]?.toUpperCase() + linkId.slice(1)}`
  return {
    ...shape,
    ...{ linkId: named(shape.linkId), key: shape.linkId, day },
    ...(shape.enableWhen && {
      enableWhen: shape.enableWhen.map((asked) => ({ ...asked, question: named(asked.question) })),
    }),
    ...(shape.item && { item: shape.item.map((inner) => onDay(inner, day)) }),
  }
}

const DAY = part('day', [
  { linkId: 'date', type: 'date' },
  entries('meals', [words('mealTime', 'string'), must(words('mealWhat', 'string'))]),
  several('symptoms', SYMPTOMS),
  ifChosen('symptoms', 'other', words('symptomsWhat', 'string')),
  scale('symptomsScore'),
  words('remarks'),
])

export const SHAPES: Record<ShippedForm, Shape[]> = {
  firstVisit: FIRST_VISIT,
  followUp: FOLLOW_UP,
  complaints: COMPLAINTS,
  foodWeek: [1, 2, 3, 4, 5, 6, 7].map((day) => onDay(DAY, day)),
}
