import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SafetyWarning } from '../../shared/plans.ts'
import { SOFT_TONES } from './Badge.tsx'
import { formatDay } from './format.ts'

type SafetyNoticeProps = {
  warning: SafetyWarning
  /** Level of the heading within its page. */
  heading: 'h3' | 'h4'
  /** Said where a profile, and no public page, is the source. */
  fromProfile: string
  /** What can be done about it here. */
  children?: ReactNode
}

/** What the warning is about: two items, the two parts of one, or an item and what the profile says. */
function about({ kind, items: [item, other], within }: SafetyWarning) {
  if (within) return `${item}: ${within.join(' with ')}`
  if (kind === 'limit') return `${item}: above ${other}`
  return kind === 'condition' ? `${item}: ${other}` : `${item} with ${other}`
}

const EVIDENCE = {
  A: 'studies with people, or a contraindication',
  B: 'case reports, or a warning of the label',
  C: 'expected from how they work',
} as const

/** One warning of a safety check: which two do not go together, why, what to do, and who says so. */
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
          {read ? `, read on ${formatDay(read)}` : '; not yet compared with the page'}. Evidence:{' '}
          {EVIDENCE[evidence]}.
        </p>
      )}
      {overdue && review && (
        <p className="mt-1 text-xs font-strong">
          This rule was to be reviewed by {formatDay(review)} and has not been.
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
