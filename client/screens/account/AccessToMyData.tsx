import { trpc } from '../../app/trpc.ts'
import { actionTextToOwner } from '../../lib/auditTexts.ts'
import { useT } from '../../locale/messages.tsx'
import { Card } from '../../ui/Card.tsx'
import { formatInstant } from '../../ui/format.ts'
import { ShowMore, useVisibleCount } from '../../ui/ShowMore.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { accessByDay } from './accessByDay.ts'

const STEP = 5

/** Who opened or changed the person's data, newest first; the same action by the same person on one day is one line. */
export function AccessToMyData() {
  const t = useT()
  const access = trpc.auth.accessToMine.useQuery(undefined, {
    meta: { errorTitle: t('account.access.failed') },
  })
  const [shown, more] = useVisibleCount('access', STEP)
  const lines = access.data && accessByDay(access.data, t)
  return (
    <Card
      as="section"
      aria-labelledby="access"
      className="gap-x-8 p-5 md:p-7 lg:grid lg:grid-cols-[14rem_1fr]"
    >
      <h2 id="access" className="font-display text-xl font-title">
        {t('account.access.title')}
      </h2>
      <div className="mt-4 min-w-0 lg:mt-0">
        {access.isPending && <Skeleton className="h-16 w-full" />}
        {access.isError && !lines && <p className="text-ink-2">{t('account.notLoaded')}</p>}
        {lines?.length === 0 && <p className="text-ink-2">{t('account.access.none')}</p>}
        {lines && lines.length > 0 && (
          <ul>
            {lines.slice(0, shown).map(({ key, who, action, times, at }) => (
              <li key={key} className="border-t border-line py-2.5 first:border-t-0 first:pt-0">
                <p className="text-base">
                  <span className="font-strong">{who}</span> {actionTextToOwner(action)}
                  {times > 1 && `, ${times} times`}
                </p>
                <p className="text-xs text-ink-2">{formatInstant(at)}</p>
              </li>
            ))}
          </ul>
        )}
        {lines && lines.length > shown && <ShowMore onMore={more} />}
      </div>
    </Card>
  )
}
