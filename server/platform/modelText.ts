/** What a model wrote and may not be shown. The message names the reason, never the text. */
export class UnfitText extends Error {
  override name = 'UnfitText'
}

const ADDRESS = /https?:\/\/|www\./i
const DOMAIN = /\.(?:com|org|net|io|info|health|shop|co|eu|de|uk)\b/i

/** What stands before a web address in a piece of text without spaces; all of it where there is none. */
function withoutLink(piece: string) {
  const address = piece.search(ADDRESS)
  if (address >= 0) return piece.slice(0, address)
  let start = piece.search(DOMAIN)
  if (start < 1) return piece
  while (start > 0 && /[a-z\d.-]/i.test(piece.charAt(start - 1))) start -= 1
  return piece.slice(0, start)
}

/** A model's text without links, mark-up and line breaks: one plain paragraph. Fails where nothing else is in it. */
export function plainText(text: string): string {
  const plain = text
    .replaceAll(/!?\[([^\][]*)\]\([^()]*\)/g, '$1')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/\S+/g, withoutLink)
    .replaceAll(/[#*_`>|]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\s*-+\s*/, '')
    .trim()
  if (plain === '') throw new UnfitText('nothing but links')
  return plain
}

/**
 * The numbers that a text states. Digits of names ("vitamin B12", "25-hydroxy") are none; a thousands comma does not
 * count.
 */
export function numbersIn(text: string): number[] {
  const withoutNames = text.replaceAll(/\b[a-z]+-?\d+[a-z]?\b|\b\d+-(?:hydroxy|oh)\b/gi, ' ')
  return [...withoutNames.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([written]) =>
    Number(written.replaceAll(',', '')),
  )
}

/** Why nothing of a model is shown, for the log: a model's own error can carry what it was asked, so only its kind. */
export function reasonOf(error: unknown): string {
  if (error instanceof UnfitText) return error.message
  return error instanceof Error ? error.name : 'unknown'
}
