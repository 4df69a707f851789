import { ArrowDown, ArrowUp, ArrowUpDown, Check, CircleDashed, TriangleAlert } from 'lucide-react'
import { useT } from '../../locale/messages.tsx'
import { Badge } from '../../ui/Badge.tsx'
import type { BloodTest } from './bloodTest.ts'
import { unanswered, unchecked } from './checks.ts'
import { findingOf } from './markers.ts'

/**
 * How many rows are outside their range, in range or implausible. While lines are unchecked, only their number is
 * shown, because the other numbers may still change; critical values are always counted.
 */
export function Counts({ test }: { test: BloodTest }) {
  const t = useT()
  const open = unchecked(test.checks).length
  const waiting = unanswered(test.checks).length
  const count = { low: 0, high: 0, implausible: 0, normal: 0, unranged: 0 }
  for (const row of test.markers) if (!row.doubtful) count[findingOf(row)] += 1
  const outside = count.low + count.high
  const sides = count.low === 0 ? ArrowUp : count.high === 0 ? ArrowDown : ArrowUpDown
  return (
    <div className="flex flex-wrap gap-2">
      {test.critical.length > 0 && (
        <Badge tone="danger" icon={TriangleAlert}>
          {t('bloodTests.story.critical', { count: test.critical.length })}
        </Badge>
      )}
      {open > 0 ? (
        <Badge tone="neutral" icon={CircleDashed}>
          {waiting > 0
            ? t('bloodTests.check.left', { count: open })
            : t('bloodTests.check.unreadableLeft', { count: open })}
        </Badge>
      ) : (
        <>
          {outside > 0 && (
            <Badge tone="warm" icon={sides}>
              {t('bloodTests.count.outside', { count: outside })}
            </Badge>
          )}
          {count.implausible > 0 && (
            <Badge tone="neutral">{t('bloodTests.count.implausible', { count: count.implausible })}</Badge>
          )}
          {count.normal > 0 && (
            <Badge tone="success" icon={Check}>
              {t('bloodTests.count.inside', { count: count.normal })}
            </Badge>
          )}
        </>
      )}
    </div>
  )
}
