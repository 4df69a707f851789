import type { Evidence, SafetyWarning } from '../../../shared/plans.ts'
import { MEDICINES, REVIEWED_TABLE } from './reviewed.data.ts'
import { RULE_TABLE } from './rules.data.ts'
import { SOURCES_READ } from './sources.data.ts'
import { linesOf, type Substance, wordsOf } from './substances.ts'

/** Raised with every change of a rule, a name or a review: a check says by which version it was made. */
export const RULES_VERSION = '2026-11-22.4'

/** Where something stands, and when it was read. */
type Source = {
  url: string
  /** Who says so, and where on the page. */
  title: string
  /** `yyyy-MM-dd`; null where the page was named, but not opened yet. */
  read: string | null
  /** The day by which the line is compared with its source again. */
  review: string
}

/** Two sides that should not meet unnoticed: any of the one with any of the other. */
export type Rule = Source & {
  id: string
  kind: 'interaction' | 'allergy' | 'condition'
  severity: SafetyWarning['severity']
  evidence: Evidence
  /** In a plan: ids and classes of substances. */
  one: readonly string[]
  /** In the same plan or beside it; `condition:…` and `allergy:…` stand in the profile, `always:…` needs nothing else. */
  other: readonly string[]
  /** What happens. */
  mechanism: string
  /** What to do; never a dose. */
  action: string
}

/** What was looked up and needs no rule. */
export type Reviewed = Source & {
  one: readonly string[]
  /** What is taken out of the one side: "paracetamol", but not together with an opioid. */
  unless: readonly string[]
  other: readonly string[]
  /** What is taken out of the other side. */
  but: readonly string[]
}

/** Stands for the monographs of all herbs of a side. */
const HERBAL_MONOGRAPHS = 'herbal-monographs'

const PUBLISHERS: Record<string, readonly [name: string, url: (page: string) => string]> = {
  ods: [
    'NIH Office of Dietary Supplements',
    (page) => `https://ods.od.nih.gov/factsheets/${page}-HealthProfessional/`,
  ],
  nccih: ['NCCIH', (page) => `https://www.nccih.nih.gov/health/${page}`],
  hmpc: [
    'EMA herbal monograph',
    (page) => `https://www.ema.europa.eu/en/medicines/herbal${page === HERBAL_MONOGRAPHS ? '' : `/${page}`}`,
  ],
  ema: ['EMA', (page) => `https://www.ema.europa.eu/en/news/${page}`],
  dailymed: [
    'DailyMed label',
    (page) =>
      `https://dailymed.nlm.nih.gov/dailymed/search.cfm?labeltype=human&query=${encodeURIComponent(page)}`,
  ],
  efsa: ['EFSA', (page) => `https://doi.org/${page}`],
}

/** On which day each source was read, by its `publisher:page § section`. */
export const READ_ON: ReadonlyMap<string, string> = new Map(
  linesOf(SOURCES_READ).map(([source = '', day = '']) => [source, day]),
)

/** A source as the tables write it: `publisher:page § section`. Throws where the publisher is not one of those allowed. */
export function sourceOf(text: string): Omit<Source, 'review'> {
  const [address = '', section = ''] = text.split(' § ')
  const colon = address.indexOf(':')
  const publisher = PUBLISHERS[address.slice(0, colon)]
  if (!publisher || !section) throw new Error(`The source "${text}" is none of the safety rules' sources.`)
  const page = address.slice(colon + 1)
  const name = page
    .split('/')
    .filter((part) => !/^page-\d+$/.test(part))
    .at(-1)
    ?.replaceAll('-', ' ')
  return {
    url: publisher[1](page),
    title: `${publisher[0]}, ${publisher === PUBLISHERS.efsa ? page : name}: ${section}`,
    read: READ_ON.get(text) ?? null,
  }
}

/** The lines of a table with the day of the heading above them. */
function dated(table: string) {
  return table.split('\n# review ').flatMap((part) => {
    const [review = ''] = /^\d{4}-\d\d-\d\d/.exec(part) ?? []
    return linesOf(part).map((columns) => ({ columns, review }))
  })
}

