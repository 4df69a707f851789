type ProgressProps = {
  /** 0 to 100. */
  percent: number
  /** Accessible name. */
  label: string
  /** Read by screen readers instead of the percentage. */
  valueText?: string
  /** `warm` for something earned. */
  tone?: 'leaf' | 'warm'
}

export function Progress({ percent, label, valueText, tone = 'leaf' }: ProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={valueText}
      className="h-2 overflow-hidden rounded-full bg-sunken"
    >
      <div
        style={{ width: `${Math.min(100, Math.max(0, percent))}%` }}
        className={`h-full rounded-full transition-[width] duration-(--dur-2) ${tone === 'leaf' ? 'bg-accent-mark' : 'bg-warm-mark'}`}
      />
    </div>
  )
}
