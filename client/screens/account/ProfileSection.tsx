import type { ReactNode } from 'react'
import { SectionCard } from '../../ui/SectionCard.tsx'

type ProfileSectionProps = {
  title: string
  children: ReactNode
}

/** A section outside the form, with its title. */
export function ProfileSection({ title, children }: ProfileSectionProps) {
  return (
    <SectionCard large title={title} className="p-5 md:p-7">
      <div className="mt-4 min-w-0">{children}</div>
    </SectionCard>
  )
}
