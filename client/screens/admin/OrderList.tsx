import { Download } from 'lucide-react'
import {
  ORDER_TRANSITIONS,
  type OrderStatus,
  orderNumber,
  PAYMENTS,
  type Payment,
} from '../../../shared/shop.ts'
import type { Answers } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { CARDS } from '../../ui/breakpoints.ts'
import { Card } from '../../ui/Card.tsx'
import { Email } from '../../ui/Email.tsx'
import { formatInstant, formatShortInstant } from '../../ui/format.ts'
import { money } from '../../ui/money.ts'
import { OrderBadge } from '../../ui/OrderBadge.tsx'
import { PlainSelect } from '../../ui/PlainSelect.tsx'
import { type Column, Table } from '../../ui/Table.tsx'

export type Order = Answers['admin']['orders']['list']['rows'][number]

type OrderListProps = {
  orders: Order[]
  /** The id of the order whose status is being changed. */
  moving: string | null
  onStep: (order: Order, to: OrderStatus) => void
  onPayment: (order: Order, payment: Payment) => void
}

function ReceiptLink({ id }: Pick<Order, 'id'>) {
  const t = useT()
  return (
    <a
      href={`/api/orders/${id}/receipt.pdf`}
      download
      aria-label={t('admin.orders.receiptOf', { number: orderNumber(id) })}
      className="inline-flex min-h-tap items-center gap-1.5 text-xs font-strong text-accent-text hover:underline pointer-fine:min-h-7"
    >
      <Download size={14} aria-hidden />
      {t('shop.order.receipt')}
    </a>
  )
}

/** Whether the order is paid. A cancelled one can only be set back to open. */
function PaymentSelect({ order, onPayment }: Pick<OrderListProps, 'onPayment'> & { order: Order }) {
  const t = useT()
  const choices = PAYMENTS.filter(
    (one) => one === order.payment || one === 'open' || order.status !== 'cancelled',
  )
  return (
    <span className="block w-44">
      <PlainSelect
        aria-label={t('admin.orders.paymentOf', { number: orderNumber(order.id) })}
        value={order.payment}
        onChange={(payment) => onPayment(order, payment)}
        options={choices.map((value) => ({ value, label: t(`admin.orders.payment.${value}`) }))}
      />
    </span>
  )
}

function Steps({ order, moving, onStep }: Pick<OrderListProps, 'moving' | 'onStep'> & { order: Order }) {
  const t = useT()
  return (
    <span className="flex gap-2 md:justify-end lg:max-[90rem]:flex-col lg:max-[90rem]:items-end">
      {ORDER_TRANSITIONS[order.status].map((to) => (
        <Button
          key={to}
          look={to === 'cancelled' ? 'danger-plain' : 'outline'}
          size="dense"
          busy={moving === order.id}
          aria-label={t(`admin.orders.moveOrder.${to}`, { number: orderNumber(order.id) })}
          onClick={() => onStep(order, to)}
        >
          {t(`admin.orders.move.${to}`)}
        </Button>
      ))}
    </span>
  )
}

function Buyer({ buyer }: Pick<Order, 'buyer'>) {
  return (
    <span className="block min-w-0 md:min-w-38">
      {buyer.fullName}
      <span className="block text-xs text-ink-2">
        <Email>{buyer.email}</Email>
      </span>
    </span>
  )
}

function Items({ items, notes, deliveryAddress }: Pick<Order, 'items' | 'notes' | 'deliveryAddress'>) {
  const t = useT()
  return (
    <span className="block py-2 lg:min-w-34">
      {items.map((item) => (
        <span key={item.id} className="block">
          {t('shop.order.line', item)}
        </span>
      ))}
      <span className="block text-xs whitespace-pre-line text-ink-2">
        {deliveryAddress ? t('shop.order.sentTo', { address: deliveryAddress }) : t('shop.delivery.pickup')}
      </span>
      {notes && (
        <span className="block text-xs whitespace-pre-line text-ink-2">
          {t('shop.order.notes', { notes })}
        </span>
      )}
    </span>
  )
}

/** From 1080px. */
export function OrderTable({ orders, ...steps }: OrderListProps) {
  const t = useT()
  const columns: ReadonlyArray<Column<Order>> = [
    {
      key: 'order',
      title: t('admin.orders.column.order'),
      cell: ({ id, createdAt }) => (
        <span className="whitespace-nowrap">
          #{orderNumber(id)}
          <span className="block text-xs text-ink-2">{formatShortInstant(createdAt)}</span>
          <ReceiptLink id={id} />
        </span>
      ),
    },
    { key: 'buyer', title: t('admin.orders.column.buyer'), cell: ({ buyer }) => <Buyer buyer={buyer} /> },
    { key: 'items', title: t('admin.orders.column.items'), cell: (order) => <Items {...order} /> },
    {
      key: 'total',
      title: t('shop.order.total'),
      cell: ({ totalCents }) => money(totalCents),
      align: 'right',
    },
    {
      key: 'status',
      title: t('admin.orders.status'),
      cell: (order) => (
        <span className="grid justify-items-start gap-2 py-2">
          <OrderBadge status={order.status} />
          <PaymentSelect order={order} onPayment={steps.onPayment} />
        </span>
      ),
    },
    {
      key: 'actions',
      title: t('admin.actions'),
      cell: (order) => <Steps order={order} {...steps} />,
      align: 'right',
    },
  ]
  return (
    <Card className="overflow-hidden max-[90rem]:[&_:is(td,th)]:px-2">
      <Table caption={t('app.page.orders')} columns={columns} rows={orders} keyOf={({ id }) => id} />
    </Card>
  )
}

/** Below 1080px. */
export function OrderCards({ orders, ...steps }: OrderListProps) {
  const t = useT()
  return (
    <ul aria-label={t('app.page.orders')} className={CARDS}>
      {orders.map((order) => (
        <Card as="li" key={order.id} className="p-4">
          <div className="flex items-start justify-between gap-3 max-[23rem]:flex-wrap">
            <h2 className="text-base font-strong">
              {t('shop.order.number', { number: orderNumber(order.id) })}
            </h2>
            <OrderBadge status={order.status} />
          </div>
          <p className="text-xs text-ink-2">{formatInstant(order.createdAt)}</p>
          <div className="mt-3">
            <Buyer buyer={order.buyer} />
          </div>
          <Items {...order} />
          <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
            <span className="font-strong">{money(order.totalCents)}</span>
            <ReceiptLink id={order.id} />
            <PaymentSelect order={order} onPayment={steps.onPayment} />
            <Steps order={order} {...steps} />
          </div>
        </Card>
      ))}
    </ul>
  )
}
