import { Monitor, Smartphone } from 'lucide-react'
import { trpc } from '../../app/trpc.ts'
import { deviceOf } from '../../lib/device.ts'
import { useT } from '../../locale/messages.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { formatMomentOfYear, formatShortInstant } from '../../ui/format.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ProfileSection } from './ProfileSection.tsx'

export function Sessions() {
  const t = useT()
  const utils = trpc.useUtils()
  const sessions = trpc.auth.sessions.list.useQuery(undefined, {
    meta: { errorTitle: t('account.sessions.failed') },
  })
  const onSettled = () => utils.auth.sessions.list.invalidate()
  const end = trpc.auth.sessions.end.useMutation({
    meta: { errorTitle: t('app.signOutFailed'), success: [t('account.sessions.ended')] },
    onSettled,
  })
  const endOthers = trpc.auth.sessions.endOthers.useMutation({
    meta: { errorTitle: t('app.signOutFailed'), success: [t('account.sessions.othersEnded')] },
    onSettled,
  })
  return (
    <ProfileSection title={t('account.sessions.title')}>
      {sessions.isPending && <Skeleton className="h-16 w-full" />}
      {sessions.isError && <p className="text-ink-2">{t('account.notLoaded')}</p>}
      <ul>
        {sessions.data?.map(({ id, userAgent, ipAddress, signedInAt, usedAt, current }) => {
          const device = deviceOf(userAgent)
          const Icon = device.handheld ? Smartphone : Monitor
          return (
            <li
              key={id}
              className="flex items-center gap-3.5 border-t border-line py-3 first:border-t-0 first:pt-0"
            >
              <Icon size={22} className="shrink-0 text-ink-2" />
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-base">
                  <span className="font-strong">{device.name}</span>
                  {current && <Badge tone="success">{t('account.thisDevice')}</Badge>}
                </p>
                <p className="text-xs text-ink-2">
                  {ipAddress
                    ? t('account.sessions.beganAt', {
                        moment: formatMomentOfYear(signedInAt),
                        address: ipAddress,
                      })
                    : t('account.sessions.began', { moment: formatMomentOfYear(signedInAt) })}
                </p>
                {!current && (
                  <p className="text-xs text-ink-2">
                    {t('account.sessions.used', { day: formatShortInstant(usedAt) })}
                  </p>
                )}
              </div>
              {!current && (
                <Button
                  look="danger-plain"
                  size="tight"
                  className="-mx-3"
                  aria-label={t('account.sessions.endOf', { device: device.name })}
                  busy={end.isPending && end.variables.id === id}
                  onClick={() => end.mutate({ id })}
                >
                  {t('account.sessions.end')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {sessions.data?.at(-1)?.more && <p className="mt-3 text-sm text-ink-2">{t('account.sessions.cut')}</p>}
      {sessions.data && sessions.data.length > 1 && (
        <Button look="outline" className="mt-3" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
          {t('account.sessions.endOthers')}
        </Button>
      )}
    </ProfileSection>
  )
}
