import { trpc } from '../../app/trpc.ts'
import { useToday } from '../../lib/today.ts'
import { Card } from '../../ui/Card.tsx'
import { Progress } from '../../ui/Progress.tsx'

/** The share of each plan's medications that the patient ticked as taken over 30 days. */
export function Adherence({ patientId }: { patientId: string }) {
  const today = useToday()
  const plans = trpc.plans.adherence.useQuery(
    { patientId, today },
    { meta: { errorTitle: 'Error loading treatment plans' } },
  )
  if (!plans.data || plans.data.length === 0) return null
  return (
    <Card as="section" aria-labelledby="adherence" className="mt-5 p-5 md:p-6">
      <h2 id="adherence" className="text-lg font-strong">
        Medications taken
      </h2>
      <p className="text-xs text-ink-2">As ticked by the patient over the last 30 days.</p>
      <ul className="mt-4 grid gap-x-10 gap-y-4 md:grid-cols-2">
        {plans.data.map(({ planId, title, taken, due, days }) => {
          const percent = due === 0 ? 0 : Math.round((taken / due) * 100)
          return (
            <li key={planId}>
              <p className="mb-1.5 flex items-baseline justify-between gap-3 text-sm">
                <span className="min-w-0 font-medium break-words">{title}</span>
                <span className="shrink-0 text-ink-2">
                  {taken} of {due} in {days} {days === 1 ? 'day' : 'days'}
                </span>
              </p>
              <Progress percent={percent} label={`${title}: medications taken`} />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
