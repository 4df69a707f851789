import { getRouteApi } from '@tanstack/react-router'
import { CalendarSync, Plus, SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { utcDay } from '../../../locales/translate.ts'
import { useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { useLive } from '../../app/useLive.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { clinicToday, mondayOf } from './clinicTime.ts'
import type { Task } from './practitioner.ts'
import { Requests } from './Requests.tsx'
import { WeekGrid } from './WeekGrid.tsx'

const TaskDialog = lazy(async () => ({ default: (await import('./TaskDialog.tsx')).TaskDialog }))

const route = getRouteApi('/portal/screens/practitioner/appointments')

/** A practitioner's week, and the requests that wait for an answer. */
export function PractitionerAppointments() {
  const t = useT()
  const utils = trpc.useUtils()
  const session = useSession()
  const practitionerId = session?.user.id ?? ''
  const isWaiting = session?.role === 'practitioner' && !session.verified
  const { week = '' } = route.useSearch()
  const isDay = /^\d{4}-\d\d-\d\d$/.test(week) && !Number.isNaN(utcDay(week).getTime())
  const monday = mondayOf(isDay ? week : clinicToday())
  const [task, setTask] = useState<Task | null>(null)
  useLive(trpc.appointments.onChange, () => void utils.appointments.invalidate())
  const kinds = trpc.appointments.kinds.useQuery(
    { practitionerId },
    { enabled: !isWaiting, meta: { silent: true } },
  )
  // The notice above the page says what an account waits for.
  if (isWaiting) return <Page title={t('app.page.appointments')}>{null}</Page>
  return (
    <Page
      title={t('app.page.appointments')}
      subtitle={t('appointments.week.subtitle')}
      action={
        <div className="flex flex-wrap gap-3">
          <Button look="outline" onClick={() => setTask({ task: 'calendar' })}>
            <CalendarSync size={18} />
            {t('appointments.feed.mine')}
          </Button>
          <Button look="outline" onClick={() => setTask({ task: 'availability' })}>
            <SlidersHorizontal size={18} />
            {t('appointments.hours.availability')}
          </Button>
          <Button onClick={() => setTask({ task: 'book' })}>
            <Plus size={18} />
            {t('appointments.week.book')}
          </Button>
        </div>
      }
    >
      {kinds.isPending && <Skeleton className="h-180 w-full" />}
      {kinds.data?.length === 0 && (
        <Alert tone="info" className="mb-5">
          {t('appointments.kind.notYet')}
        </Alert>
      )}
      {/* Hidden until the notice above is known, which would push it down. */}
      <div
        className={
          kinds.isPending ? 'hidden' : 'grid items-start gap-5 min-[64rem]:grid-cols-[minmax(0,1fr)_21rem]'
        }
      >
        <WeekGrid practitionerId={practitionerId} monday={monday} onTask={setTask} />
        <Requests onTask={setTask} />
      </div>
      {task && (
        <Suspense>
          <TaskDialog
            task={task}
            practitionerId={practitionerId}
            kinds={kinds.data ?? []}
            onTask={setTask}
            onClose={() => setTask(null)}
          />
        </Suspense>
      )}
    </Page>
  )
}
