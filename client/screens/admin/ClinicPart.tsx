import type { ReactNode } from 'react'
import { useT } from '../../locale/messages.tsx'
import { Card } from '../../ui/Card.tsx'

type ClinicPartProps = {
  part: 'about' | 'hours' | 'language' | 'texts' | 'mail' | 'storage' | 'backup'
  children: ReactNode
}

/** A part of the page "Clinic": its description at the left, its fields at the right. */
export function ClinicPart({ part, children }: ClinicPartProps) {
  const t = useT()
  const title = t(`clinic.part.${part}`)
  return (
    <Card
      as="section"
      id={part}
      aria-label={title}
      className="grid scroll-mt-22 gap-5 p-5 md:grid-cols-[12rem_minmax(0,1fr)] md:gap-8 md:p-7"
    >
      <div>
        <h2 className="font-display text-xl font-title">{title}</h2>
        <p className="mt-1 text-sm text-pretty text-ink-2">{t(`clinic.note.${part}`)}</p>
      </div>
      <div className="grid min-w-0 content-start gap-5">{children}</div>
    </Card>
  )
}
