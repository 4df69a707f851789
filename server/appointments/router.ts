import { hoursInput, kindInput } from '../../shared/appointmentInputs.ts'
import { idInput } from '../access/inputs.ts'
import { admin, linked, router, signedIn, verifiedPractitioner } from '../trpc.ts'
import { accept, ask, book, cancel, close, confirm, decline, move, offer, wantEarlier } from './booking.ts'
import { busyFeed, setBusyFeed } from './busyFeed.ts'
import { clinicHours } from './clinicHours.ts'
import { feed, renewFeed } from './feed.ts'
import { bookableFor, freeOf, hoursOf, kindFor, kindsOf, saveKind, setHours } from './hours.ts'
import {
  askInput,
  bookInput,
  busyFeedInput,
  clinicDayInput,
  closeInput,
  earlierInput,
  endInput,
  freeInput,
  listInput,
  moveInput,
  offerInput,
  practitionerInput,
} from './inputs.ts'
import { clinicDay, listed, mine, waiting } from './lists.ts'

/** Appointments between patients and practitioners: `appointments` in the API. */
export const appointmentsRouter = router({
  hours: verifiedPractitioner
    .input(practitionerInput)
    .query(({ ctx, input }) => hoursOf(ctx.deps.db, ctx.who, input.practitionerId)),
  setHours: verifiedPractitioner.input(hoursInput).mutation(async ({ ctx, input }) => {
    await setHours(ctx.deps.db, ctx.who, input)
    return { success: true }
  }),
  kinds: signedIn
    .input(practitionerInput)
    .query(({ ctx, input }) => kindsOf(ctx.deps.db, ctx.who, input.practitionerId)),
  /** Whom the caller may ask, and for what. */
  bookable: signedIn.query(({ ctx }) => bookableFor(ctx.deps.db, ctx.who)),
  saveKind: verifiedPractitioner
    .input(kindInput)
    .mutation(({ ctx, input }) => saveKind(ctx.deps.db, ctx.who, input)),
  free: signedIn.input(freeInput).query(async ({ ctx, input }) => {
    const { db, clinic } = ctx.deps
    const kind = await kindFor(db, ctx.who, input.practitionerId, input.kindId)
    const free = await freeOf(db, clinic, { ...input, kind })
    return free.map((at) => ({ at: new Date(at).toISOString() }))
  }),
  ask: signedIn.input(askInput).mutation(({ ctx, input }) => ask(ctx.deps, ctx.who, input)),
  book: linked.input(bookInput).mutation(({ ctx, input }) => book(ctx.deps, ctx.who, ctx.patient, input)),
  offer: linked.input(offerInput).mutation(({ ctx, input }) => offer(ctx.deps, ctx.who, ctx.patient, input)),
  accept: signedIn
    .input(moveInput)
    .mutation(({ ctx, input }) => accept(ctx.deps, ctx.who, input.id, input.at)),
  confirm: verifiedPractitioner
    .input(idInput)
    .mutation(({ ctx, input }) => confirm(ctx.deps, ctx.who, input.id)),
  decline: verifiedPractitioner
    .input(endInput)
    .mutation(({ ctx, input }) => decline(ctx.deps, ctx.who, input.id, input.reason)),
  cancel: signedIn
    .input(endInput)
    .mutation(({ ctx, input }) => cancel(ctx.deps, ctx.who, input.id, input.reason)),
  move: signedIn.input(moveInput).mutation(({ ctx, input }) => move(ctx.deps, ctx.who, input.id, input.at)),
  close: verifiedPractitioner
    .input(closeInput)
    .mutation(({ ctx, input }) => close(ctx.deps, ctx.who, input.id, input.state)),
  wantEarlier: signedIn
    .input(earlierInput)
    .mutation(({ ctx, input }) => wantEarlier(ctx.deps, ctx.who, input.id, input.wanted)),
  mine: signedIn.query(({ ctx }) => mine(ctx.deps.db, ctx.who)),
  list: verifiedPractitioner
    .input(listInput)
    .query(({ ctx, input }) => listed(ctx.deps.db, ctx.deps.clinic, ctx.who, input)),
  requests: verifiedPractitioner.query(({ ctx }) => waiting(ctx.deps.db, ctx.who)),
  clinicDay: admin
    .input(clinicDayInput)
    .query(({ ctx, input }) => clinicDay(ctx.deps.db, ctx.deps.clinic, ctx.who, input.date)),
  /** When the practitioners work on a day, and when they are free next. */
  clinicHours: admin
    .input(clinicDayInput)
    .query(({ ctx, input }) => clinicHours(ctx.deps.db, ctx.deps.clinic, input.date)),
  feed: signedIn.query(({ ctx }) => feed(ctx.deps, ctx.who)),
  renewFeed: signedIn.mutation(({ ctx }) => renewFeed(ctx.deps, ctx.who)),
  busyFeed: verifiedPractitioner.query(({ ctx }) => busyFeed(ctx.deps, ctx.who, ctx.t)),
  setBusyFeed: verifiedPractitioner.input(busyFeedInput).mutation(async ({ ctx, input }) => {
    await setBusyFeed(ctx.deps, ctx.who, input.url)
    return { success: true }
  }),
  onChange: signedIn.subscription(({ ctx, signal }) => ctx.ticks(['appointments'], signal)),
})
