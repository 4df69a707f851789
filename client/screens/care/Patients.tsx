import { Link } from '@tanstack/react-router'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { isFoundIn } from '../../../shared/text.ts'
import { useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import emptyPatients from '../../art/empty-patients.svg'
import { MessagesButton } from '../../layout/MessagesButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Email } from '../../ui/Email.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { formatDay, formatInstant } from '../../ui/format.ts'
import { Page } from '../../ui/Page.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { ShowMore, useVisibleCount } from '../../ui/ShowMore.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { NewPatientDialog } from './NewPatientDialog.tsx'
import { Worklist } from './Worklist.tsx'

const PAGE = 50

export function Patients() {
  const verified = useSession()?.verified
  const [search, setSearch] = useState('')
  const [adding, setAdding] = useState(false)
  const patients = trpc.auth.patients.list.useQuery(undefined, {
    meta: { errorTitle: 'Failed to load patients' },
  })
  const found = (patients.data ?? []).filter(({ fullName, email, phone }) =>
    isFoundIn([fullName, email, phone].join(' '), search),
  )
  const [shown, more] = useVisibleCount(`patients ${search}`, PAGE)
  return (
    <Page
      title="My Patients"
      subtitle="The patients in your care."
      action={
        verified && (
          <div className="flex flex-wrap gap-3">
            <MessagesButton />
            <Button onClick={() => setAdding(true)}>
              <UserPlus size={20} />
              Add New Patient
            </Button>
          </div>
        )
      }
    >
      {patients.isPending && <Skeleton className="h-60 w-full rounded-lg" />}
      {patients.data?.length === 0 && (
        <EmptyCard art={emptyPatients} ground="leaf" title="No patients yet">
          {verified
            ? 'Add a patient, or ask an administrator of the clinic to assign one to you.'
            : 'Patients appear here once an administrator has verified your account.'}
        </EmptyCard>
      )}
      {patients.data && patients.data.length > 0 && (
        <>
          <Worklist />
          <div className="mb-5 max-w-90">
            <SearchField label="Search patients" value={search} onChange={setSearch} />
          </div>
          {found.length === 0 ? (
            <p className="py-10 text-center text-ink-2">No patient with this name, e-mail or phone.</p>
          ) : (
            <Card className="overflow-hidden">
              <Table
                caption="My patients"
                rows={found.slice(0, shown)}
                keyOf={({ id }) => id}
                columns={[
                  {
                    key: 'name',
                    title: 'Name',
                    cell: ({ id, fullName }) => (
                      <Link
                        to="/practitioner/patients/$patientId"
                        params={{ patientId: id }}
                        className="inline-flex min-h-tap items-center text-accent-text hover:underline"
                      >
                        {fullName}
                      </Link>
                    ),
                  },
                  {
                    key: 'email',
                    title: 'Email',
                    cell: ({ email }) => <Email>{email}</Email>,
                  },
                  {
                    key: 'phone',
                    title: 'Phone',
                    cell: ({ phone }) => <span className="whitespace-nowrap">{phone ?? '–'}</span>,
                  },
                  {
                    key: 'dateOfBirth',
                    title: 'Date of Birth',
                    cell: ({ dateOfBirth }) => (
                      <span className="whitespace-nowrap">{dateOfBirth ? formatDay(dateOfBirth) : '–'}</span>
                    ),
                  },
                  {
                    key: 'addedAt',
                    title: 'Added On',
                    cell: ({ addedAt }) => (
                      <span className="whitespace-nowrap">{formatInstant(addedAt)}</span>
                    ),
                  },
                ]}
              />
            </Card>
          )}
          {found.length > shown && <ShowMore onMore={more} auto />}
        </>
      )}
      {adding && <NewPatientDialog onClose={() => setAdding(false)} />}
    </Page>
  )
}
