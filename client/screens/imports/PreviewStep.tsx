import { Check, Download, Equal, GitCompare, Plus, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type ImportDecisions, LINE_STATES, type LineState, refusedPath } from '../../../shared/imports.ts'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { fieldText, type ImportedFile, type ImportedLine } from './file.ts'
import { Step } from './Step.tsx'

const LOOKS = {
  new: { tone: 'success', icon: Plus },
  same: { tone: 'neutral', icon: Equal },
  conflict: { tone: 'warning', icon: GitCompare },
  refused: { tone: 'danger', icon: X },
} as const

const StateBadge = ({ state }: { state: LineState }) => (
  <Badge {...LOOKS[state]}>{useT()(`imports.state.${state}`)}</Badge>
)

/** Lines of one state, page by page. */
function useLines(id: string, state: LineState) {
  const [pages, setPages] = useState<{ state: LineState; rows: ImportedLine[]; next: number | null }>()
  const read = trpc.admin.imports.preview.useMutation()
  const { mutate } = read
  useEffect(() => {
    mutate({ id, state }, { onSuccess: ({ rows, nextCursor: next }) => setPages({ state, rows, next }) })
  }, [mutate, id, state])
  const shown = pages?.state === state ? pages : undefined
  const more = () =>
    shown &&
    mutate(
      { id, state, cursor: shown.next ?? undefined },
      {
        onSuccess: ({ rows, nextCursor: next }) => setPages({ state, rows: [...shown.rows, ...rows], next }),
      },
    )
  return { rows: shown?.rows, hasMore: shown?.next != null, more, busy: read.isPending }
}

type PreviewStepProps = {
  id: string
  file: ImportedFile
  decisions: ImportDecisions
  busy: boolean
  onDecide: (line: number, decision: 'keep' | 'take') => void
  onBack: () => void
  onImport: () => void
}

/** Previews the import, and asks what to do with conflicts. */
export function PreviewStep({ id, file, decisions, busy, onDecide, onBack, onImport }: PreviewStepProps) {
  const t = useT()
  const { counts, kind } = file
  const first = (['conflict', 'refused', 'new', 'same'] as const).find((one) => counts[one] > 0) ?? 'new'
  const [state, setState] = useState<LineState>(first)
  const lines = useLines(id, state)
  const made = Object.values(decisions)
  const taken = made.filter((decision) => decision === 'take').length
  const writes = counts.new + taken

  const columns: (Column<ImportedLine> | false)[] = [
    { key: 'line', title: t('imports.column.line'), cell: ({ line }) => line },
    { key: 'state', title: t('imports.column.state'), cell: (row) => <StateBadge state={row.state} /> },
    {
      key: 'name',
      title: t(`imports.column.${kind}`),
      cell: ({ values }) => (
        <span className="break-words">{values.fullName ?? values.name ?? t('imports.noName')}</span>
      ),
    },
    { key: 'file', title: t('imports.column.file'), cell: (row) => <FileCell row={row} /> },
    {
      key: 'why',
      title: t(state === 'refused' ? 'imports.column.reason' : 'imports.column.here'),
      cell: ({ reason, here }) =>
        reason ??
        (Object.values(here)
          .map((value) => value || t('imports.columns.empty'))
          .join(', ') ||
          '–'),
    },
    state === 'conflict' && {
      key: 'decision',
      title: t('imports.column.decision'),
      cell: ({ line }) => (
        <span className="flex gap-2">
          {(['keep', 'take'] as const).map((decision) => (
            <Button
              key={decision}
              look={decisions[line] === decision ? 'soft' : 'outline'}
              size="dense"
              aria-pressed={decisions[line] === decision}
              aria-label={t(`imports.${decision}.line`, { line })}
              onClick={() => onDecide(line, decision)}
            >
              {decisions[line] === decision && <Check size={16} aria-hidden />}
              {t(`imports.${decision}`)}
            </Button>
          ))}
        </span>
      ),
    },
  ]
  return (
    <Step
      step="preview"
      title={t('imports.preview.title')}
      text={t('imports.preview.text')}
      actions={
        <>
          <Button look="outline" onClick={onBack}>
            {t('imports.back')}
          </Button>
          <p
            className="min-w-0 flex-1 text-sm text-ink-2 max-md:order-first max-md:basis-full md:text-right"
            aria-live="polite"
          >
            {writes === 0
              ? t('imports.preview.nothing', { same: counts.same })
              : t('imports.preview.decided', { decided: made.length, conflicts: counts.conflict })}
          </p>
          {writes > 0 && (
            <Button busy={busy} onClick={onImport}>
              {t(`imports.preview.import.${kind}`, { count: writes })}
            </Button>
          )}
        </>
      }
    >
      <fieldset className="grid grid-cols-2 gap-2 md:grid-cols-4">
        <legend className="sr-only">{t('imports.column.state')}</legend>
        {LINE_STATES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === state}
            onClick={() => setState(one)}
            className={`flex min-h-tap items-center justify-between gap-2 rounded-md border px-4 py-3 ${one === state ? 'border-accent bg-sunken' : 'border-line hover:bg-sunken'}`}
          >
            <span className="text-xl">{t('imports.count', { count: counts[one] })}</span>
            <StateBadge state={one} />
          </button>
        ))}
      </fieldset>
      <div className="mt-4 rounded-md border border-line">
        {!lines.rows && <Skeleton className="h-48 w-full" />}
        {lines.rows?.length === 0 && <p className="p-5 text-sm text-ink-2">{t('imports.preview.none')}</p>}
        {lines.rows && lines.rows.length > 0 && (
          <Table
            caption={t('imports.preview.title')}
            columns={columns}
            rows={lines.rows}
            keyOf={({ line }) => String(line)}
          />
        )}
      </div>
      <div className="mt-3 flex flex-wrap justify-between gap-3">
        {lines.hasMore && (
          <Button look="plain" size="tight" busy={lines.busy} onClick={lines.more}>
            {t('imports.preview.more')}
          </Button>
        )}
        {counts.refused > 0 && (
          <a href={refusedPath(id)} download className={`${buttonClass('plain', 'tight')} ml-auto`}>
            <Download size={18} aria-hidden />
            {t('imports.preview.refused', { count: counts.refused })}
          </a>
        )}
      </div>
    </Step>
  )
}

/** The fields that differ from what is here, or all fields. */
function FileCell({ row: { state, values, here } }: { row: ImportedLine }) {
  const t = useT()
  const fields = Object.entries(values).filter(([field]) =>
    state === 'conflict' ? field in here : field !== 'fullName' && field !== 'name',
  )
  return (
    <ul>
      {fields.map(([field, value]) => (
        <li key={field} className="max-w-80 break-words">
          <span className="text-ink-2">{t('imports.fieldOf', { field: fieldText(field, t) })}</span> {value}
        </li>
      ))}
    </ul>
  )
}
