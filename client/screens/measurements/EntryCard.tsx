import { Timer } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { MAX_LINE, readLine } from '../../../shared/measurementLine.ts'
import { dangerOf, type Reading, type SetTarget, valuesOf } from '../../../shared/measurements.ts'
import { unitText } from '../../../shared/measurementText.ts'
import { discardWaiting, submitMeasurement } from '../../app/outboxSync.ts'
import { trpc } from '../../app/trpc.ts'
import { useOnline } from '../../app/useOnline.ts'
import { MomentField } from '../../layout/MomentField.tsx'
import { localValue, momentOf, withOffset } from '../../lib/localTime.ts'
import { randomId } from '../../lib/randomId.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Clinical } from '../../ui/Clinical.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { report } from '../../ui/failures.ts'
import { formatMoment, formatTime } from '../../ui/format.ts'
import { toast } from '../../ui/toast.ts'
import { DangerAdvice } from './DangerAdvice.tsx'
import { Asked, ReadRows } from './ReadAs.tsx'

/** Units that a button types. */
const UNITS = ['kg', 'mmHg', '/min', 'mg/dL', 'cm'] as const

const AGAIN_MINUTES = 5

type EntryCardProps = { userId: string; targets: readonly SetTarget[] }

/** Saves readings, each under a key of its own, and offers to take them back. */
function useSaving(userId: string, onSaved: () => void) {
  const t = useT()
  const utils = trpc.useUtils()
  const [busy, setBusy] = useState(false)
  const undo = async (saved: Awaited<ReturnType<typeof submitMeasurement>>[]) => {
    try {
      for (const one of saved) {
        if ('waiting' in one) discardWaiting(one.waiting)
        else await utils.client.measurements.remove.mutate({ id: one.id })
      }
    } catch (error) {
      report(error, { errorTitle: t('measurements.failed.remove') })
    }
    await utils.measurements.list.invalidate()
  }
  const save = async (readings: readonly Reading[], at: Date) => {
    setBusy(true)
    const saved: Awaited<ReturnType<typeof submitMeasurement>>[] = []
    try {
      for (const reading of readings) {
        const { kind, unit, fasting } = reading
        const input = { kind, unit, fasting, values: valuesOf(reading), at: withOffset(at), key: randomId() }
        saved.push(await submitMeasurement(userId, input))
      }
      onSaved()
    } catch (error) {
      report(error, { errorTitle: t('measurements.failed.save') })
    } finally {
      setBusy(false)
    }
    if (saved.length > 0) {
      const waits = saved.some((one) => 'waiting' in one)
      toast.success(t('measurements.saved', { count: saved.length, waits: `${waits}` }), undefined, {
        label: t('measurements.undo'),
        onClick: () => void undo(saved),
      })
      await utils.measurements.list.invalidate()
    }
  }
  return { save, busy }
}

/** One line is read back as rows before it is saved. */
export function EntryCard({ userId, targets }: EntryCardProps) {
  const t = useT()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const online = useOnline()
  const [text, setText] = useState('')
  /** Overrides the time of the line, or the current time. */
  const [chosen, setChosen] = useState<string | null>(null)
  const [again, setAgain] = useState<string | null>(null)
  const clear = () => {
    setText('')
    setChosen(null)
    field.current?.focus()
  }
  const { save, busy } = useSaving(userId, () => {
    clear()
    setAgain(null)
  })
  const line = readLine(text)
  const { readings, asks } = line
  const write = (next: string) => {
    setText(next)
    field.current?.focus()
  }
  const now = new Date()
  const at = chosen === null ? momentOf(now, line) : new Date(chosen)
  const isFuture = at > now
  const dangerous = readings
    .map((reading) => ({ reading, danger: dangerOf(reading) }))
    .find(({ danger }) => danger)
  const canSave = readings.length > 0 && asks.length === 0 && !isFuture && !Number.isNaN(at.getTime())
  return (
    <Card as="section" aria-labelledby={`${id}-title`} className="grid content-start gap-4 p-5 md:p-6">
      <h2 id={`${id}-title`} className="sr-only">
        {t('measurements.write')}
      </h2>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (canSave && !dangerous && !busy) void save(readings, at)
        }}
      >
        <div className="grid gap-2">
          <Field label={t('measurements.line')} hint={t('measurements.lineHint')}>
            <Input
              ref={field}
              value={text}
              onChange={(event) => setText(event.target.value)}
              maxLength={MAX_LINE}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
          <fieldset className="grid grid-cols-5 gap-1.5">
            <legend className="sr-only">{t('measurements.units')}</legend>
            {UNITS.map((unit) => (
              <Button
                key={unit}
                look="outline"
                size="tight"
                className="px-0! max-[23rem]:text-xs"
                onClick={() => write(`${text.trimEnd()} ${unit} `.trimStart())}
              >
                {unitText(unit, t)}
              </Button>
            ))}
          </fieldset>
        </div>
        {again && (
          <p className="rounded-md bg-info-soft p-3 text-sm">{t('measurements.againAt', { time: again })}</p>
        )}
        {dangerous?.danger && <DangerAdvice reading={dangerous.reading} danger={dangerous.danger} />}
        {readings.length > 0 && <ReadRows readings={readings} targets={targets} />}
        {asks.map((ask) => (
          <Asked
            key={`${ask.from} ${ask.part}`}
            ask={ask}
            onChoose={(writes) => write(line.text.slice(0, ask.from) + writes + line.text.slice(ask.until))}
          />
        ))}
        {readings.length > 0 &&
          (chosen === null ? (
            <div className="flex items-center justify-between gap-3 text-sm">
              <p>{formatMoment(at.toISOString())}</p>
              <Button look="plain" size="tight" onClick={() => setChosen(localValue(at))}>
                {t('measurements.otherTime')}
              </Button>
            </div>
          ) : (
            <MomentField
              label={t('measurements.at')}
              value={chosen}
              onChange={setChosen}
              error={isFuture ? t('measurements.invalid.future') : undefined}
            />
          ))}
        {dangerous?.danger ? (
          <>
            <Button
              look="outline"
              onClick={() => {
                clear()
                setAgain(formatTime(new Date(Date.now() + AGAIN_MINUTES * 60_000).toISOString()))
              }}
            >
              <Timer size={18} aria-hidden />
              {t('measurements.again')}
            </Button>
            <Button look="plain" busy={busy} disabled={!canSave} onClick={() => void save(readings, at)}>
              {t('measurements.saveAnyway')}
            </Button>
            <p className="text-xs text-ink-2">
              <Clinical>{(t) => t('measurements.danger.told')}</Clinical>
            </p>
          </>
        ) : (
          readings.length > 0 && (
            <Button type="submit" busy={busy} disabled={!canSave}>
              {t('measurements.save', { count: readings.length, online: `${online}` })}
            </Button>
          )
        )}
      </form>
    </Card>
  )
}
