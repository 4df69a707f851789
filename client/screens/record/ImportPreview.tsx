import { useIsMutating, useMutation } from '@tanstack/react-query'
import { Download, Equal, GitCompare, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { ENTRY_STATES, type EntryKind, type EntryState } from '../../../shared/recordImport.ts'
import { trpc } from '../../app/trpc.ts'
import { downloadCsv } from '../../lib/download.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { formatDay } from '../../ui/format.ts'
import { LoadError } from '../../ui/LoadError.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { toast } from '../../ui/toast.ts'
import { EntryList } from './EntryList.tsx'
import { answeredOf, countOf, newByKind, type Preview } from './imported.ts'
import { refusedCsv } from './refusedCsv.ts'

/** A file's entries, and the choice of what to apply. */
export function ImportPreview({ id, onLeave }: { id: string; onLeave: () => void }) {
  const t = useT()
  const preview = trpc.record.importPreview.useQuery(
    { id, limit: 1 },
    { meta: { errorTitle: t('record.import.notLoaded') }, retry: false },
  )
  const person = trpc.record.importPreview.useQuery(
    { id, kind: 'person' },
    { meta: { silent: true }, retry: false },
  )
  const { data } = preview
  if (!data?.groups) {
    if (preview.isError) return <LoadError onRetry={onLeave}>{t('record.refused.unknown')}</LoadError>
    return <LoadState query={preview} error={t('record.import.notLoaded')} loading="h-96 w-full rounded-lg" />
  }
  const other = person.data?.resources.find(({ state }) => state === 'conflict')?.person
  return (
    <Choice
      id={id}
      file={data}
      groups={data.groups}
      warning={
        other &&
        (other.born
          ? t('record.import.person', { name: other.name, born: formatDay(other.born) })
          : t('record.import.person.unborn', { name: other.name }))
      }
      onLeave={onLeave}
    />
  )
}

type ChoiceProps = {
  id: string
  file: Preview
  groups: NonNullable<Preview['groups']>
  /** That the file is of another person. */
  warning: string | null | undefined
  onLeave: () => void
}

const FIRST = ['conflict', 'unreadable', 'new', 'same'] as const satisfies readonly EntryState[]

function Choice({ id, file, groups, warning, onLeave }: ChoiceProps) {
  const t = useT()
  const utils = trpc.useUtils()
  const [state, setState] = useState<EntryState>(() => FIRST.find((one) => countOf(groups, one) > 0) ?? 'new')
  const [leftKinds, setLeftKinds] = useState<readonly EntryKind[]>([])
  const apply = trpc.record.applyImport.useMutation({
    meta: { errorTitle: t('record.import.failed') },
    onSuccess: async ({ taken: count, measurements, days, profile, elsewhere }) => {
      const parts = [
        measurements > 0 && t('record.import.done.measurements', { count: measurements }),
        days > 0 && t('record.import.done.days', { count: days }),
        profile > 0 && t('record.import.done.profile', { count: profile }),
        elsewhere > 0 && t('record.import.done.elsewhere', { count: elsewhere }),
      ]
      toast.success(t('record.import.done', { count }), parts.filter(Boolean).join(', '))
      onLeave()
      await Promise.all([
        ...[
          utils.record.invalidate(),
          utils.measurements.invalidate(),
          utils.health.invalidate(),
          utils.auth.profile.invalidate(),
        ],
        utils.care.invalidate(),
      ])
    },
  })
  const kinds = newByKind(groups)
  const chosen = kinds.filter(({ kind }) => !leftKinds.includes(kind))
  const taken = answeredOf(groups, 'taken')
  const count = chosen.reduce((sum, one) => sum + one.count - one.left, 0) + taken
  const undecided = countOf(groups, 'conflict') - taken - answeredOf(groups, 'kept')
  // An answer that is on its way counts too.
  const busy = useIsMutating() > 0
  const saveRefused = useMutation({
    mutationFn: () => refusedCsv(utils, id, t),
    onSuccess: (csv) => downloadCsv(t('record.import.refused.file'), csv),
    meta: { errorTitle: t('record.import.notLoaded') },
  })
  const total = ENTRY_STATES.reduce((sum, one) => sum + countOf(groups, one), 0)

  return (
    <Card as="section" aria-labelledby="record-preview" className="overflow-hidden">
      <div className="p-5 md:p-6">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div className="min-w-0 flex-1 basis-80">
            <h2 id="record-preview" className="font-display text-xl font-title">
              {t('record.import.preview.title')}
            </h2>
            <p className="mt-0.5 text-sm break-words text-ink-2">
              {t('record.import.preview.text', { name: file.fileName, count: total })}{' '}
              {file.leftOut > 0 && t('record.import.leftOut', { count: file.leftOut })}
            </p>
          </div>
          <div className="flex flex-wrap gap-2.5">
            <Button look="outline" onClick={onLeave}>
              {t('record.import.other')}
            </Button>
            {count > 0 && (
              <Button busy={busy} onClick={() => apply.mutate({ id, kinds: chosen.map(({ kind }) => kind) })}>
                {t('record.import.take', { count })}
              </Button>
            )}
          </div>
        </div>
        {warning && (
          <Alert tone="warning" className="mt-4">
            {warning}
          </Alert>
        )}
        {kinds.length > 0 ? (
          <fieldset className="mt-4 grid gap-x-8 md:grid-cols-2">
            <legend className="mb-1 text-sm font-strong">{t('record.import.takes')}</legend>
            {kinds.map(({ kind, count: ofKind }) => (
              <label key={kind} className="flex min-h-tap cursor-pointer items-center gap-3 text-sm">
                <input
                  type="checkbox"
                  className="size-5 accent-accent"
                  checked={!leftKinds.includes(kind)}
                  onChange={({ target }) =>
                    setLeftKinds(
                      target.checked ? leftKinds.filter((one) => one !== kind) : [...leftKinds, kind],
                    )
                  }
                />
                <span className="min-w-0 flex-1">{t(`record.import.kind.${kind}`)}</span>
                <span className="text-ink-2">{t('record.import.new', { count: ofKind })}</span>
              </label>
            ))}
          </fieldset>
        ) : (
          <p className="mt-4 text-sm text-ink-2">
            {t('record.import.nothing', { same: countOf(groups, 'same') })}
          </p>
        )}
        <p aria-live="polite" className="mt-2 text-sm text-ink-2">
          {undecided > 0 && t('record.import.undecided', { count: undecided })}
        </p>
        <fieldset className="mt-4 grid grid-cols-2 gap-2 md:grid-cols-4">
          <legend className="sr-only">{t('record.import.state')}</legend>
          {ENTRY_STATES.filter((one) => one === state || countOf(groups, one) > 0).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === state}
              onClick={() => setState(one)}
              className={`flex min-h-tap flex-wrap items-center justify-between gap-x-2 rounded-md border px-4 py-3 ${one === state ? 'border-accent bg-sunken' : 'border-line hover:bg-sunken'}`}
            >
              <span className="text-xl">{t('record.import.count', { count: countOf(groups, one) })}</span>
              <StateBadge state={one} />
            </button>
          ))}
        </fieldset>
        {state === 'unreadable' && countOf(groups, state) > 0 && (
          <Button
            look="plain"
            size="tight"
            className="mt-3 -ml-3"
            busy={saveRefused.isPending}
            onClick={() => saveRefused.mutate()}
          >
            <Download size={18} aria-hidden />
            {t('record.import.refused.save')}
          </Button>
        )}
        <EntryList id={id} state={state} leftKinds={leftKinds} />
      </div>
    </Card>
  )
}

const LOOKS = {
  new: { tone: 'success', icon: Plus },
  same: { tone: 'neutral', icon: Equal },
  conflict: { tone: 'warning', icon: GitCompare },
  unreadable: { tone: 'danger', icon: X },
} as const

/** The outcome of a file's entry. */
const StateBadge = ({ state }: { state: EntryState }) => (
  <Badge {...LOOKS[state]}>{useT()(`record.import.state.${state}`)}</Badge>
)
