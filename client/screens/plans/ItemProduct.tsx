import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { dollars, productNamed } from '../../../shared/shop.ts'
import { isFoundIn } from '../../../shared/text.ts'
import { trpc } from '../../app/trpc.ts'
import { Button } from '../../ui/Button.tsx'
import { focusField } from '../../ui/Field.tsx'
import { ProductThumb } from '../../ui/ProductPicture.tsx'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { type EditedItem, productOf } from './planText.ts'

/** Products listed; others are found by typing. */
const MAX_LISTED = 20

/** Empty while loading. */
export function useShopProducts() {
  const catalogue = trpc.shop.products.useQuery(undefined, { meta: { errorTitle: 'Error loading products' } })
  return catalogue.data ?? []
}

type ItemProductProps = {
  item: Pick<EditedItem, 'text' | 'productId'>
  onChange: (productId: string | null) => void
}

/** The product of a medication, with buttons to choose another one or none. */
export function ItemProduct({ item, onChange }: ItemProductProps) {
  const [choosing, setChoosing] = useState(false)
  const [search, setSearch] = useState('')
  const products = useShopProducts()
  const product = productOf(item, products)
  const match = productNamed(item.text, products)
  const change = useRef<HTMLButtonElement>(null)
  /** Closes the search, with or without a choice, and returns the focus. */
  const closeSearch = (productId?: string | null) => {
    flushSync(() => {
      setChoosing(false)
      if (productId !== undefined) onChange(productId)
    })
    change.current?.focus()
  }

  if (choosing) {
    const found = products
      .filter(({ name }) => isFoundIn(name, search))
      .slice(0, MAX_LISTED)
      .map(({ id, name, priceCents }) => ({ id, title: name, note: dollars(priceCents) }))
    return (
      <div className="mt-1.5 flex items-center gap-2">
        <div className="min-w-0 grow">
          <SearchSelect
            aria-label="Product of the shop"
            value={null}
            onChange={(chosen) => chosen && closeSearch(chosen.id)}
            found={found}
            onSearch={setSearch}
            searching={false}
            placeholder="Search the shop"
            ref={focusField}
          />
        </div>
        <Button look="plain" size="tight" className="-mr-3" onClick={() => closeSearch()}>
          Cancel
        </Button>
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      {product && <ProductThumb product={product} className="size-9 shrink-0 rounded-sm" />}
      <p className="min-w-0 grow text-sm">
        {product && (
          <>
            <span className="font-medium">{product.name}</span>
            <span className="text-ink-3">, {dollars(product.priceCents)}</span>
          </>
        )}
        {!product && (
          <span className="text-ink-2">{item.productId ? 'No longer in the shop' : 'No product'}</span>
        )}
      </p>
      <div className="-mr-3 flex">
        {!product && match && (
          <Button look="plain" size="tight" onClick={() => closeSearch(match.id)}>
            Use {match.name}
          </Button>
        )}
        {(product || item.productId) && (
          <Button look="plain" size="tight" onClick={() => closeSearch(null)}>
            None<span className="sr-only"> of the shop for {item.text}</span>
          </Button>
        )}
        <Button ref={change} look="plain" size="tight" onClick={() => setChoosing(true)}>
          {product ? 'Change' : 'Choose'}
          <span className="sr-only"> the product for {item.text}</span>
        </Button>
      </div>
    </div>
  )
}
