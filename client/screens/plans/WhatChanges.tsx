import { ArrowLeftRight, Minus, Plus } from 'lucide-react'
import { useRef } from 'react'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { fieldChanges, isChanged, itemChanges, versionWords } from './planChanges.ts'
import type { PlanText, WrittenPlan } from './planText.ts'

const ICONS = {
  added: <Plus size={16} aria-hidden className="mt-1 text-accent-text" />,
  changed: <ArrowLeftRight size={16} aria-hidden className="mt-1 text-ink-2" />,
  stopped: <Minus size={16} aria-hidden className="mt-1 text-danger" />,
}

type WhatChangesProps = {
  saved: WrittenPlan
  form: PlanText
  /** The patient's first name. */
  firstName: string
  /** Restores a stopped medication. */
  onUndo: (medication: string) => void
}

/** What saving would change in a plan, in words, and the resulting version. */
export function WhatChanges({ saved, form, firstName, onUndo }: WhatChangesProps) {
  const items = itemChanges(saved, form.items)
  const fields = fieldChanges(saved, form).join(', ')
  const section = useRef<HTMLElement>(null)
  const undo = (name: string) => {
    section.current?.focus()
    onUndo(name)
  }
  const becomes =
    form.patientId === saved.patientId
      ? versionWords(saved.version, firstName)
      : `Becomes version 1 of a new plan for ${firstName}.`
  const note = isChanged(saved, form) ? becomes : 'Your changes are listed here before you save.'
  return (
    <section
      ref={section}
      aria-label="What changes"
      // Receives the focus of an "Undo" button, which disappears with its line.
      tabIndex={-1}
      className="mt-5 border-t border-line pt-4 text-sm"
    >
      <h3 className="text-lg font-strong">What changes</h3>
      <ul aria-live="polite" className="mt-1 divide-y divide-line">
        {items.map(({ kind, name, words }) => (
          <li key={`${kind} ${name}`} className="flex gap-2.5 py-2">
            {ICONS[kind]}
            <span className="min-w-0 grow break-words">
              <span className="font-medium">{name}</span> {words}
            </span>
            {kind === 'stopped' && (
              <Button look="plain" size="tight" className="-my-2.5 -mr-3" onClick={() => undo(name)}>
                Undo<span className="sr-only"> stopping {name}</span>
              </Button>
            )}
          </li>
        ))}
        {fields && (
          <li className="flex gap-2.5 py-2">
            {ICONS.changed}
            <span>{fields.charAt(0).toUpperCase() + fields.slice(1)} changed</span>
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
        See earlier versions
      </LinkButton>
    </section>
  )
}
