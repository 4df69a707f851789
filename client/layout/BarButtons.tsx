import { Link } from '@tanstack/react-router'
import { trpc } from '../app/trpc.ts'
import { Rich } from '../locale/messages.tsx'
import { Coin } from '../ui/Coin.tsx'
import { Bell } from './Bell.tsx'
import { TrpcProvider } from './TrpcProvider.tsx'

/** `SessionWatch` keeps the balance up to date, so a purchase at the front desk shows at once. Shows 0 without data. */
function CreditsButton() {
  const balance = trpc.credits.balance.useQuery(undefined, { meta: { silent: true } })
  return (
    <Link
      to="/credits"
      className="flex min-h-tap items-center gap-2 rounded-full bg-warm-soft px-3.5 md:max-lg:px-2.5 text-sm font-strong whitespace-nowrap text-on-warm-soft lg:min-h-9"
    >
      <Coin />
      <span>
        <Rich
          id="app.credits"
          values={{
            count: balance.data ?? 0,
            wide: (word) => <span className="max-[80rem]:sr-only">{word}</span>,
          }}
        />
      </span>
    </Link>
  )
}

export function BarButtons() {
  return (
    <TrpcProvider>
      <CreditsButton />
      <Bell />
    </TrpcProvider>
  )
}
