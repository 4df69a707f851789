/** The shape of `critical.json` and `together.json`. A test validates them; at run time only the types are used. */
import { z } from 'zod'

/**
 * A source: `opened` was read on that day; `cited` is known from elsewhere and still to be compared, so it has no day.
 */
const source = { name: z.string(), url: z.url(), note: z.string().optional() }
const sources = z.record(
  z.string(),
  z.discriminatedUnion('kind', [
    z.strictObject({ ...source, kind: z.literal('opened'), readOn: z.iso.date() }),
    z.strictObject({ ...source, kind: z.literal('cited') }),
  ]),
)

/** `below` and `above` exclude the bound, `atMost` and `atLeast` include it, as in the source. */
const BOUNDS = [
  { below: z.number() },
  { atMost: z.number() },
  { above: z.number() },
  { atLeast: z.number() },
] as const
const withBound = <Shape extends z.ZodRawShape>(shape: Shape) => {
  const [below, atMost, above, atLeast] = BOUNDS
  return z.union([
    z.strictObject({ ...shape, ...below }),
    z.strictObject({ ...shape, ...atMost }),
    z.strictObject({ ...shape, ...above }),
    z.strictObject({ ...shape, ...atLeast }),
  ])
}

const limits = z.array(
  withBound({
    markers: z.array(z.string()).min(1),
    /** Normalised, see `simpleUnit`. */
    unit: z.string(),
    /** The ages at which it applies, in years, days or hours of life: from inclusive, under exclusive. */
    from: z.number().optional(),
    fromDays: z.number().optional(),
    fromHours: z.number().optional(),
    under: z.number().optional(),
    underDays: z.number().optional(),
    underHours: z.number().optional(),
    /** Applies in pregnancy only. */
    pregnant: z.literal(true).optional(),
    /** Applies to a level before the next dose: not where the printed name says "peak". */
    trough: z.literal(true).optional(),
    source: z.string(),
    /** Why this figure and not another source's. */
    why: z.string().optional(),
    /** The limits of other sources; `unit` is given only where it is another one. */
    differs: z
      .array(withBound({ source: z.string(), unit: z.string().optional() }))
      .min(1)
      .optional(),
    note: z.string().optional(),
  }),
)

/**
 * Critical limits: values at which public laboratories telephone the doctor at once. Limits for outpatients and general
 * practice are used where a list has separate ones; limits for an age only if the date of birth is known, otherwise
 * those for adults; limits for pregnancy only if the profile names one. Each is given in the unit that its source
 * prints; other units are converted. Where sources differ the cautious one is used, unless `why` states a reason against
 * it. A marker without a source here is never called critical.
 */
export const critical = z.strictObject({
  sources,
  limits,
  /** Values with which a doctor must be seen on the same day. */
  sameDayLimits: limits,
  /** A result above this multiple of the printed upper limit must be seen by a doctor on the same day. */
  sameDay: z.array(
    z.strictObject({
      markers: z.array(z.string()).min(1),
      times: z.number(),
      source: z.string(),
      /** The highest upper limit of a usual test, used where the page prints none. */
      unprinted: z.strictObject({ limit: z.number(), unit: z.string(), source: z.string() }).optional(),
      /** The lowest limit in pregnancy, whatever the page prints. */
      pregnant: z
        .strictObject({ limit: z.number(), unit: z.string(), source: z.string(), why: z.string() })
        .optional(),
      why: z.string(),
    }),
  ),
})

const flag = z.enum(['low', 'normal', 'high'])
const markers = z.array(z.string()).min(1)

/**
 * Findings from several results together, or from a result and facts about the person. Their texts are the portal's.
 */
export const together = z.strictObject({
  sources,
  rules: z.array(
    z.strictObject({
      code: z.string(),
      /** Of rules with the same topic, the first that applies is used. */
      topic: z.string(),
      markers,
      /** The flags of a row that the rule is about; null without a range. */
      sides: z.array(flag.nullable()).min(1),
      /** What it is read with: markers, or alternatives of which one suffices. */
      with: z.array(markers).optional(),
      /** Other rows of the report, one of which must have this flag. */
      when: z.array(z.strictObject({ markers, flag })).optional(),
      /** Required facts about the person: codes of a condition or a substance. */
      facts: z.array(z.string()).optional(),
      /** Below this age, in years. */
      under: z.number().optional(),
      source: z.string(),
    }),
  ),
})

const words = z.array(z.string().trim().min(1))
const byLanguage = z.record(
  z.enum(['all', 'en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'tr', 'ru', 'uk', 'bg', 'sr', 'el']),
  words.optional(),
)

/** The shape of `positive.json`: results whose positive words laboratories telephone to the doctor. */
export const positive = z.strictObject({
  /** `opened` was read on the day `read`; `cited` is known, and still to be compared. */
  sources: z.record(
    z.string(),
    z.discriminatedUnion('kind', [
      z.strictObject({ title: z.string(), url: z.url(), kind: z.literal('opened'), read: z.iso.date() }),
      z.strictObject({ title: z.string(), url: z.url(), kind: z.literal('cited') }),
    ]),
  ),
  findings: z.array(
    z.strictObject({
      id: z.string(),
      urgency: z.enum(['today', 'sameDay']),
      /** Which numbers are positive: any above zero, those above their range, or none. */
      number: z.enum(['any', 'aboveRange', 'never']),
      /** Whether every text is positive that is neither negative nor pending: the name of a germ. */
      anyText: z.literal(true).optional(),
      source: z.string(),
      why: z.string().optional(),
      /** Words of its printed names without accents, `all` in any language; `*` stands for any end of a word. */
      names: byLanguage,
      /** Words of which one must be in the name too. */
      with: byLanguage.optional(),
      /** Words with which a name is another test's. */
      unless: words.optional(),
    }),
  ),
  /** Names of examinations that are answered in words of their own: "Stool culture Salmonella typhi". */
  examinations: byLanguage,
  /** Names of what is seen only where something is wrong, and which need no further word: "Howell-Jolly bodies". */
  signs: byLanguage,
  /** The genera of germs and parasites, whose species a report names where it found them. */
  germs: z.array(z.string().min(3)),
  /**
   * What healthy blood always holds, so that "not detectable" is no good news: fibrinogen. Of a result that is pending,
   * `unmeasurable` are words for too little, or for blood that does not clot; `usual` are words of a usual result.
   */
  neverAbsent: z.strictObject({ names: words, unless: words, unmeasurable: words, usual: words }),
  /** Names of blood groups, whose "positive" is neither good nor bad. */
  bloodGroups: words,
})
