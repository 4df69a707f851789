import { useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { formatFullMoment } from '../../ui/format.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { toast } from '../../ui/toast.ts'
import { ClinicPart } from './ClinicPart.tsx'

/** While a backup is being made, its state is read this often; milliseconds. */
const POLL_MS = 3_000

/** Whether mails, the storage and backups work, each with the button that tries it. */
export function ClinicChecks() {
  const t = useT()
  const utils = trpc.useUtils()
  const query = trpc.admin.clinic.checks.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.data?.backup.running ? POLL_MS : false),
  })
  const refresh = () => utils.admin.clinic.checks.invalidate()
  const mailTest = trpc.admin.clinic.testMail.useMutation({
    onSuccess: ({ to, error }) => {
      if (error === null) toast.success(t('clinic.mail.sent', { to }))
      return refresh()
    },
  })
  const [stored, setStored] = useState<{ error: string | null } | null>(null)
  const storageTest = trpc.admin.clinic.testStorage.useMutation({ onSuccess: setStored })
  const backup = trpc.admin.clinic.makeBackup.useMutation({ onSuccess: refresh })
  if (!query.data) {
    return <LoadState query={query} error={t('clinic.checks.notLoaded')} loading="h-48 w-full rounded-lg" />
  }
  const { mail, storage, backup: made } = query.data
  return (
    <>
      <ClinicPart part="mail">
        {mail.server === null ? (
          <Alert tone="warning" title={t('clinic.mail.none')}>
            {t('clinic.mail.none.text')}
          </Alert>
        ) : mail.error !== null && mail.testedAt ? (
          <Alert tone="danger" title={t('clinic.mail.failed', { at: formatFullMoment(mail.testedAt) })}>
            <p>{t('clinic.mail.failed.text', { server: mail.server, said: mail.error })}</p>
          </Alert>
        ) : (
          <p>
            {mail.testedAt
              ? t('clinic.mail.works', { server: mail.server, at: formatFullMoment(mail.testedAt) })
              : t('clinic.mail.untested', { server: mail.server })}
          </p>
        )}
        <div>
          <Button
            look="outline"
            disabled={mail.server === null}
            busy={mailTest.isPending}
            onClick={() => mailTest.mutate()}
          >
            {t('clinic.mail.test')}
          </Button>
        </div>
      </ClinicPart>

      <ClinicPart part="storage">
        <p>{storage.kind === 's3' ? t('clinic.storage.s3', storage) : t('clinic.storage.disk')}</p>
        <div role="status" className="empty:hidden">
          {stored?.error === null && <Alert tone="info">{t('clinic.storage.works')}</Alert>}
          {stored?.error && (
            <Alert tone="danger" title={t('clinic.storage.failed')}>
              {t('clinic.said', { said: stored.error })}
            </Alert>
          )}
        </div>
        <div>
          <Button look="outline" busy={storageTest.isPending} onClick={() => storageTest.mutate()}>
            {t('clinic.storage.test')}
          </Button>
        </div>
      </ClinicPart>

      <ClinicPart part="backup">
        {made.off ? (
          <Alert tone={made.off === 'demo' ? 'info' : 'warning'}>{t(`clinic.backup.off.${made.off}`)}</Alert>
        ) : (
          <div role="status" className="grid gap-3">
            <p>
              {made.running
                ? t('clinic.backup.running')
                : made.lastAt
                  ? t('clinic.backup.last', { at: formatFullMoment(made.lastAt) })
                  : t('clinic.backup.none')}
            </p>
            {made.failed && !made.running && <Alert tone="danger">{t('clinic.backup.failed')}</Alert>}
          </div>
        )}
        <div>
          <Button
            look="outline"
            disabled={made.off !== null || made.running}
            busy={backup.isPending}
            onClick={() => backup.mutate()}
          >
            {t('clinic.backup.make')}
          </Button>
        </div>
      </ClinicPart>
    </>
  )
}
