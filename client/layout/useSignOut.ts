import { useNavigate } from '@tanstack/react-router'
import { signOut } from '../session.ts'
import { report } from '../ui/failures.ts'
import { toast } from '../ui/toast.ts'

/** Sign Out: ends the session, goes to the landing page and says so. */
export function useSignOut(description?: string) {
  const navigate = useNavigate()
  return async () => {
    try {
      await signOut(() => navigate({ to: '/', ignoreBlocker: true }))
      toast.success('Signed out successfully', description)
    } catch (error) {
      report(error, { fallback: 'Failed to sign out' })
    }
  }
}
