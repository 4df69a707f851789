import { newPatientInput } from '../../shared/auth.ts'
import { ownerId } from '../access/careLinks.ts'
import { idInput, peoplePageInput, todayInput } from '../access/inputs.ts'
import { setConditions } from '../account/profile.ts'
import { auditReads } from '../audit/audit.ts'
import { decideAgain } from '../bloodTests/urgency.ts'
import { placeOrder } from '../shop/checkout.ts'
import { placeOrderInput } from '../shop/inputs.ts'
import { changesCatalogue } from '../shop/router.ts'
import {
  inCare,
  linked,
  ownOrInCare,
  patient,
  practitioner,
  router,
  signedIn,
  verifiedPractitioner,
} from '../trpc.ts'
import {
  answerCare,
  askedCare,
  openCareRequests,
  practitionersOf,
  requestCare,
  withdrawCare,
} from './careRequests.ts'
import { countsOf } from './counts.ts'
import {
  addendumInput,
  answerInput,
  conditionsInput,
  notesInput,
  requestCareInput,
  requestLinkInput,
  saveNoteInput,
  searchInput,
  signNoteInput,
  timelineInput,
} from './inputs.ts'
import { canInvite } from './invitation.ts'
import { answerLink, askedLinks, openLinkRequests, requestLink, withdrawLink } from './linkRequests.ts'
import { noteFacts } from './noteFacts.ts'
import { nowOf } from './now.ts'
import { acknowledgedRules } from './orderSafety.ts'
import { createPatient, patientProfile, patientsInCare } from './patients.ts'
import { decideInput, decideProposal, proposalsOf } from './proposals.ts'
import { search } from './search.ts'
import { timelineOf } from './timeline.ts'
import { addAddendum, listNotes, releasedNotes, saveNote, signNote } from './visitNotes.ts'
import { answerEmergencies, markSeen, worklistOf } from './worklist.ts'
import { answerEmergenciesInput, markSeenInput } from './worklistLines.ts'

/** The patients in the caller's care: `auth.patients` in the API. */
export const patientsRouter = router({
  list: practitioner
    .input(peoplePageInput)
    .query(({ ctx, input }) => patientsInCare(ctx.deps.db, ctx.who, input)),
  create: verifiedPractitioner
    .input(newPatientInput)
    .mutation(({ ctx, input }) => createPatient(ctx.deps, ctx.who, input)),
  /** True if a new patient can be mailed an invitation. */
  canInvite: verifiedPractitioner.query(({ ctx }) => canInvite(ctx.deps)),
  profile: inCare.query(({ ctx }) => patientProfile(ctx.deps.db, ctx.who, ctx.patient)),
  setConditions: inCare.input(conditionsInput).mutation(async ({ ctx, input }) => {
    await setConditions(ctx.deps.db, ctx.patient, input.conditions)
    await decideAgain(ctx.deps.db, ctx.patient)
    return { success: true }
  }),
})

/** Orders are checked against the buyer's record: `shop.placeOrder` in the API. */
export const checkoutRouter = router({
  placeOrder: signedIn
    .use(changesCatalogue)
    .input(placeOrderInput)
    .mutation(async ({ ctx, input }) => {
      const ids = input.lines.map(({ productId }) => productId)
      const warnings = await acknowledgedRules(ctx.deps.db, ctx.who, ids, input.acknowledged, ctx.locale)
      return placeOrder(ctx.deps, ctx.who.userId, input, warnings)
    }),
})

const notesRouter = router({
  list: inCare
    .input(notesInput)
    .query(({ ctx, input }) => listNotes(ctx.deps.db, ctx.who, ctx.patient, input.cursor)),
  facts: inCare.input(todayInput).query(({ ctx, input }) => noteFacts(ctx.deps.db, ctx.patient, input.today)),
  save: linked.input(saveNoteInput).mutation(async ({ ctx, input }) => {
    const { db } = ctx.deps
    // A draft is saved every few seconds, and recorded once in ten minutes.
    await auditReads(db, ctx.who, 'care.notes.save', [ctx.patient])
    return saveNote(db, ctx.who, ctx.patient, input)
  }),
  sign: inCare.input(signNoteInput).mutation(async ({ ctx, input }) => {
    await signNote(ctx.deps.db, ctx.who, ctx.patient, input)
    return { success: true }
  }),
  addAddendum: inCare
    .input(addendumInput)
    .mutation(({ ctx, input }) => addAddendum(ctx.deps.db, ctx.who, ctx.patient, input)),
  /** Texts that practitioners released to the caller. */
  released: signedIn
    .input(notesInput.optional())
    .query(({ ctx, input }) => releasedNotes(ctx.deps.db, ctx.who, input?.cursor)),
})

