import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Count } from '../../../shared/planItems.ts'
import { trpc } from '../../app/trpc.ts'
import { useToday } from '../../lib/today.ts'
import { useT } from '../../locale/messages.tsx'
import { usePhone } from '../../ui/breakpoints.ts'
import { Card } from '../../ui/Card.tsx'

const HATCHED =
  'bg-[repeating-linear-gradient(135deg,var(--warm-mark)_0_2px,transparent_2px_5px)] border-x border-line-strong'

/** Shares of the expected doses: taken is filled, skipped is hatched, unrecorded is empty. */
function CountBar({ taken, skipped, due }: Count) {
  const width = (count: number) => ({ width: `${due === 0 ? 0 : (count / due) * 100}%` })
  return (
    <span
      aria-hidden
      className="mt-1 flex h-2.5 overflow-hidden rounded-full border border-line-strong bg-surface"
    >
      <span style={width(taken)} className="bg-accent-mark" />
      {skipped > 0 && <span style={width(skipped)} className={HATCHED} />}
    </span>
  )
}

const LEGEND = [
  { name: 'health.adherence.taken', look: 'bg-accent-mark' },
  { name: 'health.adherence.skipped', look: HATCHED },
  { name: 'health.adherence.notSaid', look: 'bg-surface' },
] as const

function CountLine({ name, count }: { name: ReactNode; count: Count }) {
  const t = useT()
  const { taken, skipped, due } = count
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="min-w-0 break-words">{name}</span>
        <span className="text-ink-2">
          {t('health.adherence.count', { taken, skipped, due, open: due - taken - skipped })}
        </span>
      </p>
      <CountBar {...count} />
    </>
  )
}

/** A plan; on a phone its medications open by a tap. */
function Plan({ plan, items }: { plan: ReactNode; items: ReactNode }) {
  const isPhone = usePhone()
  if (!isPhone) {
    return (
      <>
        {plan}
        {items}
      </>
    )
  }
  return (
    <details className="group">
      <summary className="grid min-h-tap cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
        <div>{plan}</div>
        <ChevronDown
          size={18}
          aria-hidden
          className="text-ink-2 transition-transform duration-(--dur-1) group-open:rotate-180"
        />
      </summary>
      {items}
    </details>
  )
}

/** Doses taken and skipped over 30 days, by plan and by medication. */
export function Adherence({ patientId }: { patientId: string }) {
  const t = useT()
  const today = useToday()
  const plans = trpc.plans.adherence.useQuery(
    { patientId, today },
    { meta: { errorTitle: t('health.failed.plans') } },
  )
  if (!plans.data || plans.data.length === 0) return null
  return (
    <Card as="section" aria-labelledby="adherence" className="mt-5 p-5 md:p-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="adherence" className="text-lg font-strong">
            {t('health.adherence.title')}
          </h2>
          <p className="text-xs text-ink-2">{t('health.adherence.text')}</p>
        </div>
        <p className="flex gap-4 text-xs text-ink-2">
          {LEGEND.map(({ name, look }) => (
            <span key={name} className="flex items-center gap-1.5">
              <span aria-hidden className={`h-2.5 w-5 rounded-full border border-line-strong ${look}`} />
              {t(name)}
            </span>
          ))}
        </p>
      </div>
      <ul className="mt-5 grid gap-x-10 gap-y-7 max-md:gap-y-4 md:grid-cols-2">
        {plans.data.map(({ planId, title, days, items, ...count }) => (
          <li key={planId}>
            <Plan
              plan={
                <CountLine
                  name={
                    <>
                      <span className="text-base font-strong">{title}</span>{' '}
                      <span className="text-xs text-ink-3">{t('health.adherence.days', { days })}</span>
                    </>
                  }
                  count={count}
                />
              }
              items={
                <ul className="mt-3 grid gap-3 border-l border-line pl-4">
                  {items.map(({ text, ...count }) => (
                    <li key={text}>
                      <CountLine name={text} count={count} />
                    </li>
                  ))}
                </ul>
              }
            />
          </li>
        ))}
      </ul>
      {plans.data.at(-1)?.more && <p className="mt-5 text-sm text-ink-2">{t('health.adherence.cut')}</p>}
    </Card>
  )
}
