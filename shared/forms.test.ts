import { describe, expect, it } from 'vitest'
import { flawsOf, questionnaireInput } from './formInputs.ts'
import { type Answers, checkAnswers, type FormItem, partsOf, type Questionnaire } from './forms.ts'

const form = (...item: FormItem[]): Questionnaire => ({ item })
const options = (...texts: string[]) => texts.map((valueString) => ({ valueString }))
const draft = (questionnaire: Questionnaire, given: unknown) => checkAnswers(questionnaire, given, false)
const final = (questionnaire: Questionnaire, given: unknown) => checkAnswers(questionnaire, given, true)

/** For each type: a question, answers that fit it, and answers that do not, with what is wrong with them. */
const TYPES: { item: Omit<FormItem, 'linkId' | 'text'>; fits: unknown[]; wrong: [unknown, string][] }[] = [
  {
    item: { type: 'string' },
    fits: ['tea'],
    wrong: [
      [1, 'type'],
      [true, 'type'],
      [['tea'], 'type'],
      ['x'.repeat(301), 'tooLong'],
    ],
  },
  {
    item: { type: 'text' },
    fits: ['two\nlines'],
    wrong: [
      [{}, 'type'],
      ['x'.repeat(4001), 'tooLong'],
      ['a\u0000', 'type'],
    ],
  },
  {
    item: { type: 'integer', min: 0, max: 10 },
    fits: [0, 10],
    wrong: [
      ['3', 'type'],
      [1.5, 'type'],
      [11, 'range'],
      [-1, 'range'],
    ],
  },
  {
    item: { type: 'decimal' },
    fits: [1.5],
    wrong: [
      ['1,5', 'type'],
      [Number.NaN, 'type'],
      [1e10, 'range'],
    ],
  },
  {
    item: { type: 'quantity', unit: 'kg', min: 1 },
    fits: [70.5],
    wrong: [
      [0, 'range'],
      [{ value: 70 }, 'type'],
    ],
  },
  {
    item: { type: 'boolean' },
    fits: [true, false],
    wrong: [
      ['yes', 'type'],
      [1, 'type'],
    ],
  },
  {
    item: { type: 'date' },
    fits: ['2024-02-29'],
    wrong: [
      ['2025-02-29', 'type'],
      ['29.2.2024', 'type'],
      [2024, 'type'],
      ['1899-12-31', 'type'],
    ],
  },
  {
    item: { type: 'choice', answerOption: options('a', 'b') },
    fits: ['a'],
    wrong: [
      ['c', 'option'],
      [['a'], 'type'],
      [1, 'type'],
    ],
  },
  {
    item: { type: 'choice', repeats: true, answerOption: options('a', 'b') },
    fits: [['a', 'b']],
    wrong: [
      [['a', 'c'], 'option'],
      [['a', 'a'], 'twice'],
      [[1], 'type'],
    ],
  },
  {
    item: { type: 'choice', repeats: true, look: 'sites' },
    fits: [['leftKnee']],
    wrong: [[['left knee'], 'option']],
  },
]

describe('answers of each type', () => {
  for (const { item, fits, wrong } of TYPES) {
    const named = form({ linkId: 'q', text: 'Q', ...item })
    const name = [item.type, item.repeats && 'several', item.look].filter(Boolean).join(', ')
    it(`${name}: what fits is kept, what does not is named, in a draft and when submitted`, () => {
      for (const check of [draft, final]) {
        for (const value of fits)
          expect(check(named, { q: value })).toEqual({ answers: { q: value }, problems: {} })
        for (const [value, problem] of wrong)
          expect(check(named, { q: value }).problems).toEqual({ q: problem })
      }
    })
    it(`${name}: blank is unanswered, and refused only when it must be answered at the end`, () => {
      const must = form({ linkId: 'q', text: 'Q', ...item, required: true })
      for (const blank of [null, '', '  ', [], undefined]) {
        expect(draft(must, { q: blank })).toEqual({ answers: {}, problems: {} })
        expect(final(must, { q: blank })).toEqual({ answers: {}, problems: { q: 'required' } })
      }
      expect(final(must, { q: { declined: true } })).toEqual({
        answers: { q: { declined: true } },
        problems: {},
      })
    })
  }
})

