import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { password } from '../../../shared/auth.ts'
import { changePassword } from '../../session.ts'
import { trpc } from '../../trpc.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field, PasswordField } from '../../ui/Field.tsx'
import { statusOf } from '../../ui/failures.ts'
import { toast } from '../../ui/toast.ts'
import { ProfileSection } from './ProfileSection.tsx'
import { toastFirstError } from './SignInForm.tsx'

const passwords = z
  .object({ currentPassword: password, newPassword: password })
  .refine((given) => given.newPassword !== given.currentPassword, {
    path: ['newPassword'],
    message: 'Please choose another password than the one you have',
  })

/** Changing one's own password. */
export function NewPassword() {
  const [open, setOpen] = useState(false)
  return (
    <ProfileSection title="Password">
      <p className="text-sm text-ink-2">A new password signs you out everywhere else.</p>
      <Button look="outline" className="mt-3" onClick={() => setOpen(true)}>
        Change password
      </Button>
      {open && <NewPasswordDialog onClose={() => setOpen(false)} />}
    </ProfileSection>
  )
}

function NewPasswordDialog({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const utils = trpc.useUtils()
  const form = useForm({
    resolver: zodResolver(passwords),
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  const { errors } = form.formState
  const save = useMutation({
    mutationFn: (given: z.infer<typeof passwords>) =>
      changePassword(given.currentPassword, given.newPassword),
    onSuccess: () => {
      toast.success('Password saved', 'You are signed out everywhere else.')
      void utils.auth.sessions.list.invalidate()
      onClose()
    },
    onError: (error) => {
      if (statusOf(error) === 400) form.setError('currentPassword', { message: error.message })
    },
    meta: { fallback: 'The password could not be saved' },
    gcTime: 0,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Change password"
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={save.isPending}>
            Save password
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={form.handleSubmit((given) => save.mutate(given), toastFirstError)}
      >
        <Field label="Current password" error={errors.currentPassword?.message}>
          {(control) => (
            <PasswordField
              autoComplete="current-password"
              {...control}
              {...form.register('currentPassword')}
            />
          )}
        </Field>
        <Field label="New password" hint="At least 6 characters" error={errors.newPassword?.message}>
          {(control) => (
            <PasswordField autoComplete="new-password" {...control} {...form.register('newPassword')} />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
