import { dollars } from '../../../shared/shop.ts'
import { trpc } from '../../app/trpc.ts'
import rhodiola from '../../art/rhodiola.svg'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Coin } from '../../ui/Coin.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { formatCount } from '../../ui/format.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { Skeletons } from '../../ui/Skeletons.tsx'
import { toast } from '../../ui/toast.ts'

const GRID = 'grid gap-5 md:grid-cols-2 lg:grid-cols-3'

const purchase = () =>
  toast.info('Payment Integration Coming Soon', 'Packages are sold at the front desk of your clinic.')

/** Packages are sold at the front desk, not here; after a sale the balance updates by itself. */
export function Packages() {
  const packages = trpc.credits.packages.useQuery(undefined, {
    meta: { errorTitle: 'Failed to load credit packages' },
  })
  return (
    <section aria-labelledby="packages" className="mt-10">
      <h2 id="packages" className="font-display text-xl font-title">
        Credit Packages
      </h2>
      <p className="mt-1 mb-4 text-ink-2">Packages are sold at the front desk of your clinic.</p>
      <LoadState
        query={packages}
        error="The packages could not be loaded."
        loading={
          <Skeletons className={GRID} bars={['h-52 rounded-lg', 'h-52 rounded-lg', 'h-52 rounded-lg']} />
        }
      />
      {packages.data?.length === 0 && (
        <EmptyCard art={rhodiola} ground="blossom" title="No packages on offer" level={3}>
          Please ask at the front desk of your clinic.
        </EmptyCard>
      )}
      <ul className={GRID}>
        {packages.data?.map(({ id, name, credits, priceCents, description }) => (
          <Card as="li" key={id} className="flex flex-col p-6">
            <h3 className="text-lg font-strong break-words">{name}</h3>
            <p className="mt-1 flex items-center gap-2 text-warm">
              <Coin />
              <span className="text-sm font-strong text-ink-2">{formatCount(credits)} credits</span>
            </p>
            <p className="mt-3 text-2xl font-figure">{dollars(priceCents)}</p>
            {description && <p className="mt-2 text-sm text-ink-2">{description}</p>}
            <div className="mt-auto pt-5">
              <Button look="outline" className="w-full" aria-label={`Purchase ${name}`} onClick={purchase}>
                Purchase
              </Button>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  )
}
