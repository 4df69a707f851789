import { type Translate, utcDay } from '../../../locales/translate.ts'
import { addDays } from '../../../shared/health.ts'
import { FORECAST_DAYS, FORECAST_FAR } from '../../../shared/supply.ts'
import { isFoundIn } from '../../../shared/text.ts'
import { formatDayOfMonth } from '../../ui/format.ts'
import type { Forecast, Product } from './products.ts'

/** A stock that runs out in fewer days is urgent; in fewer than 60, a warning. */
const URGENT_DAYS = 21

type Row = Forecast['rows'][number]
type Shown = Pick<Product, 'category' | 'imageUrl' | 'pictureUrl' | 'unitsPerPack' | 'unitName'>

/** A row with the product's data for the table and the file, and the packs to order. */
export type ForecastLine = Row & Shown & { order: number }

const UNKNOWN: Shown = {
  category: null,
  imageUrl: null,
  pictureUrl: null,
  unitsPerPack: null,
  unitName: null,
}

/** The server's forecast, its products, and the admin's input. */
export type ShownForecast = Forecast & {
  products: readonly Product[]
  search: string
  /** Packs to order by product, where they differ from the suggestion. */
  changed: Readonly<Record<string, number>>
}

/** The lines that match the search, with changed or suggested packs to order. */
export function linesOf({
  rows,
  products,
  search,
  changed,
}: Omit<ShownForecast, 'uncounted'>): ForecastLine[] {
  const byId = new Map(products.map((product) => [product.id, product]))
  const lines = rows.map((row) => {
    const { category, imageUrl, pictureUrl, unitsPerPack, unitName } = byId.get(row.productId) ?? UNKNOWN
    return {
      ...row,
      ...{ category, imageUrl, pictureUrl, unitsPerPack, unitName },
      order: changed[row.productId] ?? row.suggested,
    }
  })
  return lines.filter(({ name, category }) => isFoundIn(`${name}\n${category ?? ''}`, search))
}

/** Null if the stock lasts 60 days or nobody needs the product. */
export function urgencyOf({ runsOut }: Pick<Row, 'runsOut'>, today: string): 'danger' | 'warning' | null {
  if (runsOut === null || runsOut >= addDays(today, FORECAST_DAYS[1])) return null
  return runsOut < addDays(today, URGENT_DAYS) ? 'danger' : 'warning'
}

/** When a stock runs out, in words. */
export function runsOutText(
  { runsOut, stock, patients }: Pick<Row, 'runsOut' | 'stock' | 'patients'>,
  today: string,
  t: Translate,
): string {
  if (patients === 0) return t('admin.forecast.notNeeded')
  if (runsOut === null) return t('admin.forecast.afterMonth', { day: utcDay(addDays(today, FORECAST_FAR)) })
  if (runsOut > today) return formatDayOfMonth(runsOut)
  return t(stock === 0 ? 'admin.forecast.outOfStock' : 'admin.forecast.today')
}

/** The three figures above the table, over all products. Packs. */
export function figuresOf(rows: readonly Row[], today: string) {
  const sum = (packs: (row: Row) => number) => rows.reduce((total, row) => total + packs(row), 0)
  return {
    need30: sum((row) => row.need30),
    products: rows.filter((row) => row.need30 > 0).length,
    soon: rows.filter((row) => urgencyOf(row, today) !== null),
    suggested: sum((row) => row.suggested),
    until: addDays(today, FORECAST_DAYS[1]),
  }
}
