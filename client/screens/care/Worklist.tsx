import { useEffect, useRef, useState } from 'react'
import type { WorklistLine } from '../../../shared/worklist.ts'
import { trpc } from '../../app/trpc.ts'
import { useLive } from '../../app/useLive.ts'
import leaf from '../../art/chamomile.svg'
import { LINE_ICONS, LineAction, LinePatient, LineSentence } from '../../layout/now/WorklistLine.tsx'
import { ageText } from '../../lib/ageText.ts'
import { useToday } from '../../lib/today.ts'
import { useT } from '../../locale/messages.tsx'
import { SOFT_TONES } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { announcement, type Filter, filtersOf, keyOf, linesOf } from './worklist.ts'

/** Lines before "Show all". */
const FIRST = 8

type LineProps = {
  line: WorklistLine
  isNew: boolean
  today: string
  onSeen: (line: WorklistLine) => void
  onAnswered: (patientId: string, until: string) => void
}

function Line({ line, isNew, today, onSeen, onAnswered }: LineProps) {
  const t = useT()
  const { kind, patient, since, critical, matter } = line
  const { icon: Icon, tone } = LINE_ICONS[kind]
  return (
    <li
      data-line={keyOf(line)}
      className={`grid grid-cols-[2.25rem_minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border-t border-line px-5 pt-3.5 pb-1 lg:min-h-16 lg:items-center lg:gap-x-4 lg:py-2 lg:pr-3 lg:pl-6 lg:grid-cols-[2.5rem_9.5rem_minmax(0,1fr)_4.75rem_14rem] ${critical ? 'bg-danger-soft/40' : ''} ${isNew ? 'slide-in' : ''}`}
    >
      <span
        className={`flex size-9 items-center justify-center rounded-full max-lg:row-span-2 ${SOFT_TONES[tone]}`}
      >
        <Icon size={18} aria-hidden />
      </span>
      <LinePatient line={line} className="max-lg:-my-3" />
      <div className="max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-2">
        <LineSentence line={line} today={today} />
      </div>
      <span className="text-right text-xs whitespace-nowrap text-ink-3 max-lg:col-start-3 max-lg:row-start-1">
        {ageText(t, since, today, Date.now())}
      </span>
      <div
        className={`flex flex-wrap items-center max-lg:col-span-2 max-lg:col-start-2 lg:justify-end ${critical ? 'max-lg:mt-2 max-lg:mb-2.5 lg:mr-3' : 'max-lg:-ml-3'}`}
      >
        {line.kind === 'emergency' && (
          <Button
            look="plain"
            size="tight"
            className="max-lg:order-last"
            aria-label={t('care.worklist.emergency.label', { patient: patient.fullName })}
            onClick={() => onAnswered(patient.id, line.until)}
          >
            {t('care.worklist.emergency.answered')}
          </Button>
        )}
        {matter !== null && (
          <Button
            look="plain"
            size="tight"
            className="max-lg:order-last"
            aria-label={t('care.worklist.seen.label', { kind, patient: patient.fullName })}
            onClick={() => onSeen(line)}
          >
            {t('care.worklist.seen')}
          </Button>
        )}
        <LineAction line={line} />
      </div>
    </li>
  )
}

type FiltersProps = { filters: [Filter, number][]; chosen: Filter; onChoose: (filter: Filter) => void }

function Filters({ filters, chosen, onChoose }: FiltersProps) {
  const t = useT()
  return (
    <fieldset className="flex gap-1 max-md:-mx-5 max-md:basis-[calc(100%+2.5rem)] max-md:overflow-x-auto max-md:px-5 md:-mr-3 md:flex-wrap">
      <legend className="sr-only">{t('care.worklist.kind')}</legend>
      {filters.map(([filter, count]) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
          className={`inline-flex min-h-tap items-center gap-1.75 rounded-md px-3 text-sm whitespace-nowrap transition-colors duration-(--dur-1) ${filter === chosen ? 'bg-accent-soft font-strong text-on-accent-soft' : 'font-medium text-ink-2 hover:bg-sunken'}`}
        >
          {t(`care.worklist.filter.${filter}`)}{' '}
          <span className={filter === chosen ? 'font-normal' : 'font-normal text-ink-3'}>{count}</span>
        </button>
      ))}
    </fieldset>
  )
}

