import { useNavigate } from '@tanstack/react-router'
import { ClipboardList } from 'lucide-react'
import type { Recommendation } from '../../../shared/credits.ts'
import { setUnsaved } from '../../app/unsavedInput.ts'
import { PLAN_DRAFT } from '../../lib/planDraft.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { planDraftOf } from './recommendationDraft.ts'

function Points({ title, points }: { title: string; points: string[] }) {
  if (points.length === 0) return null
  return (
    <section>
      <h3 className="font-strong">{title}</h3>
      <ul className="mt-1.5 grid list-disc gap-1 pl-5 text-sm marker:text-accent-mark">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}

export function RecommendationView({ recommendation }: { recommendation: Recommendation }) {
  const t = useT()
  const navigate = useNavigate()
  const { ingredients, cautions, monitoring } = recommendation
  const draft = () => {
    setUnsaved(PLAN_DRAFT, planDraftOf(recommendation, t))
    void navigate({ to: '/practitioner/treatment-plans', search: { draft: 1 } })
  }
  return (
    <div className="grid gap-5">
      <section>
        <h3 className="font-strong">{t('credits.recommendation.ingredients')}</h3>
        <dl className="mt-1.5 text-sm">
          {ingredients.map(({ name, amount, rationale }) => (
            <div key={`${name} ${amount}`} className="border-t border-line py-2.5">
              <dt className="flex flex-wrap justify-between gap-x-4">
                <span className="font-strong">{name}</span>
                <span>{amount}</span>
              </dt>
              <dd className="text-ink-2">{rationale}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Points title={t('credits.recommendation.cautions')} points={cautions} />
      <Points title={t('credits.recommendation.monitoring')} points={monitoring} />
      <p className="text-xs text-ink-3">{t('credits.recommendation.byModel')}</p>
      <div>
        <Button look="soft" onClick={draft}>
          <ClipboardList size={18} />
          {t('credits.recommendation.draft')}
        </Button>
      </div>
    </div>
  )
}
