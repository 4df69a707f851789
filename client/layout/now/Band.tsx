import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '../../locale/messages.tsx'

/** Texts already announced on this page, so that each is read aloud once. */
const announced = new Set<string>()

type BandProps = {
  title: ReactNode
  /** What a screen reader announces instead of the title. */
  alert?: string
  children: ReactNode
  /** Telephone numbers first. */
  actions: ReactNode
}

/** An urgent matter: a region directly after the page's heading. */
export function Band({ title, alert = '', children, actions }: BandProps) {
  const t = useT()
  const isNew = !announced.has(alert)
  return (
    <section
      aria-label={t('now.label')}
      className="grid items-center gap-x-8 gap-y-3.5 rounded-lg bg-danger-soft p-4.5 md:grid-cols-[minmax(0,1fr)_auto] md:px-6 md:py-5.5"
    >
      <p role={isNew ? 'alert' : undefined} className="sr-only" ref={() => void announced.add(alert)}>
        {alert || title}
      </p>
      <div className="min-w-0">
        <h2 className="mb-1 flex items-center gap-2.5 font-display text-xl font-title text-on-danger-soft">
          <TriangleAlert size={22} className="shrink-0" aria-hidden />
          <span>{title}</span>
        </h2>
        {children}
      </div>
      <div className="grid gap-2 md:min-w-68">{actions}</div>
    </section>
  )
}
