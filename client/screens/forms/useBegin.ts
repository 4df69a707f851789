import { useNavigate } from '@tanstack/react-router'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'

/** Saves a new form and opens it in the editor. */
export function useBegin() {
  const t = useT()
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  return trpc.forms.save.useMutation({
    meta: { errorTitle: t('forms.list.notBegun') },
    onSuccess: async ({ id }) => {
      void utils.forms.list.invalidate()
      await navigate({ to: '/practitioner/forms/$formId', params: { formId: id } })
    },
  })
}
