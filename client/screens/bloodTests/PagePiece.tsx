import { useState } from 'react'
import type { MarkerPlace } from '../../../shared/bloodTests.ts'
import type { BloodTest } from './status.ts'

/** Air around the row, as a share of the page. */
const AROUND = 0.02

/**
 * The piece of an uploaded picture on which a row stands. Nothing for a PDF, whose text needs no second look, and for a
 * row without a place.
 */
export function PagePiece({ test, place }: { test: BloodTest; place: MarkerPlace }) {
  const [ratio, setRatio] = useState(0)
  if (!test.contentType.startsWith('image/') || place.width === 0 || place.height === 0) return null
  const x = Math.max(0, place.x - AROUND)
  const y = Math.max(0, place.y - AROUND)
  const width = Math.min(1, place.x + place.width + AROUND) - x
  const height = Math.min(1, place.y + place.height + AROUND) - y
  return (
    <div
      className="relative mt-2 w-full overflow-hidden rounded-sm border border-line bg-surface"
      style={{ aspectRatio: ratio ? width / (height * ratio) : 8 }}
    >
      <img
        src={`/api/blood-tests/${test.id}/file`}
        alt="This row as the report shows it"
        className="absolute max-w-none"
        style={{ width: `${100 / width}%`, left: `${(-100 * x) / width}%`, top: `${(-100 * y) / height}%` }}
        onLoad={({ currentTarget }) => setRatio(currentTarget.naturalHeight / currentTarget.naturalWidth)}
      />
    </div>
  )
}
