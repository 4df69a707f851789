import { WIZARD_COST } from '../../../shared/credits.ts'
import rhodiola from '../../art/rhodiola.svg'
import { trpc } from '../../trpc.ts'
import { Card } from '../../ui/Card.tsx'
import { Coin } from '../../ui/Coin.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** The balance (live: the top bar listens for its changes), the packages, and what credits are for. */
export function Credits() {
  const balance = trpc.credits.balance.useQuery(undefined, { meta: { silent: true } })
  return (
    <Page title="Credits" subtitle="Your balance, and what it is for.">
      <div className="grid gap-5 md:grid-cols-2">
        <Card as="section" className="p-6 md:p-7">
          <h2 className="text-lg font-strong">Current balance</h2>
          <p className="mt-3 flex items-center gap-3 text-warm">
            <Coin size={36} />
            {balance.isPending ? (
              <Skeleton className="h-13 w-24" />
            ) : (
              <span>
                <span className="text-score font-light text-ink">{balance.data ?? 0}</span>{' '}
                <span className="text-base text-ink-2">credits</span>
              </span>
            )}
          </p>
        </Card>
        <Card as="section" className="p-6 md:p-7">
          <h2 className="text-lg font-strong">What credits are used for</h2>
          <p className="mt-2 text-ink-2">
            One run of the AI Compounding Wizard uses {WIZARD_COST} credits. Treatment plans, health tracking
            and blood test analysis cost none.
          </p>
        </Card>
      </div>
      <h2 className="mt-10 mb-4 font-display text-xl font-title">Credit Packages</h2>
      <Card>
        <Empty art={rhodiola} ground="blossom" title="No packages on offer" level={3}>
          Please ask at the front desk of your clinic.
        </Empty>
      </Card>
    </Page>
  )
}
