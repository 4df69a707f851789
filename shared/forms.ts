/**
 * Forms: what browser and server must agree on. A questionnaire is a subset of FHIR R4's `Questionnaire` with the same
 * names; what FHIR writes as extensions (help, unit, limits, looks) are plain fields here, and become extensions when the
 * record is exported.
 */
import type { Condition } from './conditions.ts'

// ---------------------------------------------------------------- questionnaires

export const ITEM_TYPES = [
  'group',
  'display',
  'string',
  'text',
  'integer',
  'decimal',
  'quantity',
  'boolean',
  'date',
  'choice',
] as const
export type ItemType = (typeof ITEM_TYPES)[number]

export const OPERATORS = ['exists', '=', '!=', '>', '<', '>=', '<='] as const
export type Operator = (typeof OPERATORS)[number]

/** The fields of a profile that an answer may be proposed for. */
export const PROFILE_FIELDS = [
  'allergies',
  'currentMedications',
  'medicalHistory',
  'conditions',
  'emergencyContactName',
  'emergencyContactPhone',
  'phone',
] as const
export type ProfileField = (typeof PROFILE_FIELDS)[number]

/** Places of the body; left and right are the person's own. */
export const BODY_SITES = [
  'head',
  'face',
  'neck',
  'nape',
  'chest',
  'upperBack',
  'lowerBack',
  'upperAbdomen',
  'lowerAbdomen',
  'pelvis',
  'buttocks',
  'leftShoulder',
  'rightShoulder',
  'leftUpperArm',
  'rightUpperArm',
  'leftElbow',
  'rightElbow',
  'leftForearm',
  'rightForearm',
  'leftHand',
  'rightHand',
  'leftHip',
  'rightHip',
  'leftThigh',
  'rightThigh',
  'leftKnee',
  'rightKnee',
  'leftLowerLeg',
  'rightLowerLeg',
  'leftFoot',
  'rightFoot',
] as const
export type BodySite = (typeof BODY_SITES)[number]

/** Shows the item only if an earlier question has this answer. */
export type EnableWhen = {
  question: string
  operator: Operator
  answerBoolean?: boolean
  answerString?: string
  answerInteger?: number
  answerDecimal?: number
  answerDate?: string
}

/** An option. `condition` is its meaning for the safety check. */
export type AnswerOption = { valueString: string; condition?: Condition }

export type FormItem = {
  linkId: string
  text: string
  type: ItemType
  help?: string
  required?: boolean
  /** Allows several answers; a group can be filled in several times. */
  repeats?: boolean
  /** The unit of a quantity. */
  unit?: string
  /** The least and the greatest number, both included. */
  min?: number
  max?: number
  /** `scale`: an integer from `min` to `max` on a line. `sites`: a choice of `BODY_SITES`, without options. */
  look?: 'scale' | 'sites'
  /** The labels of a scale's ends. */
  minText?: string
  maxText?: string
  answerOption?: AnswerOption[]
  enableWhen?: EnableWhen[]
  /** Whether all conditions must be met (the default), or any. */
  enableBehavior?: 'all' | 'any'
  /** The profile field that an answer is proposed for; of a repeated group, each entry. */
  profile?: ProfileField
  item?: FormItem[]
}
export type Questionnaire = { item: FormItem[] }

/** Items of one questionnaire, groups included. */
export const MOST_ITEMS = 300
/** Groups within groups. */
export const MOST_DEPTH = 4
/** Options of one question, and answers of one repeated question. */
export const MOST_OPTIONS = 100
/** Times that a group is filled in. */
export const MOST_ENTRIES = 30
/** Characters. */
export const MAX_TITLE = 120
export const MAX_QUESTION = 500
export const MAX_STRING = 300
export const MAX_TEXT = 4000
/** The largest number of an answer, either side of zero. */
export const MAX_NUMBER = 1_000_000_000
/** Characters of a questionnaire as JSON, and of all its answers. */
export const MAX_QUESTIONNAIRE = 60_000
export const MAX_ANSWERS = 100_000

