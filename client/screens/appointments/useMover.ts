import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { timeText } from '../../lib/opening.ts'
import { useT } from '../../locale/messages.tsx'
import { type Range, timeOf } from './dayRanges.ts'
import type { GridBlock, GridColumn } from './grid.ts'

/** Blocks move in steps of so many minutes. */
const STEP = 15
/** A pointer that moves less is a click. Pixels. */
const SLACK = 4

const ARROWS: Record<string, { columns: number; minutes: number }> = {
  ArrowUp: { columns: 0, minutes: -STEP },
  ArrowDown: { columns: 0, minutes: STEP },
  ArrowLeft: { columns: -1, minutes: 0 },
  ArrowRight: { columns: 1, minutes: 0 },
}
const SHORTCUTS = Object.keys(ARROWS)
  .map((key) => `Alt+${key}`)
  .join(' ')

/** A block being moved: column offset, and minute of the day. */
type Shift = { id: string; columns: number; from: number }

type MoverOf = {
  grid: RefObject<HTMLElement | null>
  columns: readonly GridColumn[]
  /** The hours that are shown. */
  hours: Range
  /** The element that names the keys. */
  hintId: string
  onMove: ((id: string, column: string, from: number) => void) | undefined
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))

/** Moves blocks of a grid by a mouse or pen, and by Alt with arrows, Enter and Escape. */
export function useMover({ grid, columns, hours, hintId, onMove }: MoverOf) {
  const t = useT()
  const [shift, draw] = useState<Shift | null>(null)
  /** Also for handlers of an element that is about to be removed. */
  const current = useRef<Shift | null>(null)
  const setShift = (next: Shift | null) => {
    current.current = next
    draw(next)
  }
  const [announced, setAnnounced] = useState('')
  /** Where the pointer went down, and the block's column then. */
  const grabbed = useRef<{ x: number; y: number } | null>(null)
  const hasDragged = useRef(false)
  const focused = useRef<string | null>(null)

  // A block that changes its column is another element there.
  useEffect(() => {
    if (!focused.current) return
    const block = grid.current?.querySelector<HTMLElement>(`[data-block="${focused.current}"]`)
    focused.current = null
    block?.focus()
  })

  const columnOf = (id: string) => columns.findIndex(({ blocks }) => blocks.some((one) => one.id === id))
  const shiftTo = (block: GridBlock, by: number, from: number): Shift => {
    const own = columnOf(block.id)
    return {
      id: block.id,
      columns: between(-own, by, columns.length - 1 - own),
      from: between(hours.from, from, hours.until - (block.until - block.from)),
    }
  }
  const whereOf = ({ id, columns: by, from }: Shift) => ({
    day: columns[columnOf(id) + by]?.name ?? '',
    time: timeText(timeOf(from)),
  })
  const end = () => {
    grabbed.current = null
    setShift(null)
  }
  const confirm = (to: Shift) => {
    const column = columns[columnOf(to.id) + to.columns]
    end()
    focused.current = to.id
    if (column) onMove?.(to.id, column.id, to.from)
  }
  const giveUp = () => {
    end()
    setAnnounced(t('appointments.week.moveGivenUp'))
  }

  function keyDown(event: KeyboardEvent, block: GridBlock) {
    const step = event.altKey ? ARROWS[event.key] : undefined
    if (step) {
      event.preventDefault()
      const { columns: by = 0, from = block.from } = (shift?.id === block.id && shift) || {}
      const next = shiftTo(block, by + step.columns, from + step.minutes)
      setShift(next)
      setAnnounced(t('appointments.week.moveAnnounced', whereOf(next)))
    } else if (shift && event.key === 'Enter') {
      event.preventDefault()
      setAnnounced(t('appointments.week.dayAndTime', whereOf(shift)))
      confirm(shift)
    } else if (shift && event.key === 'Escape') giveUp()
  }

  function pointerMove(event: PointerEvent, block: GridBlock) {
    const start = grabbed.current
    const sections = [...(grid.current?.querySelectorAll(':scope > section') ?? [])]
    const [first] = sections
    if (!start || !first) return
    const [x, y] = [event.clientX - start.x, event.clientY - start.y]
    if (!hasDragged.current && Math.hypot(x, y) < SLACK) return
    hasDragged.current = true
    const { width, height } = first.getBoundingClientRect()
    const minutes = (y / height) * (hours.until - hours.from)
    setShift(shiftTo(block, Math.round(x / width), Math.round((block.from + minutes) / STEP) * STEP))
  }

  return {
    shift,
    announced,
    /** False for the click that ends a drag. */
    isClick: () => {
      const isDrag = hasDragged.current
      hasDragged.current = false
      return !isDrag
    },
    handlers: (block: GridBlock) => ({
      'aria-keyshortcuts': SHORTCUTS,
      'aria-describedby': hintId,
      onKeyDown: (event: KeyboardEvent) => keyDown(event, block),
      onBlur: () => current.current?.id === block.id && !grabbed.current && giveUp(),
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        hasDragged.current = false
        // A finger scrolls the page.
        if (event.button !== 0 || event.pointerType === 'touch') return
        grabbed.current = { x: event.clientX, y: event.clientY }
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: (event: PointerEvent) => pointerMove(event, block),
      onPointerUp: () => {
        if (shift && hasDragged.current) confirm(shift)
        else end()
        // A block that changed its column is removed, and gets no click.
        setTimeout(() => {
          hasDragged.current = false
        })
      },
      onPointerCancel: () => {
        hasDragged.current = false
        end()
      },
    }),
  }
}

export type Mover = ReturnType<typeof useMover>
