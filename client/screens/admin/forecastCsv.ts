import type { Translate } from '../../../locales/translate.ts'
import { csvText } from '../../lib/csv.ts'
import { linesOf, type ShownForecast } from './forecast.ts'

/**
 * The matching lines as CSV, in packs. `runs_out` is a day, or empty if nobody needs the product or it lasts longer
 * than 180 days.
 */
export const forecastCsv = (forecast: Omit<ShownForecast, 'uncounted'>, t: Translate): string =>
  csvText(
    [
      { title: t('admin.forecast.csv.product'), of: ({ name }) => name },
      { title: t('admin.forecast.csv.unitsPerPack'), of: ({ unitsPerPack }) => unitsPerPack },
      { title: t('admin.forecast.csv.unit'), of: ({ unitName }) => unitName },
      { title: t('admin.forecast.csv.patients'), of: ({ patients }) => patients },
      { title: t('admin.forecast.csv.stock'), of: ({ stock }) => stock },
      { title: t('admin.forecast.csv.need30'), of: ({ need30 }) => need30 },
      { title: t('admin.forecast.csv.need60'), of: ({ need60 }) => need60 },
      { title: t('admin.forecast.csv.runsOut'), of: ({ runsOut }) => runsOut },
      { title: t('admin.forecast.csv.order'), of: ({ order }) => order },
    ],
    linesOf(forecast),
  )
