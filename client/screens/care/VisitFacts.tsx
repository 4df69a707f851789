import {
  Activity,
  Check,
  FileQuestion,
  type LucideIcon,
  Pill,
  Plus,
  RefreshCw,
  TestTube,
  TriangleAlert,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FACT_GROUPS, type FactGroup } from '../../../shared/visitNotes.ts'
import type { FactLine } from '../../../shared/visitNoteText.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'

/** Lines of a group before "Show all": the latest ones, without those older than the last note. */
const FIRST = 6

const ICONS: Record<FactGroup, LucideIcon> = {
  results: TestTube,
  forms: FileQuestion,
  doses: Pill,
  logged: Activity,
  plan: RefreshCw,
}

type VisitFactsProps = {
  lines: readonly FactLine<ReactNode>[]
  /** The texts that the note has. */
  chosen: readonly string[]
  onToggle: (text: string) => void
}

/** The facts since the last visit, one line each. A click adds a line to the note, another removes it. */
export function VisitFacts({ lines, chosen, onToggle }: VisitFactsProps) {
  const t = useT()
  const [open, setOpen] = useState<readonly FactGroup[]>([])
  if (lines.length === 0) return <p className="px-5 pb-4 text-sm text-ink-2">{t('care.visit.noFacts')}</p>
  return FACT_GROUPS.map((group) => {
    const all = lines.filter((line) => line.group === group)
    if (all.length === 0) return null
    // What the note has is never folded away.
    const shown = open.includes(group)
      ? all
      : all.filter((line, at) => (at < FIRST && !line.older) || line.critical || chosen.includes(line.text))
    const Icon = ICONS[group]
    return (
      <section key={group} aria-label={t(`care.visit.group.${group}`)}>
        <h3 className="flex justify-between px-5 pt-3 pb-1 text-xs font-strong text-ink-2">
          <span>{t(`care.visit.group.${group}`)}</span>
          <span className="text-ink-3">{all.length}</span>
        </h3>
        <ul>
          {shown.map((line, at) => {
            const isIn = chosen.includes(line.text)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have one text
              <li key={`${line.text} ${at}`}>
                <button
                  type="button"
                  aria-pressed={isIn}
                  onClick={() => onToggle(line.text)}
                  className={`grid min-h-tap w-full grid-cols-[1.125rem_minmax(0,1fr)_1.125rem] items-start gap-3 px-5 py-2.5 text-left text-sm transition-colors duration-(--dur-1) ${isIn ? 'bg-accent-soft' : 'hover:bg-sunken'}`}
                >
                  {line.critical ? (
                    <TriangleAlert size={18} aria-hidden className="mt-0.5 text-danger" />
                  ) : (
                    <Icon size={18} aria-hidden className="mt-0.5 text-ink-2" />
                  )}
                  <span className={`min-w-0 break-words ${isIn ? 'text-on-accent-soft' : 'text-ink-2'}`}>
                    {line.shown}
                  </span>
                  {isIn ? (
                    <Check size={18} aria-hidden className="mt-0.5 text-on-accent-soft" />
                  ) : (
                    <Plus size={18} aria-hidden className="mt-0.5 text-accent-text" />
                  )}
                </button>
              </li>
            )
          })}
        </ul>
        {shown.length < all.length && (
          <Button look="plain" size="tight" className="mx-2" onClick={() => setOpen([...open, group])}>
            {t('care.worklist.showAll', { count: all.length })}
          </Button>
        )}
      </section>
    )
  })
}
