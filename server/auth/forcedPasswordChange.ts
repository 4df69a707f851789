import type { Who } from '../access/who.ts'
import { Refusal } from '../platform/refusal.ts'

/**
 * Refuses a session with `PASSWORD_CHANGE_REQUIRED` while another person chose the account's password and therefore
 * knows it. Such a session may only change the password and sign out. `createAccount` sets the flag; a password change
 * or reset clears it.
 */
export function refuseBeforePasswordChange({ mustChangePassword }: Pick<Who, 'mustChangePassword'>) {
  if (mustChangePassword) {
    throw new Refusal('PASSWORD_CHANGE_REQUIRED', 'auth.refused.passwordFirst')
  }
}
