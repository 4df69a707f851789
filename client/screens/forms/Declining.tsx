import { useId, useRef } from 'react'
import { isDeclined } from '../../../shared/forms.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { type Held, isAnswered } from './answers.ts'
import { Chip, type ChipProps } from './Chip.tsx'

type DecliningProps = { answer: Held; onChange: (answer: Held) => void }

type DeclinedChipProps = DecliningProps & Omit<ChipProps, 'checked' | 'onChange' | 'children'>

/** A required question may be left for the visit: "I will say it at the visit". */
export function DeclinedChip({ answer, onChange, ...chip }: DeclinedChipProps) {
  const t = useT()
  return (
    <Chip
      {...chip}
      checked={isDeclined(answer)}
      onChange={(declined) => onChange(declined ? { declined: true } : undefined)}
    >
      {t('forms.declined')}
    </Chip>
  )
}

/** The same for a question that is typed. Unticking it brings back what was typed before. */
export function Declining({ answer, onChange }: DecliningProps) {
  const name = useId()
  const before = useRef<Held>(undefined)
  return (
    <div className="mt-2">
      <DeclinedChip
        {...{ type: 'checkbox', name, answer }}
        onChange={(declined) => {
          if (declined) before.current = answer
          onChange(declined ?? before.current)
        }}
      />
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
