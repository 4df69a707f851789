/** A text for comparisons: without accents, in lower case. */
export const foldText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a text contains a search text, ignoring case and accents. */
export const isFoundIn = (text: string, search: string) => foldText(text).includes(foldText(search.trim()))
