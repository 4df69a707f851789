import { ShoppingCart } from 'lucide-react'
import { useCartCount } from '../../lib/cart.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'

/** Reminds people of a filled cart, for example from before signing up. */
export function CartNotice() {
  const lines = useCartCount()
  if (lines === 0) return null
  return (
    <Card
      as="section"
      aria-label="Your cart"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4"
    >
      <p className="flex items-center gap-3">
        <ShoppingCart size={20} className="text-accent-text" />
        {lines === 1 ? 'One product waits in your cart.' : `${lines} products wait in your cart.`}
      </p>
      <LinkButton to="/cart" look="soft">
        Continue your order
      </LinkButton>
    </Card>
  )
}
