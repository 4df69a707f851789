import type { HTMLAttributes } from 'react'

type CardProps = HTMLAttributes<HTMLElement> & { as?: 'div' | 'section' | 'article' | 'li' }

/** The caller sets the padding, because tables and lists extend to the edges. */
export function Card({ as: Element = 'div', className = '', ...rest }: CardProps) {
  return <Element className={`min-w-0 rounded-lg border border-line bg-surface ${className}`} {...rest} />
}
