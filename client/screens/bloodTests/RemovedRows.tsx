import { semicolons } from '../../../shared/listText.ts'
import { useT } from '../../locale/messages.tsx'
import type { BloodTest } from './bloodTest.ts'
import { rowText } from './markers.ts'

/** Rows that the owner removed as not being results. */
export function RemovedRows({ test: { corrections } }: { test: BloodTest }) {
  const t = useT()
  const removed = corrections.flatMap(({ printed, corrected }) => (corrected === null ? (printed ?? []) : []))
  if (removed.length === 0) return null
  return (
    <p className="mt-3 text-xs text-ink-2">
      {t('bloodTests.removedRows', {
        rows: semicolons(
          t,
          removed.map((gone) => rowText(gone, t)),
        ),
      })}
    </p>
  )
}
