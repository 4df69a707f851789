import { Link, type LinkProps } from '@tanstack/react-router'
import {
  CalendarClock,
  FileQuestion,
  type LucideIcon,
  MessageSquare,
  PenLine,
  Pill,
  TestTube,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { utcDay } from '../../../locales/translate.ts'
import { ENTRY_PARTS, type Next } from '../../../shared/now.ts'
import { capital, slotTitle } from '../../../shared/planItemText.ts'
import { useOutbox } from '../../app/outboxSync.ts'
import { useSession } from '../../app/session.ts'
import { partOfDay } from '../../lib/partOfDay.ts'
import { useHour, useToday } from '../../lib/today.ts'
import { Rich, useT } from '../../locale/messages.tsx'

const FIELDS = {
  sleep: 'sleepHours',
  water: 'waterIntake',
  exercise: 'exerciseMinutes',
  mood: 'mood',
} as const

const b = (text: ReactNode) => <span className="font-strong">{text}</span>

type CellProps = {
  icon: LucideIcon
  caption: ReactNode
  children: ReactNode
  action: string
  link: Pick<LinkProps, 'to' | 'params' | 'hash' | 'search'>
}

/** One due item. The link covers the cell. */
function Cell({ icon: Icon, caption, children, action, link }: CellProps) {
  return (
    <li className="relative grid grid-cols-[1.5rem_minmax(0,1fr)_fit-content(40%)] content-start items-center gap-x-3 gap-y-0.5 bg-surface px-4.5 py-3.5 hover:bg-paper md:grid-cols-[1.5rem_minmax(0,1fr)]">
      <Icon size={20} className="text-ink-2 max-md:row-span-2 max-md:self-start" aria-hidden />
      <p className="text-xs text-ink-2 max-md:col-start-2 max-md:row-start-2">{caption}</p>
      <p className="text-base text-pretty md:col-start-2">{children}</p>
      <Link
        {...(link as { to: '/dashboard' })}
        className="text-sm font-strong text-accent-text after:absolute after:inset-0 hover:underline max-md:col-start-3 max-md:row-span-2 max-md:row-start-1 max-md:text-right md:col-start-2 md:mt-0.5"
      >
        {action}
      </Link>
    </li>
  )
}

/**
 * A patient's next due items: at most four, the most urgent first; nothing without any. The first steps may ask for the
 * entry instead.
 */
export function Cells({ next, hasEntryStep }: { next: Next; hasEntryStep: boolean }) {
  const t = useT()
  const today = useToday()
  const hour = useHour()
  const waiting = useOutbox(useSession()?.user.id ?? '').entries
  const { doses, forms, retest, messages } = next
  const part = partOfDay(hour)
  const dose = doses.find(({ slot }) => slot === part) ?? doses.find(({ slot }) => slot === 'any')
  const isIn = (name: (typeof ENTRY_PARTS)[number]) =>
    next.logged.includes(name) ||
    waiting.some(
      ({ entry, refused }) =>
        refused === null && entry.date === today && (entry[FIELDS[name]] ?? null) !== null,
    )
  const open = ENTRY_PARTS.filter((name) => !isIn(name)).map((name) => t(`plans.measure.${name}`))
  const parts = open.map((part, at) => (at === 0 ? capital(part) : part))
  const cells = [
    dose && (
      <Cell
        key="doses"
        icon={Pill}
        caption={t('now.doses', { slot: slotTitle(dose.slot, t), open: dose.open })}
        action={t('now.doses.action')}
        link={{ to: '/dashboard', hash: 'today' }}
      >
        <Rich id="now.doses.first" values={{ b, first: dose.first, more: dose.open - 1 }} />
      </Cell>
    ),
    forms && (
      <Cell
        key="forms"
        icon={FileQuestion}
        caption={
          forms.first.dueOn
            ? t('now.forms.until', { from: forms.first.from, day: utcDay(forms.first.dueOn) })
            : t('now.forms.from', { from: forms.first.from })
        }
        action={t('now.forms.action')}
        link={
          forms.count === 1 ? { to: '/forms/$formId', params: { formId: forms.first.id } } : { to: '/forms' }
        }
      >
        <Rich id="now.forms" values={{ b, count: forms.count, title: forms.first.title }} />
      </Cell>
    ),
    open.length > 0 && !hasEntryStep && !(forms && dose && retest && messages) && (
      <Cell
        key="entry"
        icon={PenLine}
        caption={t('now.entry')}
        action={t('plans.dashboard.healthStep')}
        link={{ to: '/health-tracking' }}
      >
        <Rich
          id="now.entry.open"
          values={{ b, parts, count: open.length, all: `${open.length === ENTRY_PARTS.length}` }}
        />
      </Cell>
    ),
    retest && (
      <Cell
        key="retest"
        icon={retest.state === 'due' ? TestTube : CalendarClock}
        caption={retest.until ? t('now.retest.by', { until: utcDay(retest.until) }) : t('now.retest.late')}
        action={t('now.retest.action')}
        link={{ to: '/blood-tests/what-to-ask-for' }}
      >
        <Rich
          id="now.retest"
          values={{ b, marker: retest.markers[0] ?? '', more: retest.markers.length - 1 }}
        />
      </Cell>
    ),
    messages && (
      <Cell
        key="messages"
        icon={MessageSquare}
        caption={t('now.messages.from', { name: messages.from.fullName, others: messages.senders - 1 })}
        action={t('now.messages.action')}
        link={{ to: '/messages/$userId', params: { userId: messages.from.id } }}
      >
        <span className="font-strong">{t('now.messages', { count: messages.count })}</span>
      </Cell>
    ),
  ].filter(Boolean)
  if (cells.length === 0) return null
  return (
    <ul
      aria-label={t('now.next')}
      // One-pixel gaps between the cells serve as dividing lines.
      className="grid gap-px overflow-hidden rounded-lg border border-line bg-line md:auto-cols-fr md:grid-flow-col"
    >
      {cells}
    </ul>
  )
}
