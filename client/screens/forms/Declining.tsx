import { useId, useRef } from 'react'
import { isDeclined } from '../../../shared/forms.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { type Held, isAnswered } from './answers.ts'
import { Chip } from './Chip.tsx'

type DecliningProps = { answer: Held; onChange: (answer: Held) => void }

/**
 * The choice "I will say it at the visit" of a required question that is typed. Unticking it brings back what was typed
 * before.
 */
export function Declining({ answer, onChange }: DecliningProps) {
  const t = useT()
  const name = useId()
  const before = useRef<Held>(undefined)
  return (
    <div className="mt-2">
      <Chip
        type="checkbox"
        name={name}
        checked={isDeclined(answer)}
        onChange={(declined) => {
          if (declined) before.current = answer
          onChange(declined ? { declined: true } : before.current)
        }}
      >
        {t('forms.declined')}
      </Chip>
    </div>
  )
}

/** Takes an answer back that has no other way to be taken back. */
export function ClearAnswer({ answer, onChange }: DecliningProps) {
  const t = useT()
  if (!isAnswered(answer)) return null
  return (
    <Button look="plain" size="tight" className="mt-1 -ml-3" onClick={() => onChange(undefined)}>
      {t('forms.fill.clear')}
    </Button>
  )
}
