import { dollars } from '../../../shared/shop.ts'
import { useT } from '../../locale/messages.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field, Textarea } from '../../ui/Field.tsx'
import type { CheckedLine } from './checkedLine.ts'

type OrderSummaryProps = {
  lines: CheckedLine[]
  /** For display; the server computes the charge. Cents. */
  totalCents: number
  notes: string
  onNotes: (notes: string) => void
  placing: boolean
  onPlace: () => void
}

export function OrderSummary({ lines, totalCents, notes, onNotes, placing, onPlace }: OrderSummaryProps) {
  const t = useT()
  return (
    <Card as="section" aria-labelledby="order-summary" className="p-5 md:p-6">
      <h2 id="order-summary" className="font-display text-xl font-title">
        {t('shop.summary.title')}
      </h2>
      <dl className="mt-4 grid gap-2.5 text-sm">
        {lines
          .filter(({ gone }) => !gone)
          .map((line) => (
            <div key={line.id} className="flex justify-between gap-4">
              <dt className="min-w-0">{t('shop.summary.line', line)}</dt>
              <dd>{dollars(line.totalCents)}</dd>
            </div>
          ))}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-4 text-base font-strong">
          <dt>{t('shop.order.total')}</dt>
          <dd className="text-lg">{dollars(totalCents)}</dd>
        </div>
      </dl>
      <Field label={t('shop.summary.notes')} aside={t('shop.summary.optional')} className="mt-4">
        <Textarea
          rows={2}
          maxLength={1_000}
          placeholder={t('shop.summary.notesHint')}
          value={notes}
          onChange={({ target }) => onNotes(target.value)}
        />
      </Field>
      <div className="mt-4 grid gap-2">
        <Button busy={placing} onClick={onPlace}>
          {t(placing ? 'shop.summary.placing' : 'shop.summary.place')}
        </Button>
        <LinkButton to="/products" look="plain">
          {t('shop.continue')}
        </LinkButton>
      </div>
    </Card>
  )
}
