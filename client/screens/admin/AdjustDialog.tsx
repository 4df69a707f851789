import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { adjustCreditsInput } from '../../../shared/credits.ts'
import { trpc } from '../../app/trpc.ts'
import { useTypedForm } from '../../app/unsavedForms.ts'
import { Field, Input, Textarea } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { toastFirstError } from '../../ui/failures.ts'
import { formatCount } from '../../ui/format.ts'
import { toast } from '../../ui/toast.ts'
import { useCreditsMoved } from './useCreditsMoved.ts'

const adjustment = adjustCreditsInput.omit({ userId: true })

type AdjustDialogProps = { user: { id: string; fullName: string }; onClose: () => void }

/** A balance put right by hand. The reason stands in the person's own statement. */
export function AdjustDialog({ user, onClose }: AdjustDialogProps) {
  const moved = useCreditsMoved()
  const form = useForm({
    resolver: zodResolver(adjustment),
    defaultValues: { amount: Number.NaN, reason: '' },
  })
  const { typedBefore, forget } = useTypedForm(form, `credits of ${user.id}`)
  const { errors } = form.formState
  const adjust = trpc.admin.credits.adjust.useMutation({
    meta: { fallback: 'Failed to adjust the credits' },
    onSuccess: ({ balance }) => {
      toast.success('Credits adjusted', `${user.fullName} now has ${formatCount(balance)} credits.`)
      forget()
      onClose()
      return moved()
    },
  })
  return (
    <FormDialog
      onClose={onClose}
      typedBefore={typedBefore}
      title="Adjust credits"
      description={`The balance of ${user.fullName}`}
      action="Adjust credits"
      busy={adjust.isPending}
      onSubmit={form.handleSubmit((given) => adjust.mutate({ userId: user.id, ...given }), toastFirstError)}
    >
      <Field
        label="Amount"
        aside="credits"
        hint="A minus takes credits away; the balance never falls below 0."
        error={errors.amount?.message}
      >
        {(control) => (
          // Phones' number pads have no minus: `decimal` would leave it out too.
          <Input
            type="number"
            step={1}
            placeholder="10 or -10"
            {...control}
            {...form.register('amount', { valueAsNumber: true })}
          />
        )}
      </Field>
      <Field label="Reason" hint="The person reads it too." error={errors.reason?.message}>
        {(control) => <Textarea rows={2} {...control} {...form.register('reason')} />}
      </Field>
    </FormDialog>
  )
}
