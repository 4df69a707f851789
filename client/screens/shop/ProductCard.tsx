import { memo, useId } from 'react'
import { Card } from '../../ui/Card.tsx'
import { money } from '../../ui/money.ts'
import { ProductPlate } from '../../ui/ProductPicture.tsx'
import { AddButton } from './AddButton.tsx'
import type { Product } from './catalogue.ts'
import { StockNote } from './StockNote.tsx'

type ProductCardProps = {
  product: Product
  /** Its name in the reader's language. */
  category: string | null
  onAdd: (product: Product) => void
  onOpen: (productId: string) => void
}

/**
 * Clicking it anywhere but on its button opens the details. Memoised: it renders again only when its product changes.
 */
export const ProductCard = memo(function ProductCard({ product, category, onAdd, onOpen }: ProductCardProps) {
  const nameId = useId()
  return (
    <Card
      as="li"
      className="when-near relative flex flex-col overflow-hidden [--near-height:35rem] hover:border-line-strong lg:[--near-height:31rem]"
    >
      <ProductPlate product={product} faded={product.stock <= 0} />
      <div className="flex flex-1 flex-col p-5">
        {category && <p className="text-xs text-ink-2">{category}</p>}
        <h2 className="mt-1 text-lg font-strong">
          <button
            type="button"
            id={nameId}
            aria-haspopup="dialog"
            onClick={() => onOpen(product.id)}
            className="text-left after:absolute after:inset-0 after:rounded-lg focus-visible:shadow-none focus-visible:after:[box-shadow:inset_0_0_0_3px_var(--focus)]"
          >
            {product.name}
          </button>
        </h2>
        {product.description && <p className="mt-1 line-clamp-3 text-sm text-ink-2">{product.description}</p>}
        <div className="mt-auto flex items-center justify-between gap-3 pt-4">
          <span className="text-lg font-strong">{money(product.priceCents)}</span>
          <StockNote stock={product.stock} />
        </div>
        <AddButton product={product} onAdd={onAdd} describedBy={nameId} className="relative mt-3" />
      </div>
    </Card>
  )
})
