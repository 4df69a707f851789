import { scoreColour } from './scoreColour.ts'

type ScoreRingProps = {
  /** 0 to 100. */
  score: number
  /** Pixels. */
  size: number
  /** Accessible name: the score as text. */
  label: string
}

const COLOURS = { green: 'stroke-score-good', yellow: 'stroke-score-fair', orange: 'stroke-score-low' }

export function ScoreRing({ score, size, label }: ScoreRingProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 180 180"
      fill="none"
      strokeWidth={13}
      role="img"
      aria-label={label}
    >
      <circle cx="90" cy="90" r="83" className="stroke-sunken" />
      {score > 0 && (
        <circle
          cx="90"
          cy="90"
          r="83"
          pathLength={1}
          strokeDasharray="1 1"
          strokeDashoffset={1 - score / 100}
          strokeLinecap="round"
          transform="rotate(-90 90 90)"
          className={`draw-ring ${COLOURS[scoreColour(score)]}`}
        />
      )}
    </svg>
  )
}
