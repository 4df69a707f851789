import { Link } from '@tanstack/react-router'
import { Check, RotateCcw, TriangleAlert } from 'lucide-react'
import { useT } from '../../locale/messages.tsx'
import { Badge, SOFT_TONES } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { formatInstant } from '../../ui/format.ts'
import { ShowMore } from '../../ui/ShowMore.tsx'
import { type BloodTestRow, STATUSES } from './bloodTest.ts'

type ResultListProps = {
  tests: BloodTestRow[]
  selected: string | undefined
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

/** The uploads of one person in the order of the list. A row opens its result; a failed analysis can be restarted. */
export function ResultList({ tests, selected, title, retrying, onRetry, onMore, busy }: ResultListProps) {
  const t = useT()
  return (
    <Card as="section" aria-labelledby="results" className="self-start overflow-hidden print:hidden">
      <h2 id="results" className="px-5 py-4 text-lg font-strong">
        {title}
      </h2>
      <ul>
        {tests.map((test) => {
          const { icon: Icon, tone } = STATUSES[test.status]
          const current = test.id === selected
          return (
            <li
              key={test.id}
              className={`relative flex gap-3.5 border-t border-l-3 border-t-line py-4 pr-4 pl-4 ${current ? 'border-l-accent bg-paper' : 'border-l-transparent hover:bg-paper'}`}
            >
              <span
                className={`flex size-10 shrink-0 items-center justify-center rounded-full ${SOFT_TONES[tone]}`}
              >
                <Icon size={20} className={test.status === 'analyzing' ? 'animate-spin' : ''} />
              </span>
              <div className="min-w-0 flex-1">
                <Link
                  to="."
                  search={{ test: test.id }}
                  resetScroll={false}
                  aria-current={current ? 'true' : undefined}
                  // The link covers the whole row.
                  className="block text-base leading-snug break-words after:absolute after:inset-0"
                >
                  {test.fileName}
                </Link>
                <p className="text-2xs text-ink-2">{formatInstant(test.createdAt)}</p>
                <div className="mt-1.5 flex min-h-6 flex-wrap items-center gap-2">
                  {test.urgency !== 'none' && (
                    <Badge tone="danger" icon={TriangleAlert}>
                      {t('bloodTests.list.needsDoctor')}
                    </Badge>
                  )}
                  <Badge tone={tone}>{t(`bloodTests.status.${test.status}`)}</Badge>
                  {test.review && (
                    <Badge
                      tone={test.reviewed ? 'success' : 'warning'}
                      icon={test.reviewed ? Check : RotateCcw}
                    >
                      {t(test.reviewed ? 'bloodTests.list.reviewed' : 'bloodTests.list.changedSince')}
                    </Badge>
                  )}
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
              </div>
            </li>
          )
        })}
      </ul>
      {onMore && (
        <div className="border-t border-line px-5 pb-6">
          <ShowMore busy={busy ?? false} onMore={onMore} />
        </div>
      )}
    </Card>
  )
}
