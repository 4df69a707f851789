import { wizardInput } from '../../shared/credits.ts'
import { practitioner, router, signedIn } from '../trpc.ts'
import { activePackages, statementOf } from './credits.ts'
import { statementInput } from './inputs.ts'
import { runWizard, wizardHistory } from './wizard.ts'

export const creditsRouter = router({
  /** The session's query has read it already, so it costs no second round trip. */
  balance: signedIn.query(({ ctx }) => ctx.who.credits),
  packages: signedIn.query(({ ctx }) => activePackages(ctx.deps.db)),
  statement: signedIn
    .input(statementInput)
    .query(({ ctx, input }) => statementOf(ctx.deps.db, ctx.who.userId, input ?? {})),
  /** Whether the wizard would recommend anything to the caller; the screen says so before the click. */
  wizardRecommends: signedIn.query(
    ({ ctx }) =>
      ctx.deps.model !== null && ctx.who.verified && ['practitioner', 'admin'].includes(ctx.who.role ?? ''),
  ),
  runWizard: signedIn
    .input(wizardInput)
    .mutation(({ ctx, input }) => runWizard(ctx.deps, ctx.who, input, ctx.t)),
  wizardHistory: practitioner.query(({ ctx }) => wizardHistory(ctx.deps.db, ctx.who)),
  onChange: signedIn.subscription(({ ctx, signal }) => ctx.ticks(['credits'], signal)),
})
