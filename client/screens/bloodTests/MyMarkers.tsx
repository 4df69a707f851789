import { getRouteApi, type LinkProps } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import { trpc } from '../../app/trpc.ts'
import emptyResults from '../../art/empty-results.svg'
import { CallNumber, OtherUrgent } from '../../layout/now/OwnUrgent.tsx'
import { PatientHead } from '../../layout/PatientHead.tsx'
import { useT } from '../../locale/messages.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { PageHeading } from '../../ui/Page.tsx'
import { MarkerPage } from './MarkerPage.tsx'
import { type MarkerSearch, Markers, MarkersSkeleton } from './Markers.tsx'
import { listedOf } from './markerList.ts'

const ownRoute = getRouteApi('/portal/screens/blood-tests/markers')
const patientRoute = getRouteApi('/portal/screens/practitioner/patients/$id/markers')

/** One's own markers, or the one that the address names. */
export function MyMarkers() {
  const t = useT()
  const { marker, ...search } = ownRoute.useSearch()
  const navigate = ownRoute.useNavigate()
  return (
    <div className="content pt-5 pb-16">
      {marker ? (
        <>
          <BackLink to="/blood-tests/markers">{t('app.page.markers')}</BackLink>
          <OtherUrgent className="mt-1 mb-5" />
          <OneMarker
            key={marker}
            marker={marker}
            reportLink={(test) => ({ to: '/blood-tests', search: { test } })}
          />
        </>
      ) : (
        <>
          <BackLink to="/blood-tests">{t('bloodTests.title')}</BackLink>
          <AllMarkers
            search={search}
            onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
            linkTo={(name) => ({ to: '/blood-tests/markers', search: { marker: name } })}
          />
        </>
      )}
    </div>
  )
}

/** The markers of a patient in the practitioner's care, or the one that the address names. Each access is recorded. */
export function PatientMarkers() {
  const t = useT()
  const { id } = patientRoute.useParams()
  const { marker, ...search } = patientRoute.useSearch()
  const navigate = patientRoute.useNavigate()
  return (
    <>
      <PatientHead patientId={id} />
      <div className="content pt-5 pb-16">
        {marker ? (
          <>
            <BackLink to="/practitioner/patients/$id/markers" params={{ id }}>
              {t('app.page.patientMarkers')}
            </BackLink>
            <OneMarker
              key={marker}
              marker={marker}
              patientId={id}
              reportLink={(test) => ({
                ...{ to: '/practitioner/patients/$id/blood-tests', params: { id }, search: { test } },
              })}
            />
          </>
        ) : (
          <>
            <BackLink to="/practitioner/patients/$id/blood-tests" params={{ id }}>
              {t('bloodTests.title')}
            </BackLink>
            <AllMarkers
              patientId={id}
              search={search}
              onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
              linkTo={(name) => ({
                ...{ to: '/practitioner/patients/$id/markers', params: { id }, search: { marker: name } },
              })}
            />
          </>
        )}
      </div>
    </>
  )
}

const QUIETLY = { meta: { silent: true }, retry: false } as const

const useRetests = (patientId: string | undefined) =>
  trpc.bloodTests.retests.useQuery(patientId ? { patientId } : undefined, QUIETLY).data ?? []

function useTrends(patientId: string | undefined) {
  const own = trpc.bloodTests.trends.useQuery(undefined, { ...QUIETLY, enabled: !patientId })
  const theirs = trpc.bloodTests.trendsOfPatient.useQuery(
    { patientId: patientId ?? '' },
    { ...QUIETLY, enabled: Boolean(patientId) },
  )
  return patientId ? theirs : own
}

type AllMarkersProps = {
  /** Absent for one's own. */
  patientId?: string
  search: MarkerSearch
  onSearch: (search: MarkerSearch) => void
  linkTo: (marker: string) => Pick<LinkProps, 'to' | 'params' | 'search'>
}

function AllMarkers({ patientId, search, onSearch, linkTo }: AllMarkersProps) {
  const t = useT()
  const trends = useTrends(patientId)
  const due = new Set(
    useRetests(patientId)
      .filter(({ state }) => state === 'due' || state === 'overdue')
      .map(({ marker }) => marker),
  )
  const count = listedOf(trends.data?.trends ?? []).length
  return (
    <>
      <PageHeading
        title={t(patientId ? 'app.page.patientMarkers' : 'app.page.markers')}
        subtitle={count > 0 ? t('bloodTests.markers.subtitle', { count }) : undefined}
      />
      <div className="mt-5">
        <LoadState query={trends} loading={<MarkersSkeleton />} error={t('bloodTests.markers.notLoaded')} />
        {trends.data && count === 0 && (
          <NoMarkers>{t(patientId ? 'bloodTests.list.noneOfPatient' : 'bloodTests.markers.none')}</NoMarkers>
        )}
        {trends.data && count > 0 && (
          <Markers
            trends={trends.data}
            due={due}
            search={search}
            onSearch={onSearch}
            call={patientId ? undefined : <CallNumber />}
            linkTo={linkTo}
          />
        )}
      </div>
    </>
  )
}

type OneMarkerProps = {
  marker: string
  /** Absent for one's own. */
  patientId?: string
  reportLink: (testId: string) => Pick<LinkProps, 'to' | 'params' | 'search'>
}

function OneMarker({ marker, patientId, reportLink }: OneMarkerProps) {
  const t = useT()
  const history = trpc.bloodTests.trendsOfMarker.useQuery(
    { marker, ...(patientId && { patientId }) },
    QUIETLY,
  )
  const retests = useRetests(patientId)
  return (
    <>
      <LoadState query={history} loading={<MarkersSkeleton />} error={t('bloodTests.markers.notLoaded')} />
      {history.data?.trends.length === 0 && (
        <NoMarkers>{t('bloodTests.markers.noneOf', { marker })}</NoMarkers>
      )}
      {history.data && (
        <MarkerPage
          history={history.data}
          retests={retests}
          {...(patientId && { patientId })}
          linkTo={reportLink}
          action={
            !patientId && (
              <LinkButton to="/messages" look="outline">
                <MessageCircle size={18} />
                {t('bloodTests.markers.ask')}
              </LinkButton>
            )
          }
        />
      )}
    </>
  )
}

function NoMarkers({ children }: { children: string }) {
  const t = useT()
  return (
    <Card className="mt-2">
      <Empty art={emptyResults} ground="blossom" title={t('bloodTests.markers.none.title')}>
        {children}
      </Empty>
    </Card>
  )
}
