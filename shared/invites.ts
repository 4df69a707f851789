import { z } from 'zod'
import { message } from '../locales/translate.ts'
import { email, fullName, ROLES, signUpInput } from './auth.ts'

/** How long the link of an invitation is valid; days. */
export const INVITE_DAYS = 7

/** An empty field of the form is an absent one. */
const orAbsent = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional()

/** Name and e-mail are initial values of the invited person's form. Only a patient gets a practitioner. */
export const newInviteInput = z
  .object({
    role: z.enum(ROLES),
    fullName: orAbsent(fullName),
    email: orAbsent(email),
    practitionerId: z.uuid().optional(),
  })
  .refine(({ role, practitionerId }) => !practitionerId || role === 'patient', {
    error: message('auth.invalid.invitePractitioner'),
    path: ['practitionerId'],
  })
export type NewInvite = z.infer<typeof newInviteInput>

/** The form of a token: 32 bytes in base64url. */
export const INVITE_TOKEN = /^[\w-]{43}$/

/** The secret of an invitation's link. */
export const inviteToken = z.object({ token: z.string().min(1).max(100) })

export const acceptInviteInput = signUpInput.extend(inviteToken.shape)
export type AcceptInvite = z.infer<typeof acceptInviteInput>
