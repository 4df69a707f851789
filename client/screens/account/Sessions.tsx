import { Monitor, Smartphone } from 'lucide-react'
import { trpc } from '../../app/trpc.ts'
import { deviceOf } from '../../lib/device.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { formatMomentOfYear, formatShortInstant } from '../../ui/format.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { ProfileSection } from './ProfileSection.tsx'

export function Sessions() {
  const utils = trpc.useUtils()
  const sessions = trpc.auth.sessions.list.useQuery(undefined, {
    meta: { errorTitle: 'Failed to load where you are signed in' },
  })
  const onSettled = () => utils.auth.sessions.list.invalidate()
  const end = trpc.auth.sessions.end.useMutation({
    meta: { errorTitle: 'Failed to sign out' },
    onSuccess: () => toast.success('Signed out there'),
    onSettled,
  })
  const endOthers = trpc.auth.sessions.endOthers.useMutation({
    meta: { errorTitle: 'Failed to sign out' },
    onSuccess: () => toast.success('Signed out everywhere else'),
    onSettled,
  })
  return (
    <ProfileSection title="Where you are signed in">
      {sessions.isPending && <Skeleton className="h-16 w-full" />}
      {sessions.isError && <p className="text-ink-2">This could not be loaded.</p>}
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
                  {current && <Badge tone="success">This device</Badge>}
                </p>
                <p className="text-xs text-ink-2">
                  Signed in {formatMomentOfYear(signedInAt)}
                  {ipAddress && ` from ${ipAddress}`}
                </p>
                {!current && <p className="text-xs text-ink-2">Last used {formatShortInstant(usedAt)}</p>}
              </div>
              {!current && (
                <Button
                  look="danger-plain"
                  size="tight"
                  className="-mx-3"
                  aria-label={`Sign out of ${device.name}`}
                  busy={end.isPending && end.variables.id === id}
                  onClick={() => end.mutate({ id })}
                >
                  Sign out
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {sessions.data?.at(-1)?.more && (
        <p className="mt-3 text-sm text-ink-2">Only those that were used last are shown.</p>
      )}
      {sessions.data && sessions.data.length > 1 && (
        <Button look="outline" className="mt-3" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
          Sign out everywhere else
        </Button>
      )}
    </ProfileSection>
  )
}
