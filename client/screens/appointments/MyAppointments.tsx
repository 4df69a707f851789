import { CalendarX } from 'lucide-react'
import { useState } from 'react'
import type { Appointment } from '../../../shared/appointments.ts'
import { trpc } from '../../app/trpc.ts'
import { useLive } from '../../app/useLive.ts'
import emptyArt from '../../art/chamomile.svg'
import { useT } from '../../locale/messages.tsx'
import { Card } from '../../ui/Card.tsx'
import { clinic } from '../../ui/clinic.ts'
import { Empty } from '../../ui/Empty.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { Page } from '../../ui/Page.tsx'
import { AskForTime, useBookable } from './AskForTime.tsx'
import { CalendarFeed } from './CalendarFeed.tsx'
import { clinicDay, clinicTime } from './clinicTime.ts'
import { OwnAppointment } from './OwnAppointment.tsx'
import { AskAnotherTime, EndOwn } from './OwnDialogs.tsx'
import { useClock } from './useClock.ts'

const isOpen = ({ state }: Appointment) => state === 'asked' || state === 'offered' || state === 'confirmed'

/** The person's own appointments, and a form to ask for one. */
export function MyAppointments() {
  const t = useT()
  const now = useClock()
  const utils = trpc.useUtils()
  const mine = trpc.appointments.mine.useQuery(undefined, {
    meta: { errorTitle: t('appointments.mine.failed') },
  })
  const bookable = useBookable()
  useLive(trpc.appointments.onChange, () => void utils.appointments.invalidate())
  const [changing, setChanging] = useState<{ how: 'move' | 'end'; appointment: Appointment } | null>(null)
  const upcoming = mine.data?.filter((one) => isOpen(one) && Date.parse(one.until) > now)
  const others = mine.data?.filter((one) => !(isOpen(one) && Date.parse(one.until) > now)).reverse()
  const close = () => setChanging(null)
  const [first, ...more] = bookable.data?.filter(({ isLinked }) => isLinked) ?? []

  return (
    <Page
      title={t('app.page.appointments')}
      subtitle={
        first && more.length === 0
          ? t('appointments.mine.with', { practitioner: first.practitioner.fullName })
          : t('appointments.mine.subtitle')
      }
    >
      {Intl.DateTimeFormat().resolvedOptions().timeZone !== clinic.timeZone && (
        <p className="-mt-4 mb-6 text-sm text-ink-2">
          {t('appointments.mine.zone', { zone: clinic.timeZone })}
        </p>
      )}
      <div className="grid items-start gap-5 min-[60rem]:grid-cols-2 min-[60rem]:grid-rows-[auto_1fr]">
        <Card as="section" aria-labelledby="upcoming" className="p-5 md:p-6">
          <h2 id="upcoming" className="text-lg font-strong">
            {t('appointments.mine.upcoming')}
          </h2>
          <LoadState
            query={mine}
            error={t('appointments.mine.notLoaded')}
            loading="mt-4 h-24 w-full rounded-md"
          />
          {upcoming?.length === 0 && (
            <Empty art={emptyArt} ground="water" level={3} title={t('appointments.mine.none')}>
              {t('appointments.mine.noneText')}
            </Empty>
          )}
          {upcoming && upcoming.length > 0 && (
            <ul aria-labelledby="upcoming" className="mt-1">
              {upcoming.map((appointment) => (
                <OwnAppointment
                  key={appointment.id}
                  appointment={appointment}
                  now={now}
                  onMove={() => setChanging({ how: 'move', appointment })}
                  onEnd={() => setChanging({ how: 'end', appointment })}
                />
              ))}
            </ul>
          )}
          {others && others.length > 0 && (
            <div className="mt-5 -mb-3">
              <Fold icon={CalendarX} title={t('appointments.mine.others', { count: others.length })}>
                <ul className="grid gap-2">
                  {others.map(({ id, at, state, kind, practitioner }) => (
                    <li key={id} className="text-sm">
                      <span className="font-strong">
                        {t('appointments.mine.at', { day: clinicDay(at), time: clinicTime(at) })}
                      </span>{' '}
                      <span className="text-ink-2">
                        {t('appointments.mine.other', {
                          kind: kind.name,
                          practitioner: practitioner.fullName,
                          state: t(
                            `appointments.mine.state.${isOpen({ state } as Appointment) ? 'past' : state}`,
                          ),
                        })}
                      </span>
                    </li>
                  ))}
                </ul>
              </Fold>
            </div>
          )}
        </Card>
        {/* Not before the list above is as high as it stays. */}
        {!mine.isPending && (
          <>
            <AskForTime />
            <Card as="section" aria-labelledby="calendar" className="p-5 md:p-6">
              <h2 id="calendar" className="mb-1 text-lg font-strong">
                {t('appointments.feed.add')}
              </h2>
              <CalendarFeed of="patient" />
            </Card>
          </>
        )}
      </div>
      {changing?.how === 'move' && <AskAnotherTime appointment={changing.appointment} onClose={close} />}
      {changing?.how === 'end' && <EndOwn appointment={changing.appointment} onClose={close} />}
    </Page>
  )
}
