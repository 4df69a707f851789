/** "Ferritin, Iron and Zinc". */
export const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** A text for comparisons: without accents, in lower case. */
export const foldText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a text contains a search text, ignoring case and accents. */
export const isFoundIn = (text: string, search: string) => foldText(text).includes(foldText(search.trim()))

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/** A day (`yyyy-MM-dd`): "2 February 2027". */
export const dayText = (day: string) =>
  `${Number(day.slice(8, 10))} ${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(0, 4))}`
