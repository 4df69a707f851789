/** The columns of `data/*.csv`. A test validates every line; at run time only the types are used. */
import { z } from 'zod'

const id = z.string().regex(/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u)
const text = z.string().trim().min(1)
/** Separated by spaces; may be empty. */
const ids = z.string().regex(/^(?:[^\s;,]+(?: [^\s;,]+)*)?$/)
const someIds = ids.min(1)
/** Separated by `; `; may be empty. */
const names = z.string().regex(/^(?:[^\s;,][^;,]*(?:; [^\s;,][^;,]*)*)?$/)
const someNames = names.min(1)
const day = z.iso.date()
const number = z.string().regex(/^\d+(?:\.\d+)?$/)
/** `publisher:page § section`, see `sourceOf`. */
const source = z
  .string()
  .regex(
    /^(?:ods|nccih|hmpc|ema|dailymed|efsa|livertox|fda|cdc|nhs|hc|emc|oddb|mims|medlineplus|medscape|iffgd|medsafe|nps|nci|natural-standard|merck|msd|mayo|aafp|jptcp|pmc|poison|pubmed|article):\S.* § \S.*$/,
  )

const OPENED_ONLY = 'an opened source has a day of reading, a cited one has none'

/** Whether a line has a day of reading exactly where its kind asks for one. */
const dated = ({ kind, read }: { kind: string; read: string }) =>
  kind === 'class' || (kind === 'opened') === (read !== '')

/** Where a line comes from, how its source is known, and when to read it again: see `rules`. */
const sourced = {
  source,
  kind: z.enum(['opened', 'cited', 'class']),
  read: z.union([z.literal(''), day]),
  review: day,
}

const substance = { id, label: text, classes: ids }

/** What words may mean: a unit, a time of the day, that something is over. */
const MEANINGS = [
  'times',
  'drop',
  'millilitre',
  'capsule',
  'tablet',
  'sachet',
  'ampoule',
  'spray',
  'teaspoon',
  'tablespoon',
  'day',
  'week',
  'month',
  'hours',
  'days',
  'weeks',
  'every',
  'alternate-days',
  'morning',
  'noon',
  'evening',
  'night',
  'each',
  'elemental',
  'of-which',
  'amount-unit',
  'stopped',
  'still',
  'past',
  'last',
  'surgery',
  'planned',
  'well',
  'illness',
  'no-illness',
  'compound-ending',
  'not-swallowed',
  'not-swallowed-ending',
  'nothing-noun',
  'nothing',
  'reaction',
  'within',
  'few',
  'span',
] as const
export type Meaning = (typeof MEANINGS)[number]

const LANGUAGES = ['all', 'de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv', 'tr'] as const

