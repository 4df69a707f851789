import type { Role } from '../../../shared/auth.ts'
import { refreshSession, useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { toast } from '../../ui/toast.ts'
import type { User } from './userList.ts'

/** What an admin does to an account; the list is read again after each. */
export function useUserChanges() {
  const utils = trpc.useUtils()
  const me = useSession()?.user.id
  const changed = async (userId: string) => {
    await utils.admin.users.invalidate()
    // Whoever gives away the own role has no business on this page any more.
    if (userId === me) await refreshSession()
  }

  const setRole = trpc.admin.users.setRole.useMutation({
    meta: { prefix: 'Failed to update user role: ' },
    onSuccess: (_answer, { userId }) => {
      toast.success('Role updated', 'User role has been successfully updated.')
      return changed(userId)
    },
  })
  const verify = trpc.admin.users.verify.useMutation({
    onSuccess: (_answer, { userId }) => {
      toast.success('Practitioner verified', 'From now on this account may care for patients.')
      return changed(userId)
    },
  })
  const suspend = trpc.admin.users.suspend.useMutation({
    onSuccess: (_answer, { userId }) => {
      toast.success('Account suspended', 'Its sessions have ended.')
      return changed(userId)
    },
  })
  const restore = trpc.admin.users.restore.useMutation({
    onSuccess: (_answer, { userId }) => {
      toast.success('Account restored', 'Signing in works again.')
      return changed(userId)
    },
  })

  return {
    giveRole: ({ id, role, verified, fullName }: User, next: Role) => {
      if (next === role && verified) toast.info('Nothing to change', `${fullName} has this role already.`)
      else setRole.mutate({ userId: id, role: next })
    },
    verify,
    suspend,
    restore,
    /** The account whose role or verification is being written. */
    busyWith: setRole.isPending
      ? setRole.variables.userId
      : verify.isPending
        ? verify.variables.userId
        : null,
  }
}
