import { useState } from 'react'
import { HELD_HOURS, MOST_OFFERED } from '../../../shared/appointments.ts'
import { trpc } from '../../app/trpc.ts'
import { randomUuid } from '../../lib/randomId.ts'
import { useT } from '../../locale/messages.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { toast } from '../../ui/toast.ts'
import { clinicDay, clinicTime } from './clinicTime.ts'
import type { Listed } from './practitioner.ts'
import { TimesChooser } from './TimeChooser.tsx'

/**
 * Offers other times in answer to a request: one replaces its time; several become a new offer, and the request is
 * declined. A new patient gets one, because an offer needs a care link.
 */
export function OfferDialog({ appointment, onClose }: { appointment: Listed; onClose: () => void }) {
  const t = useT()
  const utils = trpc.useUtils()
  const { id, at, kind, patient, practitioner, isLinked } = appointment
  const [times, setTimes] = useState<string[]>([])
  const [key, setKey] = useState(randomUuid)
  const meta = { errorTitle: t('appointments.week.notOffered') }
  const onSettled = () => utils.appointments.invalidate()
  const offered = () => {
    toast.success(t('appointments.week.offered'))
    onClose()
  }
  const move = trpc.appointments.move.useMutation({ meta, onSettled, onSuccess: offered })
  const decline = trpc.appointments.decline.useMutation({ meta, onSettled })
  const offer = trpc.appointments.offer.useMutation({
    meta,
    onSettled,
    onSuccess: () => {
      offered()
      decline.mutate({ id, reason: null })
    },
  })
  const submit = () => {
    const [first] = times
    if (times.length === 1 && first) move.mutate({ id, at: first })
    else offer.mutate({ patientId: patient.id, kindId: kind.id, times, key })
  }
  return (
    <FormDialog
      title={t('appointments.week.offerTitle', { name: patient.fullName })}
      description={t('appointments.week.offerText', {
        day: clinicDay(at),
        time: clinicTime(at),
        most: isLinked ? MOST_OFFERED : 1,
        hours: HELD_HOURS,
      })}
      action={t('appointments.week.offerAction', { count: times.length })}
      busy={move.isPending || offer.isPending}
      disabled={times.length === 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <TimesChooser
        practitionerId={practitioner.id}
        kindId={kind.id}
        values={times}
        most={isLinked ? MOST_OFFERED : 1}
        onChange={(chosen) => {
          setTimes(chosen)
          setKey(randomUuid())
        }}
      />
      {times.length > 0 && (
        <p className="text-sm" aria-live="polite">
          {t('appointments.week.chosenTimes', {
            times: times
              .map((time) =>
                t('appointments.week.dayAndTime', { day: clinicDay(time), time: clinicTime(time) }),
              )
              .join('; '),
          })}
        </p>
      )}
    </FormDialog>
  )
}
