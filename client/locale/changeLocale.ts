import { type Locale, languageOf } from '../../locales/translate.ts'
import { addMessages, currentLocale, loadAll, setLocale } from './messages.tsx'

/** Switches the page's language without a reload. Keeps the former one if the messages do not load. */
export async function changeLocale(next: Locale) {
  if (next === currentLocale()) return
  if (languageOf(next) !== languageOf(currentLocale())) {
    for (const { default: messages } of await loadAll(languageOf(next))) addMessages(messages)
  }
  setLocale(next)
}
