import type { ClinicalTranslate } from '../../../locales/translate.ts'
import { isExplanation, type Part } from '../../../shared/resultOpening.ts'
import { Clinical } from '../../ui/Clinical.tsx'
import { AnalysisText } from './AnalysisText.tsx'

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
