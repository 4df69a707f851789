import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const TONES = {
  info: { icon: Info, colours: 'bg-info-soft', iconColour: 'text-on-info-soft' },
  warning: { icon: CircleAlert, colours: 'bg-warning-soft', iconColour: 'text-on-warning-soft' },
  danger: { icon: TriangleAlert, colours: 'bg-danger-soft', iconColour: 'text-on-danger-soft' },
}

type AlertProps = { tone: keyof typeof TONES; title?: string; children: ReactNode; className?: string }

/** A message within the page. Outcomes of actions are toasts. */
export function Alert({ tone, title, children, className = '' }: AlertProps) {
  const { icon: Icon, colours, iconColour } = TONES[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'note'}
      className={`flex gap-3 rounded-md p-4 text-sm ${colours} ${className}`}
    >
      <Icon size={20} className={`mt-px ${iconColour}`} />
      <div className="min-w-0 text-ink">
        {title && <p className="font-strong">{title}</p>}
        {children}
      </div>
    </div>
  )
}
