import { useNavigate, useParams } from '@tanstack/react-router'
import {
  ArrowLeft,
  ArrowRight,
  ArrowRightLeft,
  Download,
  type LucideIcon,
  Minus,
  Pencil,
  Plus,
} from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { commas } from '../../../shared/listText.ts'
import { capital } from '../../../shared/planItemText.ts'
import { useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { Rich, t, useT } from '../../locale/messages.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { refusalOf } from '../../ui/failures.ts'
import { formatFullMoment, formatInstant } from '../../ui/format.ts'
import { LoadError } from '../../ui/LoadError.tsx'
import { PageHeading } from '../../ui/Page.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Skeletons } from '../../ui/Skeletons.tsx'
import { useWrittenLang } from '../../ui/writtenLang.ts'
import { type Cell, changeSentences, historyRows, type Mark, type PlanVersion } from './planHistory.ts'

const PlanDialog = lazy(async () => ({ default: (await import('./PlanDialog.tsx')).PlanDialog }))

/** Versions side by side. */
const COLUMNS = 3

const MARKS = {
  added: { tone: 'success', icon: Plus },
  changed: { tone: 'warning', icon: ArrowRightLeft },
  stopped: { tone: 'danger', icon: Minus },
} satisfies Record<Mark, { tone: Tone; icon: LucideIcon }>

type HistoryCellProps = { cell: Cell; version: PlanVersion; isField: boolean }

/** A medication or field of one version, with what that version changed. */
function HistoryCell({ cell: { mark, name, words }, version, isField }: HistoryCellProps) {
  const t = useT()
  const lang = useWrittenLang(version.language)
  const nameClass = isField ? 'text-xs text-ink-3' : 'text-base break-words'
  return (
    <>
      <p
        lang={isField ? undefined : lang}
        className={mark === 'stopped' ? `${nameClass} text-ink-2 line-through` : nameClass}
      >
        {name}
      </p>
      {words.length > 0 && (
        <p
          lang={isField ? lang : undefined}
          className={`text-sm break-words ${isField ? 'whitespace-pre-line' : 'text-ink-2'}`}
        >
          {words.map(({ text, changed }, index) => (
            <span key={text}>
              {index > 0 && ', '}
              {changed ? (
                <mark className="-mx-0.5 rounded-sm bg-warning-soft box-decoration-clone px-0.5 py-px text-on-warning-soft">
                  {text}
                </mark>
              ) : (
                text
              )}
            </span>
          ))}
        </p>
      )}
      {mark && (
        <p className="mt-1.5">
          <Badge {...MARKS[mark]}>{t(`plans.mark.${mark}`)}</Badge>
        </p>
      )}
    </>
  )
}

const isField = (key: string) => key.startsWith('field ')

/** Why this version was saved despite a serious warning. */
function Overruled({ version: { overruled } }: { version: PlanVersion }) {
  const t = useT()
  return overruled.map(({ at, rules, reason }) => (
    <div key={at} className="mt-3 rounded-md bg-warning-soft p-3 text-sm font-text text-on-warning-soft">
      <p className="font-strong">{t('plans.history.overruled')}</p>
      <p className="break-words">{reason}</p>
      <p className="text-xs break-words">{t('plans.history.rules', { rules: commas(t, rules) })}</p>
    </div>
  ))
}

const numberText = ({ version }: PlanVersion) => t('plans.history.version', { version })

function VersionHead({ version, active }: { version: PlanVersion; active: boolean }) {
  const t = useT()
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-strong">{numberText(version)}</h2>
        <Badge tone={active ? 'success' : 'neutral'}>{t(active ? 'plans.active' : 'plans.earlier')}</Badge>
      </div>
      <p className="text-xs font-text text-ink-3">{formatFullMoment(version.at)}</p>
      <p className="text-xs font-text break-words text-ink-3">
        {t('plans.history.by', { name: version.by })}
      </p>
      <Overruled version={version} />
    </>
  )
}

