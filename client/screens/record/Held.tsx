import { Link } from '@tanstack/react-router'
import {
  Activity,
  CalendarDays,
  CheckCheck,
  ChevronRight,
  ClipboardList,
  Download,
  FilePen,
  FileQuestion,
  FileUp,
  History,
  type LucideIcon,
  MessageSquare,
  NotebookPen,
  Ruler,
  TestTube,
  UserRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { type Answers, trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { buttonClass, LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { formatCount, formatDay } from '../../ui/format.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { Skeletons } from '../../ui/Skeletons.tsx'

/** The record in numbers, each linked to its page. */
export function Held() {
  const t = useT()
  const held = trpc.record.held.useQuery(undefined, { meta: { silent: true } })
  return (
    <SectionCard large title={t('record.held.title')} className="p-5 md:p-6">
      <LoadState
        query={held}
        error={t('record.held.notLoaded')}
        loading={<Skeletons className="mt-4 grid gap-3" bars={Array(6).fill('h-12 w-full rounded-md')} />}
      />
      {held.data && <Numbers held={held.data} />}
      <ul className="mt-2 border-t border-line">
        <Way
          title={t('record.timeline.title')}
          text={t('record.timeline.text')}
          action={
            <LinkButton to="/record/timeline" look="outline">
              <History size={18} aria-hidden />
              {t('app.page.timeline')}
            </LinkButton>
          }
        />
      </ul>
    </SectionCard>
  )
}

/** Exports of the record, for people and for other systems. */
export function TakeAlong() {
  const t = useT()
  return (
    <SectionCard large title={t('record.take.title')} className="p-5 md:p-6">
      <ul className="mt-1">
        <Way
          title={t('record.pdf.title')}
          text={t('record.pdf.text')}
          action={<FileLink href="/api/record/summary.pdf" label={t('record.pdf.download')} />}
        />
        <Way
          title={t('record.fhir.title')}
          text={t('record.fhir.text')}
          action={<FileLink href="/api/record/summary" label={t('record.fhir.download')} />}
        />
        <Way
          title={t('record.whole.title')}
          text={t('record.whole.text')}
          action={<FileLink href="/api/record/fhir" label={t('record.whole.download')} />}
        />
        <Way
          title={t('record.files.title')}
          text={t('record.files.text')}
          action={<FileLink href="/api/my-data" label={t('account.data.download')} />}
        />
      </ul>
    </SectionCard>
  )
}

/** The way to records of elsewhere. */
export function BringIn() {
  const t = useT()
  return (
    <Card
      as="section"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5 md:p-6"
      aria-labelledby="record-bring"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="record-bring" className="font-display text-xl font-title">
          {t('record.import.link.title')}
        </h2>
        <p className="mt-0.5 text-sm text-ink-2">{t('record.import.link.text')}</p>
      </div>
      <LinkButton to="/record/import" look="outline">
        <FileUp size={18} aria-hidden />
        {t('record.import.link')}
      </LinkButton>
    </Card>
  )
}

/** The six parts that every record has, and those others that this one has. */
function Numbers({ held }: { held: Answers['record']['held'] }) {
  const t = useT()
  const { bloodTests, markers, reviewed } = held
  const parts = [
    { name: 'about', icon: UserRound, to: '/profile' },
    { name: 'plans', icon: ClipboardList, to: '/dashboard' },
    { name: 'bloodTests', icon: TestTube, to: '/blood-tests' },
    { name: 'doses', icon: CheckCheck, to: '/record/timeline' },
    { name: 'entries', icon: Activity, to: '/health-tracking' },
    { name: 'visits', icon: NotebookPen, to: '/record/timeline' },
    { name: 'measurements', icon: Ruler, to: '/health-tracking/measurements', isExtra: true },
    { name: 'appointments', icon: CalendarDays, to: '/appointments', isExtra: true },
    { name: 'forms', icon: FileQuestion, to: '/forms', isExtra: true },
    { name: 'documents', icon: FilePen, to: '/documents', isExtra: true },
    { name: 'messages', icon: MessageSquare, to: '/messages', isExtra: true },
  ] as const
  return (
    <>
      <p className="text-base text-ink-2">
        {held.since ? t('record.held.since', { day: formatDay(held.since) }) : t('record.held.empty')}
      </p>
      <ul className="mt-3">
        {parts
          .filter((part) => !('isExtra' in part) || held[part.name] > 0)
          .map(({ name, icon, to }) => (
            <Part
              key={name}
              icon={icon}
              to={to}
              title={t(`record.part.${name}`)}
              text={
                name === 'bloodTests' && bloodTests > 0
                  ? t('record.part.markers', { markers, reviewed })
                  : t(`record.partText.${name}`)
              }
              count={held[name]}
            />
          ))}
      </ul>
    </>
  )
}

type PartProps = { icon: LucideIcon; to: string; title: string; text: string; count: number }

function Part({ icon: Icon, to, title, text, count }: PartProps) {
  return (
    <li className="border-t border-line first:border-t-0">
      <Link
        to={to}
        className="group -mx-2 grid min-h-15 grid-cols-[auto_1fr_auto_auto] items-center gap-x-3 rounded-md px-2 py-2 hover:bg-sunken"
      >
        <span className="flex size-10 items-center justify-center rounded-full bg-accent-soft text-on-accent-soft">
          <Icon size={18} aria-hidden />
        </span>
        <span>
          <span className="block text-base font-strong group-hover:underline">{title}</span>{' '}
          <span className="block text-sm text-ink-2">{text}</span>
        </span>{' '}
        <span className="text-lg tabular-nums">{formatCount(count)}</span>
        <ChevronRight size={18} aria-hidden className="text-ink-3" />
      </Link>
    </li>
  )
}

function Way({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3.5 first:border-t-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-base font-strong">{title}</p>
        <p className="text-sm text-ink-3">{text}</p>
      </div>
      {action}
    </li>
  )
}

function FileLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} download className={buttonClass('outline')}>
      <Download size={18} aria-hidden />
      {label}
    </a>
  )
}
