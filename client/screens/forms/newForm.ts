import { useNavigate } from '@tanstack/react-router'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'

/** Opens a new form in the editor. */
function useOpen() {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  return async ({ id }: { id: string }) => {
    void utils.forms.list.invalidate()
    await navigate({ to: '/practitioner/forms/$formId', params: { formId: id } })
  }
}

/** Saves a new form and opens it. */
export function useBegin() {
  const t = useT()
  return trpc.forms.save.useMutation({
    meta: { errorTitle: t('forms.list.notBegun') },
    onSuccess: useOpen(),
  })
}

/** Copies a form and opens the copy. */
export function useCopyForm() {
  const t = useT()
  const open = useOpen()
  return trpc.forms.copy.useMutation({
    meta: { errorTitle: t('forms.list.notCopied'), success: [t('forms.list.copied')] },
    onSuccess: (copy) => open(copy),
  })
}
