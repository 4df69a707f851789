import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { formatFullMoment } from '../../ui/format.ts'
import { Initials } from '../../ui/Initials.tsx'
import { Written } from '../../ui/Written.tsx'
import type { BloodTest } from './bloodTest.ts'

/** The practitioner's comment on the patient's result, or that it is not reviewed yet. */
export function ReviewNote({ test }: { test: BloodTest }) {
  const t = useT()
  const { reviews, review, reviewed, practitioners } = test
  const told = reviews.filter(({ comment, spoken }, at) => at === 0 || comment !== null || spoken)
  return (
    <>
      {told.map(({ by, at, comment, language, spoken }) => (
        <div key={at} role="note" className="flex gap-3.5 border-t border-line py-4 max-md:py-3">
          <Initials name={by} />
          <div className="min-w-0">
            {comment && (
              <Written as="p" language={language} className="mb-1 text-base break-words whitespace-pre-line">
                {comment}
              </Written>
            )}
            <p className="flex flex-wrap gap-x-2 text-xs text-ink-2">
              <span className={comment ? '' : 'text-sm font-medium text-ink'}>
                {t('bloodTests.review.by', { by })}
              </span>
              <span>{formatFullMoment(at)}</span>
            </p>
            {spoken && <p className="text-xs text-ink-2">{t('bloodTests.review.spokenToYou')}</p>}
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
