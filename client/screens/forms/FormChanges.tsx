import { ArrowRight, type LucideIcon, Minus, PenLine, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Rich, useT } from '../../locale/messages.tsx'
import type { FormChange } from './formChanges.ts'

const ICONS: Record<FormChange['kind'], { icon: LucideIcon; colour: string }> = {
  title: { icon: ArrowRight, colour: 'text-accent-text' },
  new: { icon: Plus, colour: 'text-success' },
  reads: { icon: ArrowRight, colour: 'text-accent-text' },
  other: { icon: PenLine, colour: 'text-accent-text' },
  gone: { icon: Minus, colour: 'text-danger' },
}
/** Lines that are shown. */
const MOST_SHOWN = 12

/** Changes of a draft against the version in use. */
export function FormChanges({ changes }: { changes: readonly FormChange[] }) {
  const t = useT()
  return (
    <ul className="grid gap-2.5 text-sm">
      {changes.slice(0, MOST_SHOWN).map((change, index) => {
        const { icon: Icon, colour } = ICONS[change.kind]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question may have several changes
          <li key={index} className="flex gap-3">
            <Icon size={16} aria-hidden className={`mt-0.5 shrink-0 ${colour}`} />
            <span className="min-w-0 break-words">
              <Line change={change} />
            </span>
          </li>
        )
      })}
      {changes.length > MOST_SHOWN && (
        <li className="pl-7 text-ink-2">
          {t('forms.edit.change.more', { count: changes.length - MOST_SHOWN })}
        </li>
      )}
    </ul>
  )
}

function Line({ change }: { change: FormChange }) {
  const t = useT()
  const strong = (text: ReactNode) => <strong className="font-strong">{text}</strong>
  const words = (text: string) => text || t('forms.edit.noWords')
  switch (change.kind) {
    case 'title':
      return <Rich id="forms.edit.change.title" values={{ strong, after: change.after }} />
    case 'new':
    case 'gone':
      return (
        <Rich
          id={`forms.edit.change.${change.kind}`}
          values={{ strong, number: change.number, text: words(change.text) }}
        />
      )
    case 'reads':
      return (
        <Rich
          id="forms.edit.change.reads"
          values={{
            ...{ strong, number: change.number, before: words(change.before) },
            after: words(change.after),
          }}
        />
      )
    default:
      return (
        <Rich
          id="forms.edit.change.other"
          values={{
            ...{ strong, number: change.number },
            aspects: change.aspects.map((aspect) => t(`forms.edit.aspect.${aspect}`)),
          }}
        />
      )
  }
}
