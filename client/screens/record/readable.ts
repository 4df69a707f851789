/** A resource as one line with details below. All text: nothing is ever rendered as HTML. */
export type Line = { title: string; details: string[] }
/** Lines under a title: that of the section, or the type of the resources. */
export type Part = { title: string | null; type: string | null; lines: Line[] }

/** The words that depend on the reader's language. */
export type Words = {
  day: (value: string) => string
  /** A status of FHIR, such as `not-done`. */
  status: (code: string) => string
  unnamed: string
}

type Node = { [name: string]: unknown }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const nodes = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []
const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).trim()
    : ''
const filled = (...texts: string[]) => texts.filter((one) => one !== '')

const codingText = (coding: Node) => text(coding.display) || text(coding.code)
/** A CodeableConcept, a Coding, a Reference or a plain text. */
function conceptText(value: unknown): string {
  if (!isNode(value)) return text(value)
  const [coding] = nodes(value.coding)
  return text(value.text) || (coding ? codingText(coding) : '') || codingText(value)
}
const conceptTexts = (value: unknown) =>
  filled(...(Array.isArray(value) ? value : [value]).map(conceptText)).join(', ')

const quantityText = (quantity: Node) =>
  filled(
    `${text(quantity.comparator)}${text(quantity.value)}`,
    text(quantity.unit) || text(quantity.code),
  ).join(' ')

function nameText(value: unknown): string {
  const [name] = nodes(value)
  if (!name) return text(value)
  const given = Array.isArray(name.given) ? name.given.map(text) : []
  return text(name.text) || filled(...given, text(name.family)).join(' ')
}

/** The value of an observation or an answer, whatever its type is. */
function valueText(from: Node, { day }: Words): string {
  if (isNode(from.valueQuantity)) return quantityText(from.valueQuantity)
  for (const name of ['valueString', 'valueInteger', 'valueDecimal', 'valueBoolean']) {
    if (from[name] !== undefined) return text(from[name])
  }
  for (const name of ['valueDateTime', 'valueDate'])
    if (from[name] !== undefined) return day(text(from[name]))
  return conceptText(from.valueCodeableConcept ?? from.valueCoding)
}

/** "30 – 150 ng/mL", "≤ 100 mg/dL". */
function rangeText(range: Node): string {
  const { low, high } = range
  if (text(range.text)) return text(range.text)
  if (!isNode(low)) return isNode(high) ? `≤ ${quantityText(high)}` : ''
  if (!isNode(high)) return `≥ ${quantityText(low)}`
  const isSameUnit = text(low.unit) === text(high.unit) && text(low.code) === text(high.code)
  return `${isSameUnit ? text(low.value) : quantityText(low)} – ${quantityText(high)}`
}

/** A flag as reports print it, "HIGH", as a word. */
const wordText = (value: string) =>
  value.length > 2 && value === value.toUpperCase() ? value[0] + value.slice(1).toLowerCase() : value

const [SYSTOLIC, DIASTOLIC] = ['8480-6', '8462-4']

/** The parts of an observation: a blood pressure as "128/82 mmHg", all else with their names. */
function componentTexts(components: Node[], words: Words): string[] {
  const withCode = (code: string) =>
    components.find(
      (one) => isNode(one.code) && nodes(one.code.coding).some((coding) => coding.code === code),
    )?.valueQuantity
  const [upper, lower] = [withCode(SYSTOLIC), withCode(DIASTOLIC)]
  if (components.length === 2 && isNode(upper) && isNode(lower)) {
    return [`${text(upper.value)}/${quantityText(lower)}`]
  }
  return components.map((part) => filled(conceptText(part.code), valueText(part, words)).join(' '))
}

const DATES = [
  ...['effectiveDateTime', 'onsetDateTime', 'performedDateTime', 'occurrenceDateTime', 'recordedDate'],
  ...['dateAsserted', 'authoredOn', 'authored', 'issued', 'sent', 'start', 'date', 'dateTime', 'recorded'],
  ...['created', 'birthDate'],
]
const PERIODS = ['effectivePeriod', 'period', 'onsetPeriod', 'occurrencePeriod']

function dayText(resource: Node, { day }: Words): string {
  for (const name of DATES) if (text(resource[name]) !== '') return day(text(resource[name]))
  for (const name of PERIODS) {
    const [period] = nodes(resource[name])
    if (period)
      return filled(...[period.start, period.end].map((end) => (text(end) ? day(text(end)) : ''))).join(' – ')
  }
  return ''
}

/** A resource's subject. */
function titleOf(resource: Node, { unnamed }: Words): string {
  const [payload] = nodes(resource.payload)
  const [answered] = nodes(resource.item)
  return (
    nameText(resource.name) ||
    text(resource.title) ||
    conceptText(resource.code) ||
    conceptText(resource.medicationCodeableConcept ?? resource.medicationReference) ||
    conceptText(resource.vaccineCode) ||
    text(resource.description) ||
    text(resource.summary) ||
    text(payload?.contentString) ||
    conceptTexts(resource.type) ||
    conceptTexts(resource.category) ||
    conceptText(resource.activity ?? resource.scope) ||
    filled(...nodes(resource.participant).map(({ member }) => conceptText(member))).join(', ') ||
    text(answered?.text) ||
    unnamed
  )
}

