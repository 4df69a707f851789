import { check } from '@verbena/safety'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ClinicalTranslate } from '../../locales/translate.ts'
import { t } from '../locale/messages.tsx'
import { NotChecked } from './SafetyFindings.tsx'

it.each(['patient', 'practitioner'] as const)(
  'NotChecked shows a %s the allergies that no rule is about, known or not',
  (audience) => {
    const found = check({ medications: ['Zinc'], taken: [], allergies: ['fish', 'valerian', 'Quuxweed'] })
    const html = renderToStaticMarkup(<NotChecked check={{ ...found }} audience={audience} />)
    const said = (t as ClinicalTranslate)('safety.unknown.allergies', { names: 'valerian, Quuxweed' })
    expect(html).toContain(said)
  },
)
