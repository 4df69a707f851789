/** A text as searches compare it: without accents and case. */
export const searchable = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
