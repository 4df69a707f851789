import type { ClinicalId } from './clinicalIds.ts'
import type { MessageId, Messages } from './messages.ts'

/** What a message's arguments may be: lists are joined as the language does it ("A, B and C"). */
type Argument<Value> = Value extends string ? Value | readonly string[] : Value
export type Values<Id extends MessageId> = { [Name in keyof Messages[Id]]: Argument<Messages[Id][Name]> }

/** The arguments behind a message's id: none where the message has no argument. */
export type MessageValues<Id extends MessageId> = keyof Messages[Id] extends never ? [] : [values: Values<Id>]

/** Words the messages that it knows. */
export type Translator<Known extends MessageId> = {
  /** Returns a message of the catalogue as text, in the language of its reader. */
  <Id extends Known>(id: Id, ...values: MessageValues<Id>): string
  /** Returns a marker's name in the language of its reader; one without a translation is the portal's own, English. */
  marker(name: string): string
}
/** A message that needs no English beside it. */
export type PlainId = Exclude<MessageId, ClinicalId>
/** Words all messages but clinical ones. */
export type Translate = Translator<PlainId>
declare const clinical: unique symbol
/** Also translates clinical messages. The caller must show the English beside them where `isUnreviewed`. */
export type ClinicalTranslate = Translator<MessageId> & { readonly [clinical]: true }

/** The formats that messages name: `{value, number, exact}`, `{day, date, day}`. Days are at midnight UTC. */
export const FORMATS = {
  number: {
    /** As many digits as the number has, without separators: a laboratory's value. */
    exact: { maximumFractionDigits: 15, useGrouping: false },
    /** Two decimals. */
    coefficient: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
    /** One decimal. */
    average: { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false },
    money: { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' },
  },
  date: {
    day: { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
    dayOfYear: { day: 'numeric', month: 'long', timeZone: 'UTC' },
    shortDay: { day: 'numeric', month: 'short', timeZone: 'UTC' },
    shortDayOfYear: { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
    month: { month: 'long', timeZone: 'UTC' },
    monthOfYear: { month: 'short', year: 'numeric', timeZone: 'UTC' },
    moment: { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' },
    weekday: { weekday: 'long', timeZone: 'UTC' },
    shortWeekday: { weekday: 'short', timeZone: 'UTC' },
  },
} as const

/** The languages of the catalogues. */
export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** A language with or without a region, which days, numbers and weeks follow: "de", "de-CH". */
export type Locale = Language | `${Language}-${string}`
/** The portal's own language. */
export const DEFAULT_LOCALE = 'en' satisfies Locale

export const languageOf = (locale: Locale) => locale.slice(0, 2) as Language
/** The locale as `Intl` takes it. English without a region writes "4 November 2026". */
export const formatLocale = (locale: Locale) => (locale === 'en' ? 'en-GB' : locale)

/** Cookie with the language chosen in this browser. */
export const LOCALE_COOKIE = 'locale'

/** A day (`yyyy-MM-dd`) as messages take it. */
export const utcDay = (day: string) => new Date(`${day}T00:00:00Z`)

/** What `translator` needs of an `IntlShape`. */
type Formatter = {
  formatMessage(descriptor: { id: string }, values?: Record<string, never>): unknown
  formatList(values: Iterable<string>): string
}

/** Makes a `ClinicalTranslate` of FormatJS's `intl`; `marker` finds the names of markers. */
export function translator(intl: Formatter, marker: Translate['marker'] = (name) => name): ClinicalTranslate {
  const translate = <Id extends MessageId>(id: Id, ...[values]: MessageValues<Id>) =>
    String(intl.formatMessage({ id }, values && (prepared(intl, values, marker) as Record<string, never>)))
  return Object.assign(translate, { marker }) as unknown as ClinicalTranslate
}

/**
 * The arguments as FormatJS takes them: each list joined, and markers (the arguments `marker` and `markers`) named in the
 * language of the reader.
 */
export function prepared(
  intl: Pick<Formatter, 'formatList'>,
  values: object,
  marker: Translate['marker'],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (name === 'marker' && typeof value === 'string') return [name, marker(value)]
      if (!Array.isArray(value)) return [name, value]
      return [name, intl.formatList(name === 'markers' ? value.map(marker) : value)]
    }),
  )
}

/**
 * A message and its arguments as one string, until its reader is known: for zod and errors, whose messages are strings.
 */
export const message = <Id extends PlainId>(id: Id, ...[values]: MessageValues<Id>): string =>
  values ? `${id} ${JSON.stringify(values)}` : id

const MESSAGE = /^([a-z]\w*(?:\.[\w-]+)+)(?: (\{.*\}))?$/s

/** The text of a `message` in its reader's language; any other string is its own text. */
export function textOf(t: Translate, text: string): string {
  const [, id, values] = MESSAGE.exec(text) ?? []
  if (!id) return text
  return (t as (id: string, values?: object) => string)(id, values ? JSON.parse(values) : undefined)
}