/** Versions side by side, oldest first, each compared with its predecessor. */
function Comparison({ versions, newest }: { versions: PlanVersion[]; newest: number }) {
  const t = useT()
  const [last, setLast] = useState(versions.length)
  const end = Math.min(last, versions.length)
  const start = Math.max(0, end - COLUMNS)
  const shown = versions.slice(start, end)
  const old = (version: PlanVersion) => (version.version === newest ? '' : 'bg-paper')
  return (
    <div className="max-md:hidden">
      {versions.length > COLUMNS && (
        <div className="mb-3 flex min-h-tap items-center justify-between">
          {start > 0 ? (
            <Button
              look="plain"
              size="tight"
              className="-ml-3"
              onClick={() => setLast(Math.max(COLUMNS, end - COLUMNS))}
            >
              <ArrowLeft size={18} />
              {t('plans.history.earlier')}
            </Button>
          ) : (
            <span />
          )}
          {end < versions.length && (
            <Button look="plain" size="tight" className="-mr-3" onClick={() => setLast(end + COLUMNS)}>
              {t('plans.history.later')}
              <ArrowRight size={18} />
            </Button>
          )}
        </div>
      )}
      <Card className="overflow-hidden">
        <table className="w-full table-fixed text-left">
          <caption className="sr-only">{t('plans.history.caption')}</caption>
          <thead>
            <tr className="divide-x divide-line">
              {shown.map((version) => (
                <th
                  key={version.version}
                  scope="col"
                  className={`px-4 py-5 align-top lg:px-6 ${old(version)}`}
                >
                  <VersionHead version={version} active={version.version === newest} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {historyRows(shown, versions[start - 1]).map(({ key, cells }) => (
              <tr key={key} className="divide-x divide-line border-t border-line">
                {shown.map((version, column) => {
                  const cell = cells[column]
                  return (
                    <td
                      key={version.version}
                      className={`px-4 py-3 lg:px-6 ${isField(key) ? '' : 'h-23'} ${cell ? 'align-top' : 'align-middle'} ${old(version)}`}
                    >
                      {cell ? (
                        <HistoryCell cell={cell} version={version} isField={isField(key)} />
                      ) : (
                        <span className="text-ink-3">
                          <span aria-hidden>–</span>
                          <span className="sr-only">{t('plans.history.absent')}</span>
                        </span>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </div>
  )
}

/** One version's content, compared with its predecessor. */
function OneList({ version, before }: { version: PlanVersion; before: PlanVersion | undefined }) {
  return (
    <ul>
      {historyRows([version], before).map(({ key, cells: [cell] }) =>
        cell ? (
          <li key={key} className="border-t border-line px-5 py-3 md:px-6">
            <HistoryCell cell={cell} version={version} isField={isField(key)} />
          </li>
        ) : null,
      )}
    </ul>
  )
}

/** For phones: one version's changes, then its content. */
function OneVersion({ versions, newest }: { versions: PlanVersion[]; newest: number }) {
  const t = useT()
  const [chosen, setChosen] = useState(newest)
  const index = versions.findIndex(({ version }) => version === chosen)
  const [before, version] = [versions[index - 1], versions[index]]
  if (!version) return null
  return (
    <div className="grid gap-4 md:hidden">
      <div className="flex items-center gap-3">
        <span aria-hidden className="text-sm font-strong">
          {t('plans.history.versionLabel')}
        </span>
        <Segments
          label={t('plans.history.versionLabel')}
          value={chosen}
          onChange={setChosen}
          options={versions.map((each) => ({ value: each.version, title: `${each.version}` }))}
        />
      </div>
      <Card as="section" className="overflow-hidden">
        <div className="p-5">
          <VersionHead version={version} active={version.version === newest} />
          <p className="mt-3 text-sm break-words">{changeSentences(version, before).join(' ')}</p>
        </div>
        <OneList version={version} before={before} />
      </Card>
    </div>
  )
}

function Changes({ versions }: { versions: PlanVersion[] }) {
  const t = useT()
  return (
    <SectionCard title={t('plans.history.who')} className="mt-5 p-5 max-md:hidden md:p-6">
      <ul className="mt-2">
        {versions.toReversed().map((version, index, all) => (
          <li
            key={version.version}
            className="grid grid-cols-[6rem_11.5rem_1fr] gap-x-5 border-t border-line py-3 text-sm first:border-t-0"
          >
            <span className="font-strong">{numberText(version)}</span>
            <span className="break-words text-ink-2">
              <Rich
                id="plans.history.author"
                values={{ name: version.by, moment: formatFullMoment(version.at), break: () => <br /> }}
              />
            </span>
            <span className="min-w-0 break-words">{changeSentences(version, all[index + 1]).join(' ')}</span>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

/** The link to the page where the reader found the plan. */
function Back({ own, patient }: { own: boolean; patient: { id: string; name: string } | null }) {
  const t = useT()
  const role = useSession()?.role
  if (role === 'practitioner' && patient && !own) {
    return (
      <BackLink to="/practitioner/patients/$patientId" params={{ patientId: patient.id }}>
        {patient.name}
      </BackLink>
    )
  }
  const isPatient = role !== 'practitioner' && role !== 'admin'
  const [to, title] = isPatient
    ? (['/dashboard', t('plans.back.dashboard')] as const)
    : role === 'admin' && !own
      ? (['/admin/treatments', t('plans.back.treatments')] as const)
      : (['/practitioner/treatment-plans', t('plans.back.plans')] as const)
  return <BackLink to={to}>{title}</BackLink>
}

function Frame({ back, children }: { back: ReactNode; children: ReactNode }) {
  return (
    <div className="content pt-4 pb-16 md:pt-5">
      {back}
      <div className="mt-1">{children}</div>
    </div>
  )
}

/**
 * Every saved version of a plan, for its patient, its author, practitioners in care of the patient, and admins. The
 * author and admins can edit the plan here.
 */
export function PlanVersions() {
  const t = useT()
  const { planId } = useParams({ from: '/portal/screens/plans/$planId/versions' })
  const session = useSession()
  const navigate = useNavigate()
  const [editing, setEditing] = useState(false)
  const query = trpc.plans.versions.useInfiniteQuery(
    { planId },
    {
      getNextPageParam: (page) => (page.at(-1)?.more ? page.at(-1)?.version : undefined),
      meta: { errorTitle: t('plans.failed') },
    },
  )
  const list = query.data?.pages.flat() ?? []
  const [newest] = list

  if (query.isPending) {
    return (
      <Frame back={<Back own patient={null} />}>
        <Skeletons bars={['h-9 w-80 max-w-full', 'mt-3 h-5 w-60', 'mt-8 h-100 w-full rounded-lg']} />
      </Frame>
    )
  }
  if (!newest) {
    const unknown = ['NOT_FOUND', 'BAD_INPUT'].includes(refusalOf(query.error) ?? '')
    return (
      <Frame back={<Back own patient={null} />}>
        {unknown ? (
          <PageHeading title={t('plans.history.plan')} subtitle={t('plans.refused.unknown')} />
        ) : (
          <>
            <PageHeading title={t('plans.history.plan')} />
            <div className="mt-6">
              <LoadError onRetry={() => query.refetch()}>{t('plans.history.failed')}</LoadError>
            </div>
          </>
        )}
      </Frame>
    )
  }

  const versions = list.toReversed()
  const written = versions[0]?.at ?? newest.at
  const since = formatInstant(written)
  const isPatient = newest.patientId === session?.user.id
  const mayEdit = newest.own || session?.role === 'admin'
  const whole =
    versions.length === 1
      ? t('plans.history.writtenOn', { day: since })
      : t('plans.history.since', { count: versions.length, day: since })
  const count = query.hasNextPage
    ? t('plans.history.latest', { count: newest.version, shown: versions.length })
    : whole
  return (
    <Frame back={<Back own={newest.own} patient={{ id: newest.patientId, name: newest.patient }} />}>
      <PageHeading
        title={newest.title}
        subtitle={isPatient ? capital(count) : t('plans.history.ofPatient', { name: newest.patient, count })}
        action={
          <div className="flex flex-wrap gap-3">
            <a href={`/api/plans/${planId}/plan.pdf`} download className={buttonClass('outline')}>
              <Download size={18} />
              {t('plans.download')}
            </a>
            {mayEdit && (
              <Button onClick={() => setEditing(true)}>
                <Pencil size={18} />
                {t('plans.edit')}
              </Button>
            )}
          </div>
        }
      />
      <div className="mt-6">
        {newest.version === 1 ? (
          <Card className="overflow-hidden">
            <div className="p-5 md:px-6">
              <p className="text-ink-2">{t('plans.history.unchanged')}</p>
              <Overruled version={newest} />
            </div>
            <OneList version={newest} before={undefined} />
          </Card>
        ) : (
          <>
            <Comparison key={newest.version} versions={versions} newest={newest.version} />
            <OneVersion key={`one ${newest.version}`} versions={versions} newest={newest.version} />
            <Changes versions={versions} />
          </>
        )}
        {query.hasNextPage && (
          <Button
            look="outline"
            className="mt-6"
            busy={query.isFetchingNextPage}
            onClick={() => query.fetchNextPage()}
          >
            {t('plans.history.showEarlier')}
          </Button>
        )}
      </div>
      {editing && (
        <Suspense>
          <PlanDialog
            scope={newest.own && session?.role !== 'admin' ? 'own' : 'all'}
            saved={{
              ...newest,
              id: planId,
              createdAt: written,
              patient: { fullName: newest.patient, email: null },
            }}
            onClose={() => setEditing(false)}
            onRewritten={(id) =>
              navigate({ to: '/plans/$planId/versions', params: { planId: id }, replace: true })
            }
          />
        </Suspense>
      )}
    </Frame>
  )
}
