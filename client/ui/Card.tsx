import type { HTMLAttributes } from 'react'

type CardProps = HTMLAttributes<HTMLElement> & { as?: 'div' | 'section' | 'article' | 'li' }

/** A surface with a hairline. Padding is the caller's, because tables and lists run to its edges. */
export function Card({ as: Element = 'div', className = '', ...rest }: CardProps) {
  return <Element className={`rounded-lg border border-line bg-surface ${className}`} {...rest} />
}
