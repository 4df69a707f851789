import type { Role } from '../../../shared/auth.ts'
import { refreshSession, useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { t } from '../../locale/messages.tsx'
import { toast } from '../../ui/toast.ts'
import type { User } from './userList.ts'

/** An admin's changes to an account; the list is reloaded after each. */
export function useUserChanges() {
  const utils = trpc.useUtils()
  const me = useSession()?.user.id
  const changed = async (userId: string) => {
    await utils.admin.users.invalidate()
    // Admins who remove their own role may no longer see this page.
    if (userId === me) await refreshSession()
  }

  const setRole = trpc.admin.users.setRole.useMutation({
    meta: {
      textOf: (reason) => t('admin.users.roleFailed', { reason }),
      success: [t('admin.users.roleUpdated.title'), t('admin.users.roleUpdated.text')],
    },
    onSuccess: (_answer, { userId }) => changed(userId),
  })
  const verify = trpc.admin.users.verify.useMutation({
    meta: { success: [t('admin.users.verified.title'), t('admin.users.verified.text')] },
    onSuccess: (_answer, { userId }) => changed(userId),
  })
  const suspend = trpc.admin.users.suspend.useMutation({
    meta: { success: [t('admin.users.suspend.done'), t('admin.users.suspend.doneText')] },
    onSuccess: (_answer, { userId }) => changed(userId),
  })
  const restore = trpc.admin.users.restore.useMutation({
    meta: { success: [t('admin.users.restore.done'), t('admin.users.restore.doneText')] },
    onSuccess: (_answer, { userId }) => changed(userId),
  })

  return {
    giveRole: ({ id, role, verified, fullName }: User, next: Role) => {
      if (next === role && verified)
        toast.info(t('admin.users.unchanged.title'), t('admin.users.unchanged.text', { name: fullName }))
      else setRole.mutate({ userId: id, role: next })
    },
    verify,
    suspend,
    restore,
    /** The id of the account whose role or verification is being saved. */
    busyWith: setRole.isPending
      ? setRole.variables.userId
      : verify.isPending
        ? verify.variables.userId
        : null,
  }
}
