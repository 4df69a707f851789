/** Single letters that are also written as two. */
export const TWO_LETTERS = { ß: 'ss', æ: 'ae', œ: 'oe' }

export const spelledOut = (text: string) =>
  Object.entries(TWO_LETTERS).reduce((spelled, [letter, two]) => spelled.replaceAll(letter, two), text)

/**
 * A text for comparisons: without accents, in lower case, "ss" for "ß". Two dots above a letter become `dots`: in German,
 * people without a key for "ü" type "ue".
 */
export const foldText = (text: string, dots: '' | 'e' = '') =>
  spelledOut(text.normalize('NFD').toLowerCase().replaceAll('\u0308', dots).replace(/\p{M}/gu, ''))

/** Whether a text contains a search text, ignoring case and accents: "Müller" has "muller", "mueller" and "Mül". */
export const isFoundIn = (text: string, search: string) =>
  (['', 'e'] as const).some((dots) => foldText(text, dots).includes(foldText(search.trim(), dots)))
