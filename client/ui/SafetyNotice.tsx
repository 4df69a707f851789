import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SafetyWarning } from '../../shared/plans.ts'
import { SOFT_TONES } from './Badge.tsx'
import { formatDay } from './format.ts'

type SafetyNoticeProps = {
  warning: SafetyWarning
  heading: 'h3' | 'h4'
  /** Source text if the source is the profile, not a public page. */
  fromProfile: string
  /** Actions for this warning. */
  children?: ReactNode
}

/** Two items, two parts of one item, or an item and what it conflicts with. */
function about({ kind, items: [item, other], within }: SafetyWarning) {
  if (within) return `${item}: ${within.join(' with ')}`
  if (kind === 'limit') return `${item}: above ${other}`
  return kind === 'condition' ? `${item}: ${other}` : `${item} with ${other}`
}

const EVIDENCE = {
  A: 'studies in people, or a contraindication',
  B: 'case reports, or a label warning',
  C: 'expected from how they work',
} as const

/** A warning: what conflicts, why, what to do, and the source. */
export function SafetyNotice({ warning, heading: Heading, fromProfile, children }: SafetyNoticeProps) {
  const serious = warning.severity === 'serious'
  const Icon = serious ? TriangleAlert : CircleAlert
  const { source, sourceTitle, read, review, overdue, evidence } = warning
  return (
    <li className={`rounded-md p-4 text-sm ${SOFT_TONES[serious ? 'danger' : 'warning']}`}>
      <Heading className="flex gap-2.5 font-strong">
        <Icon size={18} className="mt-px shrink-0" />
        <span className="min-w-0 grow break-words">{about(warning)}</span>
        <span className="text-xs">{serious ? 'Serious' : 'Caution'}</span>
      </Heading>
      <p className="mt-1 text-ink">
        {warning.mechanism} {warning.action}
      </p>
      {sourceTitle && (
        <p className="mt-2 text-xs break-words text-ink-2">
          {sourceTitle}
          {read ? `, read on ${formatDay(read)}` : '; not yet verified'}. Evidence: {EVIDENCE[evidence]}.
        </p>
      )}
      {overdue && review && (
        <p className="mt-1 text-xs font-strong">
          The review of this rule was due by {formatDay(review)} and has not been done.
        </p>
      )}
      <p className="-mb-3 flex flex-wrap items-center gap-x-4">
        {children}
        {source ? (
          <a
            href={source}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-tap items-center underline"
          >
            Source<span className="sr-only"> of this rule</span>
          </a>
        ) : (
          <span className="py-2 text-xs">{fromProfile}</span>
        )}
      </p>
    </li>
  )
}
