import { Link } from '@tanstack/react-router'
import { commas } from '../../../shared/listText.ts'
import { useT } from '../../locale/messages.tsx'
import { formatCount, formatShortInstant } from '../../ui/format.ts'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { Sparkline } from '../../ui/Sparkline.tsx'
import type { Score } from './scores.ts'

/** Values that a line draws: the latest. */
const MOST_DRAWN = 6

/** Complaints on a scale before and after, with the way to what changed in between. */
export function FormScores({ scores, patientId }: { scores: readonly Score[]; patientId: string }) {
  const t = useT()
  return (
    <SectionCard large title={t('forms.scores.title')} className="p-5 md:p-6">
      <ul className="mt-3">
        {scores.map(({ key, part, item, points }) => {
          const [first, last] = [points[0], points.at(-1)]
          if (!first || !last) return null
          const drawn = points.slice(-MOST_DRAWN).map(({ value }) => value)
          return (
            <li
              key={key}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3"
            >
              <div className="min-w-0 flex-1 basis-60">
                {part && <p className="text-xs text-ink-2">{part}</p>}
                <p className="text-sm font-strong">{item.text}</p>
                <p className="text-xs text-ink-2">
                  {t('forms.scores.ends', {
                    min: item.min ?? 0,
                    minText: item.minText ?? '',
                    max: item.max ?? 10,
                    maxText: item.maxText ?? '',
                  })}
                </p>
              </div>
              <p className="text-sm">
                {t('forms.scores.change', {
                  first: first.value,
                  firstDay: formatShortInstant(first.at),
                  last: last.value,
                  lastDay: formatShortInstant(last.at),
                })}
              </p>
              <Sparkline
                values={drawn}
                outside={false}
                label={t('forms.scores.values', { values: commas(t, drawn.map(formatCount)) })}
              />
            </li>
          )
        })}
      </ul>
      <Link
        to="/practitioner/patients/$patientId/timeline"
        params={{ patientId }}
        className="inline-flex min-h-tap items-center text-sm font-strong text-accent-text hover:underline"
      >
        {t('forms.scores.between')}
      </Link>
    </SectionCard>
  )
}
