import { Check } from 'lucide-react'
import { readingText } from '../../../shared/measurementText.ts'
import type { EntryState } from '../../../shared/recordImport.ts'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { formatMomentOfYear } from '../../ui/format.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { ShowMorePages } from '../../ui/ShowMorePages.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { entryName, entryText, type Imported } from './imported.ts'
import { StateBadge } from './StateBadge.tsx'

const PAGE = 50

type EntryListProps = {
  id: string
  state: EntryState
  isChosen: (entry: Imported) => boolean
  onChoose: (entry: Imported, isChosen: boolean) => void
}

/** The entries of one state, page by page. */
export function EntryList({ id, state, isChosen, onChoose }: EntryListProps) {
  const t = useT()
  const list = trpc.record.importPreview.useInfiniteQuery(
    { id, state, limit: PAGE },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      meta: { errorTitle: t('record.import.notLoaded') },
    },
  )
  const rows = list.data?.pages.flatMap(({ resources }) => resources.filter(({ kind }) => kind !== 'person'))
  const columns: Column<Imported>[] = [
    { key: 'line', title: t('record.import.column.line'), cell: ({ line }) => line },
    { key: 'state', title: t('record.import.state'), cell: (row) => <StateBadge state={row.state} /> },
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
          {row.reading?.device && (
            <span className="block text-xs text-ink-2">
              {t('record.import.device', { device: row.reading.device })}
            </span>
          )}
        </span>
      ),
    },
    ...(state === 'unreadable' || state === 'conflict'
      ? [{ key: 'why', title: t('record.import.column.why'), cell: (row: Imported) => <Why row={row} /> }]
      : []),
    ...(state === 'conflict'
      ? [
          {
            key: 'decision',
            title: t('record.import.column.decision'),
            cell: (row: Imported) => <Decision row={row} isChosen={isChosen(row)} onChoose={onChoose} />,
          },
        ]
      : []),
    ...(state === 'new'
      ? [
          {
            key: 'chosen',
            title: t('record.import.takes'),
            cell: (row: Imported) => (
              <span className="flex min-h-tap items-center">
                <input
                  type="checkbox"
                  className="size-5 accent-accent"
                  aria-label={t('record.import.chosen.of', { line: row.line })}
                  checked={isChosen(row)}
                  onChange={({ target }) => onChoose(row, target.checked)}
                />
              </span>
            ),
          },
        ]
      : []),
  ]
  return (
    <div className="mt-4">
      <div className="overflow-hidden rounded-md border border-line">
        <LoadState
          query={list}
          error={t('record.import.notLoaded')}
          loading={<Skeleton className="h-48 w-full" />}
        />
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
function Why({ row: { kind, reason, here } }: { row: Imported }) {
  const t = useT()
  if (reason) return t(`record.import.reason.${reason}`)
  if (kind === 'health') return t('record.import.here.day')
  return here ? t('record.import.here', { value: readingText(here, t) }) : t('record.import.here.none')
}

type DecisionProps = {
  row: Imported
  isChosen: boolean
  onChoose: EntryListProps['onChoose']
}

/** Keeps what is here, or takes what the file has instead. */
function Decision({ row, isChosen, onChoose }: DecisionProps) {
  const t = useT()
  const { here } = row
  const words = here
    ? {
        keep: t('record.import.keep', { value: readingText(here, t) }),
        use: t('record.import.use', { value: entryText(row, t) }),
      }
    : { keep: t('record.import.leave'), use: t('record.import.use', { value: entryText(row, t) }) }
  return (
    <span className="flex flex-wrap gap-2">
      {(['keep', 'use'] as const).map((choice) => {
        const isOn = isChosen === (choice === 'use')
        return (
          <Button
            key={choice}
            look={isOn ? 'soft' : 'outline'}
            size="dense"
            aria-pressed={isOn}
            onClick={() => onChoose(row, choice === 'use')}
          >
            {isOn && <Check size={16} aria-hidden />}
            {words[choice]}
          </Button>
        )
      })}
    </span>
  )
}
