import { Slider } from '@base-ui/react/slider'
import { type ReactNode, useId } from 'react'
import { Rich, useT } from '../../locale/messages.tsx'

type EnergySliderProps = { value: number | null; onChange: (value: number | null) => void }

/** 1 to 10. The left end means "not set". */
export function EnergySlider({ value, onChange }: EnergySliderProps) {
  const t = useT()
  const id = useId()
  return (
    <div>
      <p id={id} className="mb-1.5 text-sm font-strong">
        <Rich
          id="health.energy.label"
          values={{ range: (text: ReactNode) => <span className="font-text text-ink-3">{text}</span> }}
        />
      </p>
      <div className="flex items-center gap-4 pl-3">
        <Slider.Root
          className="flex-1"
          value={value ?? 0}
          min={0}
          max={10}
          onValueChange={(next) => onChange(next || null)}
        >
          <Slider.Control className="flex h-tap cursor-pointer touch-none items-center">
            <Slider.Track className="h-2 w-full rounded-full bg-sunken">
              <Slider.Indicator className="rounded-full bg-accent-mark" />
              <Slider.Thumb
                aria-labelledby={id}
                getAriaValueText={(_formatted, level) =>
                  level ? t('health.energy.level', { level }) : t('health.energy.notSet')
                }
                className="size-6 rounded-full border-2 border-accent bg-raised has-focus-visible:focus-ring"
              />
            </Slider.Track>
          </Slider.Control>
        </Slider.Root>
        <output className={`w-14 text-right ${value ? 'text-xl' : 'text-xs text-ink-3'}`}>
          {value ?? t('health.energy.notSet')}
        </output>
      </div>
    </div>
  )
}
