import { ChevronDown, CircleAlert, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { utcDay } from '../../locales/translate.ts'
import type { Audience } from '../../shared/careText.ts'
import type { SafetyWarning } from '../../shared/plans.ts'
import { warningAction, warningDetails, warningReason, warningTitle } from '../../shared/safetyText.ts'
import { Rich, useT } from '../locale/messages.tsx'
import { SOFT_TONES } from './Badge.tsx'
import { Clinical } from './Clinical.tsx'

type SafetyNoticeProps = {
  warning: SafetyWarning
  heading: 'h3' | 'h4'
  audience: Audience
  /** Actions for this warning. */
  children?: ReactNode
  /** Where a warning is one line that opens. */
  fold?: { isOpen: boolean; onToggle: () => void } | undefined
}

/** A warning: what conflicts, why, what to do, and the source. Loaded on demand, because the rules have many words. */
export function SafetyNotice({ warning, heading: Heading, audience, children, fold }: SafetyNoticeProps) {
  const t = useT()
  const body = useId()
  const { severity, source, sourceTitle, read, basis, review, overdue } = warning
  const serious = severity === 'serious'
  const Icon = serious ? TriangleAlert : CircleAlert
  const cited = sourceTitle && { source: sourceTitle, evidence: t(`safety.evidence.${warning.evidence}`) }
  const title = (
    <>
      <Icon size={18} aria-hidden className="mt-px shrink-0" />
      <span className="min-w-0 grow break-words">
        <Clinical>{(t) => warningTitle(warning, t)}</Clinical>
      </span>
      <span className="text-xs">{t(`safety.severity.${severity}`)}</span>
    </>
  )
  return (
    <li className={`rounded-md px-4 text-sm ${SOFT_TONES[serious ? 'danger' : 'warning']}`}>
      <Heading>
        {fold ? (
          <button
            type="button"
            aria-expanded={fold.isOpen}
            aria-controls={body}
            onClick={fold.onToggle}
            className="flex min-h-12 w-full items-center gap-2.5 py-2 text-left font-strong"
          >
            {title}
            <ChevronDown
              size={18}
              aria-hidden
              className={`shrink-0 transition-transform duration-(--dur-2) ${fold.isOpen ? 'rotate-180' : ''}`}
            />
          </button>
        ) : (
          <span className="flex gap-2.5 pt-4 font-strong">{title}</span>
        )}
      </Heading>
      <div id={body} hidden={fold && !fold.isOpen} className="pb-4">
        <p className={fold ? 'text-ink' : 'mt-1 text-ink'}>
          <Clinical>{(t) => `${warningReason(warning, t)} ${warningAction(warning, t)}`}</Clinical>
        </p>
        <Clinical english={(t) => warningDetails(warning, t).join(' ')}>
          {(t) =>
            warningDetails(warning, t).map((detail) => (
              <p key={detail} className="mt-1 font-medium text-ink">
                {detail}
              </p>
            ))
          }
        </Clinical>
        {cited && (
          <p className="mt-2 text-xs break-words text-ink-2">
            {read
              ? t('safety.source.read', { ...cited, day: utcDay(read), basis: `${basis}` })
              : t('safety.source.unread', { ...cited, basis: `${basis}` })}
          </p>
        )}
        {warning.apart && (
          <p className="mt-1 text-xs break-words text-ink-2">
            {t('safety.source.apart', {
              source: warning.apart.source.title,
              opened: `${warning.apart.source.read !== null}`,
            })}
          </p>
        )}
        {overdue && review && (
          <p className="mt-1 text-xs font-strong">{t('safety.overdue', { day: utcDay(review) })}</p>
        )}
        {children}
        <p className="-mb-3 flex flex-wrap items-center gap-x-4">
          {source ? (
            <a
              href={source}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-tap items-center underline"
            >
              <Rich id="safety.source.link" />
            </a>
          ) : (
            <span className="py-2 text-xs">{t('safety.fromProfile', { audience })}</span>
          )}
        </p>
      </div>
    </li>
  )
}
