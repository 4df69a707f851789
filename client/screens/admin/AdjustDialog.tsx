import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { adjustCreditsInput, MAX_CREDITS } from '../../../shared/credits.ts'
import { trpc } from '../../app/trpc.ts'
import { useUnsavedForm } from '../../app/unsavedInput.ts'
import { NumberInput } from '../../layout/NumberInput.tsx'
import { useT } from '../../locale/messages.tsx'
import { Field, Textarea } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { toastFirstError } from '../../ui/formErrors.ts'
import { toast } from '../../ui/toast.ts'
import { useCreditsChanged } from './useCreditsChanged.ts'

const adjustment = adjustCreditsInput.omit({ userId: true })

type AdjustDialogProps = { user: { id: string; fullName: string }; onClose: () => void }

/** Corrects a balance by hand. The reason appears in the person's statement. */
export function AdjustDialog({ user, onClose }: AdjustDialogProps) {
  const t = useT()
  const changed = useCreditsChanged()
  const form = useForm({
    resolver: zodResolver(adjustment),
    defaultValues: { amount: Number.NaN, reason: '' },
  })
  const { restored, discard } = useUnsavedForm(form, `credits of ${user.id}`)
  const { errors } = form.formState
  const adjust = trpc.admin.credits.adjust.useMutation({
    meta: { fallback: t('admin.adjustCredits.failed') },
    onSuccess: ({ balance }) => {
      toast.success(t('admin.adjustCredits.done'), t('admin.creditsNow', { name: user.fullName, balance }))
      discard()
      onClose()
      return changed()
    },
  })
  return (
    <FormDialog
      onClose={onClose}
      restored={restored}
      title={t('admin.adjustCredits.title')}
      description={t('admin.adjustCredits.whose', { name: user.fullName })}
      action={t('admin.adjustCredits.title')}
      busy={adjust.isPending}
      onSubmit={form.handleSubmit((given) => adjust.mutate({ userId: user.id, ...given }), toastFirstError)}
    >
      <Field
        label={t('admin.adjustCredits.amount')}
        aside={t('admin.adjustCredits.unit')}
        hint={t('admin.adjustCredits.amountHint')}
        error={errors.amount?.message}
      >
        <Controller
          control={form.control}
          name="amount"
          render={({ field }) => (
            <NumberInput
              min={-MAX_CREDITS}
              max={MAX_CREDITS}
              whole
              placeholder={t('admin.adjustCredits.amountExample')}
              {...field}
            />
          )}
        />
      </Field>
      <Field
        label={t('admin.reason')}
        hint={t('admin.adjustCredits.reasonHint')}
        error={errors.reason?.message}
      >
        <Textarea rows={2} {...form.register('reason')} />
      </Field>
    </FormDialog>
  )
}
