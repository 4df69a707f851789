import { t } from '../locale/messages.tsx'

/** The order matters: user agents of newer browsers contain the names of older ones. */
const BROWSERS = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const

const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Chromebook', /CrOS/],
  ['Mac', /Mac OS X|Macintosh/],
  ['Linux', /Linux/],
] as const

const HANDHELD = ['iPhone', 'iPad', 'Android']

type Names = ReadonlyArray<readonly [string, RegExp]>
const named = (names: Names, text: string) => names.find(([, pattern]) => pattern.test(text))?.[0]

/** Returns a readable name for a user agent, such as "Firefox on Windows", and whether it is a phone or tablet. */
export function deviceOf(userAgent: string | null) {
  const browser = named(BROWSERS, userAgent ?? '')
  const system = named(SYSTEMS, userAgent ?? '')
  const name = browser && system ? t('account.device', { browser, system }) : (browser ?? system)
  return { name: name ?? t('account.device.unknown'), handheld: HANDHELD.includes(system ?? '') }
}
