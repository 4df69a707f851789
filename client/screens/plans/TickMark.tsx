import { Check, Minus } from 'lucide-react'
import type { DoseState } from '../../../shared/plans.ts'

const LOOKS: Record<DoseState, string> = {
  open: 'border-line-strong',
  taken: 'border-accent bg-accent text-on-accent',
  skipped: 'border-line-strong bg-sunken text-ink-2',
}

/** The circle of a dose. Decorative: the checkbox before it is visually hidden. */
export function TickMark({ state }: { state: DoseState }) {
  return (
    <span
      aria-hidden
      className={`flex size-6 shrink-0 items-center justify-center rounded-full border-2 transition-transform duration-(--dur-1) peer-active:scale-90 ${LOOKS[state]}`}
    >
      {state === 'taken' && <Check size={16} />}
      {state === 'skipped' && <Minus size={14} />}
    </span>
  )
}
