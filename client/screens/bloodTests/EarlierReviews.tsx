import { Check } from 'lucide-react'
import { utcDay } from '../../../locales/translate.ts'
import type { Review } from '../../../shared/bloodTests.ts'
import { useT } from '../../locale/messages.tsx'
import { formatFullMoment } from '../../ui/format.ts'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { Written } from '../../ui/Written.tsx'
import type { BloodTest } from './bloodTest.ts'

type Reviewed = Review & { id: string; bloodTestId: string; collectedOn: string | null; fileName: string }

type EarlierReviewsProps = {
  /** The latest reviews of the patient's results, newest first. */
  latest: Reviewed[]
  /** The open result, whose own latest review is shown elsewhere. */
  test: BloodTest
  /** The patient's first name. */
  name: string
}

export function EarlierReviews({ latest, test, name }: EarlierReviewsProps) {
  const t = useT()
  const shown = latest.find(({ bloodTestId }) => bloodTestId === test.id)
  const reviews = latest.filter((review) => review !== shown)
  if (reviews.length === 0) return null
  return (
    <SectionCard title={t('bloodTests.review.earlier')} className="p-5 md:p-6 print:hidden">
      <ul className="mt-3">
        {reviews.map(({ id, collectedOn, fileName, at, by, comment, language, spoken }) => (
          <li key={id} className="flex gap-3.5 border-t border-line py-4 last:pb-0">
            <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-accent-soft text-on-accent-soft">
              <Check size={20} aria-hidden />
            </span>
            <div className="min-w-0 flex-1 text-sm md:flex md:justify-between md:gap-6">
              <p className="min-w-0">
                <span className="block font-strong">
                  {collectedOn ? t('bloodTests.review.test', { day: utcDay(collectedOn) }) : fileName}
                </span>
                {comment && (
                  <Written
                    as="span"
                    language={language}
                    className="break-words whitespace-pre-line text-ink-2"
                  >
                    {t('bloodTests.review.quoted', { comment })}
                  </Written>
                )}
              </p>
              <p className="shrink-0 text-xs text-ink-3 max-md:mt-1 md:text-right">
                <span className="md:block">{t('bloodTests.review.by', { by })}</span> {formatFullMoment(at)}
                {spoken && <span className="block">{t('bloodTests.review.spoken', { patient: name })}</span>}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
