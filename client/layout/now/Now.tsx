import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react'
import type { CareWaits, Steps } from '../../../shared/now.ts'
import { useSession } from '../../app/session.ts'
import { useOnline } from '../../app/useOnline.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Skeletons } from '../../ui/Skeletons.tsx'
import { useNow } from './useNow.ts'

const loadUrgent = () => import('./UrgentResults.tsx')
const UrgentResults = lazy(async () => ({ default: (await loadUrgent()).UrgentResults }))
const loadCells = () => import('./Cells.tsx')
const Cells = lazy(async () => ({ default: (await loadCells()).Cells }))
const NotChecked = lazy(async () => ({ default: (await import('./NotChecked.tsx')).NotChecked }))
const PatientsWaiting = lazy(async () => ({
  default: (await import('./PatientsWaiting.tsx')).PatientsWaiting,
}))
const ClinicWaiting = lazy(async () => ({ default: (await import('./ClinicWaiting.tsx')).ClinicWaiting }))
const CareWaiting = lazy(async () => ({ default: (await import('./CareWaiting.tsx')).CareWaiting }))
const loadSteps = () => import('./FirstSteps.tsx')
const FirstSteps = lazy(async () => ({ default: (await loadSteps()).FirstSteps }))

/** Placeholder of the whole screen: nothing that the strip pushes down is drawn before it. */
const Waiting = () => (
  <Skeletons
    className="grid gap-5"
    bars={['h-46 rounded-lg md:h-25', 'h-80 rounded-lg', 'h-40 rounded-lg']}
  />
)

/** Reports, before the browser paints, that everything else in its `Suspense` is drawn. */
function Drawn({ onDrawn }: { onDrawn: (drawn: true) => void }) {
  useLayoutEffect(() => onDrawn(true), [onDrawn])
  return null
}

type NowProps = {
  /** `waiting` omits the steps, `clinic` shows only what needs an admin, `steps` only the steps. */
  only?: 'waiting' | 'clinic' | 'steps'
  /** Content below the strip, shown in the same paint; otherwise it would move when the strip arrives. */
  children?: ReactNode
}

/**
 * The top of a first screen: results that need a doctor, what is due next, what needs a practitioner or an admin, and a
 * new account's first steps. Nothing without any.
 */
export function Now({ only, children }: NowProps) {
  const t = useT()
  const me = useSession()
  const online = useOnline()
  const { data: newest, failureCount, stored } = useNow()
  // Deferred, so that drawing the whole page does not block taps and scrolling.
  const data = useDeferredValue(newest)
  const [drawn, setDrawn] = useState(false)
  // Together: React asks for one lazy part only after the one before it is there.
  useEffect(() => {
    if (!newest) return
    if (newest.results.length > 0) void loadUrgent()
    if (newest.next) void loadCells()
    if (newest.steps) void loadSteps()
  }, [newest])
  const failed = !newest && failureCount > 0 && online
  const works = me?.role === 'practitioner' || me?.role === 'admin'
  const waiting = me?.role === 'practitioner' && !me.verified
  const first = only !== 'clinic' && only !== 'steps'
  const results = (first && (data?.results ?? stored?.results)) || []
  const isKnown = data !== undefined || failed || !online
  return (
    <>
      {(isKnown || results.length > 0) && (
        <Suspense fallback={drawn ? null : <Waiting />}>
          {results.length > 0 && (
            <UrgentResults
              results={results}
              practice={data ? data.practice : (stored?.practice ?? null)}
              isOffline={!online}
            />
          )}
          {first && failed && <NotChecked />}
          {first && waiting && (
            <Alert tone="info" title={t('app.unverified.title')}>
              {t('app.unverified.text')}
            </Alert>
          )}
          {only !== 'steps' && data?.clinic && <ClinicWaiting clinic={data.clinic} />}
          {first && data?.attention && <PatientsWaiting attention={data.attention} />}
          {first && data && !works && online && (
            <Cells next={data.next} hasEntryStep={asksForEntry(data.steps)} />
          )}
          {first && data?.care && isWaiting(data.care) && online && <CareWaiting care={data.care} />}
          {only !== 'waiting' && data?.steps && !waiting && <FirstSteps steps={data.steps} />}
          {isKnown && <Drawn onDrawn={setDrawn} />}
        </Suspense>
      )}
      {!isKnown && results.length === 0 && (only !== 'steps' || children) && <Waiting />}
      {children && <div className={drawn ? 'contents' : 'hidden'}>{children}</div>}
    </>
  )
}

/** Whether there are requests; otherwise their code, which has dialogs, is not loaded. */
const isWaiting = (care: CareWaits) =>
  care.of === 'practitioner'
    ? care.count > 0
    : !care.hasPractitioner || care.requests.length > 0 || care.asked.length > 0

/** Whether the first steps ask for the first entry, so that no cell does. */
const asksForEntry = (steps: Steps | null) => steps?.of === 'patient' && !steps.done.includes('entry')
