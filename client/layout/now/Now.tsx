import { lazy, type ReactNode, Suspense } from 'react'
import type { Steps } from '../../../shared/now.ts'
import { useSession } from '../../app/session.ts'
import { useOnline } from '../../app/useOnline.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { emergencyNumber } from '../../ui/clinic.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useNow } from './useNow.ts'

const UrgentResults = lazy(async () => ({ default: (await import('./UrgentResults.tsx')).UrgentResults }))
const Cells = lazy(async () => ({ default: (await import('./Cells.tsx')).Cells }))
const PatientsWaiting = lazy(async () => ({
  default: (await import('./PatientsWaiting.tsx')).PatientsWaiting,
}))
const ClinicWaiting = lazy(async () => ({ default: (await import('./ClinicWaiting.tsx')).ClinicWaiting }))
const FirstSteps = lazy(async () => ({ default: (await import('./FirstSteps.tsx')).FirstSteps }))

/** Of the height that the strip had last in this browser. */
function Waiting({ isUrgent, parts }: { isUrgent: boolean; parts: number }) {
  const t = useT()
  if (!isUrgent && parts === 0) return null
  return (
    <div role="status" aria-label={t('app.loading')}>
      {isUrgent ? (
        <Skeleton className="h-105 w-full rounded-lg md:h-43" />
      ) : (
        <Skeleton className="h-46 w-full rounded-lg md:h-25" />
      )}
    </div>
  )
}

function NotChecked() {
  const call = (text: ReactNode) => (
    <a
      href={`tel:${emergencyNumber.replace(/[^\d+]/g, '')}`}
      className="font-strong underline underline-offset-2"
    >
      {text}
    </a>
  )
  return (
    <Alert tone="warning">
      <Rich id="now.failed" values={{ number: emergencyNumber, call }} />
    </Alert>
  )
}

/**
 * What matters first, at the top of a first screen: own results that need a doctor, what is due next, whose attention a
 * practitioner is needed for, what waits for an admin, and a new account's first steps. Nothing where nothing does.
 * `waiting` leaves out the steps, `clinic` has only what waits for an admin, `steps` only the steps.
 */
export function Now({ only }: { only?: 'waiting' | 'clinic' | 'steps' }) {
  const t = useT()
  const me = useSession()
  const online = useOnline()
  const { data, isError, stored } = useNow()
  const works = me?.role === 'practitioner' || me?.role === 'admin'
  const results = data?.results ?? stored?.results ?? []
  const waiting = me?.role === 'practitioner' && !me.verified
  if (only === 'clinic') {
    return <Suspense>{data?.clinic && <ClinicWaiting clinic={data.clinic} />}</Suspense>
  }
  if (only === 'steps') {
    return <Suspense>{data?.steps && !waiting && <FirstSteps steps={data.steps} />}</Suspense>
  }
  if (!data && !isError && online && results.length === 0) {
    return <Waiting isUrgent={works} parts={works ? 0 : (stored?.parts ?? 3)} />
  }
  return (
    <Suspense fallback={<Waiting isUrgent={results.length > 0} parts={0} />}>
      {results.length > 0 && (
        <UrgentResults
          results={results}
          practice={data ? data.practice : (stored?.practice ?? null)}
          isOffline={!online}
        />
      )}
      {isError && !data && online && <NotChecked />}
      {waiting && (
        <Alert tone="info" title={t('app.unverified.title')}>
          {t('app.unverified.text')}
        </Alert>
      )}
      {data?.clinic && <ClinicWaiting clinic={data.clinic} />}
      {data?.attention && <PatientsWaiting attention={data.attention} />}
      {data && !works && online && <Cells next={data.next} hasEntryStep={asksForEntry(data.steps)} />}
      {data?.steps && !waiting && only !== 'waiting' && <FirstSteps steps={data.steps} />}
    </Suspense>
  )
}

/** Whether the first steps still ask for the first entry, so that no cell does. */
const asksForEntry = (steps: Steps | null) => steps?.of === 'patient' && !steps.done.includes('entry')