// ---------------------------------------------------------------- sent forms

export const SENT_FORM_STATES = ['sent', 'begun', 'submitted', 'declined'] as const
export type SentFormState = (typeof SENT_FORM_STATES)[number]

export const PROPOSAL_STATES = ['open', 'accepted', 'left'] as const
export type ProposalState = (typeof PROPOSAL_STATES)[number]

/** Days after which a form without a due day is overdue. */
export const DUE_DAYS = 14
/** Minutes within which a decision about a proposal can be undone. */
export const UNDO_MINUTES = 10

// ---------------------------------------------------------------- answers

/** "I will say it at the visit": accepted as an answer, also to a required question. */
export type Declined = { declined: true }
export type Value = string | number | boolean
export type Answer = Value | Value[] | Declined
/** One entry of a repeated group, by `linkId`. */
export type Entry = { [linkId: string]: Answer }
/** Answers by `linkId`; those of a repeated group are entries. `null`, `''` and `[]` are unanswered, and are left out. */
export type Answers = { [linkId: string]: Answer | Entry[] }

/** An invalid answer's problem; worded by `forms.problem.*`. */
export type Problem =
  | 'required'
  | 'unknown'
  | 'group'
  | 'type'
  | 'option'
  | 'twice'
  | 'range'
  | 'tooLong'
  | 'tooMany'
/** Problems by `linkId`; within a repeated group by `group.0.linkId`, entries counted from 0. */
export type Problems = { [path: string]: Problem }

export const isDeclined = (answer: unknown): answer is Declined =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer) && 'declined' in answer

/** Whether a group may be filled in several times. */
export const isRepeatedGroup = (item: FormItem) => item.type === 'group' && item.repeats === true

/** The answers that a choice offers. */
export const optionsOf = (item: FormItem): readonly string[] =>
  item.look === 'sites' ? BODY_SITES : (item.answerOption ?? []).map(({ valueString }) => valueString)

/** All items in reading order, groups before their items. */
export const flatten = (items: readonly FormItem[]): FormItem[] =>
  items.flatMap((item) => [item, ...flatten(item.item ?? [])])

/**
 * Returns the items that have a key in the answers: questions and repeated groups. Items inside a repeated group are
 * keyed in its entries.
 */
const answerable = (items: readonly FormItem[]): FormItem[] =>
  items.flatMap((item) => {
    if (item.type === 'display') return []
    return item.type === 'group' && !item.repeats ? answerable(item.item ?? []) : [item]
  })

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.every(isBlank))

const DAY = /^\d{4}-\d{2}-\d{2}$/
const isDay = (text: string) =>
  DAY.test(text) &&
  text >= '1900-01-01' &&
  text < '2200' &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

/** The problem of one value of an item; null if it is valid. */
function problemOf(item: FormItem, value: unknown): Problem | null {
  switch (item.type) {
    case 'boolean':
      return typeof value === 'boolean' ? null : 'type'
    case 'integer':
    case 'decimal':
    case 'quantity': {
      if (typeof value !== 'number' || !Number.isFinite(value)) return 'type'
      if (item.type === 'integer' && !Number.isInteger(value)) return 'type'
      const { min = -MAX_NUMBER, max = MAX_NUMBER } = item
      return value < min || value > max ? 'range' : null
    }
    case 'date':
      return typeof value === 'string' && isDay(value) ? null : 'type'
    case 'choice':
      if (typeof value !== 'string') return 'type'
      return optionsOf(item).includes(value) ? null : 'option'
    case 'string':
    case 'text':
      if (typeof value !== 'string') return 'type'
      if (value.includes('\u0000')) return 'type'
      return value.trim().length > (item.type === 'string' ? MAX_STRING : MAX_TEXT) ? 'tooLong' : null
    default:
      return 'group'
  }
}

