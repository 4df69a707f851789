/** Written by `make messages` from en.json: each message with its arguments. */
export interface Messages {
  'account.deleted.name': Record<never, never>
  'account.refused.downloading': Record<never, never>
  'account.refused.full': { mb: string | number }
  'account.refused.noProfile': Record<never, never>
  'account.refused.password': Record<never, never>
  'app.admin': Record<never, never>
  'app.adminPanel': Record<never, never>
  'app.cancel': Record<never, never>
  'app.close': Record<never, never>
  'app.closeMenu': Record<never, never>
  'app.closeUnsaved.keep': Record<never, never>
  'app.closeUnsaved.kept': Record<never, never>
  'app.closeUnsaved.lost': Record<never, never>
  'app.closeUnsaved.title': Record<never, never>
  'app.credits': { count: number }
  'app.failed.ours': Record<never, never>
  'app.failed.oursWith': { text: string | number; reference: string | number }
  'app.failed.title': Record<never, never>
  'app.failed.unreachable': Record<never, never>
  'app.fewer': { counted: string | number }
  'app.home': Record<never, never>
  'app.invalid.tooLate': Record<never, never>
  'app.loading': Record<never, never>
  'app.login': Record<never, never>
  'app.main': Record<never, never>
  'app.menu': Record<never, never>
  'app.messages.unread': { count: number }
  'app.moment': { day: string | number; time: string | number }
  'app.more': Record<never, never>
  'app.moreOf': { counted: string | number }
  'app.notAccepted': Record<never, never>
  'app.notAcceptedDose': { dose: string | number; reason: string | number }
  'app.notAuthenticated.text': Record<never, never>
  'app.notAuthenticated.title': Record<never, never>
  'app.notFound.home': Record<never, never>
  'app.notFound.name': Record<never, never>
  'app.notFound.text': Record<never, never>
  'app.notFound.title': Record<never, never>
  'app.notSent': Record<never, never>
  'app.offlineUnavailable': Record<never, never>
  'app.page.adminDashboard': Record<never, never>
  'app.page.aiWizard': Record<never, never>
  'app.page.assignments': Record<never, never>
  'app.page.audit': Record<never, never>
  'app.page.auth': Record<never, never>
  'app.page.bloodTests': Record<never, never>
  'app.page.cart': Record<never, never>
  'app.page.changePassword': Record<never, never>
  'app.page.credits': Record<never, never>
  'app.page.dashboard': Record<never, never>
  'app.page.healthTracking': Record<never, never>
  'app.page.messages': Record<never, never>
  'app.page.myOrders': Record<never, never>
  'app.page.myRecord': Record<never, never>
  'app.page.notes': Record<never, never>
  'app.page.notices': Record<never, never>
  'app.page.orders': Record<never, never>
  'app.page.packages': Record<never, never>
  'app.page.patient': Record<never, never>
  'app.page.patientHealth': Record<never, never>
  'app.page.patientHealthLink': Record<never, never>
  'app.page.patients': Record<never, never>
  'app.page.planVersions': Record<never, never>
  'app.page.plans': Record<never, never>
  'app.page.practitionerAuth': Record<never, never>
  'app.page.privacy': Record<never, never>
  'app.page.products': Record<never, never>
  'app.page.profile': Record<never, never>
  'app.page.profileLink': Record<never, never>
  'app.page.resetPassword': Record<never, never>
  'app.page.results': Record<never, never>
  'app.page.secondFactor': Record<never, never>
  'app.page.settings': Record<never, never>
  'app.page.timeline': Record<never, never>
  'app.page.treatmentPlans': Record<never, never>
  'app.page.treatments': Record<never, never>
  'app.page.users': Record<never, never>
  'app.page.visitNote': Record<never, never>
  'app.page.whatToAskFor': Record<never, never>
  'app.pageFailed.text': Record<never, never>
  'app.pageFailed.title': Record<never, never>
  'app.password.hide': Record<never, never>
  'app.password.show': Record<never, never>
  'app.push.failed': Record<never, never>
  'app.push.unreachable': Record<never, never>
  'app.refused.busy': Record<never, never>
  'app.refused.characters': Record<never, never>
  'app.refused.disconnected': Record<never, never>
  'app.refused.emptyFile': Record<never, never>
  'app.refused.invalid': Record<never, never>
  'app.refused.json': Record<never, never>
  'app.refused.largeFile': Record<never, never>
  'app.refused.multipart': Record<never, never>
  'app.refused.nested': Record<never, never>
  'app.refused.newer': Record<never, never>
  'app.refused.noAddress': Record<never, never>
  'app.refused.noCall': Record<never, never>
  'app.refused.noData': Record<never, never>
  'app.refused.noFile': Record<never, never>
  'app.refused.noFiles': Record<never, never>
  'app.refused.otherSite': Record<never, never>
  'app.refused.ours': Record<never, never>
  'app.refused.role': Record<never, never>
  'app.refused.signIn': Record<never, never>
  'app.refused.slow': Record<never, never>
  'app.refused.tooManyAtOnce': Record<never, never>
  'app.refused.tooManyPages': Record<never, never>
  'app.refused.unreadable': Record<never, never>
  'app.refused.unverified': Record<never, never>
  'app.search.none': Record<never, never>
  'app.search.running': Record<never, never>
  'app.search.showList': Record<never, never>
  'app.sent.dose': { count: number }
  'app.sent.entry': { count: number }
  'app.sent.message': { count: number }
  'app.sent.saved': { count: number }
  'app.sessionUnread': Record<never, never>
  'app.showMore': Record<never, never>
  'app.sidebarShortcut': Record<never, never>
  'app.signInFirst.bloodTests': Record<never, never>
  'app.signInFirst.title': Record<never, never>
  'app.signInFirst.wizard': Record<never, never>
  'app.signOut': Record<never, never>
  'app.signOutFailed': Record<never, never>
  'app.signedOut': Record<never, never>
  'app.signedOutDone': Record<never, never>
  'app.skipToContent': Record<never, never>
  'app.toggleSidebar': Record<never, never>
  'app.tryAgain': Record<never, never>
  'app.unsent.doses': { count: number }
  'app.unsent.entries': { count: number }
  'app.unsent.leave': Record<never, never>
  'app.unsent.messages': { count: number }
  'app.unsent.notes': { count: number }
  'app.unsent.stay': Record<never, never>
  'app.unsent.text': { items: string | number; count: number }
  'app.unsent.title': Record<never, never>
  'app.unsentFailed': Record<never, never>
  'app.unverified.text': Record<never, never>
  'app.unverified.title': Record<never, never>
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
  'auth.provider.cancelled': Record<never, never>
  'auth.provider.failed': Record<never, never>
  'auth.provider.linkedToOther': Record<never, never>
  'auth.provider.notLinked': Record<never, never>
  'auth.provider.notLinkedToAny': Record<never, never>
  'auth.provider.notStarted': Record<never, never>
  'auth.provider.unverified': Record<never, never>
  'auth.refused.appExists': Record<never, never>
  'auth.refused.closed': Record<never, never>
  'auth.refused.code': Record<never, never>
  'auth.refused.confirmEmail': Record<never, never>
  'auth.refused.deleted': Record<never, never>
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
  'bloodTests.retest.inWeeks': { weeks: number }
  'care.strip.allergies': { text: string | number }
  'care.strip.notAsked': Record<never, never>
  'care.strip.takes': { text: string | number }
  'mail.greeting.name': { name: string | number }
  'mail.greeting.unnamed': Record<never, never>
  'notices.account.factor.app-add': Record<never, never>
  'notices.account.factor.app-remove': Record<never, never>
  'notices.account.factor.codes-renew': Record<never, never>
  'notices.account.factor.passkey-add': Record<never, never>
  'notices.account.factor.passkey-remove': Record<never, never>
  'notices.account.factor.reset-by-operator': Record<never, never>
  'notices.account.identity.link': Record<never, never>
  'notices.account.identity.unlink': Record<never, never>
  'notices.account.other': Record<never, never>
  'notices.account.password.change': Record<never, never>
  'notices.account.password.reset': Record<never, never>
  'notices.all': Record<never, never>
  'notices.at': { at: string | number }
  'notices.bell': { count: number }
  'notices.day.earlier': Record<never, never>
  'notices.day.today': Record<never, never>
  'notices.failed': Record<never, never>
  'notices.invalid.deviceName': Record<never, never>
  'notices.invalid.endpoint': Record<never, never>
  'notices.invalid.key': Record<never, never>
  'notices.invalid.time': Record<never, never>
  'notices.invalid.zone': Record<never, never>
  'notices.mail.subject': { clinic: string | number; text: string | number }
  'notices.mail.text': { text: string | number; url: string | number; end: string | number }
  'notices.markAllRead': Record<never, never>
  'notices.none.text': Record<never, never>
  'notices.none.title': Record<never, never>
  'notices.offline': Record<never, never>
  'notices.order': { number: string | number; step: 'processing' | 'completed' | 'cancelled' | (string & {}) }
  'notices.outside.backup': Record<never, never>
  'notices.outside.bloodTest': Record<never, never>
  'notices.outside.critical': Record<never, never>
  'notices.outside.doses': { open: number; slot: 'morning' | 'midday' | 'evening' | 'night' | (string & {}) }
  'notices.outside.entry': Record<never, never>
  'notices.outside.message': Record<never, never>
  'notices.outside.order': Record<never, never>
  'notices.outside.plan': Record<never, never>
  'notices.outside.result': Record<never, never>
  'notices.outside.retest': Record<never, never>
  'notices.outside.stock': Record<never, never>
  'notices.outside.visit': Record<never, never>
  'notices.refused.device': Record<never, never>
  'notices.refused.devices': { most: number }
  'notices.refused.link': Record<never, never>
  'notices.refused.pushService': Record<never, never>
  'notices.reminders': Record<never, never>
  'notices.several': { count: number; at: string | number }
  'notices.severalToday': { count: number; at: string | number }
  'notices.text.analysis-failed': Record<never, never>
  'notices.text.analysis-finished': Record<never, never>
  'notices.text.backup-overdue': Record<never, never>
  'notices.text.message-new': { author: string | number }
  'notices.text.note-released': { author: string | number }
  'notices.text.plan-changed': { plan: string | number }
  'notices.text.plan-written': { author: string | number; plan: string | number }
  'notices.text.result-critical': { patient: string | number }
  'notices.text.result-new': { patient: string | number }
  'notices.text.result-reviewed': { author: string | number }
  'notices.text.retest-due': Record<never, never>
  'notices.text.retest-ending': Record<never, never>
  'notices.text.stock-low': { product: string | number; stock: number }
  'notices.title': Record<never, never>
  'notices.unread': Record<never, never>
  'notices.unread.failed': Record<never, never>
  'notices.unsubscribe.action': Record<never, never>
  'notices.unsubscribe.text': Record<never, never>
  'notices.unsubscribe.title': Record<never, never>
  'notices.unsubscribed.open': Record<never, never>
  'notices.unsubscribed.text': Record<never, never>
  'notices.unsubscribed.title': Record<never, never>
  'plans.versionLink': { version: number; title: string | number }
}

export type MessageId = keyof Messages
