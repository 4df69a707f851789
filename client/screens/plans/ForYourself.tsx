import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import { useToday } from '../../lib/today.ts'
import { useT } from '../../locale/messages.tsx'

/** A staff member's cards as a patient: folded until they have content. */
export function ForYourself({ children }: { children: ReactNode }) {
  const t = useT()
  const { data } = trpc.care.now.useQuery({ today: useToday() }, { meta: { silent: true } })
  const [open, setOpen] = useState(false)
  const hasOwn = data?.hasOwn === true
  useEffect(() => setOpen(hasOwn), [hasOwn])
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group border-t border-line"
    >
      <summary className="flex min-h-tap cursor-pointer list-none items-center justify-between gap-3 py-3 text-lg font-strong [&::-webkit-details-marker]:hidden">
        {t('plans.dashboard.forYourself')}
        <ChevronDown size={20} aria-hidden className="text-ink-2 group-open:rotate-180" />
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  )
}
