import { useQueryClient } from '@tanstack/react-query'
import { unitsText } from '../../../shared/planItemText.ts'
import { type StockBand, stockBand } from '../../../shared/shop.ts'
import { trpc } from '../../app/trpc.ts'
import { intl, t } from '../../locale/messages.tsx'
import type { Tone } from '../../ui/Badge.tsx'
import { byName } from '../../ui/format.ts'

/** Active or not, by name. */
export function useInventory() {
  return trpc.admin.products.list.useQuery(undefined, {
    select: byName,
    meta: { errorTitle: t('admin.products.failedTitle') },
  })
}

export type Product = NonNullable<ReturnType<typeof useInventory>['data']>[number]

/** What the patients' plans need of each product, ordered by the day its stock runs out. */
export function useForecast(enabled: boolean) {
  return trpc.admin.products.forecast.useQuery(undefined, {
    enabled,
    meta: { errorTitle: t('admin.forecast.failedTitle') },
  })
}

export type Forecast = NonNullable<ReturnType<typeof useForecast>['data']>

/** "60 capsules"; null if unknown. */
export const packText = ({ unitsPerPack, unitName }: Pick<Product, 'unitsPerPack' | 'unitName'>) =>
  unitsText({ units: unitsPerPack, unitName }, t)

export const BAND_TONES: Record<StockBand, Tone> = {
  enough: 'success',
  medium: 'info',
  low: 'warning',
  out: 'danger',
}

/** Texts beside one another: "Energy, $24.90, 60 capsules". */
export const listed = (texts: string[]) => intl.formatList(texts, { type: 'unit' })

export const inBand = (products: Product[], band: StockBand) =>
  products.filter(({ stock }) => stockBand(stock) === band)

/** Returns a function that reloads what depends on products: this table and the shop. */
export function useInventoryChanged() {
  const utils = trpc.useUtils()
  return () => Promise.all([utils.admin.products.invalidate(), utils.shop.products.invalidate()])
}

const QUICK = ['quick adjust']

/** Changes a stock by one optimistically; the server's answer corrects the number. */
export function useQuickAdjust() {
  const client = useQueryClient()
  const utils = trpc.useUtils()
  const changed = useInventoryChanged()
  const patch = (productId: string, delta: number) =>
    utils.admin.products.list.setData(undefined, (products) =>
      products?.map((product) =>
        product.id === productId ? { ...product, stock: Math.max(0, product.stock + delta) } : product,
      ),
    )
  return trpc.admin.products.adjustStock.useMutation({
    mutationKey: QUICK,
    // Without a network the mutation fails at once and is rolled back.
    networkMode: 'always',
    onMutate: async ({ productId, delta }) => {
      patch(productId, delta)
      await utils.admin.products.list.cancel()
    },
    meta: { success: [t('admin.products.stockUpdated')] },
    onError: (_error, { productId, delta }) => patch(productId, -delta),
    onSettled: () => {
      // Only after the last of several quick changes: an earlier reload would briefly show an old number.
      if (client.isMutating({ mutationKey: QUICK }) === 1) void changed()
    },
  })
}
