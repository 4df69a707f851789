import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { adjustCreditsInput } from '../../../shared/credits.ts'
import { trpc } from '../../app/trpc.ts'
import { useUnsavedForm } from '../../app/unsavedInput.ts'
import { Field, Input, Textarea } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { formatCount } from '../../ui/format.ts'
import { toastFirstError } from '../../ui/formErrors.ts'
import { toast } from '../../ui/toast.ts'
import { useCreditsChanged } from './useCreditsChanged.ts'

const adjustment = adjustCreditsInput.omit({ userId: true })

type AdjustDialogProps = { user: { id: string; fullName: string }; onClose: () => void }

/** Corrects a balance by hand. The reason appears in the person's statement. */
export function AdjustDialog({ user, onClose }: AdjustDialogProps) {
  const changed = useCreditsChanged()
  const form = useForm({
    resolver: zodResolver(adjustment),
    defaultValues: { amount: Number.NaN, reason: '' },
  })
  const { restored, discard } = useUnsavedForm(form, `credits of ${user.id}`)
  const { errors } = form.formState
  const adjust = trpc.admin.credits.adjust.useMutation({
    meta: { fallback: 'Failed to adjust the credits' },
    onSuccess: ({ balance }) => {
      toast.success('Credits adjusted', `${user.fullName} now has ${formatCount(balance)} credits.`)
      discard()
      onClose()
      return changed()
    },
  })
  return (
    <FormDialog
      onClose={onClose}
      restored={restored}
      title="Adjust credits"
      description={`The balance of ${user.fullName}`}
      action="Adjust credits"
      busy={adjust.isPending}
      onSubmit={form.handleSubmit((given) => adjust.mutate({ userId: user.id, ...given }), toastFirstError)}
    >
      <Field
        label="Amount"
        aside="credits"
        hint="A negative amount takes credits away; the balance never falls below 0."
        error={errors.amount?.message}
      >
        {/* No inputMode: number pads of phones, `decimal` included, have no minus. */}
        <Input
          type="number"
          step={1}
          placeholder="10 or -10"
          {...form.register('amount', { valueAsNumber: true })}
        />
      </Field>
      <Field label="Reason" hint="The person sees it in their statement." error={errors.reason?.message}>
        <Textarea rows={2} {...form.register('reason')} />
      </Field>
    </FormDialog>
  )
}
