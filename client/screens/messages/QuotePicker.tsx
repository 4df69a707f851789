import type { Quote } from '../../../shared/messages.ts'
import { trpc } from '../../app/trpc.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** The label of each kind of quote, and its empty state. */
export const QUOTES: Record<Quote['kind'], { title: string; none: string }> = {
  item: { title: 'Quote a plan item', none: 'No plan has an item to quote.' },
  marker: { title: 'Quote a marker', none: 'No analysed blood test has a marker to quote.' },
  day: { title: 'Quote a day', none: 'No day of the last two weeks has an entry.' },
}

type QuotePickerProps = {
  kind: Quote['kind']
  threadWith: string
  onChoose: (quote: Quote) => void
  onClose: () => void
}

/** Lists what can be quoted of one kind. */
export function QuotePicker({ kind, threadWith, onChoose, onClose }: QuotePickerProps) {
  const quotes = trpc.messages.quotable.useQuery({ threadWith }, { meta: { errorTitle: 'Failed to load' } })
  const shown = quotes.data?.filter((quote) => quote.kind === kind)
  return (
    <Dialog open onClose={onClose} title={QUOTES[kind].title}>
      {quotes.isPending && <Skeleton className="h-40 w-full" />}
      {shown?.length === 0 && <p className="text-ink-2">{QUOTES[kind].none}</p>}
      <ul className="grid gap-2">
        {shown?.map((quote) => (
          <li key={`${quote.title} ${quote.detail}`}>
            <button
              type="button"
              onClick={() => onChoose(quote)}
              className="block min-h-tap w-full rounded-md border border-line bg-surface px-4 py-2.5 text-left hover:bg-sunken"
            >
              <span className="block text-sm font-strong break-words">{quote.title}</span>
              <span className="block text-xs break-words text-ink-2">{quote.detail}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown?.at(-1)?.more && <p className="mt-3 text-sm text-ink-2">Only the first of them are shown.</p>}
    </Dialog>
  )
}
