/** Written by `make messages` from en.json: each message with its arguments. */
export interface Messages {
  'account.access.admin': { name: string | number }
  'account.access.failed': Record<never, never>
  'account.access.none': Record<never, never>
  'account.access.practitioner': { name: string | number }
  'account.access.title': Record<never, never>
  'account.app.added.text': Record<never, never>
  'account.app.added.title': Record<never, never>
  'account.app.code': Record<never, never>
  'account.app.codes': { day: string | number; left: number }
  'account.app.confirm': Record<never, never>
  'account.app.digits': Record<never, never>
  'account.app.failed': Record<never, never>
  'account.app.fewCodes': { day: string | number; left: number }
  'account.app.needed': Record<never, never>
  'account.app.openHere': Record<never, never>
  'account.app.qrCode': Record<never, never>
  'account.app.removeText': Record<never, never>
  'account.app.removeTitle': Record<never, never>
  'account.app.removed': Record<never, never>
  'account.app.scan.text': Record<never, never>
  'account.app.scan.title': Record<never, never>
  'account.app.setUp': Record<never, never>
  'account.app.text': Record<never, never>
  'account.app.title': Record<never, never>
  'account.app.typeKey': Record<never, never>
  'account.appearance.text': Record<never, never>
  'account.appearance.title': Record<never, never>
  'account.codes.copied': Record<never, never>
  'account.codes.copy': Record<never, never>
  'account.codes.download': Record<never, never>
  'account.codes.file': { clinic: string | number; codes: string | number }
  'account.codes.list': Record<never, never>
  'account.codes.notCopied': Record<never, never>
  'account.codes.onlyNow': Record<never, never>
  'account.codes.renew': Record<never, never>
  'account.codes.renewAction': Record<never, never>
  'account.codes.renewText': Record<never, never>
  'account.codes.renewTitle': Record<never, never>
  'account.codes.saved': Record<never, never>
  'account.codes.text': Record<never, never>
  'account.codes.title': Record<never, never>
  'account.confirmEmail.again': Record<never, never>
  'account.confirmEmail.failed': Record<never, never>
  'account.confirmEmail.sent.text': Record<never, never>
  'account.confirmEmail.sent.title': Record<never, never>
  'account.confirmEmail.text': Record<never, never>
  'account.confirmEmail.title': Record<never, never>
  'account.confirmPassword.text': Record<never, never>
  'account.confirmPassword.title': Record<never, never>
  'account.consent.label': Record<never, never>
  'account.consent.off': Record<never, never>
  'account.consent.since': { day: string | number }
  'account.consent.text': Record<never, never>
  'account.consent.title': Record<never, never>
  'account.data.download': Record<never, never>
  'account.data.text': Record<never, never>
  'account.data.title': Record<never, never>
  'account.delete.action': Record<never, never>
  'account.delete.done': Record<never, never>
  'account.delete.failed': Record<never, never>
  'account.delete.kept.text': Record<never, never>
  'account.delete.kept.title': Record<never, never>
  'account.delete.open': Record<never, never>
  'account.delete.section': Record<never, never>
  'account.delete.text': Record<never, never>
  'account.delete.title': Record<never, never>
  'account.delete.word': { word: string | number }
  'account.delete.wordMissing': { word: string | number }
  'account.deleted.name': Record<never, never>
  'account.device': { browser: string | number; system: string | number }
  'account.device.unknown': Record<never, never>
  'account.devices.addThis': Record<never, never>
  'account.devices.added': { moment: string | number }
  'account.devices.notRemoved': Record<never, never>
  'account.devices.notThis': Record<never, never>
  'account.devices.remove': { name: string | number }
  'account.devices.removed': Record<never, never>
  'account.devices.title': Record<never, never>
  'account.factors.failed': Record<never, never>
  'account.factors.none': Record<never, never>
  'account.factors.required': Record<never, never>
  'account.factors.signInAgain': Record<never, never>
  'account.factors.some': Record<never, never>
  'account.factors.title': Record<never, never>
  'account.factors.verified': Record<never, never>
  'account.field.address': Record<never, never>
  'account.field.allergies': Record<never, never>
  'account.field.currentMedications': Record<never, never>
  'account.field.dateOfBirth': Record<never, never>
  'account.field.emergencyContactName': Record<never, never>
  'account.field.emergencyContactPhone': Record<never, never>
  'account.field.fullName': Record<never, never>
  'account.field.medicalHistory': Record<never, never>
  'account.field.phone': Record<never, never>
  'account.identities.confirmFirst': Record<never, never>
  'account.identities.link': { provider: string | number }
  'account.identities.linked': Record<never, never>
  'account.identities.since': { day: string | number }
  'account.identities.text': Record<never, never>
  'account.identities.title': Record<never, never>
  'account.identities.unlink': Record<never, never>
  'account.identities.unlinked': Record<never, never>
  'account.identities.unnamed': Record<never, never>
  'account.leave.leave': Record<never, never>
  'account.leave.stay': Record<never, never>
  'account.leave.text': Record<never, never>
  'account.leave.title': Record<never, never>
  'account.notDone': Record<never, never>
  'account.notLoaded': Record<never, never>
  'account.passkey.add': Record<never, never>
  'account.passkey.addAnother': Record<never, never>
  'account.passkey.added': { name: string | number; day: string | number }
  'account.passkey.addedDone.text': Record<never, never>
  'account.passkey.addedDone.title': Record<never, never>
  'account.passkey.another': Record<never, never>
  'account.passkey.anotherText': Record<never, never>
  'account.passkey.device': Record<never, never>
  'account.passkey.exists': Record<never, never>
  'account.passkey.failed': Record<never, never>
  'account.passkey.notRemoved': Record<never, never>
  'account.passkey.removeOf': { name: string | number }
  'account.passkey.removeText': { name: string | number }
  'account.passkey.removeTitle': Record<never, never>
  'account.passkey.removed': Record<never, never>
  'account.passkey.text': Record<never, never>
  'account.passkey.title': Record<never, never>
  'account.passkey.unused': Record<never, never>
  'account.passkey.use': Record<never, never>
  'account.password.change': Record<never, never>
  'account.password.current': Record<never, never>
  'account.password.given': Record<never, never>
  'account.password.givenText': Record<never, never>
  'account.password.missing': Record<never, never>
  'account.password.onlyYours': Record<never, never>
  'account.password.signedOut': Record<never, never>
  'account.password.text': Record<never, never>
  'account.password.yours': Record<never, never>
  'account.profile.conditionsHint': Record<never, never>
  'account.profile.emailFixed': Record<never, never>
  'account.profile.failed': Record<never, never>
  'account.profile.notSaved': Record<never, never>
  'account.profile.save': Record<never, never>
  'account.profile.saved': Record<never, never>
  'account.profile.subtitle': Record<never, never>
  'account.refused.downloading': Record<never, never>
  'account.refused.full': { mb: string | number }
  'account.refused.noProfile': Record<never, never>
  'account.refused.password': Record<never, never>
  'account.reminders.backups.title': Record<never, never>
  'account.reminders.backups.when': Record<never, never>
  'account.reminders.critical.title': Record<never, never>
  'account.reminders.critical.when': Record<never, never>
  'account.reminders.discreet': Record<never, never>
  'account.reminders.doses.title': Record<never, never>
  'account.reminders.doses.when': Record<never, never>
  'account.reminders.entry.title': Record<never, never>
  'account.reminders.entry.when': Record<never, never>
  'account.reminders.failed': Record<never, never>
  'account.reminders.messages.title': Record<never, never>
  'account.reminders.messages.when': Record<never, never>
  'account.reminders.noMail': Record<never, never>
  'account.reminders.noPush.denied': Record<never, never>
  'account.reminders.noPush.homeScreen': { clinic: string | number }
  'account.reminders.noPush.unsupported': Record<never, never>
  'account.reminders.notLoaded': Record<never, never>
  'account.reminders.notSaved': Record<never, never>
  'account.reminders.orders.title': Record<never, never>
  'account.reminders.orders.when': Record<never, never>
  'account.reminders.patientsResults.title': Record<never, never>
  'account.reminders.patientsResults.when': Record<never, never>
  'account.reminders.plans.title': Record<never, never>
  'account.reminders.plans.when': Record<never, never>
  'account.reminders.quiet.from': Record<never, never>
  'account.reminders.quiet.hint': Record<never, never>
  'account.reminders.quiet.title': Record<never, never>
  'account.reminders.quiet.until': Record<never, never>
  'account.reminders.restored': Record<never, never>
  'account.reminders.results.title': Record<never, never>
  'account.reminders.results.when': Record<never, never>
  'account.reminders.retests.title': Record<never, never>
  'account.reminders.retests.when': Record<never, never>
  'account.reminders.sample': Record<never, never>
  'account.reminders.save': Record<never, never>
  'account.reminders.saved': Record<never, never>
  'account.reminders.slot.entry': Record<never, never>
  'account.reminders.slot.evening': Record<never, never>
  'account.reminders.slot.midday': Record<never, never>
  'account.reminders.slot.morning': Record<never, never>
  'account.reminders.slot.night': Record<never, never>
  'account.reminders.stock.title': Record<never, never>
  'account.reminders.stock.when': Record<never, never>
  'account.reminders.times': Record<never, never>
  'account.reminders.undo': Record<never, never>
  'account.reminders.visits.title': Record<never, never>
  'account.reminders.visits.when': Record<never, never>
  'account.reminders.way.here': Record<never, never>
  'account.reminders.way.mail': Record<never, never>
  'account.reminders.zone': Record<never, never>
  'account.reminders.zoneHint': Record<never, never>
  'account.reminders.zoneSearch': Record<never, never>
  'account.reminders.zoneTime': { time: string | number }
  'account.remove': Record<never, never>
  'account.section.emergency': Record<never, never>
  'account.section.medical': Record<never, never>
  'account.section.personal': Record<never, never>
  'account.sessions.began': { moment: string | number }
  'account.sessions.beganAt': { moment: string | number; address: string | number }
  'account.sessions.end': Record<never, never>
  'account.sessions.endOf': { device: string | number }
  'account.sessions.endOthers': Record<never, never>
  'account.sessions.ended': Record<never, never>
  'account.sessions.failed': Record<never, never>
  'account.sessions.othersEnded': Record<never, never>
  'account.sessions.title': Record<never, never>
  'account.sessions.used': { day: string | number }
  'account.theme.dark': Record<never, never>
  'account.theme.light': Record<never, never>
  'account.theme.system': Record<never, never>
  'account.thisDevice': Record<never, never>
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
  'audit.deletedAccount': Record<never, never>
  'auth.back': Record<never, never>
  'auth.code.backup-code.hint': Record<never, never>
  'auth.code.backup-code.label': Record<never, never>
  'auth.code.backup-code.missing': Record<never, never>
  'auth.code.backup-code.other': Record<never, never>
  'auth.code.intro': { email: string | number }
  'auth.code.totp.hint': Record<never, never>
  'auth.code.totp.label': Record<never, never>
  'auth.code.totp.missing': Record<never, never>
  'auth.code.totp.other': Record<never, never>
  'auth.condition.breastfeeding': Record<never, never>
  'auth.condition.epilepsy': Record<never, never>
  'auth.condition.kidney-disease': Record<never, never>
  'auth.condition.liver-disease': Record<never, never>
  'auth.condition.planned-surgery': Record<never, never>
  'auth.condition.pregnancy': Record<never, never>
  'auth.condition.title': Record<never, never>
  'auth.continue': Record<never, never>
  'auth.created': Record<never, never>
  'auth.field.email': Record<never, never>
  'auth.field.fullName': Record<never, never>
  'auth.field.newPassword': Record<never, never>
  'auth.field.password': Record<never, never>
  'auth.field.passwordHint': { least: number }
  'auth.forgot.done': Record<never, never>
  'auth.forgot.failed': Record<never, never>
  'auth.forgot.open': Record<never, never>
  'auth.forgot.send': Record<never, never>
  'auth.forgot.sent.text': { email: string | number }
  'auth.forgot.sent.title': Record<never, never>
  'auth.forgot.text': Record<never, never>
  'auth.forgot.title': Record<never, never>
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
  'auth.newHere': Record<never, never>
  'auth.notCreated': Record<never, never>
  'auth.password.notSaved': Record<never, never>
  'auth.password.save': Record<never, never>
  'auth.password.saved': Record<never, never>
  'auth.patient.create': Record<never, never>
  'auth.patient.subtitle': Record<never, never>
  'auth.patient.welcome': { clinic: string | number }
  'auth.practitioner.create': Record<never, never>
  'auth.practitioner.intro': Record<never, never>
  'auth.practitioner.subtitle': Record<never, never>
  'auth.practitioner.welcome': { clinic: string | number }
  'auth.privacy.purpose.text': Record<never, never>
  'auth.privacy.purpose.title': Record<never, never>
  'auth.privacy.rights.text': Record<never, never>
  'auth.privacy.rights.title': Record<never, never>
  'auth.privacy.stored.text': Record<never, never>
  'auth.privacy.stored.title': Record<never, never>
  'auth.privacy.subtitle': { clinic: string | number }
  'auth.privacy.where.text': Record<never, never>
  'auth.privacy.where.title': Record<never, never>
  'auth.privacy.who.text': Record<never, never>
  'auth.privacy.who.title': Record<never, never>
  'auth.privacyNotice': Record<never, never>
  'auth.provider.cancelled': Record<never, never>
  'auth.provider.continue': { provider: string | number }
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
  'auth.reset.expired.text': Record<never, never>
  'auth.reset.expired.title': Record<never, never>
  'auth.reset.saved': Record<never, never>
  'auth.reset.subtitle': Record<never, never>
  'auth.reset.toSignIn': Record<never, never>
  'auth.signIn': Record<never, never>
  'auth.signIn.failed': Record<never, never>
  'auth.signUp': Record<never, never>
  'auth.tabs': Record<never, never>
  'auth.usePasskey': Record<never, never>
  'auth.welcomeBack.text': Record<never, never>
  'auth.welcomeBack.title': Record<never, never>
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
