import { getRouteApi } from '@tanstack/react-router'
import type { Translate } from '../../../locales/translate.ts'
import { AUDIT_ACTIONS } from '../../../shared/audit.ts'
import { actionText, detailText } from '../../../shared/auditText.ts'
import { trpc } from '../../app/trpc.ts'
import emptyResults from '../../art/empty-results.svg'
import { useToday } from '../../lib/today.ts'
import { t, useT } from '../../locale/messages.tsx'
import { Card } from '../../ui/Card.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { Field } from '../../ui/Field.tsx'
import { formatMomentOfYear, formatTime } from '../../ui/format.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { PageHeading } from '../../ui/Page.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Select } from '../../ui/Select.tsx'
import { ShowMorePages } from '../../ui/ShowMorePages.tsx'
import { Skeletons } from '../../ui/Skeletons.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { useDebounced } from '../../ui/useDebounced.ts'
import { instantsOf } from './auditDays.ts'
import { joinRepeats, type Repeated } from './auditGroups.ts'
import { CsvButton } from './CsvButton.tsx'

const route = getRouteApi('/admin/audit')

const EVERYTHING = 'all'
const actionsOf = (t: Translate) => [
  { value: EVERYTHING, label: t('audit.everything') },
  ...AUDIT_ACTIONS.map((action) => ({ value: action, label: actionText(action, t) })),
]

type Filters = { person?: string; action?: string; from?: string; to?: string }

function useAuditLog({ person = '', action, from, to }: Filters) {
  const search = useDebounced(person)
  const input = {
    ...(search && { person: search }),
    ...(action && { action }),
    ...instantsOf({ from, to }),
  }
  const pages = trpc.admin.audit.list.useInfiniteQuery(input, {
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: (before) => before,
    meta: { errorTitle: t('audit.failedTitle') },
  })
  return { pages, input, rows: pages.data?.pages.flatMap((page) => page.rows) }
}

type Entry = NonNullable<ReturnType<typeof useAuditLog>['rows']>[number]

const namesIn = (t: Translate) => (person: { id: string | null; fullName: string | null }, nobody: string) =>
  person.fullName ?? (person.id ? t('audit.deletedAccount') : nobody)

const columnsOf = (t: Translate): Column<Repeated<Entry>>[] => {
  const nameOf = namesIn(t)
  return [
    {
      key: 'when',
      title: t('audit.column.when'),
      cell: ({ at, since, times }) => (
        <>
          <span className="whitespace-nowrap">{formatMomentOfYear(at)}</span>
          {times > 1 && (
            <span className="block text-xs text-ink-2">
              {t('audit.times', { count: times, since: formatTime(since) })}
            </span>
          )}
        </>
      ),
    },
    { key: 'who', title: t('audit.column.who'), cell: ({ actor }) => nameOf(actor, t('audit.portal')) },
    { key: 'what', title: t('audit.column.what'), cell: ({ action }) => actionText(action, t) },
    { key: 'whose', title: t('audit.column.whose'), cell: ({ subject }) => nameOf(subject, '–') },
    {
      key: 'details',
      title: t('audit.column.details'),
      cell: ({ detail }) => <span className="text-ink-2 wrap-anywhere">{detailText(detail, t) || '–'}</span>,
    },
  ]
}

export function AuditLog() {
  const t = useT()
  const today = useToday()
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const { pages, input, rows } = useAuditLog(filters)
  const show = (next: Filters) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false })
  return (
    <>
      <PageHeading
        title={t('app.page.audit')}
        subtitle={t('audit.subtitle')}
        action={<CsvButton kind="audit" filters={input} />}
      />
      <div className="mt-6 mb-4 grid gap-3 md:grid-cols-2 lg:grid-cols-[1fr_16rem_11rem_11rem] lg:items-end">
        <SearchField
          label={t('audit.filter.person')}
          value={filters.person ?? ''}
          onChange={(person) => show({ person })}
        />
        <Select
          aria-label={t('audit.filter.action')}
          placeholder={t('audit.everything')}
          value={filters.action ?? EVERYTHING}
          options={actionsOf(t)}
          onChange={(action) => show({ action: action === EVERYTHING ? '' : action })}
        />
        <Field label={t('audit.filter.from')}>
          <DateField
            today={today}
            max={today}
            value={filters.from ?? ''}
            onChange={(from) => show({ from })}
          />
        </Field>
        <Field label={t('audit.filter.to')}>
          <DateField today={today} max={today} value={filters.to ?? ''} onChange={(to) => show({ to })} />
        </Field>
      </div>
      <LoadState
        query={pages}
        error={t('audit.failed')}
        loading={
          <Skeletons
            card
            className="grid gap-5 p-5"
            bars={['h-6 w-full', 'h-6 w-full', 'h-6 w-full', 'h-6 w-2/3']}
          />
        }
      />
      {rows?.length === 0 && (
        <EmptyCard art={emptyResults} ground="blossom" title={t('audit.none.title')}>
          {t('audit.none.text')}
        </EmptyCard>
      )}
      {rows && rows.length > 0 && (
        <Card
          aria-busy={pages.isPlaceholderData}
          className={`overflow-hidden ${pages.isPlaceholderData ? 'opacity-60' : ''}`}
        >
          <Table
            caption={t('app.page.audit')}
            columns={columnsOf(t)}
            rows={joinRepeats(rows)}
            keyOf={({ id }) => String(id)}
          />
        </Card>
      )}
      <ShowMorePages of={pages} />
    </>
  )
}
