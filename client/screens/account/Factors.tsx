import { useMutation } from '@tanstack/react-query'
import { KeyRound, Smartphone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { counted } from '../../../shared/text.ts'
import { addPasskey, isAlreadyRegistered, isCancelled, supportsPasskeys } from '../../app/passkeys.ts'
import { post, sessionChanged } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { AlertDialog } from '../../ui/Dialog.tsx'
import { refuse, report } from '../../ui/failures.ts'
import { formatInstant } from '../../ui/format.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { ConfirmEmailNotice, ConfirmPasswordDialog } from './Confirmation.tsx'
import { EnrolApp } from './EnrolApp.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** With fewer recovery codes left, the person is advised to make new ones. */
const FEW = 3

export function Factors({ onAdded }: { onAdded?: () => void }) {
  const utils = trpc.useUtils()
  const factorsQuery = trpc.auth.factors.useQuery(undefined, {
    meta: { errorTitle: 'Failed to load your second factors' },
  })
  const [doing, setDoing] = useState<'adding' | 'removing' | 'renewing' | 'proving'>()
  const [codes, setCodes] = useState<string[]>()
  const [passkeyToRemove, setPasskeyToRemove] = useState<{ id: string; name: string }>()
  const changed = async () => {
    setDoing(undefined)
    await Promise.all([
      utils.auth.factors.invalidate(),
      utils.auth.sessions.list.invalidate(),
      sessionChanged(),
    ])
  }
  const add = useMutation({
    mutationFn: addPasskey,
    onSuccess: async () => {
      toast.success('Passkey added', 'You can sign in with it instead of your password.')
      await changed()
      onAdded?.()
    },
    onError: (error) => {
      if (isAlreadyRegistered(error)) refuse('Error', 'This device already has a passkey for your account.')
      else if (!isCancelled(error)) report(error, { fallback: 'The passkey could not be made' })
    },
    meta: { silent: true },
  })
  const remove = useMutation({
    mutationFn: (id: string) => post('passkey/delete-passkey', { id }),
    onSuccess: async () => {
      toast.success('Passkey removed')
      setPasskeyToRemove(undefined)
      await changed()
    },
    meta: { fallback: 'The passkey could not be removed' },
  })
  if (factorsQuery.isPending) return <Skeleton className="h-16 w-full" />
  if (!factorsQuery.data) return <p className="text-ink-2">This could not be loaded.</p>
  const { factors, recoveryCodesLeft, hasPassword, waitsForProof, asksPassword } = factorsQuery.data
  const app = factors.find(({ type }) => type === 'totp')
  const passkeys = factors.filter(({ type }) => type === 'webauthn')

  return (
    <>
      <p className="max-w-measure text-sm text-ink-2">
        {factors.length === 0
          ? 'With a second factor, somebody who learns your password still cannot sign in. One is enough.'
          : 'You need one of these in addition to your password when you sign in.'}
      </p>
      {waitsForProof && <ConfirmEmailNotice className="mt-4" />}
      <ul className="mt-3">
        {app ? (
          <FactorRow
            icon={<Smartphone size={22} className="shrink-0 text-ink-2" />}
            name={app.name}
            note={
              <>
                Added {formatInstant(app.createdAt)}, {counted(recoveryCodesLeft, 'recovery code')} left
                {recoveryCodesLeft < FEW && ': make new ones soon'}
              </>
            }
          >
            <Button look="plain" size="tight" onClick={() => setDoing('renewing')}>
              New recovery codes
            </Button>
            <Button look="danger-plain" size="tight" onClick={() => setDoing('removing')}>
              Remove
            </Button>
          </FactorRow>
        ) : (
          <MissingFactor
            icon={<Smartphone size={22} className="shrink-0 text-ink-2" />}
            name="Authenticator app"
            note="An app on your phone shows a code for each sign-in. Recovery codes help if you lose the phone."
          >
            <Button look="outline" disabled={waitsForProof} onClick={() => setDoing('adding')}>
              Set up an authenticator app
            </Button>
          </MissingFactor>
        )}
        {passkeys.map(({ id, name, createdAt }) => (
          <FactorRow
            key={id}
            icon={<KeyRound size={22} className="shrink-0 text-ink-2" />}
            name="Passkey"
            note={`${name}, added ${formatInstant(createdAt)}`}
          >
            <Button
              look="danger-plain"
              size="tight"
              aria-label={`Remove the passkey of ${name}`}
              onClick={() => setPasskeyToRemove({ id, name })}
            >
              Remove
            </Button>
          </FactorRow>
        ))}
        {supportsPasskeys && (
          <MissingFactor
            icon={<KeyRound size={22} className="shrink-0 text-ink-2" />}
            name={passkeys.length === 0 ? 'Passkey' : 'Another passkey'}
            note={
              passkeys.length === 0
                ? 'The fingerprint, face or PIN that unlocks your device. Nothing to type, and no fake page can steal it.'
                : 'For another of your devices, or in case you lose this one.'
            }
          >
            <Button
              look="outline"
              disabled={waitsForProof}
              busy={add.isPending}
              onClick={() => (asksPassword ? setDoing('proving') : add.mutate())}
            >
              Add {passkeys.length === 0 ? 'a passkey' : 'another passkey'}
            </Button>
          </MissingFactor>
        )}
      </ul>
      <AlertDialog
        open={passkeyToRemove !== undefined}
        onClose={() => setPasskeyToRemove(undefined)}
        title="Remove this passkey?"
        description={`${passkeyToRemove?.name ?? 'The device'} can no longer sign in with it. Delete it on the device as well.`}
        action="Remove"
        busy={remove.isPending}
        onConfirm={() => passkeyToRemove && remove.mutate(passkeyToRemove.id)}
      />
      {doing === 'adding' && (
        <EnrolApp
          hasPassword={hasPassword}
          onClose={() => setDoing(undefined)}
          onEnrolled={() => changed().then(onAdded)}
        />
      )}
      {doing === 'proving' && (
        <ConfirmPasswordDialog
          onClose={() => setDoing(undefined)}
          onConfirmed={() => {
            setDoing(undefined)
            void utils.auth.factors.invalidate()
            add.mutate()
          }}
        />
      )}
      {doing === 'removing' && (
        <PasswordDialog
          title="Remove the authenticator app?"
          description="After that, your password alone is enough to sign in. The recovery codes stop working."
          action="Remove"
          send={(password) => post('two-factor/disable', { password })}
          hasPassword={hasPassword}
          onClose={() => setDoing(undefined)}
          onDone={async () => {
            toast.success('Authenticator app removed')
            await changed()
          }}
        />
      )}
      {doing === 'renewing' && (
        <PasswordDialog<{ backupCodes: string[] }>
          title="Make new recovery codes?"
          description="Your current recovery codes stop working."
          action="Make new codes"
          send={(password) => post('two-factor/generate-backup-codes', { password })}
          hasPassword={hasPassword}
          onClose={() => setDoing(undefined)}
          onDone={async ({ backupCodes }) => {
            setCodes(backupCodes)
            await changed()
          }}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
    </>
  )
}

type FactorRowProps = { icon: ReactNode; name: string; note: ReactNode; children: ReactNode }

function MissingFactor({ icon, name, note, children }: FactorRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-3 border-t border-line pt-4 pb-5 last:pb-0">
      {icon}
      <div className="min-w-64 flex-1">
        <p className="text-base font-strong">{name}</p>
        <p className="max-w-measure text-xs text-ink-2">{note}</p>
      </div>
      {children}
    </li>
  )
}

function FactorRow({ icon, name, note, children }: FactorRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-1 border-t border-line py-3">
      {icon}
      <div className="min-w-52 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-base">
          <span className="font-strong">{name}</span>
          <Badge tone="success">Verified</Badge>
        </p>
        <p className="text-xs text-ink-2">{note}</p>
      </div>
      <div className="-mx-3 flex flex-wrap">{children}</div>
    </li>
  )
}
