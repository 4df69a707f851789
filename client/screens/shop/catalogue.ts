import { trpc } from '../../app/trpc.ts'

/** The whole catalogue. Searching it is the browser's work: it is here already, and is shared by every screen. */
export function useCatalogue() {
  return trpc.shop.products.useQuery(undefined, { meta: { errorTitle: 'Error loading products' } })
}

export type Product = NonNullable<ReturnType<typeof useCatalogue>['data']>[number]

/** Products whose name holds the search, without regard to case, of one category or of all. */
export function findProducts(products: Product[], search: string, category: string | undefined): Product[] {
  const wanted = search.trim().toLowerCase()
  return products.filter(
    (product) =>
      (category === undefined || product.category === category) &&
      product.name.toLowerCase().includes(wanted),
  )
}

/** The categories that the catalogue has, by name. */
export function categoriesOf(products: Product[]): string[] {
  const names = new Set(products.flatMap(({ category }) => category ?? []))
  return [...names].sort()
}
