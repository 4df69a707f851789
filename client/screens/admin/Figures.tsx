import type { ReactNode } from 'react'
import type { Translate } from '../../../locales/translate.ts'
import { Card } from '../../ui/Card.tsx'
import { formatCount } from '../../ui/format.ts'
import { listed } from './products.ts'

const NAMED = 2

/** The first names and the number of others: "Elderberry, Vitamin D +2". */
export function names(t: Translate, products: ReadonlyArray<{ name: string }>) {
  const named = listed(products.slice(0, NAMED).map(({ name }) => name))
  const others = products.length - NAMED
  return others > 0 ? t('admin.products.andOthers', { named, others }) : named
}

export function Figures({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={label}>
      <dl className="grid grid-cols-3">{children}</dl>
    </Card>
  )
}

type FigureProps = { title: string; count: number; colour?: string; children?: ReactNode }

/** A figure with a note beside it, coloured unless 0. */
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
