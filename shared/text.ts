/** The word for so many: "day" for 1, "days" otherwise. */
export const plural = (number: number, one: string, many = `${one}s`) => (number === 1 ? one : many)

/** "1 day", "3 days". */
export const counted = (number: number, one: string, many?: string) =>
  `${number} ${plural(number, one, many)}`

/** "Ferritin, Iron and Zinc". */
export const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** A text for comparisons: without accents, in lower case. */
export const foldText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a text contains a search text, ignoring case and accents. */
export const isFoundIn = (text: string, search: string) => foldText(text).includes(foldText(search.trim()))

// Texts are English, and dates in them are written without Intl: its first DateTimeFormat takes a phone 100 ms.

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The name of a weekday, of which 1 is Monday. */
export const dayName = (weekday: number) => WEEKDAYS[weekday - 1] ?? ''

/** A day (`yyyy-MM-dd`) without its year: "2 February". */
export const dayOfYear = (day: string) => `${Number(day.slice(8, 10))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`

/** A day (`yyyy-MM-dd`): "2 February 2027". */
export const dayText = (day: string) => `${dayOfYear(day)} ${Number(day.slice(0, 4))}`
