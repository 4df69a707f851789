import { Link } from '@tanstack/react-router'
import { HELD_HOURS } from '../../../shared/appointments.ts'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { Skeletons } from '../../ui/Skeletons.tsx'
import { clinicClock, clinicDay, clinicTime, mondayOf } from './clinicTime.ts'
import type { Listed, Task } from './practitioner.ts'
import { useAppointmentChanges } from './useAppointmentChanges.ts'
import { useClock } from './useClock.ts'

const MINUTE = 60_000

type RequestProps = { request: Listed; isFirst: boolean; onTask: (task: Task) => void }

function Request({ request, isFirst, onTask }: RequestProps) {
  const t = useT()
  const now = useClock()
  const { confirm } = useAppointmentChanges()
  const { id, at, until, kind, patient, reason, heldUntil, isLinked } = request
  const name = patient.fullName
  const waited = heldUntil ? now - (Date.parse(heldUntil) - HELD_HOURS * 60 * MINUTE) : 0
  return (
    <li className="border-t border-line px-5 pt-3.5 pb-2.5">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="min-w-0 truncate font-strong">{name}</h3>
        <span className="shrink-0 text-xs text-ink-3">
          {t('appointments.week.waits', {
            hours: Math.floor(waited / (60 * MINUTE)),
            minutes: Math.max(0, Math.floor(waited / MINUTE)),
          })}
        </span>
      </div>
      <p className="text-sm">
        <Link
          to="/practitioner/appointments"
          search={{ week: mondayOf(clinicClock(at).date) }}
          className="hover:underline"
        >
          {t('appointments.week.request', {
            day: clinicDay(at),
            time: clinicTime(at),
            kind: kind.name,
            minutes: (Date.parse(until) - Date.parse(at)) / MINUTE,
          })}
        </Link>
      </p>
      {reason && <p className="text-sm break-words text-ink-2">{t('appointments.week.quote', { reason })}</p>}
      {!isLinked && (
        <p className="mt-1.5">
          <Badge tone="info">{t('appointments.week.newPatient')}</Badge>
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-1">
        <Button
          look={isFirst ? 'primary' : 'outline'}
          className="mr-1"
          busy={confirm.isPending}
          aria-label={t('appointments.week.confirmNamed', { name })}
          onClick={() => confirm.mutate({ id })}
        >
          {t('appointments.week.confirm')}
        </Button>
        <Button
          look="plain"
          size="tight"
          aria-label={t('appointments.week.anotherNamed', { name })}
          onClick={() => onTask({ task: 'offer', appointment: request })}
        >
          {t('appointments.week.another')}
        </Button>
        <Button
          look="danger-plain"
          size="tight"
          aria-label={t('appointments.week.declineNamed', { name })}
          onClick={() => onTask({ task: 'decline', appointment: request })}
        >
          {t('appointments.week.decline')}
        </Button>
      </div>
    </li>
  )
}

/** The requests that wait for an answer, in the order of their times. */
export function Requests({ onTask }: { onTask: (task: Task) => void }) {
  const t = useT()
  const query = trpc.appointments.requests.useQuery(undefined, { meta: { silent: true } })
  const count = query.data?.length ?? 0
  return (
    <Card as="section" aria-labelledby="requests" className="overflow-hidden">
      <div className="flex items-center gap-2 px-5 py-4">
        <h2 id="requests" className="font-display text-xl font-title">
          {t('appointments.week.requests')}
        </h2>
        {count > 0 && (
          <span className="min-w-6 rounded-full bg-accent px-1.5 text-center text-xs leading-6 font-strong text-on-accent">
            {count}
          </span>
        )}
      </div>
      <LoadState
        query={query}
        error={t('appointments.week.requestsFailed')}
        loading={
          <Skeletons
            className="grid gap-3 border-t border-line p-5"
            bars={['h-5 w-40', 'h-4 w-full', 'h-11 w-28']}
          />
        }
      />
      {query.data && count === 0 && (
        <p className="border-t border-line px-5 py-4 text-sm text-ink-2">
          {t('appointments.week.noRequests')}
        </p>
      )}
      {query.data && count > 0 && (
        <ul>
          {query.data.map((request, index) => (
            <Request key={request.id} request={request} isFirst={index === 0} onTask={onTask} />
          ))}
        </ul>
      )}
    </Card>
  )
}
