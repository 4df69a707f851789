import { Ellipsis } from 'lucide-react'
import { useId } from 'react'
import { useT } from '../../locale/messages.tsx'
import { type Dose, doseText } from './dosesOfDay.ts'
import { TickMark } from './TickMark.tsx'

type DoseRowProps = {
  dose: Dose
  date: string
  day: 'today' | 'yesterday'
  onTick: (taken: boolean) => void
  menuOpen: boolean
  onMenu: (button: HTMLButtonElement) => void
  /** Preloads the menu. */
  onNear: () => void
}

/** A dose whose whole row is a checkbox, except its menu button. */
export function DoseRow({ dose, date, day, onTick, menuOpen, onMenu, onNear }: DoseRowProps) {
  const t = useT()
  const id = useId()
  const { medication, state } = dose
  const text = doseText(dose, date)
  return (
    <li className="relative border-t border-line">
      <label className="group flex min-h-15 cursor-pointer items-center justify-between gap-13 rounded-sm py-1.5 has-focus-visible:focus-ring pointer-fine:gap-11">
        <span className="min-w-0">
          <span className={`block text-base leading-6 break-words ${state === 'open' ? '' : 'text-ink-2'}`}>
            {medication}
          </span>
          {text && (
            <span id={id} className="block text-xs break-words text-ink-3">
              {text}
            </span>
          )}
        </span>
        <span className="shrink-0">
          <input
            type="checkbox"
            className="peer sr-only"
            aria-label={t('plans.today.taken', { medication, day })}
            aria-describedby={text ? id : undefined}
            checked={state === 'taken'}
            onChange={({ target }) => onTick(target.checked)}
          />
          <TickMark state={state} />
        </span>
      </label>
      <button
        type="button"
        aria-label={t('plans.today.more', { medication })}
        aria-haspopup="menu"
        aria-expanded={menuOpen}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={({ currentTarget }) => onMenu(currentTarget)}
        className="absolute top-1/2 right-7 flex size-tap -translate-y-1/2 items-center justify-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink aria-expanded:bg-sunken pointer-fine:size-dense"
      >
        <Ellipsis size={20} />
      </button>
    </li>
  )
}
