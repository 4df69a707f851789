import { CircleX, CloudOff, FileUp } from 'lucide-react'
import { useState } from 'react'
import type { Me } from '../../../shared/auth.ts'
import { type Measurement, readingOf } from '../../../shared/measurements.ts'
import { kindText, readingText } from '../../../shared/measurementText.ts'
import type { WaitingMeasurement } from '../../app/outbox.ts'
import { discardWaiting } from '../../app/outboxSync.ts'
import { useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { useOnline } from '../../app/useOnline.ts'
import emptyArt from '../../art/empty-results.svg'
import { useToday } from '../../lib/today.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { AlertDialog } from '../../ui/Dialog.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { formatMoment } from '../../ui/format.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { PageHeading } from '../../ui/Page.tsx'
import { EntryCard } from './EntryCard.tsx'
import { KindPanels } from './KindPanels.tsx'
import { Targets } from './Targets.tsx'
import { type Period, useOwnMeasurements } from './useMeasurements.ts'

/** Measurements in this browser that are unsent or were refused. */
function Waiting({ waiting }: { waiting: readonly WaitingMeasurement[] }) {
  const t = useT()
  if (waiting.length === 0) return null
  return (
    <Card as="section" aria-labelledby="waiting-measurements" className="p-5">
      <h2 id="waiting-measurements" className="text-sm font-strong">
        {t('measurements.waiting', { count: waiting.length })}
      </h2>
      <ul>
        {waiting.map(({ key, measurement, refused }) => {
          const { kind, at } = measurement
          const reading = readingText(
            readingOf({ ...measurement, fasting: measurement.fasting ?? null, source: null }),
            t,
          )
          return (
            <li
              key={key}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 text-sm"
            >
              <span className="min-w-0 flex-1 basis-40">
                {t('measurements.ask.choice', { kind: kindText(kind, t), reading })}
                <span className="block text-xs text-ink-3">{formatMoment(new Date(at).toISOString())}</span>
              </span>
              <Badge tone={refused === null ? 'info' : 'danger'} icon={refused === null ? CloudOff : CircleX}>
                {refused === null ? t('health.entry.waiting') : t('health.waiting.refused')}
              </Badge>
              <Button
                look="danger-plain"
                size="tight"
                aria-label={t('measurements.discardOf', { reading })}
                onClick={() => discardWaiting(key)}
              >
                {t('health.entry.discard')}
              </Button>
              {refused !== null && <p className="basis-full text-danger">{refused}</p>}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

/** The way to the readings that a device or a phone has already. */
function FromDevice() {
  const t = useT()
  return (
    <Card
      as="section"
      aria-labelledby="from-device"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 p-5 md:px-6"
    >
      <div className="min-w-0 flex-1 basis-40">
        <h2 id="from-device" className="text-sm font-strong">
          {t('measurements.device.title')}
        </h2>
        <p className="text-xs text-ink-2">{t('measurements.device.text')}</p>
      </div>
      <LinkButton to="/record/import" look="outline" size="tight">
        <FileUp size={18} aria-hidden />
        {t('measurements.device.import')}
      </LinkButton>
    </Card>
  )
}

/** Asks before a measurement is removed for good. */
function useRemoval() {
  const t = useT()
  const utils = trpc.useUtils()
  const [removing, setRemoving] = useState<Measurement | null>(null)
  const remove = trpc.measurements.remove.useMutation({
    meta: { errorTitle: t('measurements.failed.remove') },
    onSettled: () => utils.measurements.list.invalidate(),
  })
  const question = (
    <AlertDialog
      open={removing !== null}
      onClose={() => setRemoving(null)}
      title={t('measurements.remove.title')}
      description={
        removing &&
        t('measurements.remove.text', {
          kind: kindText(removing.kind, t),
          reading: readingText(readingOf(removing), t),
          at: formatMoment(removing.at),
        })
      }
      action={t('measurements.remove')}
      onConfirm={() => {
        if (removing) remove.mutate({ id: removing.id })
        setRemoving(null)
      }}
    />
  )
  return { ask: setRemoving, question }
}

function Own({ me }: { me: Me }) {
  const t = useT()
  const userId = me.user.id
  const today = useToday()
  const online = useOnline()
  const [period, setPeriod] = useState<Period>('weeks')
  const { list, isNew, measurements, targets, waiting } = useOwnMeasurements(userId, period, today)
  const removal = useRemoval()
  const isWaiting = new Set(waiting.map(({ key }) => key))
  return (
    <div className="content pt-5 pb-16">
      <BackLink to="/health-tracking">{t('app.page.healthTracking')}</BackLink>
      <PageHeading title={t('app.page.measurements')} subtitle={t('measurements.subtitle')} />
      <div className="mt-6 grid grid-cols-1 gap-5">
        {!online && (
          <Alert tone="info" title={t('measurements.offline')}>
            {t('measurements.offlineText', { count: waiting.length })}
          </Alert>
        )}
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
          <div className="grid min-w-0 grid-cols-1 gap-5">
            <EntryCard userId={userId} targets={targets ?? []} />
            <Waiting waiting={waiting} />
            <FromDevice />
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            {!measurements && (
              <LoadState query={list} error={t('measurements.failed')} loading="h-120 w-full rounded-lg" />
            )}
            {measurements?.length === 0 && isNew && (
              <EmptyCard
                art={emptyArt}
                ground="leaf"
                title={t('measurements.none')}
                action={
                  <Button
                    look="outline"
                    onClick={() => document.querySelector<HTMLInputElement>('form input')?.focus()}
                  >
                    {t('measurements.first')}
                  </Button>
                }
              >
                {t('measurements.noneText')}
              </EmptyCard>
            )}
            {measurements && targets && (measurements.length > 0 || !isNew) && (
              <KindPanels
                owner={userId}
                title={t('measurements.drawn')}
                measurements={measurements}
                targets={targets}
                period={period}
                onPeriod={setPeriod}
                onRemove={(one) => (isWaiting.has(one.id) ? discardWaiting(one.id) : removal.ask(one))}
              />
            )}
          </div>
          {targets && measurements && measurements.length > 0 && <Targets targets={targets} />}
        </div>
      </div>
      {removal.question}
    </div>
  )
}

/** The caller's measurements: typed as one line, drawn with their targets. Works offline. */
export function Measurements() {
  const me = useSession()
  // The session is null for a moment between signing out and the next page.
  return me ? <Own key={me.user.id} me={me} /> : null
}
