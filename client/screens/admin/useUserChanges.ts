import type { Role } from '../../../shared/auth.ts'
import { refreshSession, useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
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
    meta: { prefix: 'Failed to update user role: ' },
    onSuccess: (_answer, { userId }) => {
      toast.success('Role updated', 'User role has been successfully updated.')
      return changed(userId)
    },
  })
  const verify = trpc.admin.users.verify.useMutation({
    onSuccess: (_answer, { userId }) => {
      toast.success('Practitioner verified', 'Patients can now be assigned to this account.')
      return changed(userId)
    },
  })
  const suspend = trpc.admin.users.suspend.useMutation({
    onSuccess: (_answer, { userId }) => {
      toast.success('Account suspended', 'It is signed out everywhere.')
      return changed(userId)
    },
  })
  const restore = trpc.admin.users.restore.useMutation({
    onSuccess: (_answer, { userId }) => {
      toast.success('Account restored', 'The person can sign in again.')
      return changed(userId)
    },
  })

  return {
    giveRole: ({ id, role, verified, fullName }: User, next: Role) => {
      if (next === role && verified) toast.info('Nothing to change', `${fullName} already has this role.`)
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