/** Every table by its file name in `data/`. */
export const TABLES = {
  /** `atc` is the WHO's code. `names` are in several languages and with usual misspellings. */
  medicines: z.strictObject({
    ...substance,
    atc: z.string().regex(/^(?:[A-Z]\d\d(?:[A-Z]{1,2}\d{0,2})?)?$/),
    names,
    brands: names,
  }),
  supplements: z.strictObject({
    ...substance,
    atc: z.string().regex(/^(?:[A-Z]\d\d(?:[A-Z]{1,2}\d{0,2})?)?$/),
    names,
    brands: names,
  }),
  /** A group of medicines as people write it ("blood thinner"), with the classes that it may mean. */
  groups: z.strictObject({ ...substance, classes: someIds, names: someNames }),
  /**
   * A condition as histories name it. Rules refer to it by its id and its classes: `condition:liver-disease` is also a
   * fatty liver.
   */
  conditions: z.strictObject({ id, label: text, classes: ids, names: someNames }),
  /** Allergens that are not substances themselves. They are recognised in allergies only. */
  allergens: z.strictObject({ ...substance, classes: someIds, names: someNames }),
  /**
   * `one` and `other` list substances and classes; `other` may list `condition:…`, `allergy:…` or `always:…` instead
   * (`always:hazard`: unsafe by itself), or `any` and `any-medicine` for every other substance.
   * `evidence`: A, seen in studies with people, or a contraindication of the label; B, case reports, or a warning of
   * the label; C, expected from how the two work. A rule whose `form` is `internal` does not apply to creams, eye drops
   * and other items that are not swallowed. `kind`: the source was `opened` on the day `read`; it is `cited`, and still
   * to be compared; or it is about another member of a `class` or list of a side, with the day `read` if it was opened.
   * `review` is the day by which the source must be read again.
   */
  rules: z
    .strictObject({
      id,
      severity: z.enum(['serious', 'caution']),
      evidence: z.enum(['A', 'B', 'C']),
      one: someIds,
      other: someIds,
      form: z.enum(['', 'internal']),
      ...sourced,
    })
    .refine(dated, OPENED_ONLY)
    .refine(({ read, review }) => read < review, 'the review is after the reading'),
  /**
   * Rules whose two sides must be taken hours apart: the hours if the second side is taken first, and if it is taken
   * last. Its own source, because that of the rule may name no hours.
   */
  apart: z
    .strictObject({
      rule: id,
      otherFirst: number,
      otherLast: number,
      ...sourced,
    })
    .refine(dated, OPENED_ONLY),
  /**
   * Pairs that need no rule, because the source names none of these classes. `except` and `otherExcept` are excluded
   * from their side. `@medicines` expands to all classes whose interaction sections were read.
   */
  reviewed: z.strictObject({
    one: someIds,
    except: ids,
    other: someIds,
    otherExcept: ids,
    source,
    review: day,
  }),
  /** Sources that were opened: the day, and the address of the copy that was read, if it is another one. */
  sources: z.strictObject({ source, readOn: day, copy: z.union([z.literal(''), z.url()]) }),
  /**
   * Upper limits per day by EFSA and by the NIH's ODS, each from an age on, until the next line of the same substance
   * and body. `kind` and `read` as for rules.
   */
  limits: z
    .strictObject({
      substance: id,
      fromMonths: number,
      body: z.enum(['efsa', 'ods']),
      amount: number,
      unit: z.enum(['mg', 'ug']),
      ...sourced,
    })
    .refine(dated, OPENED_ONLY),
  /**
   * Whether the highest day counts for a substance's limits, because the effect follows a single day's amount, or the
   * mean of the days, because it follows intake over weeks.
   */
  'limit-days': z
    .strictObject({
      substance: id,
      counts: z.enum(['day', 'mean']),
      ...sourced,
    })
    .refine(dated, OPENED_ONLY),
  /**
   * Rules that apply from an amount a day on: over all items, on the highest day. Below it they are silent; where an
   * item's amount is not known, they apply. The source may be about the substance's level in the blood.
   */
  'least-amounts': z
    .strictObject({
      rule: id,
      substance: id,
      amount: number,
      unit: z.enum(['mg', 'ug']),
      ...sourced,
    })
    .refine(dated, OPENED_ONLY),
  /** Micrograms of one international unit, for substances that are measured in them. */
  units: z.strictObject({ substance: id, microgramsPerIu: number }),
  /**
   * Words that are close to a substance's name but are no name. `everyday` words are never looked up; a `lookalike`
   * (another medicine, a dosage form, an adjective of a salt) is not corrected to a name.
   */
  'not-names': z.strictObject({
    word: z.string().regex(/^[a-z]+$/),
    kind: z.enum(['everyday', 'lookalike']),
  }),
  /** Minerals and amino acids that form the salt of these medicines; directly after them they are no supplement. */
  /** Alternatives of a regular expression, separated by `; `; `all` are words of several languages. */
  words: z.strictObject({ meaning: z.enum(MEANINGS), language: z.enum(LANGUAGES), words: text }),
  salts: z.strictObject({ ion: id, medicines: someIds }),
} satisfies Record<string, z.ZodType>

export type Tables = { [Name in keyof typeof TABLES]: z.infer<(typeof TABLES)[Name]>[] }
