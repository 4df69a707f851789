import { Link } from '@tanstack/react-router'
import { Phone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type ClinicalTranslate, utcDay } from '../../../locales/translate.ts'
import { figureText } from '../../../shared/careText.ts'
import { type Practice, TAKE_BACK_MINUTES, type UrgentResult } from '../../../shared/now.ts'
import type { CriticalValue } from '../../../shared/worklist.ts'
import { trpc } from '../../app/trpc.ts'
import { nextOpening, openUntil } from '../../lib/opening.ts'
import { useT } from '../../locale/messages.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Clinical } from '../../ui/Clinical.tsx'
import { emergencyNumber } from '../../ui/clinic.ts'
import { formatExact, formatMoment, formatTime } from '../../ui/format.ts'
import { RangeBar } from '../../ui/RangeBar.tsx'
import { Band } from './Band.tsx'
import { Call } from './Call.tsx'

/** Values named in the band, of all results. */
const MOST = 4

const DANGER_LINK = `${buttonClass('danger-plain', 'tight')} -mx-3`

type Named = { result: UrgentResult; value: CriticalValue }

const isUnchecked = ({ reason }: CriticalValue) => reason === 'unchecked'

function useTexts() {
  const t = useT()
  return {
    value: ({ value }: CriticalValue) => ('text' in value ? value.text : figureText(t, value)),
    drawn: ({ collectedOn }: UrgentResult) =>
      collectedOn ? t('now.drawn', { day: utcDay(collectedOn) }) : '',
  }
}

/** A value; large and with its range if it is the only one. */
function Value({ named: { result, value }, alone }: { named: Named; alone: boolean }) {
  const t = useT()
  const texts = useTexts()
  const { reason } = value
  const figure = 'text' in value.value ? null : value.value
  const flag = t('now.flag', { reason })
  return (
    <li className={alone ? '' : 'border-t border-on-danger-soft/20 py-1.5 first:border-t-0'}>
      <div className="flex flex-wrap items-center gap-x-7 gap-y-1">
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <span className="text-base font-strong">{t.marker(value.value.name)}</span>
          <span
            className={`font-figure text-on-danger-soft ${alone ? 'text-[1.875rem] leading-9' : 'text-lg'}`}
          >
            {texts.value(value)}
          </span>
          <span className="text-sm font-strong text-on-danger-soft">{flag}</span>
          {!alone && <span className="text-sm text-ink-2">{texts.drawn(result)}</span>}
        </p>
        {alone && figure && !isUnchecked(value) && (figure.low !== null || figure.high !== null) && (
          <div className="w-full max-w-75 min-w-40 max-md:max-w-none md:flex-1">
            <RangeBar
              value={figure.value}
              range={figure}
              outside
              critical
              label={`${t.marker(figure.name)} ${texts.value(value)}, ${flag}`}
              write={formatExact}
            />
          </div>
        )}
      </div>
    </li>
  )
}

/** Numbers to call: the practice's while it is open, else the emergency number first. */
export function Numbers({ practice }: { practice: Practice | null }) {
  const t = useT()
  const at = new Date()
  const until = practice && openUntil(practice, at)
  const next = practice && nextOpening(practice, at)
  const isClosed = practice !== null && practice.hours.length > 0 && !until
  const about = practice && (
    <p className="text-center text-sm text-ink-2">
      {until && practice.name
        ? t('now.openUntil', { name: practice.name, until })
        : next && practice.name
          ? t('now.opens', { name: practice.name, when: next.when, day: utcDay(next.day), from: next.from })
          : (practice.name ?? t('now.clinic'))}
    </p>
  )
  const emergency = <Call number={emergencyNumber} as="emergency" filled={!practice || isClosed} />
  if (!practice) return emergency
  return (
    <>
      {isClosed && emergency}
      <Call number={practice.phone} as="call" filled={!isClosed} />
      {about}
      {!isClosed && emergency}
    </>
  )
}

/** Re-renders once "I have seen this" can no longer be withdrawn. */
function useTakeBack(at: string) {
  const left = Date.parse(at) + TAKE_BACK_MINUTES * 60_000 - Date.now()
  const [, again] = useState(0)
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => again((count) => count + 1), left)
    return () => clearTimeout(timer)
  }, [left])
  return left > 0
}

