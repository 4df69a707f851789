/** Forms as FHIR R4: the questionnaire, the answers, and whose they are. */
import { sql } from 'drizzle-orm'
import { forms, formVersions, profileProposals, sentForms } from '../../drizzle/schema.ts'
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
import { absent, type NounInFhir, narrative, type RecordPart, STRUCTURES, urn } from '../platform/fhir.ts'
import { translatorFor } from '../platform/locales.ts'

/** The input of a bundle. `born` is yyyy-MM-dd; ids are UUIDs. */
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

/** A control or text of an item, by its code in R4. */
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

/** Answers to these items, each under its question; groups nest theirs, a repeated one once per entry. */
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

type Published = Pick<
  SubmittedForm,
  'versionId' | 'title' | 'language' | 'version' | 'questionnaire' | 'publishedAt'
>

/** A published version, in the form's language. */
function questionnaireIn({ versionId, title, language, version, questionnaire, publishedAt }: Published) {
  const t = translatorFor(language)
  const sites = new Set(flatIds(questionnaire.item))
  return {
    resourceType: 'Questionnaire',
    ...{ id: versionId, language, text: narrative([title], language), url: `${FORM}:${versionId}` },
    ...{ version: String(version), title, status: 'active', subjectType: ['Patient'] },
    date: publishedAt.toISOString(),
    item: questionnaire.item.map((item) => questionOf(item, sites, t)),
  }
}

/** FHIR's status of a form with answers. */
const STATUS = { begun: 'in-progress', submitted: 'completed' } as const

type Answered = Pick<
  SubmittedForm,
  'id' | 'versionId' | 'title' | 'language' | 'questionnaire' | 'answers'
> & { state: keyof typeof STATUS; closedAt: Date | null }

/** What a person answered to it. */
function responseIn(
  { id, versionId, title, language, questionnaire, answers, state, closedAt }: Answered,
  person: { reference: string; display?: string },
) {
  return {
    resourceType: 'QuestionnaireResponse',
    ...{ id, language, text: narrative([title], language) },
    ...{ questionnaire: `${FORM}:${versionId}`, status: STATUS[state], subject: person },
    ...(closedAt && { authored: closedAt.toISOString() }),
    source: person,
    item: answersOf(questionnaire.item, answers, {}, translatorFor(language)),
  }
}

/** A bundle of the answered version, the response and the patient. Ids are the portal's, the same each time. */
export function formBundle(form: SubmittedForm) {
  const { patientId, patient, born, submittedAt } = form
  const person = { reference: urn(patientId), display: patient }
  const resources = [
    {
      resourceType: 'Patient',
      ...{ id: patientId, text: narrative([patient]), name: [{ text: patient }] },
      ...(born && { birthDate: born }),
    },
    questionnaireIn(form),
    responseIn({ ...form, state: 'submitted', closedAt: submittedAt }, person),
  ]
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: submittedAt.toISOString(),
    entry: resources.map((resource) => ({ fullUrl: urn(resource.id), resource })),
  }
}

// ---------------------------------------------------------------- in the record

const version = {
  versionId: formVersions.id,
  title: formVersions.title,
  language: formVersions.language,
  version: formVersions.version,
  questionnaire: formVersions.questionnaire,
}

const questionnaires: RecordPart<Omit<Published, 'publishedAt'> & { publishedAt: string }> = {
  step: 5,
  fields: { ...version, publishedAt: formVersions.at },
  rows: (owner) => sql`${formVersions}
    where exists (select from ${sentForms} where ${sentForms.versionId} = ${formVersions.id}
      and ${sentForms.patientId} = ${owner} and ${sentForms.state} in ('begun', 'submitted'))
    order by ${formVersions.at}, ${formVersions.id}`,
  resources: (row) => [questionnaireIn({ ...row, publishedAt: new Date(row.publishedAt) })],
}

const responses: RecordPart<Omit<Answered, 'closedAt'> & { closedAt: string | null }> = {
  step: 5,
  fields: {
    ...version,
    id: sentForms.id,
    answers: sentForms.answers,
    state: sentForms.state,
    closedAt: sentForms.closedAt,
  },
  rows: (owner) => sql`${sentForms} join ${formVersions} on ${formVersions.id} = ${sentForms.versionId}
    where ${sentForms.patientId} = ${owner} and ${sentForms.state} in ('begun', 'submitted')
    order by ${sentForms.sentAt}, ${sentForms.id}`,
  resources: (row, { subject }) => [
    responseIn({ ...row, closedAt: row.closedAt === null ? null : new Date(row.closedAt) }, subject),
  ],
}

export const formsInFhir = {
  columns: [
    ['Questionnaire.id', formVersions.id],
    ['Questionnaire.title', formVersions.title],
    ['Questionnaire.language', formVersions.language],
    ['Questionnaire.version', formVersions.version],
    ['Questionnaire.item', formVersions.questionnaire],
    ['Questionnaire.date', formVersions.at],
    ['QuestionnaireResponse.id', sentForms.id],
    ['QuestionnaireResponse.subject', sentForms.patientId],
    ['QuestionnaireResponse.questionnaire', sentForms.versionId],
    ['QuestionnaireResponse.item', sentForms.answers],
    ['QuestionnaireResponse.status', sentForms.state],
    ['QuestionnaireResponse.authored', sentForms.closedAt],
  ],
  notExported: [
    ['no answer: in the full export', sentForms.practitionerId, sentForms.sentAt, sentForms.dueOn],
    ['how the portal works', sentForms.base, sentForms.given, formVersions.formId],
    ['stands in the answers, or in the profile', profileProposals],
    ["a practitioner's own, without a patient", forms],
  ],
  parts: { questionnaires, responses },
} satisfies NounInFhir
