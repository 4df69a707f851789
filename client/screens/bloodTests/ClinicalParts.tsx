import type { ClinicalTranslate } from '../../../locales/translate.ts'
import { isExplanation, type Part } from '../../../shared/resultOpening.ts'
import { Clinical } from '../../ui/Clinical.tsx'

type ClinicalPartsProps = {
  /** Words the parts of a result. */
  children: (t: ClinicalTranslate) => Part[]
  fold?: 'open' | 'closed'
}

/** Parts of a result in words; in English only those that explain it. */
export const ClinicalParts = ({ children, fold }: ClinicalPartsProps) => (
  <Clinical
    fold={fold}
    english={(t) => {
      const parts = children(t).filter(isExplanation)
      return parts.length > 0 ? (
        <div className="[&_h3]:text-sm">
          <AnalysisText parts={parts} />
        </div>
      ) : null
    }}
  >
    {(t) => <AnalysisText parts={children(t)} />}
  </Clinical>
)

/** Renders parts of a result in words. Their order never changes, so the index serves as the key. */
function AnalysisText({ parts }: { parts: Part[] }) {
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
