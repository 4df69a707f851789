import { trpc } from '../app/trpc.ts'
import { useT } from '../locale/messages.tsx'

export function useMarkRead() {
  const t = useT()
  const utils = trpc.useUtils()
  return trpc.notices.markRead.useMutation({
    meta: { errorTitle: t('notices.unread.failed') },
    onSettled: () => Promise.all([utils.notices.list.invalidate(), utils.notices.unread.invalidate()]),
  })
}
