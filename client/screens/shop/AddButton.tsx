import { Button } from '../../ui/Button.tsx'
import type { Product } from './catalogue.ts'

type AddButtonProps = {
  product: Product
  onAdd: (product: Product) => void
  /** The element that names the product: many of these buttons stand on one page. */
  describedBy?: string
  className?: string
}

/** Puts one into the cart; at stock 0 it says so instead. */
export function AddButton({ product, onAdd, describedBy, className = '' }: AddButtonProps) {
  const out = product.stock <= 0
  return (
    <Button
      disabled={out}
      aria-describedby={describedBy}
      onClick={() => onAdd(product)}
      className={`w-full ${className}`}
    >
      {out ? 'Out of Stock' : 'Add to Cart'}
    </Button>
  )
}
