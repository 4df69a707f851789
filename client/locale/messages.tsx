import type { ReactNode } from 'react'
import type { MessageFormatElement } from 'react-intl'
import { createIntl, createIntlCache } from 'react-intl/server'
import type { MessageId } from '../../locales/messages.ts'
import {
  FORMATS,
  type Locale,
  REGIONS,
  type Translate,
  translator,
  withLists,
} from '../../locales/translate.ts'

/** Compiled messages; one without arguments is its text. */
export type Compiled = Record<string, string | MessageFormatElement[]>

/** The language that the portal has in this browser. */
const LOCALE: Locale = 'en'
/** FormatJS's mark of an element that is plain text. */
const LITERAL = 0

const messages: Record<string, MessageFormatElement[]> = {}

export const intl = createIntl(
  { locale: REGIONS[LOCALE], messages, formats: FORMATS as never, onError: (error) => console.error(error) },
  createIntlCache(),
)

/** A message of the catalogue as text. */
export const t: Translate = translator(intl as never)

/** The `t` of components. */
export const useT = () => t

type RichProps = {
  id: MessageId
  /** The message's arguments, and for each of its tags a function that wraps the tag's content. */
  values: Record<string, ReactNode | readonly string[] | Date | ((content: ReactNode) => ReactNode)>
}

/** A message with elements inside: `<Rich id="auth.privacy" values={{ link: (text) => <a href="/privacy">{text}</a> }} />`. */
export const Rich = ({ id, values }: RichProps): ReactNode =>
  intl.formatMessage({ id } as never, withLists(intl, values) as never)

/** Adds compiled messages, for code that runs from then on. */
export function addMessages(compiled: Compiled) {
  for (const [id, message] of Object.entries(compiled)) {
    messages[id] = typeof message === 'string' ? [{ type: LITERAL, value: message }] : message
  }
}

/** Loads messages, by language. */
export type MessageLoaders = Record<Locale, () => Promise<{ default: Compiled }>>

/**
 * Loads code and the messages that it names, at the same time. The build puts it around each dynamic import
 * (client/build/messages.ts).
 */
export async function withMessages<Module>(code: Promise<Module>, loaders: MessageLoaders): Promise<Module> {
  const [module, { default: compiled }] = await Promise.all([code, loaders[LOCALE]()])
  addMessages(compiled)
  return module
}
