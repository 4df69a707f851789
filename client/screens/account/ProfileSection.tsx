import { type ReactNode, useId } from 'react'
import { Card } from '../../ui/Card.tsx'

type ProfileSectionProps = {
  title: string
  /** Fragment of its address. */
  id?: string
  children: ReactNode
}

/** A section outside the form, with its title on the left, or above on phones. */
export function ProfileSection({ title, id, children }: ProfileSectionProps) {
  const titleId = useId()
  return (
    <Card
      as="section"
      id={id}
      aria-labelledby={titleId}
      className="gap-x-8 p-5 md:p-7 lg:grid lg:grid-cols-[14rem_1fr]"
    >
      <h2 id={titleId} className="font-display text-xl font-title">
        {title}
      </h2>
      <div className="mt-4 min-w-0 lg:mt-0">{children}</div>
    </Card>
  )
}
