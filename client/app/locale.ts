import { isLocale, localeIn } from '../../locales/regions.ts'
import { type Language, LOCALE_COOKIE, type Locale } from '../../locales/translate.ts'
import { inStorage } from '../lib/storage.ts'
import { changeLocale } from '../locale/changeLocale.ts'
import { currentLocale, t } from '../locale/messages.tsx'
import { HttpFailure, report } from '../ui/failures.ts'
import { loadSession, sessionChanged } from './session.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Stores the language in this browser, for pages before the sign-in. */
function keepLocale(chosen: Locale) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some supported browsers.
  document.cookie = `${LOCALE_COOKIE}=${chosen}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}

/** Storage key of a language not yet saved to the account. */
const WAITING = 'locale-waiting'

const waitingLocale = () =>
  inStorage(() => {
    const stored = localStorage.getItem(WAITING)
    return isLocale(stored) ? stored : null
  }, null)

/** Without storage the choice holds in this browser alone, by its cookie. */
const setWaiting = (locale: Locale | null) =>
  inStorage(() => {
    if (locale) localStorage.setItem(WAITING, locale)
    else localStorage.removeItem(WAITING)
  }, undefined)

/** Saves a language that was chosen before the sign-in or offline. */
async function saveWaiting() {
  const [locale, me] = [waitingLocale(), await loadSession()]
  if (!locale || !me) return
  const answer = await fetch('/api/trpc/auth.updateProfile', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fullName: me.user.fullName, locale }),
  })
  if (!answer.ok) throw new HttpFailure(answer.status, '')
  if (waitingLocale() === locale) setWaiting(null)
  await sessionChanged()
  // What the server words comes in the account's language.
  await (await import('./trpc.ts')).queryClient.invalidateQueries()
}

/** The language with the browser's region. */
const inRegionOf = (language: Language, languages: readonly string[]) =>
  localeIn(languages.filter((tag) => tag.toLowerCase().startsWith(language))) ?? language

/** Switches the portal's language at once, and stores it in the account and in this browser. */
export async function chooseLocale(chosen: Locale) {
  try {
    await changeLocale(chosen)
  } catch (error) {
    report(error, { errorTitle: t('app.language.failed') })
    return
  }
  keepLocale(chosen)
  setWaiting(chosen)
  // Retried at the next start.
  await saveWaiting().catch(() => {})
}

export const chooseLanguage = (language: Language) =>
  chooseLocale(inRegionOf(language, [currentLocale(), ...navigator.languages]))

/** Follows the account's language, or sets it to the one chosen before the sign-in. */
export async function followAccount() {
  const me = await loadSession()
  if (waitingLocale()) return saveWaiting()
  if (!me?.locale) return
  keepLocale(me.locale)
  await changeLocale(me.locale)
}

/** A language's name in itself: "Deutsch". */
export function nameOf(language: Language) {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
