import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { utcDay } from '../../../locales/translate.ts'
import { BLOOD_TESTS_PAGE } from '../../app/prefetch.ts'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { formatInstant } from '../../ui/format.ts'
import { ShowMorePages } from '../../ui/ShowMorePages.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** A patient's blood tests, urgent ones first, each linked to its values. */
export function BloodTestList({ patientId }: { patientId: string }) {
  const t = useT()
  const list = trpc.bloodTests.ofPatient.useInfiniteQuery(
    { patientId, limit: BLOOD_TESTS_PAGE },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor,
      meta: { errorTitle: t('bloodTests.list.failed') },
    },
  )
  if (!list.data) return <Skeleton className="h-24 w-full" />
  const tests = list.data.pages.flatMap(({ rows }) => rows)
  if (tests.length === 0) return <p className="text-ink-2">{t('bloodTests.list.none.title')}</p>
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
                {collectedOn ? t('care.results.of', { day: utcDay(collectedOn) }) : t('care.results.undated')}
              </Link>
              <p className="text-xs break-words text-ink-3">
                {t('care.results.uploaded', { file: fileName, day: formatInstant(createdAt) })}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              {urgency !== 'none' && (
                <Badge tone="danger" icon={TriangleAlert}>
                  {t('bloodTests.list.needsDoctor')}
                </Badge>
              )}
              {status !== 'completed' ? (
                <Badge tone={status === 'failed' ? 'danger' : 'neutral'}>
                  {t(`bloodTests.status.${status}`)}
                </Badge>
              ) : (
                <>
                  <Badge tone={outside > 0 ? 'warm' : 'success'}>
                    {t('care.results.outside', { count: outside })}
                  </Badge>
                  <Badge tone={reviewed ? 'success' : 'neutral'}>
                    {reviewed ? t('bloodTests.list.reviewed') : t('care.results.toReview')}
                  </Badge>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
      <ShowMorePages of={list} />
    </>
  )
}
