const WIDTH = 64
const HEIGHT = 26
const MARGIN = 5

type SparklineProps = {
  /** Two to six values, oldest first. */
  values: number[]
  /** Whether the last value is outside its range. */
  outside: boolean
  /** Accessible name: the numbers as text. */
  label: string
}

export function Sparkline({ values, outside, label }: SparklineProps) {
  const low = Math.min(...values)
  const span = Math.max(...values) - low || 1
  const points = values.map((value, index) => ({
    x: MARGIN + (index / Math.max(1, values.length - 1)) * (WIDTH - 2 * MARGIN),
    y: HEIGHT - MARGIN - ((value - low) / span) * (HEIGHT - 2 * MARGIN),
  }))
  const last = points.at(-1)
  return (
    <svg width={WIDTH} height={HEIGHT} fill="none" role="img" aria-label={label}>
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        className="stroke-ink-2"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      {points.slice(0, -1).map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="1.75" className="fill-ink-2" />
      ))}
      {last && (
        <circle cx={last.x} cy={last.y} r="3.5" className={outside ? 'fill-warm-mark' : 'fill-accent'} />
      )}
    </svg>
  )
}
