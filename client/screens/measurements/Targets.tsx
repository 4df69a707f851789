import { Pencil } from 'lucide-react'
import { useState } from 'react'
import {
  DANGER,
  GOAL_KINDS,
  MEASUREMENT_KINDS,
  type SetTarget,
  type Target,
  UNITS_OF,
} from '../../../shared/measurements.ts'
import { kindText, targetText, unitText } from '../../../shared/measurementText.ts'
import { numberIn, numberText } from '../../../shared/typedNumber.ts'
import { trpc } from '../../app/trpc.ts'
import { intl, useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { formatShortInstant } from '../../ui/format.ts'

/** The bounds that each kind has. */
const boundsOf = (kind: Target['kind']) =>
  GOAL_KINDS.includes(kind)
    ? (['goal'] as const)
    : kind === 'bloodPressure'
      ? (['high', 'diastolic'] as const)
      : (['low', 'high'] as const)

type EditorProps = { target: SetTarget; patientId: string | undefined; onDone: () => void }

function Editor({ target, patientId, onDone }: EditorProps) {
  const t = useT()
  const utils = trpc.useUtils()
  const { kind } = target
  const bounds = boundsOf(kind)
  const [typed, setTyped] = useState(() =>
    Object.fromEntries(
      bounds.map((bound) => [bound, target[bound] === null ? '' : numberText(target[bound], intl.locale)]),
    ),
  )
  const set = trpc.measurements.setTarget.useMutation({
    meta: { errorTitle: t('measurements.failed.target') },
    onSuccess: async () => {
      await utils.measurements.targets.invalidate()
      onDone()
    },
  })
  const of = patientId === undefined ? {} : { patientId }
  const numbers = Object.fromEntries(
    bounds.map((bound) => [bound, numberIn(typed[bound] ?? '', intl.locale)]),
  )
  const isReadable = Object.values(numbers).every((number) => number === null || typeof number === 'number')
  const submit = () => {
    const given = Object.fromEntries(
      Object.entries(numbers).map(([bound, number]) => [bound, typeof number === 'number' ? number : null]),
    )
    const isEmpty = Object.values(given).every((number) => number === null)
    set.mutate({ ...of, kind, target: isEmpty ? null : given })
  }
  return (
    <form
      className="mt-2 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReadable && !set.isPending) submit()
      }}
    >
      <div className="flex flex-wrap gap-3">
        {bounds.map((bound) => (
          <Field
            key={bound}
            label={t('measurements.boundOf', { bound, kind })}
            aside={unitText(UNITS_OF[kind][0], t)}
            className="min-w-24 flex-1"
          >
            <Input
              inputMode="decimal"
              autoComplete="off"
              value={typed[bound]}
              onChange={(event) => setTyped({ ...typed, [bound]: event.target.value })}
            />
          </Field>
        ))}
      </div>
      {(set.isError || !isReadable) && (
        <p role="alert" className="text-xs font-strong text-danger">
          {set.isError ? set.error.message : t('measurements.invalid.number')}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="outline" size="tight" busy={set.isPending}>
          {t('measurements.target.save')}
        </Button>
        {target.by !== null && (
          <Button look="plain" size="tight" onClick={() => set.mutate({ ...of, kind, target: null })}>
            {t('measurements.target.usual')}
          </Button>
        )}
        <Button look="plain" size="tight" onClick={onDone}>
          {t('app.cancel')}
        </Button>
      </div>
    </form>
  )
}

type TargetsProps = { targets: readonly SetTarget[]; patientId?: string }

/** The target of each kind, with who set it and when. Patients and their practitioners may change it. */
export function Targets({ targets, patientId }: TargetsProps) {
  const t = useT()
  const [editing, setEditing] = useState<Target['kind'] | null>(null)
  return (
    <Card as="section" aria-labelledby="targets" className="p-5 md:p-6">
      <h2 id="targets" className="text-lg font-strong">
        {t('measurements.targets')}
      </h2>
      <p className="text-xs text-ink-3">
        {t('measurements.targetsHint', { reader: patientId ? 'practitioner' : 'patient' })}
      </p>
      <ul className="mt-2">
        {MEASUREMENT_KINDS.flatMap((kind) => targets.find((one) => one.kind === kind) ?? []).map((target) => {
          const { kind, by, own, at } = target
          const name = kindText(kind, t)
          return (
            <li key={kind} className="border-t border-line py-2 first:border-t-0">
              <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
                <p className="min-w-0 flex-1 basis-28">
                  <span className="block text-sm">
                    <span className="font-strong">{name}</span>{' '}
                    <span className="text-ink-2">{unitText(UNITS_OF[kind][0], t)}</span>
                  </span>
                  <span className="block text-xs text-ink-2">
                    {by !== null && at !== null
                      ? t('measurements.setBy', {
                          by: own && !patientId ? 'you' : by,
                          day: formatShortInstant(at),
                        })
                      : GOAL_KINDS.includes(kind)
                        ? t('measurements.noTarget')
                        : t('measurements.usual')}
                  </span>
                </p>
                <Button
                  look="outline"
                  size="tight"
                  className="shrink-0 whitespace-nowrap"
                  aria-expanded={editing === kind}
                  aria-label={t('measurements.target.edit', {
                    kind: name,
                    target: targetText(target, t) ?? t('measurements.target.set'),
                  })}
                  onClick={() => setEditing(editing === kind ? null : kind)}
                >
                  {targetText(target, t) ?? t('measurements.target.set')}
                  <Pencil size={16} aria-hidden />
                </Button>
              </div>
              {editing === kind && (
                <Editor target={target} patientId={patientId} onDone={() => setEditing(null)} />
              )}
            </li>
          )
        })}
      </ul>
      <p className="mt-2 border-t border-line pt-3 text-xs text-ink-2">
        {t('measurements.alwaysOn', DANGER)}
      </p>
    </Card>
  )
}
