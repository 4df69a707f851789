import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Delivery } from '../../../shared/shop.ts'
import { loadSession, useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import turmeric from '../../art/turmeric.svg'
import { changeQuantity, removeLine, useCart } from '../../lib/cart.ts'
import { useT } from '../../locale/messages.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { refuse, report } from '../../ui/failures.ts'
import { money } from '../../ui/money.ts'
import { Page } from '../../ui/Page.tsx'
import { PageSkeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { CartLine } from './CartLine.tsx'
import { CartSafety, useCartSafety } from './CartSafety.tsx'
import { useCatalogue } from './catalogue.ts'
import { type CheckedLine, checkLines } from './checkedLine.ts'
import { OrderSummary } from './OrderSummary.tsx'
import { attemptedNotes, attemptKey, endAttempt } from './orderAttempt.ts'

/** This browser's cart with current prices and stock. */
export function Cart() {
  const t = useT()
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const session = useSession()
  const [cart, setCart] = useCart()
  const [typedNotes, setNotes] = useState<string | null>(null)
  const [delivery, setDelivery] = useState<Delivery>('pickup')
  const [typedAddress, setAddress] = useState<string | null>(null)
  const [acknowledged, setAcknowledged] = useState(false)
  /** The fields that are missing, once an order was tried. */
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const catalogue = useCatalogue()

  const lines = checkLines(cart, catalogue.data)
  const safety = useCartSafety(cart.map(({ product }) => product.id))
  const isSerious = safety.data?.warnings.some(({ severity }) => severity === 'serious') ?? false
  const profile = trpc.auth.profile.useQuery(undefined, {
    enabled: Boolean(session) && delivery === 'address',
    meta: { silent: true },
  })
  const address = typedAddress ?? profile.data?.address ?? ''
  const sentTo = delivery === 'address' ? address : ''
  const totalCents = lines.reduce((sum, line) => sum + line.totalCents, 0)
  const notes = typedNotes ?? (session ? attemptedNotes(session.user.id, cart) : '')

  const order = trpc.shop.placeOrder.useMutation({
    meta: { errorTitle: t('shop.cart.failed') },
    // Without a network the mutation fails at once, and is not sent later without the person's knowledge.
    networkMode: 'always',
    onSuccess: async (placed) => {
      setCart([])
      if (session) endAttempt(session.user.id)
      await navigate({ to: '/orders' })
      toast.success(
        t('shop.cart.placed'),
        placed.totalCents === totalCents
          ? t('shop.cart.follow')
          : t('shop.cart.priceChanged', { total: money(placed.totalCents) }),
      )
    },
    // Also after an error, so that lines show the current stock.
    onSettled: () => {
      void utils.shop.invalidate()
      void safety.refetch()
    },
  })

  const place = async () => {
    try {
      const me = await loadSession()
      if (!me) {
        refuse(t('shop.cart.signIn.title'), t('shop.cart.signIn.text'))
        await navigate({ to: '/auth', search: { next: '/cart' } })
        return
      }
      setTried(true)
      if (delivery === 'address' && !address.trim()) {
        refuse(t('shop.cart.failed'), t('shop.invalid.address'))
        return
      }
      if (isSerious && !acknowledged) {
        refuse(t('shop.cart.failed'), t('shop.summary.acknowledgeFirst'))
        return
      }
      order.mutate({
        lines: cart.map(({ product, quantity }) => ({ productId: product.id, quantity })),
        notes,
        delivery,
        ...(delivery === 'address' && { deliveryAddress: address }),
        acknowledged: isSerious && acknowledged,
        idempotencyKey: attemptKey(me.user.id, cart, notes, sentTo),
      })
    } catch (error) {
      report(error, { errorTitle: t('shop.cart.failed') })
    }
  }

  const change = ({ id, stock, quantity: before }: CheckedLine, quantity: number) => {
    // Lowering the quantity is always allowed, even if it is still above the stock.
    const changed = changeQuantity(cart, id, quantity, quantity < before ? before : stock)
    setRefused(changed ? null : id)
    if (changed) setCart(changed)
    else refuse(t('shop.stockLimit'), t('shop.cart.exceeds'))
  }
  const remove = ({ id }: CheckedLine) => {
    setCart(removeLine(cart, id))
    // The focused button has disappeared.
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  // After ordering, the cart is already empty while the next page loads.
  if (cart.length === 0) return order.isPending || order.isSuccess ? <PageSkeleton /> : <EmptyCart />
  return (
    <Page title={t('shop.cart.title')}>
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_25rem]">
        <div className="grid gap-5">
          <Card>
            <ul aria-label={t('shop.cart.products')}>
              {lines.map((line) => (
                <CartLine
                  key={line.id}
                  line={line}
                  refused={refused === line.id}
                  onChange={(quantity) => (quantity > 0 ? change(line, quantity) : remove(line))}
                  onRemove={() => remove(line)}
                />
              ))}
            </ul>
          </Card>
          <CartSafety found={safety} />
        </div>
        <OrderSummary
          lines={lines}
          totalCents={totalCents}
          notes={notes}
          onNotes={setNotes}
          delivery={delivery}
          onDelivery={setDelivery}
          address={address}
          onAddress={setAddress}
          isAddressMissing={tried && delivery === 'address' && !address.trim()}
          acknowledged={isSerious ? acknowledged : undefined}
          onAcknowledge={setAcknowledged}
          isUnread={tried && !acknowledged}
          placing={order.isPending}
          onPlace={place}
        />
      </div>
    </Page>
  )
}

function EmptyCart() {
  const t = useT()
  return (
    <Page title={t('shop.cart.title')}>
      <EmptyCard
        art={turmeric}
        ground="calendula"
        title={t('shop.cart.empty.title')}
        action={
          <LinkButton to="/products" look="soft">
            {t('shop.shopProducts')}
          </LinkButton>
        }
      >
        {t('shop.cart.empty.text')}
      </EmptyCard>
    </Page>
  )
}
