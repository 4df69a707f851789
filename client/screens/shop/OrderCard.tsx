import { Download } from 'lucide-react'
import { utcDay } from '../../../locales/translate.ts'
import { orderNumber } from '../../../shared/shop.ts'
import type { Answers } from '../../app/trpc.ts'
import { localDay } from '../../lib/today.ts'
import { useT } from '../../locale/messages.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { formatInstant } from '../../ui/format.ts'
import { money } from '../../ui/money.ts'
import { OrderBadge } from '../../ui/OrderBadge.tsx'

type Order = Answers['shop']['orders'][number]

/** `onCancel` is offered until the clinic begins with the order. */
export function OrderCard({ order, onCancel }: { order: Order; onCancel: () => void }) {
  const t = useT()
  return (
    <Card as="li" className="flex flex-col p-5 md:p-6">
      <div className="flex items-start justify-between gap-3 max-[23rem]:flex-wrap">
        <div>
          <h2 className="text-lg font-strong">{t('shop.order.number', { number: orderNumber(order.id) })}</h2>
          <p className="text-xs text-ink-2">
            <time dateTime={order.createdAt}>{formatInstant(order.createdAt)}</time>
          </p>
        </div>
        <OrderBadge status={order.status} />
      </div>
      <ul className="mt-4 grid gap-1 border-t border-line pt-4">
        {order.items.map((item) => (
          <li key={item.id} className="flex justify-between gap-4">
            <span className="min-w-0">{t('shop.order.line', item)}</span>
            <span>{money(item.priceCents * item.quantity)}</span>
          </li>
        ))}
      </ul>
      {order.notes && (
        <p className="mt-3 text-sm whitespace-pre-line text-ink-2">
          {t('shop.order.notes', { notes: order.notes })}
        </p>
      )}
      <div className="mt-auto pt-4">
        <p className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
          <span className="text-ink-2">{t('shop.order.total')}</span>
          <span className="text-lg font-strong">{money(order.totalCents)}</span>
        </p>
        <p className="mt-1 text-sm text-ink-2">
          {order.paidAt && order.payment !== 'open'
            ? t(`shop.order.paid.${order.payment}`, { day: utcDay(localDay(new Date(order.paidAt))) })
            : t('shop.order.unpaid')}
        </p>
        <p className="text-sm whitespace-pre-line text-ink-2">
          {order.deliveryAddress
            ? t('shop.order.sentTo', { address: order.deliveryAddress })
            : t(`shop.delivery.${order.delivery}`)}
        </p>
        <div className="mt-2 -mb-2 -ml-3 flex flex-wrap items-center justify-between gap-x-3">
          <a href={`/api/orders/${order.id}/receipt.pdf`} download className={buttonClass('plain', 'tight')}>
            <Download size={18} />
            {t('shop.order.receipt')}
            <span className="sr-only">{t('shop.order.number', { number: orderNumber(order.id) })}</span>
          </a>
          {order.status === 'pending' && (
            <Button look="danger-plain" size="tight" onClick={onCancel}>
              {t('shop.order.cancel')}
              <span className="sr-only">{t('shop.order.number', { number: orderNumber(order.id) })}</span>
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
