import { z } from 'zod'
import { LOCALES } from '../locales/regions.ts'
import { LANGUAGES, message } from '../locales/translate.ts'
import { isVisible } from './auth.ts'
import { messageSettingsInput, PHONE } from './messageInputs.ts'
import { placeZone } from './notices.ts'

// Separate from clinic.ts, so that a page without a form does not load zod.

/** Characters of a privacy notice or an imprint. */
const MAX_TEXT = 20_000

/** Line breaks and tabs apart, no control or direction characters. */
const isPlain = (text: string) => isVisible(text.replaceAll(/[\r\n\t]/g, ' '))

const lines = (most: number, tooLong: string) =>
  z
    .string()
    .trim()
    .max(most, tooLong)
    .refine((text) => text === '' || isPlain(text), message('clinic.invalid.characters'))
    .transform((text) => text.replaceAll('\r\n', '\n') || null)
    .nullable()

const EMAIL = z.email()

/** A line that may be empty, which is stored as null. */
const line = (most: number, isValid: (text: string) => boolean, invalid: string) =>
  z
    .string()
    .trim()
    .max(most, invalid)
    .refine((text) => text === '' || isValid(text), invalid)
    .transform((text) => text || null)
    .nullable()

const legalText = lines(MAX_TEXT, message('clinic.invalid.textLength', { most: MAX_TEXT }))

/** What a clinic may write in another language; an empty text is that of its own language. */
const translation = z
  .object({
    name: z
      .string()
      .trim()
      .max(60, message('clinic.invalid.nameLength'))
      .refine((name) => name === '' || isVisible(name), message('clinic.invalid.characters')),
    privacy: legalText,
    imprint: legalText,
  })
  .partial()
  .strict()

export const clinicSettings = z.object({
  name: z
    .string()
    .trim()
    .min(1, message('clinic.invalid.name'))
    .max(60, message('clinic.invalid.nameLength'))
    .refine(isVisible, message('clinic.invalid.characters')),
  address: lines(300, message('clinic.invalid.addressLength')),
  phone: line(30, (text) => PHONE.test(text), message('messages.invalid.phone')),
  email: line(254, (text) => EMAIL.safeParse(text).success, message('clinic.invalid.email')),
  emergencyNumber: z
    .string()
    .trim()
    .regex(/^[\d+][\d -]{1,19}$/, message('clinic.invalid.emergencyNumber')),
  timeZone: placeZone,
  hours: messageSettingsInput.shape.hours,
  answerHours: messageSettingsInput.shape.answerHours,
  locale: z.enum(LOCALES),
  privacy: legalText,
  imprint: legalText,
  translations: z.partialRecord(z.enum(LANGUAGES), translation),
})

/** A change of some settings; `logo: null` removes the logo. */
export const clinicUpdate = clinicSettings.partial().extend({ logo: z.null().optional() }).strict()
export type ClinicUpdate = z.infer<typeof clinicUpdate>
