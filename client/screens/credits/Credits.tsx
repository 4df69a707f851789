import { WIZARD_COST } from '../../../shared/credits.ts'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Coin } from '../../ui/Coin.tsx'
import { formatCount } from '../../ui/format.ts'
import { Page } from '../../ui/Page.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Packages } from './Packages.tsx'
import { Statement } from './Statement.tsx'

function Balance() {
  const t = useT()
  const balance = trpc.credits.balance.useQuery(undefined, { meta: { silent: true } })
  return (
    <SectionCard title={t('credits.balance.title')} className="p-6 md:p-7">
      <p className="mt-3 flex items-center gap-3 text-warm" aria-live="polite">
        <Coin size={36} />
        {balance.isPending ? (
          <Skeleton className="h-13 w-24" />
        ) : (
          <span>
            <span className="text-score font-light text-ink">{formatCount(balance.data ?? 0)}</span>{' '}
            <span className="text-base text-ink-2">{t('credits.balance.unit')}</span>
          </span>
        )}
      </p>
    </SectionCard>
  )
}

/** The balance, which the top bar keeps up to date, the packages, the uses of credits, and the transactions. */
export function Credits() {
  const t = useT()
  return (
    <Page title={t('credits.title')} subtitle={t('credits.subtitle')}>
      <div className="grid gap-5 md:grid-cols-2">
        <Balance />
        <SectionCard title={t('credits.usedFor.title')} className="p-6 md:p-7">
          <p className="mt-2 text-ink-2">{t('credits.usedFor.text', { cost: WIZARD_COST })}</p>
        </SectionCard>
      </div>
      <Packages />
      <Statement />
    </Page>
  )
}
