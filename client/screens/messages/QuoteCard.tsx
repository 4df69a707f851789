import { Link } from '@tanstack/react-router'
import { CalendarDays, ClipboardList, Droplet, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { isOutside } from '../../../shared/markers.ts'
import type { Quote } from '../../../shared/messages.ts'
import { quoteText } from '../../../shared/quoteText.ts'
import { useT } from '../../locale/messages.tsx'
import { formatExact } from '../../ui/format.ts'
import { RangeBar } from '../../ui/RangeBar.tsx'

export const QUOTE_ICONS: Record<Quote['kind'], LucideIcon> = {
  item: ClipboardList,
  marker: Droplet,
  day: CalendarDays,
}

const CARD = 'block w-full rounded-md border border-line bg-surface p-3 text-left text-ink'

type QuoteLinkProps = {
  quote: Quote
  /** The patient whom a practitioner reads about; absent for the patient. */
  patientId?: string | undefined
  children: ReactNode
}

function QuoteLink({ quote, patientId, children }: QuoteLinkProps) {
  const className = `${CARD} hover:border-line-strong`
  if (quote.kind === 'item')
    return (
      <Link to="/plans/$planId/versions" params={{ planId: quote.planId }} className={className}>
        {children}
      </Link>
    )
  if (quote.kind === 'marker')
    return patientId ? (
      <Link
        to="/practitioner/patients/$id/blood-tests"
        params={{ id: patientId }}
        search={{ test: quote.bloodTestId }}
        className={className}
      >
        {children}
      </Link>
    ) : (
      <Link to="/blood-tests" search={{ test: quote.bloodTestId }} className={className}>
        {children}
      </Link>
    )
  return patientId ? (
    <Link to="/practitioner/patient-health" search={{ patient: patientId }} className={className}>
      {children}
    </Link>
  ) : (
    <Link to="/health-tracking" className={className}>
      {children}
    </Link>
  )
}

type QuoteCardProps = {
  quote: Quote
  patientId?: string | undefined
  /** Whether the card links to what it quotes, because it still exists. */
  leads?: boolean
}

/** A snapshot of something in the record, as it was when quoted. */
export function QuoteCard({ quote, patientId, leads = false }: QuoteCardProps) {
  const t = useT()
  const { kind } = quote
  const { title, detail } = quoteText(quote, t)
  const value = quote.kind === 'marker' ? quote.value : undefined
  const Icon = QUOTE_ICONS[kind]
  const card = (
    <>
      <span className="flex gap-3">
        <Icon size={20} className="mt-0.5 shrink-0 text-accent-text" aria-hidden />
        <span className="min-w-0">
          <span className="block text-sm font-strong break-words">{title}</span>
          <span className="block text-xs break-words text-ink-2">{detail}</span>
        </span>
      </span>
      {value && (value.low !== null || value.high !== null) && (
        <span className="mt-3 block">
          <RangeBar
            value={value.value}
            range={{ low: value.low, high: value.high }}
            outside={isOutside(value)}
            label={t('messages.quote.label', { title, detail })}
            write={formatExact}
          />
        </span>
      )}
    </>
  )
  if (!leads) return <div className={CARD}>{card}</div>
  return (
    <QuoteLink quote={quote} patientId={patientId}>
      {card}
    </QuoteLink>
  )
}
