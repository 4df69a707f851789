/** In this order: every later browser also says the names of those that it takes after. */
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
const named = (names: Names, text: string) => names.find(([, sign]) => sign.test(text))?.[0]

/** A browser as its owner knows it, from what it says of itself: "Firefox on Windows". */
export function deviceOf(userAgent: string | null) {
  const browser = named(BROWSERS, userAgent ?? '')
  const system = named(SYSTEMS, userAgent ?? '')
  const words = [browser, system].filter((word) => word !== undefined)
  return { name: words.join(' on ') || 'Unknown device', handheld: HANDHELD.includes(system ?? '') }
}
