import { dollars } from '../../../shared/shop.ts'
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
  return (
    <Card as="section" aria-labelledby="order-summary" className="p-5 md:p-6">
      <h2 id="order-summary" className="font-display text-xl font-title">
        Order Summary
      </h2>
      <dl className="mt-4 grid gap-2.5 text-sm">
        {lines
          .filter(({ gone }) => !gone)
          .map((line) => (
            <div key={line.id} className="flex justify-between gap-4">
              <dt className="min-w-0">
                {line.name} × {line.quantity}
              </dt>
              <dd>{dollars(line.totalCents)}</dd>
            </div>
          ))}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-4 text-base font-strong">
          <dt>Total</dt>
          <dd className="text-lg">{dollars(totalCents)}</dd>
        </div>
      </dl>
      <Field label="Order notes" aside="optional" className="mt-4">
        <Textarea
          rows={2}
          maxLength={1_000}
          placeholder="Anything the clinic should know?"
          value={notes}
          onChange={({ target }) => onNotes(target.value)}
        />
      </Field>
      <div className="mt-4 grid gap-2">
        <Button busy={placing} onClick={onPlace}>
          {placing ? 'Placing Order...' : 'Place Order'}
        </Button>
        <LinkButton to="/products" look="plain">
          Continue Shopping
        </LinkButton>
      </div>
    </Card>
  )
}
