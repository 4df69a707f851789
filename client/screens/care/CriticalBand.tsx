import { Phone, TriangleAlert } from 'lucide-react'
import { utcDay } from '../../../locales/translate.ts'
import { asText, limitText } from '../../../shared/careText.ts'
import type { WorklistLine } from '../../../shared/worklist.ts'
import { lineSentences, namedValue } from '../../../shared/worklistText.ts'
import { trpc } from '../../app/trpc.ts'
import { useToday } from '../../lib/today.ts'
import { useT } from '../../locale/messages.tsx'
import { Button, buttonClass, LinkButton } from '../../ui/Button.tsx'
import { RangeBar } from '../../ui/RangeBar.tsx'
import { telephone } from '../../ui/telephone.ts'
import { useOpenMatters } from './useOpenMatters.ts'

type Urgent = Extract<WorklistLine, { kind: 'critical' | 'emergency' }>

const isUrgent = (line: WorklistLine): line is Urgent => line.kind === 'critical' || line.kind === 'emergency'

type BandProps = { line: Urgent; phone: string | null | undefined; slim: boolean }

function Band({ line, phone, slim }: BandProps) {
  const t = useT()
  const today = useToday()
  const utils = trpc.useUtils()
  const answered = trpc.care.answerEmergencies.useMutation({
    meta: { errorTitle: t('care.worklist.emergency.failed') },
    onSettled: () => utils.care.open.invalidate(),
  })
  const { patient } = line
  const sentences = lineSentences(line, today, t, asText(t))
  const figure = line.kind === 'critical' && 'unit' in line.value ? line.value : null
  const title =
    line.kind === 'critical'
      ? t('care.critical.title', {
          value: namedValue(t, figure ? { ...figure, low: null, high: null } : line.value),
          reason: line.reason,
        })
      : sentences[0]
  const open = line.kind === 'critical' && (
    <LinkButton
      to="/practitioner/patients/$id/blood-tests"
      params={{ id: patient.id }}
      search={{ test: line.targetId }}
      look="outline"
      className="border-on-danger-soft bg-transparent text-on-danger-soft hover:bg-danger-soft"
    >
      {t('care.critical.open')}
    </LinkButton>
  )
  if (slim) {
    return (
      <section
        aria-label={t('care.critical')}
        className="flex flex-wrap items-center gap-x-4 rounded-md bg-danger-soft px-4 py-1 text-sm text-on-danger-soft"
      >
        <p className="flex min-w-0 flex-1 gap-2.5 py-1.5 font-strong">
          <TriangleAlert size={20} aria-hidden className="shrink-0" />
          {title}
        </p>
        {phone && (
          <a href={telephone(phone)} className="inline-flex min-h-tap items-center font-strong underline">
            {t('care.critical.call', { phone })}
          </a>
        )}
      </section>
    )
  }
  return (
    <section
      aria-label={t('care.critical')}
      className="grid gap-x-8 gap-y-4 rounded-lg bg-danger-soft p-5 md:px-6 lg:grid-cols-[minmax(0,1fr)_17rem] lg:items-center"
    >
      <div className="min-w-0">
        <h2 className="flex gap-2.5 text-lg font-strong text-on-danger-soft">
          <TriangleAlert size={22} aria-hidden className="mt-0.5 shrink-0" />
          <span className="min-w-0 break-words">{title}</span>
        </h2>
        {line.kind === 'critical' && (
          <div className="mt-2.5 flex flex-wrap items-start gap-x-8 gap-y-2">
            {figure && (figure.low !== null || figure.high !== null) && (
              <div className="w-64 max-w-full">
                <RangeBar
                  value={figure.value}
                  range={figure}
                  outside
                  critical
                  label={namedValue(t, figure)}
                />
              </div>
            )}
            {line.collectedOn && (
              <dl className="text-sm">
                <dt className="text-xs text-ink-2">{t('care.critical.drawn')}</dt>
                <dd className="font-strong">{t('care.critical.day', { day: utcDay(line.collectedOn) })}</dd>
              </dl>
            )}
          </div>
        )}
        {line.kind === 'critical' && (
          <p className="mt-2 text-sm text-pretty text-ink empty:hidden">
            {t('care.critical.why', {
              limit: line.limit && figure ? limitText(t, line.limit, figure.unit) : '',
              reason: line.reason,
              others: line.others,
              isOld: `${line.isOld}`,
            })}
          </p>
        )}
      </div>
      <div className="grid gap-2">
        {phone === undefined ? null : phone ? (
          <a href={telephone(phone)} className={`${buttonClass('danger')} min-h-13 text-base`}>
            <Phone size={20} />
            {t('care.critical.call', { phone })}
          </a>
        ) : (
          <p className="text-sm text-on-danger-soft">{t('care.critical.noPhone')}</p>
        )}
        {open}
        {line.kind === 'emergency' && (
          <Button
            look="outline"
            busy={answered.isPending}
            onClick={() => answered.mutate({ patientId: patient.id, until: line.until })}
          >
            {t('care.worklist.emergency.answered')}
          </Button>
        )}
      </div>
    </section>
  )
}

type CriticalBandProps = {
  patientId: string
  /** One line, for pages about something else. */
  slim?: boolean
}

/** What cannot wait about a patient, with the telephone number; nothing while nothing is urgent. */
export function CriticalBand({ patientId, slim = false }: CriticalBandProps) {
  const open = useOpenMatters(patientId)
  const profile = trpc.auth.patients.profile.useQuery({ patientId }, { meta: { silent: true } })
  const all: readonly WorklistLine[] = open.data ?? []
  const lines = all.filter(isUrgent)
  if (lines.length === 0) return null
  return (
    <div className="mb-5 grid gap-3">
      {lines.map((line) => (
        <Band key={`${line.kind} ${line.targetId}`} line={line} phone={profile.data?.phone} slim={slim} />
      ))}
    </div>
  )
}
