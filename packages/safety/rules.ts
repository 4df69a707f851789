import { classesOf } from './conditions.ts'
import type { Part } from './dose.ts'
import type { Move, Slot } from './schedule.ts'
import type { Tables } from './schema.ts'
import { type Substance, wordsOf } from './substances.ts'
import { TABLES } from './tables.ts'

/** Raised with every change of a rule, a name or a review: each check states the version it was made with. */
export const RULES_VERSION = '2026-11-29.12'

/** A source's publication, and when it was read. */
type Source = {
  url: string
  /** The publisher, and the section of the page. */
  title: string
  /** `yyyy-MM-dd`; null if the page has not been opened yet. */
  read: string | null
  /** The day by which the line must be compared with its source again, `yyyy-MM-dd`. */
  review: string
}

/** Whether a rule's source was opened, is cited only, or is about another member of the class (opened or not). */
type Basis = Tables['rules'][number]['kind']

/** A condition by its id, or an age: `pregnancy`, `under-18`, `under-1`. */
export type Condition = string

/** What a plan's item conflicts with; items and allergies as they were written. */
export type Conflict =
  | { kind: 'interaction' | 'allergy'; other: string }
  | { kind: 'condition'; condition: Condition }
  /** The item is unsafe by itself. */
  | { kind: 'hazard' }
  /**
   * A limit per day, exceeded by the sum of all items. `iu` is the same amount where it is counted in such units;
   * `beside` is the limit of the other body.
   */
  | {
      kind: 'limit'
      substance: string
      amount: number
      unit: 'mg' | 'ug'
      iu: number | null
      body: 'efsa' | 'ods'
      /** The ages of the limit; null for adults. */
      band: { from: number; to: number; unit: 'months' | 'years' } | null
      beside: { body: 'efsa' | 'ods'; amount: number } | null
      /** A child whose age is not known, so that the limit is that of adults. */
      under18: boolean
      /**
       * What exceeded the limit, in `unit`: the highest day or the mean of the days, as `counts` says, and what it
       * consists of.
       */
      sum: { counts: 'day' | 'mean'; day: number; mean: number; parts: Part[] }
    }

/** Two items of which one must be taken so long before or after the other. Minutes, and minutes of the day. */
export type Apart = {
  /** Minutes at least where the warning's item is taken first, and where the other one is. */
  itemFirst: number
  otherFirst: number
  /** `unknown`: the times of one of them are not known. */
  state: 'close' | 'unknown'
  /** The times that are too close. */
  times: { item: SlotTime; other: SlotTime }[]
  /** The change of one time of an item of the plan that keeps it far enough from everything; null if there is none. */
  move: Move | null
  source: { url: string; title: string; read: string | null; basis: Basis }
}
type SlotTime = { slot: Slot; minutes: number }

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
  /** Null when the source is the patient's own profile, or for a limit. */
  basis: Basis | null
  /** The day by which the source must be read again. */
  review: string | null
  /** For two items that must be taken hours apart: see `apart.ts`. */
  apart: Apart | null
}

/** A rule warns where any substance of one side meets any of the other. */
export type Rule = Source & {
  id: string
  kind: 'interaction' | 'allergy' | 'condition' | 'hazard'
  /** Whether the source was opened, is cited only, or is about another member of a class that a side lists. */
  basis: Basis
  /** True if it does not apply to items that are not swallowed. */
  isInternal: boolean
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
  // A page without a hyphen is no page of the site, but what to search for.
  ema: [
    'EMA',
    (page) =>
      page.includes('-')
        ? `https://www.ema.europa.eu/en/news/${page}`
        : `https://www.ema.europa.eu/en/search?search_api_fulltext=${encodeURIComponent(page)}`,
  ],
  dailymed: [
    'DailyMed label',
    (page) =>
      `https://dailymed.nlm.nih.gov/dailymed/search.cfm?labeltype=human&query=${encodeURIComponent(page)}`,
  ],
  efsa: ['EFSA', (page) => `https://doi.org/${page}`],
  livertox: [
    'NIH LiverTox',
    (page) => `https://www.ncbi.nlm.nih.gov/books/?term=${encodeURIComponent(`LiverTox ${page}`)}`,
  ],
  fda: ['FDA', (page) => `https://www.fda.gov/search?s=${encodeURIComponent(page)}`],
  cdc: ['CDC', (page) => `https://www.cdc.gov/${page}`],
  nhs: ['NHS', (page) => `https://www.nhs.uk/medicines/${page}`],
  hc: [
    'Health Canada monograph',
    (page) => `https://webprod.hc-sc.gc.ca/nhpid-bdipsn/monoReq.do?id=${page}&lang=eng`,
  ],
  emc: [
    'UK product information',
    (page) => `https://www.medicines.org.uk/emc/search?q=${encodeURIComponent(page)}`,
  ],
  oddb: ['Swiss product information', (page) => `https://ch.oddb.org/de/gcc/fachinfo/reg/${page}`],
  mims: ['MIMS prescribing information', (page) => `https://www.mims.com/${page}`],
  medscape: ['Medscape', (page) => `https://reference.medscape.com/viewarticle/${page}`],
  iffgd: [
    'International Foundation for Gastrointestinal Disorders',
    (page) => `https://aboutgastroparesis.org/${page}/`,
  ],
  medlineplus: ['MedlinePlus', (page) => `https://medlineplus.gov/ency/article/${page}.htm`],
  medsafe: ['Medsafe', (page) => `https://www.medsafe.govt.nz/${page}`],
  nps: ['NPS MedicineWise', (page) => `https://www.nps.org.au/search?q=${encodeURIComponent(page)}`],
  nci: ['National Cancer Institute', (page) => `https://www.cancer.gov/search?q=${encodeURIComponent(page)}`],
  'natural-standard': [
    'Natural Standard',
    (page) => `https://naturalmedicines.therapeuticresearch.com/?q=${encodeURIComponent(page)}`,
  ],
  merck: [
    'Merck Manual',
    (page) => `https://www.merckmanuals.com/home/special-subjects/dietary-supplements/${page}`,
  ],
  msd: ['MSD Manual', (page) => `https://www.msdmanuals.com/${page}`],
  mayo: ['Mayo Clinic', (page) => `https://www.mayoclinic.org/drugs-supplements-${page}`],
  aafp: ['American Family Physician', (page) => `https://www.aafp.org/pubs/afp/issues/${page}.html`],
  jptcp: [
    'Journal of Population Therapeutics and Clinical Pharmacology',
    (page) => `https://jptcp.com/index.php/jptcp/article/view/${page}`,
  ],
  poison: ['National Capital Poison Center', (page) => `https://www.poison.org/articles/${page}`],
  pmc: ['PubMed Central', (page) => `https://pmc.ncbi.nlm.nih.gov/articles/${page}/`],
  pubmed: ['PubMed', (page) => `https://pubmed.ncbi.nlm.nih.gov/${page}/`],
  article: ['Journal article', (page) => `https://doi.org/${page}`],
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
    title: `${publisher[0]}, ${page.startsWith('10.') ? page : name}: ${section}`,
    read: READ_ON.get(text) ?? null,
  }
}

