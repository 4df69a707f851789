import { describe, expect, it, vi } from 'vitest'
import type { Entry, FormItem, Questionnaire } from '../../../shared/forms.ts'
import { createFormStore, entryScope, isAnswered, severalScope, shownAnswers } from './answers.ts'

const yesNo = (linkId: string, more: Partial<FormItem> = {}): FormItem => ({
  ...{ linkId, text: linkId, type: 'boolean' },
  ...more,
})
const after = (question: string) => [{ question, operator: '=' as const, answerBoolean: true }]
const CHAIN: Questionnaire = {
  item: [
    yesNo('first'),
    yesNo('second', { enableWhen: after('first') }),
    yesNo('third', { enableWhen: after('second') }),
  ],
}
const MEDICINES: Questionnaire = {
  item: [
    {
      ...{ linkId: 'medicines', text: 'Medicines', type: 'group', repeats: true },
      item: [
        yesNo('daily'),
        { linkId: 'often', text: 'How often?', type: 'integer', enableWhen: after('daily') },
      ],
    },
  ],
}

describe('shownAnswers', () => {
  it('shownAnswers leaves out what a hidden answer would have shown', () => {
    const answers = { first: false, second: true, third: true }
    expect(shownAnswers(CHAIN, answers)).toEqual({ first: false })
    expect(shownAnswers(CHAIN, { ...answers, first: true })).toEqual({ ...answers, first: true })
  })

  it('shownAnswers keeps the positions of the entries of a repeated group', () => {
    const medicines: Entry[] = [{}, { daily: false, often: 3 }, { daily: true, often: 2 }]
    expect(shownAnswers(MEDICINES, { medicines })).toEqual({
      medicines: [{}, { daily: false }, { daily: true, often: 2 }],
    })
  })
})

describe('createFormStore', () => {
  it('a store names each question that the person answers, and no answer that is taken over', () => {
    const answered = vi.fn()
    const store = createFormStore(CHAIN, {}, answered)
    store.set('first', true)
    store.set('first', true)
    store.replace({ second: true })
    expect(answered.mock.calls).toEqual([['first']])
    expect(store.answers()).toEqual({ second: true })
  })

  it('a store drops an answer that is taken back', () => {
    const store = createFormStore(CHAIN, { first: true })
    store.set('first', undefined)
    expect(store.answers()).toEqual({})
  })

  it('a problem goes when its question is answered, those of others stay', () => {
    const store = createFormStore(MEDICINES, { medicines: [{ daily: true }] })
    store.showProblems({ 'medicines.0.often': 'range', other: 'required' })
    const entry = entryScope(store, 'medicines', 0)
    expect(entry.problem('often')).toBe('range')
    entry.set('often', 2)
    expect(entry.problem('often')).toBeUndefined()
    expect(store.problem('other')).toBe('required')
  })

  it('an entry of a repeated group begins with its first answer', () => {
    const store = createFormStore(MEDICINES, {})
    const entry = entryScope(store, 'medicines', 0)
    entry.set('daily', true)
    expect(store.answers()).toEqual({ medicines: [{ daily: true }] })
    expect(entry.shown()).toMatchObject({ daily: true })
  })
})

describe('severalScope', () => {
  const TEXTS: Questionnaire = {
    item: [{ linkId: 'teas', text: 'Teas', type: 'string', repeats: true }],
  }

  it('each of several answers is an entry, also one that is still empty', () => {
    const store = createFormStore(TEXTS, { teas: ['Sage'] })
    const teas = severalScope(store, 'teas')
    expect(teas.get('teas')).toEqual([{ teas: 'Sage' }])
    teas.set('teas', [{ teas: 'Sage' }, {}])
    expect(store.answers()).toEqual({ teas: ['Sage', ''] })
    entryScope(teas, 'teas', 1).set('teas', 'Mint')
    expect(store.answers()).toEqual({ teas: ['Sage', 'Mint'] })
  })

  it('the entries stay the same object until an answer changes', () => {
    const teas = severalScope(createFormStore(TEXTS, { teas: ['Sage'] }), 'teas')
    expect(teas.get('teas')).toBe(teas.get('teas'))
  })
})

it.each([
  [undefined, false],
  [[''], false],
  ['  ', false],
  [[], false],
  [Number.NaN, false],
  [[{}], false],
  [0, true],
  [false, true],
  [{ declined: true as const }, true],
  [[{ daily: false }], true],
])('isAnswered of %j is %j', (held, expected) => {
  expect(isAnswered(held)).toBe(expected)
})