/** What the caller's patients need: `care` in the API. */
export const careRouter = router({
  notes: notesRouter,
  now: signedIn.input(todayInput).query(({ ctx, input }) => nowOf(ctx.deps, ctx.who, input, ctx.locale)),
  /** Searches what the caller may see, by word prefixes. */
  search: signedIn.input(searchInput).query(({ ctx, input }) => search(ctx.deps.db, ctx.who, input.text)),
  worklist: practitioner.query(({ ctx }) => worklistOf(ctx.deps, ctx.who, ctx.locale)),
  /** The worklist's lines about one patient. */
  open: inCare.query(({ ctx }) => worklistOf(ctx.deps, ctx.who, ctx.locale, ctx.patient)),
  counts: inCare.query(({ ctx }) => countsOf(ctx.deps.db, ctx.who, ctx.patient)),
  answerEmergencies: practitioner.input(answerEmergenciesInput).mutation(async ({ ctx, input }) => {
    await answerEmergencies(ctx.deps.db, ctx.who, input)
    return { success: true }
  }),
  markSeen: practitioner.input(markSeenInput).mutation(async ({ ctx, input }) => {
    await markSeen(ctx.deps.db, ctx.who, input)
    return { success: true }
  }),
  /**
   * Also ticks when a care link of the caller appears or ends. An unverified practitioner gets only these ticks,
   * because even the time of a patient's entry is confidential.
   */
  onChange: practitioner.subscription(({ ctx, signal }) =>
    ctx.ticks(ctx.who.verified ? ['care', 'session'] : ['session'], signal),
  ),
  /** The answer does not reveal whether an account has the address. */
  requestLink: verifiedPractitioner.input(requestLinkInput).mutation(async ({ ctx, input }) => {
    await requestLink(ctx.deps, ctx.who, input.email)
    return { success: true }
  }),
  /** The caller's own requests, by address. */
  askedLinks: verifiedPractitioner.query(({ ctx }) => askedLinks(ctx.deps.db, ctx.who)),
  withdrawLink: verifiedPractitioner.input(idInput).mutation(async ({ ctx, input }) => {
    await withdrawLink(ctx.deps.db, ctx.who, input.id)
    return { success: true }
  }),
  linkRequests: patient.query(({ ctx }) => openLinkRequests(ctx.deps.db, ctx.who)),
  answerLink: patient.input(answerInput).mutation(async ({ ctx, input }) => {
    await answerLink(ctx.deps, ctx.who, input)
    return { success: true }
  }),
  practitioners: signedIn.query(({ ctx }) => practitionersOf(ctx.deps.db)),
  requestCare: patient
    .input(requestCareInput)
    .mutation(({ ctx, input }) => requestCare(ctx.deps, ctx.who, input.practitionerId)),
  /** The caller's own requests, as a patient. */
  askedCare: patient.query(({ ctx }) => askedCare(ctx.deps.db, ctx.who)),
  withdrawCare: patient.input(idInput).mutation(async ({ ctx, input }) => {
    await withdrawCare(ctx.deps.db, ctx.who, input.id)
    return { success: true }
  }),
  careRequests: verifiedPractitioner.query(({ ctx }) => openCareRequests(ctx.deps.db, ctx.who)),
  answerCare: verifiedPractitioner.input(answerInput).mutation(async ({ ctx, input }) => {
    await answerCare(ctx.deps.db, ctx.who, input)
    return { success: true }
  }),
  /** What answers to forms would write into the profile. */
  proposals: ownOrInCare.query(({ ctx }) => proposalsOf(ctx.deps.db, ctx.owner)),
  decideProposal: ownOrInCare.input(decideInput).mutation(async ({ ctx, input }) => {
    const decided = await decideProposal(ctx.deps.db, ctx.who, ctx.owner, input)
    await decideAgain(ctx.deps.db, ownerId(ctx.owner))
    return decided
  }),
  timeline: ownOrInCare
    .input(timelineInput)
    .query(({ ctx, input: { from, until } }) => timelineOf(ctx.deps, ctx.owner, { from, until }, ctx.t)),
})
