import { signUpInput } from '../../shared/auth.ts'
import { acceptInviteInput, inviteToken } from '../../shared/invites.ts'
import { keepLocale } from '../access/locale.ts'
import { anyone, ownAccount, router } from '../trpc.ts'
import { ownFactors } from './factors.ts'
import { identityProvider, ownIdentities, unlinkIdentity } from './identities.ts'
import { ownIdInput, proveInput } from './inputs.ts'
import { acceptInvite, readInvite } from './invites.ts'
import { signUpPractitioner } from './practitionerSignUp.ts'
import { provePassword } from './proof.ts'
import { endOtherSessions, endSession, ownSessions } from './sessions.ts'
import { meOf } from './who.ts'

const sessionsRouter = router({
  list: ownAccount.query(({ ctx }) => ownSessions(ctx.deps.db, ctx.who)),
  end: ownAccount.input(ownIdInput).mutation(async ({ ctx, input }) => {
    await endSession(ctx.deps.db, ctx.who, input.id)
    return { success: true }
  }),
  endOthers: ownAccount.mutation(({ ctx }) => endOtherSessions(ctx.deps.db, ctx.who)),
})

const identitiesRouter = router({
  /** The name of the identity provider that the sign-in page offers; null without one. */
  provider: anyone.query(({ ctx }) => identityProvider(ctx.deps.env)),
  list: ownAccount.query(({ ctx }) => ownIdentities(ctx.deps.env, ctx.deps.db, ctx.who)),
  unlink: ownAccount.input(ownIdInput).mutation(async ({ ctx, input }) => {
    await unlinkIdentity(ctx.deps, ctx.who, input.id)
    return { success: true }
  }),
})

export const authRouter = router({
  sessions: sessionsRouter,
  identities: identitiesRouter,
  /** Makes the session fresh by the password. */
  prove: ownAccount.input(proveInput).mutation(async ({ ctx, input }) => {
    await provePassword(ctx.deps, ctx.who, input.password)
    return { success: true }
  }),
  /** The caller's second factors. */
  factors: ownAccount.query(({ ctx }) => ownFactors(ctx.deps, ctx.who)),
  me: anyone.query(async ({ ctx }) => {
    const who = await ctx.caller()
    if (who?.stale) await ctx.renewSession()
    return who ? meOf(ctx.deps.env, who) : null
  }),
  /** Ticks when the caller's role, session, care links, balance or notices change; ends with the session. */
  onChange: ownAccount.subscription(({ ctx, signal }) =>
    ctx.ticks(['session', 'credits', 'notices'], signal),
  ),
  signUpPractitioner: anyone.input(signUpInput).mutation(async ({ ctx, input }) => {
    ctx.setCookies(await signUpPractitioner(ctx.deps, input, ctx.headers()))
    await keepLocale(ctx.deps.db, input.email, ctx.locale)
    return { success: true }
  }),
  /** What an invitation's link is for. */
  invite: anyone.input(inviteToken).query(({ ctx, input }) => readInvite(ctx.deps.db, input.token)),
  acceptInvite: anyone.input(acceptInviteInput).mutation(async ({ ctx, input }) => {
    ctx.setCookies(await acceptInvite(ctx.deps, input, ctx.headers()))
    await keepLocale(ctx.deps.db, input.email, ctx.locale)
    return { success: true }
  }),
})
