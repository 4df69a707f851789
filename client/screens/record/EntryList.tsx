import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { MeasurementKind } from '../../../shared/measurements.ts'
import { readingText } from '../../../shared/measurementText.ts'
import type { EntryDecision, EntryKind, EntryState } from '../../../shared/recordImport.ts'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { formatMomentOfYear } from '../../ui/format.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { ShowMorePages } from '../../ui/ShowMorePages.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { CorrectDialog } from './CorrectDialog.tsx'
import { entryName, entryText, type Imported } from './imported.ts'

const PAGE = 50

type EntryListProps = {
  id: string
  state: EntryState
  /** Kinds of which no new entry is taken. */
  leftKinds: readonly EntryKind[]
}

/** The entries of one state, page by page. */
export function EntryList({ id, state, leftKinds }: EntryListProps) {
  const t = useT()
  const list = trpc.record.importPreview.useInfiniteQuery(
    { id, state, limit: PAGE },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      meta: { errorTitle: t('record.import.notLoaded') },
    },
  )
  const rows = list.data?.pages.flatMap(({ resources }) => resources.filter(({ kind }) => kind !== 'person'))
  const isUndecided = state === 'conflict' || state === 'unreadable'
  const columns: (Column<Imported> | false)[] = [
    { key: 'line', title: t('record.import.column.line'), cell: ({ line }) => line },
    {
      key: 'what',
      title: t('record.import.column.what'),
      cell: (row) => (row.type ? entryName(row, t) : '–'),
    },
    {
      key: 'at',
      title: t('record.import.column.at'),
      cell: ({ at }) => <span className="whitespace-nowrap">{at ? formatMomentOfYear(at) : '–'}</span>,
    },
    {
      key: 'entry',
      title: t('record.import.column.entry'),
      cell: (row) => (
        <span className="min-w-0 cards:text-right">
          <span className="font-strong break-words">{entryText(row, t)}</span>
          {row.corrected && <span className="block text-xs text-ink-2">{t('record.import.corrected')}</span>}
          {row.reading?.device && (
            <span className="block text-xs text-ink-2">
              {t('record.import.device', { device: row.reading.device })}
            </span>
          )}
        </span>
      ),
    },
    isUndecided && { key: 'why', title: t('record.import.column.why'), cell: (row) => <Why row={row} /> },
    isUndecided && {
      key: 'decision',
      title: t('record.import.column.decision'),
      cell: (row) => (state === 'conflict' ? <Decision id={id} row={row} /> : <Mend id={id} row={row} />),
    },
    state === 'new' && {
      key: 'chosen',
      title: t('record.import.takes'),
      cell: (row) => <Chosen id={id} row={row} isLeft={leftKinds.includes(row.kind)} />,
    },
  ]
  return (
    <div className="mt-4">
      <div className="overflow-hidden rounded-md border border-line">
        <LoadState query={list} error={t('record.import.notLoaded')} loading="h-48 w-full" />
        {rows?.length === 0 && <p className="p-5 text-sm text-ink-2">{t('record.import.none')}</p>}
        {rows && rows.length > 0 && (
          <Table
            caption={t('record.import.preview.title')}
            columns={columns}
            rows={rows}
            keyOf={({ ref }) => ref}
          />
        )}
      </div>
      <ShowMorePages of={list} />
    </div>
  )
}

/** Why an entry is refused, or what is here instead. */
function Why({ row: { kind, reason, here, hasRest } }: { row: Imported }) {
  const t = useT()
  if (reason) {
    const why = t(`record.import.reason.${reason}`)
    return hasRest ? t('record.import.reason.part', { why }) : why
  }
  if (kind === 'health') return t('record.import.here.day')
  return here ? t('record.import.here', { value: readingText(here, t) }) : t('record.import.here.none')
}

type AnswerProps = { id: string; row: Imported }

/** Answers to an entry are kept on the server; the page shows them when they are there. */
function useDecide({ id, row }: AnswerProps) {
  const utils = trpc.useUtils()
  const t = useT()
  const decide = trpc.record.decideImport.useMutation({
    meta: { errorTitle: t('record.import.notAnswered') },
    onSuccess: () => utils.record.importPreview.invalidate(),
  })
  const decision = decide.isPending ? decide.variables.decision : row.decision
  return {
    decision,
    decide: (next: EntryDecision | null) => decide.mutate({ id, ref: row.ref, decision: next }),
  }
}

/** Takes a new entry over, or leaves it out. */
function Chosen({ isLeft, ...entry }: AnswerProps & { isLeft: boolean }) {
  const t = useT()
  const { decision, decide } = useDecide(entry)
  return (
    <span className="flex min-h-tap items-center">
      <input
        type="checkbox"
        className="size-5 accent-accent"
        aria-label={t('record.import.chosen.of', { line: entry.row.line })}
        disabled={isLeft}
        checked={!isLeft && decision !== 'leave'}
        onChange={({ target }) => decide(target.checked ? null : 'leave')}
      />
    </span>
  )
}

/** Keeps what is here, or takes what the file has instead. */
function Decision(entry: AnswerProps) {
  const t = useT()
  const { decision, decide } = useDecide(entry)
  const { here } = entry.row
  const words = {
    leave: here ? t('record.import.keep', { value: readingText(here, t) }) : t('record.import.leave'),
    take: t('record.import.use', { value: entryText(entry.row, t) }),
  }
  return (
    <span className="flex flex-wrap gap-2">
      {(['leave', 'take'] as const).map((choice) => (
        <Answer
          key={choice}
          isOn={decision === choice}
          onClick={() => decide(decision === choice ? null : choice)}
        >
          {words[choice]}
        </Answer>
      ))}
    </span>
  )
}

/** Corrects a refused measurement, or leaves it out of a line whose other values can be read. */
function Mend(entry: AnswerProps) {
  const t = useT()
  const { decision, decide } = useDecide(entry)
  const [isOpen, setIsOpen] = useState(false)
  const { kind, type, line, hasRest } = entry.row
  if (kind !== 'measurement') return null
  const isLeft = decision === 'leave'
  return (
    <span className="flex flex-wrap gap-2">
      {hasRest && (
        <Answer isOn={isLeft} onClick={() => decide(isLeft ? null : 'leave')}>
          {t('record.import.without', { kind: type as MeasurementKind })}
        </Answer>
      )}
      <Button
        look="outline"
        size="dense"
        aria-label={t('record.import.correct.of', { line })}
        onClick={() => setIsOpen(true)}
      >
        {t('record.import.correct')}
      </Button>
      {isOpen && <CorrectDialog {...entry} onClose={() => setIsOpen(false)} />}
    </span>
  )
}

type ChoiceProps = { isOn: boolean; onClick: () => void; children: ReactNode }

const Answer = ({ isOn, onClick, children }: ChoiceProps) => (
  <Button look={isOn ? 'soft' : 'outline'} size="dense" aria-pressed={isOn} onClick={onClick}>
    {isOn && <Check size={16} aria-hidden />}
    {children}
  </Button>
)
