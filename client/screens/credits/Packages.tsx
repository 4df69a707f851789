import { trpc } from '../../app/trpc.ts'
import rhodiola from '../../art/rhodiola.svg'
import { t, useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Coin } from '../../ui/Coin.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { money } from '../../ui/money.ts'
import { Skeletons } from '../../ui/Skeletons.tsx'
import { toast } from '../../ui/toast.ts'

const GRID = 'grid gap-5 md:grid-cols-2 lg:grid-cols-3'

const purchase = () => toast.info(t('credits.packages.soon'), t('credits.packages.frontDesk'))

/** Packages are sold at the front desk, not here; after a sale the balance updates by itself. */
export function Packages() {
  const t = useT()
  const packages = trpc.credits.packages.useQuery(undefined, {
    meta: { errorTitle: t('credits.packages.listFailed') },
  })
  return (
    <section aria-labelledby="packages" className="mt-10">
      <h2 id="packages" className="font-display text-xl font-title">
        {t('credits.packages.title')}
      </h2>
      <p className="mt-1 mb-4 text-ink-2">{t('credits.packages.frontDesk')}</p>
      <LoadState
        query={packages}
        error={t('credits.packages.notLoaded')}
        loading={
          <Skeletons className={GRID} bars={['h-52 rounded-lg', 'h-52 rounded-lg', 'h-52 rounded-lg']} />
        }
      />
      {packages.data?.length === 0 && (
        <EmptyCard art={rhodiola} ground="blossom" title={t('credits.packages.none.title')} level={3}>
          {t('credits.packages.none.text')}
        </EmptyCard>
      )}
      <ul className={GRID}>
        {packages.data?.map(({ id, name, credits, priceCents, description }) => (
          <Card as="li" key={id} className="flex flex-col p-6">
            <h3 className="text-lg font-strong break-words">{name}</h3>
            <p className="mt-1 flex items-center gap-2 text-warm">
              <Coin />
              <span className="text-sm font-strong text-ink-2">
                {t('credits.packages.credits', { count: credits })}
              </span>
            </p>
            <p className="mt-3 text-2xl font-figure">{money(priceCents)}</p>
            {description && <p className="mt-2 text-sm text-ink-2">{description}</p>}
            <div className="mt-auto pt-5">
              <Button
                look="outline"
                className="w-full"
                aria-label={t('credits.packages.purchaseOf', { name })}
                onClick={purchase}
              >
                {t('credits.packages.purchase')}
              </Button>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  )
}
