import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../locales/translate.ts'
import { flawsOf, saveFormInput } from '../formInputs.ts'
import { checkAnswers, flatten } from '../forms.ts'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import { SHIPPED_FORMS } from './shapes.ts'
import { shippedForm } from './shippedForm.ts'

const WORDS = { en, de, fr, es }
/** All pairs of a form and a language. */
const PAIRS = SHIPPED_FORMS.flatMap((name) => LANGUAGES.map((language) => [name, language] as const))

describe.each(PAIRS)('the shipped form %s in %s', (name, language) => {
  it('has no flaw and is within the limits', async () => {
    const form = await shippedForm(name, language)
    expect(flawsOf(form.questionnaire)).toEqual({})
    expect(saveFormInput.parse({ ...form, language }).questionnaire).toEqual(form.questionnaire)
  })

  it('asks the English questions, in the same order and by the same rules', async () => {
    const shapeOf = async (which: typeof language) =>
      flatten((await shippedForm(name, which)).questionnaire.item).map(
        ({ text: _, help, minText: __, maxText: ___, item: ____, answerOption, enableWhen, ...rules }) => ({
          ...rules,
          hasHelp: help !== undefined,
          options: answerOption?.map(({ condition }) => condition),
          enableWhen: enableWhen?.map(({ answerString, ...asked }) => ({
            ...asked,
            asksForText: answerString !== undefined,
          })),
        }),
      )
    expect(await shapeOf(language)).toEqual(await shapeOf('en'))
  })

  it('has words for everything, and no others', () => {
    expect(Object.keys(WORDS[language][name]).sort()).toEqual(Object.keys(en[name]).sort())
    expect(Object.values(WORDS[language][name]).filter((words) => words.trim() === '')).toEqual([])
  })
})

it.each(SHIPPED_FORMS)('the shipped form %s uses every one of its words', async (name) => {
  const { title, questionnaire } = await shippedForm(name, 'en')
  const used = flatten(questionnaire.item).flatMap(({ text, help, minText, maxText, answerOption }) => [
    ...[text.replace(/\d$/, '{day}'), help, minText, maxText],
    ...(answerOption ?? []).map(({ valueString }) => valueString),
  ])
  expect(Object.values(en[name]).filter((words) => words !== title && !used.includes(words))).toEqual([])
})

it('the scores of the two complaints keep their names, by which they are drawn over time', async () => {
  const { questionnaire } = await shippedForm('complaints', 'de')
  const scores = flatten(questionnaire.item).filter(({ look }) => look === 'scale')
  expect(scores.map(({ linkId, min, max }) => [linkId, min, max])).toEqual([
    ['complaint1Score', 0, 6],
    ['complaint2Score', 0, 6],
    ['activityScore', 0, 6],
    ['wellbeing', 0, 6],
  ])
})

it('the first visit opens a follow-up question for the answer that it belongs to', async () => {
  const { questionnaire } = await shippedForm('firstVisit', 'fr')
  const { answers } = checkAnswers(
    questionnaire,
    {
      digestionTrouble: ['Constipation'],
      diarrhoeaOften: 'Jusqu’à trois fois',
      constipationOften: 'Moins souvent',
    },
    true,
  )
  expect(answers).toEqual({ digestionTrouble: ['Constipation'], constipationOften: 'Moins souvent' })
})
