import { Clock, Minus, Plus, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { utcDay } from '../../../locales/translate.ts'
import { MAX_STOCK } from '../../../shared/shop.ts'
import { uncountedText } from '../../../shared/supplyText.ts'
import placeholder from '../../art/placeholder.svg'
import { useTypedNumber } from '../../layout/NumberInput.tsx'
import { useToday } from '../../lib/today.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { useCards } from '../../ui/breakpoints.ts'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { formatCount, formatMoment } from '../../ui/format.ts'
import { ProductThumb } from '../../ui/ProductPicture.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { Figure, Figures, names } from './Figures.tsx'
import {
  type ForecastLine,
  figuresOf,
  linesOf,
  runsOutText,
  type ShownForecast,
  urgencyOf,
} from './forecast.ts'

const ICONS = { danger: TriangleAlert, warning: Clock }
const BAR_COLOURS = { danger: 'bg-danger', warning: 'bg-warning' }

const fromTablet = (text: ReactNode) => <span className="max-md:hidden">{text}</span>

function Name({ line }: { line: ForecastLine }) {
  return (
    <span className="flex min-w-0 items-center gap-3 text-left">
      <ProductThumb product={line} className="size-9 shrink-0 rounded-sm" />
      <span className="min-w-0">
        {line.name}
        <span className="block text-xs font-text text-ink-2">
          {useT()('admin.forecast.patients', { count: line.patients })}
        </span>
      </span>
    </span>
  )
}

/** Stock against the need of 60 days, marked in the middle. */
function Bar({ line, today }: { line: ForecastLine; today: string }) {
  const t = useT()
  const { name, stock, need60 } = line
  const urgency = urgencyOf(line, today)
  const filled = need60 === 0 ? Math.min(1, stock) : Math.min(1, stock / need60 / 2)
  return (
    <span
      role="img"
      aria-label={t('admin.forecast.bar', { name, stock, need: need60 })}
      className="relative block h-2 w-20 rounded-full bg-sunken"
    >
      <span
        className={`block h-full rounded-full ${urgency ? BAR_COLOURS[urgency] : 'bg-accent-mark'}`}
        style={{ width: `${filled * 100}%` }}
      />
      <span className="absolute -top-0.75 left-1/2 h-3.5 w-0.5 bg-ink-2" />
    </span>
  )
}

function RunsOut({ line, today }: { line: ForecastLine; today: string }) {
  const urgency = urgencyOf(line, today)
  const text = runsOutText(line, today, useT())
  if (!urgency) return <span className="text-ink-2">{text}</span>
  return (
    <Badge tone={urgency} icon={ICONS[urgency]}>
      {text}
    </Badge>
  )
}

const STEP = 'flex size-tap items-center justify-center text-ink-2 hover:bg-sunken pointer-fine:size-dense'
const INNER_FOCUS = 'focus-visible:[box-shadow:inset_0_0_0_3px_var(--focus)]'

type OrderProps = { line: ForecastLine; onOrder: (productId: string, packs: number) => void }

/** The editable number of packs to order. */
function Order({ line: { productId, name, suggested, order }, onOrder }: OrderProps) {
  const t = useT()
  const set = (packs: number) => onOrder(productId, Math.min(MAX_STOCK, Math.max(0, packs)))
  const { input, change } = useTypedNumber({
    value: order,
    onChange: (packs) => (packs === null || Number.isInteger(packs)) && set(packs ?? 0),
    min: 0,
    max: MAX_STOCK,
    whole: true,
  })
  if (suggested === 0) return <span className="text-ink-3">{t('admin.forecast.noOrder')}</span>
  return (
    <fieldset
      aria-label={t('admin.forecast.orderOf', { name })}
      className="inline-flex items-center overflow-hidden rounded-md border border-line-strong bg-surface"
    >
      <button
        type="button"
        aria-label={t('admin.forecast.packLess', { name })}
        className={`${STEP} rounded-l-md ${INNER_FOCUS}`}
        onClick={() => set(order - 1)}
      >
        <Minus size={16} />
      </button>
      <input
        {...input}
        aria-label={t('admin.forecast.packsOf', { name })}
        maxLength={9}
        onChange={({ target }) => change(target.value)}
        className={`h-tap w-11 bg-transparent text-center font-medium pointer-fine:h-dense ${INNER_FOCUS}`}
      />
      <button
        type="button"
        aria-label={t('admin.forecast.packMore', { name })}
        className={`${STEP} rounded-r-md ${INNER_FOCUS}`}
        onClick={() => set(order + 1)}
      >
        <Plus size={16} />
      </button>
    </fieldset>
  )
}

type ForecastProps = {
  forecast: ShownForecast
  /** When the server computed it. Milliseconds. */
  at: number
  onSearch: (text: string) => void
  onOrder: OrderProps['onOrder']
}

/** What the patients' plans need of each product, when its stock runs out, and what to order. */
export function Forecast({ forecast, at, onSearch, onOrder }: ForecastProps) {
  const t = useT()
  const { rows, uncounted, search } = forecast
  const today = useToday()
  const narrow = useCards()
  const { need30, products, soon, suggested, until } = figuresOf(rows, today)
  const lines = linesOf(forecast)
  const needed = rows.some(({ patients }) => patients > 0)

  const wide: ReadonlyArray<Column<ForecastLine> & { goesFirst?: boolean }> = [
    { key: 'product', title: t('admin.products.column.product'), cell: (line) => <Name line={line} /> },
    {
      key: 'stock',
      title: t('admin.forecast.column.stock'),
      align: 'right',
      cell: ({ stock }) => formatCount(stock),
    },
    {
      key: 'need30',
      title: t('admin.forecast.column.days', { days: 30 }),
      align: 'right',
      cell: (line) => formatCount(line.need30),
      goesFirst: true,
    },
    {
      key: 'need60',
      title: t('admin.forecast.column.days', { days: 60 }),
      align: 'right',
      cell: ({ need60 }) => formatCount(need60),
    },
    {
      key: 'bar',
      title: t('admin.forecast.column.bar'),
      cell: (line) => <Bar line={line} today={today} />,
      goesFirst: true,
    },
    {
      key: 'runsOut',
      title: t('admin.forecast.column.runsOut'),
      sorting: { direction: 'ascending' },
      cell: (line) => <RunsOut line={line} today={today} />,
    },
    {
      key: 'order',
      title: t('admin.forecast.suggested'),
      align: 'right',
      cell: (line) => <Order line={line} onOrder={onOrder} />,
    },
  ]
  const columns = narrow ? wide.filter(({ goesFirst }) => !goesFirst) : wide

  return (
    <>
      <p className="max-w-measure text-base text-pretty text-ink-2">{t('admin.forecast.about')}</p>
      {needed ? (
        <>
          <div className="mt-4">
            <Figures label={t('admin.forecast.glance')}>
              <Figure title={t('admin.forecast.needed')} count={need30}>
                <Rich id="admin.forecast.packsOfProducts" values={{ count: products, wide: fromTablet }} />
              </Figure>
              <Figure title={t('admin.forecast.soon')} count={soon.length} colour="text-danger">
                {fromTablet(names(soon, t))}
              </Figure>
              <Figure title={t('admin.forecast.suggested')} count={suggested}>
                <Rich id="admin.forecast.packsUntil" values={{ day: utcDay(until), wide: fromTablet }} />
              </Figure>
            </Figures>
          </div>
          <search aria-label={t('admin.forecast.title')} className="mt-5 block md:max-w-80">
            <SearchField label={t('admin.products.search')} value={search} onChange={onSearch} />
          </search>
          <Card className="mt-4 overflow-hidden">
            {lines.length > 0 ? (
              <Table
                caption={t('admin.forecast.byProduct')}
                columns={columns}
                rows={lines}
                keyOf={({ productId }) => productId}
              />
            ) : (
              <Empty art={placeholder} ground="water" title={t('admin.products.noneFound.title')}>
                {t('admin.products.noneFound.text')}
              </Empty>
            )}
          </Card>
        </>
      ) : (
        <Card className="mt-4">
          <Empty art={placeholder} ground="water" title={t('admin.forecast.none.title')}>
            {t('admin.forecast.none.text')}
          </Empty>
        </Card>
      )}
      <Uncounted uncounted={uncounted} />
      <p className="mt-3 max-w-measure text-xs text-pretty text-ink-3">
        {t('admin.forecast.method')} {needed && !narrow && <>{t('admin.forecast.mark')} </>}
        {t('admin.forecast.countedAt', { at: formatMoment(new Date(at).toISOString()) })}
      </p>
    </>
  )
}

/** How many medications the forecast leaves out, and why. */
function Uncounted({ uncounted }: Pick<ShownForecast, 'uncounted'>) {
  const t = useT()
  const all = uncounted.reduce((sum, { items }) => sum + items, 0)
  if (all === 0) return null
  return (
    <section aria-labelledby="uncounted" className="mt-6">
      <h2 id="uncounted" className="text-sm font-strong">
        {t('admin.forecast.uncounted', { count: all })}
      </h2>
      <ul className="mt-1 grid gap-0.5 text-sm text-ink-2">
        {uncounted.map(({ code, items }) => (
          <li key={code}>
            {t('admin.forecast.uncountedReason', { reason: uncountedText(code, t), count: items })}
          </li>
        ))}
      </ul>
    </section>
  )
}