const kindOf = (other: string): Rule['kind'] =>
  other.startsWith('allergy:')
    ? 'allergy'
    : /^(?:condition|always):/.test(other)
      ? 'condition'
      : 'interaction'

/** Every rule states what its source says, in our words. */
export const RULES: readonly Rule[] = dated(RULE_TABLE).map(({ columns, review }) => {
  const [id = '', severity, evidence, one, other = '', mechanism = '', action = '', source = ''] = columns
  return {
    id,
    kind: kindOf(other),
    severity: severity === 'serious' ? 'serious' : 'caution',
    evidence: evidence as Evidence,
    one: wordsOf(one),
    other: wordsOf(other),
    mechanism,
    action,
    ...sourceOf(source),
    review,
  }
})

/** The words of a side of a review, and those that it takes out. */
function sideOf(text: string | undefined) {
  const words = wordsOf(text)
  return [
    words.filter((word) => !word.startsWith('!')),
    words.filter((word) => word.startsWith('!')).map((word) => word.slice(1)),
  ] as const
}

export const REVIEWED: readonly Reviewed[] = dated(REVIEWED_TABLE).map(({ columns, review }) => {
  const [one, against = '', source = ''] = columns
  const [of, unless] = sideOf(one)
  const [other, but] = sideOf(against.replace('@medicines', MEDICINES))
  return {
    one: of,
    unless,
    other,
    but,
    ...sourceOf(source),
    review,
  }
})

/** What stands on a side of a rule: a substance's facets, a condition or an allergy. */
export type Facets = ReadonlySet<string>

function indexBy<T>(entries: readonly T[], facetsOf: (entry: T) => readonly string[]) {
  const index = new Map<string, T[]>()
  for (const entry of entries) {
    for (const facet of facetsOf(entry)) index.set(facet, [...(index.get(facet) ?? []), entry])
  }
  return index
}

const RULES_BY_ONE = indexBy(RULES, ({ one }) => one)
const REVIEWED_BY_ONE = indexBy(REVIEWED, ({ one }) => one)

const meets = (facets: Facets, side: readonly string[]) => side.some((facet) => facets.has(facet))

/** The rules whose one side the first has and whose other side the second has. */
export function rulesFor(one: Facets, other: Facets): Rule[] {
  const rules = new Set<Rule>()
  for (const facet of one)
    for (const rule of RULES_BY_ONE.get(facet) ?? []) if (meets(other, rule.other)) rules.add(rule)
  return [...rules]
}

function reviewedOneWay(one: Facets, other: Facets, today: string) {
  for (const facet of one)
    for (const { unless, other: against, but, review } of REVIEWED_BY_ONE.get(facet) ?? [])
      if (review >= today && !meets(one, unless) && meets(other, against) && !meets(other, but)) return true
  return false
}

/** A substance, or what the profile says. */
type Side = { kind?: Substance['kind']; facets: Facets }

/** What has to be looked up of a side: of a whole group each of its classes, because it may be any of them. */
const partsOf = ({ kind, facets }: Side): Facets[] =>
  kind === 'group' ? [...facets].map((facet) => new Set([facet])) : [facets]

/**
 * What is known of two: a rule speaks about them, they were looked up and need none, or nobody has looked. A review whose
 * day is over covers nothing.
 */
export function coverageOf(one: Side, other: Side, today = ''): 'rule' | 'reviewed' | 'not covered' {
  if (rulesFor(one.facets, other.facets).length > 0 || rulesFor(other.facets, one.facets).length > 0)
    return 'rule'
  const reviewed = partsOf(one).every((a) =>
    partsOf(other).every((b) => reviewedOneWay(a, b, today) || reviewedOneWay(b, a, today)),
  )
  return reviewed ? 'reviewed' : 'not covered'
}

/** The facets of what a profile says beside substances. */
export const conditionFacets = (condition: string): Facets => new Set([`condition:${condition}`])
export const allergyFacets = (substances: readonly Substance[]): Facets =>
  new Set(substances.flatMap(({ facets }) => [...facets].map((facet) => `allergy:${facet}`)))
