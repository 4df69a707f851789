import { Link } from '@tanstack/react-router'
import {
  Activity,
  CalendarClock,
  ClipboardList,
  Droplet,
  FileQuestion,
  HeartPulse,
  type LucideIcon,
  MessageSquare,
  Siren,
  TestTube,
  TrendingDown,
  TriangleAlert,
} from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { asText, type ClinicalWording } from '../../../shared/careText.ts'
import { commas } from '../../../shared/listText.ts'
import type { LineKind, WorklistLine } from '../../../shared/worklist.ts'
import { isClinicalLine, lineAction, lineSentences } from '../../../shared/worklistText.ts'
import { Rich, rich, useT } from '../../locale/messages.tsx'
import type { Tone } from '../../ui/Badge.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Clinical } from '../../ui/Clinical.tsx'
import { formatCount } from '../../ui/format.ts'
import { Sparkline } from '../../ui/Sparkline.tsx'

export const LINE_ICONS: Record<LineKind, { icon: LucideIcon; tone: Tone }> = {
  emergency: { icon: Siren, tone: 'danger' },
  critical: { icon: TriangleAlert, tone: 'danger' },
  result: { icon: Droplet, tone: 'warm' },
  measurement: { icon: HeartPulse, tone: 'warm' },
  symptom: { icon: Activity, tone: 'neutral' },
  adherence: { icon: TrendingDown, tone: 'neutral' },
  'appointment-request': { icon: CalendarClock, tone: 'info' },
  message: { icon: MessageSquare, tone: 'info' },
  retest: { icon: TestTube, tone: 'warning' },
  form: { icon: FileQuestion, tone: 'neutral' },
  ending: { icon: ClipboardList, tone: 'neutral' },
}

export function LineIcon({ line }: { line: WorklistLine }) {
  const { icon: Icon } = LINE_ICONS[line.kind]
  return <Icon size={20} aria-hidden className={line.critical ? 'text-danger' : 'text-ink-2'} />
}

type LinePatientProps = { line: WorklistLine; className?: string }

/** The name of a line's patient, as a link where there is a care link. */
export function LinePatient({ line, className = '' }: LinePatientProps) {
  const { id, fullName } = line.patient
  const look = `inline-flex min-h-tap min-w-0 items-center text-sm font-strong break-words ${className}`
  if (line.kind === 'appointment-request' && !line.isLinked) return <span className={look}>{fullName}</span>
  return (
    <Link
      to="/practitioner/patients/$patientId"
      params={{ patientId: id }}
      className={`${look} text-accent-text hover:underline`}
    >
      {fullName}
    </Link>
  )
}

type LineActionProps = { line: WorklistLine; plain?: boolean; className?: string }

/** The link to a line's subject: the text, the blood test, retests, requests, entries, measurements, timeline, messages or plan. */
export function LineAction({ line, plain, className }: LineActionProps) {
  const t = useT()
  const { kind, patient, targetId, critical } = line
  const id = patient.id
  const shown = {
    look: critical && !plain ? 'outline' : 'plain',
    size: 'tight',
    ...(className && { className }),
    children: (
      <span>
        <Rich
          id="care.worklist.actionOf"
          values={{
            kind,
            action: lineAction(line, t),
            patient: patient.fullName,
          }}
        />
      </span>
    ),
  } as const
  switch (kind) {
    case 'emergency':
      if (line.opens === 'message') {
        return (
          <LinkButton
            to="/practitioner/patients/$patientId/messages"
            params={{ patientId: id }}
            hash={targetId}
            {...shown}
          />
        )
      }
      if (line.opens === 'entry') {
        return (
          <LinkButton to="/practitioner/patient-health" search={{ patient: id }} hash={targetId} {...shown} />
        )
      }
      return (
        <LinkButton
          to={
            line.opens === 'measurement'
              ? '/practitioner/patients/$patientId/measurements'
              : '/practitioner/patients/$patientId'
          }
          params={{ patientId: id }}
          {...shown}
        />
      )
    case 'critical':
    case 'result':
      return (
        <LinkButton
          to="/practitioner/patients/$id/blood-tests"
          params={{ id }}
          search={{ test: targetId }}
          {...shown}
        />
      )
    case 'retest':
      return <LinkButton to="/practitioner/patients/$id/blood-tests" params={{ id }} {...shown} />
    case 'form':
      return <LinkButton to="/practitioner/patients/$patientId/forms" params={{ patientId: id }} {...shown} />
    case 'measurement':
      return (
        <LinkButton
          to="/practitioner/patients/$patientId/measurements"
          params={{ patientId: id }}
          {...shown}
        />
      )
    case 'symptom':
      return <LinkButton to="/practitioner/patient-health" search={{ patient: id }} {...shown} />
    case 'adherence':
      return (
        <LinkButton to="/practitioner/patients/$patientId/timeline" params={{ patientId: id }} {...shown} />
      )
    case 'appointment-request':
      return <LinkButton to="/practitioner/appointments" {...shown} />
    case 'message':
      return (
        <LinkButton to="/practitioner/patients/$patientId/messages" params={{ patientId: id }} {...shown} />
      )
    case 'ending':
      return <LinkButton to="/plans/$planId/versions" params={{ planId: targetId }} {...shown} />
  }
}

/** The line's sentence, with the urgent part emphasised. */
export function LineSentence({ line, today }: { line: WorklistLine; today: string }) {
  const t = useT()
  const lead = (text: ReactNode) =>
    line.critical ? <span className="font-strong text-danger">{text}</span> : text
  const word: ClinicalWording<ReactNode> = (id, ...[values]) => rich({ id, values: { ...values, lead } })
  const values = line.kind === 'adherence' ? line.weeks.filter((week) => week !== null) : []
  return (
    <div className="flex min-w-0 gap-x-3.5 gap-y-1.5 text-sm max-lg:flex-col lg:items-center">
      <p className="min-w-0 break-words text-pretty">
        <Clinical english={(t) => isClinicalLine(line) && lineSentences(line, today, t, asText(t)).join(' ')}>
          {(t) =>
            lineSentences(line, today, t, word).map((sentence, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a line keep their order
              <Fragment key={at}>
                {at > 0 && ' '}
                {sentence}
              </Fragment>
            ))
          }
        </Clinical>
      </p>
      {values.length > 1 && (
        <span className="shrink-0">
          <Sparkline
            values={values}
            outside
            label={t('care.worklist.weeks', { percents: commas(t, values.map(formatCount)) })}
          />
        </span>
      )}
    </div>
  )
}
