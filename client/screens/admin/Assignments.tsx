import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import emptyPatients from '../../art/empty-patients.svg'
import { PersonSelect } from '../../layout/PersonSelect.tsx'
import { t, useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Email } from '../../ui/Email.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { Field } from '../../ui/Field.tsx'
import { refuse } from '../../ui/failures.ts'
import { formatInstant } from '../../ui/format.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { PageHeading } from '../../ui/Page.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import type { Found } from '../../ui/SearchSelect.tsx'
import { nextId, ShowMorePages } from '../../ui/ShowMorePages.tsx'
import { Skeletons } from '../../ui/Skeletons.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { toast } from '../../ui/toast.ts'
import { useDebounced } from '../../ui/useDebounced.ts'

const STEP = 50

function useAssignments(search: string) {
  return trpc.admin.assignments.list.useInfiniteQuery(
    { limit: STEP, ...(search && { search }) },
    {
      getNextPageParam: nextId,
      placeholderData: (before) => before,
      meta: { errorTitle: t('admin.assign.failedTitle') },
    },
  )
}
type Assignment = NonNullable<ReturnType<typeof useAssignments>['data']>['pages'][number][number]

function AssignForm() {
  const t = useT()
  const utils = trpc.useUtils()
  const [practitioner, setPractitioner] = useState<Found | null>(null)
  const [patient, setPatient] = useState<Found | null>(null)
  const assign = trpc.admin.assignments.assign.useMutation({
    meta: { fallback: t('admin.assign.notAssigned') },
    onSuccess: () => {
      if (patient && practitioner) {
        const names = { patient: patient.title, practitioner: practitioner.title }
        toast.success(t('admin.success'), t('admin.assign.done', names))
      }
      setPatient(null)
      return utils.admin.assignments.invalidate()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (assign.isPending) return
    if (practitioner && patient) assign.mutate({ practitionerId: practitioner.id, patientId: patient.id })
    else refuse(t('app.failed.title'), t('admin.assign.bothNeeded'))
  }
  return (
    <Card className="p-5">
      <form onSubmit={submit} className="grid items-end gap-4 lg:grid-cols-[1fr_1fr_auto]">
        <Field label={t('admin.role.practitioner')}>
          <PersonSelect of="practitioner" value={practitioner} onChange={setPractitioner} />
        </Field>
        <Field label={t('admin.role.patient')}>
          <PersonSelect of="patient" value={patient} onChange={setPatient} />
        </Field>
        <Button type="submit" busy={assign.isPending}>
          {t('admin.assign.action')}
        </Button>
        {[practitioner, patient].map(
          (person) =>
            person?.warning && (
              <Alert key={person.id} tone="warning" className="md:col-span-3">
                {person.warning}
              </Alert>
            ),
        )}
      </form>
    </Card>
  )
}

function Person({ fullName, email }: { fullName: string; email: string }) {
  return (
    <span className="block min-w-0 cards:in-[td]:text-right">
      <span className="block font-strong">{fullName}</span>
      <span className="block text-xs font-text text-ink-2">
        <Email>{email}</Email>
      </span>
    </span>
  )
}

type ListProps = {
  pages: ReturnType<typeof useAssignments>
  search: string
  onSearch: (search: string) => void
  onRemove: (id: string) => void
  removing: string | null
}

function AssignmentList({ pages, search, onSearch, onRemove, removing }: ListProps) {
  const t = useT()
  const matching = pages.data?.pages.flat() ?? []
  const columns: Column<Assignment>[] = [
    {
      key: 'practitioner',
      title: t('admin.role.practitioner'),
      cell: ({ practitioner, counts }) => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Person {...practitioner} />
          {!counts && <Badge tone="warning">{t('admin.assign.notInForce')}</Badge>}
        </span>
      ),
    },
    { key: 'patient', title: t('admin.role.patient'), cell: ({ patient }) => <Person {...patient} /> },
    {
      key: 'assigned',
      title: t('admin.assign.date'),
      cell: ({ assignedAt }) => <span className="whitespace-nowrap">{formatInstant(assignedAt)}</span>,
    },
    {
      key: 'actions',
      title: t('admin.actions'),
      align: 'right',
      cell: ({ id, practitioner, patient }) => (
        <Button
          look="danger-plain"
          size="dense"
          busy={removing === id}
          aria-label={t('admin.assign.removeFrom', {
            patient: patient.fullName,
            practitioner: practitioner.fullName,
          })}
          onClick={() => onRemove(id)}
        >
          {removing !== id && <Trash2 size={16} />}
          {t('admin.assign.remove')}
        </Button>
      ),
    },
  ]
  return (
    <>
      <Card className="overflow-hidden">
        <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
          <h2 className="text-lg font-strong">{t('admin.assign.current')}</h2>
          <div className="w-full md:w-72">
            <SearchField label={t('admin.assign.search')} value={search} onChange={onSearch} />
          </div>
        </div>
        {matching.length > 0 ? (
          <Table
            caption={t('admin.assign.current')}
            columns={columns}
            rows={matching}
            keyOf={({ id }) => id}
          />
        ) : (
          <p className="border-t border-line px-5 py-8 text-center text-ink-2">
            {t('admin.assign.noneFound')}
          </p>
        )}
      </Card>
      <ShowMorePages of={pages} />
    </>
  )
}

/** Practitioners see only the patients assigned to them here. */
export function Assignments() {
  const t = useT()
  const utils = trpc.useUtils()
  const [search, setSearch] = useState('')
  const searched = useDebounced(search.trim())
  const assignments = useAssignments(searched)
  const isSearch = search !== '' || searched !== '' || assignments.isPlaceholderData
  const isEmpty = assignments.data?.pages[0]?.length === 0 && !isSearch
  const remove = trpc.admin.assignments.remove.useMutation({
    meta: {
      fallback: t('admin.assign.notRemoved'),
      success: [t('admin.success'), t('admin.assign.removed')],
    },
    onSuccess: () => utils.admin.assignments.invalidate(),
  })
  return (
    <>
      <PageHeading title={t('app.page.assignments')} subtitle={t('admin.assign.subtitle')} />
      <div className="mt-6 grid gap-4">
        <AssignForm />
        <LoadState
          query={assignments}
          error={t('admin.assign.failed')}
          loading={
            <Skeletons card className="grid gap-5 p-5" bars={['h-6 w-52', 'h-10 w-full', 'h-10 w-full']} />
          }
        />
        {isEmpty && (
          <EmptyCard art={emptyPatients} ground="leaf" title={t('admin.assign.none.title')}>
            {t('admin.assign.none.text')}
          </EmptyCard>
        )}
        {assignments.data && !isEmpty && (
          <AssignmentList
            pages={assignments}
            search={search}
            onSearch={setSearch}
            removing={remove.isPending ? remove.variables.id : null}
            onRemove={(id) => remove.mutate({ id })}
          />
        )}
      </div>
    </>
  )
}
