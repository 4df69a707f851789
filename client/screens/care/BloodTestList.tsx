import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { type BloodTestStatus, criticalFirst, needsDoctor } from '../../../shared/bloodTests.ts'
import { isOutside } from '../../../shared/markers.ts'
import { trpc } from '../../app/trpc.ts'
import { Badge } from '../../ui/Badge.tsx'
import { formatDay, formatInstant } from '../../ui/format.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

const STATUS_LABELS = {
  pending: 'Pending',
  analyzing: 'Analyzing',
  completed: 'Completed',
  failed: 'Failed',
} satisfies Record<BloodTestStatus, string>

/** A patient's blood tests, critical ones first, each a link to its values; only the first `latest` ones, if given. */
export function BloodTestList({ patientId, latest }: { patientId: string; latest?: number }) {
  const list = trpc.bloodTests.ofPatient.useQuery(
    { patientId },
    { meta: { errorTitle: 'Failed to load blood test results' } },
  )
  if (!list.data) return <Skeleton className="h-24 w-full" />
  const { tests } = list.data
  if (tests.length === 0) return <p className="text-ink-2">No blood tests yet</p>
  return (
    <ul>
      {criticalFirst(tests)
        .slice(0, latest)
        .map(({ id, collectedOn, createdAt, fileName, status, markers, analysis, reviewed }) => {
          const outside = markers.filter((row) => row.plausible && isOutside(row))
          return (
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
                {needsDoctor(analysis) && (
                  <Badge tone="danger" icon={TriangleAlert}>
                    Needs a doctor today
                  </Badge>
                )}
                {status !== 'completed' ? (
                  <Badge tone={status === 'failed' ? 'danger' : 'neutral'}>{STATUS_LABELS[status]}</Badge>
                ) : (
                  <>
                    <Badge tone={outside.length > 0 ? 'warm' : 'success'}>
                      {outside.length} outside range
                    </Badge>
                    <Badge tone={reviewed ? 'success' : 'neutral'}>
                      {reviewed ? 'Reviewed' : 'To review'}
                    </Badge>
                  </>
                )}
              </div>
            </li>
          )
        })}
    </ul>
  )
}
