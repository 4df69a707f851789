import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { DELETE_WORD } from '../../../shared/auth.ts'
import { sessionChanged } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { toast } from '../../ui/toast.ts'
import { ProfileSection } from './ProfileSection.tsx'

export function DeleteAccount() {
  const [open, setOpen] = useState(false)
  return (
    <ProfileSection title="Delete my account">
      <p className="max-w-measure text-sm text-ink-2">
        This deletes your health entries, your blood tests with their files, and everything else that the
        clinic does not have to keep. Download your data first: deleted data cannot be restored.
      </p>
      <Button look="danger-plain" className="mt-2 -ml-5" onClick={() => setOpen(true)}>
        Delete my account…
      </Button>
      {open && <DeleteDialog onClose={() => setOpen(false)} />}
    </ProfileSection>
  )
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const factors = trpc.auth.factors.useQuery(undefined, { meta: { silent: true } })
  const hasPassword = factors.data?.hasPassword ?? true
  const [problems, setProblems] = useState<{ password?: string; word?: string }>({})
  const remove = trpc.auth.deleteAccount.useMutation({
    meta: { errorTitle: 'Failed to delete the account' },
    onSuccess: async () => {
      await navigate({ to: '/', ignoreBlocker: true })
      await sessionChanged()
      toast.success('Your account is deleted')
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const given = new FormData(event.currentTarget)
    const password = hasPassword ? String(given.get('password')) : undefined
    const confirmed = given.get('word') === DELETE_WORD
    setProblems({
      ...(password === '' && { password: 'Please type your password' }),
      ...(!confirmed && { word: `Please type ${DELETE_WORD}` }),
    })
    if (confirmed && password !== '') {
      remove.mutate({ confirmation: DELETE_WORD, ...(password !== undefined && { password }) })
    }
  }
  return (
    <FormDialog
      onClose={onClose}
      title="Delete your account?"
      action="Delete permanently"
      look="danger"
      busy={remove.isPending}
      onSubmit={submit}
    >
      <Alert tone="warning" title="What the clinic must keep by law stays">
        Treatment plans and signed visit notes with your name and date of birth, orders with your name,
        payments, and the log of who looked at what. Open orders are not cancelled: talk to the clinic about
        them first.
      </Alert>
      {hasPassword && (
        <Field label="Your password" error={problems.password}>
          <PasswordField name="password" autoComplete="current-password" />
        </Field>
      )}
      <Field label={`Type ${DELETE_WORD} to confirm`} error={problems.word}>
        <Input name="word" autoComplete="off" autoCapitalize="characters" />
      </Field>
    </FormDialog>
  )
}
