import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'

const LOOKS = {
  plain: 'text-ink-2 hover:text-ink',
  soft: 'text-ink-2 hover:bg-sunken hover:text-ink',
  danger: 'text-ink-3 hover:bg-danger-soft hover:text-danger',
}

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  icon: LucideIcon
  /** Of the icon. Pixels. */
  size?: number
  /** Accessible name. */
  label: string
  look?: keyof typeof LOOKS
}

/** A button that is only an icon. */
export function IconButton({
  icon: Icon,
  size = 18,
  label,
  look = 'soft',
  className = '',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`flex size-tap shrink-0 items-center justify-center rounded-md ${LOOKS[look]} ${className}`}
      {...rest}
    >
      <Icon size={size} />
    </button>
  )
}
