import { Rich, useT } from '../../locale/messages.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { formatFullMoment, formatInstant } from '../../ui/format.ts'
import { ShowMore, useVisibleCount } from '../../ui/ShowMore.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type Shared, useShares } from './shares.ts'

const STEP = 5

/** Openings and wrong passcodes of all shares, newest first. */
function visitsOf(shares: readonly Shared[]) {
  return shares
    .flatMap((share) => [
      ...share.openings.map((visit) => ({ ...visit, share, opened: true })),
      ...share.wrongTries.map((visit) => ({ ...visit, share, opened: false })),
    ])
    .sort((a, b) => b.at.localeCompare(a.at))
}

/** Who opened what the patient shared, as they named themselves. */
export function Openings() {
  const t = useT()
  const shares = useShares()
  const [shown, more] = useVisibleCount('openings', STEP)
  const visits = shares.data && visitsOf(shares.data)
  return (
    <Card as="section" className="p-5 md:p-6" aria-labelledby="record-openings">
      <h2 id="record-openings" className="text-lg font-strong">
        {t('record.openings.title')}
      </h2>
      {shares.isPending && <Skeleton className="mt-1 h-6 w-60 max-w-full" />}
      {visits?.length === 0 && <p className="mt-1 text-base text-ink-2">{t('record.openings.none')}</p>}
      {visits && visits.length > 0 && (
        <>
          <p className="text-sm text-ink-3">{t('record.openings.named')}</p>
          <ul className="mt-1">
            {visits.slice(0, shown).map(({ at, recipient, opened, share }, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two visits may have the same moment
              <li key={`${at} ${n}`} className="border-t border-line py-2.5 first:border-t-0">
                <p className="text-base wrap-anywhere">
                  <Rich
                    id={opened ? `record.openings.opened.${share.what}` : 'record.openings.wrong'}
                    values={{ who: recipient, b: (text) => <span className="font-strong">{text}</span> }}
                  />
                </p>
                <p className="text-sm text-ink-3">
                  {share.state === 'open'
                    ? formatFullMoment(at)
                    : t('record.openings.ended', {
                        at: formatFullMoment(at),
                        day: formatInstant(share.endedAt ?? share.expiresAt),
                      })}
                </p>
              </li>
            ))}
          </ul>
          {visits.length > shown && <ShowMore onMore={more} />}
        </>
      )}
      <div className="mt-3 border-t border-line pt-2">
        <LinkButton to="/profile/data" look="plain" size="tight" className="-ml-3">
          {t('record.openings.access')}
        </LinkButton>
      </div>
    </Card>
  )
}
