import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { isFoundIn } from '../../../shared/text.ts'
import { trpc } from '../../app/trpc.ts'
import emptyPatients from '../../art/empty-patients.svg'
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
import { ShowMore, useVisibleCount } from '../../ui/ShowMore.tsx'
import { Skeletons } from '../../ui/Skeletons.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { toast } from '../../ui/toast.ts'
import { PersonSelect } from './PersonSelect.tsx'

const STEP = 50

function useAssignments() {
  return trpc.admin.assignments.list.useQuery(undefined, {
    meta: { errorTitle: 'Failed to load assignments' },
  })
}
type Assignment = NonNullable<ReturnType<typeof useAssignments>['data']>[number]

function AssignForm() {
  const utils = trpc.useUtils()
  const [practitioner, setPractitioner] = useState<Found | null>(null)
  const [patient, setPatient] = useState<Found | null>(null)
  const assign = trpc.admin.assignments.assign.useMutation({
    meta: { fallback: 'Failed to assign patient' },
    onSuccess: () => {
      toast.success('Success', `${patient?.title} is assigned to ${practitioner?.title}.`)
      setPatient(null)
      return utils.admin.assignments.invalidate()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (assign.isPending) return
    if (practitioner && patient) assign.mutate({ practitionerId: practitioner.id, patientId: patient.id })
    else refuse('Error', 'Please select both practitioner and patient')
  }
  return (
    <Card className="p-5">
      <form onSubmit={submit} className="grid items-end gap-4 lg:grid-cols-[1fr_1fr_auto]">
        <Field label="Practitioner">
          <PersonSelect of="practitioner" value={practitioner} onChange={setPractitioner} />
        </Field>
        <Field label="Patient">
          <PersonSelect of="patient" value={patient} onChange={setPatient} />
        </Field>
        <Button type="submit" busy={assign.isPending}>
          Assign
        </Button>
        {[practitioner, patient].map(
          (person) =>
            person?.warning && (
              <Alert key={person.id} tone="warning" className="md:col-span-3">
                {person.title} {person.warning}
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

type ListProps = { assignments: Assignment[]; onRemove: (id: string) => void; removing: string | null }

function AssignmentList({ assignments, onRemove, removing }: ListProps) {
  const [search, setSearch] = useState('')
  const [shown, more] = useVisibleCount('assignments', STEP)
  const matching = assignments.filter(({ practitioner, patient }) =>
    [practitioner.fullName, practitioner.email, patient.fullName, patient.email].some((text) =>
      isFoundIn(text, search),
    ),
  )
  const columns: Column<Assignment>[] = [
    {
      key: 'practitioner',
      title: 'Practitioner',
      cell: ({ practitioner, counts }) => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Person {...practitioner} />
          {!counts && <Badge tone="warning">Not in force</Badge>}
        </span>
      ),
    },
    { key: 'patient', title: 'Patient', cell: ({ patient }) => <Person {...patient} /> },
    {
      key: 'assigned',
      title: 'Assigned Date',
      cell: ({ assignedAt }) => <span className="whitespace-nowrap">{formatInstant(assignedAt)}</span>,
    },
    {
      key: 'actions',
      title: 'Actions',
      align: 'right',
      cell: ({ id, practitioner, patient }) => (
        <Button
          look="danger-plain"
          size="dense"
          busy={removing === id}
          aria-label={`Remove ${patient.fullName} from ${practitioner.fullName}`}
          onClick={() => onRemove(id)}
        >
          {removing !== id && <Trash2 size={16} />}
          Remove
        </Button>
      ),
    },
  ]
  return (
    <>
      <Card className="overflow-hidden">
        <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
          <h2 className="text-lg font-strong">Current Assignments</h2>
          <div className="w-full md:w-72">
            <SearchField label="Search assignments" value={search} onChange={setSearch} />
          </div>
        </div>
        {matching.length > 0 ? (
          <Table
            caption="Current Assignments"
            columns={columns}
            rows={matching.slice(0, shown)}
            keyOf={({ id }) => id}
          />
        ) : (
          <p className="border-t border-line px-5 py-8 text-center text-ink-2">No assignments found</p>
        )}
      </Card>
      {matching.length > shown && <ShowMore onMore={more} auto />}
    </>
  )
}

/** Practitioners see only the patients assigned to them here. */
export function Assignments() {
  const utils = trpc.useUtils()
  const assignments = useAssignments()
  const remove = trpc.admin.assignments.remove.useMutation({
    meta: { fallback: 'Failed to remove assignment' },
    onSuccess: () => {
      toast.success('Success', 'The assignment is removed.')
      return utils.admin.assignments.invalidate()
    },
  })
  return (
    <>
      <PageHeading title="Practitioner-Patients" subtitle="Practitioners see the patients assigned to them" />
      <div className="mt-6 grid gap-4">
        <AssignForm />
        <LoadState
          query={assignments}
          error="The assignments could not be loaded."
          loading={
            <Skeletons card className="grid gap-5 p-5" bars={['h-6 w-52', 'h-10 w-full', 'h-10 w-full']} />
          }
        />
        {assignments.data?.length === 0 && (
          <EmptyCard art={emptyPatients} ground="leaf" title="No assignments yet">
            Choose a practitioner and a patient above, and assign them.
          </EmptyCard>
        )}
        {assignments.data && assignments.data.length > 0 && (
          <AssignmentList
            assignments={assignments.data}
            removing={remove.isPending ? remove.variables.id : null}
            onRemove={(id) => remove.mutate({ id })}
          />
        )}
      </div>
    </>
  )
}
