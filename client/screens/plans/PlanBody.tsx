import type { ReactNode } from 'react'
import { useT } from '../../locale/messages.tsx'
import { useWrittenLang } from '../../ui/writtenLang.ts'
import { MedicationList } from './MedicationList.tsx'
import { PlanFacts } from './PlanCard.tsx'
import type { PlanContent } from './planContent.ts'
import { Schedule, schedulesOf } from './Schedule.tsx'
import type { PlanDoses } from './useDosesOfDay.ts'

type PlanBodyProps = {
  plan: Omit<PlanContent, 'title' | 'items' | 'notes'> & Partial<Pick<PlanContent, 'items' | 'notes'>>
  /** For patients: today's doses. */
  today?: PlanDoses | undefined
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 text-sm font-strong">{title}</h3>
      {children}
    </section>
  )
}

export function PlanBody({ plan, today }: PlanBodyProps) {
  const t = useT()
  const lang = useWrittenLang(plan.language)
  const medications = plan.medications ?? []
  const scheduled = { medications, items: plan.items ?? [] }
  return (
    <div className="grid gap-5">
      {plan.description && (
        <p lang={lang} className="text-base whitespace-pre-line">
          {plan.description}
        </p>
      )}
      {medications.length > 0 && (
        <Part title={t('plans.details.medications')}>
          {today ? (
            <div className="border-t border-line">
              <MedicationList
                medications={medications}
                lang={lang}
                today={today}
                schedules={schedulesOf(scheduled)}
              />
            </div>
          ) : (
            <Schedule plan={scheduled} lang={lang} />
          )}
        </Part>
      )}
      <PlanFacts plan={plan} />
      {plan.notes && (
        <Part title={t('plans.field.notes')}>
          <p lang={lang} className="text-base whitespace-pre-line text-ink-2">
            {plan.notes}
          </p>
        </Part>
      )}
    </div>
  )
}
