import { useState } from 'react'
import type { MarkerPlace } from '../../../shared/bloodTests.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { BloodTest } from './status.ts'

/** Air around the row, as a share of the page. */
const AROUND = 0.02

/**
 * The piece of the report on which a row stands, as the page shows it, with the row upright. Nothing for a row without
 * a place, and for a page that cannot be shown.
 */
export function PagePiece({ test, place }: { test: BloodTest; place: MarkerPlace }) {
  const [ratio, setRatio] = useState(0)
  const [failed, setFailed] = useState(false)
  if (failed || place.width === 0 || place.height === 0) return null
  const x = Math.max(0, place.x - AROUND)
  const y = Math.max(0, place.y - AROUND)
  const width = Math.min(1, place.x + place.width + AROUND) - x
  const height = Math.min(1, place.y + place.height + AROUND) - y
  const turn = place.turn ?? 0
  const sideways = turn === 90 || turn === 270
  const aspect = ratio ? width / (height * ratio) : 8
  const isPicture = test.contentType.startsWith('image/')
  return (
    // Too small to read on a phone, the row is scrolled along; the printed words stand above.
    <section
      aria-label="This row on the page"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="mt-2 overflow-x-auto rounded-sm border border-line bg-surface"
    >
      <div
        className="@container-size relative min-w-112"
        style={{ aspectRatio: sideways && ratio ? 1 / aspect : aspect }}
      >
        {!ratio && <Skeleton className="absolute inset-0 size-full" />}
        <div
          className="absolute top-1/2 left-1/2 overflow-hidden"
          style={{
            width: sideways ? '100cqh' : '100cqw',
            height: sideways ? '100cqw' : '100cqh',
            transform: `translate(-50%, -50%) rotate(${-turn}deg)`,
          }}
        >
          <img
            src={`/api/blood-tests/${test.id}/${isPicture ? 'file' : `pages/${place.page}`}`}
            alt="This row as the report shows it"
            className="absolute top-0 left-0 max-w-none"
            style={{ width: `${100 / width}%`, transform: `translate(${-100 * x}%, ${-100 * y}%)` }}
            onLoad={({ currentTarget }) => setRatio(currentTarget.naturalHeight / currentTarget.naturalWidth)}
            onError={() => setFailed(true)}
          />
        </div>
      </div>
    </section>
  )
}
