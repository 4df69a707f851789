import { Link } from '@tanstack/react-router'
import { CalendarCheck, CalendarClock, CalendarDays, ClipboardList, type LucideIcon } from 'lucide-react'
import { utcDay } from '../../../locales/translate.ts'
import { addDays } from '../../../shared/health.ts'
import { daysFrom } from '../../../shared/planItems.ts'
import { type Retest, type RetestState, windowValues } from '../../../shared/retests.ts'
import { wholeResult } from '../../../shared/sentResult.ts'
import { trpc } from '../../app/trpc.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { formatShortDay } from '../../ui/format.ts'
import { groupRetests } from './retestGroups.ts'

/** The states of what `groupRetests` returns. */
type OpenState = Exclude<RetestState, 'closed' | 'cancelled'>

const STATES: Record<OpenState, { icon: LucideIcon; tone: Tone }> = {
  planned: { icon: CalendarDays, tone: 'info' },
  due: { icon: CalendarCheck, tone: 'success' },
  overdue: { icon: CalendarClock, tone: 'warning' },
}

/** The signed-in patient's open retests: the markers, and their windows. */
export function RetestCards({ retests }: { retests: Retest[] }) {
  const groups = groupRetests(retests)
  if (groups.length === 0) return null
  return (
    <div className={`mb-6 grid items-start gap-5 ${groups.length > 1 ? 'lg:grid-cols-2' : ''}`}>
      {groups.map((group) => (
        <RetestCard key={group[0].id} group={group} />
      ))}
    </div>
  )
}

function RetestCard({ group }: { group: [Retest, ...Retest[]] }) {
  const t = useT()
  const [first] = group
  const state = first.state as OpenState
  const { icon, tone } = STATES[state]
  const markers = group.map(({ marker }) => marker)
  const title = t('bloodTests.retest.again', { markers })
  const reasons = [...new Set(group.flatMap(({ reason }) => reason ?? []))]
  return (
    <Card as="section" aria-label={title} className="p-5 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-2">
        <h2 className="min-w-0 text-lg font-strong break-words">{title}</h2>
        <Badge tone={tone} icon={icon}>
          {t(`bloodTests.retest.state.${state}`)}
        </Badge>
      </div>
      <p className="mt-1 max-w-measure text-sm text-ink-2">
        <Rich
          id={`bloodTests.retest.${state}`}
          values={{
            by: first.by,
            markers,
            count: group.length,
            days: daysFrom(first.today, first.from),
            ...windowValues(first),
            strong: (text) => <strong className="font-strong text-ink">{text}</strong>,
          }}
        />
      </p>
      {reasons.map((reason) => (
        <p key={reason} className="mt-1 max-w-measure text-sm break-words text-ink-2">
          {reason}
        </p>
      ))}
      <DaysBar retest={first} />
      {group.map((retest) => (
        <Question key={retest.id} retest={retest} />
      ))}
      <LinkButton to="/blood-tests/what-to-ask-for" look="plain" size="tight" className="mt-3 -mb-2 -ml-3">
        <ClipboardList size={18} />
        {t('bloodTests.slip.title')}
      </LinkButton>
    </Card>
  )
}

/** The days from the start to the end of the window, with today on them. */
function DaysBar({ retest }: { retest: Retest }) {
  const t = useT()
  const { from, until, today, weeks } = retest
  const start = addDays(until, -7 * (weeks + 1))
  const [end = until] = [today, until].sort().reverse()
  const at = (day: string) =>
    Math.min(100, Math.max(0, (100 * daysFrom(start, day)) / Math.max(1, daysFrom(start, end))))
  const label = t('bloodTests.retest.bar', {
    start: utcDay(start),
    from: utcDay(from),
    until: utcDay(until),
    today: utcDay(today),
  })
  const todayAt = at(today)
  return (
    <div role="img" aria-label={label} className="mt-4 mb-1 max-w-120 text-2xs whitespace-nowrap text-ink-3">
      <div aria-hidden className="relative h-6">
        <span
          className={`absolute font-strong text-ink ${todayAt > 92 ? 'right-0' : todayAt < 8 ? 'left-0' : '-translate-x-1/2'}`}
          style={todayAt > 92 || todayAt < 8 ? {} : { left: `${todayAt}%` }}
        >
          {t('bloodTests.retest.today')}
        </span>
      </div>
      <div className="relative h-2 rounded-full bg-sunken">
        <span
          className="absolute inset-y-0 border-x-2 border-accent-mark bg-success-soft"
          style={{ left: `${at(from)}%`, width: `${at(until) - at(from)}%` }}
        />
        <span
          className="absolute top-1/2 size-4 -translate-1/2 rounded-full border-2 border-surface bg-accent"
          style={{ left: `${todayAt}%` }}
        />
      </div>
      <div aria-hidden className="relative mt-2 h-5">
        {at(from) > 30 && <span className="absolute left-0">{formatShortDay(start)}</span>}
        {/* They end at their days, so that they do not lie on each other. */}
        {at(until) - at(from) > 8 && (
          <span className="absolute -translate-x-full" style={{ left: `${at(from) + 2}%` }}>
            {formatShortDay(from)}
          </span>
        )}
        <span className="absolute -translate-x-full" style={{ left: `${at(until)}%` }}>
          {formatShortDay(until)}
        </span>
      </div>
    </div>
  )
}

/** What must be checked before a result can close the retest, with a link. */
function Question({ retest: { marker, question } }: { retest: Retest }) {
  const t = useT()
  const id = question?.testId ?? ''
  const { data } = trpc.bloodTests.get.useQuery({ id }, { enabled: id !== '', meta: { silent: true } })
  const test = data && wholeResult(data)
  if (!question) return null
  const line = test?.checks.findIndex(({ read }) => read?.marker === marker) ?? -1
  const { about } = question
  return (
    <Alert tone="warning" className="mt-3">
      <p>
        {t(`bloodTests.retest.question.${about}`, {
          marker,
          isKnown: test ? 'yes' : 'no',
          file: test?.fileName ?? '',
        })}
      </p>
      <Link
        to="/blood-tests"
        search={{ test: question.testId, ...(about === 'row' && line >= 0 && { check: line + 1 }) }}
        className="mt-1 inline-flex min-h-tap items-center font-strong text-accent-text hover:underline"
      >
        {t(`bloodTests.retest.answer.${about}`)}
      </Link>
    </Alert>
  )
}
