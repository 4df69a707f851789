import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { toast } from '../../ui/toast.ts'

/** The practitioner's answers and changes. Each reloads the page's data, even after a refusal. */
export function useAppointmentChanges(onDone?: () => void) {
  const t = useT()
  const utils = trpc.useUtils()
  const reloading = (errorTitle: string, done: string) => ({
    meta: { errorTitle },
    onSuccess: () => {
      toast.success(done)
      onDone?.()
    },
    onSettled: () => utils.appointments.invalidate(),
  })
  const notChanged = t('appointments.week.notChanged')
  return {
    confirm: trpc.appointments.confirm.useMutation(
      reloading(t('appointments.week.notConfirmed'), t('appointments.week.confirmed')),
    ),
    decline: trpc.appointments.decline.useMutation(reloading(notChanged, t('appointments.week.declined'))),
    cancel: trpc.appointments.cancel.useMutation(reloading(notChanged, t('appointments.week.cancelled'))),
    close: trpc.appointments.close.useMutation(reloading(notChanged, t('appointments.week.closed'))),
    move: trpc.appointments.move.useMutation(reloading(notChanged, t('appointments.week.moved'))),
  }
}
