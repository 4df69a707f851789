import { RotateCcw } from 'lucide-react'
import type { Translate } from '../../../locales/translate.ts'
import { failureText } from '../../../shared/bloodTestText.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { BloodTest } from './bloodTest.ts'

type NotFinishedProps = {
  test: BloodTest
  /** Restarts a failed analysis; absent when the reader may not. */
  retry?: { busy: boolean; onRetry: () => void } | undefined
}

/** The progress of an analysis, or why it failed. Renders nothing for a completed one. */
export function NotFinished({ test, retry }: NotFinishedProps) {
  const t = useT()
  if (test.status === 'completed') return null
  if (test.status === 'failed') {
    return (
      <Alert tone="danger" title={t('bloodTests.failure.title')}>
        <p>{t('bloodTests.failure.saved', { failure: failureOf(test, t) })}</p>
        {retry && (
          <Button look="outline" className="mt-3" busy={retry.busy} onClick={retry.onRetry}>
            {!retry.busy && <RotateCcw size={18} />}
            {t('bloodTests.failure.retry')}
          </Button>
        )}
      </Alert>
    )
  }
  return (
    <div role="status">
      <p className="max-w-measure">{t('bloodTests.progress', { progress: progressOf(test, t) })}</p>
      {test.pagesTotal !== null && test.pagesTotal > 1 && (
        <div className="mt-3 max-w-80">
          <Progress
            percent={(100 * (test.pagesRead ?? 0)) / test.pagesTotal}
            label={t('bloodTests.progress.label')}
            valueText={t('bloodTests.progress.value', {
              ...{ read: test.pagesRead ?? 0, total: test.pagesTotal },
            })}
          />
        </div>
      )}
      <div className="mt-6 grid gap-5" aria-hidden>
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-5 w-2/3" />
      </div>
    </div>
  )
}

/** Why an analysis failed. */
const failureOf = ({ failed, failure }: BloodTest, t: Translate) =>
  failed ? failureText(failed, t) : (failure ?? t('bloodTests.failure.unknown'))

/** Describes the progress of an analysis. */
function progressOf({ status, pagesRead, pagesTotal }: BloodTest, t: Translate): string {
  if (status === 'pending') return t('bloodTests.progress.waiting')
  if (pagesTotal === null) return t('bloodTests.progress.rows')
  if (pagesTotal === 1) return t('bloodTests.progress.picture')
  return t('bloodTests.progress.page', { page: (pagesRead ?? 0) + 1, total: pagesTotal })
}
