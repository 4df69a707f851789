import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { DELETE_WORD } from '../../../shared/auth.ts'
import { sessionChanged } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { toast } from '../../ui/toast.ts'
import { ProfileSection } from './ProfileSection.tsx'

export function DeleteAccount() {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <ProfileSection title={t('account.delete.section')}>
      <p className="max-w-measure text-sm text-ink-2">{t('account.delete.text')}</p>
      <Button look="danger-plain" className="mt-2 -ml-5" onClick={() => setOpen(true)}>
        {t('account.delete.open')}
      </Button>
      {open && <DeleteDialog onClose={() => setOpen(false)} />}
    </ProfileSection>
  )
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const factors = trpc.auth.factors.useQuery(undefined, { meta: { silent: true } })
  const hasPassword = factors.data?.hasPassword ?? true
  const [problems, setProblems] = useState<{ password?: string; word?: string }>({})
  const remove = trpc.auth.deleteAccount.useMutation({
    meta: { errorTitle: t('account.delete.failed') },
    onSuccess: async () => {
      await navigate({ to: '/', ignoreBlocker: true })
      await sessionChanged()
      toast.success(t('account.delete.done'))
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const given = new FormData(event.currentTarget)
    const password = hasPassword ? String(given.get('password')) : undefined
    const confirmed = given.get('word') === DELETE_WORD
    setProblems({
      ...(password === '' && { password: t('account.password.missing') }),
      ...(!confirmed && { word: t('account.delete.wordMissing', { word: DELETE_WORD }) }),
    })
    if (confirmed && password !== '') {
      remove.mutate({ confirmation: DELETE_WORD, ...(password !== undefined && { password }) })
    }
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('account.delete.title')}
      action={t('account.delete.action')}
      look="danger"
      busy={remove.isPending}
      onSubmit={submit}
    >
      <Alert tone="warning" title={t('account.delete.kept.title')}>
        {t('account.delete.kept.text')}
      </Alert>
      {hasPassword && (
        <Field label={t('account.password.yours')} error={problems.password}>
          <PasswordField name="password" autoComplete="current-password" />
        </Field>
      )}
      <Field label={t('account.delete.word', { word: DELETE_WORD })} error={problems.word}>
        <Input name="word" autoComplete="off" autoCapitalize="characters" />
      </Field>
    </FormDialog>
  )
}
