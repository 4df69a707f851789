import { useSyncExternalStore } from 'react'
import type { Me } from '../../shared/auth.ts'
import { removeOtherUsers, storedMe } from '../lib/userStorage.ts'
import { HttpFailure, report, statusOf } from '../ui/failures.ts'
import { type SessionEvent, sessionEvent } from './sessionEvent.ts'

/** An older answer is asked for again when the tab comes back into sight. Milliseconds. */
const FRESH_FOR = 60_000

/** Who is signed in: null for nobody, undefined before the first answer. */
let session: Me | null | undefined
let askedAt = 0
let asking: Promise<Me | null> | undefined

const watchers = new Set<() => void>()
const listeners = new Set<(event: SessionEvent) => unknown>()
const leavers = new Set<() => void>()

/** Null where the browser has none: other tabs then learn of a change when they next ask. */
const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session')
otherTabs?.addEventListener('message', () => void refreshSession())
document.addEventListener('visibilitychange', () => {
  const stale = session !== undefined && Date.now() - askedAt > FRESH_FOR
  if (document.visibilityState === 'visible' && stale) void refreshSession()
})

/** Subscribes; a listener may answer with a promise, which is awaited before a former user's data is dropped. */
export function onSessionEvent(listener: (event: SessionEvent) => unknown) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Calls back when a user's data may no longer stay here: after signing out, or when somebody else signed in. */
export function onUserLeft(listener: () => void) {
  leavers.add(listener)
}

function announce(event: SessionEvent) {
  return Promise.allSettled([...listeners].map((listener) => listener(event)))
}

function learned(answer: Me | null) {
  const before = session
  session = answer
  askedAt = Date.now()
  removeOtherUsers(answer?.user.id)
  for (const watch of watchers) watch()
  const event = sessionEvent(before, answer)
  if (!event) return
  const told = announce(event)
  if (before && before.user.id !== answer?.user.id) {
    void told.then(() => {
      for (const leave of leavers) leave()
    })
  }
}

/** What the server wrote into the page, once: it knew whom it answered. Undefined where it says nothing. */
function toldByPage(): Me | null | undefined {
  const told = document.querySelector<HTMLMetaElement>('meta[name="me"]')
  if (!told?.content) return undefined
  const me: Me | null = JSON.parse(told.content)
  told.content = ''
  return me
}

/** `auth.me` by hand: the guards ask it before tRPC is loaded. */
async function ask(): Promise<Me | null> {
  const answer = await fetch('/api/trpc/auth.me')
  if (!answer.ok) throw new HttpFailure(answer.status, '')
  const { result }: { result: { data: Me | null } } = await answer.json()
  return result.data
}

/** Without a network: whoever opened the tracker here last. The server is asked as soon as it answers. */
function withoutNetwork(error: unknown): Me {
  const me = statusOf(error) === null ? storedMe() : null
  if (!me) throw error
  session = me
  addEventListener('online', () => void refreshSession(), { once: true })
  return me
}

/** Who is signed in, asked once. Throws when the server cannot be reached and this browser knows nobody. */
export function loadSession(): Promise<Me | null> {
  if (session !== undefined) return Promise.resolve(session)
  const told = asking ? undefined : toldByPage()
  if (told !== undefined) {
    learned(told)
    return Promise.resolve(told)
  }
  asking ??= ask()
    .then((answer) => {
      learned(answer)
      return answer
    }, withoutNetwork)
    .finally(() => {
      asking = undefined
    })
  return asking
}

let lastTurn = 0
/** What this tab has sent to the sign-in endpoints and has no answer to yet. */
const underway = new Set<Promise<unknown>>()

/**
 * Asks again: a session may have ended on the server, or in another tab. Of two questions the later one counts. Some
 * answers bring the session that follows on the one before: they are awaited, or nobody would seem to be signed in.
 */
export async function refreshSession() {
  const turn = ++lastTurn
  await Promise.allSettled(underway)
  try {
    const answer = await ask()
    if (turn === lastTurn) learned(answer)
  } catch (error) {
    report(error, { errorTitle: 'The session could not be read', silent: true })
  }
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Who is signed in; null for nobody, undefined before the first answer. */
export function useSession(): Me | null | undefined {
  const now = () => session
  return useSyncExternalStore(watch, now, now)
}

/** Sends to one of the sign-in endpoints beside tRPC; answers with what they say. */
export function post<Answer = unknown>(path: string, body: object): Promise<Answer> {
  const answer = answerOf<Answer>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  underway.add(answer)
  return answer.finally(() => underway.delete(answer))
}

/** The same for those that are only asked. */
export function get<Answer>(path: string): Promise<Answer> {
  return answerOf(path)
}

async function answerOf<Answer>(path: string, request?: RequestInit): Promise<Answer> {
  const answer = await fetch(`/api/auth/${path}`, request)
  if (answer.ok) return answer.json()
  const problem: { message?: unknown } = await answer.json().catch(() => ({}))
  throw new HttpFailure(answer.status, typeof problem.message === 'string' ? problem.message : '')
}

/** Asks again after this tab changed the session, and lets the other tabs ask; the events follow from the answers. */
export async function sessionChanged() {
  await refreshSession()
  otherTabs?.postMessage('changed')
}

/** Signs in, or answers that a code is asked for first. */
export async function signIn(email: string, password: string): Promise<'signed-in' | 'code-asked'> {
  const answer = await post<{ twoFactorRedirect?: boolean }>('sign-in/email', { email, password })
  if (answer.twoFactorRedirect) return 'code-asked'
  await sessionChanged()
  return 'signed-in'
}

/** The second step of a sign-in: the code of the authenticator app, or one of the recovery codes. */
export async function giveCode(code: string, kind: 'totp' | 'backup-code') {
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

/** Sends a link that leads to /reset-password. Answers the same whether the account exists or not. */
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
