import { useState } from 'react'
import { SKIP_REASONS } from '../../../shared/plans.ts'
import { useEmergencies } from '../../lib/useEmergencies.ts'
import { useT } from '../../locale/messages.tsx'
import { EmergencyLine } from '../../ui/EmergencyLine.tsx'
import { Field, focusField, Input } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { type Dose, nameInSentence, reasonText } from './dosesOfDay.ts'

/** The choice of a reason that is typed. */
const OTHER = 'other'
/** Maximum length of a typed reason, as in `doseInput`. */
const MAX_REASON = 200

type SkipDialogProps = {
  dose: Dose
  day: 'today' | 'yesterday'
  onSkip: (reason: string) => void
  onClose: () => void
}

export function SkipDialog({ dose, day, onSkip, onClose }: SkipDialogProps) {
  const t = useT()
  const [chosen, setChosen] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const emergencies = useEmergencies(chosen === OTHER ? typed : null)
  const submit = () => {
    if (chosen === OTHER && !typed.trim()) setError(t('plans.skip.missing'))
    else if (chosen) onSkip(chosen === OTHER ? typed.trim() : chosen)
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('plans.skip.title', { medication: nameInSentence(dose.medication) })}
      description={t('plans.skip.day', { day })}
      action={t('plans.skip.action')}
      busy={false}
      disabled={chosen === null}
      onSubmit={submit}
    >
      <div role="radiogroup" aria-label={t('plans.skip.label')} className="-my-2">
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
              <span className="first-letter:uppercase">
                {reason === OTHER ? t('plans.skip.reason.other') : reasonText(reason)}
              </span>
            </label>
          </div>
        ))}
      </div>
      {chosen === OTHER && (
        <Field label={t('plans.skip.other')} error={error}>
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
      {emergencies.length > 0 && (
        <div className="-mt-2">
          <EmergencyLine kinds={emergencies} />
        </div>
      )}
    </FormDialog>
  )
}
