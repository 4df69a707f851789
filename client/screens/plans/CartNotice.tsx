import { ShoppingCart } from 'lucide-react'
import { useCartCount } from '../../lib/cart.ts'
import { useT } from '../../locale/messages.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'

/** Reminds people of a filled cart, for example from before signing up. */
export function CartNotice() {
  const t = useT()
  const lines = useCartCount()
  if (lines === 0) return null
  return (
    <Card
      as="section"
      aria-label={t('plans.cart.title')}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4"
    >
      <p className="flex items-center gap-3">
        <ShoppingCart size={20} className="text-accent-text" />
        {t('plans.cart.waits', { count: lines })}
      </p>
      <LinkButton to="/cart" look="soft">
        {t('plans.cart.action')}
      </LinkButton>
    </Card>
  )
}
