/** Written by `make messages` from en.json: each message with its arguments. */
export interface Messages {
  'account.deleted.name': Record<never, never>
  'account.refused.downloading': Record<never, never>
  'account.refused.full': { mb: string | number }
  'account.refused.noProfile': Record<never, never>
  'account.refused.password': Record<never, never>
  'app.failed.title': Record<never, never>
  'app.refused.signIn': Record<never, never>
  'app.refused.unreadable': Record<never, never>
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
  'auth.mail.change.factor.app-add': { at: Date }
  'auth.mail.change.factor.app-remove': { at: Date }
  'auth.mail.change.factor.codes-renew': { at: Date }
  'auth.mail.change.factor.passkey-add': { at: Date }
  'auth.mail.change.factor.passkey-remove': { at: Date }
  'auth.mail.change.factor.reset-by-operator': { at: Date }
  'auth.mail.change.identity.link': { at: Date }
  'auth.mail.change.identity.unlink': { at: Date }
  'auth.mail.change.password.change': { at: Date }
  'auth.mail.change.password.reset': { at: Date }
  'auth.mail.changed.subject': { clinic: string | number }
  'auth.mail.changed.text': { greeting: string | number; change: string | number; signIn: string | number }
  'auth.mail.reset.subject': { clinic: string | number }
  'auth.mail.reset.text': { greeting: string | number; clinic: string | number; url: string | number }
  'auth.mail.welcome.subject': { clinic: string | number }
  'auth.mail.welcome.text': { greeting: string | number; url: string | number; signIn: string | number }
  'auth.refused.appExists': Record<never, never>
  'auth.refused.closed': Record<never, never>
  'auth.refused.code': Record<never, never>
  'auth.refused.confirmEmail': Record<never, never>
  'auth.refused.deviceUnverified': Record<never, never>
  'auth.refused.emailConfirmed': Record<never, never>
  'auth.refused.emailOrPassword': Record<never, never>
  'auth.refused.emailTaken': Record<never, never>
  'auth.refused.emailTakenSignIn': Record<never, never>
  'auth.refused.factorRequired': Record<never, never>
  'auth.refused.lastAdmin': Record<never, never>
  'auth.refused.link': Record<never, never>
  'auth.refused.locked': Record<never, never>
  'auth.refused.noApp': Record<never, never>
  'auth.refused.noPassword': Record<never, never>
  'auth.refused.noPractitioner': Record<never, never>
  'auth.refused.noUser': Record<never, never>
  'auth.refused.notCreated': Record<never, never>
  'auth.refused.notLinked': Record<never, never>
  'auth.refused.onlyWay': Record<never, never>
  'auth.refused.passkey': Record<never, never>
  'auth.refused.passkeyExpired': Record<never, never>
  'auth.refused.passkeyNotMade': Record<never, never>
  'auth.refused.password': Record<never, never>
  'auth.refused.passwordFirst': Record<never, never>
  'auth.refused.practitioners': Record<never, never>
  'auth.refused.provider': Record<never, never>
  'auth.refused.providerSilent': { provider: string | number }
  'auth.refused.recoveryCode': Record<never, never>
  'auth.refused.samePassword': Record<never, never>
  'auth.refused.sessionEnded': Record<never, never>
  'auth.refused.signInExpired': Record<never, never>
  'auth.refused.stale': Record<never, never>
  'auth.refused.tooManyCodes': Record<never, never>
  'auth.refused.tooManyTries': { minutes: number }
  'auth.refused.unknownPasskey': Record<never, never>
  'auth.refused.usePasskey': Record<never, never>
  'auth.refused.userExists': Record<never, never>
  'mail.greeting.name': { name: string | number }
  'mail.greeting.unnamed': Record<never, never>
}

export type MessageId = keyof Messages
