import { Link } from '@tanstack/react-router'
import { CalendarDays, FileQuestion, Link2, UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { PATIENTS_PAGE } from '../../app/prefetch.ts'
import { useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import emptyPatients from '../../art/empty-patients.svg'
import { Now } from '../../layout/now/Now.tsx'
import { useT } from '../../locale/messages.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Email } from '../../ui/Email.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { formatDay, formatInstant } from '../../ui/format.ts'
import { Page } from '../../ui/Page.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { nextId, ShowMorePages } from '../../ui/ShowMorePages.tsx'
import { Skeletons } from '../../ui/Skeletons.tsx'
import { Table } from '../../ui/Table.tsx'
import { useDebounced } from '../../ui/useDebounced.ts'
import { CareRequests } from './CareRequests.tsx'
import { NewPatientDialog } from './NewPatientDialog.tsx'
import { Worklist } from './Worklist.tsx'

const LinkPatientDialog = lazy(async () => ({
  default: (await import('./LinkPatientDialog.tsx')).LinkPatientDialog,
}))

export function Patients() {
  const t = useT()
  const verified = useSession()?.verified
  const [search, setSearch] = useState('')
  const [adding, setAdding] = useState(false)
  const [linking, setLinking] = useState(false)
  const searched = useDebounced(search.trim())
  const patients = trpc.auth.patients.list.useInfiniteQuery(
    { limit: PATIENTS_PAGE, ...(searched && { search: searched }) },
    {
      getNextPageParam: nextId,
      placeholderData: (before) => before,
      meta: { errorTitle: t('care.patients.failed') },
    },
  )
  const found = patients.data?.pages.flat()
  const isSearch = search !== '' || searched !== '' || patients.isPlaceholderData
  const hasList = found !== undefined && (found.length > 0 || isSearch)
  const worklist = trpc.care.worklist.useQuery(undefined, {
    // New patients may ask for an appointment before there is anyone in care.
    enabled: hasList || verified === true,
    meta: { errorTitle: t('care.worklist.failed') },
  })
  // The list is below the worklist. Drawn earlier, it would move.
  const requests = trpc.care.careRequests.useQuery(undefined, {
    enabled: verified === true,
    meta: { errorTitle: t('care.requests.failed') },
  })
  const waits = patients.isPending || worklist.isLoading || requests.isLoading
  return (
    <Page
      title={t('app.page.patients')}
      subtitle={t('care.patients.subtitle')}
      action={
        verified && (
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/practitioner/appointments" look="outline">
              <CalendarDays size={20} />
              <span className="max-md:sr-only">{t('app.page.appointments')}</span>
            </LinkButton>
            <LinkButton to="/practitioner/forms" look="outline" className="max-md:hidden">
              <FileQuestion size={20} />
              {t('app.page.forms')}
            </LinkButton>
            <Button look="outline" onClick={() => setLinking(true)}>
              <Link2 size={20} />
              {/* On a phone both buttons fit into one row: what is critical begins within the first screen. */}
              <span className="max-md:sr-only">{t('care.link.title')}</span>
            </Button>
            <Button onClick={() => setAdding(true)}>
              <UserPlus size={20} />
              {t('care.newPatient.title')}
            </Button>
          </div>
        )
      }
    >
      {waits && (
        <Skeletons
          className="grid gap-8"
          bars={['h-88 rounded-lg md:h-72', 'h-11 max-w-90', 'h-60 rounded-lg']}
        />
      )}
      {!waits && !hasList && worklist.data && worklist.data.length > 0 && <Worklist worklist={worklist} />}
      {!waits && !hasList && <CareRequests requests={requests.data ?? []} />}
      {!waits && found?.length === 0 && !isSearch && (
        <div className="grid gap-5">
          <Now only="steps">
            <EmptyCard art={emptyPatients} ground="leaf" title={t('care.patients.none')}>
              {verified ? t('care.patients.none.verified') : t('care.patients.none.unverified')}
            </EmptyCard>
          </Now>
        </div>
      )}
      {hasList && !waits && (
        <>
          <Worklist worklist={worklist} />
          <CareRequests requests={requests.data ?? []} />
          <div className="mb-5 max-w-90">
            <SearchField label={t('care.patients.search')} value={search} onChange={setSearch} />
          </div>
          {found.length === 0 ? (
            <p className="py-10 text-center text-ink-2">{t('care.patients.notFound')}</p>
          ) : (
            <Card className="overflow-hidden">
              <Table
                caption={t('care.patients.caption')}
                rows={found}
                keyOf={({ id }) => id}
                columns={[
                  {
                    key: 'name',
                    title: t('care.patients.name'),
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
                    title: t('auth.field.email'),
                    cell: ({ email }) => <Email>{email}</Email>,
                  },
                  {
                    key: 'phone',
                    title: t('account.field.phone'),
                    cell: ({ phone }) => <span className="whitespace-nowrap">{phone ?? '–'}</span>,
                  },
                  {
                    key: 'dateOfBirth',
                    title: t('account.field.dateOfBirth'),
                    cell: ({ dateOfBirth }) => (
                      <span className="whitespace-nowrap">{dateOfBirth ? formatDay(dateOfBirth) : '–'}</span>
                    ),
                  },
                  {
                    key: 'addedAt',
                    title: t('care.patients.addedOn'),
                    cell: ({ addedAt }) => (
                      <span className="whitespace-nowrap">{formatInstant(addedAt)}</span>
                    ),
                  },
                ]}
              />
            </Card>
          )}
          <ShowMorePages of={patients} />
        </>
      )}
      <Suspense>{linking && <LinkPatientDialog onClose={() => setLinking(false)} />}</Suspense>
      {adding && <NewPatientDialog onClose={() => setAdding(false)} />}
    </Page>
  )
}
