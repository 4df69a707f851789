import { useSyncExternalStore } from 'react'
import type { Me } from '../../shared/auth.ts'
import { removeOtherUsers, storedMe } from '../lib/userStorage.ts'
import { HttpFailure, report, statusOf } from '../ui/failures.ts'
import { type SessionEvent, sessionEvent } from './sessionEvent.ts'

/** An answer older than this is requested again when the tab becomes visible. Milliseconds. */
const FRESH_FOR = 60_000

/** Who is signed in: null when nobody is, undefined before the first answer. */
let session: Me | null | undefined
let askedAt = 0
let asking: Promise<Me | null> | undefined

const watchers = new Set<() => void>()
const listeners = new Set<(event: SessionEvent) => unknown>()
const leaveListeners = new Set<() => void>()

/** Null when the browser does not support BroadcastChannel: other tabs then notice a change at their next request. */
const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session')
otherTabs?.addEventListener('message', () => void refreshSession())
document.addEventListener('visibilitychange', () => {
  const stale = session !== undefined && Date.now() - askedAt > FRESH_FOR
  if (document.visibilityState === 'visible' && stale) void refreshSession()
})

/**
 * Subscribes to session events. A listener may return a promise, which is awaited before a former user's data is
 * dropped.
 */
export function onSessionEvent(listener: (event: SessionEvent) => unknown) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Calls `listener` when a user's data may no longer stay in this tab: after signing out, or when somebody else signed
 * in.
 */
export function onUserLeft(listener: () => void) {
  leaveListeners.add(listener)
}

function announce(event: SessionEvent) {
  return Promise.allSettled([...listeners].map((listener) => listener(event)))
}

function applyAnswer(answer: Me | null) {
  const before = session
  session = answer
  askedAt = Date.now()
  removeOtherUsers(answer?.user.id)
  for (const watch of watchers) watch()
  const event = sessionEvent(before, answer)
  if (!event) return
  const announced = announce(event)
  if (before && before.user.id !== answer?.user.id) {
    void announced.then(() => {
      for (const leave of leaveListeners) leave()
    })
  }
}

/** The session that the server wrote into the page; it is read only once. Undefined when the page has none. */
function sessionInPage(): Me | null | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="me"]')
  if (!meta?.content) return undefined
  const me: Me | null = JSON.parse(meta.content)
  meta.content = ''
  return me
}

/** Calls `auth.me` with plain fetch: the guards need it before tRPC is loaded. */
async function ask(): Promise<Me | null> {
  const answer = await fetch('/api/trpc/auth.me')
  if (!answer.ok) throw new HttpFailure(answer.status, '')
  const { result }: { result: { data: Me | null } } = await answer.json()
  return result.data
}

/**
 * Without a network: the last user of the tracker in this browser. Asks the server again as soon as the network is
 * back.
 */
function storedSession(error: unknown): Me {
  const me = statusOf(error) === null ? storedMe() : null
  if (!me) throw error
  session = me
  addEventListener('online', () => void refreshSession(), { once: true })
  return me
}

/**
 * Who is signed in; the server is asked only once. Throws when it cannot be reached and this browser has no stored
 * user.
 */
export function loadSession(): Promise<Me | null> {
  if (session !== undefined) return Promise.resolve(session)
  const inPage = asking ? undefined : sessionInPage()
  if (inPage !== undefined) {
    applyAnswer(inPage)
    return Promise.resolve(inPage)
  }
  asking ??= ask()
    .then((answer) => {
      applyAnswer(answer)
      return answer
    }, storedSession)
    .finally(() => {
      asking = undefined
    })
  return asking
}

let lastTurn = 0
/** Requests of this tab to the sign-in endpoints that have no answer yet. */
const pendingRequests = new Set<Promise<unknown>>()

/**
 * Asks the server again: a session may have ended there, or in another tab. Of two requests the later one counts.
 * Pending sign-in requests are awaited first, because some answers replace the session cookie: with the old cookie
 * nobody would seem to be signed in.
 */
export async function refreshSession() {
  const turn = ++lastTurn
  await Promise.allSettled(pendingRequests)
  try {
    const answer = await ask()
    if (turn === lastTurn) applyAnswer(answer)
  } catch (error) {
    report(error, { errorTitle: 'The session could not be read', silent: true })
  }
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Who is signed in; null when nobody is, undefined before the first answer. */
export function useSession(): Me | null | undefined {
  const now = () => session
  return useSyncExternalStore(watch, now, now)
}

/**
 * Posts to one of better-auth's endpoints under /api/auth, and returns its JSON. Throws `HttpFailure` on an error
 * status.
 */
export function post<Answer = unknown>(path: string, body: object): Promise<Answer> {
  const answer = answerOf<Answer>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  pendingRequests.add(answer)
  return answer.finally(() => pendingRequests.delete(answer))
}

/** Like `post`, for endpoints that answer GET. */
export function get<Answer>(path: string): Promise<Answer> {
  return answerOf(path)
}

async function answerOf<Answer>(path: string, request?: RequestInit): Promise<Answer> {
  const answer = await fetch(`/api/auth/${path}`, request)
  if (answer.ok) return answer.json()
  const problem: { message?: unknown } = await answer.json().catch(() => ({}))
  throw new HttpFailure(answer.status, typeof problem.message === 'string' ? problem.message : '')
}

/**
 * Asks the server again after this tab changed the session, and makes other tabs do the same. The events follow from
 * the answers.
 */
export async function sessionChanged() {
  await refreshSession()
  otherTabs?.postMessage('changed')
}

/** Signs in, or returns 'code-required' when the account has a second factor. */
export async function signIn(email: string, password: string): Promise<'signed-in' | 'code-required'> {
  const answer = await post<{ twoFactorRedirect?: boolean }>('sign-in/email', { email, password })
  if (answer.twoFactorRedirect) return 'code-required'
  await sessionChanged()
  return 'signed-in'
}

/** The second step of a sign-in: verifies a code of the authenticator app, or one of the recovery codes. */
export async function verifyCode(code: string, kind: 'totp' | 'backup-code') {
  await post(`two-factor/verify-${kind}`, { code })
  await sessionChanged()
  void announce('MFA_CHALLENGE_VERIFIED')
}

export async function signUp(fullName: string, email: string, password: string) {
  await post('sign-up/email', { name: fullName, email, password })
  await sessionChanged()
}

/** Ends the session. `leave` goes to a public page before the signed-in person's data is dropped. */
export async function signOut(leave: () => Promise<void>) {
  await post('sign-out', {})
  await leave()
  await sessionChanged()
}

/** Mails a link to /reset-password. The answer is the same whether the account exists or not. */
export function requestPasswordReset(email: string) {
  return post('request-password-reset', { email })
}

export function resetPassword(token: string, newPassword: string) {
  return post('reset-password', { token, newPassword })
}

export async function changePassword(currentPassword: string, newPassword: string) {
  await post('change-password', { currentPassword, newPassword })
  await sessionChanged()
}
