import { trpc } from '../app/trpc.ts'

export function useMarkRead() {
  const utils = trpc.useUtils()
  return trpc.notices.markRead.useMutation({
    meta: { errorTitle: 'Notices could not be marked as read' },
    onSettled: () => Promise.all([utils.notices.list.invalidate(), utils.notices.unread.invalidate()]),
  })
}
