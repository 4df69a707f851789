import { message } from '../../locales/translate.ts'
import type { Encoding } from '../../shared/imports.ts'
import { Refusal } from '../platform/refusal.ts'

/** Bytes that are enough to recognise UTF-16 without a byte order mark. */
const SAMPLE = 4_096
/** The share of zero bytes on one side of the pairs, above which a text is UTF-16. */
const ZEROS = 0.3

const NOT_A_TABLE = message('imports.refused.notATable')
/** Control characters that no table of text has. */
const BINARY = /[^\P{Cc}\t\n\v\f\r\u0080-\u009f]/u

/** The share of zero bytes at even (0) or odd (1) places. */
function zeros(bytes: Uint8Array, side: 0 | 1) {
  const sample = bytes.subarray(0, SAMPLE)
  const count = sample.reduce((sum, byte, at) => sum + (at % 2 === side && byte === 0 ? 1 : 0), 0)
  return count / Math.max(1, sample.length / 2)
}

function isUtf8(bytes: Uint8Array) {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** The encoding of a text: by its byte order mark, by its zero bytes, else UTF-8 if it is valid, else Windows-1252. */
function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (zeros(bytes, 1) > ZEROS && zeros(bytes, 0) === 0) return 'utf-16le'
  if (zeros(bytes, 0) > ZEROS && zeros(bytes, 1) === 0) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

/** The text of a file without its byte order mark, with `\n` after each line. Refuses what is no text. */
export function decode(bytes: Uint8Array, chosen?: Encoding): { text: string; encoding: Encoding } {
  const encoding = chosen ?? encodingOf(bytes)
  const text = new TextDecoder(encoding).decode(bytes).replace(/\r\n?/g, '\n')
  if (BINARY.test(text)) throw Refusal.from('UNSUPPORTED_TYPE', NOT_A_TABLE)
  return { text, encoding }
}
