import { Link } from '@tanstack/react-router'
import { refreshSession } from '../session.ts'
import { trpc } from '../trpc.ts'
import { Coin } from '../ui/Coin.tsx'
import { useVisible } from '../ui/visible.ts'
import { Data } from './Data.tsx'

/** The credit balance, live: a purchase at the front desk shows at once. Balance reads never toast; none means 0. */
function LiveCredits() {
  const visible = useVisible()
  const utils = trpc.useUtils()
  const read = () => void utils.credits.balance.invalidate()
  const balance = trpc.credits.balance.useQuery(undefined, { meta: { silent: true } })
  trpc.credits.onChange.useSubscription(undefined, {
    enabled: visible,
    onStarted: read,
    onData: read,
    // The stream ends with the session.
    onError: () => void refreshSession(),
  })

  return (
    <Link
      to="/credits"
      className="flex min-h-tap items-center gap-2 rounded-full bg-warm-soft px-3.5 text-sm font-strong whitespace-nowrap text-on-warm-soft lg:min-h-9"
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
    <Data>
      <LiveCredits />
    </Data>
  )
}
