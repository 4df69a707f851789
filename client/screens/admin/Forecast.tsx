import { Clock, Minus, Plus, TriangleAlert } from 'lucide-react'
import { MAX_STOCK } from '../../../shared/shop.ts'
import { plural } from '../../../shared/text.ts'
import placeholder from '../../art/placeholder.svg'
import { useToday } from '../../lib/today.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { formatCount, formatDayOfMonth, formatMoment } from '../../ui/format.ts'
import { ProductThumb } from '../../ui/ProductPicture.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { useCards } from './breakpoints.ts'
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

const count = (number: number, one: string, many?: string) =>
  `${formatCount(number)} ${plural(number, one, many)}`

function Name({ line }: { line: ForecastLine }) {
  return (
    <span className="flex min-w-0 items-center gap-3 text-left">
      <ProductThumb product={line} className="size-9 shrink-0 rounded-sm" />
      <span className="min-w-0">
        {line.name}
        <span className="block text-xs font-text text-ink-2">
          {line.patients === 0 ? 'no patient' : count(line.patients, 'patient')}
        </span>
      </span>
    </span>
  )
}

/** Stock against the need of 60 days, marked in the middle. */
function Bar({ line, today }: { line: ForecastLine; today: string }) {
  const { name, stock, need60 } = line
  const urgency = urgencyOf(line, today)
  const filled = need60 === 0 ? Math.min(1, stock) : Math.min(1, stock / need60 / 2)
  return (
    <span
      role="img"
      aria-label={`${name}: ${formatCount(stock)} in stock, ${formatCount(need60)} needed in 60 days`}
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
  const text = runsOutText(line, today)
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
  if (suggested === 0) return <span className="text-ink-3">none</span>
  const set = (packs: number) => onOrder(productId, Math.min(MAX_STOCK, Math.max(0, packs)))
  return (
    <fieldset
      aria-label={`Suggested order of ${name}`}
      className="inline-flex items-center overflow-hidden rounded-md border border-line-strong bg-surface"
    >
      <button
        type="button"
        aria-label={`One pack of ${name} less`}
        className={`${STEP} rounded-l-md ${INNER_FOCUS}`}
        onClick={() => set(order - 1)}
      >
        <Minus size={16} />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Packs of ${name}`}
        maxLength={7}
        value={order}
        onChange={({ target }) => set(Number(target.value.replace(/\D/g, '')))}
        className={`h-tap w-11 bg-transparent text-center font-medium pointer-fine:h-dense ${INNER_FOCUS}`}
      />
      <button
        type="button"
        aria-label={`One pack of ${name} more`}
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
  const { rows, uncounted, search } = forecast
  const today = useToday()
  const narrow = useCards()
  const { need30, products, soon, suggested, until } = figuresOf(rows, today)
  const lines = linesOf(forecast)
  const needed = rows.some(({ patients }) => patients > 0)

  const wide: ReadonlyArray<Column<ForecastLine> & { goesFirst?: boolean }> = [
    { key: 'product', title: 'Product', cell: (line) => <Name line={line} /> },
    { key: 'stock', title: 'In stock', align: 'right', cell: ({ stock }) => formatCount(stock) },
    {
      key: 'need30',
      title: '30 days',
      align: 'right',
      cell: (line) => formatCount(line.need30),
      goesFirst: true,
    },
    { key: 'need60', title: '60 days', align: 'right', cell: ({ need60 }) => formatCount(need60) },
    {
      key: 'bar',
      title: 'Stock against 60 days',
      cell: (line) => <Bar line={line} today={today} />,
      goesFirst: true,
    },
    {
      key: 'runsOut',
      title: 'Runs out',
      sorting: { direction: 'ascending' },
      cell: (line) => <RunsOut line={line} today={today} />,
    },
    {
      key: 'order',
      title: 'Suggested order',
      align: 'right',
      cell: (line) => <Order line={line} onOrder={onOrder} />,
    },
  ]
  const columns = narrow ? wide.filter(({ goesFirst }) => !goesFirst) : wide

  return (
    <>
      <p className="max-w-measure text-base text-pretty text-ink-2">
        What the present plans need, at the pace at which patients tick their doses. A forecast, not an order:
        nothing is bought from here.
      </p>
      {needed ? (
        <>
          <div className="mt-4">
            <Figures label="Forecast at a glance">
              <Figure title="Needed in 30 days" count={need30}>
                packs<span className="max-md:hidden"> of {count(products, 'product')}</span>
              </Figure>
              <Figure title="Runs out within 60 days" count={soon.length} colour="text-danger">
                <span className="max-md:hidden">{names(soon)}</span>
              </Figure>
              <Figure title="Suggested order" count={suggested}>
                packs<span className="max-md:hidden">, to last until {formatDayOfMonth(until)}</span>
              </Figure>
            </Figures>
          </div>
          <search aria-label="Forecast" className="mt-5 block md:max-w-80">
            <SearchField label="Search products" value={search} onChange={onSearch} />
          </search>
          <Card className="mt-4 overflow-hidden">
            {lines.length > 0 ? (
              <Table
                caption="Forecast by product"
                columns={columns}
                rows={lines}
                keyOf={({ productId }) => productId}
              />
            ) : (
              <Empty art={placeholder} ground="water" title="No products found">
                No product name or category contains this text.
              </Empty>
            )}
          </Card>
        </>
      ) : (
        <Card className="mt-4">
          <Empty art={placeholder} ground="water" title="No plan needs a product of the shop.">
            A product is counted when a plan's medication is linked to it.
          </Empty>
        </Card>
      )}
      <Uncounted uncounted={uncounted} />
      <p className="mt-3 max-w-measure text-xs text-pretty text-ink-3">
        In whole packs for each patient: at the patient's own pace of the last 28 days where it is known, else
        as the plan says, minus what the patient still has.
        {needed && !narrow && ' The mark is the need of 60 days.'} Counted{' '}
        {formatMoment(new Date(at).toISOString())}.
      </p>
    </>
  )
}

/** How many medications the forecast leaves out, and why. */
function Uncounted({ uncounted }: Pick<ShownForecast, 'uncounted'>) {
  const all = uncounted.reduce((sum, { items }) => sum + items, 0)
  if (all === 0) return null
  return (
    <section aria-labelledby="uncounted" className="mt-6">
      <h2 id="uncounted" className="text-sm font-strong">
        {count(all, 'medication of the plans is', 'medications of the plans are')} not counted
      </h2>
      <ul className="mt-1 grid gap-0.5 text-sm text-ink-2">
        {uncounted.map(({ reason, items }) => (
          <li key={reason}>
            {reason}: {formatCount(items)}
          </li>
        ))}
      </ul>
    </section>
  )
}
