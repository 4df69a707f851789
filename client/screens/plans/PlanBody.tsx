import type { ReactNode } from 'react'
import { PlanFacts } from './PlanCard.tsx'

type PlanBodyProps = {
  plan: {
    description: string | null
    medications: string[] | null
    dosageInstructions: string | null
    duration: string | null
    notes?: string | null
  }
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 text-sm font-strong">{title}</h3>
      {children}
    </section>
  )
}

/** All that a plan says, below its title. */
export function PlanBody({ plan }: PlanBodyProps) {
  const medications = plan.medications ?? []
  return (
    <div className="grid gap-5">
      {plan.description && <p className="text-base whitespace-pre-line">{plan.description}</p>}
      {medications.length > 0 && (
        <Part title="Medications">
          <ul className="border-t border-line">
            {medications.map((medication, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same medication may stand twice
              <li key={index} className="border-b border-line py-2.5 text-base">
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
  )
}
