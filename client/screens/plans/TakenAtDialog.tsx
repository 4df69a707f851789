import { useState } from 'react'
import { localDay } from '../../lib/today.ts'
import { useT } from '../../locale/messages.tsx'
import { Field, focusField, Input } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { formatTime } from '../../ui/format.ts'
import { type Dose, nameInSentence } from './dosesOfDay.ts'

type TakenAtDialogProps = {
  dose: Dose
  date: string
  day: 'today' | 'yesterday'
  /** Receives an ISO instant. */
  onTaken: (at: string) => void
  onClose: () => void
}

export function TakenAtDialog({ dose, date, day, onTaken, onClose }: TakenAtDialogProps) {
  const t = useT()
  const known = dose.at && localDay(new Date(dose.at)) === date ? formatTime(dose.at) : ''
  const [time, setTime] = useState(known)
  const [error, setError] = useState<string>()
  return (
    <FormDialog
      onClose={onClose}
      title={t('plans.takenAt.title', { medication: nameInSentence(dose.medication) })}
      action={t('plans.save')}
      busy={false}
      onSubmit={() => {
        const at = new Date(`${date}T${time}`)
        if (Number.isNaN(at.getTime())) setError(t('plans.takenAt.missing'))
        else if (at.getTime() > Date.now()) setError(t('plans.takenAt.later'))
        else onTaken(at.toISOString())
      }}
    >
      <Field label={t('plans.takenAt.time', { day })} error={error}>
        <Input
          ref={focusField}
          type="time"
          value={time}
          onChange={({ target }) => {
            setTime(target.value)
            setError(undefined)
          }}
        />
      </Field>
    </FormDialog>
  )
}
