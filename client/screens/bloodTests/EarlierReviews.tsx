import { Check } from 'lucide-react'
import { Card } from '../../ui/Card.tsx'
import { formatDay, formatFullMoment } from '../../ui/format.ts'
import type { BloodTest } from './bloodTest.ts'

/** The reviews of one patient's results but the latest one of `test`, newest first. */
export function EarlierReviews({ tests, test }: { tests: BloodTest[]; test: BloodTest }) {
  const reviews = tests
    .flatMap((one) => one.reviews.map((review) => ({ ...review, of: one })))
    .filter(({ of, at, by }) => of !== test || at !== test.review?.at || by !== test.review.by)
    .sort((one, other) => other.at.localeCompare(one.at))
  if (reviews.length === 0) return null
  return (
    <Card as="section" aria-labelledby="earlier-reviews" className="p-5 md:p-6 print:hidden">
      <h2 id="earlier-reviews" className="text-lg font-strong">
        Earlier reviews
      </h2>
      <ul className="mt-3">
        {reviews.map(({ of, at, by, comment }) => (
          <li key={`${of.id} ${at}`} className="flex gap-3.5 border-t border-line py-4 last:pb-0">
            <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-accent-soft text-on-accent-soft">
              <Check size={20} aria-hidden />
            </span>
            <div className="min-w-0 flex-1 text-sm md:flex md:justify-between md:gap-6">
              <p className="min-w-0">
                <span className="block font-strong">
                  {of.collectedOn ? `Blood test of ${formatDay(of.collectedOn)}` : of.fileName}
                </span>
                {comment && (
                  <span className="break-words whitespace-pre-line text-ink-2">&ldquo;{comment}&rdquo;</span>
                )}
              </p>
              <p className="shrink-0 text-xs text-ink-3 max-md:mt-1 md:text-right">
                <span className="md:block">Reviewed by {by}</span> {formatFullMoment(at)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
