import { useState } from 'react'
import { localDay } from '../../lib/today.ts'
import { Field, focusField, Input } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { formatTime } from '../../ui/format.ts'
import { type Dose, nameInSentence } from './dosesOfDay.ts'

type TakenAtDialogProps = {
  dose: Dose
  date: string
  /** "today" or "yesterday". */
  day: string
  /** Receives an ISO instant. */
  onTaken: (at: string) => void
  onClose: () => void
}

export function TakenAtDialog({ dose, date, day, onTaken, onClose }: TakenAtDialogProps) {
  const known = dose.at && localDay(new Date(dose.at)) === date ? formatTime(dose.at) : ''
  const [time, setTime] = useState(known)
  const [error, setError] = useState<string>()
  return (
    <FormDialog
      onClose={onClose}
      title={`When was ${nameInSentence(dose.medication)} taken?`}
      action="Save"
      busy={false}
      onSubmit={() => {
        const at = new Date(`${date}T${time}`)
        if (Number.isNaN(at.getTime())) setError('Please give a time')
        else if (at.getTime() > Date.now()) setError('This time has not come yet')
        else onTaken(at.toISOString())
      }}
    >
      <Field label={`Time ${day}`} error={error}>
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
