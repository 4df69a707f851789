import { Check, ChevronRight, Minus, TriangleAlert } from 'lucide-react'
import { type Answers, type Part, questionsOf } from '../../../shared/forms.ts'
import { linesOf } from '../../../shared/formText.ts'
import { commas } from '../../../shared/listText.ts'
import { useT } from '../../locale/messages.tsx'
import { SOFT_TONES } from '../../ui/Badge.tsx'
import { type PartProgress, progressOf } from './progress.ts'
import { FormWords } from './QuestionFrame.tsx'

/** Answers of a part that its line repeats. */
const MOST_SHOWN = 3

type ReadAgainProps = {
  parts: readonly Part[]
  shown: Answers
  from: string
  onOpen: (part: Part) => void
}

/** The whole form once more before it is sent: each part with what is missing, and the way back to it. */
export function ReadAgain({ parts, shown, from, onOpen }: ReadAgainProps) {
  const t = useT()
  const all = parts.map((part) => ({ part, progress: progressOf(part, shown) }))
  const sum = (key: keyof PartProgress) => all.reduce((total, { progress }) => total + progress[key], 0)
  const missing = sum('missing')
  const counts = { answered: sum('answered'), shown: sum('shown') }
  return (
    <>
      <h1 tabIndex={-1} className="font-display text-2xl font-title outline-none">
        {t('forms.again.title')}
      </h1>
      <p className="mt-1 text-base text-ink-2">
        {missing > 0
          ? t('forms.again.missing', { ...counts, missing })
          : counts.answered < counts.shown
            ? t('forms.again.gaps', counts)
            : t('forms.again.all', counts)}
      </p>
      <ol className="mt-5">
        {all.map(({ part, progress }, index) => (
          <PartLine key={part.linkId} {...{ part, progress, shown, index }} onOpen={() => onOpen(part)} />
        ))}
      </ol>
      <p className="mt-5 text-sm text-pretty text-ink-2">{t('forms.again.after', { from })}</p>
    </>
  )
}

type PartLineProps = {
  part: Part
  progress: PartProgress
  shown: Answers
  index: number
  onOpen: () => void
}

function PartLine({ part, progress, shown, index, onOpen }: PartLineProps) {
  const t = useT()
  const { answered, shown: count, missing } = progress
  const Icon = missing > 0 ? TriangleAlert : answered < count ? Minus : Check
  const tone = missing > 0 ? 'warning' : answered < count ? 'neutral' : 'success'
  const given = questionsOf(part.items, shown)
    // "Yes" means nothing without its question.
    .filter(({ type }) => type !== 'boolean')
    .flatMap((item) => linesOf(t, item, shown[item.linkId]))
    .slice(0, MOST_SHOWN)
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        onClick={onOpen}
        className="flex w-full items-center gap-4 rounded-md py-3 text-left hover:text-accent-text"
      >
        <span
          className={`flex size-10 shrink-0 items-center justify-center rounded-full ${SOFT_TONES[tone]}`}
        >
          <Icon size={18} aria-hidden />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block text-base font-strong">
            {part.title ? (
              <FormWords>{part.title}</FormWords>
            ) : (
              t('forms.fill.partNumber', { number: index + 1 })
            )}
          </span>
          <span className="block text-sm text-ink-2">
            {missing > 0
              ? t('forms.again.partMissing', { answered, shown: count, missing })
              : t('forms.again.part', { answered, shown: count, leftOut: count - answered })}
          </span>
          {given.length > 0 && <span className="block truncate text-sm text-ink-3">{commas(t, given)}</span>}
        </span>
        <ChevronRight size={18} aria-hidden className="shrink-0 text-ink-2" />
      </button>
    </li>
  )
}
