import { getRouteApi } from '@tanstack/react-router'
import { trpc } from '../../app/trpc.ts'
import emptyResults from '../../art/empty-results.svg'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Page } from '../../ui/Page.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { ResultList } from './ResultList.tsx'
import { ResultPane } from './ResultPane.tsx'
import { TrendsCard } from './TrendsCard.tsx'

const route = getRouteApi('/portal/screens/practitioner/patients/$id/blood-tests')

/** The blood tests of one patient in the practitioner's care, read-only. Each access is written to the audit log. */
export function PatientBloodTests() {
  const { id: patientId } = route.useParams()
  const { test: chosen } = route.useSearch()
  const list = trpc.bloodTests.ofPatient.useQuery(
    { patientId },
    { meta: { errorTitle: 'Failed to load blood test results' }, retry: false },
  )
  const trends = trpc.bloodTests.trendsOfPatient.useQuery(
    { patientId },
    { meta: { silent: true }, retry: false },
  )
  const tests = list.data?.tests
  const test = tests?.find(({ id }) => id === chosen) ?? tests?.[0]
  return (
    <Page
      title={list.data ? `Blood tests of ${list.data.fullName}` : 'Blood tests'}
      subtitle="Every marker with its reference range, and over time."
      action={
        <LinkButton to="/practitioner/patients" look="outline">
          My Patients
        </LinkButton>
      }
    >
      {list.isPending && <ListSkeleton />}
      {list.isError && (
        <Card>
          <Empty art={emptyResults} ground="blossom" title="No such patient">
            There is no such patient in your care, or the results could not be loaded.
          </Empty>
        </Card>
      )}
      {tests?.length === 0 && (
        <Card>
          <Empty art={emptyResults} ground="blossom" title="No blood tests yet">
            Reports that this patient uploads appear here after they have been read.
          </Empty>
        </Card>
      )}
      {tests && test && (
        <div className="grid gap-5 lg:grid-cols-[19.5rem_1fr]">
          <ResultList title="Results" tests={tests} selected={test.id} />
          <div className="min-w-0">
            <ResultPane key={test.id} test={test} trends={trends.data} patient={list.data?.fullName ?? ''} />
          </div>
        </div>
      )}
      {trends.data && <TrendsCard trends={trends.data} />}
    </Page>
  )
}
