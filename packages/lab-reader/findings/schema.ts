/** The shape of `critical.json`. A test validates it; at run time only the type is used. */
import { z } from 'zod'

const shared = {
  markers: z.array(z.string()).min(1),
  /** Normalised, see `simpleUnit`. */
  unit: z.string(),
  /** The ages at which it applies, in years or days: from inclusive, under exclusive. */
  from: z.number().optional(),
  fromDays: z.number().optional(),
  under: z.number().optional(),
  underDays: z.number().optional(),
  source: z.string(),
  /** Why this figure and not another source's. */
  why: z.string().optional(),
  note: z.string().optional(),
}

/**
 * Critical limits: values at which public laboratories telephone the doctor at once. Limits for outpatients and general
 * practice are used where a list has separate ones; limits for an age only if the date of birth is known, otherwise
 * those for adults. Each was read at its source, and is given in the unit that this source prints; other units are
 * converted. Where sources differ the cautious one is used, unless `why` states a reason against it. A marker without a
 * source here is never called critical.
 */
export const critical = z.strictObject({
  sources: z.record(z.string(), z.strictObject({ url: z.url(), note: z.string().optional() })),
  readOn: z.iso.date(),
  /** `below` and `above` exclude the limit, `atMost` and `atLeast` include it, as in the source. */
  limits: z.array(
    z.union([
      z.strictObject({ ...shared, below: z.number() }),
      z.strictObject({ ...shared, atMost: z.number() }),
      z.strictObject({ ...shared, above: z.number() }),
      z.strictObject({ ...shared, atLeast: z.number() }),
    ]),
  ),
  /** A result above this multiple of the printed upper limit must be seen by a doctor on the same day. */
  sameDay: z.array(
    z.strictObject({
      markers: z.array(z.string()).min(1),
      times: z.number(),
      source: z.string(),
      /** The highest upper limit of a usual test, used where the page prints none. */
      unprinted: z.strictObject({ limit: z.number(), unit: z.string(), source: z.string() }).optional(),
      why: z.string(),
    }),
  ),
})

const words = z.array(z.string().trim().min(1))
const byLanguage = z.record(
  z.enum(['all', 'en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'tr']),
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
})
