import { CalendarPlus, Copy, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { AlertDialog } from '../../ui/Dialog.tsx'
import { refuse } from '../../ui/failures.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { toast } from '../../ui/toast.ts'

/** Whose appointments are in it; a practitioner's have their patients' initials. */
type CalendarFeedProps = { of: 'patient' | 'practitioner' }

/** The private address of the reader's appointments for a calendar app, created at the first view. */
export function CalendarFeed({ of }: CalendarFeedProps) {
  const t = useT()
  const utils = trpc.useUtils()
  const [isAsked, setIsAsked] = useState(false)
  const query = trpc.appointments.feed.useQuery(undefined, { meta: { silent: true } })
  const renew = trpc.appointments.renewFeed.useMutation({
    meta: { errorTitle: t('appointments.feed.notRenewed'), success: [t('appointments.feed.renewed')] },
    onSuccess: (feed) => utils.appointments.feed.setData(undefined, feed),
    onSettled: () => setIsAsked(false),
  })
  const address = query.data?.url.replace(/^https?:/, 'webcal:') ?? ''
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast.success(t('appointments.feed.copied')),
      () => refuse(t('app.failed.title'), t('appointments.feed.notCopied')),
    )
  return (
    <>
      <p className="text-sm text-ink-2">{t(`appointments.feed.text.${of}`)}</p>
      <LoadState query={query} error={t('appointments.feed.failed')} loading="mt-3 h-tap w-full rounded-md" />
      {query.data && (
        <>
          <div className="mt-3 flex items-center rounded-md bg-sunken pl-4">
            <input
              readOnly
              aria-label={t('appointments.feed.address')}
              value={address}
              onFocus={({ target }) => target.select()}
              className="h-tap min-w-0 flex-1 truncate bg-transparent text-sm text-ink-2"
            />
            <IconButton
              icon={Copy}
              size={20}
              look="plain"
              label={t('appointments.feed.copy')}
              onClick={() => void copy()}
            />
          </div>
          <div className="mt-1.5 -ml-3 flex flex-wrap gap-x-1">
            <a href={address} className={buttonClass('plain', 'tight')}>
              <CalendarPlus size={20} />
              {t('appointments.feed.add')}
            </a>
            <Button look="plain" size="tight" onClick={() => setIsAsked(true)}>
              <RefreshCw size={20} />
              {t('appointments.feed.renew')}
            </Button>
          </div>
          <AlertDialog
            open={isAsked}
            onClose={() => setIsAsked(false)}
            title={t('appointments.feed.renewTitle')}
            description={t('appointments.feed.renewText')}
            action={t('appointments.feed.renew')}
            look="primary"
            busy={renew.isPending}
            onConfirm={() => renew.mutate()}
          />
        </>
      )}
    </>
  )
}
