import { type SubmitEvent, useState } from 'react'
import { SKIP_REASONS } from '../../../shared/plans.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field, focusField, Input } from '../../ui/Field.tsx'
import { type Dose, nameInSentence } from './dosesOfDay.ts'

const OTHER = 'another reason'
/** Maximum length of a typed reason, as in `doseInput`. */
const MAX_REASON = 200

type SkipDialogProps = {
  dose: Dose
  /** "today" or "yesterday". */
  day: string
  onSkip: (reason: string) => void
  onClose: () => void
}

export function SkipDialog({ dose, day, onSkip, onClose }: SkipDialogProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (chosen === OTHER && !typed.trim()) setError('Please write a few words')
    else if (chosen) onSkip(chosen === OTHER ? typed.trim() : chosen)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Skip ${nameInSentence(dose.medication)}`}
      description={`For ${day}.`}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="skip" disabled={chosen === null}>
            Skip
          </Button>
        </>
      }
    >
      <form id="skip" noValidate onSubmit={submit}>
        <div role="radiogroup" aria-label="Reason" className="-my-2">
          {[...SKIP_REASONS, OTHER].map((reason) => (
            <div key={reason} className="border-t border-line first:border-t-0">
              <label className="flex min-h-13 cursor-pointer items-center gap-3 rounded-sm text-base has-focus-visible:focus-ring">
                <input
                  type="radio"
                  name="reason"
                  value={reason}
                  checked={chosen === reason}
                  onChange={() => setChosen(reason)}
                  className="peer sr-only"
                />
                <span
                  aria-hidden
                  className="flex size-6 shrink-0 items-center justify-center rounded-full border-2 border-line-strong before:size-3 before:rounded-full peer-checked:border-accent peer-checked:before:bg-accent"
                />
                <span className="first-letter:uppercase">{reason}</span>
              </label>
            </div>
          ))}
        </div>
        {chosen === OTHER && (
          <Field label="What is the reason?" error={error} className="mt-5">
            <Input
              ref={focusField}
              value={typed}
              maxLength={MAX_REASON}
              onChange={({ target }) => {
                setTyped(target.value)
                setError(undefined)
              }}
            />
          </Field>
        )}
      </form>
    </Dialog>
  )
}
