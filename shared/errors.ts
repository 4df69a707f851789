/** Why the portal refuses a request. The codes are part of the API: clients and scripts read them as `data.refusal`. */
const REFUSAL_CODES = [
  'BAD_INPUT',
  'NOT_SIGNED_IN',
  'FORBIDDEN',
  'FACTOR_REQUIRED',
  'PASSWORD_CHANGE_REQUIRED',
  'NOT_FOUND',
  'CONFLICT',
  'OUT_OF_STOCK',
  'SLOT_TAKEN',
  'INSUFFICIENT_CREDITS',
  'KEY_REUSED',
  'EMAIL_TAKEN',
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'TOO_SLOW',
  'TOO_MANY',
  'UNAVAILABLE',
] as const
export type RefusalCode = (typeof REFUSAL_CODES)[number]
