/** A form that was sent back as FHIR R4: the questionnaire, the answers, and whose they are. */
import type { Language, Translate } from '../../locales/translate.ts'
import {
  type Answer,
  type Answers,
  BODY_SITES,
  type BodySite,
  type EnableWhen,
  type Entry,
  type FormItem,
  isDeclined,
  isEnabled,
  isEntries,
  type Questionnaire,
  type Value,
} from '../../shared/forms.ts'
import { absent, narrative, STRUCTURES, urn } from '../platform/fhir.ts'
import { translatorFor } from '../platform/locales.ts'

/** What a bundle is made of. `born` is yyyy-MM-dd; ids are UUIDs. */
export type SubmittedForm = {
  id: string
  versionId: string
  patientId: string
  patient: string
  born: string | null
  title: string
  language: Language
  version: number
  publishedAt: Date
  questionnaire: Questionnaire
  answers: Answers
  submittedAt: Date
}

type Extension = { url: string; [value: `value${string}`]: unknown }

/** A control or a text beside an item that R4 knows by a code. */
const itemControl = (code: 'slider' | 'help'): Extension => ({
  url: `${STRUCTURES}/questionnaire-itemControl`,
  valueCodeableConcept: { coding: [{ system: 'http://hl7.org/fhir/questionnaire-item-control', code }] },
})

/** The limits of a number, and how it is asked for. */
function extensionsOf({ type, min, max, unit, look }: FormItem): Extension[] {
  const limit = (name: 'minValue' | 'maxValue', value: number | undefined): Extension[] => {
    if (value === undefined || (type !== 'integer' && type !== 'decimal')) return []
    const url = `${STRUCTURES}/${name}`
    return [type === 'integer' ? { url, valueInteger: Math.round(value) } : { url, valueDecimal: value }]
  }
  return [
    ...limit('minValue', min),
    ...limit('maxValue', max),
    ...(look === 'scale' ? [itemControl('slider')] : []),
    ...(unit && type === 'quantity'
      ? [{ url: `${STRUCTURES}/questionnaire-unitOption`, valueCoding: { display: unit } }]
      : []),
  ]
}

const siteText = (t: Translate, site: string) => t(`forms.site.${site as BodySite}`)

type Item = { linkId: string; [member: string]: unknown }

/** A question as R4 writes it; its help is a text within it. */
function questionOf(item: FormItem, sites: ReadonlySet<string>, t: Translate): Item {
  const { linkId, text, type, help, required, repeats, enableWhen = [], enableBehavior } = item
  const extension = extensionsOf(item)
  const condition = ({ question, operator, ...expected }: EnableWhen) => ({
    ...{ question, operator, ...expected },
    ...(expected.answerString !== undefined &&
      sites.has(question) && { answerString: siteText(t, expected.answerString) }),
  })
  const options =
    item.look === 'sites'
      ? BODY_SITES.map((site) => ({ valueString: siteText(t, site) }))
      : (item.answerOption ?? []).map(({ valueString }) => ({ valueString }))
  const inner = [
    ...(help
      ? [{ linkId: `${linkId}-help`, text: help, type: 'display', extension: [itemControl('help')] }]
      : []),
    ...(item.item ?? []).map((one) => questionOf(one, sites, t)),
  ]
  return {
    ...(extension.length > 0 && { extension }),
    ...{ linkId, text, type },
    ...(enableWhen.length > 0 && { enableWhen: enableWhen.map(condition) }),
    ...(enableWhen.length > 1 && { enableBehavior: enableBehavior ?? 'all' }),
    ...(required && type !== 'display' && { required }),
    ...(repeats && type !== 'display' && { repeats }),
    ...(type === 'choice' && { answerOption: options }),
    ...(inner.length > 0 && type !== 'display' && { item: inner }),
  }
}

/** A value under the name that R4 has for its type. */
function answerValue({ type, look, unit }: FormItem, value: Value, t: Translate) {
  switch (type) {
    case 'boolean':
      return { valueBoolean: value }
    case 'integer':
      return { valueInteger: value }
    case 'decimal':
      return { valueDecimal: value }
    case 'quantity':
      return { valueQuantity: { value, ...(unit && { unit }) } }
    case 'date':
      return { valueDate: value }
    default:
      return { valueString: look === 'sites' ? siteText(t, String(value)) : value }
  }
}

/** The answers among these items, each under its question; groups hold theirs, a repeated one once an entry. */
function answersOf(
  items: readonly FormItem[],
  answers: Answers | Entry,
  around: Answers,
  t: Translate,
): Item[] {
  return items.flatMap((item): Item[] => {
    const known = { ...around, ...answers }
    if (item.type === 'display' || !isEnabled(item, known)) return []
    const { linkId, text } = item
    const head = { linkId, text }
    const given: Answer | Entry[] | undefined = answers[linkId]
    if (item.type === 'group') {
      const entries = item.repeats ? (isEntries(given) ? given : []) : [answers]
      return entries.flatMap((entry) => {
        const held = answersOf(item.item ?? [], entry, item.repeats ? known : around, t)
        return held.length > 0 ? [{ ...head, item: held }] : []
      })
    }
    if (given === undefined || isEntries(given)) return []
    if (isDeclined(given)) return [{ ...head, answer: [absent('asked-declined')] }]
    return [{ ...head, answer: [given].flat().map((value) => answerValue(item, value, t)) }]
  })
}

const flatIds = (items: readonly FormItem[]): string[] =>
  items.flatMap((item) => [...(item.look === 'sites' ? [item.linkId] : []), ...flatIds(item.item ?? [])])

/** A published version of a form: `urn:verbena:form:<id of the version>`. */
const FORM = 'urn:verbena:form'

/**
 * A bundle of the questionnaire in the version that was answered, its response, and the patient. Ids are the portal's own,
 * the same each time. Words stand in the form's language.
 */
export function formBundle(form: SubmittedForm) {
  const t = translatorFor(form.language)
  const { id, versionId, patientId, patient, born, title, version, questionnaire, answers } = form
  const sites = new Set(flatIds(questionnaire.item))
  const [submittedAt, publishedAt] = [form.submittedAt.toISOString(), form.publishedAt.toISOString()]
  const canonical = `${FORM}:${versionId}`
  const person = { reference: urn(patientId), display: patient }
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: submittedAt,
    entry: [
      {
        fullUrl: urn(patientId),
        resource: {
          resourceType: 'Patient',
          ...{ id: patientId, text: narrative([patient]), name: [{ text: patient }] },
          ...(born && { birthDate: born }),
        },
      },
      {
        fullUrl: urn(versionId),
        resource: {
          resourceType: 'Questionnaire',
          ...{
            id: versionId,
            language: form.language,
            text: narrative([title], form.language),
            url: canonical,
          },
          ...{ version: String(version), title, status: 'active', subjectType: ['Patient'] },
          date: publishedAt,
          item: questionnaire.item.map((item) => questionOf(item, sites, t)),
        },
      },
      {
        fullUrl: urn(id),
        resource: {
          resourceType: 'QuestionnaireResponse',
          ...{ id, language: form.language, text: narrative([title], form.language) },
          ...{ questionnaire: canonical, status: 'completed', subject: person },
          ...{ authored: submittedAt, source: person },
          item: answersOf(questionnaire.item, answers, {}, t),
        },
      },
    ],
  }
}
