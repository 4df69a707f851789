import { z } from 'zod'
import { type Locale, message } from '../locales/translate.ts'
import { CONDITIONS } from './conditions.ts'

export const ROLES = ['patient', 'practitioner', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** How a session began. */
export const SIGN_IN_METHODS = ['password', 'totp', 'recovery', 'passkey', 'identity'] as const
export type SignInMethod = (typeof SIGN_IN_METHODS)[number]

/** Characters. */
export const PASSWORD_MIN = 6
/** A longer password only makes hashing slow. */
export const PASSWORD_MAX = 128
/** Characters. */
const NAME_MIN = 2

const INVALID_EMAIL = message('auth.invalid.email')
export const email = z.email(INVALID_EMAIL).max(254, INVALID_EMAIL)
export const password = z
  .string()
  .min(PASSWORD_MIN, message('auth.invalid.passwordTooShort', { least: PASSWORD_MIN }))
  .max(PASSWORD_MAX, message('auth.invalid.passwordTooLong', { most: PASSWORD_MAX }))
/**
 * Whether a mail would turn a name into a link: it contains `://` or `www.`, in any width (compatibility form NFKC).
 */
export const holdsWebAddress = (name: string) => /:\/\/|www\./i.test(name.normalize('NFKC'))

/**
 * Format characters that are needed: joiners between letters of some scripts (Persian, Hindi, Sinhala), Han variation
 * selectors, and emoji joiners.
 */
const NEEDED_FORMAT =
  /(?<=[\p{L}\p{M}])(?<![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}])[\u200C\u200D](?=\p{L})|(?<=\p{sc=Han})[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]|(?<=\p{Extended_Pictographic})\uFE0F|(?<=\p{Extended_Pictographic}|\uFE0F)\u200D(?=\p{Extended_Pictographic})/gu
/** Control and format characters, line separators, and characters drawn as nothing, such as Hangul fillers. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether a name is one line of visible characters, so that it cannot imitate another name or be empty. */
export const isVisible = (name: string) =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) && !INVISIBLE.test(name.replace(NEEDED_FORMAT, ''))

/** The name of a person or thing, trimmed: one line of visible characters, `least` to `most` of them. */
export const visibleName = (
  least: number,
  most: number,
  missing = message('auth.invalid.nameTooShort', { least }),
) =>
  z
    .string()
    .trim()
    .min(least, missing)
    .max(most, message('auth.invalid.nameTooLong', { most }))
    .refine((name) => name === '' || isVisible(name), message('auth.invalid.nameNotVisible'))

/** A person's name: visible, and without a web address. */
export const fullName = visibleName(NAME_MIN, 120).refine(
  (name) => !holdsWebAddress(name),
  message('auth.invalid.nameWithAddress'),
)

/** Sign-in and sign-up share one rule set. */
export const signInInput = z.object({ email, password })
export const signUpInput = z.object({ fullName, email, password })
export type SignUp = z.infer<typeof signUpInput>

/** The earliest date that is accepted. PostgreSQL has no year 0, and date arithmetic must not reach it. */
export const FIRST_DAY = '1900-01-01'
export const TOO_EARLY = message('auth.invalid.dayTooEarly')

/** An existing calendar day from 1900 on, `yyyy-MM-dd`. `malformed` is the message for another form. */
export const dayOr = (malformed: string) =>
  z.iso.date(malformed).refine((date) => date >= FIRST_DAY, TOO_EARLY)
export const day = dayOr(message('auth.invalid.day'))

/** Free text that null or an empty string clears: trimmed, empty means null. Does not accept undefined. */
const clearableText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, message('auth.invalid.textTooLong', { max }))
    .transform((text) => text || null)
    .nullable()

/** Free text that a person may leave empty: trimmed; empty or absent means null. */
export const optionalText = (max: number) =>
  clearableText(max)
    .nullish()
    .transform((text) => text ?? null)

const PHONE_MAX = 40

/** A day of birth that null or an empty string clears. Does not accept undefined. */
const clearableDay = z
  .union([z.literal('').transform(() => null), day], message('auth.invalid.birthDay'))
  .nullable()

/** The form's message for a missing name, e-mail or password. */
const MISSING_FIELDS = message('auth.invalid.missing')
const required = z.string(MISSING_FIELDS).trim().min(1, MISSING_FIELDS)

/**
 * Input of Add New Patient: an account with a password that its owner must change. An invited patient gets a link by
 * mail instead of a password.
 */
export const newPatientInput = z
  .object({
    fullName: required.pipe(fullName),
    email: required.pipe(email),
    invite: z.boolean().default(false),
    password: z.string(MISSING_FIELDS).default(''),
    phone: optionalText(PHONE_MAX),
    dateOfBirth: clearableDay.nullish().transform((value) => value ?? null),
    /** The patient's practitioner, if an admin creates the account; otherwise the caller. */
    practitionerId: z.uuid().optional(),
  })
  .superRefine(({ invite, password: given }, { addIssue }) => {
    const missing = given === '' ? MISSING_FIELDS : password.safeParse(given).error?.issues[0]?.message
    const problem = invite ? given && message('auth.invalid.invitedPassword') : missing
    if (problem) addIssue({ code: 'custom', path: ['password'], message: problem })
  })

/** The word that a person types to confirm deleting the account. */
export const DELETE_WORD = 'DELETE'

/** Health conditions of a profile, in the order of their list. "Under 18" follows from the date of birth. */
export const conditions = z
  .array(z.enum(CONDITIONS))
  .max(CONDITIONS.length)
  .transform((given) => CONDITIONS.filter((condition) => given.includes(condition)))

/**
 * The fields of My Profile. A field that is left out stays as it is; null or an empty text clears it. The e-mail is
 * shown but cannot be changed.
 */
export const profileInput = z.object({
  fullName,
  phone: clearableText(PHONE_MAX).optional(),
  dateOfBirth: clearableDay.optional(),
  address: clearableText(500).optional(),
  emergencyContactName: clearableText(120).optional(),
  emergencyContactPhone: clearableText(PHONE_MAX).optional(),
  medicalHistory: clearableText(10_000).optional(),
  allergies: clearableText(5_000).optional(),
  currentMedications: clearableText(5_000).optional(),
  conditions: conditions.optional(),
})
export type ProfileFields = z.infer<typeof profileInput>

/** What `auth.me` returns for a signed-in user. */
export type Me = {
  user: { id: string; email: string; fullName: string }
  /** Null if the account has no language: the browser's applies. */
  locale: Locale | null
  role: Role | null
  /** False for a practitioner who signed up alone and is not verified by an admin yet. */
  verified: boolean
  credits: number
  /** True while the password was set by another person. */
  mustChangePassword: boolean
  /**
   * True while the clinic requires a second factor and this session has none: then only the account's own settings are
   * accessible.
   */
  needsFactor: boolean
  /** The account had no session before this one. */
  isFirstSession: boolean
}
