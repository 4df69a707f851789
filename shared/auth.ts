import { z } from 'zod'

export const ROLES = ['patient', 'practitioner', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** How a session began. */
export const SIGN_IN_METHODS = ['password', 'totp', 'recovery', 'passkey', 'identity'] as const
export type SignInMethod = (typeof SIGN_IN_METHODS)[number]

/** Specification section 9. */
export const PASSWORD_MIN = 6
/** A longer password only makes hashing slow. */
export const PASSWORD_MAX = 128
/** Specification section 9. */
const NAME_MIN = 2

export const email = z.email('Invalid email address').max(254, 'Invalid email address')
export const password = z
  .string()
  .min(PASSWORD_MIN, 'Password must be at least 6 characters')
  .max(PASSWORD_MAX, 'Password must be at most 128 characters')
/**
 * A person's name: one line, without control characters and separators (Unicode categories Cc, Zl and Zp), and without
 * characters that change the text direction (Bidi_Control).
 */
export const fullName = z
  .string()
  .trim()
  .min(NAME_MIN, 'Name must be at least 2 characters')
  .max(120, 'Name must be at most 120 characters')
  .regex(
    /^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u,
    'Please write the name on one line, without control characters',
  )

/** Specification section 5: sign-in and sign-up share one rule set. */
export const signInInput = z.object({ email, password })
export const signUpInput = z.object({ fullName, email, password })
export type SignUp = z.infer<typeof signUpInput>

/** An existing calendar day, `yyyy-MM-dd`. */
export const day = z.iso.date('Please give a date as yyyy-MM-dd')

/** Optional free text: trimmed; empty becomes null. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Please keep this under ${max} characters`)
    .transform((text) => text || null)
    .nullish()
    .transform((text) => text ?? null)

const phone = optionalText(40)

/** A date of birth from a form; empty becomes null. */
const birthday = z
  .union([z.literal('').transform(() => null), day])
  .nullish()
  .transform((value) => value ?? null)

/** What the form says where one of the three is missing: specification section 5. */
const MISSING_FIELDS = 'Please fill in all required fields'
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
    phone,
    dateOfBirth: birthday,
  })
  .superRefine(({ invite, password: given }, { addIssue }) => {
    const missing = given === '' ? MISSING_FIELDS : password.safeParse(given).error?.issues[0]?.message
    const problem = invite ? given && 'An invited patient chooses the password' : missing
    if (problem) addIssue({ code: 'custom', path: ['password'], message: problem })
  })
export type NewPatient = z.infer<typeof newPatientInput>

/** The id of one of the caller's own sessions or identities. */
export const ownIdInput = z.object({ id: z.uuid() })

/** The word that a person types to confirm deleting the account. */
export const DELETE_WORD = 'DELETE'
export const deleteAccountInput = z.object({
  /** Absent when the account has no password. */
  password: z.string().max(PASSWORD_MAX).optional(),
  confirmation: z.literal(DELETE_WORD, `Please type ${DELETE_WORD}`),
})
export type DeleteAccount = z.infer<typeof deleteAccountInput>

export const proveInput = z.object({ password: z.string().max(PASSWORD_MAX) })

export const patientIdInput = z.object({ patientId: z.uuid() })

/** Health conditions that the safety check considers. "Under 18" follows from the date of birth. */
export const CONDITIONS = [
  'pregnancy',
  'breastfeeding',
  'liver-disease',
  'kidney-disease',
  'epilepsy',
  'planned-surgery',
] as const
export type Condition = (typeof CONDITIONS)[number]

/** Labels of the conditions on screens. */
export const CONDITION_LABELS: Record<Condition, string> = {
  pregnancy: 'Pregnancy',
  breastfeeding: 'Breastfeeding',
  'liver-disease': 'Liver disease',
  'kidney-disease': 'Kidney disease',
  epilepsy: 'Epilepsy',
  'planned-surgery': 'Planned surgery',
}

/** Removes duplicates and sorts by the list above. */
const conditions = z
  .array(z.enum(CONDITIONS))
  .max(CONDITIONS.length)
  .transform((given) => CONDITIONS.filter((condition) => given.includes(condition)))

/** The conditions of a patient in care, entered by the practitioner. */
export const conditionsInput = z.object({ conditions })

/** The fields of My Profile. The e-mail cannot be changed. */
export const profileInput = z.object({
  fullName,
  phone,
  dateOfBirth: birthday,
  address: optionalText(500),
  emergencyContactName: optionalText(120),
  emergencyContactPhone: phone,
  medicalHistory: optionalText(10_000),
  allergies: optionalText(5_000),
  currentMedications: optionalText(5_000),
  /** Absent leaves them unchanged. */
  conditions: conditions.optional(),
})
export type ProfileFields = z.infer<typeof profileInput>

/** What `auth.me` returns for a signed-in user. */
export type Me = {
  user: { id: string; email: string; fullName: string }
  role: Role | null
  /** False for a practitioner who signed up alone and is not verified by an admin yet. */
  verified: boolean
  credits: number
  /** True while the password is one that somebody else set. */
  mustChangePassword: boolean
  /**
   * True while the clinic requires a second factor and this session has none: then only the account's own settings are
   * accessible.
   */
  needsFactor: boolean
}
