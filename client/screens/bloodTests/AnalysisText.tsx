import type { Part } from '../../../shared/resultOpening.ts'

/** Renders parts of a result in words. Their order never changes, so the index serves as the key. */
export function AnalysisText({ parts }: { parts: Part[] }) {
  return parts.map(({ part, title, blocks }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never change their order
    <div key={`${part}-${at}`} className="mt-6 first:mt-0">
      {title && <h3 className="mb-1.5 text-lg font-strong">{title}</h3>}
      {blocks.map((block, index) =>
        typeof block === 'string' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change their order
          <p key={index} className="mb-2.5 max-w-measure whitespace-pre-line">
            {block}
          </p>
        ) : (
          <ul
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change their order
            key={index}
            className="mb-3 grid max-w-measure list-disc gap-1 pl-5 marker:text-accent-mark"
          >
            {block.map((item, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: items never change their order
              <li key={place}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  ))
}
