import { closeTimes, gapOf, type Kept, moveOf, type SlotTimes, USUAL_TIMES } from './apart.ts'
import { SEPARATING_COMMA } from './browser.ts'
import { plain } from './fold.ts'
import { isStopped, onlySaysStopped, readHistory } from './history.ts'
import { limitWarnings, tooLittle } from './limits.ts'
import {
  type Allergy,
  allergensIn,
  allergiesIn,
  isFreeOf,
  isNothing,
  isNotSwallowed,
  substancesIn,
} from './recognise.ts'
import {
  allergyFacets,
  bearsOnRules,
  type Condition,
  type Conflict,
  conditionFacets,
  conditionIn,
  coverageOf,
  type Facets,
  RULES_VERSION,
  type Rule,
  rulesAboutAny,
  rulesFor,
  type SourcedWarning,
} from './rules.ts'
import { isCurrent, type Schedule, untimed } from './schedule.ts'
import type { Substance } from './substances.ts'

/** The input of a check: the plan's items, what else the patient takes, allergies and conditions. */
export type Question = {
  medications: string[]
  /** Schedules of the plan's items; a text may occur several times, on different days. */
  items?: readonly Schedule[]
  /** Items of the patient's other plans; each counts, and its text is among `taken`. */
  besides?: readonly Schedule[]
  /** The patient's times of the day, in minutes. */
  slotTimes?: SlotTimes | undefined
  /** Items of the profile's current medications and of the patient's other plans. */
  taken: string[]
  /** Items of the profile's allergies. */
  allergies: string[]
  conditions?: readonly Condition[]
  /** The profile's medical history, as it was written. */
  history?: readonly string[]
  /** The day of birth, `yyyy-MM-dd`, which counts with `today`. */
  born?: string | null
  /** The age in years, where the day of birth is not known; 0.5 is six months. */
  ageYears?: number | null
  /** `yyyy-MM-dd`: a rule whose review was due before this day is marked as overdue. */
  today?: string
}

/** `overdue` is true if the day of the review is before `today`. */
export type Warning = SourcedWarning & { overdue: boolean }

/** A pair without a rule or a review: two items or substances, or an item and a condition. */
export type Unreviewed = { item: string; other: string } | { item: string; condition: Condition }

/** The result of a check. It supports a decision and does not prove safety. */
export type Finding = {
  /** Version of the rules. */
  version: string
  recognised: string[]
  unrecognised: string[]
  /** Unknown items among `taken`. */
  unrecognisedBeside: string[]
  /** Allergies without rules, known or not: only items that name them are found. */
  unreadAllergies: string[]
  /** Parts of the history that name no known condition, as written. */
  notCompared: string[]
  /** Known conditions that no rule is about. */
  withoutRules: Condition[]
  /** Items among `taken` whose text states that they are no longer taken. */
  stopped: string[]
  /** Pairs of known items, or of an item and a condition, that have neither a rule nor a review. */
  unreviewed: Unreviewed[]
  /** How many such pairs there are in all, with those that a rule or a review covers. */
  pairs: number
  conditions: Condition[]
  /** False if the age is not known: then limits are those of adults, and no rule for children applied. */
  ageKnown: boolean
  /** Serious warnings first. */
  warnings: Warning[]
  /** Pairs that must be taken hours apart and are. */
  spaced: { id: string; item: string; other: string }[]
}

const SEPARATOR = new RegExp(`${SEPARATING_COMMA.source}|[;\\n]`, 'u')

/**
 * Splits a line of a profile into items at commas, semicolons and line breaks. A comma within a number separates nothing,
 * and "stopped in 2019" stays with the item before it.
 */
export function itemsOf(text: string | null): string[] {
  const items: string[] = []
  for (const part of (text ?? '').split(SEPARATOR)) {
    const item = part.trim()
    const before = items.at(-1)
    if (before !== undefined && onlySaysStopped(item)) items[items.length - 1] = `${before}, ${item}`
    else if (item) items.push(item)
  }
  return items
}