/** Questions with their answers, at most three levels deep. */
function answersOf(item: Node, words: Words, depth = 0): string[] {
  const answers = filled(...nodes(item.answer).map((answer) => valueText(answer, words)))
  const own = answers.length > 0 ? [`${text(item.text) || text(item.linkId)}: ${answers.join(', ')}`] : []
  if (depth === 3) return own
  return [...own, ...nodes(item.item).flatMap((inner) => answersOf(inner, words, depth + 1))]
}

function detailsOf(resource: Node, words: Words): string[] {
  const [interpretation] = nodes(resource.interpretation)
  const dosage = filled(
    ...nodes(resource.dosage).map((dose) => text(dose.text) || text(dose.patientInstruction)),
  )
  const parts = componentTexts(nodes(resource.component), words)
  const reactions = nodes(resource.reaction).map((reaction) => conceptTexts(reaction.manifestation))
  const activities = nodes(resource.activity).map((activity) =>
    isNode(activity.detail) ? text(activity.detail.description) || conceptText(activity.detail.code) : '',
  )
  const value = valueText(resource, words)
  const result = filled(value, interpretation ? wordText(conceptText(interpretation)) : '').join(', ')
  const ranges = nodes(resource.referenceRange).map(rangeText)
  const absent = value === '' ? conceptText(resource.dataAbsentReason) : ''
  return filled(
    filled(result, ...ranges.map((range) => (range ? `(${range})` : ''))).join(' ') || absent,
    ...parts,
    dosage.join('; '),
    ...filled(...reactions),
    ...filled(...activities),
    text(resource.conclusion),
    ...nodes(resource.item).flatMap((item) => answersOf(item, words)),
    ...nodes(resource.note).map((note) => text(note.text)),
    filled(dayText(resource, words), statusText(resource, words)).join(', '),
  )
}

function statusText(resource: Node, { status }: Words): string {
  const [clinical] = nodes(isNode(resource.clinicalStatus) ? resource.clinicalStatus.coding : null)
  const code = text(clinical?.code) || text(resource.status)
  return code === '' ? '' : status(code)
}

const lineOf = (resource: Node, words: Words): Line => ({
  title: titleOf(resource, words),
  details: detailsOf(resource, words),
})

/** The text of a narrative, for a section without entries. The parsed document is never shown. */
function narrativeText(narrative: unknown): string {
  if (!isNode(narrative) || typeof narrative.div !== 'string') return ''
  const { body } = new DOMParser().parseFromString(narrative.div, 'text/html')
  for (const hidden of body.querySelectorAll('script, style')) hidden.remove()
  return body.textContent.replace(/\s+/g, ' ').trim()
}

/** The sections of a document, in their order, each with the resources that it names. */
function sectionsOf(composition: Node, byReference: Map<string, Node>, words: Words, depth = 0): Part[] {
  return nodes(composition.section).flatMap((section) => {
    const named = nodes(section.entry).map((entry) => byReference.get(text(entry.reference)))
    const lines = named
      .filter((resource) => resource !== undefined)
      .map((resource) => lineOf(resource, words))
    if (lines.length === 0) {
      const said = conceptText(section.emptyReason) || narrativeText(section.text)
      if (said) lines.push({ title: said, details: [] })
    }
    const own = { title: text(section.title) || conceptText(section.code), type: null, lines }
    return [own, ...(depth < 3 ? sectionsOf(section, byReference, words, depth + 1) : [])]
  })
}

/** The order of the types; others follow as they come. */
const ORDER = [
  ...['AllergyIntolerance', 'Condition', 'MedicationStatement', 'CarePlan', 'ClinicalImpression'],
  ...['DiagnosticReport', 'Observation', 'ServiceRequest', 'Appointment', 'QuestionnaireResponse', 'Consent'],
  ...['DocumentReference', 'Communication', 'MedicationAdministration', 'CareTeam', 'Practitioner'],
]
const place = (type: string) => (ORDER.includes(type) ? ORDER.indexOf(type) : ORDER.length)
/** Members for programs only: versions and sources, and a form's questions, which its answers repeat. */
const UNSHOWN = ['Provenance', 'Questionnaire']

/**
 * The person and the parts of a shared resource: a document's sections, or any other bundle's resources by type.
 * Ignores what it does not know; null unless it is a FHIR resource.
 */
export function readable(resource: unknown, words: Words): { person: Line | null; parts: Part[] } | null {
  if (!isNode(resource) || typeof resource.resourceType !== 'string') return null
  const entries = resource.resourceType === 'Bundle' ? nodes(resource.entry) : [{ resource }]
  const byReference = new Map<string, Node>()
  const all: Node[] = []
  for (const entry of entries) {
    if (!isNode(entry.resource)) continue
    all.push(entry.resource)
    if (text(entry.fullUrl)) byReference.set(text(entry.fullUrl), entry.resource)
    byReference.set(`${text(entry.resource.resourceType)}/${text(entry.resource.id)}`, entry.resource)
  }
  const patient = all.find(({ resourceType }) => resourceType === 'Patient')
  const person = patient ? lineOf(patient, words) : null
  const [first] = all
  if (first?.resourceType === 'Composition') {
    return { person, parts: sectionsOf(first, byReference, words) }
  }
  const byType = new Map<string, Line[]>()
  for (const one of all) {
    const type = text(one.resourceType)
    if (one === patient || UNSHOWN.includes(type)) continue
    const lines = byType.get(type) ?? []
    lines.push(lineOf(one, words))
    byType.set(type, lines)
  }
  const types = [...byType].sort(([one], [other]) => place(one) - place(other))
  return { person, parts: types.map(([type, lines]) => ({ title: null, type, lines })) }
}
