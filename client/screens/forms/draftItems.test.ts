import { describe, expect, it } from 'vitest'
import { flawsOf } from '../../../shared/formInputs.ts'
import { type FormItem, flatten } from '../../../shared/forms.ts'
import { comparisonsOf, conditionOn } from './conditionText.ts'
import {
  copyOf,
  inParts,
  insertItem,
  itemOf,
  moveInto,
  moveItem,
  numbersOf,
  placeOf,
  questionCount,
  questionsBefore,
  removeItem,
  renameOption,
} from './draftItems.ts'
import { asKind, ITEM_KINDS, kindOf, kindsFor } from './itemKinds.ts'

const text = (linkId: string): FormItem => ({ linkId, text: linkId, type: 'text' })
const choice: FormItem = {
  ...{ linkId: 'choice', text: 'Which?', type: 'choice' },
  answerOption: [{ valueString: 'Tea' }, { valueString: 'Coffee' }],
}
const asked: FormItem = {
  ...text('asked'),
  enableWhen: [{ question: 'choice', operator: '=', answerString: 'Tea' }],
}
const part = (linkId: string, ...item: FormItem[]): FormItem => ({
  linkId,
  text: linkId,
  type: 'group',
  item,
})
const medicines: FormItem = { ...part('medicines', text('name'), text('dose')), repeats: true }
const items = [part('a', text('a1'), choice, asked), part('b', medicines, text('b2'))]
const names = (list: readonly FormItem[]) => flatten(list).map(({ linkId }) => linkId)

describe('a draft', () => {
  it('a draft has every question in a part, those without one in a part of their own', () => {
    const loose = inParts([text('x'), medicines, part('a', text('a1')), text('y')], 'Questions')
    expect(loose.map(({ text: title, item }) => [title, names(item ?? [])])).toEqual([
      ['Questions', ['x', 'medicines', 'name', 'dose']],
      ['a', ['a1']],
      ['Questions', ['y']],
    ])
    expect(flawsOf({ item: loose })).toEqual({})
  })

  it('a draft numbers questions by part, place and place within a group', () => {
    expect(Object.fromEntries(numbersOf(items))).toMatchObject({
      a: '1',
      choice: '1.2',
      dose: '2.1.2',
      b2: '2.2',
    })
  })

  it('a draft’s question moves within its part and into another part', () => {
    expect(names(moveItem(items, 'asked', 0))).toEqual([
      ...['a', 'asked', 'a1', 'choice', 'b', 'medicines', 'name', 'dose', 'b2'],
    ])
    expect(names(moveInto(items, 'medicines', 'a'))).toEqual([
      ...['a', 'a1', 'choice', 'asked', 'medicines', 'name', 'dose', 'b', 'b2'],
    ])
  })

  it('a draft’s group does not move into itself', () => {
    expect(moveInto(items, 'b', 'medicines')).toEqual(items)
  })

  it('a draft is the same after a removed question is put back', () => {
    const place = placeOf(items, 'dose')
    const dose = itemOf(items, 'dose')
    if (!place || !dose) throw new Error('the dose is not found')
    expect(insertItem(removeItem(items, 'dose'), place.parent, place.index, dose)).toEqual(items)
  })

  it('a draft counts a group with entries as one question', () => {
    expect(items.map(({ item }) => questionCount(item ?? []))).toEqual([3, 2])
  })

  it('a draft offers conditions the questions before them, and none inside entries', () => {
    expect(names(questionsBefore(items, 'b2'))).toEqual(['a1', 'choice', 'asked'])
    expect(names(questionsBefore(items, 'dose'))).toEqual(['a1', 'choice', 'asked', 'name'])
  })
})

describe('copyOf', () => {
  it('copyOf gives every item a new name, and lets conditions inside ask the copies', () => {
    const copy = copyOf(part('a', choice, asked))
    const [question, follower] = copy.item ?? []
    expect(names([copy]).filter((name) => names(items).includes(name))).toEqual([])
    expect(follower?.enableWhen?.[0]?.question).toBe(question?.linkId)
  })
})

describe('renameOption', () => {
  const conditionOf = (list: readonly FormItem[]) => itemOf(list, 'asked')?.enableWhen?.[0]?.answerString

  it('renameOption lets conditions follow the new words', () => {
    const renamed = renameOption(items, 'choice', 0, 'Green tea')
    expect(conditionOf(renamed)).toBe('Green tea')
    expect(flawsOf({ item: renamed })).toEqual({})
  })

  it('renameOption lets no condition follow words that another answer has too', () => {
    const twice = renameOption(items, 'choice', 0, 'Coffee')
    expect(conditionOf(twice)).toBe('Tea')
    expect(conditionOf(renameOption(twice, 'choice', 0, 'Coffee with milk'))).toBe('Tea')
  })
})

describe('kinds', () => {
  it.each(ITEM_KINDS)('an item that becomes a %s is one', (kind) => {
    const from: FormItem = kindsFor(kind).includes('together') ? medicines : choice
    expect(kindOf(asKind(from, kind))).toBe(kind)
  })

  it('a choice keeps its answers when it allows several, and loses them as a text', () => {
    expect(asKind(choice, 'several').answerOption).toEqual(choice.answerOption)
    expect(asKind(choice, 'text')).toEqual({ linkId: 'choice', text: 'Which?', type: 'text' })
  })
})

describe('conditionOn', () => {
  const questions = ITEM_KINDS.filter((kind) => !['entries', 'together', 'note'].includes(kind)).map(
    (kind) => ({
      ...asKind(choice, kind),
      ...(kind === 'one' || kind === 'several' ? { answerOption: choice.answerOption } : {}),
      ...(kind === 'quantity' && { unit: 'h' }),
    }),
  )
  const pairs = questions.flatMap((question) =>
    comparisonsOf(question).map((comparison) => [kindOf(question), comparison, question] as const),
  )

  it.each(pairs)(
    'conditionOn makes of %s and "%s" a condition that can be published',
    (_kind, comparison, question) => {
      const condition = conditionOn(question as FormItem, comparison)
      const item = [part('a', question as FormItem, { ...text('follower'), enableWhen: [condition] })]
      expect(flawsOf({ item })).toEqual({})
    },
  )
})