const tidy = (value: Value): Value => (typeof value === 'string' ? value.trim() : value)

/** A question's answer as stored, or its problem; null if unanswered. */
function read(item: FormItem, given: unknown): Answer | null | { problem: Problem } {
  if (isDeclined(given)) {
    return given.declined === true && Object.keys(given).length === 1
      ? { declined: true }
      : { problem: 'type' }
  }
  if (isBlank(given)) return null
  if (!item.repeats) {
    const problem = problemOf(item, given)
    return problem ? { problem } : tidy(given as Value)
  }
  const values = (Array.isArray(given) ? given : [given]).filter((value) => !isBlank(value))
  if (values.length > MOST_OPTIONS) return { problem: 'tooMany' }
  for (const value of values) {
    const problem = problemOf(item, value)
    if (problem) return { problem }
  }
  const tidied = values.map(tidy)
  if (item.type === 'choice' && new Set(tidied).size < tidied.length) return { problem: 'twice' }
  return tidied
}

function holds({ operator, ...asked }: EnableWhen, answer: Answer | undefined): boolean {
  const values = answer === undefined || isDeclined(answer) ? [] : [answer].flat()
  const expected =
    asked.answerBoolean ??
    asked.answerString ??
    asked.answerInteger ??
    asked.answerDecimal ??
    asked.answerDate ??
    true
  if (operator === 'exists') return values.length > 0 === (expected === true)
  if (operator === '=') return values.includes(expected)
  if (operator === '!=') return values.length > 0 && !values.includes(expected)
  return values.some((value) => {
    if (typeof value !== typeof expected) return false
    if (operator === '>') return value > expected
    if (operator === '<') return value < expected
    return operator === '>=' ? value >= expected : value <= expected
  })
}

/** Whether an item is shown, by the answers to earlier items. */
export function isEnabled(item: FormItem, answers: { [linkId: string]: Answer | Entry[] }): boolean {
  const conditions = item.enableWhen ?? []
  if (conditions.length === 0) return true
  const met = (condition: EnableWhen) => {
    const answer = answers[condition.question]
    return holds(condition, isEntries(answer) ? undefined : answer)
  }
  return item.enableBehavior === 'any' ? conditions.some(met) : conditions.every(met)
}

/** Whether an answer is a repeated group's. */
export const isEntries = (answer: Answer | Entry[] | undefined): answer is Entry[] =>
  Array.isArray(answer) && answer.length > 0 && typeof answer[0] === 'object'

type Given = { readonly [linkId: string]: unknown }
const isRecord = (given: unknown): given is Given =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

/**
 * Validates answers, in the browser and on the server: type, options, limits, known names. Returns those that may be
 * stored and the problems by `linkId`. `final` is for submitting: hidden answers are dropped and do not affect later
 * items, and each visible required question needs an answer or `Declined`. In a draft (`final` false) hidden answers
 * stay, so that they return when they are shown again.
 */
