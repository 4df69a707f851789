import { readFileSync } from 'node:fs'
import { check, type Question } from '@verbena/safety'
import { expect, it } from 'vitest'
import { t as plain } from '../client/locale/messages.tsx'
import en from '../locales/en.json' with { type: 'json' }
import type { ClinicalTranslate } from '../locales/translate.ts'
import { CONDITIONS } from './conditions.ts'
import { pairText, warningAction, warningReason, warningTitle, withTexts } from './safetyText.ts'

const t = plain as ClinicalTranslate

/** The first column of a table of the rules. */
const idsOf = (table: string) =>
  readFileSync(`packages/safety/data/${table}.csv`, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.slice(0, line.indexOf(',')))

const RULE = /^safety\.rule\.(.+)\.(why|action)$/

it.each(['why', 'action'])('the catalogue says of each safety rule its %s, and of no other', (part) => {
  const worded = Object.keys(en).flatMap((id) => {
    const [, rule, of] = RULE.exec(id) ?? []
    return rule && of === part ? [rule] : []
  })
  expect(worded.sort()).toEqual([...idsOf('rules'), 'allergy-listed'].sort())
})

it('the catalogue names each substance that has a limit, and no other', () => {
  const prefix = 'safety.limit.name.'
  const named = Object.keys(en).filter((id) => id.startsWith(prefix))
  expect(named.sort()).toEqual([...new Set(idsOf('limits'))].map((substance) => prefix + substance).sort())
})

it('profiles can list each condition of the vocabulary, and the catalogue names each', () => {
  expect([...CONDITIONS].sort()).toEqual(idsOf('conditions').sort())
  const named = CONDITIONS.filter((condition) => `auth.condition.${condition}` in en)
  expect(named).toEqual([...CONDITIONS])
})

it('the words of a safety rule never state a dose: the action is to ask, to leave out or to take apart', () => {
  const actions = Object.entries(en).filter(([id]) => RULE.exec(id)?.[2] === 'action')
  expect(actions.filter(([, text]) => /\d\s?(?:mg|µg|mcg|g|IU|ml|drops)\b/.test(text))).toEqual([])
})

const first = (medications: string[], more: Partial<Question> = {}) => {
  const [warning] = check({ medications, taken: [], allergies: [], ...more }).warnings
  if (!warning) throw new Error('no warning')
  return warning
}
const wordsOf = (...asked: Parameters<typeof first>) => {
  const warning = first(...asked)
  return [warningTitle, pairText, warningReason, warningAction].map((word) => word(warning, t))
}
const ruleWords = (id: 'wort-warfarin' | 'pregnancy-herb') => [
  t(`safety.rule.${id}.why`),
  t(`safety.rule.${id}.action`),
]

it('a warning of two items, of a condition, and of two parts of one item names both in its title', () => {
  const pair = (item: string, other: string) => t('safety.about.pair', { item, other })
  expect(wordsOf(['Waran', 'SJW'])).toEqual([
    ...[pair('SJW', 'Waran'), pair('SJW', 'Waran')],
    ...ruleWords('wort-warfarin'),
  ])
  const pregnancy = t('auth.condition.pregnancy')
  expect(wordsOf(['Feverfew'], { conditions: ['pregnancy'] })).toEqual([
    t('safety.about.condition', { item: 'Feverfew', other: pregnancy }),
    pair('Feverfew', pregnancy),
    ...ruleWords('pregnancy-herb'),
  ])
  expect(wordsOf(['SJW and Waran'])).toEqual([
    t('safety.about.within', { item: 'SJW and Waran', one: "St John's wort", other: 'Warfarin' }),
    pair("St John's wort", 'Warfarin'),
    ...ruleWords('wort-warfarin'),
  ])
})

it('a warning of a limit states it in its usual units, and says that it is lower under 18', () => {
  const name = t('safety.limit.name.vitamin-d')
  const amount = t('safety.limit.amount', { amount: 100, unit: 'µg', iu: 4000 })
  expect(amount).toContain('100 µg (4000 IU)')
  expect(wordsOf(['Vitamin D3 5000 IU'], { conditions: ['under-18'] })).toEqual([
    t('safety.about.limit', { item: 'Vitamin D3 5000 IU', other: t('safety.limit.the', { name }) }),
    expect.any(String),
    t('safety.limit.why', {
      ...{ name, amount, body: 'efsa', other: 'ods', under18: 'true' },
      whom: t('safety.limit.whom', { band: 'adults', from: 0, to: 0 }),
      beside: t('safety.limit.amount', { amount: 100, unit: 'µg', iu: 0 }),
    }),
    t('safety.limit.action', { substance: 'vitamin-d' }),
  ])
  expect(t('safety.limit.amount', { amount: 25, unit: 'mg', iu: 0 })).toBe('25 mg')
})

it('a warning of what is unsafe by itself names the item alone', () => {
  const title = t('safety.about.hazard', { item: 'Kava' })
  expect(wordsOf(['Kava'])).toEqual([
    ...[title, title],
    t('safety.rule.hazard-kava.why'),
    t('safety.rule.hazard-kava.action'),
  ])
})

it('withTexts adds what scripts read: the words of warnings, and pairs that were not reviewed', () => {
  const { warnings, uncovered } = withTexts(
    check({ medications: ['Feverfew', 'Lion’s mane'], taken: [], allergies: [], conditions: ['pregnancy'] }),
    (words) => words(t),
  )
  const [why, action] = ruleWords('pregnancy-herb')
  const pregnancy = t('auth.condition.pregnancy')
  expect(warnings).toMatchObject([
    { id: 'pregnancy-herb', items: ['Feverfew', pregnancy], mechanism: why, action },
  ])
  expect(uncovered).toContainEqual(['Lion’s mane', pregnancy])
})
