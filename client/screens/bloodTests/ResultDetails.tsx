import type { Audience } from '../../../shared/careText.ts'
import { detailParts } from '../../../shared/resultText.ts'
import type { BloodTest } from './bloodTest.ts'
import { ClinicalParts } from './ClinicalParts.tsx'

/** The details of a result; qualitative results are elsewhere on the page. */
export const ResultDetails = ({ test, audience }: { test: BloodTest; audience: Audience }) => (
  <div className="mt-8">
    <ClinicalParts fold="closed">
      {(t) => detailParts(test, t, audience).filter(({ part }) => part !== 'inWords')}
    </ClinicalParts>
  </div>
)
