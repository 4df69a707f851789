import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import { useCart } from '../../lib/cart.ts'
import { t } from '../../locale/messages.tsx'
import { refuse } from '../../ui/failures.ts'
import { toast } from '../../ui/toast.ts'
import { type OwnSupply, withPacks } from './ownSupply.ts'

/** The remaining supply of each product of the plans. Failures are silent. */
export const useSupply = (today: string) =>
  trpc.shop.supply.useQuery({ today }, { enabled: today !== '', meta: { silent: true } })

/** Returns a function that adds the need of the next weeks to the cart and opens it. It orders nothing. */
export function useReorder() {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const [, setCart] = useCart()
  const [busy, setBusy] = useState(false)
  const reorder = async ({ productId, name, packs }: OwnSupply) => {
    setBusy(true)
    try {
      const products = await utils.shop.products.fetch(undefined, {
        // The current stock.
        staleTime: 0,
        meta: { errorTitle: t('plans.failedProducts') },
      })
      const product = products.find(({ id }) => id === productId)
      if (!product || product.stock === 0) {
        refuse(t('plans.supply.soldOut'), t('plans.supply.askPractitioner', { name }))
        void utils.shop.supply.invalidate()
        return
      }
      setCart((lines) => withPacks(lines, product, packs))
      const { stock } = product
      if (stock < packs) {
        toast.info(t('plans.supply.stockLimit'), t('plans.supply.onlyInStock', { stock, packs }))
      }
      await navigate({ to: '/cart' })
    } catch {
      // The failed request has shown its toast.
    } finally {
      setBusy(false)
    }
  }
  return { reorder, busy }
}
