import { type FormEvent, useEffect, useRef, useState } from 'react'
import { utcDay } from '../../../locales/translate.ts'
import { trpc } from '../../app/trpc.ts'
import { useToday } from '../../lib/today.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Field, focusField } from '../../ui/Field.tsx'
import type { BloodTest } from './bloodTest.ts'
import { Answer } from './CheckForm.tsx'

type CheckDayProps = {
  test: BloodTest
  count: number
  /** Called with the instant of the answer. */
  onSaved: (at: string) => void
  onLater: () => void
}

/** The last question about a report with an ambiguous day of the blood draw: its possible days, or another. */
export function CheckDay({ test, count, onSaved, onLater }: CheckDayProps) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isTyping, setIsTyping] = useState(test.possibleDays.length === 0)
  const [day, setDay] = useState('')
  const [error, setError] = useState<string>()
  const today = useToday()
  const utils = trpc.useUtils()
  const save = trpc.bloodTests.setCollectedOn.useMutation({
    meta: { errorTitle: t('bloodTests.drawn.failed') },
    onSuccess: () => utils.bloodTests.get.invalidate(),
    onSettled: () => void utils.bloodTests.invalidate(),
  })
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const say = (chosen: string) => {
    if (save.isPending) return
    save.mutate({ id: test.id, seen: test.collectedOn, day: chosen }, { onSuccess: ({ at }) => onSaved(at) })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setError(day ? undefined : t('bloodTests.invalid.day'))
    if (day) say(day)
  }
  return (
    <Card as="section" aria-labelledby="check-title" className="p-5 md:p-6">
      <p aria-live="polite" className="text-sm font-medium">
        {t('bloodTests.check.position', { line: count, count })}
      </p>
      <h2
        ref={heading}
        id="check-title"
        tabIndex={-1}
        className="mt-3 font-display text-xl font-title outline-none [box-shadow:none]"
      >
        {t('bloodTests.drawn.title')}
      </h2>
      <p className="mt-0.5 text-sm text-ink-2">
        {t(test.possibleDays.length > 0 ? 'bloodTests.drawn.ambiguous' : 'bloodTests.drawn.missing')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: not a group of a form */}
      <div role="group" aria-labelledby="check-title" className="mt-5 grid gap-2">
        {test.possibleDays.map((one) => (
          <Answer
            key={one}
            option={{ label: t('bloodTests.day', { day: utcDay(one) }) }}
            busy={save.isPending}
            onChoose={() => say(one)}
          />
        ))}
        {!isTyping && (
          <Answer
            option={{ label: t('bloodTests.check.another.day') }}
            busy={save.isPending}
            onChoose={() => setIsTyping(true)}
          />
        )}
      </div>
      {isTyping && (
        <form onSubmit={submit} noValidate className="mt-3 flex flex-wrap items-end gap-3">
          <Field label={t('bloodTests.drawn.day')} error={error} className="min-w-0 grow">
            <DateField
              {...(test.possibleDays.length > 0 && { ref: focusField })}
              today={today}
              max={today}
              value={day}
              onChange={setDay}
            />
          </Field>
          <Button type="submit" busy={save.isPending}>
            {t('bloodTests.check.save')}
          </Button>
        </form>
      )}
      <Button look="plain" size="tight" className="mt-3 -ml-3" onClick={onLater}>
        {t('bloodTests.check.later')}
      </Button>
    </Card>
  )
}
