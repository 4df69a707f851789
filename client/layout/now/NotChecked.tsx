import type { ReactNode } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { ClinicalRich } from '../../ui/Clinical.tsx'
import { emergencyNumber } from '../../ui/clinic.ts'

/** Whom to call while one's results could not be checked. */
export function NotChecked() {
  const call = (text: ReactNode) => (
    <a
      href={`tel:${emergencyNumber.replace(/[^\d+]/g, '')}`}
      className="font-strong underline underline-offset-2"
    >
      {text}
    </a>
  )
  return (
    <Alert tone="warning">
      <ClinicalRich id="now.failed" values={{ number: emergencyNumber, call }} />
    </Alert>
  )
}
