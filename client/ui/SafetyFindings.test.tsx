import { check } from '@verbena/safety'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ClinicalTranslate } from '../../locales/translate.ts'
import { conditionText } from '../../shared/conditionText.ts'
import { t } from '../locale/messages.tsx'
import { NotChecked, SafetyVerdict } from './SafetyFindings.tsx'

it.each(['patient', 'practitioner'] as const)(
  'NotChecked shows a %s the allergies that no rule is about, known or not',
  (audience) => {
    const found = check({ medications: ['Zinc'], taken: [], allergies: ['fish', 'valerian', 'Quuxweed'] })
    const html = renderToStaticMarkup(<NotChecked check={{ ...found }} audience={audience} />)
    const said = (t as ClinicalTranslate)('safety.unknown.allergies', { names: 'valerian, Quuxweed' })
    expect(html).toContain(said)
  },
)

it('NotChecked and the verdict show a condition that no rule is about', () => {
  const found = check({ medications: ['Zinc'], taken: [], allergies: [], conditions: ['insomnia'] })
  const html = renderToStaticMarkup(<NotChecked check={found} audience="patient" />)
  const names = conditionText('insomnia', t)
  expect(html).toContain((t as ClinicalTranslate)('safety.unknown.conditions', { names }))
  const verdict = renderToStaticMarkup(<SafetyVerdict check={found} audience="patient" />)
  expect(verdict).toContain((t as ClinicalTranslate)('safety.verdict.incomplete'))
})
