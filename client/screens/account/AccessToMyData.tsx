import type { ReactNode } from 'react'
import { isAuditAction } from '../../../shared/audit.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { formatInstant } from '../../ui/format.ts'
import { ShowMore, useVisibleCount } from '../../ui/ShowMore.tsx'
import { type AccessLine, accessByDay } from './accessByDay.ts'
import { ProfileSection } from './ProfileSection.tsx'

const STEP = 5

const strong = (text: ReactNode) => <span className="font-strong">{text}</span>

/** Who did what, and how often on that day. Actions of other versions are worded in general. */
function Access({ who, action, times }: AccessLine) {
  const what = (
    <Rich
      id={isAuditAction(action) ? `audit.owner.${action}` : 'audit.owner.other'}
      values={{ who, b: strong }}
    />
  )
  return times === 1 ? what : <Rich id="audit.repeated" values={{ what, times }} />
}

/** Who opened or changed the person's data, newest first; the same action by the same person on one day is one line. */
export function AccessToMyData({ reads }: { reads: Parameters<typeof accessByDay>[0] | undefined }) {
  const t = useT()
  const [shown, more] = useVisibleCount('access', STEP)
  const lines = reads && accessByDay(reads, t)
  return (
    <ProfileSection title={t('account.access.title')}>
      {!lines && <p className="text-ink-2">{t('account.notLoaded')}</p>}
      {lines?.length === 0 && <p className="text-ink-2">{t('account.access.none')}</p>}
      {lines && lines.length > 0 && (
        <ul>
          {lines.slice(0, shown).map((line) => (
            <li key={line.key} className="border-t border-line py-2.5 first:border-t-0 first:pt-0">
              <p className="text-base">
                <Access {...line} />
              </p>
              <p className="text-xs text-ink-2">{formatInstant(line.at)}</p>
            </li>
          ))}
        </ul>
      )}
      {lines && lines.length > shown && <ShowMore onMore={more} />}
    </ProfileSection>
  )
}
