import { removeEntriesOf } from '../appointments/invitations.ts'
import { accessToMine } from '../audit/audit.ts'
import { decideAgain } from '../bloodTests/urgency.ts'
import { ownAccount, router, signedIn } from '../trpc.ts'
import { deleteAccount } from './deleteAccount.ts'
import { deleteAccountInput, updateProfileInput } from './inputs.ts'
import { ownProfile, updateProfile } from './profile.ts'

/** One's own account and record: part of `auth` in the API. */
export const accountRouter = router({
  profile: ownAccount.query(({ ctx }) => ownProfile(ctx.deps.db, ctx.who)),
  /** Who has read or changed the caller's data. */
  accessToMine: signedIn.query(({ ctx }) => accessToMine(ctx.deps.db, ctx.who)),
  /** Irreversible: see docs/decisions/account-deletion.md. */
  deleteAccount: ownAccount.input(deleteAccountInput).mutation(async ({ ctx, input }) => {
    await deleteAccount(ctx.deps, ctx.who, input, (tx) => removeEntriesOf(tx, ctx.deps, ctx.who.userId))
    return { success: true }
  }),
  updateProfile: ownAccount.input(updateProfileInput).mutation(async ({ ctx, input }) => {
    await updateProfile(ctx.deps.db, ctx.who, input)
    await decideAgain(ctx.deps.db, ctx.who.userId)
    return { success: true }
  }),
})
