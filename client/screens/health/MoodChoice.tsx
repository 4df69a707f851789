import { CloudRain, Frown, Laugh, type LucideIcon, Meh, Smile } from 'lucide-react'
import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { textOf } from '../../../locales/translate.ts'
import { MOODS, type Mood } from '../../../shared/health.ts'
import { moodText } from '../../../shared/healthText.ts'
import { Rich, useT } from '../../locale/messages.tsx'

const FACES: Record<Mood, LucideIcon> = {
  Great: Laugh,
  Good: Smile,
  Okay: Meh,
  Low: Frown,
  Poor: CloudRain,
}

type MoodChoiceProps = {
  field: UseFormRegisterReturn
  /** Clears the choice; null if there is none. */
  onClear: (() => void) | null
  error: string | undefined
}

/** Five optional radio buttons. */
export function MoodChoice({ field, onClear, error }: MoodChoiceProps) {
  const t = useT()
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id} aria-invalid={error ? true : undefined}>
      <div className="mb-1.5 flex items-baseline justify-between">
        <span id={id} className="text-sm font-strong">
          {t('health.field.mood')}
        </span>
        {onClear && (
          <button
            type="button"
            onClick={onClear}
            className="-my-2.5 min-h-tap rounded-sm px-2 text-xs font-strong text-accent-text hover:underline"
          >
            <Rich id="health.clearMood" />
          </button>
        )}
      </div>
      <div className="grid grid-cols-3 gap-1.5 min-[22rem]:grid-cols-[repeat(5,minmax(0,1fr))] md:gap-2">
        {MOODS.map((mood) => {
          const Face = FACES[mood]
          return (
            <label
              key={mood}
              className="flex min-h-17 cursor-pointer flex-col items-center justify-center gap-1 rounded-md border border-line-strong bg-surface px-0.5 text-center text-sm text-ink-2 hyphens-auto max-md:text-xs hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:font-strong has-checked:text-on-accent-soft has-focus-visible:focus-ring"
            >
              <input type="radio" value={mood} className="sr-only" {...field} />
              <Face size={20} />
              <span className="max-w-full break-words">{moodText(mood, t)}</span>
            </label>
          )
        })}
      </div>
      {error && <p className="mt-1.5 text-xs font-strong text-danger">{textOf(t, error)}</p>}
    </div>
  )
}
