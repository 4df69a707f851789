import type { Language } from '../../locales/translate.ts'
import texts from './texts.json' with { type: 'json' }

/** Returns a text of the demo clinic in a language; one without a translation stays English. */
export type Say = (text: string) => string

export function sayIn(language: Language): Say {
  const own: Record<string, string> = language === 'en' ? {} : texts[language]
  return (text) => own[text] ?? text
}

/** Translates all texts of the data. */
export function worded<Data>(say: Say, data: Data): Data {
  if (typeof data === 'string') return say(data) as Data
  if (Array.isArray(data)) return data.map((part) => worded(say, part)) as Data
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([name, part]) => [name, worded(say, part)])) as Data
}