const kindOf = (other: string): Rule['kind'] =>
  other === 'always:hazard'
    ? 'hazard'
    : other.startsWith('allergy:')
      ? 'allergy'
      : /^(?:condition|always):/.test(other)
        ? 'condition'
        : 'interaction'

export const RULES: readonly Rule[] = TABLES.rules.map(
  ({ one, other, source, form, kind, read, ...rule }) => ({
    ...rule,
    basis: kind,
    isInternal: form === 'internal',
    kind: kindOf(other),
    one: wordsOf(one),
    other: wordsOf(other),
    ...sourceOf(source),
    read: read || null,
  }),
)

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

/** The rules by a facet of their first side, then by one of their other side. */
const RULES_BY_PAIR = new Map(
  [...indexBy(RULES, ({ one }) => one)].map(([facet, rules]) => [
    facet,
    indexBy(rules, ({ other }) => other),
  ]),
)
const REVIEWED_BY_ONE = indexBy(REVIEWED, ({ one }) => one)

const meets = (facets: Facets, side: readonly string[]) => side.some((facet) => facets.has(facet))

/** The rules whose first side matches `one` and whose other side matches `other`. */
export function rulesFor(one: Facets, other: Facets): Rule[] {
  const rules = new Set<Rule>()
  for (const facet of one) {
    const against = RULES_BY_PAIR.get(facet)
    if (against) for (const met of other) for (const rule of against.get(met) ?? []) rules.add(rule)
  }
  return [...rules]
}

/** Rules about every other substance, or every other medicine. */
const ABOUT_ANY = RULES.filter(({ other }) => other.includes('any') || other.includes('any-medicine'))

/** The rules of a substance about whatever else is taken. */
export const rulesAboutAny = (one: Side, other: Side): Rule[] =>
  ABOUT_ANY.filter(
    (rule) =>
      meets(one.facets, rule.one) &&
      !meets(other.facets, rule.one) &&
      (rule.other.includes('any')
        ? other.kind !== undefined
        : other.kind === 'drug' || other.kind === 'group'),
  )

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
  if (rulesAboutAny(one, other).length > 0 || rulesAboutAny(other, one).length > 0) return 'rule'
  const reviewed = partsOf(one).every((a) =>
    partsOf(other).every((b) => reviewedOneWay(a, b, today) || reviewedOneWay(b, a, today)),
  )
  return reviewed ? 'reviewed' : 'not covered'
}

/** Ages in years below which rules for children apply. */
const CHILD_AGES = [1, 2, 3, 4, 6, 8, 12, 16, 18]

/** The facets of a profile's condition; those of `under-18` include the narrower ages where the age is known. */
export const conditionFacets = (condition: Condition, months: number | null = null): Facets =>
  new Set(
    condition === 'under-18' && months !== null
      ? CHILD_AGES.filter((years) => months < years * 12).map((years) => `condition:under-${years}`)
      : classesOf(condition).map((facet) => `condition:${facet}`),
  )

/** The narrowest age of a child that a rule is about, or the condition itself. */
export const conditionIn = ({ other }: Rule, condition: Condition, facets: Facets): Condition =>
  condition === 'under-18'
    ? ([...facets].find((facet) => other.includes(facet)) ?? '').replace('condition:', '')
    : condition

const ABOUT_PROFILE = new Set(
  RULES.flatMap(({ other }) => other.filter((facet) => /^(?:condition|allergy):/.test(facet))),
)

/** Whether any rule is about a condition or an allergy; a fracture, for one, bears on no rule. */
export const bearsOnRules = (facets: Facets) => [...facets].some((facet) => ABOUT_PROFILE.has(facet))
export const allergyFacets = (substances: readonly Substance[]): Facets =>
  new Set(substances.flatMap(({ facets }) => [...facets].map((facet) => `allergy:${facet}`)))
