import type { ReportReading } from '@verbena/lab-reader'

/** Whether nothing was found in a file: no rows, no qualitative results, and no lines that may be results. */
export const isEmpty = ({ markers, qualitative, unread }: ReportReading) =>
  markers.length === 0 && qualitative.length === 0 && unread.length === 0
