import { ChevronDown, type LucideIcon } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

type FoldProps = {
  icon: LucideIcon
  title: string
  /** A short summary of the content; phones have no room for it. */
  hint?: string | undefined
  /** Controlled: whether it is open, and what a click does. */
  open?: boolean
  onToggle?: (() => void) | undefined
  children: ReactNode
}

/** A line that opens what is below it. Print shows it open. */
export function Fold({ icon: Icon, title, hint, open, onToggle, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(false)
  const shown = open ?? isOpen
  const id = useId()
  return (
    <section className="border-t border-line">
      <h2>
        <button
          type="button"
          aria-expanded={shown}
          aria-controls={id}
          onClick={onToggle ?? (() => setIsOpen(!isOpen))}
          className="flex min-h-12 w-full max-md:min-h-tap items-center gap-3 py-1.5 text-left text-sm hover:text-accent-text"
        >
          <Icon size={18} className="shrink-0 text-ink-2 print:hidden" />
          <span className="min-w-0 flex-1">
            <span className="font-strong">{title}</span>{' '}
            {hint && <span className="text-ink-2 max-md:hidden print:hidden">{hint}</span>}
          </span>
          <ChevronDown
            size={18}
            className={`shrink-0 text-ink-2 transition-transform duration-(--dur-2) print:hidden ${shown ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <div id={id} className={shown ? 'pb-5' : 'hidden print:block'}>
        {children}
      </div>
    </section>
  )
}
