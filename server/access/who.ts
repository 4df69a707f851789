import type { Locale } from '../../locales/translate.ts'
import type { Role, SignInMethod } from '../../shared/auth.ts'

/** The caller, read from the database at every request, so that a changed role takes effect at once. */
export type Who = {
  userId: string
  sessionId: string
  email: string
  fullName: string
  /** The account's language; null where none was chosen. */
  locale: Locale | null
  role: Role | null
  verified: boolean
  credits: number
  mustChangePassword: boolean
  /** False until the owner of the address has confirmed it. */
  addressProved: boolean
  /** How this session was started. */
  method: SignInMethod
  /** True if the account had no earlier session. */
  isFirstSession: boolean
  /** When the session began, or the password was last entered in it. */
  provedAt: Date
  /** True if better-auth should renew the session and its cookie: it was last renewed more than a day ago. */
  stale: boolean
}
