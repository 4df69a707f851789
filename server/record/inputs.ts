import { z } from 'zod'
import { message } from '../../locales/translate.ts'
import {
  MAX_RECIPIENT,
  MAX_SHARE_LABEL,
  plainPasscode,
  SHARE_CONTENTS,
  SHARE_HOURS,
  SHARE_PASSCODE,
} from '../../shared/shares.ts'

export const shareInput = z.object({
  what: z.enum(SHARE_CONTENTS),
  hours: z.number().int().min(SHARE_HOURS.min).max(SHARE_HOURS.max),
  passcode: z
    .string()
    .max(SHARE_PASSCODE.max)
    .transform(plainPasscode)
    .refine(({ length }) => length >= SHARE_PASSCODE.min, message('record.invalid.passcode', SHARE_PASSCODE)),
  label: z.string().trim().min(1).max(MAX_SHARE_LABEL).optional(),
})
export type NewShare = z.infer<typeof shareInput>

/** Control and formatting characters, which could make a name look like another one in the owner's list. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Input of a viewer's manifest request. Unknown members are ignored. */
export const manifestInput = z.object({
  recipient: z
    .string()
    .max(10_000)
    .transform((name) => [...name.replace(INVISIBLE, ' ').trim()].slice(0, MAX_RECIPIENT).join(''))
    .refine((name) => name !== ''),
  passcode: z.string().max(1_000).transform(plainPasscode).optional(),
  embeddedLengthMax: z.number().nonnegative().optional(),
})
export type ManifestRequest = z.infer<typeof manifestInput>
