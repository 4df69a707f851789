/** Written by `make messages` from en.json: each message with its arguments. */
export interface Messages {
  'app.error': Record<never, never>
  'app.skipToContent': Record<never, never>
  'auth.condition.breastfeeding': Record<never, never>
  'auth.condition.epilepsy': Record<never, never>
  'auth.condition.kidney-disease': Record<never, never>
  'auth.condition.liver-disease': Record<never, never>
  'auth.condition.planned-surgery': Record<never, never>
  'auth.condition.pregnancy': Record<never, never>
  'auth.condition.title': Record<never, never>
  'auth.invalid.birthDay': Record<never, never>
  'auth.invalid.day': Record<never, never>
  'auth.invalid.dayTooEarly': Record<never, never>
  'auth.invalid.email': Record<never, never>
  'auth.invalid.invitedPassword': Record<never, never>
  'auth.invalid.missing': Record<never, never>
  'auth.invalid.nameNotVisible': Record<never, never>
  'auth.invalid.nameTooLong': { most: number }
  'auth.invalid.nameTooShort': { least: number }
  'auth.invalid.nameWithAddress': Record<never, never>
  'auth.invalid.passwordTooLong': { most: number }
  'auth.invalid.passwordTooShort': { least: number }
  'auth.invalid.textTooLong': { max: string | number }
  'auth.refused.tooManyTries': { minutes: number }
}

export type MessageId = keyof Messages
