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
const source = z.string().regex(/^(?:ods|nccih|hmpc|ema|dailymed|efsa):\S.* § \S.*$/)

const substance = { id, label: text, classes: ids }

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
  /** Allergens that are not substances themselves. They are recognised in allergies only. */
  allergens: z.strictObject({ ...substance, classes: someIds, names: someNames }),
  /**
   * `one` and `other` list substances and classes; `other` may list `condition:…`, `allergy:…` or `always:…` instead.
   * `evidence`: A, seen in studies with people, or a contraindication of the label; B, case reports, or a warning of
   * the label; C, expected from how the two work. `review` is the day by which the source must be read again.
   */
  rules: z.strictObject({
    id,
    severity: z.enum(['serious', 'caution']),
    evidence: z.enum(['A', 'B', 'C']),
    one: someIds,
    other: someIds,
    source,
    review: day,
  }),
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
   * Upper limits for adults per day, and the unit in which they are usually stated; `iu` where international units are
   * too. `microgramsPerIu` is empty for substances without an international unit.
   */
  limits: z.strictObject({
    substance: id,
    micrograms: number,
    unit: z.enum(['mg', 'ug']),
    iu: z.union([z.literal(''), number]),
    microgramsPerIu: z.union([z.literal(''), number]),
    source,
    review: day,
  }),
  /**
   * Words that are close to a substance's name but are no name. `everyday` words are never looked up; a `lookalike`
   * (another medicine, a dosage form, an adjective of a salt) is not corrected to a name.
   */
  'not-names': z.strictObject({
    word: z.string().regex(/^[a-z]+$/),
    kind: z.enum(['everyday', 'lookalike']),
  }),
  /** Minerals and amino acids that form the salt of these medicines; directly after them they are no supplement. */
  salts: z.strictObject({ ion: id, medicines: someIds }),
} satisfies Record<string, z.ZodObject>

export type Tables = { [Name in keyof typeof TABLES]: z.infer<(typeof TABLES)[Name]>[] }
