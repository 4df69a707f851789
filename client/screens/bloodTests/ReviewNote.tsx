import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { formatFullMoment } from '../../ui/format.ts'
import type { BloodTest } from './bloodTest.ts'

const WORD = /\p{L}/u
const TITLE = /\.$/

/** Up to two initials of a name, without its titles: "EH" of "Dr. Elena Hartmann". */
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => WORD.test(word) && !TITLE.test(word))
    .map((word) => word.charAt(0).toUpperCase())
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .join('')

/** What the practitioner said about the patient's own result, or that nobody has reviewed it yet. */
export function ReviewNote({ test }: { test: BloodTest }) {
  const t = useT()
  const { reviews, review, reviewed, practitioners } = test
  const told = reviews.filter(({ comment }, at) => at === 0 || comment !== null)
  return (
    <>
      {told.map(({ by, at, comment }) => (
        <div key={at} role="note" className="flex gap-3.5 border-t border-line py-4">
          <span
            aria-hidden
            className="flex size-10 shrink-0 items-center justify-center rounded-full bg-ground-leaf text-sm font-strong text-bot-ink"
          >
            {initialsOf(by)}
          </span>
          <div className="min-w-0">
            {comment && <p className="mb-1 text-base break-words whitespace-pre-line">{comment}</p>}
            <p className="flex flex-wrap gap-x-2 text-xs text-ink-2">
              <span className={comment ? '' : 'text-sm font-medium text-ink'}>
                {t('bloodTests.review.by', { by })}
              </span>
              <span>{formatFullMoment(at)}</span>
            </p>
          </div>
        </div>
      ))}
      {review && !reviewed && (
        <Alert tone="info" className="mb-4">
          {t('bloodTests.review.changedByYou', { by: review.by })}
        </Alert>
      )}
      {!review && practitioners.length > 0 && (
        <p className="mb-4 text-sm text-ink-2">
          {t('bloodTests.review.notYet', { names: practitioners, count: practitioners.length })}
        </p>
      )}
    </>
  )
}
