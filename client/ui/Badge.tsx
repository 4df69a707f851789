import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral' | 'warm' | 'accent'

export const SOFT_TONES: Record<Tone, string> = {
  success: 'bg-success-soft text-on-success-soft',
  warning: 'bg-warning-soft text-on-warning-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
  info: 'bg-info-soft text-on-info-soft',
  neutral: 'bg-neutral-soft text-on-neutral-soft',
  warm: 'bg-warm-soft text-on-warm-soft',
  accent: 'bg-accent-soft text-on-accent-soft',
}

export type BadgeTone = Tone | 'primary'
const BADGE_TONES: Record<BadgeTone, string> = { ...SOFT_TONES, primary: 'bg-accent text-on-accent' }

type BadgeProps = {
  tone: BadgeTone
  icon?: LucideIcon /** The tooltip. */
  description?: string
  children: ReactNode
}

/** Status badges have an icon too, because colour alone is not accessible. */
export function Badge({ tone, icon: Icon, description, children }: BadgeProps) {
  return (
    <span
      title={description}
      className={`inline-flex min-h-6 items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-strong whitespace-nowrap ${BADGE_TONES[tone]}`}
    >
      {Icon && <Icon size={14} />}
      {children}
    </span>
  )
}
