import { type Quote, refOf } from '../../../shared/messages.ts'
import { quoteText } from '../../../shared/quoteText.ts'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

type QuotePickerProps = {
  kind: Quote['kind']
  threadWith: string
  onChoose: (quote: Quote) => void
  onClose: () => void
}

/** Lists what can be quoted of one kind. */
export function QuotePicker({ kind, threadWith, onChoose, onClose }: QuotePickerProps) {
  const t = useT()
  const quotes = trpc.messages.quotable.useQuery(
    { threadWith },
    { meta: { errorTitle: t('messages.quote.failed') } },
  )
  const shown = quotes.data
    ?.filter((quote) => quote.kind === kind)
    .map((quote) => ({ quote, ...quoteText(quote, t) }))
  return (
    <Dialog open onClose={onClose} title={t(`messages.quote.${kind}`)}>
      {quotes.isPending && <Skeleton className="h-40 w-full" />}
      {shown?.length === 0 && <p className="text-ink-2">{t(`messages.quote.${kind}.none`)}</p>}
      <ul className="grid gap-2">
        {shown?.map(({ quote, title, detail }) => (
          <li key={JSON.stringify(refOf(quote))}>
            <button
              type="button"
              onClick={() => onChoose(quote)}
              className="block min-h-tap w-full rounded-md border border-line bg-surface px-4 py-2.5 text-left hover:bg-sunken"
            >
              <span className="block text-sm font-strong break-words">{title}</span>
              <span className="block text-xs break-words text-ink-2">{detail}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown?.at(-1)?.quote.more && <p className="mt-3 text-sm text-ink-2">{t('messages.quote.more')}</p>}
    </Dialog>
  )
}
