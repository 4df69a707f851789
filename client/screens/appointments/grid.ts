import type { ReactNode } from 'react'
import type { AppointmentState } from '../../../shared/appointments.ts'
import type { Range } from './dayRanges.ts'

export type GridBlock = Range & {
  id: string
  look: 'confirmed' | 'asked' | 'over'
  /** The day and the times, which are not drawn. */
  when: string
  title: string
  note: string
  /** Beside the title. */
  mark?: ReactNode
  /** Whether it can be moved to another time and column. */
  isMovable?: boolean
}

export type GridColumn = {
  id: string
  /** The column's name in words. */
  name: string
  head: ReactNode
  /** The times that are not offered. */
  closed: readonly Range[]
  /** In the order of their times. */
  blocks: readonly GridBlock[]
  /** The present minute of the day where the column is of today. */
  now?: number | undefined
}

/** How an appointment is drawn that occupies its practitioner, by its state. */
export const LOOKS = {
  asked: 'asked',
  offered: 'asked',
  confirmed: 'confirmed',
  kept: 'over',
  missed: 'over',
} as const satisfies Partial<Record<AppointmentState, GridBlock['look']>>