/** An acknowledged result: one line with the number, until a practitioner has reviewed it. */
function Seen({ result, at, practice }: { result: UrgentResult; at: string; practice: Practice | null }) {
  const t = useT()
  const texts = useTexts()
  const utils = trpc.useUtils()
  const mayTakeBack = useTakeBack(at)
  const takeBack = trpc.bloodTests.takeBackAcknowledgement.useMutation({
    onSettled: () => utils.care.now.invalidate(),
  })
  const [first] = result.values
  const number = practice?.phone ?? emergencyNumber
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  return (
    <Card as="section" aria-label={t('now.label')} className="flex gap-3.5 px-5 pt-4 pb-2">
      <Phone size={20} className="mt-0.5 shrink-0 text-danger" aria-hidden />
      <div className="min-w-0 text-sm">
        <p>
          <span className="font-strong">
            {first ? (
              t('now.seen.value', { name: t.marker(first.value.name), value: texts.value(first) })
            ) : (
              <Clinical>{(t) => t('now.title')}</Clinical>
            )}
          </span>{' '}
          {texts.drawn(result)}
        </p>
        <p>
          <Clinical>
            {(t) =>
              t('now.seen', {
                at: isToday ? formatTime(at) : formatMoment(at),
                told: `${practice?.name !== undefined}`,
              })
            }
          </Clinical>
        </p>
        <p className="flex flex-wrap gap-x-6">
          <Link
            to="/blood-tests"
            search={{ test: result.id }}
            className={`${buttonClass('plain', 'tight')} -mx-3`}
          >
            {t('now.see')}
          </Link>
          <a href={`tel:${number.replace(/[^\d+]/g, '')}`} className={DANGER_LINK}>
            {t('now.call', { number })}
          </a>
          {mayTakeBack && (
            <Button
              look="plain"
              size="tight"
              className="-mx-3"
              busy={takeBack.isPending}
              onClick={() => takeBack.mutate({ id: result.id })}
            >
              {t('now.takeBack')}
            </Button>
          )}
        </p>
      </div>
    </Card>
  )
}

type UrgentResultsProps = { results: readonly UrgentResult[]; practice: Practice | null; isOffline: boolean }

/** The reader's own results that need a doctor. They stay until a practitioner has reviewed them. */
export function UrgentResults({ results, practice, isOffline }: UrgentResultsProps) {
  const t = useT()
  const texts = useTexts()
  const utils = trpc.useUtils()
  const acknowledge = trpc.bloodTests.acknowledge.useMutation({
    meta: { errorTitle: t('now.notSaved') },
    onSettled: () => utils.care.now.invalidate(),
  })
  const open = results.filter(({ acknowledgedAt }) => acknowledgedAt === null)
  const named = open.flatMap((result): Named[] => result.values.map((value) => ({ result, value })))
  const [first] = named
  const onlyUnchecked = named.length > 0 && named.every(({ value }) => isUnchecked(value))
  const title = (t: ClinicalTranslate) =>
    onlyUnchecked && first
      ? t('now.mayBe', {
          name: t.marker(first.value.value.name),
          value: texts.value(first.value),
          others: named.length - 1,
        })
      : named.length > 1
        ? t('now.several', { count: named.length })
        : t('now.title')
  const advice = (t: ClinicalTranslate) =>
    onlyUnchecked
      ? [t('now.checkNow')]
      : [t('now.takeReport'), t('now.advice', { number: emergencyNumber, offline: `${isOffline}` })]
  const alone = named.length === 1
  const [result] = open
  return (
    <>
      {result && (
        <Band
          title={<Clinical>{title}</Clinical>}
          alert={named.map(({ value }) => `${value.value.name} ${texts.value(value)}`).join(', ')}
          actions={
            <>
              {onlyUnchecked ? (
                <Call number={emergencyNumber} as="emergency" filled={false} />
              ) : (
                <Numbers practice={practice} />
              )}
              <div className="flex flex-wrap justify-between gap-x-6">
                <Link to="/blood-tests" search={{ test: result.id }} className={DANGER_LINK}>
                  {t(onlyUnchecked ? 'now.check' : 'now.see')}
                </Link>
                {!isOffline && (
                  <Button
                    look="danger-plain"
                    size="tight"
                    className="-mx-3"
                    busy={acknowledge.isPending}
                    onClick={() => {
                      for (const { id } of open) acknowledge.mutate({ id })
                    }}
                  >
                    {t('now.iHaveSeen')}
                  </Button>
                )}
              </div>
            </>
          }
        >
          {named.length > 0 && !(onlyUnchecked && alone) && (
            <ul>
              {named.slice(0, MOST).map((one) => (
                <Value key={`${one.result.id} ${one.value.value.name}`} named={one} alone={alone} />
              ))}
            </ul>
          )}
          {named.length > MOST && <p className="text-sm">{t('now.more', { count: named.length - MOST })}</p>}
          {named.length < 2 && <p className="text-sm text-ink-2">{texts.drawn(result)}</p>}
          <Clinical english={(t) => advice(t).join(' ')}>
            {(t) =>
              advice(t).map((sentence) => (
                <p key={sentence} className="text-pretty">
                  {sentence}
                </p>
              ))
            }
          </Clinical>
        </Band>
      )}
      {results.map((one) =>
        one.acknowledgedAt ? (
          <Seen key={one.id} result={one} at={one.acknowledgedAt} practice={practice} />
        ) : null,
      )}
    </>
  )
}
