/** Rejects a model's text. The message has the reason, never the text. */
export class UnfitText extends Error {
  override name = 'UnfitText'
}

const ADDRESS = /https?:\/\/|www\./i
const DOMAIN = /\.(?:com|org|net|io|info|health|shop|co|eu|de|uk)\b/i

/** What precedes a web address in a text without spaces; the whole text if it has none. */
function withoutLink(piece: string) {
  const address = piece.search(ADDRESS)
  if (address >= 0) return piece.slice(0, address)
  let start = piece.search(DOMAIN)
  if (start < 1) return piece
  while (start > 0 && /[a-z\d.-]/i.test(piece.charAt(start - 1))) start -= 1
  return piece.slice(0, start)
}

/**
 * Reduces a model's text to one plain paragraph without links, mark-up and line breaks. Throws `UnfitText` if nothing
 * is left.
 */
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
 * The numbers in a text. Digits of names ("vitamin B12", "25-hydroxy") do not count; commas between thousands are
 * ignored.
 */
export function numbersIn(text: string): number[] {
  const withoutNames = text.replaceAll(/\b[a-z]+-?\d+[a-z]?\b|\b\d+-(?:hydroxy|oh)\b/gi, ' ')
  return [...withoutNames.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([written]) =>
    Number(written.replaceAll(',', '')),
  )
}

/**
 * Why a model's text was rejected, for the log. A model's own error may quote the prompt, so only its class is logged.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof UnfitText) return error.message
  return error instanceof Error ? error.name : 'unknown'
}