const digestion = form(
  {
    linkId: '1',
    text: 'Complaints',
    type: 'choice',
    repeats: true,
    answerOption: options('Bloating', 'Diarrhoea'),
  },
  {
    linkId: '2',
    text: 'How often?',
    type: 'integer',
    required: true,
    enableWhen: [{ question: '1', operator: '=', answerString: 'Diarrhoea' }],
  },
  {
    linkId: '3',
    text: 'Since when?',
    type: 'date',
    enableWhen: [{ question: '2', operator: '>', answerInteger: 3 }],
  },
)

describe('what is hidden', () => {
  it('a hidden answer is dropped when submitted, with what depends on it, and need not be given', () => {
    const given = { 1: ['Bloating'], 2: 5, 3: '2026-01-01' }
    expect(final(digestion, given)).toEqual({ answers: { 1: ['Bloating'] }, problems: {} })
    expect(draft(digestion, given).answers).toEqual(given)
  })

  it('a required question must be answered once it is shown', () => {
    expect(final(digestion, { 1: ['Diarrhoea'] }).problems).toEqual({ 2: 'required' })
    expect(final(digestion, { 1: ['Diarrhoea'], 2: 4, 3: '2026-01-01' })).toEqual({
      answers: { 1: ['Diarrhoea'], 2: 4, 3: '2026-01-01' },
      problems: {},
    })
  })

  it('a hidden question follows any or all of its conditions', () => {
    const asks = (enableBehavior: 'all' | 'any') =>
      form(
        { linkId: 'a', text: 'A', type: 'boolean' },
        { linkId: 'b', text: 'B', type: 'boolean' },
        {
          ...{ linkId: 'c', text: 'C', type: 'string', enableBehavior },
          enableWhen: ['a', 'b'].map((question) => ({
            question,
            operator: '=' as const,
            answerBoolean: true,
          })),
        },
      )
    const given = { a: true, b: false, c: 'x' }
    expect(final(asks('all'), given).answers).not.toHaveProperty('c')
    expect(final(asks('any'), given).answers).toEqual(given)
  })

  it('a condition counts a declined answer as none', () => {
    expect(final(digestion, { 1: { declined: true }, 2: 3 }).answers).toEqual({ 1: { declined: true } })
  })
})

const medicines = form({
  linkId: 'medicines',
  text: 'What do you take?',
  type: 'group',
  repeats: true,
  required: true,
  item: [
    { linkId: 'name', text: 'Name', type: 'string', required: true },
    { linkId: 'daily', text: 'Every day?', type: 'boolean' },
    {
      ...{ linkId: 'when', text: 'When?', type: 'string', required: true },
      enableWhen: [{ question: 'daily', operator: '=', answerBoolean: false }],
    },
  ],
})

describe('a repeated group', () => {
  it('a repeated group keeps its filled entries, each with its own conditions', () => {
    const given = {
      medicines: [
        { name: ' Apixaban ', daily: true, when: 'hidden' },
        { name: '' },
        { name: 'Iron', daily: false, when: 'Mondays' },
      ],
    }
    expect(final(medicines, given)).toEqual({
      answers: {
        medicines: [
          { name: 'Apixaban', daily: true },
          { name: 'Iron', daily: false, when: 'Mondays' },
        ],
      },
      problems: {},
    })
  })

  it('a repeated group names what is missing or wrong in an entry, and is refused where it is no list of entries', () => {
    expect(final(medicines, { medicines: [{ daily: false }] }).problems).toEqual({
      'medicines.0.name': 'required',
      'medicines.0.when': 'required',
    })
    expect(draft(medicines, { medicines: [{ colour: 'red', name: 1 }] }).problems).toEqual({
      'medicines.0.colour': 'unknown',
      'medicines.0.name': 'type',
    })
    for (const wrong of ['Iron', ['Iron'], { name: 'Iron' }]) {
      expect(draft(medicines, { medicines: wrong }).problems).toEqual({ medicines: 'group' })
    }
    expect(final(medicines, {}).problems).toEqual({ medicines: 'required' })
    expect(draft(medicines, { medicines: Array(31).fill({ name: 'Iron' }) }).problems).toEqual({
      medicines: 'tooMany',
    })
  })
})

