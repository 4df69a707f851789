import { redirect } from '@tanstack/react-router'
import type { PlainId } from '../../locales/translate.ts'
import { t } from '../locale/messages.tsx'
import { refuse } from '../ui/failures.ts'
import { safeRedirect } from './redirect.ts'
import { loadSession } from './session.ts'

type Entering = { location: { href: string }; preload: boolean }

/** Guards only redirect. The server alone decides what anyone may read or change. */
async function requireSession({ location }: Entering, signInPage: '/auth' | '/practitioner-auth') {
  const session = await loadSession()
  const search = entrySearch({ next: location.href })
  if (!session) throw redirect({ to: signInPage, search })
  if (session.mustChangePassword) throw redirect({ to: '/change-password', search })
  if (session.needsFactor) throw redirect({ to: '/second-factor', search })
  return session
}

/** For patient pages: redirects to /auth without a session, with a toast if a reason is given. */
export function signedIn(reason?: PlainId) {
  return async (entering: Entering) => {
    if (reason && !entering.preload && !(await loadSession())) refuse(t('app.signInFirst.title'), t(reason))
    await requireSession(entering, '/auth')
  }
}

/** For practitioners and admins; redirects patients to the dashboard. */
export async function practitioner(entering: Entering) {
  const { role } = await requireSession(entering, '/practitioner-auth')
  if (role !== 'practitioner' && role !== 'admin') throw redirect({ to: '/dashboard' })
}

/** For admins; redirects everyone else to the dashboard. */
export async function admin(entering: Entering) {
  const { role } = await requireSession(entering, '/auth')
  if (role !== 'admin') throw redirect({ to: '/dashboard' })
}

/**
 * For sign-in pages: redirects signed-in people to the page they asked for, or to `goal`. A new account starts at
 * `goal`, as its toast announces ("Redirecting to your dashboard…").
 */
export function signedOut(goal: '/dashboard' | '/ai-wizard') {
  return async ({ search }: { search: { next?: string; tab?: 'sign-up' } }) => {
    const next = search.tab === 'sign-up' ? null : safeRedirect(search.next)
    if (await loadSession()) throw redirect({ href: next ?? goal })
  }
}

/** For the page that asks for a new password: only for accounts whose password was set by someone else. */
export async function mustChoosePassword({ search }: { search: { next?: string } }) {
  const session = await loadSession()
  if (!session) throw redirect({ to: '/auth' })
  if (!session.mustChangePassword) throw redirect({ href: safeRedirect(search.next) ?? '/dashboard' })
}

/**
 * For the page that asks for a second factor: only for people who still need one. Someone who has just added one stays
 * until the recovery codes are saved; the page then navigates itself.
 */
export async function factorRequired({ search, cause }: { search: { next?: string }; cause: string }) {
  const session = await loadSession()
  if (!session) throw redirect({ to: '/auth' })
  if (!session.needsFactor && cause !== 'stay') {
    throw redirect({ href: safeRedirect(search.next) ?? '/dashboard' })
  }
}

/** Search parameters of the sign-in pages: the page to return to, the open tab, and an error. */
export function entrySearch(search: Record<string, unknown>): {
  next?: string
  tab?: 'sign-up'
  error?: string
} {
  const next = safeRedirect(search.next)
  return {
    ...(next !== null && { next }),
    ...(search.tab === 'sign-up' && { tab: 'sign-up' }),
    // The error code of the clinic's identity provider.
    ...(typeof search.error === 'string' && { error: search.error }),
  }
}
