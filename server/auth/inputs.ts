import { z } from 'zod'
import { PASSWORD_MAX } from '../../shared/auth.ts'

/** The id of one of the caller's own sessions or identities. */
export const ownIdInput = z.object({ id: z.uuid() })

export const proveInput = z.object({ password: z.string().max(PASSWORD_MAX) })
