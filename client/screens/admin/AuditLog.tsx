import { getRouteApi } from '@tanstack/react-router'
import { AUDIT_ACTIONS } from '../../../shared/audit.ts'
import { trpc } from '../../app/trpc.ts'
import emptyResults from '../../art/empty-results.svg'
import { actionText } from '../../lib/auditTexts.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { formatMomentOfYear } from '../../ui/format.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { PageHeading } from '../../ui/Page.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Select } from '../../ui/Select.tsx'
import { ShowMorePages } from '../../ui/ShowMorePages.tsx'
import { Skeletons } from '../../ui/Skeletons.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { useDebounced } from '../../ui/useDebounced.ts'
import { instantsOf } from './auditDays.ts'

const route = getRouteApi('/admin/audit')

const EVERYTHING = 'all'
const ACTIONS = [
  { value: EVERYTHING, label: 'Everything' },
  ...AUDIT_ACTIONS.map((action) => ({ value: action, label: actionText(action) })),
]

type Filters = { person?: string; action?: string; from?: string; to?: string }

function useAuditLog({ person = '', action, from, to }: Filters) {
  const search = useDebounced(person)
  const pages = trpc.admin.audit.list.useInfiniteQuery(
    {
      ...(search && { person: search }),
      ...(action && { action }),
      ...instantsOf({ from, to }),
    },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      placeholderData: (before) => before,
      meta: { errorTitle: 'Failed to load the audit log' },
    },
  )
  return { pages, rows: pages.data?.pages.flatMap((page) => page.rows) }
}

type Entry = NonNullable<ReturnType<typeof useAuditLog>['rows']>[number]

const NAMES: Record<string, string> = { warningsOverruled: 'serious warnings overruled' }

/** The recorded details as text: "from patient, to admin". */
const detailText = (detail: Entry['detail']) =>
  Object.entries(detail ?? {})
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, value]) => `${NAMES[name] ?? name} ${value ?? 'none'}`)
    .join(', ')

const nameOf = (person: { id: string | null; fullName: string | null }, nobody: string) =>
  person.fullName ?? (person.id ? 'A deleted account' : nobody)

const COLUMNS: Column<Entry>[] = [
  {
    key: 'when',
    title: 'When',
    cell: ({ at }) => <span className="whitespace-nowrap">{formatMomentOfYear(at)}</span>,
  },
  { key: 'who', title: 'Who', cell: ({ actor }) => nameOf(actor, 'The portal') },
  { key: 'what', title: 'What', cell: ({ action }) => actionText(action) },
  { key: 'whose', title: 'Whose data', cell: ({ subject }) => nameOf(subject, '–') },
  {
    key: 'details',
    title: 'Details',
    cell: ({ detail }) => <span className="text-ink-2">{detailText(detail) || '–'}</span>,
  },
]

export function AuditLog() {
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const { pages, rows } = useAuditLog(filters)
  const show = (next: Filters) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false })
  return (
    <>
      <PageHeading
        title="Audit Log"
        subtitle="Every access to another person's health data, and every important change"
      />
      <div className="mt-6 mb-4 grid gap-3 md:grid-cols-2 lg:grid-cols-[1fr_16rem_11rem_11rem] lg:items-end">
        <SearchField
          label="Search person"
          value={filters.person ?? ''}
          onChange={(person) => show({ person })}
        />
        <Select
          aria-label="What was done"
          placeholder="Everything"
          value={filters.action ?? EVERYTHING}
          options={ACTIONS}
          onChange={(action) => show({ action: action === EVERYTHING ? '' : action })}
        />
        <Field label="From">
          <Input
            type="date"
            value={filters.from ?? ''}
            onChange={({ target }) => show({ from: target.value })}
          />
        </Field>
        <Field label="To">
          <Input type="date" value={filters.to ?? ''} onChange={({ target }) => show({ to: target.value })} />
        </Field>
      </div>
      <LoadState
        query={pages}
        error="The audit log could not be loaded."
        loading={
          <Skeletons
            card
            className="grid gap-5 p-5"
            bars={['h-6 w-full', 'h-6 w-full', 'h-6 w-full', 'h-6 w-2/3']}
          />
        }
      />
      {rows?.length === 0 && (
        <EmptyCard art={emptyResults} ground="blossom" title="No entries found">
          No entry matches these filters.
        </EmptyCard>
      )}
      {rows && rows.length > 0 && (
        <Card
          aria-busy={pages.isPlaceholderData}
          className={`overflow-hidden ${pages.isPlaceholderData ? 'opacity-60' : ''}`}
        >
          <Table caption="Audit Log" columns={COLUMNS} rows={rows} keyOf={({ id }) => String(id)} />
        </Card>
      )}
      <ShowMorePages of={pages} />
    </>
  )
}
