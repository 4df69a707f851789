import { wizardInput } from '../../shared/credits.ts'
import { practitioner, router, signedIn } from '../trpc.ts'
import { activePackages, statementOf } from './credits.ts'
import { statementInput } from './inputs.ts'
import { runWizard, wizardHistory } from './wizard.ts'

export const creditsRouter = router({
  /** Read with the session, so without another round trip. */
  balance: signedIn.query(({ ctx }) => ctx.who.credits),
  packages: signedIn.query(({ ctx }) => activePackages(ctx.deps.db)),
  statement: signedIn
    .input(statementInput)
    .query(({ ctx, input }) => statementOf(ctx.deps.db, ctx.who.userId, ctx.t, input ?? {})),
  /** Whether the wizard can recommend anything to the caller. Screens query it before a run is charged. */
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
