import { type ReactNode, useId } from 'react'
import { Card } from '../../ui/Card.tsx'

type ProfileSectionProps = {
  title: string
  children: ReactNode
}

/** A section outside the form, with its title. */
export function ProfileSection({ title, children }: ProfileSectionProps) {
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId} className="p-5 md:p-7">
      <h2 id={titleId} className="font-display text-xl font-title">
        {title}
      </h2>
      <div className="mt-4 min-w-0">{children}</div>
    </Card>
  )
}
