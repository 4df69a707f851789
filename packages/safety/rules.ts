import { type Substance, wordsOf } from './substances.ts'
import { TABLES } from './tables.ts'

/** Raised with every change of a rule, a name or a review: each check states the version it was made with. */
export const RULES_VERSION = '2026-11-22.5'

/** Where a statement was published, and when that was read. */
type Source = {
  url: string
  /** The publisher, and the section of the page. */
  title: string
  /** `yyyy-MM-dd`; null if the page has not been opened yet. */
  read: string | null
  /** The day by which the line must be compared with its source again, `yyyy-MM-dd`. */
  review: string
}

/** A condition of a profile, and what applies to every patient. */
export type Condition =
  | 'pregnancy'
  | 'breastfeeding'
  | 'liver-disease'
  | 'kidney-disease'
  | 'epilepsy'
  | 'planned-surgery'
  | 'under-18'

/** What a plan's item conflicts with; items and allergies as they were written. */
export type Conflict =
  | { kind: 'interaction' | 'allergy'; other: string }
  | { kind: 'condition'; condition: Condition | 'blood-tests' }
  /** A limit per day, exceeded by the sum of all items. `iu` is the same amount where it is counted in such units. */
  | {
      kind: 'limit'
      substance: string
      amount: number
      unit: 'mg' | 'ug'
      iu: number | null
      under18: boolean
    }

/** A warning of one rule about one pair of items. */
export type SourcedWarning = Conflict & {
  /** The rule, which a catalogue of messages words. */
  id: string
  severity: 'serious' | 'caution'
  /** A: studies in people or a contraindication; B: case reports; C: expected, stated as a precaution. */
  evidence: 'A' | 'B' | 'C'
  /** The plan's item. */
  item: string
  /** The two substances when both are in one item; otherwise null. */
  within: [string, string] | null
  /** The public page that is the rule's source; null when the source is the patient's own profile. */
  source: string | null
  sourceTitle: string | null
  /** The day on which the source was read, `yyyy-MM-dd`; null if it has not been opened yet. */
  read: string | null
  /** The day by which the source must be read again. */
  review: string | null
}

/** A rule warns where any substance of one side meets any of the other. */
export type Rule = Source & {
  id: string
  kind: 'interaction' | 'allergy' | 'condition'
  severity: SourcedWarning['severity']
  evidence: SourcedWarning['evidence']
  /** Ids and classes of substances in the plan. */
  one: readonly string[]
  /**
   * Ids and classes of substances in the same plan or taken besides it; `condition:…` and `allergy:…` are from the
   * profile, `always:…` applies to every patient.
   */
  other: readonly string[]
}

/** A pair that was looked up and needs no rule. */
export type Reviewed = Source & {
  one: readonly string[]
  /** Excluded from the first side: "paracetamol", but not combined with an opioid. */
  except: readonly string[]
  other: readonly string[]
  /** Excluded from the other side. */
  otherExcept: readonly string[]
}

/** Placeholder for the monographs of all herbs on a side. */
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

/** The day on which each source was read, by its `publisher:page § section`. */
export const READ_ON: ReadonlyMap<string, string> = new Map(
  TABLES.sources.map(({ source, readOn }) => [source, readOn]),
)

/**
 * Parses a source as the tables write it: `publisher:page § section`. Throws if the publisher is not an allowed one.
 */
export function sourceOf(text: string): Omit<Source, 'review'> {
  const [address = '', section = ''] = text.split(' § ')
  const colon = address.indexOf(':')
  const publisher = PUBLISHERS[address.slice(0, colon)]
  if (!publisher || !section)
    throw new Error(`The source "${text}" is not an allowed source of the safety rules.`)
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

const kindOf = (other: string): Rule['kind'] =>
  other.startsWith('allergy:')
    ? 'allergy'
    : /^(?:condition|always):/.test(other)
      ? 'condition'
      : 'interaction'

/** All rules. */
export const RULES: readonly Rule[] = TABLES.rules.map(({ one, other, source, ...rule }) => ({
  ...rule,
  kind: kindOf(other),
  one: wordsOf(one),
  other: wordsOf(other),
  ...sourceOf(source),
}))

/** `@medicines` in reviewed.csv: the classes of medicines whose interaction sections were read. */
const MEDICINES =
  'ssri snri tricyclic antihistamine beta-blocker calcium-blocker ace-inhibitor angiotensin-blocker statin ' +
  'proton-pump-inhibitor h2-blocker benzodiazepine nsaid paracetamol opioid triptan hormonal-contraceptive estrogen ' +
  'diabetes-medicine antiplatelet doac inhaled-steroid beta-agonist montelukast penicillin macrolide alpha-blocker ' +
  'pde5-inhibitor gout antipsychotic thyroid-hormone vitamin-k-antagonist corticosteroid immunosuppressant'

export const REVIEWED: readonly Reviewed[] = TABLES.reviewed.map(
  ({ one, except, other, otherExcept, source, review }) => ({
    one: wordsOf(one),
    except: wordsOf(except),
    other: wordsOf(other.replace('@medicines', MEDICINES)),
    otherExcept: wordsOf(otherExcept),
    ...sourceOf(source),
    review,
  }),
)

/** The facets of one side of a rule: a substance's id and classes, a condition or an allergy. */
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

/** The rules whose first side matches `one` and whose other side matches `other`. */
export function rulesFor(one: Facets, other: Facets): Rule[] {
  const rules = new Set<Rule>()
  for (const facet of one)
    for (const rule of RULES_BY_ONE.get(facet) ?? []) if (meets(other, rule.other)) rules.add(rule)
  return [...rules]
}

function reviewedOneWay(one: Facets, other: Facets, today: string) {
  for (const facet of one)
    for (const { except, other: against, otherExcept, review } of REVIEWED_BY_ONE.get(facet) ?? [])
      if (review >= today && !meets(one, except) && meets(other, against) && !meets(other, otherExcept))
        return true
  return false
}

/** A substance, or an entry of the profile. */
type Side = { kind?: Substance['kind']; facets: Facets }

/**
 * The parts of a side that must all be covered: for a whole group each of its classes, because the item may be any of
 * them.
 */
const partsOf = ({ kind, facets }: Side): Facets[] =>
  kind === 'group' ? [...facets].map((facet) => new Set([facet])) : [facets]

/**
 * Whether a pair is covered: by a rule, by a review (no rule is needed), or not at all. A review whose day has passed
 * covers nothing.
 */
export function coverageOf(one: Side, other: Side, today = ''): 'rule' | 'reviewed' | 'not covered' {
  if (rulesFor(one.facets, other.facets).length > 0 || rulesFor(other.facets, one.facets).length > 0)
    return 'rule'
  const reviewed = partsOf(one).every((a) =>
    partsOf(other).every((b) => reviewedOneWay(a, b, today) || reviewedOneWay(b, a, today)),
  )
  return reviewed ? 'reviewed' : 'not covered'
}

/** The facets of a profile's condition. */
export const conditionFacets = (condition: string): Facets => new Set([`condition:${condition}`])
export const allergyFacets = (substances: readonly Substance[]): Facets =>
  new Set(substances.flatMap(({ facets }) => [...facets].map((facet) => `allergy:${facet}`)))
