import type { ReactNode } from 'react'
import { Card } from '../../ui/Card.tsx'

type SectionProps = { title: string; action?: ReactNode; children: ReactNode }

/** A card of a patient's page. */
export function Section({ title, action, children }: SectionProps) {
  return (
    <Card as="section" className="p-5 md:p-7">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-display text-xl font-title">{title}</h2>
        {action}
      </div>
      {children}
    </Card>
  )
}
