import { initTRPC, TRPCError, type TRPCProcedureType } from '@trpc/server'
import type { TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc'
import { z } from 'zod'
import { DEFAULT_LOCALE, type Locale, languageOf, type Translate, textOf } from '../locales/translate.ts'
import { isAuditAction } from '../shared/audit.ts'
import type { Role } from '../shared/auth.ts'
import type { RefusalCode } from '../shared/errors.ts'
import { isHeavy } from '../shared/heavyQueries.ts'
import { patientInCare, type RecordOwner } from './access/careLinks.ts'
import { patientIdInput } from './access/inputs.ts'
import type { Who } from './access/who.ts'
import { audit } from './audit/audit.ts'
import type { PortalServices } from './auth/accounts.ts'
import { refuseBeforePasswordChange } from './auth/forcedPasswordChange.ts'
import { countCost } from './auth/limits.ts'
import { refuseWithoutFactor } from './auth/who.ts'
import { refusalBehind } from './platform/db.ts'
import { inQueryTurn, inReadTurn } from './platform/fairQueue.ts'
import type { Tick, Topic } from './platform/live.ts'
import { translatorFor } from './platform/locales.ts'
import { rejectMalformedInput } from './platform/malformedInput.ts'
import { Refusal } from './platform/refusal.ts'
import { traced } from './platform/tracing.ts'

/** What every procedure gets about its call. */
export type Context = {
  deps: PortalServices
  /** Includes the client's address. */
  headers(): Headers
  requestId: string
  locale: Locale
  t: Translate
  /** Identifies the caller; read once per request, on demand. */
  caller(): Promise<Who | null>
  /** Identifies the caller again, because a stream outlives its session. */
  callerNow(): Promise<Who | null>
  setCookies(cookies: string[]): void
  /** Lets better-auth renew a session that is in use, with its cookie. */
  renewSession(): Promise<void>
}

/** tRPC's code of each refusal; outside tRPC, http/errors.ts maps them. */
const TRPC_CODES = {
  BAD_INPUT: 'BAD_REQUEST',
  NOT_SIGNED_IN: 'UNAUTHORIZED',
  FORBIDDEN: 'FORBIDDEN',
  FACTOR_REQUIRED: 'FORBIDDEN',
  PASSWORD_CHANGE_REQUIRED: 'FORBIDDEN',
  NOT_FOUND: 'NOT_FOUND',
  CONFLICT: 'CONFLICT',
  OUT_OF_STOCK: 'CONFLICT',
  SLOT_TAKEN: 'CONFLICT',
  INSUFFICIENT_CREDITS: 'CONFLICT',
  KEY_REUSED: 'CONFLICT',
  EMAIL_TAKEN: 'CONFLICT',
  TOO_SLOW: 'TIMEOUT',
  TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  UNSUPPORTED_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  TOO_MANY: 'TOO_MANY_REQUESTS',
  UNAVAILABLE: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<RefusalCode, TRPC_ERROR_CODE_KEY>

const trpc = initTRPC.context<Context>().create({
  errorFormatter({ shape, error, ctx }) {
    const { code, httpStatus } = shape.data
    // The context is missing where it could not be made.
    const t = ctx?.t ?? translatorFor(DEFAULT_LOCALE)
    const text = (message: string) => textOf(t, message)
    const data = { code, httpStatus, requestId: ctx?.requestId }
    if (error.cause instanceof Refusal) {
      const { message, code: refusal, details } = error.cause
      return { ...shape, message: text(message), data: { ...data, refusal, ...(details && { details }) } }
    }
    if (error.cause instanceof z.ZodError) {
      const { issues } = error.cause
      const isEnglish = languageOf(ctx?.locale ?? DEFAULT_LOCALE) === 'en'
      // Rules without a message of ours have zod's, in English.
      const reason = ({ message }: z.core.$ZodIssue) => {
        const worded = text(message)
        return worded === message && !isEnglish ? t('app.refused.invalid') : worded
      }
      const fields = Object.fromEntries(issues.map((issue) => [issue.path.join('.'), reason(issue)]))
      const first = issues[0]
      return {
        ...shape,
        message: first ? reason(first) : t('app.refused.invalid'),
        data: { ...data, refusal: 'BAD_INPUT', fields },
      }
    }
    if (code === 'BAD_REQUEST') {
      return { ...shape, message: t('app.refused.unreadable'), data: { ...data, refusal: 'BAD_INPUT' } }
    }
    if (code === 'NOT_FOUND') {
      return { ...shape, message: t('app.refused.noCall'), data: { ...data, refusal: 'NOT_FOUND' } }
    }
    if (
      code === 'METHOD_NOT_SUPPORTED' ||
      code === 'UNSUPPORTED_MEDIA_TYPE' ||
      code === 'PAYLOAD_TOO_LARGE'
    ) {
      return { ...shape, message: t('app.refused.unreadable'), data }
    }
    // Instead of any message that could show the server's internals.
    return { ...shape, message: t('app.refused.ours'), data }
  },
})

export const { router, mergeRouters, middleware } = trpc

/** The base of every procedure: turns a refusal into a tRPC error with its code, and measures the call. */
const refusing = trpc.procedure.use(async ({ ctx, path, type, next }) => {
  const started = performance.now()
  const result = await traced(path, next, ({ ok }) => !ok)
  const refusal = result.ok ? null : refusalBehind(result.error.cause)
  const code = refusal && TRPC_CODES[refusal.code]
  if (type !== 'subscription') {
    const outcome = result.ok ? 'ok' : (code ?? result.error.code)
    ctx.deps.metrics.requests.observe({ call: path, outcome }, (performance.now() - started) / 1000)
  }
  if (refusal && code) {
    throw new TRPCError({ code, message: textOf(ctx.t, refusal.message), cause: refusal })
  }
  return result
})

/** A procedure that needs no session. */
export const anyone = refusing.use(async ({ getRawInput, next }) => {
  rejectMalformedInput(await getRawInput())
  return next()
})

/** Returns the caller and their ticks. Refuses without a session. */
async function callerOf(ctx: Context) {
  const who = await ctx.caller()
  if (!who) throw new Refusal('NOT_SIGNED_IN', 'app.refused.signIn')
  refuseBeforePasswordChange(who)
  return {
    who,
    /** Yields whenever the caller's rows of these topics change, until the session ends or the role changes. */
    ticks(topics: Topic[], signal = new AbortController().signal) {
      const heard = [...new Set<Topic>([...topics, 'session'])]
      return ticksWhile(ctx.deps.live.ticks(heard, who.userId, signal), topics, () => stillThere(ctx, who))
    },
  }
}

/** A procedure of one's own account, for any signed-in user, with or without the required second factor. */
export const ownAccount = refusing.use(async ({ ctx, getRawInput, next }) => {
  rejectMalformedInput(await getRawInput())
  return next({ ctx: await callerOf(ctx) })
})

/** Reads whose time grows with a person's stored data, apart from heavy ones; some are mutations, see their routers. */
const LARGE_QUERIES = /^(?:bloodTests|care|plans)\.|^messages\.quotable$/
const LARGE_MUTATIONS = /^plans\.check/

/** The queue of a call that must not run beside another one of its person; undefined for all others. */
function queueOf(path: string, type: TRPCProcedureType) {
  if (isHeavy(path)) return inQueryTurn
  if (type === 'query' && LARGE_QUERIES.test(path)) return inReadTurn
  return type === 'mutation' && LARGE_MUTATIONS.test(path) ? inReadTurn : undefined
}

/** A procedure for any signed-in user, also one without a role. Costly calls are counted, large reads wait their turn. */
export const signedIn = refusing.use(async ({ ctx, getRawInput, path, type, signal, next }) => {
  rejectMalformedInput(await getRawInput())
  const own = await callerOf(ctx)
  refuseWithoutFactor(ctx.deps.env, own.who)
  await countCost(ctx.deps, own.who, path)
  const run = () => next({ ctx: own })
  const inTurn = queueOf(path, type)
  return inTurn ? inTurn(own.who.userId, run, { signal }) : run()
})

async function* ticksWhile(ticks: AsyncIterable<Tick>, wanted: Topic[], allowed: () => Promise<boolean>) {
  for await (const { topic, at } of ticks) {
    if (wanted.includes(topic)) yield { topic, at }
    if (topic === 'session' && !(await allowed())) return
  }
}

async function stillThere(ctx: Context, who: Who) {
  const now = await ctx.callerNow()
  return now !== null && now.role === who.role && now.verified === who.verified
}

function refuseUnless(who: Who, allowed: readonly Role[]) {
  if (!who.role || !allowed.includes(who.role)) {
    throw new Refusal('FORBIDDEN', 'app.refused.role')
  }
}

const role = (...allowed: Role[]) =>
  signedIn.use(({ ctx, next }) => {
    refuseUnless(ctx.who, allowed)
    return next()
  })

const PRACTITIONERS = ['practitioner', 'admin'] as const

/** A procedure for patients, about their own care. */
export const patient = role('patient')

/** A procedure for practitioners, verified or not, and admins. */
export const practitioner = role(...PRACTITIONERS)

/** A procedure for practitioners whom an admin has verified, and admins. */
export const verifiedPractitioner = practitioner.use(({ ctx, next }) => {
  if (!ctx.who.verified) throw new Refusal('FORBIDDEN', 'app.refused.unverified')
  return next()
})

/** A call about one patient by a practitioner: checks the care link, and leaves the record of it to the procedure. */
export const linked = practitioner.input(patientIdInput).use(async ({ ctx, input, next }) => {
  const patient = await patientInCare(ctx.deps.db, ctx.who, input.patientId)
  return next({ ctx: { patient } })
})

/** A read of one patient by a practitioner: checks the care link, and records the read under the procedure's path. */
export const inCare = linked.use(async ({ ctx, path, next }) => {
  if (!isAuditAction(path)) throw new Error(`${path} is missing in AUDIT_ACTIONS`)
  await audit(ctx.deps.db, { actorId: ctx.who.userId, action: path, subjectId: ctx.patient })
  return next()
})

/**
 * A read of one's own record without a `patientId`, or of a patient's by a practitioner in care, which is recorded under
 * the procedure's path. `ctx.owner` is whose record it is.
 */
export const ownOrInCare = signedIn
  .input(patientIdInput.partial().optional())
  .use(async ({ ctx, input, path, next }) => {
    const { who, deps } = ctx
    if (input?.patientId === undefined) return next({ ctx: { owner: { own: who.userId } as RecordOwner } })
    if (!isAuditAction(path)) throw new Error(`${path} is missing in AUDIT_ACTIONS`)
    if (who.role !== 'practitioner' && who.role !== 'admin') {
      throw new Refusal('FORBIDDEN', 'app.refused.role')
    }
    const owner: RecordOwner = await patientInCare(deps.db, who, input.patientId)
    await audit(deps.db, { actorId: who.userId, action: path, subjectId: input.patientId })
    return next({ ctx: { owner } })
  })

export const admin = role('admin')
