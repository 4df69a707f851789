import { useNavigate } from '@tanstack/react-router'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { toast } from '../../ui/toast.ts'

/** Copies a form and opens the copy. */
export function useCopyForm() {
  const t = useT()
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  return trpc.forms.copy.useMutation({
    meta: { errorTitle: t('forms.list.notCopied') },
    onSuccess: async ({ id }) => {
      toast.success(t('forms.list.copied'))
      void utils.forms.list.invalidate()
      await navigate({ to: '/practitioner/forms/$formId', params: { formId: id } })
    },
  })
}
