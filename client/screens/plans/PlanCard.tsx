import { Rich, useT } from '../../locale/messages.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { formatInstant } from '../../ui/format.ts'
import { useWrittenLang } from '../../ui/writtenLang.ts'
import { FirstMedications } from './MedicationList.tsx'
import type { PlanContent } from './planContent.ts'
import type { PlanDoses } from './useDosesOfDay.ts'

/** A plan as `plans.mine` returns it. */
export type OwnPlan = PlanContent & {
  id: string
  version: number
  createdAt: string
  /** The author for patients, the patient for practitioners. */
  author: string
}

export function PlanFacts({ plan }: { plan: Pick<OwnPlan, 'dosageInstructions' | 'duration' | 'language'> }) {
  const t = useT()
  const lang = useWrittenLang(plan.language)
  const facts = (['dosageInstructions', 'duration'] as const)
    .map((field) => ({ name: t(`plans.field.${field}`), text: plan[field] }))
    .filter(({ text }) => text)
  if (facts.length === 0) return null
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-sm">
      {facts.map(({ name, text }) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-3">{name}</dt>
          <dd lang={lang} className="min-w-0 whitespace-pre-line">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type PlanCardProps = {
  plan: OwnPlan
  onOpen: () => void
  /** For patients: today's doses. */
  today?: PlanDoses | undefined
}

export function PlanCard({ plan, onOpen, today }: PlanCardProps) {
  const t = useT()
  const { title, author, createdAt, description, language } = plan
  const lang = useWrittenLang(language)
  return (
    <Card as="li" className="flex flex-col gap-3.5 p-5 md:p-6">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 lang={lang} className="text-lg font-strong">
            {title}
          </h3>
          <p className="text-xs text-ink-3">
            {t('plans.details.by', { author, day: formatInstant(createdAt) })}
          </p>
        </div>
        <Badge tone="success">{t('plans.active')}</Badge>
      </div>
      {description && (
        <p lang={lang} className="line-clamp-3 text-sm text-ink-2">
          {description}
        </p>
      )}
      <FirstMedications medications={plan.medications ?? []} lang={lang} today={today} />
      <div className="grid gap-2">
        <PlanFacts plan={plan} />
        <Button look="plain" size="tight" className="-mb-2 -ml-3 justify-self-start" onClick={onOpen}>
          <Rich id="plans.details.read" values={{ title }} />
        </Button>
      </div>
    </Card>
  )
}
