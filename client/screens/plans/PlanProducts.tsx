import { productNamed } from '../../../shared/shop.ts'
import { trpc } from '../../app/trpc.ts'
import { useAddToCart } from '../../lib/cart.ts'
import { Button } from '../../ui/Button.tsx'
import { refuse } from '../../ui/failures.ts'
import { toast } from '../../ui/toast.ts'

/** The plan's medications that the shop sells, each with an Add button, and one button for all. */
export function PlanProducts({ medications }: { medications: string[] | null }) {
  const catalogue = trpc.shop.products.useQuery(undefined, { meta: { errorTitle: 'Error loading products' } })
  const addToCart = useAddToCart()
  const products = catalogue.data ?? []
  const named = new Set((medications ?? []).flatMap((medication) => productNamed(medication, products) ?? []))
  const found = [...named]
  if (found.length === 0) return null

  const add = (wanted: typeof found) => {
    const added = wanted.filter((product) => addToCart(product))
    if (added.length > 0) toast.success('Added to cart', added.map(({ name }) => name).join(', '))
    if (added.length < wanted.length) refuse('Stock limit', 'Cannot add more than available stock')
  }
  const inStock = found.filter(({ stock }) => stock > 0)

  return (
    <section aria-label="In the shop" className="mt-5 grid gap-3 border-line border-t pt-5">
      <h3 className="font-strong text-lg">In the shop</h3>
      <ul className="grid gap-2">
        {found.map((product) => (
          <li key={product.id} className="flex items-center justify-between gap-4">
            <span>{product.name}</span>
            <Button look="soft" disabled={product.stock === 0} onClick={() => add([product])}>
              {product.stock === 0 ? 'Out of Stock' : 'Add to cart'}
              <span className="sr-only"> {product.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {inStock.length > 1 && (
        <Button look="outline" className="justify-self-start" onClick={() => add(inStock)}>
          Add all {inStock.length} to cart
        </Button>
      )}
    </section>
  )
}
