import type { Audience } from '../../../shared/careText.ts'
import { isExplanation } from '../../../shared/resultOpening.ts'
import { detailParts, resultParts } from '../../../shared/resultText.ts'
import { useT } from '../../locale/messages.tsx'
import { EnglishFold } from '../../ui/EnglishFold.tsx'
import { AnalysisText } from './AnalysisText.tsx'
import type { BloodTest } from './bloodTest.ts'

/** What a result shows in detail; results in words are elsewhere on the page. */
export function ResultDetails({ test, audience }: { test: BloodTest; audience: Audience }) {
  const parts = detailParts(test, useT(), audience).filter(({ part }) => part !== 'inWords')
  return (
    <div className="mt-8">
      <AnalysisText parts={parts} />
      <EnglishFold isLong>
        {(english) => (
          <div className="[&_h3]:text-sm">
            <AnalysisText parts={resultParts(test, english, audience).filter(isExplanation)} />
          </div>
        )}
      </EnglishFold>
    </div>
  )
}
