import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { toast } from '../../ui/toast.ts'
import { clinicDay, clinicTime } from './clinicTime.ts'
import type { Listed } from './practitioner.ts'

type Move = { id: string; at: string }

/** An appointment at another time. */
export const movedTo = (one: Listed, at: string): Listed => ({
  ...one,
  at,
  until: new Date(Date.parse(at) + Date.parse(one.until) - Date.parse(one.at)).toISOString(),
})

/**
 * Moves appointments once their toast with "Undo" has closed, because a move tells the patient at once; earlier when
 * another one is moved or the page is left. `pending` is the move to show meanwhile.
 */
export function useDelayedMove() {
  const t = useT()
  const utils = trpc.useUtils()
  const [pending, setPending] = useState<Move | null>(null)
  /** What is not sent yet. */
  const waiting = useRef<Move | null>(null)
  const shown = useRef<Move | null>(null)
  const show = (move: Move | null) => {
    shown.current = move
    setPending(move)
  }
  const move = trpc.appointments.move.useMutation({
    meta: { errorTitle: t('appointments.week.notChanged') },
    onSettled: async (_answer, _error, sent) => {
      await utils.appointments.invalidate()
      if (shown.current?.id === sent.id && shown.current.at === sent.at && !waiting.current) show(null)
    },
  })
  const take = () => {
    const next = waiting.current
    waiting.current = null
    return next
  }
  const sendNow = () => {
    const next = take()
    if (next) move.mutate(next)
  }
  const leave = useEffectEvent(sendNow)
  // The browser ends other requests of a page that is closed.
  const close = useEffectEvent(() => {
    const next = take()
    if (!next) return
    void fetch('/api/trpc/appointments.move', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(next),
    })
  })
  useEffect(() => {
    const hide = () => close()
    addEventListener('pagehide', hide)
    return () => {
      removeEventListener('pagehide', hide)
      leave()
    }
  }, [])

  const plan = (appointment: Listed, at: string) => {
    if (waiting.current?.id !== appointment.id) sendNow()
    const next = { id: appointment.id, at }
    waiting.current = next
    show(next)
    const day = clinicDay(at)
    toast.success(
      t('appointments.week.movedTo', { name: appointment.patient.fullName, day, time: clinicTime(at) }),
      t('appointments.week.movedText'),
      {
        label: t('appointments.week.undo'),
        onClick: () => {
          if (waiting.current !== next) return
          waiting.current = null
          show(null)
        },
        onClose: () => waiting.current === next && sendNow(),
      },
    )
  }
  return { pending, plan, sendNow }
}
