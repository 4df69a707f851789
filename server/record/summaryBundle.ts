/**
 * A summary as an International Patient Summary: a FHIR R4 document, its Composition first
 * (https://hl7.org/fhir/uv/ips). A section without data has no entry but the reason. Text stays text: only the portal's
 * own codes are used.
 */
import { type Language, languageOf, type Translate } from '../../locales/translate.ts'
import { conditionText } from '../../shared/conditionText.ts'
import { accountInFhir, CONDITION } from '../account/fhir.ts'
import { latestInFhir } from '../bloodTests/latest.ts'
import { measurementsInFhir } from '../measurements/fhir.ts'
import { plansInFhir } from '../plans/fhir.ts'
import {
  absent,
  concept,
  derivedId,
  entryOf,
  escaped,
  LOINC,
  narrative,
  type RecordOwner,
  type Reference,
  type Resource,
  TERMINOLOGY,
  urn,
} from '../platform/fhir.ts'
import { translatorFor } from '../platform/locales.ts'
import { ownerOf } from './owner.ts'
import type { StatementLine, Statements } from './statements.ts'
import type { SummaryFacts } from './summaryFacts.ts'
import { dayIn, flagText, type Section, sectionsOf } from './summaryText.ts'

const IPS = 'http://hl7.org/fhir/uv/ips/StructureDefinition'
/** LOINC's "Patient summary Document", and the guide's codes of the sections. */
const SUMMARY = '60591-5'
const CODES: Record<Section['key'], string> = {
  alerts: '104605-1',
  allergies: '48765-2',
  medicines: '10160-0',
  problems: '11450-4',
  results: '30954-2',
  measured: '8716-3',
  plan: '18776-5',
}
/** UUID namespace of resources that belong to the portal rather than a person. */
const PORTAL = '8a3a8f2e-5a0f-4f0c-9f1e-6a6f0a7b3c10'

