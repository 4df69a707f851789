import {
  answerInput,
  bloodTestId,
  collectedOnInput,
  consentInput,
  correctionInput,
  patientId,
} from '../../shared/bloodTests.ts'
import { patientInCare } from '../auth/access.ts'
import { audit } from '../auth/audit.ts'
import { modelConsent, setModelConsent } from '../auth/consent.ts'
import { practitioner, router, signedIn } from '../trpc.ts'
import {
  bloodTestsOf,
  bloodTestsOfPatient,
  removeBloodTest,
  retryBloodTest,
  trendsOfPerson,
} from './bloodTests.ts'
import { answerCheck, correctBloodTest, setCollectedOn } from './corrections.ts'
import { storageOf } from './quota.ts'

/** A practitioner's read of a patient's blood tests: the care link is checked, and the read recorded. */
const ofPatient = practitioner.input(patientId).use(async ({ ctx, input, path, next }) => {
  const { db } = ctx.deps
  const patient = await patientInCare(db, ctx.me, input.patientId)
  await audit(db, { actorId: ctx.me.userId, action: path, subjectId: patient })
  return next({ ctx: { patient } })
})

export const bloodTestsRouter = router({
  list: signedIn.query(({ ctx }) => bloodTestsOf(ctx.deps.db, { own: ctx.me.userId })),
  /** How much the caller's files take, and may take. */
  storage: signedIn.query(({ ctx }) => storageOf(ctx.deps, ctx.me)),
  trends: signedIn.query(({ ctx }) => trendsOfPerson(ctx.deps.db, { own: ctx.me.userId })),
  ofPatient: ofPatient.query(({ ctx }) => bloodTestsOfPatient(ctx.deps.db, ctx.patient)),
  trendsOfPatient: ofPatient.query(({ ctx }) => trendsOfPerson(ctx.deps.db, ctx.patient)),
  retry: signedIn.input(bloodTestId).mutation(async ({ ctx, input }) => {
    await retryBloodTest(ctx.deps, ctx.me, input.id)
    return { success: true }
  }),
  remove: signedIn.input(bloodTestId).mutation(async ({ ctx, input }) => {
    await removeBloodTest(ctx.deps, ctx.me, input.id)
    return { success: true }
  }),
  correct: signedIn.input(correctionInput).mutation(async ({ ctx, input }) => {
    await correctBloodTest(ctx.deps.db, ctx.me, input)
    return { success: true }
  }),
  answerCheck: signedIn.input(answerInput).mutation(async ({ ctx, input }) => {
    await answerCheck(ctx.deps.db, ctx.me, input)
    return { success: true }
  }),
  setCollectedOn: signedIn.input(collectedOnInput).mutation(async ({ ctx, input }) => {
    await setCollectedOn(ctx.deps.db, ctx.me, input)
    return { success: true }
  }),
  modelConsent: signedIn.query(({ ctx }) => modelConsent(ctx.deps, ctx.me)),
  setModelConsent: signedIn.input(consentInput).mutation(async ({ ctx, input }) => {
    await setModelConsent(ctx.deps.db, ctx.me, input.agreed)
    return { success: true }
  }),
  onChange: signedIn.subscription(({ ctx, signal }) => ctx.ticks(['bloodTests'], signal)),
})
