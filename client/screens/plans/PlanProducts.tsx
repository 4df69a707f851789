import { lazy, Suspense, useState } from 'react'
import { commas } from '../../../shared/listText.ts'
import type { PlanItem } from '../../../shared/planItems.ts'
import { productNamed } from '../../../shared/shop.ts'
import { trpc } from '../../app/trpc.ts'
import { type CartProduct, useAddToCart } from '../../lib/cart.ts'
import { useToday } from '../../lib/today.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { refuse } from '../../ui/failures.ts'
import { toast } from '../../ui/toast.ts'
import { supplyText } from './ownSupply.ts'
import { useSupply } from './useSupply.ts'

const SupplyDialog = lazy(async () => ({ default: (await import('./SupplyDialog.tsx')).SupplyDialog }))

type PlanProductsProps = { plan: { medications: string[] | null; items: readonly PlanItem[] } }

/**
 * The products of the plan's medications: what the patient has left of each, and buttons that add one or all to the
 * cart. A medication without a chosen product is matched by name.
 */
export function PlanProducts({ plan: { medications, items } }: PlanProductsProps) {
  const t = useT()
  const catalogue = trpc.shop.products.useQuery(undefined, {
    meta: { errorTitle: t('plans.failedProducts') },
  })
  const today = useToday()
  const supplies = useSupply(today)
  const addToCart = useAddToCart()
  const [correctedId, setCorrectedId] = useState<string | null>(null)
  const products = catalogue.data ?? []
  const idOf = (medication: string) =>
    items.find(({ text }) => text === medication)?.productId ?? productNamed(medication, products)?.id
  const ids = new Set((medications ?? []).flatMap((medication) => idOf(medication) ?? []))
  const found = [...ids].flatMap((id) => {
    const product = products.find((one) => one.id === id)
    const supply = supplies.data?.find(({ productId }) => productId === id)
    const name = (product ?? supply)?.name
    return name === undefined ? [] : [{ id, name, product, supply }]
  })
  if (found.length === 0) return null

  const add = (wanted: readonly CartProduct[]) => {
    const added = wanted.filter((product) => addToCart(product))
    if (added.length > 0) {
      const names = added.map(({ name }) => name)
      toast.success(t('plans.products.added'), commas(t, names))
    }
    if (added.length < wanted.length) refuse(t('plans.supply.stockLimit'), t('plans.products.limit'))
  }
  const inStock = found.flatMap(({ product }) => (product && product.stock > 0 ? [product] : []))
  const corrected = supplies.data?.find(({ productId }) => productId === correctedId)

  return (
    <section aria-label={t('plans.products.title')} className="mt-5 grid gap-3 border-line border-t pt-5">
      <h3 className="font-strong text-lg">{t('plans.products.title')}</h3>
      <ul>
        {found.map(({ id, name, product, supply }) => (
          <li key={id} className="flex justify-between gap-4 border-line py-2.5 not-first:border-t">
            <div className="min-w-0">
              <p className="flex min-h-tap items-center">{name}</p>
              {supply && (
                <>
                  <p id={`left-${id}`} className="-mt-1.5 text-ink-2 text-sm">
                    {supplyText(supply, today)}
                  </p>
                  <Button
                    look="plain"
                    size="tight"
                    className="-mb-2 -ml-3"
                    aria-describedby={`left-${id}`}
                    onClick={() => setCorrectedId(id)}
                  >
                    <Rich
                      id={supply.unitsLeft === null ? 'plans.products.enter' : 'plans.products.correct'}
                      values={{ name }}
                    />
                  </Button>
                </>
              )}
            </div>
            {product && (
              <Button
                look="soft"
                className="shrink-0 self-start"
                disabled={product.stock === 0}
                onClick={() => add([product])}
              >
                <Rich
                  id={product.stock === 0 ? 'plans.products.soldOut' : 'plans.products.add'}
                  values={{ name }}
                />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {inStock.length > 1 && (
        <Button look="outline" className="justify-self-start" onClick={() => add(inStock)}>
          {t('plans.products.addAll', { count: inStock.length })}
        </Button>
      )}
      <Suspense>
        {corrected && <SupplyDialog supply={corrected} onClose={() => setCorrectedId(null)} />}
      </Suspense>
    </section>
  )
}
