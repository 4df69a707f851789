import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { productNamed } from '../../../shared/shop.ts'
import { isFoundIn } from '../../../shared/text.ts'
import { trpc } from '../../app/trpc.ts'
import { Rich, t, useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { focusField } from '../../ui/Field.tsx'
import { byName } from '../../ui/format.ts'
import { money } from '../../ui/money.ts'
import { ProductThumb } from '../../ui/ProductPicture.tsx'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { type EditedItem, productOf } from './planText.ts'

/** Products listed; others are found by typing. */
const MAX_LISTED = 20

/** Empty while loading. */
export function useShopProducts() {
  const catalogue = trpc.shop.products.useQuery(undefined, {
    select: byName,
    meta: { errorTitle: t('plans.failedProducts') },
  })
  return catalogue.data ?? []
}

type ItemProductProps = {
  item: Pick<EditedItem, 'text' | 'productId'>
  onChange: (productId: string | null) => void
}

/** The product of a medication, with buttons to choose another one or none. */
export function ItemProduct({ item, onChange }: ItemProductProps) {
  const t = useT()
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
      .map(({ id, name, priceCents }) => ({ id, title: name, note: money(priceCents) }))
    return (
      <div className="mt-1.5 flex items-center gap-2">
        <div className="min-w-0 grow">
          <SearchSelect
            aria-label={t('plans.product.label')}
            value={null}
            onChange={(chosen) => chosen && closeSearch(chosen.id)}
            found={found}
            onSearch={setSearch}
            searching={false}
            placeholder={t('plans.product.search')}
            ref={focusField}
          />
        </div>
        <Button look="plain" size="tight" className="-mr-3" onClick={() => closeSearch()}>
          {t('app.cancel')}
        </Button>
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      {product && <ProductThumb product={product} className="size-9 shrink-0 rounded-sm" />}
      <p className="min-w-0 grow text-sm">
        {product && (
          <span className="text-ink-3">
            <Rich
              id="plans.product.priced"
              values={{
                product: product.name,
                price: money(product.priceCents),
                name: (text) => <span className="font-medium text-ink">{text}</span>,
              }}
            />
          </span>
        )}
        {!product && (
          <span className="text-ink-2">
            {t(item.productId ? 'plans.product.gone' : 'plans.product.none')}
          </span>
        )}
      </p>
      <div className="-mr-3 flex">
        {!product && match && (
          <Button look="plain" size="tight" onClick={() => closeSearch(match.id)}>
            {t('plans.product.use', { name: match.name })}
          </Button>
        )}
        {(product || item.productId) && (
          <Button look="plain" size="tight" onClick={() => closeSearch(null)}>
            <Rich id="plans.product.remove" values={{ item: item.text }} />
          </Button>
        )}
        <Button ref={change} look="plain" size="tight" onClick={() => setChoosing(true)}>
          <Rich id={product ? 'plans.product.change' : 'plans.product.choose'} values={{ item: item.text }} />
        </Button>
      </div>
    </div>
  )
}
