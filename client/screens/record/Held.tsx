import {
  Activity,
  CalendarDays,
  CheckCheck,
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
import { Skeletons } from '../../ui/Skeletons.tsx'

/** What the record has, in numbers, and the ways to read it and to take it along. */
export function Held() {
  const t = useT()
  const held = trpc.record.held.useQuery(undefined, { meta: { silent: true } })
  return (
    <Card as="section" className="p-5 md:p-6" aria-labelledby="record-held">
      <h2 id="record-held" className="font-display text-xl font-title">
        {t('record.held.title')}
      </h2>
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
        <Way
          title={t('record.import.link.title')}
          text={t('record.import.link.text')}
          action={
            <LinkButton to="/record/import" look="outline">
              <FileUp size={18} aria-hidden />
              {t('record.import.link')}
            </LinkButton>
          }
        />
      </ul>
    </Card>
  )
}

/** The six parts that every record has, and those others that this one has. */
function Numbers({ held }: { held: Answers['record']['held'] }) {
  const t = useT()
  const { bloodTests, markers, reviewed } = held
  const parts = [
    { name: 'about', icon: UserRound },
    { name: 'plans', icon: ClipboardList },
    { name: 'bloodTests', icon: TestTube },
    { name: 'doses', icon: CheckCheck },
    { name: 'entries', icon: Activity },
    { name: 'visits', icon: NotebookPen },
    { name: 'measurements', icon: Ruler, isExtra: true },
    { name: 'appointments', icon: CalendarDays, isExtra: true },
    { name: 'forms', icon: FileQuestion, isExtra: true },
    { name: 'documents', icon: FilePen, isExtra: true },
    { name: 'messages', icon: MessageSquare, isExtra: true },
  ] as const
  return (
    <>
      <p className="text-base text-ink-2">
        {held.since ? t('record.held.since', { day: formatDay(held.since) }) : t('record.held.empty')}
      </p>
      <ul className="mt-3">
        {parts
          .filter((part) => !('isExtra' in part) || held[part.name] > 0)
          .map(({ name, icon }) => (
            <Part
              key={name}
              icon={icon}
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

type PartProps = { icon: LucideIcon; title: string; text: string; count: number }

function Part({ icon: Icon, title, text, count }: PartProps) {
  return (
    <li className="grid min-h-15 grid-cols-[auto_1fr_auto] items-center gap-3.5 border-t border-line py-2 first:border-t-0">
      <span className="flex size-10 items-center justify-center rounded-full bg-accent-soft text-on-accent-soft">
        <Icon size={18} aria-hidden />
      </span>
      <span>
        <span className="block text-base font-strong">{title}</span>
        <span className="block text-sm text-ink-3">{text}</span>
      </span>
      <span className="text-lg tabular-nums">{formatCount(count)}</span>
    </li>
  )
}

function Way({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3.5 first:border-t-0 last:pb-0">
      <div className="min-w-0">
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
