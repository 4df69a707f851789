import type { Block } from './analysisText.ts'

/** Renders the blocks of an analysis. Their order never changes, so the index serves as the key. */
export function AnalysisText({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, index) => {
    const key = `${block.kind}-${index}`
    if (block.kind === 'heading') {
      return (
        <h3 key={key} className="mt-6 mb-1.5 text-lg font-strong first:mt-0">
          {block.text}
        </h3>
      )
    }
    if (block.kind === 'paragraph') {
      return (
        <p key={key} className="mb-2.5 max-w-measure">
          {block.text}
        </p>
      )
    }
    return (
      <ul key={key} className="mb-3 grid max-w-measure list-disc gap-1 pl-5 marker:text-accent-mark">
        {block.items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
          <li key={`${key}-${place}`}>{item}</li>
        ))}
      </ul>
    )
  })
}
