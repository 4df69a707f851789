import { createLink } from '@tanstack/react-router'
import { LoaderCircle } from 'lucide-react'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, Ref } from 'react'

export type ButtonLook =
  | 'primary'
  | 'outline'
  | 'soft'
  | 'plain'
  | 'danger'
  | 'danger-outline'
  | 'danger-plain'
  | 'inverse'
type ButtonSize = 'regular' | 'tight' | 'dense' | 'large'

const LOOKS: Record<ButtonLook, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-press',
  outline: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
  soft: 'bg-accent-soft text-on-accent-soft hover:bg-accent-soft-hover',
  plain: 'text-accent-text hover:bg-accent-soft',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover',
  // Beside a value that needs a doctor, on its own ground.
  'danger-outline': 'border border-on-danger-soft text-on-danger-soft hover:bg-surface/60',
  'danger-plain': 'text-danger hover:bg-danger-soft',
  // Only for the dark green band of the landing page.
  inverse: 'bg-on-accent-deep text-accent-deep hover:bg-on-accent-deep-2',
}

const SIZES: Record<ButtonSize, string> = {
  regular: 'min-h-tap px-5 py-2',
  // For plain buttons within text.
  tight: 'min-h-tap px-3 py-2',
  large: 'min-h-13 px-7 py-2.5',
  // For admin tables: smaller with a mouse, 44px on touch screens.
  dense: 'min-h-tap px-4 py-1.5 pointer-fine:min-h-dense',
}

/** A button's classes, for elements of other libraries. */
export function buttonClass(look: ButtonLook = 'primary', size: ButtonSize = 'regular') {
  return `inline-flex items-center justify-center gap-2.5 rounded-md text-sm font-strong transition-colors duration-(--dur-1) ${SIZES[size]} ${LOOKS[look]} disabled:border-transparent disabled:bg-sunken disabled:text-ink-3`
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: ButtonLook
  size?: ButtonSize
  /** Shows a spinner and ignores clicks; the button keeps the focus. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function Button({
  look,
  size,
  busy = false,
  className = '',
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type={type}
      className={`${buttonClass(look, size)} ${className}`}
      aria-disabled={busy || undefined}
      onClick={click}
      {...rest}
    >
      {busy && <LoaderCircle size={18} className="animate-spin" />}
      {children}
    </button>
  )
}

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  look?: ButtonLook
  size?: ButtonSize
  ref?: Ref<HTMLAnchorElement>
}

function Anchor({ look, size, className = '', children, ...rest }: AnchorProps) {
  return (
    <a className={`${buttonClass(look, size)} ${className}`} {...rest}>
      {children}
    </a>
  )
}

/** A button-shaped link; `to` is checked against the route table. */
export const LinkButton = createLink(Anchor)
