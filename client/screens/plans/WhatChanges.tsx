import { ArrowLeftRight, Minus, Plus } from 'lucide-react'
import { useRef } from 'react'
import { commas } from '../../../shared/listText.ts'
import { capital, partsText, scheduleText } from '../../../shared/planItemText.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { fieldChanges, type ItemChange, isChanged, itemChanges, versionWords } from './planChanges.ts'
import type { PlanText, WrittenPlan } from './planText.ts'

const ICONS = {
  added: <Plus size={16} aria-hidden className="mt-1 text-accent-text" />,
  changed: <ArrowLeftRight size={16} aria-hidden className="mt-1 text-ink-2" />,
  stopped: <Minus size={16} aria-hidden className="mt-1 text-danger" />,
  invalid: <ArrowLeftRight size={16} aria-hidden className="mt-1 text-ink-2" />,
}

function Change({ change }: { change: ItemChange }) {
  const t = useT()
  return (
    <Rich
      id={`plans.changes.${change.kind}`}
      values={{
        item: change.name,
        name: (text) => <span className="font-medium">{text}</span>,
        schedule: change.kind === 'added' && scheduleText(change.item, t),
        changes: change.kind === 'changed' && partsText(change.parts, t),
      }}
    />
  )
}

type WhatChangesProps = {
  saved: WrittenPlan
  form: PlanText
  /** The patient's first name. */
  firstName: string
  /** Restores a stopped medication. */
  onUndo: (medication: string) => void
}

/** The changes that saving a plan makes, in words, and the resulting version. */
export function WhatChanges({ saved, form, firstName, onUndo }: WhatChangesProps) {
  const t = useT()
  const items = itemChanges(saved, form.items)
  const fields = fieldChanges(saved, form).map((field) => t(`plans.changes.field.${field}`))
  const section = useRef<HTMLElement>(null)
  const undo = (name: string) => {
    section.current?.focus()
    onUndo(name)
  }
  const becomes =
    form.patientId === saved.patientId
      ? versionWords(saved.version, firstName)
      : t('plans.changes.becomesNew', { name: firstName })
  const note = isChanged(saved, form) ? becomes : t('plans.changes.none')
  return (
    <section
      ref={section}
      aria-label={t('plans.changes.title')}
      // Receives the focus of an "Undo" button, which disappears with its line.
      tabIndex={-1}
      className="mb-5 border-b border-line pb-2 text-sm"
    >
      <h3 className="text-lg font-strong">{t('plans.changes.title')}</h3>
      <ul aria-live="polite" className="mt-1 divide-y divide-line">
        {items.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several changes may be about one medication
          <li key={`${change.kind} ${change.name} ${index}`} className="flex gap-2.5 py-2">
            {ICONS[change.kind]}
            <span className="min-w-0 grow break-words">
              <Change change={change} />
            </span>
            {change.kind === 'stopped' && (
              <Button look="plain" size="tight" className="-my-2.5 -mr-3" onClick={() => undo(change.name)}>
                <Rich id="plans.changes.undo" values={{ name: change.name }} />
              </Button>
            )}
          </li>
        ))}
        {fields.length > 0 && (
          <li className="flex gap-2.5 py-2">
            {ICONS.changed}
            <span>{capital(t('plans.changes.fields', { fields: commas(t, fields) }))}</span>
          </li>
        )}
      </ul>
      <p className="mt-2 text-xs text-ink-2">{note}</p>
      <LinkButton
        to="/plans/$planId/versions"
        params={{ planId: saved.id }}
        look="plain"
        size="tight"
        className="mt-1 -ml-3"
      >
        {t('plans.changes.versions')}
      </LinkButton>
    </section>
  )
}
