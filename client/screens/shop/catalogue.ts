import { isFoundIn } from '../../../shared/text.ts'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { byName } from '../../ui/format.ts'

/** The whole catalogue, shared by all screens and searched in the browser. */
export function useCatalogue() {
  const t = useT()
  return trpc.shop.products.useQuery(undefined, {
    select: byName,
    meta: { errorTitle: t('shop.products.failed') },
  })
}

export type Product = NonNullable<ReturnType<typeof useCatalogue>['data']>[number]

/** Products whose name contains the search text, ignoring case and accents, in one category or in all. */
export function findProducts(products: Product[], search: string, category: string | undefined): Product[] {
  return products.filter(
    (product) => (category === undefined || product.category === category) && isFoundIn(product.name, search),
  )
}
