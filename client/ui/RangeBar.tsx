import { type Range, rangeGeometry } from './rangeBar.ts'

type RangeBarProps = {
  /** Null when the value is uncertain: only the limits are drawn. */
  value: number | null
  range: Range
  /** Whether the value is outside its range. */
  outside: boolean
  /** Whether it is critical: the mark is red. */
  critical?: boolean
  /** Accessible name: the whole finding as text. */
  label: string
  /** Words the limits. */
  write: (edge: number) => string
}

/** A value against its reference range. */
export function RangeBar({ value, range, outside, critical = false, label, write }: RangeBarProps) {
  const drawn = rangeGeometry(value ?? 0, range)
  if (!drawn) return null
  return (
    <div role="img" aria-label={label} className="relative h-9 text-2xs text-ink-3">
      <span className="absolute inset-x-0 top-1.5 h-2 overflow-hidden rounded-full bg-range-out">
        {value !== null && (
          <span
            className="absolute inset-y-0 bg-range-in"
            style={{ left: `${drawn.from}%`, width: `${drawn.to - drawn.from}%` }}
          />
        )}
      </span>
      {drawn.edges.map((edge) => (
        <span key={edge.value}>
          <span
            className={`absolute top-0.5 h-4 w-0.5 -translate-x-1/2 ${value === null ? 'bg-line-strong' : 'bg-range-edge'}`}
            style={{ left: `${edge.at}%` }}
          />
          <span className="absolute top-4.5 -translate-x-1/2" style={{ left: `${edge.at}%` }}>
            {write(edge.value)}
          </span>
        </span>
      ))}
      {value !== null && (
        <span
          className={`draw-mark absolute top-2.5 size-3.5 -translate-x-1/2 -translate-y-1/2 rounded-full ring-2 ring-surface ${
            critical ? 'bg-danger' : outside ? 'bg-warm-mark' : 'bg-accent'
          }`}
          style={{ left: `${drawn.marker}%` }}
        />
      )}
    </div>
  )
}
