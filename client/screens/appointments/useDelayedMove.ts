import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { beforeSignOut } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { toast } from '../../ui/toast.ts'
import { clinicDay, clinicTime } from './clinicTime.ts'
import type { Listed } from './practitioner.ts'

type Move = { id: string; at: string }
/** A move with the words of its toast. */
type AnnouncedMove = Move & { title: string; text: string }

async function hideToast({ title, text }: AnnouncedMove) {
  const { closeToast } = await import('../../ui/Toaster.tsx')
  closeToast(title, text)
}

/** An appointment at another time. */
export const movedTo = (one: Listed, at: string): Listed => ({
  ...one,
  at,
  until: new Date(Date.parse(at) + Date.parse(one.until) - Date.parse(one.at)).toISOString(),
})

/**
 * Moves appointments once their toast with "Undo" has closed, because a move notifies the patient at once; earlier if
 * another one is moved, the page is left or the session ends. `pending` is the move shown meanwhile.
 */
export function useDelayedMove() {
  const t = useT()
  const utils = trpc.useUtils()
  const [pending, setPending] = useState<Move | null>(null)
  /** What is not sent yet. */
  const waiting = useRef<AnnouncedMove | null>(null)
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
  /** Takes the move to send now, and closes its toast, because it can no longer be undone. */
  const take = (): Move | null => {
    const next = waiting.current
    waiting.current = null
    if (!next) return null
    void hideToast(next)
    return { id: next.id, at: next.at }
  }
  const sendNow = () => {
    const next = take()
    if (next) move.mutate(next)
  }
  const leave = useEffectEvent(sendNow)
  const signOut = useEffectEvent(async () => {
    const next = take()
    if (next) await move.mutateAsync(next)
  })
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
    const send = () => signOut()
    addEventListener('pagehide', hide)
    beforeSignOut.add(send)
    return () => {
      removeEventListener('pagehide', hide)
      beforeSignOut.delete(send)
      leave()
    }
  }, [])

  const plan = (appointment: Listed, at: string) => {
    const { id } = appointment
    if (at === (shown.current?.id === id ? shown.current.at : appointment.at)) return
    if (waiting.current?.id !== id) sendNow()
    else if (take() && at === appointment.at) {
      // It is back at its time, so there is nothing to send.
      show(null)
      return
    }
    const title = t('appointments.week.movedTo', {
      ...{ name: appointment.patient.fullName, day: clinicDay(at), time: clinicTime(at) },
    })
    const next = { id, at, title, text: t('appointments.week.movedText') }
    waiting.current = next
    show(next)
    toast.success(next.title, next.text, {
      label: t('appointments.week.undo'),
      onClick: () => {
        if (waiting.current !== next) return
        waiting.current = null
        show(null)
      },
      onClose: () => waiting.current === next && sendNow(),
    })
  }
  return { pending, plan, sendNow }
}
