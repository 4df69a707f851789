import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useT } from '../../locale/messages.tsx'

type ReorderOf = {
  /** The list, whose children are the elements to move, each with a `data-handle` inside. */
  list: RefObject<HTMLElement | null>
  length: number
  /** An element's name where its place is announced. */
  nameOf: (index: number) => string
  onMove: (from: number, to: number) => void
}

/** An element on its way: where it is, where it was, and what moves it. */
type Lifted = { index: number; from: number; by: 'keys' | 'pointer' }

/**
 * Moves elements of a list by their handles: by a pointer, and by Space, arrows and Space; Escape puts the element back.
 * It moves at once, so that the list shows where it will stand.
 */
export function useReorder({ list, length, nameOf, onMove }: ReorderOf) {
  const t = useT()
  const [lifted, draw] = useState<Lifted | null>(null)
  /** The same for events before the next render. */
  const current = useRef<Lifted | null>(null)
  const lift = (next: Lifted | null) => {
    current.current = next
    draw(next)
  }
  const [announced, setAnnounced] = useState('')
  const refocus = useRef<number | null>(null)

  // A moved element is taken out of the document for a moment, and loses the focus.
  useLayoutEffect(() => {
    if (refocus.current === null) return
    const handle = list.current?.children[refocus.current]?.querySelector<HTMLElement>('[data-handle]')
    handle?.focus({ preventScroll: current.current?.by === 'pointer' })
    refocus.current = null
  })

  const moveTo = (to: number) => {
    const { current: one } = current
    if (!one || to < 0 || to >= length) return
    refocus.current = to
    onMove(one.index, to)
    lift({ ...one, index: to })
    setAnnounced(t('forms.move.at', { place: to + 1, count: length }))
  }
  const drop = () => {
    const { current: one } = current
    if (!one) return
    lift(null)
    setAnnounced(t('forms.move.dropped', { name: nameOf(one.index), place: one.index + 1, count: length }))
  }
  const giveUp = () => {
    const { current: one } = current
    if (!one) return
    if (one.index !== one.from) {
      refocus.current = one.from
      onMove(one.index, one.from)
    }
    lift(null)
    setAnnounced(t('forms.move.givenUp'))
  }
  const middleOf = (index: number) => {
    const box = list.current?.children[index]?.getBoundingClientRect()
    return box ? box.top + box.height / 2 : Number.NaN
  }
  const follow = useEffectEvent(({ clientY }: globalThis.PointerEvent) => {
    const { current: one } = current
    if (!one) return
    if (clientY < middleOf(one.index - 1)) moveTo(one.index - 1)
    else if (clientY > middleOf(one.index + 1)) moveTo(one.index + 1)
  })
  const release = useEffectEvent(drop)
  const cancel = useEffectEvent(giveUp)
  const isDragged = lifted?.by === 'pointer'
  useEffect(() => {
    if (!isDragged) return
    const move = (event: globalThis.PointerEvent) => follow(event)
    const up = () => release()
    const stop = () => cancel()
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', stop)
    return () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', stop)
    }
  }, [isDragged])

  function keyDown(event: KeyboardEvent, index: number) {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      if (current.current) drop()
      else {
        lift({ index, from: index, by: 'keys' })
        setAnnounced(t('forms.move.lifted', { name: nameOf(index), place: index + 1, count: length }))
      }
    } else if (lifted && event.key === 'Escape') {
      event.preventDefault()
      giveUp()
    } else if (lifted && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      moveTo(lifted.index + (event.key === 'ArrowDown' ? 1 : -1))
    }
  }

  return {
    /** The position of the element on its way. */
    lifted: lifted?.index ?? null,
    /** For a live region. */
    announced,
    handle: (index: number) => ({
      'data-handle': true,
      'aria-pressed': lifted?.index === index,
      onKeyDown: (event: KeyboardEvent) => keyDown(event, index),
      onBlur: () => current.current?.by === 'keys' && refocus.current === null && drop(),
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return
        lift({ index, from: index, by: 'pointer' })
      },
    }),
  }
}
