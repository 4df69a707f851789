import type { ReactNode } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { formatInstant } from '../../ui/format.ts'
import { type OwnPlan, PlanFacts } from './PlanCard.tsx'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 text-sm font-strong">{title}</h3>
      {children}
    </section>
  )
}

/** All of a plan. */
export function PlanDetails({ plan, onClose }: { plan: OwnPlan; onClose: () => void }) {
  const medications = plan.medications ?? []
  return (
    <Dialog
      open
      onClose={onClose}
      title={plan.title}
      description={`${plan.author}, ${formatInstant(plan.createdAt)}`}
    >
      <div className="grid gap-5">
        {plan.description && <p className="text-base whitespace-pre-line">{plan.description}</p>}
        {medications.length > 0 && (
          <Part title="Medications">
            <ul className="border-t border-line">
              {medications.map((medication) => (
                <li key={medication} className="border-b border-line py-2.5 text-base">
                  {medication}
                </li>
              ))}
            </ul>
          </Part>
        )}
        <PlanFacts plan={plan} />
        {plan.notes && (
          <Part title="Notes">
            <p className="text-base whitespace-pre-line text-ink-2">{plan.notes}</p>
          </Part>
        )}
      </div>
    </Dialog>
  )
}
