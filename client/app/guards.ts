import { redirect } from '@tanstack/react-router'
import { refuse } from '../ui/failures.ts'
import { safeRedirect } from './redirect.ts'
import { loadSession } from './session.ts'

/** The part of the router's context that a guard reads. */
type Entering = { location: { href: string }; preload: boolean }

/** Guards only lead people to the page that helps them. The server alone decides what anyone may read or change. */
async function requireSession({ location }: Entering, signInPage: '/auth' | '/practitioner-auth') {
  const session = await loadSession()
  const search = entrySearch({ next: location.href })
  if (!session) throw redirect({ to: signInPage, search })
  if (session.mustChangePassword) throw redirect({ to: '/change-password', search })
  if (session.needsFactor) throw redirect({ to: '/second-factor', search })
  return session
}

/** A patient page: without a session it leads to /auth, with a toast where a reason is given. */
export function signedIn(reason?: string) {
  return async (entering: Entering) => {
    if (reason && !entering.preload && !(await loadSession())) refuse('Authentication Required', reason)
    await requireSession(entering, '/auth')
  }
}

/** The practitioner area: practitioners and admins; a patient goes to the dashboard. */
export async function practitioner(entering: Entering) {
  const { role } = await requireSession(entering, '/practitioner-auth')
  if (role !== 'practitioner' && role !== 'admin') throw redirect({ to: '/dashboard' })
}

/** The admin area: everybody else who is signed in goes to the dashboard. */
export async function admin(entering: Entering) {
  const { role } = await requireSession(entering, '/auth')
  if (role !== 'admin') throw redirect({ to: '/dashboard' })
}

/**
 * A sign-in page: who is signed in goes on to where they wanted to go, or to the page's own goal. A new account begins at
 * the goal, as its toast says ("Redirecting to your dashboard…").
 */
export function signedOut(goal: '/dashboard' | '/ai-wizard') {
  return async ({ search }: { search: { next?: string; tab?: 'sign-up' } }) => {
    const next = search.tab === 'sign-up' ? null : safeRedirect(search.next)
    if (await loadSession()) throw redirect({ href: next ?? goal })
  }
}

/** The page that asks for a new password: only for people whose password was set by somebody else. */
export async function mustChoosePassword({ search }: { search: { next?: string } }) {
  const session = await loadSession()
  if (!session) throw redirect({ to: '/auth' })
  if (!session.mustChangePassword) throw redirect({ href: safeRedirect(search.next) ?? '/dashboard' })
}

/**
 * The page that asks for a second factor: only for people who still need one. A person who has just added one stays
 * until the recovery codes are saved; then the page itself goes on.
 */
export async function factorRequired({ search, cause }: { search: { next?: string }; cause: string }) {
  const session = await loadSession()
  if (!session) throw redirect({ to: '/auth' })
  if (!session.needsFactor && cause !== 'stay') {
    throw redirect({ href: safeRedirect(search.next) ?? '/dashboard' })
  }
}

/** Search parameters of the sign-in pages: where the person wanted to go, which tab is open, and an error. */
export function entrySearch(search: Record<string, unknown>): {
  next?: string
  tab?: 'sign-up'
  error?: string
} {
  const next = safeRedirect(search.next)
  return {
    ...(next !== null && { next }),
    ...(search.tab === 'sign-up' && { tab: 'sign-up' }),
    // Why the sign-in at the clinic's identity provider failed.
    ...(typeof search.error === 'string' && { error: search.error }),
  }
}
