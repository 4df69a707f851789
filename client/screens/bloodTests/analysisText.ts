import { CONTACT_TODAY } from '../../../shared/bloodTests.ts'

/** A piece of the analysis: text of one paragraph, a heading, or the items of a list. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: string[] }

/**
 * Reads the analysis' plain text: blocks stand apart by blank lines, `## ` opens a heading, lines that start with `- `
 * are list items. Anything else is text as it stands; nothing is ever read as HTML.
 */
export function readAnalysis(text: string): Block[] {
  const blocks: Block[] = []
  const start = (block: Block) => {
    blocks.push(block)
    return block
  }
  for (const chunk of text.replace(/\r\n?/g, '\n').split(/\n\s*\n/)) {
    let last: Block | null = null
    for (const line of chunk.split('\n').map((raw) => raw.trim())) {
      if (!line) continue
      const item = /^[-•]\s+(.*)$/.exec(line)?.[1]
      const heading = /^#{1,6}\s+(.*)$/.exec(line)?.[1]
      if (heading !== undefined) {
        blocks.push({ kind: 'heading', text: heading })
        last = null
      } else if (item !== undefined) {
        if (last?.kind === 'list') last.items.push(item)
        else last = start({ kind: 'list', items: [item] })
      } else if (last?.kind === 'list') {
        // A long item that goes on in the next line.
        last.items.push(`${last.items.pop()} ${line}`)
      } else if (last?.kind === 'paragraph') {
        last.text += ` ${line}`
      } else {
        last = start({ kind: 'paragraph', text: line })
      }
    }
  }
  return blocks
}

/** The opening (what must be read first) and the rest, which starts at the first heading. */
export function splitAnalysis(blocks: Block[]): { opening: Block[]; details: Block[] } {
  const first = blocks.findIndex((block) => block.kind === 'heading')
  return first < 0
    ? { opening: blocks, details: [] }
    : { opening: blocks.slice(0, first), details: blocks.slice(first) }
}

/** Takes the sentence on critical values off the opening: it is drawn as an alert. Null where no value is critical. */
export function takeCritical(opening: Block[]): { critical: string | null; rest: Block[] } {
  const [first, ...rest] = opening
  return first?.kind === 'paragraph' && first.text.includes(CONTACT_TODAY)
    ? { critical: first.text, rest }
    : { critical: null, rest: opening }
}
