import { Copy, LockOpen, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import {
  MOST_OPEN_SHARES,
  MOST_OPENINGS,
  MOST_WRONG_PASSCODES,
  type ShareContent,
} from '../../../shared/shares.ts'
import { trpc } from '../../app/trpc.ts'
import { ConfirmPasswordDialog } from '../../layout/ConfirmPasswordDialog.tsx'
import { useT } from '../../locale/messages.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChoiceTiles } from '../../ui/ChoiceTiles.tsx'
import { AlertDialog } from '../../ui/Dialog.tsx'
import { refuse } from '../../ui/failures.ts'
import { formatMoment } from '../../ui/format.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { toast } from '../../ui/toast.ts'
import { newPasscode, spokenPasscode } from './passcode.ts'
import { type Shared, useShares } from './shares.ts'
import { percentLeft, timeLeft } from './timeLeft.ts'

/** The link and its passcode, which only this page has, and only until it is left. */
type Made = { id: string; url: string; passcode: string }

const HEADING = 'record-share'
/** Restores the focus, whose element is gone once a share is made or ended. */
const focusHeading = () => document.getElementById(HEADING)?.focus({ preventScroll: true })

/** How often the remaining time is drawn again. Milliseconds. */
const EVERY = 30_000

function useNow() {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Shares the record for some hours by a link and a QR code with a passcode. */
export function Share() {
  const t = useT()
  const shares = useShares()
  const [made, setMade] = useState<Made>()
  const open = shares.data?.filter(({ state }) => state === 'open') ?? []
  const shown = open.find(({ id }) => id === made?.id)
  const others = open.filter((share) => share !== shown)
  return (
    <Card as="section" className="p-5 md:p-6" aria-labelledby={HEADING}>
      <div className="flex items-start justify-between gap-3">
        <h2 id={HEADING} tabIndex={-1} className="font-display text-xl font-title">
          {t('record.share.title')}
        </h2>
        {shown && (
          <Badge tone="success" icon={LockOpen}>
            {t('record.share.open')}
          </Badge>
        )}
      </div>
      {made && shown ? (
        <Link made={made} share={shown} onDone={() => setMade(undefined)} />
      ) : (
        <>
          <LoadState query={shares} error={t('record.share.notLoaded')} loading={null} />
          {/* Mostly there is place for another one: the form does not wait for the answer. */}
          {(shares.data || !shares.isError) && (
            <NewShare key={made?.id} isFull={open.length >= MOST_OPEN_SHARES} onMade={setMade} />
          )}
        </>
      )}
      {others.length > 0 && <OpenShares shares={others} />}
    </Card>
  )
}

const HOURS = ['1', '24', '72', '168'] as const
const CONTENTS = ['summary', 'record'] as const satisfies readonly ShareContent[]

type NewShareProps = { isFull: boolean; onMade: (made: Made) => void }

function NewShare({ isFull, onMade }: NewShareProps) {
  const t = useT()
  const utils = trpc.useUtils()
  const [what, setWhat] = useState<ShareContent>('summary')
  const [hours, setHours] = useState<(typeof HOURS)[number]>('24')
  const share = trpc.record.share.useMutation({ meta: { errorTitle: t('record.share.failed') } })
  const [isProving, setIsProving] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  /** Asks for the password if the sign-in is old. Without one, the server requires a new sign-in. */
  const ask = async () => {
    setIsAsking(true)
    const { asksPassword } = await utils.auth.identities.list
      .fetch(undefined, { staleTime: 0 })
      .finally(() => setIsAsking(false))
    if (asksPassword) setIsProving(true)
    else await make()
  }
  const make = async () => {
    const passcode = newPasscode()
    const { id, url } = await share.mutateAsync({ what, hours: Number(hours), passcode })
    await utils.record.shares.invalidate()
    onMade({ id, url, passcode })
    focusHeading()
  }
  const forHours = t('record.share.hours', { hours: Number(hours) })
  if (isFull) {
    return <p className="mt-2 text-base text-ink-2">{t('record.share.full', { max: MOST_OPEN_SHARES })}</p>
  }
  return (
    <>
      <p className="mt-1 text-base text-ink-2">{t('record.share.text')}</p>
      <fieldset className="mt-5">
        <legend className="mb-2 text-sm font-strong">{t('record.share.what')}</legend>
        <div className="grid gap-2">
          {CONTENTS.map((content) => (
            <label
              key={content}
              className="flex cursor-pointer items-start gap-3 rounded-md border border-line-strong px-4 py-3 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:focus-ring"
            >
              <input
                type="radio"
                name="what"
                className="mt-1 size-4 shrink-0 accent-accent"
                checked={what === content}
                onChange={() => setWhat(content)}
              />
              <span>
                <span className="block text-base font-strong">{t(`record.share.content.${content}`)}</span>
                <span className="block text-sm text-ink-2">{t(`record.share.contentText.${content}`)}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="mt-5">
        <legend className="mb-2 text-sm font-strong">{t('record.share.howLong')}</legend>
        <ChoiceTiles
          value={hours}
          onChange={setHours}
          options={HOURS.map((value) => ({
            value,
            label: t('record.share.hours', { hours: Number(value) }),
          }))}
        />
      </fieldset>
      <Button className="mt-6" busy={isAsking || share.isPending} onClick={() => void ask().catch(() => {})}>
        <Share2 size={18} aria-hidden />
        {t('record.share.action', { time: forHours })}
      </Button>
      <p className="mt-4 text-sm text-ink-3">{t('record.share.snapshot')}</p>
      {isProving && (
        <ConfirmPasswordDialog
          description={t('record.share.confirm')}
          onClose={() => setIsProving(false)}
          onConfirmed={() => {
            setIsProving(false)
            void make().catch(() => {})
          }}
        />
      )}
    </>
  )
}

type LinkProps = { made: Made; share: Shared; onDone: () => void }

/** A share just made: its QR code, its passcode, and how long it is open. */
function Link({ made: { url, passcode }, share, onDone }: LinkProps) {
  const t = useT()
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast.success(t('record.share.copied')),
      () => refuse(t('app.failed.title'), t('record.share.notCopied')),
    )
  return (
    <div>
      <p className="mt-1 text-base text-ink-2">{t(`record.share.reads.${share.what}`)}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4">
        <QrCode
          text={url}
          label={t('record.share.qrCode')}
          className="h-auto max-w-full border border-line"
        />
        <div className="min-w-0 flex-1 basis-44">
          <p className="text-sm text-ink-3">{t('record.share.passcode')}</p>
          <p className="text-2xl font-strong tracking-wider tabular-nums" translate="no">
            {spokenPasscode(passcode)}
          </p>
          <p className="mt-0.5 text-sm text-ink-3">{t('record.share.sayIt')}</p>
        </div>
      </div>
      <TimeLeft share={share} />
      <p className="mt-5 border-t border-line pt-3.5 text-sm text-ink-2">
        {t('record.share.onlyNow', { tries: MOST_WRONG_PASSCODES, openings: MOST_OPENINGS })}
      </p>
      <div className="mt-5 flex flex-wrap gap-x-2 gap-y-3">
        <Button onClick={() => void copy()}>
          <Copy size={18} aria-hidden />
          {t('record.share.copy')}
        </Button>
        <End share={share} />
        <Button look="plain" size="tight" className="-ml-3" onClick={onDone}>
          {t('record.share.another')}
        </Button>
      </div>
    </div>
  )
}

function TimeLeft({ share: { createdAt, expiresAt } }: { share: Shared }) {
  const t = useT()
  const now = useNow()
  const left = timeLeft(expiresAt, now, t)
  return (
    <div className="mt-5">
      <div className="mb-2 flex flex-wrap justify-between gap-x-4 text-base">
        <span className="font-medium">{left}</span>
        <span className="text-ink-2">{formatMoment(expiresAt)}</span>
      </div>
      <Progress
        percent={percentLeft(createdAt, expiresAt, now)}
        label={t('record.share.timeLeft')}
        valueText={left}
      />
    </div>
  )
}

/** Shares whose link this page does not have any more. */
function OpenShares({ shares }: { shares: Shared[] }) {
  const t = useT()
  const now = useNow()
  return (
    <div className="mt-6 border-t border-line pt-4">
      <h3 className="text-base font-strong">{t('record.share.others')}</h3>
      <p className="text-sm text-ink-3">{t('record.share.othersText')}</p>
      <ul>
        {shares.map((share) => (
          <li
            key={share.id}
            className="flex items-center justify-between gap-3 border-b border-line py-2 last:border-b-0 last:pb-0"
          >
            <div>
              <p className="text-base">{t(`record.share.content.${share.what}`)}</p>
              <p className="text-sm text-ink-2">
                {t('record.share.openedTimes', {
                  left: timeLeft(share.expiresAt, now, t),
                  times: share.openings.length,
                })}
              </p>
            </div>
            <End share={share} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function End({ share }: { share: Shared }) {
  const t = useT()
  const utils = trpc.useUtils()
  const [isAsked, setIsAsked] = useState(false)
  const revoke = trpc.record.revoke.useMutation({
    meta: { errorTitle: t('record.share.notEnded'), success: [t('record.share.ended')] },
    onSettled: async () => {
      await utils.record.shares.invalidate()
      setIsAsked(false)
      focusHeading()
    },
  })
  return (
    <>
      <Button look="danger-plain" size="tight" className="shrink-0" onClick={() => setIsAsked(true)}>
        {t('record.share.end')}
      </Button>
      <AlertDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('record.share.endTitle')}
        description={t('record.share.endText')}
        action={t('record.share.end')}
        busy={revoke.isPending}
        onConfirm={() => revoke.mutate({ id: share.id })}
      />
    </>
  )
}