const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${escaped(text)}</p>`).join('')
const inLanguage = (language: Language, { sentences, items }: Section) =>
  `<div lang="${language}" xml:lang="${language}">${paragraphs(sentences)}${
    items.length === 0
      ? ''
      : `<ul>${items
          .map(({ text, detail, source }) => {
            const said = detail ? `${text}: ${detail}` : text
            return `<li>${escaped(source ? `${said} (${source})` : said)}</li>`
          })
          .join('')}</ul>`
  }</div>`

/** The text of a section in the reader's language, and in English where that is another one. */
const sectionText = (language: Language, section: Section, english: Section) => ({
  status: 'generated',
  div: `<div xmlns="http://www.w3.org/1999/xhtml">${inLanguage(language, section)}${
    language === 'en' ? '' : inLanguage('en', english)
  }</div>`,
})

/** Why a section of statements is empty: the person stated that there is none, or nobody asked. */
const emptyReason = (none: Statements['none']) => ({
  coding: [{ system: `${TERMINOLOGY}/list-empty-reason`, code: none ? 'nilknown' : 'notasked' }],
})

/** A note that an answer is not decided yet. */
const openNote = ({ isOpen, day }: Pick<StatementLine, 'isOpen' | 'day'>, t: Translate) =>
  isOpen && day ? [{ text: t('record.summary.openAnswer', { day: dayIn(day, t) }) }] : null

type Untold = { resourceType: string; [element: string]: unknown }

/** The resources that a summary refers to, by section. */
async function resourcesIn(facts: SummaryFacts, owner: RecordOwner) {
  const { patient, today } = facts
  const { subject, t } = owner
  /** Resources of a person's statements, line by line, with ids derived from the text. */
  const resourcesFor = (kind: string, { lines }: Statements, make: (line: StatementLine) => Untold) =>
    [...new Map(lines.map((line) => [line.text, line])).values()].map(
      (line): Resource => ({
        ...make(line),
        ...{
          id: derivedId(patient.id, kind, line.text),
          text: narrative([line.text]),
          note: openNote(line, t),
        },
      }),
    )
  const unconfirmed = (system: 'allergyintolerance-verification' | 'condition-ver-status') =>
    concept(`${TERMINOLOGY}/${system}`, 'unconfirmed')

  function allergy({ text, day }: StatementLine) {
    return {
      resourceType: 'AllergyIntolerance',
      clinicalStatus: concept(`${TERMINOLOGY}/allergyintolerance-clinical`, 'active'),
      verificationStatus: unconfirmed('allergyintolerance-verification'),
      ...{ code: { text }, patient: subject, recordedDate: day, asserter: subject },
    }
  }
  function medicine({ text, day }: StatementLine) {
    return {
      resourceType: 'MedicationStatement',
      ...{ status: 'active', medicationCodeableConcept: { text }, subject },
      // Nobody asked since when.
      ...{ _effectiveDateTime: absent('unknown'), dateAsserted: day, informationSource: subject },
    }
  }
  function history({ text, day }: StatementLine) {
    // It may be over.
    return {
      resourceType: 'Condition',
      ...{
        verificationStatus: unconfirmed('condition-ver-status'),
        code: { text },
        subject,
        recordedDate: day,
      },
    }
  }
  const conditions = facts.conditions.map(({ condition, day, isOpen }): Resource => {
    const text = conditionText(condition, t)
    return {
      resourceType: 'Condition',
      ...{ id: derivedId(patient.id, 'condition', condition), text: narrative([text]) },
      clinicalStatus: concept(`${TERMINOLOGY}/condition-clinical`, 'active'),
      verificationStatus: unconfirmed('condition-ver-status'),
      code: { coding: [{ system: CONDITION, code: condition, display: text }], text },
      ...{ subject, recordedDate: day, note: openNote({ isOpen, day }, t) },
    }
  })
  const planned = (
    await Promise.all(facts.plans.map(async ({ row }) => plansInFhir.parts.plans.resources(row, owner)))
  ).flat()
  const measured = (
    await Promise.all(
      facts.measured.map(async ({ row }) => measurementsInFhir.parts.observations.resources(row, owner)),
    )
  ).flat()
  const isTaken = ({ status }: Resource) => status === 'active' || status === 'intended'
  const statements = planned.filter((one) => one.resourceType === 'MedicationStatement' && isTaken(one))
  const known = new Set(statements.map(({ id }) => urn(id)))
  const carePlans = planned
    .filter(({ resourceType }) => resourceType === 'CarePlan')
    .map((plan) => ({
      ...plan,
      text: narrative([plan.title as string, plan.description as string | null]),
      supportingInfo: (plan.supportingInfo as Reference[]).filter(({ reference }) => known.has(reference)),
    }))
  const flags = facts.urgent.map(
    ({ id, day, texts }): Resource => ({
      resourceType: 'Flag',
      ...{ id: derivedId(id, 'urgent'), text: narrative(texts), status: 'active' },
      category: [concept(`${TERMINOLOGY}/flag-category`, 'clinical', 'Clinical')],
      ...{ code: { text: texts.join(' ') }, subject, period: { start: day ?? today } },
    }),
  )
  return {
    alerts: flags,
    allergies: resourcesFor('allergy', facts.allergies, allergy),
    medicines: [...resourcesFor('medicine', facts.medicines, medicine), ...statements],
    problems: [...conditions, ...resourcesFor('history', facts.history, history)],
    results: [
      ...facts.values.map((one) => {
        const observation = latestInFhir(one, subject)
        if (!one.unsureOn) return observation
        const notes = (observation.note as { text: string }[] | undefined) ?? []
        return { ...observation, note: [...notes, { text: flagText(one, t) }] }
      }),
      ...facts.inWords.map((one) => latestInFhir(one, subject)),
    ],
    measured,
    plan: carePlans,
  } satisfies Record<Section['key'], Resource[]>
}

/** A person's summary as a FHIR document. Deterministic, ids included. */
export async function bundleOf(facts: SummaryFacts) {
  const { patient, letterhead, at, locale } = facts
  const { clinic, contact } = letterhead
  const language = languageOf(locale)
  const [t, english] = [translatorFor(locale), translatorFor('en')]
  const { owner, practitioners } = ownerOf(patient, { locale, t, portal: '', at })
  const resources = await resourcesIn(facts, owner)
  const clinicId = derivedId(PORTAL, 'clinic')
  const custodian = { reference: urn(clinicId), display: clinic }
  const besides = sectionsOf(facts, english, 'english')
  const statements = { allergies: facts.allergies, medicines: facts.medicines, problems: facts.history }
  const sections = sectionsOf(facts, t, 'texts').map((section, index) => {
    const { key, title } = section
    const entry = resources[key].map(({ id }) => ({ reference: urn(id) }))
    const said = key in statements ? statements[key as keyof typeof statements] : null
    return {
      title,
      code: { coding: [{ system: LOINC, code: CODES[key] }] },
      text: sectionText(language, section, besides[index] ?? section),
      ...(entry.length > 0 ? { entry } : { emptyReason: said ? emptyReason(said.none) : unavailable }),
    }
  })
  const composition: Resource = {
    resourceType: 'Composition',
    id: derivedId(patient.id, 'summary'),
    meta: { profile: [`${IPS}/Composition-uv-ips`] },
    language,
    text: narrative([t('record.summary.title'), patient.name], language),
    status: 'final',
    type: { coding: [{ system: LOINC, code: SUMMARY }], text: t('record.summary.title') },
    subject: owner.subject,
    date: at.toISOString(),
    author: [custodian],
    title: t('record.summary.title'),
    confidentiality: 'N',
    custodian,
    section: sections,
  }
  const [person] = await accountInFhir.parts.patient.resources(patient, owner)
  if (!person) throw new Error('a person has no Patient')
  const organization: Resource = {
    resourceType: 'Organization',
    ...{ id: clinicId, text: narrative([clinic, ...contact]), name: clinic },
  }
  const everything = [
    composition,
    { ...person, ...(!patient.dateOfBirth && { _birthDate: absent('unknown') }) },
    organization,
    ...practitioners(),
    ...Object.values(resources).flat(),
  ]
  return {
    resourceType: 'Bundle' as const,
    id: derivedId(patient.id, 'summary document'),
    meta: { profile: [`${IPS}/Bundle-uv-ips`] },
    language,
    // A document is one of its moment.
    identifier: {
      system: 'urn:ietf:rfc:3986',
      value: urn(derivedId(patient.id, 'summary', at.toISOString())),
    },
    type: 'document' as const,
    timestamp: at.toISOString(),
    entry: everything.map(entryOf),
  }
}
const unavailable = { coding: [{ system: `${TERMINOLOGY}/list-empty-reason`, code: 'unavailable' }] }
export type SummaryBundle = Awaited<ReturnType<typeof bundleOf>>
