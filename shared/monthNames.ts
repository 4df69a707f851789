/** Languages whose names of months are read. */
export const DATE_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'tr']
/** The shortest start of a month's name that is read. */
const SHORTEST = 3

/** A word of a date in lower case, without accents, apostrophes and the dot of an abbreviation. */
export const foldDate = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|(?<!['’.])['’.]+$|(?<=\p{L})['’.]/gu, '')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')

/** The folded names of all months in a language, from the tables of `Intl`. */
function namesIn(language: string): [name: string, month: number][] {
  const names: [string, number][] = []
  for (const width of ['long', 'short'] as const) {
    // Some languages decline a month beside its day: "kwiecień", "3 kwietnia".
    const alone = new Intl.DateTimeFormat(language, { month: width, timeZone: 'UTC' })
    const inDate = new Intl.DateTimeFormat(language, { day: 'numeric', month: width, timeZone: 'UTC' })
    for (let month = 1; month <= 12; month++) {
      const day = new Date(Date.UTC(2026, month - 1, month))
      const declined = inDate.formatToParts(day).find(({ type }) => type === 'month')?.value ?? ''
      for (const name of [alone.format(day), declined]) {
        if (/\p{L}/u.test(name)) names.push([foldDate(name), month])
      }
    }
  }
  return names
}

const known = new Map<string, [string, number][]>()
function names(language: string) {
  const found = known.get(language) ?? namesIn(language)
  known.set(language, found)
  return found
}

/** The month (1 to 12) that a folded word is or begins, in `DATE_LANGUAGES` and these; null for none or several. */
export function monthOf(word: string, languages: readonly string[] = []): number | null {
  if (word.length < SHORTEST) return null
  const months = [...new Set([...DATE_LANGUAGES, ...languages])].flatMap(names)
  const exact = months.filter(([name]) => name === word)
  const found = exact.length > 0 ? exact : months.filter(([name]) => name.startsWith(word))
  const numbers = new Set(found.map(([, month]) => month))
  return numbers.size === 1 ? ([...numbers][0] ?? null) : null
}
