import { Link } from '@tanstack/react-router'
import { Check, ChevronRight, CircleDashed, RotateCcw, TriangleAlert } from 'lucide-react'
import { useT } from '../../locale/messages.tsx'
import { Badge, SOFT_TONES } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { formatInstant, formatShortDayOfYear, formatShortInstant } from '../../ui/format.ts'
import { ShowMore } from '../../ui/ShowMore.tsx'
import { type BloodTestRow, STATUSES } from './bloodTest.ts'

type ResultListProps = {
  tests: BloodTestRow[]
  /** The test that the page shows beside the list, if it does. */
  selected?: string | undefined
  title: string
  /** The id of the test whose analysis is being restarted. */
  retrying?: string | undefined
  /** Restarts a failed analysis; absent when the reader may not. */
  onRetry?: (id: string) => void
  /** Loads the next page; undefined when everything is shown. */
  onMore?: (() => void) | undefined
  /** Whether the next page is being loaded. */
  busy?: boolean
}

/**
 * A person's results in list order: day of the draw, counts, and reviewer. A row opens its result; a failed analysis
 * can be retried. On narrow screens, a row is a card.
 */
export function ResultList({ tests, title, onMore, busy, ...rows }: ResultListProps) {
  return (
    <Card
      as="section"
      aria-labelledby="results"
      className="@container self-start overflow-hidden print:hidden"
    >
      <h2 id="results" className="px-5 py-4 font-display text-xl font-title">
        {title}
      </h2>
      <ul>
        {tests.map((test) => (
          <ResultRow key={test.id} test={test} {...rows} />
        ))}
      </ul>
      {onMore && (
        <div className="border-t border-line px-5 pb-6">
          <ShowMore busy={busy ?? false} onMore={onMore} />
        </div>
      )}
    </Card>
  )
}

type ResultRowProps = Pick<ResultListProps, 'selected' | 'retrying' | 'onRetry'> & { test: BloodTestRow }

function ResultRow({ test, selected, retrying, onRetry }: ResultRowProps) {
  const t = useT()
  const { icon, tone } = STATUSES[test.status]
  const isUrgent = test.urgency !== 'none'
  const isOpen = test.status === 'completed' && test.toCheck > 0
  const Icon = isUrgent ? TriangleAlert : isOpen ? CircleDashed : icon
  const isCurrent = test.id === selected
  const isRunning = test.status === 'pending' || test.status === 'analyzing'
  return (
    <li
      className={`relative grid grid-cols-[2.5rem_minmax(0,1fr)_1.125rem] items-center gap-x-3.5 gap-y-1.5 border-t border-l-3 border-t-line py-3.5 pr-4 pl-4 @min-[50rem]:min-h-19 @min-[50rem]:grid-cols-[2.5rem_9.5rem_minmax(0,1fr)_17rem_11.5rem_1.125rem] @min-[50rem]:py-2.5 ${isCurrent ? 'border-l-accent bg-paper' : 'border-l-transparent hover:bg-paper'}`}
    >
      <span
        className={`flex size-9 items-center justify-center self-start rounded-full @min-[50rem]:self-center ${SOFT_TONES[isUrgent ? 'danger' : isOpen ? 'neutral' : tone]}`}
      >
        <Icon size={20} className={test.status === 'analyzing' ? 'animate-spin' : ''} />
      </span>
      <Link
        to="."
        search={{ test: test.id }}
        resetScroll={selected === undefined}
        aria-current={isCurrent ? 'true' : undefined}
        // The link covers the whole row.
        className={`text-base leading-snug after:absolute after:inset-0 ${test.collectedOn ? 'font-strong' : 'text-ink-2'}`}
      >
        {test.collectedOn
          ? formatShortDayOfYear(test.collectedOn)
          : t(isRunning ? 'bloodTests.list.dayNotRead' : 'bloodTests.list.day')}
        <span className="sr-only">, {test.fileName}</span>
      </Link>
      <ChevronRight size={18} aria-hidden className="text-ink-2 @min-[50rem]:order-last" />
      <p className="col-start-2 min-w-0 text-sm leading-snug @min-[50rem]:col-start-3 @min-[50rem]:row-start-1">
        <span className="block font-medium break-words" aria-hidden>
          {test.fileName}
        </span>
        <span className="text-xs text-ink-2">
          {t('bloodTests.list.uploaded', {
            at: formatInstant(test.createdAt),
            status: t(`bloodTests.status.${test.status}`),
          })}
        </span>
      </p>
      <div className="col-start-2 flex flex-wrap items-center gap-1.5 empty:hidden @min-[50rem]:col-start-4 @min-[50rem]:row-start-1">
        <Marks test={test} />
        {test.status === 'failed' && onRetry && (
          <Button
            look="plain"
            size="tight"
            busy={retrying === test.id}
            aria-label={t('bloodTests.list.retry', { file: test.fileName })}
            className="relative z-1 -my-2.5"
            onClick={() => onRetry(test.id)}
          >
            {retrying !== test.id && <RotateCcw size={16} />}
            {t('app.tryAgain')}
          </Button>
        )}
      </div>
      <p className="col-start-2 text-xs text-ink-2 empty:hidden @min-[50rem]:col-start-5 @min-[50rem]:row-start-1">
        <Reviewed test={test} />
      </p>
    </li>
  )
}

/** A row's non-zero counts. */
function Marks({ test: { status, urgency, outside, toCheck } }: { test: BloodTestRow }) {
  const t = useT()
  const { tone } = STATUSES[status]
  if (status !== 'completed') return <Badge tone={tone}>{t(`bloodTests.status.${status}`)}</Badge>
  return (
    <>
      {urgency !== 'none' && (
        <Badge tone="danger" icon={TriangleAlert}>
          {t('bloodTests.list.needsDoctor')}
        </Badge>
      )}
      {toCheck > 0 && (
        <Badge tone="neutral" icon={CircleDashed}>
          {t('bloodTests.list.toCheck', { count: toCheck })}
        </Badge>
      )}
      {outside > 0 && <Badge tone="warm">{t('bloodTests.count.outside', { count: outside })}</Badge>}
    </>
  )
}

/** The reviewer of a result, or what it is waiting for. */
function Reviewed({ test: { status, review, reviewed } }: { test: BloodTestRow }) {
  const t = useT()
  if (status !== 'completed') return null
  if (!review) return t('bloodTests.list.notReviewed')
  return (
    <span className="inline-flex items-start gap-1.5">
      {reviewed ? (
        <Check size={14} className="mt-0.75 shrink-0 text-success" />
      ) : (
        <RotateCcw size={14} className="mt-0.75 shrink-0 text-warning" />
      )}
      <span>
        {t('bloodTests.list.reviewedBy', { by: review.by, at: formatShortInstant(review.at) })}
        {!reviewed && <span className="block font-medium">{t('bloodTests.list.changedSince')}</span>}
      </span>
    </span>
  )
}