/** The lines added by the last update; none at first. */
function useNewLines(lines: readonly WorklistLine[] | undefined) {
  const known = useRef<Set<string> | null>(null)
  const [fresh, setFresh] = useState<readonly WorklistLine[]>([])
  useEffect(() => {
    if (!lines) return
    const before = known.current
    known.current = new Set(lines.map(keyOf))
    if (!before) return
    const added = lines.filter((line) => !before.has(keyOf(line)))
    if (added.length > 0) setFresh(added)
  }, [lines])
  return fresh
}

function Lines({ lines, fresh }: { lines: readonly WorklistLine[]; fresh: readonly WorklistLine[] }) {
  const t = useT()
  const today = useToday()
  const utils = trpc.useUtils()
  const [open, setOpen] = useState(false)
  const [focused, setFocused] = useState<string | null>(null)
  const freshKeys = new Set(fresh.map(keyOf))
  const list = useRef<HTMLUListElement>(null)
  const seen = trpc.care.markSeen.useMutation({
    meta: { errorTitle: t('care.worklist.seen.failed') },
    onMutate: () => list.current?.focus(),
    onSettled: () => utils.care.worklist.invalidate(),
  })
  const answered = trpc.care.answerEmergencies.useMutation({
    meta: { errorTitle: t('care.worklist.emergency.failed') },
    onMutate: () => list.current?.focus(),
    onSettled: () => utils.care.worklist.invalidate(),
  })
  // A new line above never pushes the focused one out of the list.
  const at = lines.findIndex((line) => keyOf(line) === focused)
  const shown = open ? lines.length : Math.max(FIRST, at + 1)
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('care.worklist.title')}
        onFocus={({ target }) => setFocused(target.closest('li')?.dataset.line ?? null)}
        onBlur={() => setFocused(null)}
        className="outline-none"
      >
        {lines.slice(0, shown).map((line) => (
          <Line
            key={keyOf(line)}
            line={line}
            isNew={freshKeys.has(keyOf(line))}
            today={today}
            onSeen={({ patient, matter }) => matter && seen.mutate({ patientId: patient.id, matter })}
            onAnswered={(patientId, until) => answered.mutate({ patientId, until })}
          />
        ))}
      </ul>
      {lines.length > shown && (
        <div className="border-t border-line px-3 py-1">
          <Button look="plain" size="tight" onClick={() => setOpen(true)}>
            {t('care.worklist.showAll', { count: lines.length })}
          </Button>
        </div>
      )}
    </>
  )
}

type WorklistAnswer = { data: WorklistLine[] | undefined; isError: boolean; refetch: () => unknown }

/** The caller's worklist, updated live. */
export function Worklist({ worklist }: { worklist: WorklistAnswer }) {
  const t = useT()
  const utils = trpc.useUtils()
  const [chosen, setChosen] = useState<Filter>('all')
  const reload = () => void utils.care.worklist.invalidate()
  useLive(trpc.care.onChange, reload)
  const lines = worklist.data
  const fresh = useNewLines(lines)
  const filters = filtersOf(lines ?? [])
  // A filter falls back to all once its last line is gone.
  const filter = filters.some(([name]) => name === chosen) ? chosen : 'all'
  return (
    <Card as="section" aria-labelledby="needs-attention" className="mb-8 overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pt-4 pb-3 md:px-6">
        <h2 id="needs-attention" className="font-display text-xl font-title">
          {t('care.worklist.title')}
        </h2>
        {lines && lines.length > 0 && <Filters filters={filters} chosen={filter} onChoose={setChosen} />}
      </div>
      {worklist.isError && !lines && (
        <div className="border-t border-line px-5 py-5 md:px-6">
          <p className="text-sm">{t('care.worklist.notLoaded')}</p>
          <Button look="outline" className="mt-4" onClick={() => void worklist.refetch()}>
            {t('app.tryAgain')}
          </Button>
        </div>
      )}
      {lines?.length === 0 && (
        <Empty art={leaf} ground="leaf" title={t('care.worklist.none')} level={3}>
          {t('care.worklist.none.text')}
        </Empty>
      )}
      {lines && lines.length > 0 && <Lines lines={linesOf(filter, lines)} fresh={fresh} />}
      <p role="status" className="sr-only">
        {announcement(t, fresh)}
      </p>
    </Card>
  )
}
