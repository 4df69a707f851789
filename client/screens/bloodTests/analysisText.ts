import { isUrgent } from '../../../shared/bloodTests.ts'

/** A block of the analysis: a paragraph, a heading, or the items of a list. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: string[] }

/**
 * Parses the analysis' plain text: blank lines separate blocks, `## ` starts a heading, and lines that start with `- `
 * are list items. Everything else is plain text; nothing is interpreted as HTML.
 */
export function parseAnalysis(text: string): Block[] {
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
        // A long item that continues on the next line.
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

/** Splits an analysis into its opening, which must be read first, and the details, which start at the first heading. */
export function splitAnalysis(blocks: Block[]): { opening: Block[]; details: Block[] } {
  const first = blocks.findIndex((block) => block.kind === 'heading')
  return first < 0
    ? { opening: blocks, details: [] }
    : { opening: blocks.slice(0, first), details: blocks.slice(first) }
}

/** Separates the leading paragraphs about critical values from the opening: they are shown as alerts. */
export function splitUrgent(opening: Block[]): { urgent: string[]; rest: Block[] } {
  const firstOther = opening.findIndex((block) => block.kind !== 'paragraph' || !isUrgent(block.text))
  const count = firstOther < 0 ? opening.length : firstOther
  const urgent = opening.slice(0, count).flatMap((block) => (block.kind === 'paragraph' ? block.text : []))
  return { urgent, rest: opening.slice(count) }
}

/** The blocks without the section of this title, which the page shows itself. */
export function withoutSection(blocks: Block[], title: string): Block[] {
  const from = blocks.findIndex((block) => block.kind === 'heading' && block.text === title)
  if (from < 0) return blocks
  const length = blocks.slice(from + 1).findIndex((block) => block.kind === 'heading')
  return [...blocks.slice(0, from), ...(length < 0 ? [] : blocks.slice(from + 1 + length))]
}
