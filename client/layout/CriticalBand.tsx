import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import type { ClinicalTranslate } from '../../locales/translate.ts'
import { asText, limitText } from '../../shared/careText.ts'
import type { WorklistLine } from '../../shared/worklist.ts'
import { lineSentences, namedValue } from '../../shared/worklistText.ts'
import { trpc } from '../app/trpc.ts'
import { useToday } from '../lib/today.ts'
import { useT } from '../locale/messages.tsx'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Clinical } from '../ui/Clinical.tsx'
import { formatDay, formatExact, formatMoment } from '../ui/format.ts'
import { RangeBar } from '../ui/RangeBar.tsx'
import { telephone } from '../ui/telephone.ts'
import { Call } from './now/Call.tsx'
import { LineAction } from './now/WorklistLine.tsx'
import { useOpenMatters } from './useOpenMatters.ts'

type Urgent = Extract<WorklistLine, { kind: 'critical' | 'emergency' }>

const isUrgent = (line: WorklistLine): line is Urgent => line.kind === 'critical' || line.kind === 'emergency'

type BandProps = { line: Urgent; slim: boolean }

function Band({ line, slim }: BandProps) {
  const t = useT()
  const today = useToday()
  const utils = trpc.useUtils()
  const answered = trpc.care.answerEmergencies.useMutation({
    meta: { errorTitle: t('care.worklist.emergency.failed') },
    onSettled: () => utils.care.open.invalidate(),
  })
  const { patient, phone } = line
  const result = {
    to: '/practitioner/patients/$id/blood-tests',
    params: { id: patient.id },
    search: { test: line.targetId },
  } as const
  const figure = line.kind === 'critical' && 'unit' in line.value ? line.value : null
  const titleIn = (t: ClinicalTranslate) =>
    line.kind === 'critical'
      ? t('care.critical.title', {
          value: namedValue(t, figure ? { ...figure, low: null, high: null } : line.value),
          reason: line.reason,
        })
      : lineSentences(line, today, t, asText(t)).join(' ')
  const whyIn = (t: ClinicalTranslate) =>
    line.kind === 'critical'
      ? t('care.critical.why', {
          limit: line.limit && figure ? limitText(t, line.limit, figure.unit) : '',
          reason: line.reason,
          others: line.others,
          isOld: `${line.isOld}`,
        })
      : ''
  if (slim) {
    return (
      <section
        aria-label={t('now.label')}
        className="flex flex-wrap items-center gap-x-5 rounded-md bg-danger-soft px-4 py-0.5 text-sm text-on-danger-soft"
      >
        <p className="flex min-w-0 flex-1 basis-60 gap-2.5 py-2 font-strong">
          <TriangleAlert size={20} aria-hidden className="shrink-0" />
          <span>
            <Clinical>{titleIn}</Clinical>
          </span>
        </p>
        {phone && (
          <a href={telephone(phone)} className={SLIM_LINK}>
            {t('now.call', { number: phone })}
          </a>
        )}
        {line.kind === 'critical' && (
          <Link {...result} className={SLIM_LINK}>
            {t('care.critical.open')}
          </Link>
        )}
      </section>
    )
  }
  return (
    <section
      aria-label={t('now.label')}
      className="grid gap-x-8 gap-y-4 rounded-lg bg-danger-soft p-5 md:px-6 lg:grid-cols-[minmax(0,1fr)_19rem] lg:items-center"
    >
      <div className="min-w-0">
        <h2 className="flex gap-2.5 text-lg font-strong text-on-danger-soft">
          <TriangleAlert size={22} aria-hidden className="mt-0.5 shrink-0" />
          <span className="min-w-0 break-words">
            <Clinical>{titleIn}</Clinical>
          </span>
        </h2>
        {line.kind === 'critical' && (
          <>
            <div className="mt-2.5 flex flex-wrap items-start gap-x-8 gap-y-2">
              {figure && (figure.low !== null || figure.high !== null) && (
                <div className="w-64 max-w-full">
                  <RangeBar
                    value={figure.value}
                    range={figure}
                    outside
                    critical
                    label={namedValue(t, figure)}
                    write={formatExact}
                  />
                </div>
              )}
              {line.collectedOn && (
                <dl className="text-sm">
                  <dt className="text-xs text-ink-2">{t('care.critical.drawn')}</dt>
                  <dd className="font-strong">{formatDay(line.collectedOn)}</dd>
                </dl>
              )}
              <p className="max-w-56 text-sm text-ink-2">
                {line.acknowledgedAt
                  ? t('now.patient.seen', { at: formatMoment(line.acknowledgedAt) })
                  : t('now.patient.notSeen')}
              </p>
            </div>
            <p className="mt-2 text-sm text-pretty text-ink empty:hidden">
              <Clinical>{whyIn}</Clinical>
            </p>
          </>
        )}
      </div>
      <div className="grid gap-2">
        {phone ? (
          <Call number={phone} as="call" filled />
        ) : (
          <p className="text-sm text-on-danger-soft">{t('now.patient.noPhone')}</p>
        )}
        {line.kind === 'critical' ? (
          <div className="flex flex-wrap gap-2 *:flex-1">
            <LinkButton {...result} look="danger-outline">
              {t('care.critical.open')}
            </LinkButton>
            <LinkButton {...result} hash="spoken" look="danger-outline">
              {t('care.critical.log')}
            </LinkButton>
          </div>
        ) : (
          <>
            <LineAction line={line} />
            <Button
              look="danger-outline"
              busy={answered.isPending}
              onClick={() => answered.mutate({ patientId: patient.id, until: line.until })}
            >
              {t('care.worklist.emergency.answered')}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

const SLIM_LINK = 'inline-flex min-h-tap items-center font-strong underline underline-offset-2'

type CriticalBandProps = {
  patientId: string
  /** One line, on pages with another subject. */
  slim?: boolean
  /** The blood test shown by the page. */
  except?: string | undefined
}

/** A patient's urgent matters with the telephone number; nothing without any. */
export function CriticalBand({ patientId, slim = false, except }: CriticalBandProps) {
  const open = useOpenMatters(patientId)
  const all: readonly WorklistLine[] = open.data ?? []
  const lines = all.filter(isUrgent).filter(({ targetId }) => targetId !== except)
  if (lines.length === 0) return null
  return (
    <div className="mb-5 grid gap-3">
      {lines.map((line) => (
        <Band key={`${line.kind} ${line.targetId}`} line={line} slim={slim} />
      ))}
    </div>
  )
}
