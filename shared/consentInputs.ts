import { z } from 'zod'
import { message } from '../locales/translate.ts'
import { CONSENT_KINDS, MAX_CONSENT_TEXT, MAX_CONSENT_TITLE } from './consents.ts'

// Separate from consents.ts, so that a page without a form does not load zod.

export const documentInput = z.object({
  id: z.uuid().optional(),
  title: z
    .string()
    .trim()
    .min(1, message('consents.invalid.title'))
    .max(MAX_CONSENT_TITLE, message('consents.invalid.longTitle', { max: MAX_CONSENT_TITLE })),
  text: z
    .string()
    .trim()
    .min(1, message('consents.invalid.text'))
    .max(MAX_CONSENT_TEXT, message('consents.invalid.longText', { max: MAX_CONSENT_TEXT })),
  kind: z.enum(CONSENT_KINDS),
  explained: z.boolean().default(false),
})
export type NewDocument = z.infer<typeof documentInput>