describe('names', () => {
  const grouped = form({
    linkId: 'g',
    text: 'G',
    type: 'group',
    item: [{ linkId: 'q', text: 'Q', type: 'string' }],
  })

  it('that the form does not have, and groups, are refused', () => {
    expect(draft(grouped, { q: 'x', other: 'y', g: 'z' }).problems).toEqual({ other: 'unknown', g: 'group' })
    expect(draft(grouped, { toString: 'x', __proto__: 'y' }).problems).toEqual({ toString: 'unknown' })
    expect(draft(grouped, []).problems).toEqual({ '': 'type' })
  })

  it('of every object are refused in a questionnaire', () => {
    for (const linkId of ['constructor', '__proto__', 'a b', '']) {
      expect(questionnaireInput.safeParse(form({ linkId, text: 'Q', type: 'string' })).success).toBe(false)
    }
  })
})

describe('a questionnaire', () => {
  it('a questionnaire is refused with a name twice, a foreign type, and groups in too many groups', () => {
    const twice = form({ linkId: 'q', text: 'A', type: 'string' }, { linkId: 'q', text: 'B', type: 'string' })
    const foreign = { item: [{ linkId: 'q', text: 'Q', type: 'attachment' }] }
    let deep: FormItem = { linkId: 'last', text: 'Q', type: 'string' }
    for (let depth = 0; depth < 6; depth++)
      deep = { linkId: `g${depth}`, text: 'G', type: 'group', item: [deep] }
    const parsed = questionnaireInput.safeParse(form(deep))
    expect(questionnaireInput.safeParse(twice).success).toBe(false)
    expect(questionnaireInput.safeParse(foreign).success).toBe(false)
    expect(parsed.success && JSON.stringify(parsed.data)).not.toContain('last')
  })

  it('loses what the subset does not have', () => {
    const fhir = {
      resourceType: 'Questionnaire',
      status: 'draft',
      item: [{ linkId: 'q', text: 'Q', type: 'string', prefix: '1' }],
    }
    expect(questionnaireInput.parse(fhir)).toEqual(form({ linkId: 'q', text: 'Q', type: 'string' }))
  })

  it('a questionnaire cannot be published with a condition on an answer that is gone, or that stands after it', () => {
    expect(flawsOf(digestion)).toEqual({})
    const gone = structuredClone(digestion)
    Object.assign(gone.item[0] ?? {}, { answerOption: options('Bloating') })
    expect(flawsOf(gone)).toEqual({ 2: 'condition' })
    expect(flawsOf(form(...digestion.item.slice(1)))).toEqual({ 2: 'condition' })
    expect(flawsOf({ item: [...digestion.item].reverse() })).toEqual({ 2: 'condition', 3: 'condition' })
  })

  it('a questionnaire cannot be published with nothing to answer or to choose', () => {
    expect(flawsOf(form())).toEqual({ '': 'empty' })
    expect(
      flawsOf(
        form(
          { linkId: 'a', text: '', type: 'string' },
          { linkId: 'b', text: 'B', type: 'choice', answerOption: options('x', 'x') },
          { linkId: 'c', text: 'C', type: 'group' },
          { linkId: 'd', text: 'D', type: 'integer', look: 'scale', min: 0 },
        ),
      ),
    ).toEqual({ a: 'text', b: 'options', c: 'group', d: 'scale' })
  })

  it('a questionnaire is read in parts: its groups, and what stands between them; without those that show nothing', () => {
    const parted = form(
      { linkId: 'a', text: 'A', type: 'boolean' },
      { linkId: 'b', text: 'B', type: 'string' },
      {
        ...{ linkId: 'g', text: 'More', type: 'group' },
        enableWhen: [{ question: 'a', operator: '=', answerBoolean: true }],
        item: [{ linkId: 'c', text: 'C', type: 'string' }],
      },
      { linkId: 'd', text: 'D', type: 'string' },
    )
    const shown = (answers: Answers) =>
      partsOf(parted, answers).map(({ title, items }) => [title, items.length])
    expect(shown({ a: true })).toEqual([
      [null, 2],
      ['More', 1],
      [null, 1],
    ])
    expect(shown({})).toEqual([[null, 3]])
  })
})
