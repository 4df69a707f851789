import Validator from '@asymmetrik/fhir-json-schema-validator'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../locales/translate.ts'
import type { FormItem } from '../../shared/forms.ts'
import { SHIPPED_FORMS } from '../../shared/shippedForms/shapes.ts'
import { shippedForm } from '../../shared/shippedForms/shippedForm.ts'
import { translatorFor } from '../platform/locales.ts'
import { formBundle, type SubmittedForm } from './fhir.ts'

const t = translatorFor('en')
/** HL7's own JSON schema of R4, as the package contains it. */
const schema = new Validator()
/** Its pattern of a text is meant for engines where a no-break space is no white space. */
const problemsOf = (bundle: object) =>
  schema.validate(JSON.parse(JSON.stringify(bundle).replace(/[\u00a0\u202f]/g, ' ')))

const about: Omit<SubmittedForm, 'questionnaire' | 'answers'> = {
  id: '3f0c7a52-94f3-4d0e-9d1a-0a4f2f6f3a55',
  versionId: '7d1f6a0e-2f57-4f5e-8c59-0b9a3a1f4c11',
  patientId: '0e3a2c64-4c1e-4b4e-a5b3-5f0d1c9e7a22',
  ...{ patient: 'Maya <Lindqvist>', born: '1988-04-12', title: 'Anamnesis', language: 'en', version: 3 },
  ...{ publishedAt: new Date('2026-11-01T09:00:00Z'), submittedAt: new Date('2026-11-05T10:00:00Z') },
}
const YES = { operator: '=', answerBoolean: true } as const
const items: FormItem[] = [
  { linkId: 'pain', text: 'In pain?', type: 'boolean', required: true, help: 'Today' },
  {
    ...{ linkId: 'where', text: 'Where?', type: 'choice', look: 'sites', repeats: true },
    enableWhen: [{ question: 'pain', ...YES }],
  },
  {
    ...{ linkId: 'knee', text: 'Which knee work?', type: 'string' },
    enableWhen: [{ question: 'where', operator: '=', answerString: 'leftKnee' }],
  },
  { linkId: 'bad', text: 'How bad?', type: 'integer', look: 'scale', min: 0, max: 10 },
  { linkId: 'weight', text: 'Weight', type: 'quantity', unit: 'kg' },
  { linkId: 'since', text: 'Since', type: 'date' },
  {
    ...{ linkId: 'medicines', text: 'Medicines', type: 'group', repeats: true },
    item: [
      { linkId: 'name', text: 'Name', type: 'string' },
      { linkId: 'daily', text: 'Daily?', type: 'boolean' },
    ],
  },
  { linkId: 'more', text: 'More', type: 'text', required: true },
]
const bundle = formBundle({
  ...about,
  questionnaire: { item: items },
  answers: {
    ...{ pain: true, where: ['leftKnee', 'head'], knee: 'Stairs', bad: 6, weight: 70.5, since: '2026-01-01' },
    ...{ medicines: [{ name: 'Apixaban', daily: true }, { name: 'Iron' }], more: { declined: true } },
  },
})
const [, { resource: asked } = { resource: null }, { resource: said } = { resource: null }] = bundle.entry

describe('a form as FHIR', () => {
  it('a form as FHIR is valid by the schema of R4, in every shipped form and language', async () => {
    expect(problemsOf(bundle)).toEqual([])
    for (const language of LANGUAGES) {
      for (const name of SHIPPED_FORMS) {
        const { questionnaire, title } = await shippedForm(name, language)
        const shipped = formBundle({ ...about, title, language, questionnaire, answers: {} })
        expect(problemsOf(shipped), `${name} ${language}`).toEqual([])
      }
    }
  })

  it('a form as FHIR has every answer under its question, by its type', () => {
    expect(said).toMatchObject({
      item: [
        { linkId: 'pain', answer: [{ valueBoolean: true }] },
        {
          linkId: 'where',
          answer: [{ valueString: t('forms.site.leftKnee') }, { valueString: t('forms.site.head') }],
        },
        { linkId: 'knee', answer: [{ valueString: 'Stairs' }] },
        { linkId: 'bad', answer: [{ valueInteger: 6 }] },
        { linkId: 'weight', answer: [{ valueQuantity: { value: 70.5, unit: 'kg' } }] },
        { linkId: 'since', answer: [{ valueDate: '2026-01-01' }] },
        {
          linkId: 'medicines',
          item: [
            { linkId: 'name', answer: [{ valueString: 'Apixaban' }] },
            { linkId: 'daily', answer: [{ valueBoolean: true }] },
          ],
        },
        { linkId: 'medicines', item: [{ linkId: 'name', answer: [{ valueString: 'Iron' }] }] },
        { linkId: 'more', answer: [{ extension: [{ valueCode: 'asked-declined' }] }] },
      ],
    })
  })

  it('a form as FHIR asks as the portal does: conditions in the words of the options, limits, units, help', () => {
    expect(asked).toMatchObject({
      item: [
        { linkId: 'pain', required: true, item: [{ linkId: 'pain-help', type: 'display', text: 'Today' }] },
        { linkId: 'where', repeats: true },
        { enableWhen: [{ question: 'where', operator: '=', answerString: t('forms.site.leftKnee') }] },
        { extension: [{ valueInteger: 0 }, { valueInteger: 10 }, { valueCodeableConcept: {} }] },
        { extension: [{ valueCoding: { display: 'kg' } }] },
        {},
        { repeats: true, item: [{ linkId: 'name' }, { linkId: 'daily' }] },
        {},
      ],
    })
  })

  it('a form as FHIR has references that resolve, and the same ids each time', () => {
    const urls = bundle.entry.map(({ fullUrl }) => fullUrl)
    expect(urls).toEqual([about.patientId, about.versionId, about.id].map((id) => `urn:uuid:${id}`))
    expect(said).toMatchObject({
      questionnaire: `urn:verbena:form:${about.versionId}`,
      subject: { reference: urls[0] },
    })
    expect(JSON.stringify(bundle)).toContain('Maya &lt;Lindqvist&gt;')
  })
})
