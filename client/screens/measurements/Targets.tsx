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
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { formatShortInstant } from '../../ui/format.ts'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { NumbersForm } from './NumbersForm.tsx'

const boundsOf = (kind: Target['kind']): readonly ('goal' | 'low' | 'high' | 'diastolic')[] =>
  GOAL_KINDS.includes(kind) ? ['goal'] : kind === 'bloodPressure' ? ['high', 'diastolic'] : ['low', 'high']

type EditorProps = { target: SetTarget; patientId: string | undefined; onDone: () => void }

function Editor({ target, patientId, onDone }: EditorProps) {
  const t = useT()
  const utils = trpc.useUtils()
  const { kind } = target
  const set = trpc.measurements.setTarget.useMutation({
    meta: { errorTitle: t('measurements.failed.target') },
    onSuccess: async () => {
      await utils.measurements.targets.invalidate()
      onDone()
    },
  })
  const of = patientId === undefined ? {} : { patientId }
  return (
    <NumbersForm
      fields={boundsOf(kind).map((name) => ({
        ...{ name, value: target[name], unit: unitText(UNITS_OF[kind][0], t) },
        label: t('measurements.boundOf', { bound: name, kind }),
      }))}
      save={t('measurements.target.save')}
      busy={set.isPending}
      error={set.error?.message}
      onSave={(numbers) => {
        const isEmpty = Object.values(numbers).every((number) => number === null)
        set.mutate({ ...of, kind, target: isEmpty ? null : numbers })
      }}
      onCancel={onDone}
    >
      {target.by !== null && (
        <Button look="plain" size="tight" onClick={() => set.mutate({ ...of, kind, target: null })}>
          {t('measurements.target.usual')}
        </Button>
      )}
    </NumbersForm>
  )
}

type TargetsProps = { targets: readonly SetTarget[]; patientId?: string }

/** The target of each kind, with who set it and when. Patients and their practitioners may change it. */
export function Targets({ targets, patientId }: TargetsProps) {
  const t = useT()
  const [editing, setEditing] = useState<Target['kind'] | null>(null)
  return (
    <SectionCard title={t('measurements.targets')} className="p-5 md:p-6">
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
      {!patientId && (
        <p className="mt-2 border-t border-line pt-3 text-xs text-ink-2">
          {t('measurements.alwaysOn', DANGER)}
        </p>
      )}
    </SectionCard>
  )
}
