import { type HTMLAttributes, type ReactNode, useId } from 'react'
import { Card } from './Card.tsx'

type SectionCardProps = Omit<HTMLAttributes<HTMLElement>, 'title'> & { title: ReactNode; large?: boolean }

/** A card with a heading, which is the section's accessible name. */
export function SectionCard({ title, large = false, children, ...rest }: SectionCardProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} {...rest}>
      <h2 id={id} className={large ? 'font-display text-xl font-title' : 'text-lg font-strong'}>
        {title}
      </h2>
      {children}
    </Card>
  )
}
