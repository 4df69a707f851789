import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { utcDay } from '../../../locales/translate.ts'
import { addDays } from '../../../shared/health.ts'
import { FORECAST_FAR } from '../../../shared/supply.ts'
import { t } from '../../locale/messages.tsx'
import { formatDayOfMonth } from '../../ui/format.ts'
import { figuresOf, linesOf, runsOutText, urgencyOf } from './forecast.ts'
import { forecastCsv } from './forecastCsv.ts'
import type { Forecast, Product } from './products.ts'

const TODAY = '2026-11-22'

const product = (name: string, more: Partial<Product> = {}): Product => ({
  ...{ id: `id of ${name}`, name, category: null, description: null, imageUrl: null, pictureUrl: null },
  ...{ pictureProblem: null, externalId: null, priceCents: 900, stock: 5, isActive: true },
  ...{ unitsPerPack: null, unitName: null, createdAt: TODAY, updatedAt: TODAY },
  ...more,
})
const row = (name: string, more: Partial<Forecast['rows'][number]> = {}): Forecast['rows'][number] => ({
  ...{ productId: `id of ${name}`, name, patients: 1, stock: 5 },
  ...{ need30: 0, need60: 0, runsOut: null, suggested: 0 },
  ...more,
})

const elderberry = row('Elderberry', {
  ...{ patients: 4, stock: 0, need30: 9, need60: 18, runsOut: TODAY, suggested: 18 },
})
const chamomile = row('Chamomile', { need30: 5, need60: 11, runsOut: '2027-01-04', suggested: 6 })
const rhodiola = row('Rhodiola', { patients: 0, stock: 29 })
const forecast = {
  rows: [elderberry, chamomile, rhodiola],
  products: [
    product('Chamomile', { category: 'Stress and sleep', unitsPerPack: 40, unitName: 'cup' }),
    product('Elderberry', { category: 'Immunity', unitsPerPack: 250, unitName: 'ml' }),
    product('Rhodiola', { category: 'Energy' }),
  ],
  search: '',
  changed: {},
}

describe('linesOf', () => {
  it('linesOf keeps the order of the server, and shows what the product holds', () => {
    expect(linesOf(forecast)).toMatchObject([
      { name: 'Elderberry', unitsPerPack: 250, unitName: 'ml', order: 18 },
      { name: 'Chamomile', unitsPerPack: 40, unitName: 'cup', order: 6 },
      { name: 'Rhodiola', unitsPerPack: null, order: 0 },
    ])
  })
  it('linesOf finds by name and by category, in any case', () => {
    const found = (search: string) => linesOf({ ...forecast, search }).map(({ name }) => name)
    expect(found(' ELDER ')).toEqual(['Elderberry'])
    expect(found('sleep')).toEqual(['Chamomile'])
    expect(found('nettle')).toEqual([])
  })
  it('linesOf takes the changed number of packs, 0 too, and leaves the suggestion as it was', () => {
    const changed = { [elderberry.productId]: 24, [chamomile.productId]: 0 }
    expect(linesOf({ ...forecast, changed })).toMatchObject([
      { order: 24, suggested: 18 },
      { order: 0, suggested: 6 },
      { order: 0, suggested: 0 },
    ])
  })
  it('linesOf shows a product that was deleted meanwhile without its details', () => {
    expect(linesOf({ ...forecast, products: [] })[0]).toMatchObject({
      ...{ name: 'Elderberry', unitsPerPack: null, order: 18 },
    })
  })
})

describe('urgencyOf', () => {
  it.each([
    [0, 'danger'],
    [20, 'danger'],
    [21, 'warning'],
    [59, 'warning'],
    [60, null],
  ])('a stock that runs out in %i days: %s', (days, urgency) => {
    expect(urgencyOf({ runsOut: addDays(TODAY, days) }, TODAY)).toBe(urgency)
  })
  it('a stock that lasts longer than 180 days is not urgent', () => {
    expect(urgencyOf({ runsOut: null }, TODAY)).toBeNull()
  })
})

describe('runsOutText', () => {
  it('runsOutText says the day, or that the stock is gone, or that nobody needs it', () => {
    const far = utcDay(addDays(TODAY, FORECAST_FAR))
    expect(runsOutText(chamomile, TODAY, t)).toBe(formatDayOfMonth('2027-01-04'))
    expect(runsOutText(elderberry, TODAY, t)).toBe(t('admin.forecast.outOfStock'))
    expect(runsOutText({ ...elderberry, stock: 1 }, TODAY, t)).toBe(t('admin.forecast.today'))
    expect(runsOutText({ ...chamomile, runsOut: null }, TODAY, t)).toBe(
      t('admin.forecast.afterMonth', { day: far }),
    )
    expect(runsOutText(rhodiola, TODAY, t)).toBe(t('admin.forecast.notNeeded'))
  })
})

describe('figuresOf', () => {
  it('figuresOf adds the packs of all products, and counts those that run out within 60 days', () => {
    expect(figuresOf(forecast.rows, TODAY)).toEqual({
      ...{ need30: 14, products: 2, suggested: 24, until: '2027-01-21' },
      soon: [elderberry, chamomile],
    })
  })
})

describe('forecastCsv', () => {
  const read = (csv: string) => Papa.parse<Record<string, string>>(csv, { header: true }).data
  it('forecastCsv has a row for each line that is shown, with the packs to order', () => {
    const csv = forecastCsv({ ...forecast, search: 'i', changed: { [elderberry.productId]: 24 } }, t)
    expect(csv.split('\r\n').slice(1)).toEqual([
      'Elderberry,250,ml,4,0,9,18,2026-11-22,24',
      'Chamomile,40,cup,1,5,5,11,2027-01-04,6',
      'Rhodiola,,,0,29,0,0,,0',
    ])
  })
  it('forecastCsv puts an apostrophe before what a spreadsheet would run, and quotes what would break a row', () => {
    const rows = [row('=HYPERLINK("http://evil.example")'), row('Rose, "dog"\nhip')]
    const csv = forecastCsv({ ...forecast, rows, products: [] }, t)
    expect(read(csv).map((line) => line[t('admin.forecast.csv.product')])).toEqual([
      '\'=HYPERLINK("http://evil.example")',
      'Rose, "dog"\nhip',
    ])
  })
})
