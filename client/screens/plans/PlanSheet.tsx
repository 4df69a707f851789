import { createPortal } from 'react-dom'
import { commas } from '../../../shared/listText.ts'
import { planTable } from '../../../shared/planTable.ts'
import { useToday } from '../../lib/today.ts'
import { useT } from '../../locale/messages.tsx'
import { clinicName } from '../../ui/clinic.ts'
import { formatInstant } from '../../ui/format.ts'
import { useWrittenLang } from '../../ui/writtenLang.ts'
import type { PlanContent } from './planContent.ts'

export type PrintedPlan = PlanContent & {
  createdAt: string
  /** The patient's name, if the reader is someone else. */
  patient?: string
  author?: string
}

/** The printed plan. Visible only in print, where it hides everything else. */
export function PlanSheet({ plan }: { plan: PrintedPlan }) {
  const t = useT()
  const lang = useWrittenLang(plan.language)
  const table = planTable(plan, useToday(), t)
  const day = formatInstant(plan.createdAt)
  const facts = (['dosageInstructions', 'duration', 'notes'] as const)
    .map((field) => ({ name: t(`plans.field.${field}`), text: plan[field] }))
    .filter(({ text }) => text)
  return createPortal(
    <article className="print-sheet" aria-hidden>
      <p className="text-sm">{clinicName}</p>
      <h1 lang={lang} className="mt-2 font-display text-2xl font-title">
        {plan.title}
      </h1>
      <p className="text-sm">
        {commas(
          t,
          [plan.patient && t('plans.sheet.for', { name: plan.patient }), plan.author, day].filter(
            (part) => part !== undefined,
          ),
        )}
      </p>
      {plan.description && (
        <p lang={lang} className="mt-4 whitespace-pre-line">
          {plan.description}
        </p>
      )}
      {table ? (
        <table className="mt-4 w-full border-collapse text-left text-sm">
          <thead>
            <tr className="border-b border-line">
              {table.titles.map((title) => (
                <th key={title} className="py-1.5 pr-3 align-bottom font-strong">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((cells) => (
              <tr key={cells[0]} className="break-inside-avoid border-b border-line">
                {cells.map((text, column) => (
                  <td key={table.titles[column]} className="py-1.5 pr-3 align-top break-words">
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        plan.medications && (
          <ul className="mt-4 border-t border-line">
            {plan.medications.map((medication, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same medication may appear twice
              <li key={index} className="border-b border-line py-1.5">
                {medication}
              </li>
            ))}
          </ul>
        )
      )}
      {facts.map(({ name, text }) => (
        <section key={name} className="mt-4">
          <h2 className="text-sm font-strong">{name}</h2>
          <p lang={lang} className="whitespace-pre-line">
            {text}
          </p>
        </section>
      ))}
    </article>,
    document.body,
  )
}
