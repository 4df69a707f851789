import { useId } from 'react'
import { DELIVERIES, type Delivery, MAX_ADDRESS } from '../../../shared/shop.ts'
import { useT } from '../../locale/messages.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Field, Textarea } from '../../ui/Field.tsx'
import { money } from '../../ui/money.ts'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { Segments } from '../../ui/Segments.tsx'
import type { CheckedLine } from './checkedLine.ts'

type OrderSummaryProps = {
  lines: CheckedLine[]
  /** For display; the server computes the charge. Cents. */
  totalCents: number
  notes: string
  onNotes: (notes: string) => void
  delivery: Delivery
  onDelivery: (delivery: Delivery) => void
  address: string
  onAddress: (address: string) => void
  isAddressMissing: boolean
  /** Whether serious warnings were read; undefined without such warnings. */
  acknowledged: boolean | undefined
  onAcknowledge: (acknowledged: boolean) => void
  /** Set once an order was tried without reading the warnings. */
  isUnread: boolean
  placing: boolean
  onPlace: () => void
}

export function OrderSummary({
  lines,
  totalCents,
  notes,
  onNotes,
  delivery,
  onDelivery,
  address,
  onAddress,
  isAddressMissing,
  acknowledged,
  onAcknowledge,
  isUnread,
  placing,
  onPlace,
}: OrderSummaryProps) {
  const warning = useId()
  const t = useT()
  return (
    <SectionCard large title={t('shop.summary.title')} className="p-5 md:p-6">
      <dl className="mt-4 grid gap-2.5 text-sm">
        {lines
          .filter(({ gone }) => !gone)
          .map((line) => (
            <div key={line.id} className="flex justify-between gap-4">
              <dt className="min-w-0">{t('shop.summary.line', line)}</dt>
              <dd>{money(line.totalCents)}</dd>
            </div>
          ))}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-4 text-base font-strong">
          <dt>{t('shop.order.total')}</dt>
          <dd className="text-lg">{money(totalCents)}</dd>
        </div>
      </dl>
      <div className="mt-4">
        <p aria-hidden className="mb-1.5 text-sm font-strong">
          {t('shop.summary.delivery')}
        </p>
        <Segments
          label={t('shop.summary.delivery')}
          value={delivery}
          onChange={onDelivery}
          options={DELIVERIES.map((value) => ({ value, title: t(`shop.delivery.${value}`) }))}
        />
      </div>
      {delivery === 'address' && (
        <Field
          label={t('shop.summary.address')}
          error={isAddressMissing ? t('shop.invalid.address') : undefined}
          className="mt-4"
        >
          <Textarea
            rows={3}
            maxLength={MAX_ADDRESS}
            autoComplete="street-address"
            value={address}
            onChange={({ target }) => onAddress(target.value)}
          />
        </Field>
      )}
      <Field label={t('shop.summary.notes')} aside={t('shop.summary.optional')} className="mt-4">
        <Textarea
          rows={2}
          maxLength={1_000}
          placeholder={t('shop.summary.notesHint')}
          value={notes}
          onChange={({ target }) => onNotes(target.value)}
        />
      </Field>
      {acknowledged !== undefined && (
        <div className="mt-4">
          <label className="flex min-h-tap cursor-pointer items-start gap-3 rounded-md bg-danger-soft p-3 text-sm text-on-danger-soft">
            <input
              type="checkbox"
              checked={acknowledged}
              onChange={({ target }) => onAcknowledge(target.checked)}
              aria-invalid={isUnread || undefined}
              aria-describedby={isUnread ? warning : undefined}
              className="mt-0.5 size-5 shrink-0 accent-accent"
            />
            {t('shop.summary.acknowledge')}
          </label>
          {isUnread && (
            <p id={warning} className="mt-1.5 text-sm text-danger">
              {t('shop.summary.acknowledgeFirst')}
            </p>
          )}
        </div>
      )}
      <div className="mt-4 grid gap-2">
        <Button busy={placing} onClick={onPlace}>
          {t(placing ? 'shop.summary.placing' : 'shop.summary.place')}
        </Button>
        <LinkButton to="/products" look="plain">
          {t('shop.continue')}
        </LinkButton>
      </div>
    </SectionCard>
  )
}
