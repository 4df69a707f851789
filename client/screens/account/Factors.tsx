import { useMutation } from '@tanstack/react-query'
import { KeyRound, Smartphone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { addPasskey, isAlreadyRegistered, isCancelled, supportsPasskeys } from '../../app/passkeys.ts'
import { post, sessionChanged } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { ConfirmPasswordDialog } from '../../layout/ConfirmPasswordDialog.tsx'
import { PasswordDialog } from '../../layout/PasswordDialog.tsx'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { AlertDialog } from '../../ui/Dialog.tsx'
import { refuse, report } from '../../ui/failures.ts'
import { formatInstant } from '../../ui/format.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { EnrolApp } from './EnrolApp.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** With fewer recovery codes left, the person is advised to make new ones. */
const FEW = 3

export function Factors({ onAdded }: { onAdded?: () => void }) {
  const t = useT()
  const utils = trpc.useUtils()
  const factorsQuery = trpc.auth.factors.useQuery(undefined, {
    meta: { errorTitle: t('account.factors.failed') },
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
      await changed()
      onAdded?.()
    },
    onError: (error) => {
      if (isAlreadyRegistered(error)) refuse(t('app.failed.title'), t('account.passkey.exists'))
      else if (!isCancelled(error)) report(error, { fallback: t('account.passkey.failed') })
    },
    meta: {
      silent: true,
      success: [t('account.passkey.addedDone.title'), t('account.passkey.addedDone.text')],
    },
  })
  const remove = useMutation({
    mutationFn: (id: string) => post('passkey/delete-passkey', { id }),
    onSuccess: async () => {
      setPasskeyToRemove(undefined)
      await changed()
    },
    meta: { fallback: t('account.passkey.notRemoved'), success: [t('account.passkey.removed')] },
  })
  if (factorsQuery.isPending) return <Skeleton className="h-64 w-full md:h-48" />
  if (!factorsQuery.data) return <p className="text-ink-2">{t('account.notLoaded')}</p>
  const { factors, recoveryCodesLeft, hasPassword, waitsForProof, asksPassword } = factorsQuery.data
  const app = factors.find(({ type }) => type === 'totp')
  const passkeys = factors
    .filter(({ type }) => type === 'webauthn')
    .map((key) => ({ ...key, name: key.name ?? t('account.passkey.title') }))

  return (
    <>
      <p className="max-w-measure text-sm text-ink-2">
        {t(factors.length === 0 ? 'account.factors.none' : 'account.factors.some')}
      </p>
      {waitsForProof && <ConfirmEmailNotice className="mt-4" />}
      <ul className="mt-3">
        {app ? (
          <FactorRow
            icon={<Smartphone size={22} className="shrink-0 text-ink-2" />}
            name={t('account.app.title')}
            note={t(recoveryCodesLeft < FEW ? 'account.app.fewCodes' : 'account.app.codes', {
              day: formatInstant(app.createdAt),
              left: recoveryCodesLeft,
            })}
          >
            <Button look="plain" size="tight" onClick={() => setDoing('renewing')}>
              {t('account.codes.renew')}
            </Button>
            <Button look="danger-plain" size="tight" onClick={() => setDoing('removing')}>
              {t('account.remove')}
            </Button>
          </FactorRow>
        ) : (
          <MissingFactor
            icon={<Smartphone size={22} className="shrink-0 text-ink-2" />}
            name={t('account.app.title')}
            note={t('account.app.text')}
          >
            <Button look="outline" disabled={waitsForProof} onClick={() => setDoing('adding')}>
              {t('account.app.setUp')}
            </Button>
          </MissingFactor>
        )}
        {passkeys.map(({ id, name, createdAt }) => (
          <FactorRow
            key={id}
            icon={<KeyRound size={22} className="shrink-0 text-ink-2" />}
            name={t('account.passkey.title')}
            note={t('account.passkey.added', { name, day: formatInstant(createdAt) })}
          >
            <Button
              look="danger-plain"
              size="tight"
              aria-label={t('account.passkey.removeOf', { name })}
              onClick={() => setPasskeyToRemove({ id, name })}
            >
              {t('account.remove')}
            </Button>
          </FactorRow>
        ))}
        {supportsPasskeys && (
          <MissingFactor
            icon={<KeyRound size={22} className="shrink-0 text-ink-2" />}
            name={t(passkeys.length === 0 ? 'account.passkey.title' : 'account.passkey.another')}
            note={t(passkeys.length === 0 ? 'account.passkey.text' : 'account.passkey.anotherText')}
          >
            <Button
              look="outline"
              disabled={waitsForProof}
              busy={add.isPending}
              onClick={() => (asksPassword ? setDoing('proving') : add.mutate())}
            >
              {t(passkeys.length === 0 ? 'account.passkey.add' : 'account.passkey.addAnother')}
            </Button>
          </MissingFactor>
        )}
      </ul>
      <AlertDialog
        open={passkeyToRemove !== undefined}
        onClose={() => setPasskeyToRemove(undefined)}
        title={t('account.passkey.removeTitle')}
        description={t('account.passkey.removeText', {
          name: passkeyToRemove?.name ?? t('account.passkey.device'),
        })}
        action={t('account.remove')}
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
          description={t('account.confirmPassword.text')}
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
          title={t('account.app.removeTitle')}
          description={t('account.app.removeText')}
          action={t('account.remove')}
          send={(password) => post('two-factor/disable', { password })}
          hasPassword={hasPassword}
          onClose={() => setDoing(undefined)}
          onDone={async () => {
            toast.success(t('account.app.removed'))
            await changed()
          }}
        />
      )}
      {doing === 'renewing' && (
        <PasswordDialog<{ backupCodes: string[] }>
          title={t('account.codes.renewTitle')}
          description={t('account.codes.renewText')}
          action={t('account.codes.renewAction')}
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
  const t = useT()
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-1 border-t border-line py-3">
      {icon}
      <div className="min-w-52 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-base">
          <span className="font-strong">{name}</span>
          <Badge tone="success">{t('account.factors.verified')}</Badge>
        </p>
        <p className="text-xs text-ink-2">{note}</p>
      </div>
      <div className="-mx-3 flex flex-wrap">{children}</div>
    </li>
  )
}

/** Asks for the confirmation of the e-mail address, which second factors require, and can resend the mail. */
function ConfirmEmailNotice({ className = '' }: { className?: string }) {
  const t = useT()
  const send = useMutation({
    mutationFn: () => post('send-verification-email', {}),
    meta: {
      fallback: t('account.confirmEmail.failed'),
      success: [t('account.confirmEmail.sent.title'), t('account.confirmEmail.sent.text')],
    },
    gcTime: 0,
  })
  return (
    <Alert tone="info" title={t('account.confirmEmail.title')} className={className}>
      <p>{t('account.confirmEmail.text')}</p>
      <Button
        look="outline"
        size="tight"
        className="mt-2.5"
        busy={send.isPending}
        onClick={() => send.mutate()}
      >
        {t('account.confirmEmail.again')}
      </Button>
    </Alert>
  )
}
