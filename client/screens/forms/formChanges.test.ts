import { describe, expect, it } from 'vitest'
import type { FormItem } from '../../../shared/forms.ts'
import { changesBetween } from './formChanges.ts'

const choice = (linkId: string, text: string, answers: string[]): FormItem => ({
  ...{ linkId, text, type: 'choice', answerOption: answers.map((valueString) => ({ valueString })) },
})
const part = (linkId: string, item: FormItem[]): FormItem => ({ linkId, text: linkId, type: 'group', item })
const form = (...item: FormItem[]) => ({ title: 'First visit', questionnaire: { item } })

const appetite = choice('appetite', 'How is your appetite?', ['Good', 'Little'])
const stool = choice('stool', 'What bothers you?', ['Bloating', 'Blood in the stool'])
const often: FormItem = {
  ...choice('often', 'How often?', ['Once', 'Twice']),
  enableWhen: [{ question: 'stool', operator: '=', answerString: 'Blood in the stool' }],
}
const sleep: FormItem = { linkId: 'sleep', text: 'How do you sleep?', type: 'text' }
const before = form(part('Digestion', [appetite, stool, often]), part('Sleep', [sleep]))

describe('changesBetween', () => {
  it('changesBetween finds nothing in the same form with its keys in another order', () => {
    const { linkId, text, type, answerOption } = appetite
    const same = form(
      part('Digestion', [{ type, answerOption, text, linkId } as FormItem, stool, often]),
      part('Sleep', [sleep]),
    )
    expect(changesBetween(before, same)).toEqual([])
  })

  it('changesBetween names what is new by its new number, and what is gone by its old one', () => {
    const added: FormItem = { linkId: 'added', text: 'Since when?', type: 'date' }
    const after = form(part('Digestion', [added, appetite, stool, often]), part('Sleep', []))
    expect(changesBetween(before, after)).toEqual([
      { kind: 'new', number: '1.1', text: 'Since when?' },
      { kind: 'gone', number: '2.1', text: 'How do you sleep?' },
    ])
  })

  it('changesBetween says how a question and an answer read now, and takes the condition on that answer as unchanged', () => {
    const after = form(
      part('Digestion', [
        { ...appetite, text: 'How is your appetite today?' },
        choice('stool', 'What bothers you?', ['Bloating', 'Black or bloody stool']),
        {
          ...often,
          enableWhen: [{ question: 'stool', operator: '=', answerString: 'Black or bloody stool' }],
        },
      ]),
      part('Sleep', [sleep]),
    )
    expect(changesBetween(before, after)).toEqual([
      { kind: 'reads', number: '1.1', before: 'How is your appetite?', after: 'How is your appetite today?' },
      { kind: 'reads', number: '1.2', before: 'Blood in the stool', after: 'Black or bloody stool' },
    ])
  })

  it('changesBetween takes an answer at another place as other answers, not as other words', () => {
    const after = form(
      part('Digestion', [choice('appetite', 'How is your appetite?', ['Little', 'Good']), stool, often]),
      part('Sleep', [sleep]),
    )
    expect(changesBetween(before, after)).toEqual([
      { kind: 'other', number: '1.1', text: 'How is your appetite?', aspects: ['answers'] },
    ])
  })

  it('changesBetween names the one question that moved, and not those that only have another number', () => {
    const after = form(part('Digestion', [stool, often, appetite]), part('Sleep', [sleep]))
    expect(changesBetween(before, after)).toEqual([
      { kind: 'other', number: '1.3', text: 'How is your appetite?', aspects: ['place'] },
    ])
  })

  it('changesBetween names a question that moved to another part', () => {
    const after = form(part('Digestion', [stool, often]), part('Sleep', [sleep, appetite]))
    expect(changesBetween(before, after)).toEqual([
      { kind: 'other', number: '2.2', text: 'How is your appetite?', aspects: ['place'] },
    ])
  })

  it.each<[string, Partial<FormItem>]>([
    ['kind', { type: 'string' }],
    ['must', { required: true }],
    ['help', { help: 'In hours' }],
    ['condition', { enableWhen: [{ question: 'stool', operator: 'exists', answerBoolean: true }] }],
    ['profile', { profile: 'medicalHistory' }],
    ['unit', { unit: 'h' }],
    ['limits', { max: 24 }],
  ])('changesBetween names another %s', (aspect, change) => {
    const after = form(
      part('Digestion', [appetite, stool, often]),
      part('Sleep', [{ ...sleep, ...change } as FormItem]),
    )
    expect(changesBetween(before, after)).toEqual([
      { kind: 'other', number: '2.1', text: 'How do you sleep?', aspects: [aspect] },
    ])
  })

  it('changesBetween names what an answer means for the safety check, and the name of the form', () => {
    const safe: FormItem = {
      ...stool,
      answerOption: [
        { valueString: 'Bloating' },
        { valueString: 'Blood in the stool', condition: 'anaemia' },
      ],
    }
    const after = {
      ...form(part('Digestion', [appetite, safe, often]), part('Sleep', [sleep])),
      title: 'Adults',
    }
    expect(changesBetween(before, after)).toEqual([
      { kind: 'title', before: 'First visit', after: 'Adults' },
      { kind: 'other', number: '1.2', text: 'What bothers you?', aspects: ['safety'] },
    ])
  })
})
