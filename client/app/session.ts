import { useSyncExternalStore } from 'react'
import type { Me } from '../../shared/auth.ts'
import { removeOtherUsers, storedMe } from '../lib/userStorage.ts'
import { t } from '../locale/messages.tsx'
import { HttpFailure, report, statusOf } from '../ui/failures.ts'
import { type SessionEvent, sessionEvent } from './sessionEvent.ts'

/** A session older than this is refetched when the tab becomes visible. Milliseconds. */
const FRESH_FOR = 60_000

/** Null when signed out, undefined before the first answer. */
let session: Me | null | undefined
let askedAt = 0
let pending: Promise<Me | null> | undefined

const watchers = new Set<() => void>()
const listeners = new Set<(event: SessionEvent) => unknown>()
const leaveListeners = new Set<() => void>()

/** Null without BroadcastChannel: other tabs then notice a change at their next request. */
const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session')
otherTabs?.addEventListener('message', () => void refreshSession())
document.addEventListener('visibilitychange', () => {
  const stale = session !== undefined && Date.now() - askedAt > FRESH_FOR
  if (document.visibilityState === 'visible' && stale) void refreshSession()
})

/**
 * Subscribes to session events. A promise that a listener returns is awaited before the former user's data is dropped.
 */
export function onSessionEvent(listener: (event: SessionEvent) => unknown) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Calls `listener` when a user's data must leave this tab: after signing out, or when someone else signed in. */
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

/** The session that the server wrote into the page; readable once. Undefined if there is none. */
function sessionInPage(): Me | null | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="me"]')
  if (!meta?.content) return undefined
  const me: Me | null = JSON.parse(meta.content)
  meta.content = ''
  return me
}

/** Calls `auth.me` with plain fetch, because the guards run before tRPC is loaded. */
async function fetchMe(): Promise<Me | null> {
  const answer = await fetch('/api/trpc/auth.me')
  if (!answer.ok) throw new HttpFailure(answer.status, '')
  const { result }: { result: { data: Me | null } } = await answer.json()
  return result.data
}

/** Without a network: the last user of the tracker in this browser. Refetches the session once the network is back. */
function storedSession(error: unknown): Me {
  const me = statusOf(error) === null ? storedMe() : null
  if (!me) throw error
  session = me
  addEventListener('online', () => void refreshSession(), { once: true })
  return me
}

/** The session, requested once. Throws if the server cannot be reached and this browser has no stored user. */
export function loadSession(): Promise<Me | null> {
  if (session !== undefined) return Promise.resolve(session)
  const inPage = pending ? undefined : sessionInPage()
  if (inPage !== undefined) {
    applyAnswer(inPage)
    return Promise.resolve(inPage)
  }
  pending ??= fetchMe()
    .then((answer) => {
      applyAnswer(answer)
      return answer
    }, storedSession)
    .finally(() => {
      pending = undefined
    })
  return pending
}

let lastRefresh = 0
/** Requests of this tab to the sign-in endpoints that are in flight. */
const pendingRequests = new Set<Promise<unknown>>()

/**
 * Refetches the session, which may have ended on the server or in another tab. The latest of concurrent calls wins.
 * Awaits sign-in requests in flight, some of which replace the session cookie.
 */
export async function refreshSession() {
  const refresh = ++lastRefresh
  await Promise.allSettled(pendingRequests)
  try {
    const answer = await fetchMe()
    if (refresh === lastRefresh) applyAnswer(answer)
  } catch (error) {
    report(error, { errorTitle: t('app.sessionUnread'), silent: true })
  }
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** The session; null when signed out, undefined before the first answer. */
export function useSession(): Me | null | undefined {
  const now = () => session
  return useSyncExternalStore(watch, now, now)
}

/** Posts to a better-auth endpoint under /api/auth and returns its JSON. Throws `HttpFailure` on an error status. */
export function post<Answer = unknown>(path: string, body: object): Promise<Answer> {
  const answer = answerOf<Answer>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  pendingRequests.add(answer)
  return answer.finally(() => pendingRequests.delete(answer))
}

/** Like `post`, with GET. */
export function get<Answer>(path: string): Promise<Answer> {
  return answerOf(path)
}

async function answerOf<Answer>(path: string, request?: RequestInit): Promise<Answer> {
  const answer = await fetch(`/api/auth/${path}`, request)
  if (answer.ok) return answer.json()
  const problem: { message?: unknown } = await answer.json().catch(() => ({}))
  throw new HttpFailure(answer.status, typeof problem.message === 'string' ? problem.message : '')
}

/** Refetches the session after this tab changed it, and makes other tabs do the same. */
export async function sessionChanged() {
  await refreshSession()
  otherTabs?.postMessage('changed')
}

/** Returns 'code-required' if the account has a second factor. */
export async function signIn(email: string, password: string): Promise<'signed-in' | 'code-required'> {
  const answer = await post<{ twoFactorRedirect?: boolean }>('sign-in/email', { email, password })
  if (answer.twoFactorRedirect) return 'code-required'
  await sessionChanged()
  return 'signed-in'
}

/** Completes a sign-in with a code of the authenticator app or a recovery code. */
export async function verifyCode(code: string, kind: 'totp' | 'backup-code') {
  await post(`two-factor/verify-${kind}`, { code })
  await sessionChanged()
  void announce('MFA_CHALLENGE_VERIFIED')
}

export async function signUp(fullName: string, email: string, password: string) {
  await post('sign-up/email', { name: fullName, email, password })
  await sessionChanged()
}

/** What must be sent while there still is a session. */
export const beforeSignOut = new Set<() => Promise<unknown>>()

/**
 * Ends the session by `end`. `leave` navigates to a public page before the user's data is dropped.
 */
export async function signOut(
  leave: () => Promise<void>,
  end: () => Promise<unknown> = () => post('sign-out', {}),
) {
  await Promise.allSettled([...beforeSignOut].map((send) => send()))
  await end()
  await leave()
  await sessionChanged()
}

/** Mails a link to /reset-password. The response does not reveal whether the account exists. */
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
