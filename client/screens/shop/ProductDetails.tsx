import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { money } from '../../ui/money.ts'
import { ProductPlate } from '../../ui/ProductPicture.tsx'
import { AddButton } from './AddButton.tsx'
import type { Product } from './catalogue.ts'
import { StockNote } from './StockNote.tsx'

type ProductDetailsProps = {
  product: Product
  /** Its name in the reader's language. */
  category: string | null
  onClose: () => void
  onAdd: (product: Product) => void
}

export function ProductDetails({ product, category, onClose, onAdd }: ProductDetailsProps) {
  const t = useT()
  return (
    <Dialog
      open
      onClose={onClose}
      title={product.name}
      {...(category && { description: category })}
      actions={
        <>
          <Button look="outline" className="whitespace-nowrap" onClick={onClose}>
            {t('shop.continue')}
          </Button>
          <AddButton product={product} onAdd={onAdd} className="max-w-60" />
        </>
      }
    >
      <div className="grid gap-5 md:grid-cols-[15rem_1fr]">
        <ProductPlate product={product} faded={product.stock <= 0} className="overflow-hidden rounded-md" />
        <div>
          <p className="flex items-center justify-between gap-3">
            <span className="text-xl font-strong">{money(product.priceCents)}</span>
            <StockNote stock={product.stock} />
          </p>
          {product.description && (
            <p className="mt-4 text-base whitespace-pre-line text-ink-2">{product.description}</p>
          )}
        </div>
      </div>
    </Dialog>
  )
}
