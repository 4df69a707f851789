import { type Locale, languageOf } from '../../locales/translate.ts'
import { addMessages, currentLocale, loadAll, setLocale } from './messages.tsx'

/** Shows the page in another language, at once and without a reload. Stays as it is where its messages do not load. */
export async function changeLocale(next: Locale) {
  if (next === currentLocale()) return
  if (languageOf(next) !== languageOf(currentLocale())) {
    for (const { default: messages } of await loadAll(languageOf(next))) addMessages(messages)
  }
  setLocale(next)
}
