import { Progress as Base } from '@base-ui/react/progress'

type ProgressProps = {
  /** 0 to 100. */
  percent: number
  /** The accessible name: what moves forward. */
  label: string
  /** What is read aloud instead of the bare percentage. */
  valueText?: string
  /** Calendula for what is earned, leaf for all else. */
  tone?: 'leaf' | 'warm'
}

/** A horizontal bar. The numbers stand beside it, as the caller's text. */
export function Progress({ percent, label, valueText, tone = 'leaf' }: ProgressProps) {
  return (
    <Base.Root
      value={percent}
      aria-label={label}
      getAriaValueText={(formatted) => valueText ?? formatted ?? `${Math.round(percent)}%`}
    >
      <Base.Track className="h-2 overflow-hidden rounded-full bg-sunken">
        <Base.Indicator
          className={`h-full rounded-full transition-[width] duration-(--dur-2) ${tone === 'leaf' ? 'bg-accent-mark' : 'bg-warm-mark'}`}
        />
      </Base.Track>
    </Base.Root>
  )
}
