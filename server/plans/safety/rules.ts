import type { Evidence, SafetyWarning } from '../../../shared/plans.ts'
import { MEDICINES, REVIEWED_TABLE } from './reviewed.data.ts'
import { RULE_TABLE } from './rules.data.ts'
import { linesOf, type Substance, wordsOf } from './substances.ts'

/** Raised with every change of a rule, a name or a review: a check says by which version it was made. */
export const RULES_VERSION = '2026-11-22.2'

/** Where something stands, and when it was read. */
type Source = {
  url: string
  /** Who says so, and where on the page. */
  title: string
  /** `yyyy-MM-dd` */
  read: string
  /** The day by which it is read again. */
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
export type Reviewed = Source & { one: readonly string[]; other: readonly string[]; but: readonly string[] }

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

/** A source as the tables write it: `publisher:page § section`. Throws where the publisher is not one of those allowed. */
export function sourceOf(text: string): { url: string; title: string } {
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
  }
}

/** The lines of a table with the days of the heading above them. */
function dated(table: string) {
  return table.split('\n# read ').flatMap((part) => {
    const [, read = '', review = ''] = /^(\d{4}-\d\d-\d\d), review (\d{4}-\d\d-\d\d)/.exec(part) ?? []
    return linesOf(part).map((columns) => ({ columns, read, review }))
  })
}

const kindOf = (other: string): Rule['kind'] =>
  other.startsWith('allergy:')
    ? 'allergy'
    : /^(?:condition|always):/.test(other)
      ? 'condition'
      : 'interaction'

/** Every rule states what its source says, in our words. */
export const RULES: readonly Rule[] = dated(RULE_TABLE).map(({ columns, read, review }) => {
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
    read,
    review,
  }
})

export const REVIEWED: readonly Reviewed[] = dated(REVIEWED_TABLE).map(({ columns, read, review }) => {
  const [one, against = '', source = ''] = columns
  const words = wordsOf(against.replace('@medicines', MEDICINES))
  return {
    one: wordsOf(one),
    other: words.filter((word) => !word.startsWith('!')),
    but: words.filter((word) => word.startsWith('!')).map((word) => word.slice(1)),
    ...sourceOf(source),
    read,
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
    for (const { other: against, but, review } of REVIEWED_BY_ONE.get(facet) ?? [])
      if (review >= today && meets(other, against) && !meets(other, but)) return true
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
