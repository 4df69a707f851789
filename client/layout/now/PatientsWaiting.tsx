import type { Attention } from '../../../shared/now.ts'
import type { WordedLine } from '../../../shared/worklist.ts'
import { ageText } from '../../lib/ageText.ts'
import { useToday } from '../../lib/today.ts'
import { useT } from '../../locale/messages.tsx'
import { SOFT_TONES } from '../../ui/Badge.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { formatMoment } from '../../ui/format.ts'
import { Band } from './Band.tsx'
import { Call } from './Call.tsx'
import { LINE_ICONS, LineAction, LinePatient, LineSentence } from './WorklistLine.tsx'

/** A critical line with the patient's telephone number. */
function Critical({ line }: { line: WordedLine }) {
  const t = useT()
  const today = useToday()
  const { patient, phone } = line
  return (
    <Band
      title={patient.fullName}
      alert={`${patient.fullName}: ${line.sentence}`}
      actions={
        <>
          {phone && <Call number={phone} as="call" filled />}
          <LineAction line={line} />
        </>
      }
    >
      <LineSentence line={line} today={today} />
      <p className="mt-1 text-sm text-ink-2">
        {line.kind === 'critical' &&
          (line.acknowledgedAt
            ? t('now.patient.seen', { at: formatMoment(line.acknowledgedAt) })
            : t('now.patient.notSeen'))}{' '}
        {!phone && t('now.patient.noPhone')}
      </p>
    </Band>
  )
}

/** What needs a practitioner's attention: critical lines, then the first lines of the worklist. */
export function PatientsWaiting({ attention }: { attention: Attention }) {
  const t = useT()
  const today = useToday()
  const critical = attention.lines.filter((line) => line.critical)
  const others = attention.lines.filter((line) => !line.critical)
  const rest = attention.count - critical.length
  return (
    <>
      {critical.map((line) => (
        <Critical key={`${line.kind} ${line.targetId}`} line={line} />
      ))}
      {attention.count > 0 && (
        <Card as="section" aria-labelledby="waiting" className="overflow-hidden">
          <div className="flex flex-wrap items-center justify-between gap-x-4 px-5 py-2.5 md:pl-6">
            <h2 id="waiting" className="text-lg font-strong">
              {t('care.worklist.title')}
            </h2>
            <LinkButton to="/practitioner/patients" look="plain" size="tight" className="-mr-3">
              {t('care.worklist.showAll', { count: attention.count })}
            </LinkButton>
          </div>
          {rest > 0 && (
            <ul>
              {others.map((line) => {
                const { icon: Icon, tone } = LINE_ICONS[line.kind]
                return (
                  <li
                    key={`${line.kind} ${line.targetId} ${line.matter}`}
                    className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-3.5 border-t border-line px-5 py-2 md:grid-cols-[2.25rem_9.5rem_minmax(0,1fr)_auto_auto] md:pl-6"
                  >
                    <span
                      className={`flex size-9 items-center justify-center rounded-full max-md:row-span-2 ${SOFT_TONES[tone]}`}
                    >
                      <Icon size={18} aria-hidden />
                    </span>
                    <LinePatient line={line} />
                    <div className="max-md:col-span-2 max-md:col-start-2">
                      <LineSentence line={line} today={today} />
                    </div>
                    <span className="text-right text-xs whitespace-nowrap text-ink-3 max-md:col-start-3 max-md:row-start-1">
                      {ageText(t, line.since, today, Date.now())}
                    </span>
                    <LineAction line={line} className="max-md:hidden md:-mr-3" />
                  </li>
                )
              })}
            </ul>
          )}
        </Card>
      )}
    </>
  )
}
