import { Link } from '@tanstack/react-router'
import { trpc } from '../app/trpc.ts'
import { Coin } from '../ui/Coin.tsx'
import { Bell } from './Bell.tsx'
import { TrpcProvider } from './TrpcProvider.tsx'

/**
 * The credit balance. `SessionWatch` refreshes it, so a purchase at the front desk shows at once. A failed read shows
 * no toast; without data the balance is 0.
 */
function CreditsButton() {
  const balance = trpc.credits.balance.useQuery(undefined, { meta: { silent: true } })
  return (
    <Link
      to="/credits"
      className="flex min-h-tap items-center gap-2 rounded-full bg-warm-soft px-3.5 md:max-lg:px-2.5 text-sm font-strong whitespace-nowrap text-on-warm-soft lg:min-h-9"
    >
      <Coin />
      <span>
        {balance.data ?? 0}
        {/* The bar has little room below 1280px. */}
        <span className="max-[80rem]:sr-only"> credits</span>
      </span>
    </Link>
  )
}

/** What stands before the links of the top bar: the credits and the bell. */
export function BarButtons() {
  return (
    <TrpcProvider>
      <CreditsButton />
      <Bell />
    </TrpcProvider>
  )
}
