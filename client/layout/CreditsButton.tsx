import { Link } from '@tanstack/react-router'
import { trpc } from '../app/trpc.ts'
import { Coin } from '../ui/Coin.tsx'
import { TrpcProvider } from './TrpcProvider.tsx'

/**
 * The credit balance. `SessionWatch` refreshes it, so a purchase at the front desk shows at once. A failed read shows
 * no toast; without data the balance is 0.
 */
function LiveCredits() {
  const balance = trpc.credits.balance.useQuery(undefined, { meta: { silent: true } })
  return (
    <Link
      to="/credits"
      className="flex min-h-tap items-center gap-2 rounded-full bg-warm-soft px-3.5 md:max-lg:px-2.5 text-sm font-strong whitespace-nowrap text-on-warm-soft lg:min-h-9"
    >
      <Coin />
      <span>
        {balance.data ?? 0}
        {/* The bar has little room between 768 and 1079px. */}
        <span className="md:max-lg:sr-only"> credits</span>
      </span>
    </Link>
  )
}

export function CreditsButton() {
  return (
    <TrpcProvider>
      <LiveCredits />
    </TrpcProvider>
  )
}
