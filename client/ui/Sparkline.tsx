const WIDTH = 64
const HEIGHT = 26
const MARGIN = 5
/** The drawn span is at least this share of the largest value, so that "steady" looks steady. */
const LEAST_SPAN = 0.22

type SparklineProps = {
  /** Two to six values, oldest first. */
  values: number[]
  /** Whether the last value is outside its range, and whether it is critical. */
  outside: boolean
  critical?: boolean
  /** Accessible name: the numbers as text. */
  label: string
}

export function Sparkline({ values, outside, critical = false, label }: SparklineProps) {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const span = Math.max(most - least, LEAST_SPAN * Math.max(Math.abs(least), Math.abs(most))) || 1
  const low = (least + most - span) / 2
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
        <circle
          cx={last.x}
          cy={last.y}
          r="3.5"
          className={critical ? 'fill-danger' : outside ? 'fill-warm-mark' : 'fill-accent'}
        />
      )}
    </svg>
  )
}
