import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import type { BloodTest } from './bloodTest.ts'
import { unanswered } from './checks.ts'

/** Shows how many lines are still to be checked, or that all are. */
export function ChecksLeft({ test, onCheck }: { test: BloodTest; onCheck: (line: number) => void }) {
  const t = useT()
  const { checks } = test
  const waiting = unanswered(checks).length
  if (waiting === 0) {
    return (
      <p className="mb-3 flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
        {t('bloodTests.check.done', { count: checks.length })}
        <Button look="plain" size="tight" className="-ml-3 print:hidden" onClick={() => onCheck(1)}>
          {t('bloodTests.check.change')}
        </Button>
      </p>
    )
  }
  const first = checks.findIndex(({ answer }) => answer === null)
  return (
    <Alert tone="warning" className="mb-4">
      <p>
        <strong className="font-strong">{t('bloodTests.check.waiting', { count: waiting })}</strong>{' '}
        {t('bloodTests.check.summaryAfter', { count: checks.length })}
      </p>
      <Button className="mt-3" onClick={() => onCheck(first + 1)}>
        {t('bloodTests.check.checkNow', { count: waiting })}
      </Button>
    </Alert>
  )
}
