import { accounts, users } from '../../drizzle/schema.ts'
import { type Queries, sqlState, UNIQUE_VIOLATION } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { PRIVACY_VERSION } from './accounts.ts'
import { hashPassword } from './passwords.ts'

/** An account that the clinic creates. Its address counts as confirmed by its creator. */
export const NEW_ACCOUNT = { emailVerified: true, privacyVersion: PRIVACY_VERSION } as const

/**
 * Creates an account for another person, without a session. The password must be changed at the first sign-in unless
 * `mustChangePassword` is false. Without a password only a mailed link opens the account. Triggers add the profile, the
 * patient role and the balance. Refuses a taken e-mail with `EMAIL_TAKEN`.
 */
export async function createAccount(
  db: Queries,
  input: { fullName: string; email: string; password: string | null },
  options: { mustChangePassword?: boolean } = {},
) {
  const password = input.password === null ? null : await hashPassword(input.password)
  try {
    return await db.transaction(async (tx) => {
      const [user] = await tx
        .insert(users)
        .values({
          name: input.fullName,
          email: input.email.toLowerCase(),
          ...NEW_ACCOUNT,
          mustChangePassword: password !== null && (options.mustChangePassword ?? true),
        })
        .returning({ id: users.id })
      if (!user) throw new Error('the new account was not returned')
      if (password !== null) {
        await tx
          .insert(accounts)
          .values({ userId: user.id, accountId: user.id, providerId: 'credential', password })
      }
      return user.id
    })
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) {
      throw new Refusal('EMAIL_TAKEN', 'auth.refused.emailTaken')
    }
    throw error
  }
}
