import { ChevronDown } from 'lucide-react'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Card } from '../../ui/Card.tsx'
import { formatMomentOfYear } from '../../ui/format.ts'
import { RecommendationView } from './RecommendationView.tsx'

/** The practitioner's own recommendations, newest first. Renders nothing if there are none. */
export function WizardHistory() {
  const t = useT()
  const history = trpc.credits.wizardHistory.useQuery(undefined, {
    meta: { errorTitle: t('credits.history.failed') },
  })
  if (!history.data || history.data.length === 0) return null
  return (
    <section aria-labelledby="history" className="mt-10">
      <h2 id="history" className="mb-4 font-display text-xl font-title">
        {t('credits.history.title')}
      </h2>
      <Card as="div">
        {history.data.map(({ id, createdAt, inputs, recommendation }) => (
          <details key={id} className="group border-t border-line first:border-t-0">
            <summary className="flex min-h-tap list-none items-center justify-between gap-4 rounded-lg px-5 py-3 [&::-webkit-details-marker]:hidden">
              <span className="min-w-0">
                <span className="block text-sm font-strong">{formatMomentOfYear(createdAt)}</span>
                <span className="block truncate text-sm text-ink-2">
                  {inputs.symptoms || inputs.demographics || t('credits.history.untitled')}
                </span>
              </span>
              <ChevronDown size={18} className="text-ink-2 group-open:rotate-180" />
            </summary>
            <div className="max-w-measure px-5 pt-1 pb-6">
              {recommendation && <RecommendationView recommendation={recommendation} />}
            </div>
          </details>
        ))}
      </Card>
      {history.data.at(-1)?.more && <p className="mt-3 text-sm text-ink-2">{t('credits.history.cut')}</p>}
    </section>
  )
}
