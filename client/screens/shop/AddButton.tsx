import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import type { Product } from './catalogue.ts'

type AddButtonProps = {
  product: Product
  onAdd: (product: Product) => void
  /** The id of the element with the product's name, because a page has many of these buttons. */
  describedBy?: string
  className?: string
}

/** Disabled at stock 0. */
export function AddButton({ product, onAdd, describedBy, className = '' }: AddButtonProps) {
  const t = useT()
  const out = product.stock <= 0
  return (
    <Button
      disabled={out}
      aria-describedby={describedBy}
      onClick={() => onAdd(product)}
      className={`w-full ${className}`}
    >
      {t(out ? 'shop.stock.out' : 'shop.addToCart')}
    </Button>
  )
}
