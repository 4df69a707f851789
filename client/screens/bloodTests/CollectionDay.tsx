import { type FormEvent, useState } from 'react'
import { utcDay } from '../../../locales/translate.ts'
import { trpc } from '../../app/trpc.ts'
import { useToday } from '../../lib/today.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Field } from '../../ui/Field.tsx'
import { formatDay } from '../../ui/format.ts'
import type { BloodTest } from './bloodTest.ts'

const OTHER = 'other'

/** Asks for the day of the blood draw when the report leaves it open, and shows the day that the owner entered. */
export function CollectionDay({ test }: { test: BloodTest }) {
  const t = useT()
  const entered = test.corrections.find(({ day }) => day !== undefined)
  const [open, setOpen] = useState(test.collectedOn === null)
  const { collectedOn } = test
  if (!entered && collectedOn !== null) return null
  if (open || !entered || collectedOn === null) return <DayForm test={test} onSaved={() => setOpen(false)} />
  return (
    <p className="text-sm text-ink-2">
      {t('bloodTests.drawn.said', { day: utcDay(collectedOn) })}{' '}
      <Button look="plain" size="tight" className="-my-2.5" onClick={() => setOpen(true)}>
        <Rich id="bloodTests.drawn.change" />
      </Button>
    </p>
  )
}

function DayForm({ test, onSaved }: { test: BloodTest; onSaved: () => void }) {
  const t = useT()
  const { possibleDays } = test
  const [choice, setChoice] = useState<string | null>(
    possibleDays.length === 0
      ? OTHER
      : possibleDays.includes(test.collectedOn ?? '')
        ? test.collectedOn
        : null,
  )
  const [day, setDay] = useState(test.collectedOn ?? '')
  const [error, setError] = useState<string>()
  const today = useToday()
  const utils = trpc.useUtils()
  const save = trpc.bloodTests.setCollectedOn.useMutation({
    meta: { errorTitle: t('bloodTests.drawn.failed'), success: [t('bloodTests.drawn.saved')] },
    onSuccess: async () => {
      await utils.bloodTests.invalidate()
      onSaved()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const chosenDay = choice === OTHER ? day : choice
    if (!chosenDay) setError(t(choice === null ? 'bloodTests.invalid.noChoice' : 'bloodTests.invalid.day'))
    else save.mutate({ id: test.id, seen: test.collectedOn, day: chosenDay })
  }
  return (
    <form onSubmit={submit} noValidate>
      <h3 className="text-lg font-strong">{t('bloodTests.drawn.title')}</h3>
      <p className="text-sm text-ink-2">
        {t(possibleDays.length > 0 ? 'bloodTests.drawn.ambiguous' : 'bloodTests.drawn.missing')}
      </p>
      {possibleDays.length > 0 && (
        <fieldset className="mt-3">
          <legend className="sr-only">{t('bloodTests.drawn.day')}</legend>
          <div className="flex flex-wrap gap-2">
            {[...possibleDays, OTHER].map((one) => (
              <label
                key={one}
                className="flex min-h-tap cursor-pointer items-center gap-2.5 rounded-md border border-line-strong bg-surface px-4 text-sm has-checked:border-accent has-checked:bg-accent-soft has-checked:font-strong has-checked:text-on-accent-soft"
              >
                <input
                  type="radio"
                  name={`day-${test.id}`}
                  value={one}
                  checked={choice === one}
                  onChange={() => {
                    setChoice(one)
                    setError(undefined)
                  }}
                  className="size-4 appearance-none rounded-full border-2 border-line-strong bg-surface checked:border-5 checked:border-accent"
                />
                {one === OTHER ? t('bloodTests.drawn.otherDay') : formatDay(one)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {choice === OTHER && (
        <Field label={t('bloodTests.drawn.day')} error={error} className="mt-3 max-w-60">
          <DateField today={today} max={today} value={day} onChange={setDay} />
        </Field>
      )}
      {choice !== OTHER && error && (
        <p role="alert" className="mt-2 text-sm font-strong text-danger">
          {error}
        </p>
      )}
      <Button type="submit" look="outline" className="mt-3" busy={save.isPending}>
        {t('bloodTests.drawn.save')}
      </Button>
    </form>
  )
}
