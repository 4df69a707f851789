import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import type { BloodTestStatus } from '../../../shared/bloodTests.ts'
import { BLOOD_TESTS_PAGE } from '../../app/prefetch.ts'
import { trpc } from '../../app/trpc.ts'
import { Badge } from '../../ui/Badge.tsx'
import { formatDay, formatInstant } from '../../ui/format.ts'
import { ShowMorePages } from '../../ui/ShowMorePages.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const STATUS_LABELS = {
  pending: 'Pending',
  analyzing: 'Analyzing',
  completed: 'Completed',
  failed: 'Failed',
} satisfies Record<BloodTestStatus, string>

/** A patient's blood tests, urgent ones first, each linked to its values; only the first `latest` ones, if given. */
export function BloodTestList({ patientId, latest }: { patientId: string; latest?: number }) {
  const list = trpc.bloodTests.ofPatient.useInfiniteQuery(
    { patientId, limit: latest ?? BLOOD_TESTS_PAGE },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor,
      meta: { errorTitle: 'Failed to load blood test results' },
    },
  )
  if (!list.data) return <Skeleton className="h-24 w-full" />
  const tests = list.data.pages.flatMap(({ rows }) => rows)
  if (tests.length === 0) return <p className="text-ink-2">No blood tests yet</p>
  return (
    <>
      <ul>
        {tests.map(({ id, collectedOn, createdAt, fileName, status, outside, urgency, reviewed }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2"
          >
            <div className="min-w-0">
              <Link
                to="/practitioner/patients/$id/blood-tests"
                params={{ id: patientId }}
                search={{ test: id }}
                className="inline-flex min-h-tap items-center font-strong text-accent-text hover:underline"
              >
                {collectedOn ? `Blood test of ${formatDay(collectedOn)}` : 'Blood test'}
              </Link>
              <p className="text-xs break-words text-ink-3">
                {fileName}, uploaded {formatInstant(createdAt)}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              {urgency !== 'none' && (
                <Badge tone="danger" icon={TriangleAlert}>
                  Needs a doctor today
                </Badge>
              )}
              {status !== 'completed' ? (
                <Badge tone={status === 'failed' ? 'danger' : 'neutral'}>{STATUS_LABELS[status]}</Badge>
              ) : (
                <>
                  <Badge tone={outside > 0 ? 'warm' : 'success'}>{outside} outside range</Badge>
                  <Badge tone={reviewed ? 'success' : 'neutral'}>{reviewed ? 'Reviewed' : 'To review'}</Badge>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
      {!latest && <ShowMorePages of={list} />}
    </>
  )
}
