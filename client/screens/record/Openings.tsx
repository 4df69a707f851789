import type { ReactNode } from 'react'
import { trpc } from '../../app/trpc.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { formatFullMoment, formatInstant } from '../../ui/format.ts'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { ShowMore, useVisibleCount } from '../../ui/ShowMore.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { eventsOf } from './openingEvents.ts'
import { useShares } from './shares.ts'

const STEP = 5
const strong = (text: ReactNode) => <span className="font-strong">{text}</span>

/** Who opened what the patient shared, as they named themselves, and what the patient downloaded. */
export function Openings() {
  const t = useT()
  const shares = useShares()
  const [shown, more] = useVisibleCount('openings', STEP)
  const downloads = trpc.record.downloads.useQuery(undefined, {
    meta: { silent: true },
    refetchOnWindowFocus: true,
  })
  const events = shares.data && downloads.data && eventsOf(shares.data, downloads.data)
  return (
    <SectionCard title={t('record.openings.title')} className="p-5 md:p-6">
      {shares.isPending && <Skeleton className="mt-1 h-6 w-60 max-w-full" />}
      {events?.length === 0 && <p className="mt-1 text-base text-ink-2">{t('record.openings.none')}</p>}
      {events && events.length > 0 && (
        <>
          {events.some((event) => 'share' in event) && (
            <p className="text-sm text-ink-3">{t('record.openings.named')}</p>
          )}
          <ul className="mt-1">
            {events.slice(0, shown).map((event, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two of them may have the same moment
              <li key={`${event.at} ${n}`} className="border-t border-line py-2.5 first:border-t-0">
                <p className="text-base wrap-anywhere">
                  {'share' in event ? (
                    <Rich
                      id={
                        event.opened ? `record.openings.opened.${event.share.what}` : 'record.openings.wrong'
                      }
                      values={{ who: event.recipient, b: strong }}
                    />
                  ) : (
                    <Rich id={`record.openings.downloaded.${event.what}`} values={{ b: strong }} />
                  )}
                </p>
                <p className="text-sm text-ink-3">
                  {'share' in event && event.share.state !== 'open'
                    ? t('record.openings.ended', {
                        at: formatFullMoment(event.at),
                        day: formatInstant(event.share.endedAt ?? event.share.expiresAt),
                      })
                    : 'count' in event && event.count > 1
                      ? t('record.openings.times', { count: event.count, at: formatFullMoment(event.at) })
                      : formatFullMoment(event.at)}
                </p>
              </li>
            ))}
          </ul>
          {events.length > shown && <ShowMore onMore={more} />}
        </>
      )}
      <div className="mt-3 border-t border-line pt-2">
        <LinkButton to="/profile/data" look="plain" size="tight" className="-ml-3">
          {t('record.openings.access')}
        </LinkButton>
      </div>
    </SectionCard>
  )
}
