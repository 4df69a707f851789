import { getRouteApi } from '@tanstack/react-router'
import { ShoppingCart } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import placeholder from '../../art/placeholder.svg'
import { useAddToCart, useCartCount } from '../../lib/cart.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { refuse } from '../../ui/failures.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { Page } from '../../ui/Page.tsx'
import { PlainSelect } from '../../ui/PlainSelect.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { ShowMore, useVisibleCount } from '../../ui/ShowMore.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { findProducts, type Product, useCatalogue } from './catalogue.ts'
import { ProductCard } from './ProductCard.tsx'

const ProductDetails = lazy(async () => ({
  default: (await import('./ProductDetails.tsx')).ProductDetails,
}))

const route = getRouteApi('/portal/screens/products')

/** Cards rendered at first; more follow on scrolling. Divisible by every number of columns. */
const STEP = 48
/** The value for all categories. No category has this name, because names are trimmed. */
const ANY = ' '
const GRID = 'grid gap-5 md:grid-cols-2 lg:grid-cols-4'

function CartButton() {
  const t = useT()
  const lines = useCartCount()
  return (
    <LinkButton
      to="/cart"
      look="outline"
      className="relative max-md:px-3"
      aria-label={t('shop.products.cart', { count: lines })}
    >
      <ShoppingCart size={20} />
      <span className="max-md:sr-only">{t('shop.products.cartShort')}</span>
      {lines > 0 && (
        <span className="absolute -top-2.5 -right-2.5 flex h-6 min-w-6 items-center justify-center rounded-full bg-warm px-1.5 text-2xs font-strong text-surface">
          {lines}
        </span>
      )}
    </LinkButton>
  )
}

function ProductGridSkeleton() {
  const t = useT()
  return (
    <div role="status" aria-label={t('app.loading')} className={GRID}>
      {[1, 2, 3, 4].map((key) => (
        <Card key={key} className="overflow-hidden">
          <Skeleton className="aspect-square rounded-none" />
          <span className="grid gap-3 p-5">
            <Skeleton className="h-5 w-32" />
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-11 w-full" />
            <Skeleton className="mt-6 h-11 w-full rounded-md" />
          </span>
        </Card>
      ))}
    </div>
  )
}

/** Names of categories in the reader's language: undefined until loaded, null if that fails. */
function useCategories() {
  const [categories, setCategories] = useState<typeof import('./shippedCategories.ts') | null>()
  useEffect(() => {
    import('./shippedCategories.ts').then(setCategories, () => setCategories(null))
  }, [])
  return categories
}

type ProductGridProps = {
  products: Product[]
  categoryOf: (product: Product) => string | null
  list: string
  onAdd: (product: Product) => void
}

function ProductGrid({ products, categoryOf, list, onAdd }: ProductGridProps) {
  const t = useT()
  const navigate = route.useNavigate()
  const [shown, more] = useVisibleCount(list, STEP)
  const open = useCallback(
    (product: string) => {
      void navigate({ search: (before) => ({ ...before, product }), resetScroll: false })
    },
    [navigate],
  )
  return (
    <>
      <ul aria-label={t('shop.products.title')} className={GRID}>
        {products.slice(0, shown).map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            category={categoryOf(product)}
            onAdd={onAdd}
            onOpen={open}
          />
        ))}
      </ul>
      {products.length > shown && <ShowMore auto onMore={more} />}
    </>
  )
}

/** The public catalogue. Search, category and the opened product are in the address. */
export function Products() {
  const t = useT()
  const categories = useCategories()
  const { q = '', category, product: openId } = route.useSearch()
  const navigate = route.useNavigate()
  const catalogue = useCatalogue()
  const addToCart = useAddToCart()

  // The cards wait for their categories' names, which would change in the reader's eyes.
  const all = categories === undefined ? undefined : catalogue.data
  const categoryOf = (product: Product) => (categories ? categories.categoryOf(product, t) : product.category)
  const found = all && findProducts(all, q, category)
  const open = all?.find(({ id }) => id === openId)

  const show = (to: Partial<Record<'q' | 'category' | 'product', string | undefined>>) =>
    void navigate({ search: (before) => ({ ...before, ...to }), replace: true, resetScroll: false })
  const add = useCallback(
    (product: Product) => {
      if (addToCart(product)) toast.success(t('shop.products.added'), product.name)
      else refuse(t('shop.stockLimit'), t('shop.products.exceeds'))
    },
    [addToCart, t],
  )

  return (
    <Page title={t('shop.products.title')} subtitle={t('shop.products.subtitle')}>
      <div className="mb-8 grid grid-cols-[1fr_auto] gap-3 md:grid-cols-[20rem_14rem_1fr]">
        <search aria-label={t('shop.products.title')}>
          <SearchField
            label={t('shop.products.search')}
            value={q}
            onChange={(text) => show({ q: text || undefined })}
          />
        </search>
        <div className="max-md:order-last max-md:col-span-2">
          <PlainSelect
            aria-label={t('shop.products.category')}
            value={category ?? ANY}
            onChange={(chosen) => show({ category: chosen === ANY ? undefined : chosen })}
            options={[
              { value: ANY, label: t('shop.products.anyCategory') },
              ...(categories?.categoryOptions(all ?? [], category, t) ?? []),
            ]}
          />
        </div>
        <div className="justify-self-end">
          <CartButton />
        </div>
      </div>
      <p role="status" className="sr-only">
        {found && t('shop.products.found', { count: found.length })}
      </p>
      {openId && all && !open && (
        <Alert tone="info" className="mb-6">
          {t('shop.products.gone')}
        </Alert>
      )}
      <LoadState query={catalogue} error={t('shop.products.notLoaded')} loading={<ProductGridSkeleton />} />
      {catalogue.data && !all && <ProductGridSkeleton />}
      {found?.length === 0 && (
        <EmptyCard
          art={placeholder}
          ground="water"
          title={t('shop.products.none.title')}
          action={
            all?.length ? (
              <Button look="soft" onClick={() => show({ q: undefined, category: undefined })}>
                {t('shop.products.none.showAll')}
              </Button>
            ) : undefined
          }
        >
          {t(all?.length ? 'shop.products.none.other' : 'shop.products.none.empty')}
        </EmptyCard>
      )}
      {found && found.length > 0 && (
        <ProductGrid
          products={found}
          categoryOf={categoryOf}
          list={`products ${category ?? ''} ${q}`}
          onAdd={add}
        />
      )}
      {open && (
        <Suspense>
          <ProductDetails
            product={open}
            category={categoryOf(open)}
            onClose={() => show({ product: undefined })}
            onAdd={add}
          />
        </Suspense>
      )}
    </Page>
  )
}