const worded = (text: string) =>
  ` ${plain(text)
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
/** Words of an allergy that name no substance. */
const ALLERGY_WORDS =
  / (?:allerg(?:y|ic|ies|ie|ia|isch|ique|ico|ica)|intolerance|intolerant|severe|mild|to|reaction)(?= )/g

/**
 * True if an item contains all words of an allergy in their order: "Penicillin V" names "penicillin"; "sans lactose" and
 * "lactose free" do not name lactose.
 */
function names(item: string, allergy: string) {
  const said = worded(allergy).replace(ALLERGY_WORDS, '')
  if (said.trim() === '') return false
  const text = worded(item)
  for (let at = text.indexOf(said); at >= 0; at = text.indexOf(said, at + 1))
    if (!isFreeOf(text, at + 1, at + said.length - 1)) return true
  return false
}

const unique = <T>(items: readonly T[]) => [...new Set(items)]

type Item = { item: string; substances: readonly Substance[] }
const known = (items: readonly string[]): Item[] =>
  unique(items).map((item) => ({ item, substances: substancesIn(item) }))

function warningOf(
  rule: Rule,
  item: string,
  conflict: Conflict,
  within: SourcedWarning['within'] = null,
): SourcedWarning {
  const { id, severity, evidence, url, title, read, basis, review } = rule
  return {
    ...conflict,
    id,
    severity,
    evidence,
    item,
    within,
    source: url,
    sourceTitle: title,
    read,
    basis,
    review,
    apart: null,
  }
}

/**
 * The rules that match a substance of `a` on their first side and one of `b` on their second. A substance is not
 * checked against itself. Rules about any other substance apply where no other rule does. Internal rules do not apply to
 * items that are not swallowed.
 */
function rulesBetween(a: Item, b: Item) {
  const [rules, aboutAny] = [new Set<Rule>(), new Set<Rule>()]
  const notSwallowed = isNotSwallowed(a.item) || isNotSwallowed(b.item)
  const addTo = (found: Set<Rule>, those: readonly Rule[]) => {
    for (const rule of those) if (!notSwallowed || !rule.isInternal) found.add(rule)
  }
  for (const one of a.substances)
    for (const other of b.substances) {
      if (one.id === other.id) continue
      addTo(rules, rulesFor(one.facets, other.facets))
      addTo(aboutAny, rulesAboutAny(one, other))
    }
  return { rules, aboutAny }
}

/** Rules between two products, not within one: the ingredients of one capsule cannot be taken apart. */
const MADE_TOGETHER = new Set(['iron-minerals', 'iron-plants', 'zinc-copper', 'sedating-herbs-together'])

/** The rules between the substances of one item: "St John's wort and sertraline". */
function withinItem({ item, substances }: Item): SourcedWarning[] {
  const found = new Map<string, SourcedWarning>()
  for (const one of substances) {
    for (const other of substances) {
      if (one.id === other.id) continue
      for (const rule of rulesFor(one.facets, other.facets)) {
        if (rule.kind !== 'interaction' || MADE_TOGETHER.has(rule.id) || found.has(rule.id)) continue
        found.set(rule.id, warningOf(rule, item, { kind: rule.kind, other: item }, [one.label, other.label]))
      }
    }
  }
  return [...found.values()]
}

/** A warning about two items, and whether the warning's item is on the rule's second side. */
type Between = { warning: SourcedWarning; item: Item; other: Item; flipped: boolean }

/** The interaction rules between two items, in both directions: either item may be on either side of a rule. */
function betweenItems(a: Item, b: Item, planFirst: boolean): Between[] {
  const [ahead, back] = [rulesBetween(a, b), rulesBetween(b, a)]
  const hasRules = ahead.rules.size + back.rules.size > 0
  const forward = hasRules ? ahead.rules : ahead.aboutAny
  const backward = [...(hasRules ? back.rules : back.aboutAny)].filter((rule) => !forward.has(rule))
  const between = (rules: Iterable<Rule>, item: Item, other: Item, flipped: boolean) =>
    [...rules]
      .filter(({ kind }) => kind === 'interaction')
      .map((rule) => ({
        warning: warningOf(rule, item.item, { kind: 'interaction', other: other.item }),
        ...{ item, other, flipped },
      }))
  return [
    ...between(forward, a, b, false),
    ...(planFirst ? between(backward, a, b, true) : between(backward, b, a, false)),
  ]
}

/** Whether any of an item's substances is a medicine: those keep their time, and others are moved. */
const isMedicine = ({ substances }: Item) =>
  substances.some(({ kind }) => kind === 'drug' || kind === 'group')

/**
 * Drops warnings about items that are taken far enough apart, adds the times to those that are not, and the change of one
 * time of the plan that would keep them apart.
 */
function spacing(
  found: readonly Between[],
  schedulesOf: (item: string) => readonly Schedule[],
  inPlan: readonly Schedule[],
  { slotTimes = USUAL_TIMES, today = '' }: Question,
) {
  const warnings: SourcedWarning[] = []
  const spaced: Finding['spaced'] = []
  const kept = new Map<string, Kept>()
  const keep = (item: Item, other: Item, gap: { first: number; second: number }) => {
    const [schedule, ...steps] = inPlan.filter(({ text }) => text === item.item)
    if (!schedule || steps.length > 0) return
    const pair = { other: schedulesOf(other.item), gap, isMedicine: isMedicine(other) }
    const before = kept.get(item.item)?.pairs ?? []
    kept.set(item.item, { text: item.item, schedule, pairs: [...before, pair] })
  }
  const close: {
    warning: SourcedWarning
    apart: Omit<NonNullable<SourcedWarning['apart']>, 'move'>
    between: Between
  }[] = []
  for (const between of found) {
    const { warning, item, other, flipped } = between
    const rule = gapOf(warning.id, flipped)
    if (!rule) {
      warnings.push(warning)
      continue
    }
    const { gap, source } = rule
    keep(item, other, gap)
    keep(other, item, { first: gap.second, second: gap.first })
    const times = closeTimes(
      { item: schedulesOf(item.item), other: schedulesOf(other.item), gap },
      slotTimes,
      today,
    )
    if (times === null) spaced.push({ id: warning.id, item: item.item, other: other.item })
    else {
      const apart = { itemFirst: gap.first, otherFirst: gap.second, ...times, source }
      close.push({ warning, apart, between })
    }
  }
  for (const { warning, apart, between } of close) {
    // A medicine keeps its time where the other item can be moved.
    const [first, second] = isMedicine(between.item)
      ? [between.other, between.item]
      : [between.item, between.other]
    const moves = [first, second].flatMap(({ item }) => {
      const one = kept.get(item)
      return (one && moveOf(one, slotTimes, today)) ?? []
    })
    warnings.push({ ...warning, apart: { ...apart, move: moves[0] ?? null } })
  }
  return { warnings, spaced }
}

/** True if at least one pair of the two items' substances has neither a rule nor a review. */
function isUncovered(a: Item, b: Item, today: string) {
  return a.substances.some((one) =>
    b.substances.some((other) => one.id !== other.id && coverageOf(one, other, today) === 'not covered'),
  )
}

/**
 * The pairs of a medicine and a supplement within one item: how many, and those that have neither a rule nor a review, by
 * their labels.
 */
function pairsWithin({ substances }: Item, today: string): { all: number; uncovered: Unreviewed[] } {
  const medicines = substances.filter(({ kind }) => kind === 'drug' || kind === 'group')
  const others = substances.filter(({ kind }) => kind === 'supplement')
  const uncovered = medicines.flatMap((one) =>
    others
      .filter((other) => coverageOf(one, other, today) === 'not covered')
      .map((other) => ({ item: one.label, other: other.label })),
  )
  return { all: medicines.length * others.length, uncovered }
}

const listedAllergy = (item: string, allergy: Allergy): SourcedWarning => ({
  kind: 'allergy',
  other: allergy.text,
  id: 'allergy-listed',
  severity: 'serious',
  evidence: 'A',
  item,
  within: null,
  source: null,
  sourceTitle: null,
  read: null,
  basis: null,
  review: null,
  apart: null,
})

function allergyWarnings(a: Item, allergy: Allergy): SourcedWarning[] {
  const isNamed = (substances: readonly Substance[]) =>
    substances.some(({ id }) => allergy.substances.some((other) => other.id === id))
  if (isNamed(a.substances) || names(a.item, allergy.text)) return [listedAllergy(a.item, allergy)]
  const facets = allergyFacets(allergy.substances)
  const rules = new Set(a.substances.flatMap((one) => rulesFor(one.facets, facets)))
  if (rules.size === 0 && isNamed(allergensIn(a.item))) return [listedAllergy(a.item, allergy)]
  return [...rules].map((rule) => warningOf(rule, a.item, { kind: 'allergy', other: allergy.text }))
}

/** A key of what a warning's item conflicts with. */
const conflictOf = (warning: Conflict) =>
  'other' in warning
    ? warning.other
    : warning.kind === 'condition'
      ? warning.condition
      : warning.kind === 'limit'
        ? warning.substance
        : ''

/** The whole months between two days, `yyyy-MM-dd`. */
function monthsBetween(born: string, today: string) {
  const [year = 0, month = 0, day = 0] = born.split('-').map(Number)
  const [thisYear = 0, thisMonth = 0, thisDay = 0] = today.split('-').map(Number)
  return (thisYear - year) * 12 + thisMonth - month - (thisDay < day ? 1 : 0)
}

/** The age in months; null if it is not known. */
function ageInMonths({ born, ageYears, today = '' }: Question) {
  if (born && today) return Math.max(0, monthsBetween(born, today))
  return typeof ageYears === 'number' && ageYears >= 0 ? Math.floor(ageYears * 12 + 1e-6) : null
}

const ALWAYS = new Set(['always:blood-tests'])
const HAZARD = new Set(['always:hazard'])

/** The rules about an item and the other side's facets, without internal ones if the item is not swallowed. */
function rulesOn(item: Item, facets: Facets) {
  const rules = new Set(item.substances.flatMap((one) => rulesFor(one.facets, facets)))
  return isNotSwallowed(item.item) ? [...rules].filter(({ isInternal }) => !isInternal) : [...rules]
}

/** Hazards of an item by itself. */
const hazardsOf = (item: Item) =>
  rulesOn(item, HAZARD).map((rule) => warningOf(rule, item.item, { kind: 'hazard' }))

/**
 * Applies all rules to a plan. Every warning depends on one pair of items, or on one item and the profile, so items may
 * be in any order, and a further item can only add warnings. The result lists pairs that no rule and no review covers.
 */
export function check(question: Question): Finding {
  const { medications, today = '' } = question
  const months = ageInMonths(question)
  const isChild = months !== null && months < 18 * 12
  const history = readHistory(question.history ?? [], today)
  const allergies = [...question.allergies, ...history.allergies]
  const stopped = unique(question.taken).filter((item) => isStopped(item, today))
  const taken = [...question.taken.filter((item) => !stopped.includes(item)), ...history.taken]
  const conditions = unique([
    ...(question.conditions ?? []),
    ...history.conditions,
    ...(isChild ? ['under-18'] : []),
  ])
  const inPlan = known(medications).sort((a, b) => (a.item < b.item ? -1 : 1))
  const beside = known(taken).filter(({ item }) => !medications.includes(item))
  const plan = unique(medications).flatMap((text) => {
    const items = question.items?.filter((item) => item.text === text) ?? []
    return items.length > 0 ? items : [untimed(text)]
  })
  const others = question.besides?.filter((item) => isCurrent(item, today)) ?? []
  const scheduled = new Set([...medications, ...(question.besides ?? []).map(({ text }) => text)])
  const besides = [
    ...others,
    ...unique(taken)
      .filter((text) => !scheduled.has(text))
      .map(untimed),
  ]
  const schedules = Map.groupBy([...plan, ...besides], ({ text }) => text)
  const isTooLittle = tooLittle([...plan, ...besides], today)
  const intolerable = allergiesIn(unique(allergies))
  const warnings: SourcedWarning[] = []
  const pairs: Between[] = []
  const unreviewed: Unreviewed[] = []
  let asked = 0
  const meet = (a: Item, b: Item, planFirst: boolean) => {
    const between = betweenItems(a, b, planFirst)
    pairs.push(...between)
    if (a.substances.length > 0 && b.substances.length > 0) asked += 1
    if (between.length === 0 && isUncovered(a, b, today)) unreviewed.push({ item: a.item, other: b.item })
  }
  inPlan.forEach((a, i) => {
    for (const b of inPlan.slice(i + 1)) meet(a, b, false)
    for (const b of beside) meet(a, b, true)
    warnings.push(...withinItem(a))
    const within = pairsWithin(a, today)
    asked += within.all
    unreviewed.push(...within.uncovered)
    for (const allergy of intolerable) warnings.push(...allergyWarnings(a, allergy))
    for (const condition of conditions) {
      const facets = conditionFacets(condition, months)
      const rules = rulesOn(a, facets).filter(({ id }) => !isTooLittle(id, a.item))
      if (a.substances.length > 0 && bearsOnRules(facets)) asked += 1
      // One warning per item and condition is enough: the most serious one.
      const gravest = rules.find(({ severity }) => severity === 'serious') ?? rules[0]
      if (gravest) {
        const matched = conditionIn(gravest, condition, facets)
        warnings.push(warningOf(gravest, a.item, { kind: 'condition', condition: matched }))
      }
      if (
        rules.length === 0 &&
        bearsOnRules(facets) &&
        a.substances.some((one) => coverageOf(one, { facets }, today) === 'not covered')
      )
        unreviewed.push({ item: a.item, condition })
    }
    warnings.push(...hazardsOf(a))
    for (const rule of rulesOn(a, ALWAYS).filter(({ id }) => !isTooLittle(id, a.item)))
      warnings.push(warningOf(rule, a.item, { kind: 'condition', condition: 'blood-tests' }))
  })
  for (const item of beside) warnings.push(...hazardsOf(item))
  const spaced = spacing(pairs, (item) => schedules.get(item) ?? [], plan, question)
  const under18 = months === null && conditions.includes('under-18')
  warnings.push(...spaced.warnings, ...limitWarnings(plan, besides, { months, under18, today }))
  // The same medicine may be in the plan and in the profile: one warning is enough.
  const ranked = new Map(
    warnings.map((warning) => {
      const { severity, id, item } = warning
      return [`${severity === 'serious' ? 0 : 1} ${id} ${item} ${conflictOf(warning)}`, warning] as const
    }),
  )
  const unknown = (items: Item[]) =>
    items
      .filter(({ item, substances }) => substances.length === 0 && !isNothing(item))
      .map(({ item }) => item)
  const inOrder = unique(medications)
  const unrecognised = new Set(unknown(inPlan))
  return {
    version: RULES_VERSION,
    recognised: inOrder.filter((item) => !unrecognised.has(item)),
    unrecognised: inOrder.filter((item) => unrecognised.has(item)),
    unrecognisedBeside: unknown(beside),
    unreadAllergies: intolerable
      .filter(({ substances }) => !bearsOnRules(allergyFacets(substances)))
      .map(({ text }) => text),
    notCompared: history.notCompared,
    withoutRules: conditions.filter((condition) => !bearsOnRules(conditionFacets(condition, months))),
    stopped,
    unreviewed,
    pairs: asked,
    conditions,
    ageKnown: months !== null,
    warnings: [...ranked]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, warning]) => ({ ...warning, overdue: warning.review !== null && warning.review < today })),
    spaced: spaced.spaced,
  }
}
