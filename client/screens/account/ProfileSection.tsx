import { type ReactNode, useId } from 'react'
import { Card } from '../../ui/Card.tsx'

/** A section of My Profile outside the form, with its title on the left, or above on a phone. */
export function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="gap-x-8 p-5 md:p-7 lg:grid lg:grid-cols-[14rem_1fr]">
      <h2 id={id} className="font-display text-xl font-title">
        {title}
      </h2>
      <div className="mt-4 min-w-0 lg:mt-0">{children}</div>
    </Card>
  )
}
