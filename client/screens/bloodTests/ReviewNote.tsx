import { CircleCheck } from 'lucide-react'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { formatFullMoment } from '../../ui/format.ts'
import type { BloodTest } from './bloodTest.ts'

/** What the practitioner said about the patient's own result, or that nobody has reviewed it yet. */
export function ReviewNote({ test }: { test: BloodTest }) {
  const t = useT()
  const { reviews, review, reviewed, practitioners } = test
  const told = reviews.filter(({ comment }, at) => at === 0 || comment !== null)
  return (
    <>
      {told.map(({ by, at, comment }) => (
        <div
          key={at}
          role="note"
          className="mb-4 flex gap-3 rounded-md bg-success-soft p-4 text-sm text-on-success-soft"
        >
          <CircleCheck size={20} aria-hidden className="mt-px shrink-0" />
          <div className="min-w-0">
            <p className="font-strong">{t('bloodTests.review.by', { by })}</p>
            <p className="text-xs">{formatFullMoment(at)}</p>
            {comment && <p className="mt-2 text-base break-words whitespace-pre-line text-ink">{comment}</p>}
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
