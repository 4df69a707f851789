/** Without accents, in lower case. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Normalises text for comparison: no accents, lower case, no apostrophes; a French or Italian article becomes a word of
 * its own.
 */
export const folded = (text: string) =>
  plain(text)
    .replace(/(?<![\p{L}\p{N}])([ld])['’](?=\p{L})/gu, '$1 ')
    .replace(/['’`´]/g, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
