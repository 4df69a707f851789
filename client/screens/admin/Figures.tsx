import type { ReactNode } from 'react'
import { Card } from '../../ui/Card.tsx'
import { formatCount } from '../../ui/format.ts'

/** How many products are named beside their count. */
const NAMED = 2

/** The first names of a list, and how many more there are: "Elderberry, Vitamin D +2". */
export function names(products: ReadonlyArray<{ name: string }>) {
  const named = products.slice(0, NAMED).map(({ name }) => name)
  const others = products.length - named.length
  return others > 0 ? `${named.join(', ')} +${others}` : named.join(', ')
}

/** Three figures in one strip, as a list of terms. */
export function Figures({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={label}>
      <dl className="grid grid-cols-3">{children}</dl>
    </Card>
  )
}

type FigureProps = { title: string; count: number; colour?: string; children?: ReactNode }

/** One figure of a strip, coloured when it is not 0, with a note beside it. */
export function Figure({ title, count, colour = '', children }: FigureProps) {
  return (
    <div className="min-w-0 border-line px-4 py-3.5 not-first:border-l md:px-5">
      <dt className="text-xs text-ink-2">{title}</dt>
      <dd className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <span className={`text-xl font-figure ${count > 0 ? colour : ''}`}>{formatCount(count)}</span>
        {children && <span className="min-w-0 text-xs text-ink-2">{children}</span>}
      </dd>
    </div>
  )
}
