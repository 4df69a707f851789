import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import type { MessageFormatElement } from 'react-intl'
import { createIntl, createIntlCache } from 'react-intl/server'
import type { MessageId } from '../../locales/messages.ts'
import {
  type ClinicalTranslate,
  DEFAULT_LOCALE,
  FORMATS,
  formatLocale,
  type Language,
  LOCALE_COOKIE,
  type Locale,
  languageOf,
  type MessageValues,
  type PlainId,
  prepared,
  type Translate,
  translator,
} from '../../locales/translate.ts'

/** Compiled messages; one without arguments is its text. */
export type Compiled = Record<string, string | MessageFormatElement[]>

/** Loads a file's messages in a language; nothing if it has none. */
export type LoadMessages = (language: Language, file: string) => Promise<{ default: Compiled }>

/** Prefix of English message ids in other languages' files. */
const ENGLISH = 'english '
/** The file of the names of markers. */
const MARKERS = 'markers'
/** FormatJS's mark of an element that is plain text. */
const LITERAL = 0

const cache = createIntlCache()
const messages: Record<string, MessageFormatElement[]> = {}
/** English messages beside those of another language, by their ids. */
export const englishMessages: Record<string, MessageFormatElement[]> = {}
/** Files whose messages this page has loaded, to reload at a change of language. */
const loaded = new Set<string>()
const watchers = new Set<() => void>()

/** The page's language as chosen by the server; on the offline page, the cookie's. */
function localeOfPage(): Locale {
  if (typeof document === 'undefined') return DEFAULT_LOCALE
  const [, chosen] = new RegExp(`${LOCALE_COOKIE}=([\\w-]+)`).exec(document.cookie ?? '') ?? []
  return (document.documentElement?.lang || chosen || DEFAULT_LOCALE) as Locale
}

const intlFor = (locale: Locale) =>
  createIntl({ locale: formatLocale(locale), messages, formats: FORMATS as never }, cache)

let locale = localeOfPage()
export let intl = intlFor(locale)
/** Marker names are stored with the messages, because they change with them. */
const markerName = (name: string) => {
  const [element] = (languageOf(locale) !== 'en' && messages[`marker ${name}`]) || []
  return element?.type === LITERAL ? element.value : name
}
let current: ClinicalTranslate = translator(intl as never, markerName)

/** A message of the catalogue as text. */
export const t: Translate = Object.assign(
  <Id extends PlainId>(id: Id, ...values: MessageValues<Id>) => current(id, ...values),
  { marker: markerName },
)

/** Calls `watcher` after each change of language. */
export function onLocaleChange(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

const Worded = createContext<ClinicalTranslate | null>(null)

/**
 * Re-renders the page after each change of language or marker names, as a transition, so that taps and scrolling do not
 * wait for it.
 */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const [translate, setTranslate] = useState<ClinicalTranslate>(() => current)
  useEffect(() => onLocaleChange(() => startTransition(() => setTranslate(() => current))), [])
  return <Worded value={translate}>{children}</Worded>
}

/** The components' `t`; a new one after a change of language. */
export const useT = (): Translate => useClinicalT()

/** The same for `ui/Clinical.tsx` alone, which shows the English beside. */
export const useClinicalT = (): ClinicalTranslate => useContext(Worded) ?? current

/** The language of this page. */
export const currentLocale = () => locale
export const useLocale = () => useSyncExternalStore(onLocaleChange, currentLocale, currentLocale)

type RichProps<Known extends MessageId = PlainId> = {
  id: Known
  /** The message's arguments, and for each of its tags but `hidden` a function that wraps the tag's content. */
  values: Record<string, ReactNode | readonly string[] | Date | ((content: ReactNode) => ReactNode)>
}

/** For screen readers only. */
const hidden = (text: ReactNode) => <span className="sr-only">{text}</span>

/** A message with elements inside: `<Rich id="auth.privacy" values={{ link: (text) => <a href="/privacy">{text}</a> }} />`. */
export function Rich({ id, values }: Pick<RichProps, 'id'> & Partial<RichProps>): ReactNode {
  useT()
  return rich({ id, values: { hidden, ...values } })
}

/** The same for clinical messages, for `ui/Clinical.tsx` alone. */
export function rich({ id, values }: RichProps<MessageId>): ReactNode {
  return intl.formatMessage({ id } as never, prepared(intl, values, markerName) as never)
}

/** Adds compiled messages, for code that runs from then on. */
export function addMessages(compiled: Compiled) {
  for (const [id, message] of Object.entries(compiled)) {
    const elements = typeof message === 'string' ? [{ type: LITERAL, value: message }] : message
    if (id.startsWith(ENGLISH)) englishMessages[id.slice(ENGLISH.length)] = elements
    else messages[id] = elements
  }
}

let load: LoadMessages = async () => ({ default: {} })

/** Loads the messages of every page; `from` loads all later ones. */
export async function loadFirstMessages(from: LoadMessages) {
  load = from
  document.documentElement.lang = locale
  await withMessages(Promise.resolve(), 'main.tsx')
}

/**
 * Loads code and the messages that it names, at the same time. The build puts it around each dynamic import
 * (client/build/messages.ts).
 * @public
 */
export async function withMessages<Module>(code: Promise<Module>, file: string): Promise<Module> {
  const language = languageOf(locale)
  const [module, { default: compiled }] = await Promise.all([code, load(language, file)])
  loaded.add(file)
  // The language may have changed meanwhile.
  if (languageOf(locale) !== language) return withMessages(code, file)
  addMessages(compiled)
  return module
}

/** Loads the messages of every file that this page has loaded. */
export const loadAll = (language: Language) => Promise.all([...loaded].map((file) => load(language, file)))

/** Re-renders the page with the added messages. */
export function setLocale(next: Locale) {
  locale = next
  intl = intlFor(next)
  current = translator(intl as never, markerName)
  document.documentElement.lang = next
  for (const watcher of watchers) watcher()
}

/** Loads the names of markers and re-renders what shows them. English needs none. */
export async function loadMarkerNames() {
  if (loaded.has(MARKERS)) return
  loaded.add(MARKERS)
  if (languageOf(locale) === 'en') return
  await withMessages(Promise.resolve(), MARKERS)
  setLocale(locale)
}