export function checkAnswers(
  { item: items }: Questionnaire,
  given: unknown,
  final: boolean,
): { answers: Answers; problems: Problems } {
  if (!isRecord(given)) return { answers: {}, problems: { '': 'type' } }
  const problems: Problems = {}
  const answers: Answers = {}
  const known = new Set(answerable(items).map(({ linkId }) => linkId))
  const groups = new Set(flatten(items).flatMap(({ linkId, type }) => (type === 'group' ? [linkId] : [])))
  for (const [linkId, value] of Object.entries(given)) {
    if (known.has(linkId) || isBlank(value)) continue
    problems[linkId] = groups.has(linkId) ? 'group' : 'unknown'
  }

  /** Reads the items into `into`; `around` has the answers before and outside them. */
  const readItems = (
    list: readonly FormItem[],
    from: Given,
    into: Answers | Entry,
    around: Answers,
    path: string,
  ) => {
    for (const item of list) {
      if (item.type === 'display') continue
      if (final && !isEnabled(item, { ...around, ...into })) continue
      const at = `${path}${item.linkId}`
      if (item.type === 'group' && !item.repeats) {
        readItems(item.item ?? [], from, into, around, path)
        continue
      }
      const value = Object.hasOwn(from, item.linkId) ? from[item.linkId] : undefined
      if (item.type === 'group') {
        const entries = readEntries(item, value, { ...around, ...into }, at)
        if (entries.length > 0) (into as Answers)[item.linkId] = entries
        else if (final && item.required && !problems[at]) problems[at] = 'required'
        continue
      }
      const answer = read(item, value)
      if (isProblem(answer)) problems[at] = answer.problem
      else if (answer !== null) into[item.linkId] = answer
      else if (final && item.required) problems[at] = 'required'
    }
  }

  const readEntries = (group: FormItem, value: unknown, around: Answers, at: string): Entry[] => {
    if (isBlank(value)) return []
    if (!Array.isArray(value) || !value.every(isRecord)) {
      problems[at] = 'group'
      return []
    }
    if (value.length > MOST_ENTRIES) {
      problems[at] = 'tooMany'
      return []
    }
    const names = new Set(answerable(group.item ?? []).map(({ linkId }) => linkId))
    const filled = value.filter((entry) => Object.values(entry).some((one) => !isBlank(one)))
    return filled.map((entry, index) => {
      for (const name of Object.keys(entry)) {
        if (!names.has(name) && !isBlank(entry[name])) problems[`${at}.${index}.${name}`] = 'unknown'
      }
      const into: Entry = {}
      readItems(group.item ?? [], entry, into, around, `${at}.${index}.`)
      return into
    })
  }

  readItems(items, given, answers, {}, '')
  return { answers, problems }
}

const isProblem = (answer: Answer | null | { problem: Problem }): answer is { problem: Problem } =>
  typeof answer === 'object' && answer !== null && 'problem' in answer

// ---------------------------------------------------------------- parts

/** One view of a form: a group of the first level, or the questions between two of these. */
export type Part = { linkId: string; title: string | null; help?: string; items: FormItem[] }

/** A form's parts in reading order, without those that show no question. */
export function partsOf({ item: items }: Questionnaire, answers: Answers): Part[] {
  const parts: Part[] = []
  for (const item of items) {
    if (!isEnabled(item, answers)) continue
    if (item.type === 'group' && !item.repeats) {
      const { linkId, text, help } = item
      parts.push({ linkId, title: text, ...(help && { help }), items: item.item ?? [] })
      continue
    }
    const last = parts.at(-1)
    if (last && last.title === null) last.items.push(item)
    else parts.push({ linkId: item.linkId, title: null, items: [item] })
  }
  return parts.filter(({ items: shown }) => questionsOf(shown, answers).length > 0)
}

/** The questions that are shown among these items, repeated groups as one each. */
export const questionsOf = (items: readonly FormItem[], answers: Answers): FormItem[] =>
  items.flatMap((item) => {
    if (item.type === 'display' || !isEnabled(item, answers)) return []
    return item.type === 'group' && !item.repeats ? questionsOf(item.item ?? [], answers) : [item]
  })

/** All texts and choices, for emergencies and the search. */
export const textsOf = ({ item }: Questionnaire, answers: Answers): string[] => {
  const chosen = (items: readonly FormItem[], from: Answers | Entry): string[] =>
    items.flatMap((one) => {
      const answer = from[one.linkId]
      if (one.type === 'group' && !one.repeats) return chosen(one.item ?? [], from)
      if (isEntries(answer)) return answer.flatMap((entry) => chosen(one.item ?? [], entry))
      if (answer === undefined || isDeclined(answer) || one.type === 'date' || one.look === 'sites') return []
      return [answer].flat().filter((value) => typeof value === 'string')
    })
  return chosen(item, answers)
}
