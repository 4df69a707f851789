/** Placeholders of a document's text, in braces. */
export const TEXT_FIELDS = ['name', 'dateOfBirth', 'clinic', 'practitioner', 'today'] as const
export type TextField = (typeof TEXT_FIELDS)[number]

/** Replaces `{name}` and the other placeholders. Other braces stay. */
export const filledIn = (text: string, values: Readonly<Record<TextField, string>>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, field: string) =>
    Object.hasOwn(values, field) ? values[field as TextField] : whole,
  )

export type TextBlock = { kind: 'heading' | 'paragraph'; text: string }

/** A document's text as headings, the lines that begin with `# `, and paragraphs, which empty lines divide. */
export function blocksOf(text: string): TextBlock[] {
  const blocks: TextBlock[] = []
  let lines: string[] = []
  const endParagraph = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', text: lines.join('\n') })
    lines = []
  }
  for (const line of text.split(/\r?\n/)) {
    const isHeading = /^#{1,6} /.test(line)
    const words = (isHeading ? line.slice(line.indexOf(' ')) : line).trim()
    if (isHeading || words === '') endParagraph()
    if (words === '') continue
    if (isHeading) blocks.push({ kind: 'heading', text: words })
    else lines.push(words)
  }
  endParagraph()
  return blocks
}
