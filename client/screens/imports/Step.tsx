import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '../../locale/messages.tsx'
import { Card } from '../../ui/Card.tsx'

const STEPS = ['file', 'columns', 'preview', 'done'] as const
type StepName = (typeof STEPS)[number]

type StepProps = {
  step: StepName
  title: string
  text?: ReactNode
  children: ReactNode
  /** The buttons below. */
  actions?: ReactNode
}

/** One step of an import, with the others above it. */
export function Step({ step, title, text, children, actions }: StepProps) {
  const t = useT()
  const at = STEPS.indexOf(step)
  return (
    <Card as="section" aria-label={title} className="overflow-hidden">
      <ol className="flex flex-wrap gap-x-6 gap-y-2 border-b border-line bg-sunken px-5 py-4 text-sm">
        {STEPS.map((name, index) => (
          <li
            key={name}
            aria-current={index === at ? 'step' : undefined}
            className={`flex items-center gap-2.5 ${index === at ? 'font-strong text-ink' : 'text-ink-2'}`}
          >
            <span
              className={`flex size-7 items-center justify-center rounded-full text-sm font-strong ${index === at ? 'bg-accent text-on-accent' : index < at ? 'bg-accent-soft text-on-accent-soft' : 'border border-line-strong'}`}
            >
              {index < at ? <Check size={16} aria-hidden /> : index + 1}
            </span>
            {t(`imports.step.${name}`)}
          </li>
        ))}
      </ol>
      <div className="p-5 md:p-6">
        <h2 className="font-display text-xl font-title">{title}</h2>
        {text && <p className="mt-0.5 text-sm text-ink-2">{text}</p>}
        <div className="mt-4">{children}</div>
      </div>
      {actions && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-4 md:px-6">
          {actions}
        </div>
      )}
    </Card>
  )
}
