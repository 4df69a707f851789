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
  'account.consent.pictures.label': Record<never, never>
  'account.consent.pictures.off': Record<never, never>
  'account.consent.pictures.text': Record<never, never>
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
  'account.field.conditions': Record<never, never>
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
  'account.invalid.locale': Record<never, never>
  'account.language.example': Record<never, never>
  'account.language.region': Record<never, never>
  'account.language.stays': Record<never, never>
  'account.language.text': Record<never, never>
  'account.leave.leave': Record<never, never>
  'account.leave.stay': Record<never, never>
  'account.leave.text': Record<never, never>
  'account.leave.title': Record<never, never>
  'account.notDone': Record<never, never>
  'account.notLoaded': Record<never, never>
  'account.part.data': Record<never, never>
  'account.part.data.text': Record<never, never>
  'account.part.profile': Record<never, never>
  'account.part.profile.text': Record<never, never>
  'account.part.reminders': Record<never, never>
  'account.part.reminders.text': Record<never, never>
  'account.part.security': Record<never, never>
  'account.part.security.text': Record<never, never>
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
  'account.profile.changed': { count: number; fields: string | number }
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
  'account.reminders.appointments.title': Record<never, never>
  'account.reminders.appointments.when': Record<never, never>
  'account.reminders.backups.title': Record<never, never>
  'account.reminders.backups.when': Record<never, never>
  'account.reminders.care.title': Record<never, never>
  'account.reminders.care.when': Record<never, never>
  'account.reminders.careAsked.title': Record<never, never>
  'account.reminders.careAsked.when': Record<never, never>
  'account.reminders.consents.title': Record<never, never>
  'account.reminders.consents.when': Record<never, never>
  'account.reminders.critical.title': Record<never, never>
  'account.reminders.critical.when': Record<never, never>
  'account.reminders.discreet': Record<never, never>
  'account.reminders.doses.title': Record<never, never>
  'account.reminders.doses.when': Record<never, never>
  'account.reminders.entry.title': Record<never, never>
  'account.reminders.entry.when': Record<never, never>
  'account.reminders.failed': Record<never, never>
  'account.reminders.forms.title': Record<never, never>
  'account.reminders.forms.when': Record<never, never>
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
  'account.reminders.patientsForms.title': Record<never, never>
  'account.reminders.patientsForms.when': Record<never, never>
  'account.reminders.patientsMeasurements.title': Record<never, never>
  'account.reminders.patientsMeasurements.when': Record<never, never>
  'account.reminders.patientsOrders.title': Record<never, never>
  'account.reminders.patientsOrders.when': Record<never, never>
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
  'account.reminders.shares.title': Record<never, never>
  'account.reminders.shares.when': Record<never, never>
  'account.reminders.slot.entry': Record<never, never>
  'account.reminders.slot.evening': Record<never, never>
  'account.reminders.slot.midday': Record<never, never>
  'account.reminders.slot.morning': Record<never, never>
  'account.reminders.slot.night': Record<never, never>
  'account.reminders.stock.title': Record<never, never>
  'account.reminders.stock.when': Record<never, never>
  'account.reminders.times': Record<never, never>
  'account.reminders.today.title': Record<never, never>
  'account.reminders.today.when': Record<never, never>
  'account.reminders.tomorrow.title': Record<never, never>
  'account.reminders.tomorrow.when': Record<never, never>
  'account.reminders.undo': Record<never, never>
  'account.reminders.visits.title': Record<never, never>
  'account.reminders.visits.when': Record<never, never>
  'account.reminders.waiting.title': Record<never, never>
  'account.reminders.waiting.when': Record<never, never>
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
  'account.sessions.cut': Record<never, never>
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
  'admin.actions': Record<never, never>
  'admin.adjustCredits.amount': Record<never, never>
  'admin.adjustCredits.amountExample': Record<never, never>
  'admin.adjustCredits.amountHint': Record<never, never>
  'admin.adjustCredits.done': Record<never, never>
  'admin.adjustCredits.failed': Record<never, never>
  'admin.adjustCredits.reasonHint': Record<never, never>
  'admin.adjustCredits.title': Record<never, never>
  'admin.adjustCredits.unit': Record<never, never>
  'admin.adjustCredits.whose': { name: string | number }
  'admin.adjustStock.adjustment': Record<never, never>
  'admin.adjustStock.current': Record<never, never>
  'admin.adjustStock.done': Record<never, never>
  'admin.adjustStock.hint': Record<never, never>
  'admin.adjustStock.new': Record<never, never>
  'admin.adjustStock.reasonExample': Record<never, never>
  'admin.adjustStock.title': Record<never, never>
  'admin.adjustStock.tooMany': { stock: number }
  'admin.assign.action': Record<never, never>
  'admin.assign.bothNeeded': Record<never, never>
  'admin.assign.current': Record<never, never>
  'admin.assign.date': Record<never, never>
  'admin.assign.done': { patient: string | number; practitioner: string | number }
  'admin.assign.failed': Record<never, never>
  'admin.assign.failedTitle': Record<never, never>
  'admin.assign.none.text': Record<never, never>
  'admin.assign.none.title': Record<never, never>
  'admin.assign.noneFound': Record<never, never>
  'admin.assign.notAssigned': Record<never, never>
  'admin.assign.notInForce': Record<never, never>
  'admin.assign.notRemoved': Record<never, never>
  'admin.assign.peopleFailed': Record<never, never>
  'admin.assign.remove': Record<never, never>
  'admin.assign.removeFrom': { patient: string | number; practitioner: string | number }
  'admin.assign.removed': Record<never, never>
  'admin.assign.search': Record<never, never>
  'admin.assign.select.patient': Record<never, never>
  'admin.assign.select.practitioner': Record<never, never>
  'admin.assign.subtitle': Record<never, never>
  'admin.assign.unconfirmed': { name: string | number }
  'admin.backup.full': { needed: number; free: number }
  'admin.backup.last': { day: string | number }
  'admin.backup.none': Record<never, never>
  'admin.backup.text': Record<never, never>
  'admin.credits.byPackage': Record<never, never>
  'admin.credits.chart': { weeks: number; purchased: number; used: number }
  'admin.credits.empty': Record<never, never>
  'admin.credits.purchased': Record<never, never>
  'admin.credits.sold': { sold: number }
  'admin.credits.title': Record<never, never>
  'admin.credits.used': Record<never, never>
  'admin.creditsNow': { name: string | number; balance: number }
  'admin.csv.amount': Record<never, never>
  'admin.csv.file.audit': Record<never, never>
  'admin.csv.file.orders': Record<never, never>
  'admin.csv.file.products': Record<never, never>
  'admin.csv.file.users': Record<never, never>
  'admin.csv.item': { quantity: number; name: string | number }
  'admin.csv.items': Record<never, never>
  'admin.csv.number': Record<never, never>
  'admin.csv.ordered': Record<never, never>
  'admin.csv.price': Record<never, never>
  'admin.csv.stock': Record<never, never>
  'admin.csv.unit': Record<never, never>
  'admin.csv.unitsPerPack': Record<never, never>
  'admin.database.text': Record<never, never>
  'admin.database.title': Record<never, never>
  'admin.delete': Record<never, never>
  'admin.deleteNamed': { name: string | number }
  'admin.description': Record<never, never>
  'admin.dollars': Record<never, never>
  'admin.edit': Record<never, never>
  'admin.editNamed': { name: string | number }
  'admin.figures.balances': { count: number }
  'admin.figures.credits': Record<never, never>
  'admin.figures.failed': Record<never, never>
  'admin.figures.failedTitle': Record<never, never>
  'admin.figures.joined': { count: number }
  'admin.figures.newPlans': { count: number }
  'admin.figures.ofUsers': { share: number }
  'admin.figures.patients': Record<never, never>
  'admin.figures.practitioners': Record<never, never>
  'admin.figures.received': { amount: number }
  'admin.figures.revenue': Record<never, never>
  'admin.figures.toVerify': { count: number }
  'admin.figures.users': Record<never, never>
  'admin.forecast.about': Record<never, never>
  'admin.forecast.afterMonth': { day: Date }
  'admin.forecast.bar': { name: string | number; stock: number; need: number }
  'admin.forecast.byProduct': Record<never, never>
  'admin.forecast.column.bar': Record<never, never>
  'admin.forecast.column.days': { days: number }
  'admin.forecast.column.runsOut': Record<never, never>
  'admin.forecast.column.stock': Record<never, never>
  'admin.forecast.countedAt': { at: string | number }
  'admin.forecast.csv.file': Record<never, never>
  'admin.forecast.csv.need30': Record<never, never>
  'admin.forecast.csv.need60': Record<never, never>
  'admin.forecast.csv.order': Record<never, never>
  'admin.forecast.csv.patients': Record<never, never>
  'admin.forecast.csv.product': Record<never, never>
  'admin.forecast.csv.runsOut': Record<never, never>
  'admin.forecast.csv.stock': Record<never, never>
  'admin.forecast.csv.unit': Record<never, never>
  'admin.forecast.csv.unitsPerPack': Record<never, never>
  'admin.forecast.download': Record<never, never>
  'admin.forecast.failed': Record<never, never>
  'admin.forecast.failedTitle': Record<never, never>
  'admin.forecast.glance': Record<never, never>
  'admin.forecast.mark': Record<never, never>
  'admin.forecast.method': Record<never, never>
  'admin.forecast.needed': Record<never, never>
  'admin.forecast.noOrder': Record<never, never>
  'admin.forecast.none.text': Record<never, never>
  'admin.forecast.none.title': Record<never, never>
  'admin.forecast.notNeeded': Record<never, never>
  'admin.forecast.orderOf': { name: string | number }
  'admin.forecast.outOfStock': Record<never, never>
  'admin.forecast.packLess': { name: string | number }
  'admin.forecast.packMore': { name: string | number }
  'admin.forecast.packsOf': { name: string | number }
  'admin.forecast.packsOfProducts': { count: number }
  'admin.forecast.packsUntil': { day: Date }
  'admin.forecast.patients': { count: number }
  'admin.forecast.soon': Record<never, never>
  'admin.forecast.suggested': Record<never, never>
  'admin.forecast.title': Record<never, never>
  'admin.forecast.today': Record<never, never>
  'admin.forecast.uncounted': { count: number }
  'admin.forecast.uncountedReason': { reason: string | number; count: number }
  'admin.import': Record<never, never>
  'admin.invalid.adjustment': Record<never, never>
  'admin.invite.action': Record<never, never>
  'admin.invite.copied': Record<never, never>
  'admin.invite.copy': Record<never, never>
  'admin.invite.done': Record<never, never>
  'admin.invite.email': Record<never, never>
  'admin.invite.failed': Record<never, never>
  'admin.invite.for': { role: string | number; practitioner: string | number }
  'admin.invite.handOver': { days: number }
  'admin.invite.link': Record<never, never>
  'admin.invite.listFailed': Record<never, never>
  'admin.invite.made': Record<never, never>
  'admin.invite.mailed': { email: string | number }
  'admin.invite.nameless': Record<never, never>
  'admin.invite.notCopied': Record<never, never>
  'admin.invite.notRevoked': Record<never, never>
  'admin.invite.onlyNow': Record<never, never>
  'admin.invite.open': Record<never, never>
  'admin.invite.paper.text': { days: number }
  'admin.invite.paper.title': { clinic: string | number }
  'admin.invite.practitioner': Record<never, never>
  'admin.invite.print': Record<never, never>
  'admin.invite.revoke': Record<never, never>
  'admin.invite.revoke.text': { name: string | number }
  'admin.invite.revoke.title': Record<never, never>
  'admin.invite.revokeNamed': { name: string | number }
  'admin.invite.revoked.text': Record<never, never>
  'admin.invite.revoked.title': Record<never, never>
  'admin.invite.role.admin': Record<never, never>
  'admin.invite.role.patient': Record<never, never>
  'admin.invite.role.practitioner': Record<never, never>
  'admin.invite.text': Record<never, never>
  'admin.invite.title': Record<never, never>
  'admin.invite.until': { by: string | number; day: string | number }
  'admin.ledger.adjusted': Record<never, never>
  'admin.ledger.cancelled': Record<never, never>
  'admin.ledger.change': Record<never, never>
  'admin.ledger.created': Record<never, never>
  'admin.ledger.edited': Record<never, never>
  'admin.ledger.importUndone': Record<never, never>
  'admin.ledger.imported': Record<never, never>
  'admin.ledger.none': Record<never, never>
  'admin.ledger.of': { name: string | number }
  'admin.ledger.order': Record<never, never>
  'admin.ledger.text': { name: string | number; stock: number }
  'admin.ledger.title': Record<never, never>
  'admin.ledger.when': Record<never, never>
  'admin.ledger.who': Record<never, never>
  'admin.ledger.why': Record<never, never>
  'admin.name': Record<never, never>
  'admin.optional': Record<never, never>
  'admin.orders.cancel.action': Record<never, never>
  'admin.orders.cancel.keep': Record<never, never>
  'admin.orders.cancel.text': { number: string | number; buyer: string | number }
  'admin.orders.cancel.title': Record<never, never>
  'admin.orders.column.buyer': Record<never, never>
  'admin.orders.column.items': Record<never, never>
  'admin.orders.column.order': Record<never, never>
  'admin.orders.failed': Record<never, never>
  'admin.orders.failedTitle': Record<never, never>
  'admin.orders.filter.all': Record<never, never>
  'admin.orders.filter.cancelled': Record<never, never>
  'admin.orders.filter.completed': Record<never, never>
  'admin.orders.filter.pending': Record<never, never>
  'admin.orders.filter.processing': Record<never, never>
  'admin.orders.move.cancelled': Record<never, never>
  'admin.orders.move.completed': Record<never, never>
  'admin.orders.move.pending': Record<never, never>
  'admin.orders.move.processing': Record<never, never>
  'admin.orders.moveOrder.cancelled': { number: string | number }
  'admin.orders.moveOrder.completed': { number: string | number }
  'admin.orders.moveOrder.pending': { number: string | number }
  'admin.orders.moveOrder.processing': { number: string | number }
  'admin.orders.none.text': Record<never, never>
  'admin.orders.none.title': Record<never, never>
  'admin.orders.noneFound.text': Record<never, never>
  'admin.orders.noneFound.title': Record<never, never>
  'admin.orders.paid.failed': Record<never, never>
  'admin.orders.paid.text': { number: string | number; payment: 'open' | 'desk' | (string & {}) }
  'admin.orders.paid.title': Record<never, never>
  'admin.orders.payment': Record<never, never>
  'admin.orders.payment.desk': Record<never, never>
  'admin.orders.payment.open': Record<never, never>
  'admin.orders.payment.transfer': Record<never, never>
  'admin.orders.paymentOf': { number: string | number }
  'admin.orders.receiptOf': { number: string | number }
  'admin.orders.search': Record<never, never>
  'admin.orders.status': Record<never, never>
  'admin.orders.subtitle': Record<never, never>
  'admin.orders.updated.text': { number: string | number; status: 'pending' | 'processing' | 'completed' | 'cancelled' | (string & {}) }
  'admin.orders.updated.title': Record<never, never>
  'admin.packages.active': Record<never, never>
  'admin.packages.activeHint': Record<never, never>
  'admin.packages.add': Record<never, never>
  'admin.packages.create': Record<never, never>
  'admin.packages.created': Record<never, never>
  'admin.packages.credits': Record<never, never>
  'admin.packages.delete.text': Record<never, never>
  'admin.packages.delete.title': Record<never, never>
  'admin.packages.deleted': Record<never, never>
  'admin.packages.edit': Record<never, never>
  'admin.packages.inactive': Record<never, never>
  'admin.packages.list': Record<never, never>
  'admin.packages.newNote': Record<never, never>
  'admin.packages.none.text': Record<never, never>
  'admin.packages.none.title': Record<never, never>
  'admin.packages.notDeleted': Record<never, never>
  'admin.packages.notSaved': Record<never, never>
  'admin.packages.subtitle': Record<never, never>
  'admin.packages.updated': Record<never, never>
  'admin.price': Record<never, never>
  'admin.product.active': Record<never, never>
  'admin.product.activeHint': Record<never, never>
  'admin.product.category': Record<never, never>
  'admin.product.create': Record<never, never>
  'admin.product.created': Record<never, never>
  'admin.product.downloaded': Record<never, never>
  'admin.product.drawn': Record<never, never>
  'admin.product.edit': Record<never, never>
  'admin.product.imageFile': Record<never, never>
  'admin.product.imageUrl': Record<never, never>
  'admin.product.inactive': Record<never, never>
  'admin.product.newNote': Record<never, never>
  'admin.product.notDownloaded': { problem: string | number }
  'admin.product.pieces': Record<never, never>
  'admin.product.stock': Record<never, never>
  'admin.product.unit': Record<never, never>
  'admin.product.unitHint': Record<never, never>
  'admin.product.unitsPerPack': Record<never, never>
  'admin.product.unitsPerPackHint': Record<never, never>
  'admin.product.updated': Record<never, never>
  'admin.product.uploadImage': Record<never, never>
  'admin.products.add': Record<never, never>
  'admin.products.adjust': Record<never, never>
  'admin.products.adjustNamed': { name: string | number }
  'admin.products.andOthers': { named: string | number; others: number }
  'admin.products.column.product': Record<never, never>
  'admin.products.column.quick': Record<never, never>
  'admin.products.column.status': Record<never, never>
  'admin.products.delete.text': Record<never, never>
  'admin.products.delete.title': Record<never, never>
  'admin.products.deleted': Record<never, never>
  'admin.products.failed': Record<never, never>
  'admin.products.failedTitle': Record<never, never>
  'admin.products.glance': Record<never, never>
  'admin.products.inStock': { stock: number }
  'admin.products.minusOne': { name: string | number }
  'admin.products.none.text': Record<never, never>
  'admin.products.none.title': Record<never, never>
  'admin.products.noneFound.text': Record<never, never>
  'admin.products.noneFound.title': Record<never, never>
  'admin.products.plusOne': { name: string | number }
  'admin.products.search': Record<never, never>
  'admin.products.stockUpdated': Record<never, never>
  'admin.products.summary': { count: number; low: number; out: number }
  'admin.products.total': Record<never, never>
  'admin.quick.activePackages': Record<never, never>
  'admin.quick.assigned': Record<never, never>
  'admin.quick.averageCredits': Record<never, never>
  'admin.quick.of': { part: number; whole: number }
  'admin.quick.packagesSold': Record<never, never>
  'admin.quick.plansPerPatient': Record<never, never>
  'admin.quick.title': Record<never, never>
  'admin.quick.toVerify': Record<never, never>
  'admin.reason': Record<never, never>
  'admin.role.admin': Record<never, never>
  'admin.role.none': Record<never, never>
  'admin.role.patient': Record<never, never>
  'admin.role.practitioner': Record<never, never>
  'admin.sale.action': Record<never, never>
  'admin.sale.buyer': Record<never, never>
  'admin.sale.done': Record<never, never>
  'admin.sale.failed': Record<never, never>
  'admin.sale.missing': Record<never, never>
  'admin.sale.noBuyer': Record<never, never>
  'admin.sale.noneActive': Record<never, never>
  'admin.sale.option': { name: string | number; credits: number; price: number }
  'admin.sale.package': Record<never, never>
  'admin.sale.select': Record<never, never>
  'admin.sale.title': Record<never, never>
  'admin.sale.whose': { name: string | number }
  'admin.saveChanges': Record<never, never>
  'admin.sending.resumed': Record<never, never>
  'admin.sending.start': Record<never, never>
  'admin.sending.text': { day: string | number }
  'admin.sending.title': Record<never, never>
  'admin.settings': Record<never, never>
  'admin.success': Record<never, never>
  'admin.transactions.amount': Record<never, never>
  'admin.transactions.date': Record<never, never>
  'admin.transactions.none': Record<never, never>
  'admin.transactions.title': Record<never, never>
  'admin.transactions.type': Record<never, never>
  'admin.transactions.user': Record<never, never>
  'admin.users.actionsFor': { name: string | number }
  'admin.users.assign.menu': Record<never, never>
  'admin.users.assign.text': { name: string | number }
  'admin.users.assign.title': Record<never, never>
  'admin.users.assignRole': Record<never, never>
  'admin.users.assignRoleTo': { name: string | number }
  'admin.users.column.email': Record<never, never>
  'admin.users.column.joined': Record<never, never>
  'admin.users.column.role': Record<never, never>
  'admin.users.failed': Record<never, never>
  'admin.users.failedTitle': Record<never, never>
  'admin.users.filter.admin': Record<never, never>
  'admin.users.filter.all': Record<never, never>
  'admin.users.filter.none': Record<never, never>
  'admin.users.filter.patient': Record<never, never>
  'admin.users.filter.practitioner': Record<never, never>
  'admin.users.filter.unverified': Record<never, never>
  'admin.users.filter.withoutPractitioner': Record<never, never>
  'admin.users.filterByRole': Record<never, never>
  'admin.users.list': Record<never, never>
  'admin.users.loading': Record<never, never>
  'admin.users.none.text': Record<never, never>
  'admin.users.none.title': Record<never, never>
  'admin.users.order.email': Record<never, never>
  'admin.users.order.emailBackwards': Record<never, never>
  'admin.users.order.name': Record<never, never>
  'admin.users.order.nameBackwards': Record<never, never>
  'admin.users.order.newest': Record<never, never>
  'admin.users.order.oldest': Record<never, never>
  'admin.users.restore.action': Record<never, never>
  'admin.users.restore.done': Record<never, never>
  'admin.users.restore.doneText': Record<never, never>
  'admin.users.restore.menu': Record<never, never>
  'admin.users.restore.text': { name: string | number }
  'admin.users.restore.title': Record<never, never>
  'admin.users.roleFailed': { reason: string | number }
  'admin.users.roleUpdated.text': Record<never, never>
  'admin.users.roleUpdated.title': Record<never, never>
  'admin.users.search': Record<never, never>
  'admin.users.sortBy': Record<never, never>
  'admin.users.subtitle': Record<never, never>
  'admin.users.suspend.action': Record<never, never>
  'admin.users.suspend.done': Record<never, never>
  'admin.users.suspend.doneText': Record<never, never>
  'admin.users.suspend.menu': Record<never, never>
  'admin.users.suspend.text': { name: string | number }
  'admin.users.suspend.title': Record<never, never>
  'admin.users.suspended': Record<never, never>
  'admin.users.unchanged.text': { name: string | number }
  'admin.users.unchanged.title': Record<never, never>
  'admin.users.unverified': Record<never, never>
  'admin.users.verified.text': Record<never, never>
  'admin.users.verified.title': Record<never, never>
  'admin.users.verify': Record<never, never>
  'admin.users.verifyNamed': { name: string | number }
  'admin.week.column.purchased': Record<never, never>
  'admin.week.column.used': Record<never, never>
  'admin.week.column.week': Record<never, never>
  'admin.week.numbers': Record<never, never>
  'admin.week.of': { day: Date }
  'admin.week.orders.chart': { weeks: number; latest: string | number }
  'admin.week.orders.note': Record<never, never>
  'admin.week.orders.title': Record<never, never>
  'admin.week.revenueCents.chart': { weeks: number; latest: string | number }
  'admin.week.revenueCents.note': Record<never, never>
  'admin.week.revenueCents.title': Record<never, never>
  'admin.week.trackers.chart': { weeks: number; latest: string | number }
  'admin.week.trackers.note': Record<never, never>
  'admin.week.trackers.title': Record<never, never>
  'app.admin': Record<never, never>
  'app.adminPanel': Record<never, never>
  'app.cancel': Record<never, never>
  'app.close': Record<never, never>
  'app.closeMenu': Record<never, never>
  'app.closeUnsaved.keep': Record<never, never>
  'app.closeUnsaved.kept': Record<never, never>
  'app.closeUnsaved.lost': Record<never, never>
  'app.closeUnsaved.title': Record<never, never>
  'app.commas': { list: string | number; next: string | number }
  'app.credits': { count: number }
  'app.credits.unknown': Record<never, never>
  'app.day.calendar': Record<never, never>
  'app.day.month': Record<never, never>
  'app.day.next': Record<never, never>
  'app.day.notRead': { example: Date; iso: string | number }
  'app.day.previous': Record<never, never>
  'app.day.year': Record<never, never>
  'app.description': Record<never, never>
  'app.failed.ours': Record<never, never>
  'app.failed.oursWith': { text: string | number; reference: string | number }
  'app.failed.title': Record<never, never>
  'app.failed.unreachable': Record<never, never>
  'app.fetch.large': Record<never, never>
  'app.fetch.noHost': Record<never, never>
  'app.fetch.notHttps': Record<never, never>
  'app.fetch.notPublic': Record<never, never>
  'app.fetch.redirects': Record<never, never>
  'app.fetch.silent': Record<never, never>
  'app.fetch.slow': Record<never, never>
  'app.fetch.status': { status: string | number }
  'app.fewer': { counted: string | number }
  'app.find': Record<never, never>
  'app.find.count': { count: number }
  'app.find.failed': Record<never, never>
  'app.find.group.order': Record<never, never>
  'app.find.group.page': Record<never, never>
  'app.find.group.patient': Record<never, never>
  'app.find.group.plan': Record<never, never>
  'app.find.group.product': Record<never, never>
  'app.find.group.result': Record<never, never>
  'app.find.group.user': Record<never, never>
  'app.find.hint': Record<never, never>
  'app.find.label.admin': Record<never, never>
  'app.find.label.patient': Record<never, never>
  'app.find.label.practitioner': Record<never, never>
  'app.find.none.text': Record<never, never>
  'app.find.none.title': { text: string | number }
  'app.find.offline': Record<never, never>
  'app.find.open': Record<never, never>
  'app.find.order': { number: string | number }
  'app.home': Record<never, never>
  'app.inEnglish': Record<never, never>
  'app.invalid.tooLate': Record<never, never>
  'app.language': Record<never, never>
  'app.language.failed': Record<never, never>
  'app.loading': Record<never, never>
  'app.login': Record<never, never>
  'app.main': Record<never, never>
  'app.menu': Record<never, never>
  'app.messages.link': { count: number }
  'app.messages.unread': { count: number }
  'app.moment': { day: string | number; time: string | number }
  'app.moment.day': Record<never, never>
  'app.moment.time': Record<never, never>
  'app.money': { amount: number }
  'app.more': Record<never, never>
  'app.moreOf': { counted: string | number }
  'app.nav.bloodTests': Record<never, never>
  'app.nav.forms': { count: number }
  'app.nav.healthTracking': Record<never, never>
  'app.nav.patientHealth': Record<never, never>
  'app.nav.patients': Record<never, never>
  'app.nav.treatmentPlans': Record<never, never>
  'app.needsScript': Record<never, never>
  'app.notAccepted': Record<never, never>
  'app.notAcceptedDose': { dose: string | number; reason: string | number }
  'app.notAuthenticated.text': Record<never, never>
  'app.notAuthenticated.title': Record<never, never>
  'app.notFound.home': Record<never, never>
  'app.notFound.name': Record<never, never>
  'app.notFound.text': Record<never, never>
  'app.notFound.title': Record<never, never>
  'app.notSent': Record<never, never>
  'app.number.which': { first: number; second: number }
  'app.offline': { isKnown: 'yes' | (string & {}); at: string | number }
  'app.offline.notKept': Record<never, never>
  'app.offlineUnavailable': Record<never, never>
  'app.page.adminDashboard': Record<never, never>
  'app.page.aiWizard': Record<never, never>
  'app.page.appointments': Record<never, never>
  'app.page.assignments': Record<never, never>
  'app.page.audit': Record<never, never>
  'app.page.auth': Record<never, never>
  'app.page.bloodTests': Record<never, never>
  'app.page.cart': Record<never, never>
  'app.page.changePassword': Record<never, never>
  'app.page.clinic': Record<never, never>
  'app.page.credits': Record<never, never>
  'app.page.dashboard': Record<never, never>
  'app.page.document': Record<never, never>
  'app.page.documents': Record<never, never>
  'app.page.form': Record<never, never>
  'app.page.forms': Record<never, never>
  'app.page.healthTracking': Record<never, never>
  'app.page.import': Record<never, never>
  'app.page.imprint': Record<never, never>
  'app.page.invite': Record<never, never>
  'app.page.markers': Record<never, never>
  'app.page.measurements': Record<never, never>
  'app.page.messages': Record<never, never>
  'app.page.myOrders': Record<never, never>
  'app.page.myRecord': Record<never, never>
  'app.page.notes': Record<never, never>
  'app.page.notices': Record<never, never>
  'app.page.orders': Record<never, never>
  'app.page.packages': Record<never, never>
  'app.page.patient': Record<never, never>
  'app.page.patientForms': Record<never, never>
  'app.page.patientHealth': Record<never, never>
  'app.page.patientMarkers': Record<never, never>
  'app.page.patientMeasurements': Record<never, never>
  'app.page.patients': Record<never, never>
  'app.page.planVersions': Record<never, never>
  'app.page.plans': Record<never, never>
  'app.page.practitionerAuth': Record<never, never>
  'app.page.privacy': Record<never, never>
  'app.page.products': Record<never, never>
  'app.page.profile': Record<never, never>
  'app.page.profileLink': Record<never, never>
  'app.page.recordImport': Record<never, never>
  'app.page.resetPassword': Record<never, never>
  'app.page.results': Record<never, never>
  'app.page.secondFactor': Record<never, never>
  'app.page.settings': Record<never, never>
  'app.page.sharedRecord': Record<never, never>
  'app.page.sign': Record<never, never>
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
  'app.refused.noSpace': Record<never, never>
  'app.refused.otherSite': Record<never, never>
  'app.refused.ours': Record<never, never>
  'app.refused.readOnly': Record<never, never>
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
  'app.semicolons': { list: string | number; next: string | number }
  'app.sent.dose': { count: number }
  'app.sent.entry': { count: number }
  'app.sent.measurement': { count: number }
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
  'app.tabs': Record<never, never>
  'app.tabs.attention': Record<never, never>
  'app.tabs.attention.count': { count: number }
  'app.tabs.more': Record<never, never>
  'app.tabs.patients': Record<never, never>
  'app.tabs.results.count': { count: number }
  'app.tabs.today': Record<never, never>
  'app.tabs.track': Record<never, never>
  'app.toggleSidebar': Record<never, never>
  'app.tryAgain': Record<never, never>
  'app.unloaded': Record<never, never>
  'app.unloaded.again': Record<never, never>
  'app.unsent.doses': { count: number }
  'app.unsent.entries': { count: number }
  'app.unsent.forms': { count: number }
  'app.unsent.leave': Record<never, never>
  'app.unsent.measurements': { count: number }
  'app.unsent.messages': { count: number }
  'app.unsent.notes': { count: number }
  'app.unsent.stay': Record<never, never>
  'app.unsent.text': { items: string | number; count: number }
  'app.unsent.title': Record<never, never>
  'app.unsentFailed': Record<never, never>
  'app.unverified.text': Record<never, never>
  'app.unverified.title': Record<never, never>
  'app.withEnglish': { text: string | number; english: string | number }
  'appointments.busy.notCalendar': Record<never, never>
  'appointments.busy.tooMany': { most: number }
  'appointments.busy.tooMuch': Record<never, never>
  'appointments.busy.unreadable': Record<never, never>
  'appointments.calendar.entry': { with: string | number }
  'appointments.calendar.name': { clinic: string | number }
  'appointments.day.block': { from: string | number; until: string | number; kind: string | number }
  'appointments.day.blockAndState': { from: string | number; until: string | number; kind: string | number; state: string | number }
  'appointments.day.column': { name: string | number; count: string | number }
  'appointments.day.columns': Record<never, never>
  'appointments.day.count': { count: number }
  'appointments.day.legend.free': Record<never, never>
  'appointments.day.legend.over': Record<never, never>
  'appointments.day.next': Record<never, never>
  'appointments.day.nextFree': Record<never, never>
  'appointments.day.none': Record<never, never>
  'appointments.day.none.text': Record<never, never>
  'appointments.day.previous': Record<never, never>
  'appointments.day.request': { name: string | number; time: string | number }
  'appointments.day.requestOf': { practitioner: string | number; kind: string | number; minutes: number; waited: string | number }
  'appointments.day.requests.none': Record<never, never>
  'appointments.day.requests.who': Record<never, never>
  'appointments.day.subtitle': { appointments: number; requests: number; practitioners: number }
  'appointments.day.today': { time: string | number }
  'appointments.day.tomorrow': { time: string | number }
  'appointments.feed.add': Record<never, never>
  'appointments.feed.address': Record<never, never>
  'appointments.feed.busy': Record<never, never>
  'appointments.feed.busyAddress': Record<never, never>
  'appointments.feed.busyFailed': Record<never, never>
  'appointments.feed.busyFailure': Record<never, never>
  'appointments.feed.busyHint': Record<never, never>
  'appointments.feed.busyNotSaved': Record<never, never>
  'appointments.feed.busyRead': { at: string | number }
  'appointments.feed.busyRemove': Record<never, never>
  'appointments.feed.busyRemoved': Record<never, never>
  'appointments.feed.busySave': Record<never, never>
  'appointments.feed.busySaved': Record<never, never>
  'appointments.feed.busyText': Record<never, never>
  'appointments.feed.busyUnread': Record<never, never>
  'appointments.feed.copied': Record<never, never>
  'appointments.feed.copy': Record<never, never>
  'appointments.feed.failed': Record<never, never>
  'appointments.feed.mine': Record<never, never>
  'appointments.feed.notCopied': Record<never, never>
  'appointments.feed.notRenewed': Record<never, never>
  'appointments.feed.renew': Record<never, never>
  'appointments.feed.renewText': Record<never, never>
  'appointments.feed.renewTitle': Record<never, never>
  'appointments.feed.renewed': Record<never, never>
  'appointments.feed.text.patient': Record<never, never>
  'appointments.feed.text.practitioner': Record<never, never>
  'appointments.hours.add': Record<never, never>
  'appointments.hours.addException': Record<never, never>
  'appointments.hours.addTo': { day: string | number }
  'appointments.hours.availability': Record<never, never>
  'appointments.hours.closed': Record<never, never>
  'appointments.hours.closedPartly': Record<never, never>
  'appointments.hours.day': Record<never, never>
  'appointments.hours.does': Record<never, never>
  'appointments.hours.exception': Record<never, never>
  'appointments.hours.exceptions': Record<never, never>
  'appointments.hours.exceptionsText': Record<never, never>
  'appointments.hours.failed': Record<never, never>
  'appointments.hours.from': { of: string | number }
  'appointments.hours.notSaved': Record<never, never>
  'appointments.hours.open': Record<never, never>
  'appointments.hours.remove': { of: string | number; from: string | number; until: string | number }
  'appointments.hours.removeException': Record<never, never>
  'appointments.hours.save': Record<never, never>
  'appointments.hours.saved': Record<never, never>
  'appointments.hours.title': Record<never, never>
  'appointments.hours.until': { of: string | number }
  'appointments.invalid.bothTimes': Record<never, never>
  'appointments.invalid.exceptions': Record<never, never>
  'appointments.invalid.link': Record<never, never>
  'appointments.invalid.name': Record<never, never>
  'appointments.invalid.openTimes': Record<never, never>
  'appointments.invalid.period': { days: number }
  'appointments.invalid.twice': Record<never, never>
  'appointments.invalid.whole': { least: number; most: number }
  'appointments.kind.active': Record<never, never>
  'appointments.kind.activeHint': Record<never, never>
  'appointments.kind.add': Record<never, never>
  'appointments.kind.change': Record<never, never>
  'appointments.kind.changeNamed': { name: string | number }
  'appointments.kind.earliestHours': Record<never, never>
  'appointments.kind.failed': Record<never, never>
  'appointments.kind.form': Record<never, never>
  'appointments.kind.formHint': Record<never, never>
  'appointments.kind.gapAfter': Record<never, never>
  'appointments.kind.gapBefore': Record<never, never>
  'appointments.kind.latestDays': Record<never, never>
  'appointments.kind.line': { place: string | number; minutes: number; who: 'everybody' | (string & {}) }
  'appointments.kind.link': Record<never, never>
  'appointments.kind.linkHint': Record<never, never>
  'appointments.kind.minutes': Record<never, never>
  'appointments.kind.name': Record<never, never>
  'appointments.kind.newPatients': Record<never, never>
  'appointments.kind.newPatientsHint': Record<never, never>
  'appointments.kind.noForm': Record<never, never>
  'appointments.kind.none': Record<never, never>
  'appointments.kind.notSaved': Record<never, never>
  'appointments.kind.notYet': Record<never, never>
  'appointments.kind.off': Record<never, never>
  'appointments.kind.place': Record<never, never>
  'appointments.kind.save': Record<never, never>
  'appointments.kind.saved': Record<never, never>
  'appointments.kind.title': Record<never, never>
  'appointments.mail.cancelled': { day: Date; time: string | number; zone: string | number; link: string | number }
  'appointments.mail.cancelled.subject': { clinic: string | number }
  'appointments.mail.confirmed': { day: Date; time: string | number; zone: string | number; link: string | number }
  'appointments.mail.confirmed.subject': { clinic: string | number }
  'appointments.mail.moved': { day: Date; time: string | number; zone: string | number; link: string | number }
  'appointments.mail.moved.subject': { clinic: string | number }
  'appointments.mine.accept': Record<never, never>
  'appointments.mine.accepted': Record<never, never>
  'appointments.mine.answers': { practitioner: string | number }
  'appointments.mine.ask': Record<never, never>
  'appointments.mine.askFor': { day: string | number; time: string | number }
  'appointments.mine.askTitle': Record<never, never>
  'appointments.mine.askedFor': Record<never, never>
  'appointments.mine.at': { day: string | number; time: string | number }
  'appointments.mine.bookableNotLoaded': Record<never, never>
  'appointments.mine.callToChange': Record<never, never>
  'appointments.mine.cancel': Record<never, never>
  'appointments.mine.cancelText': { day: string | number; time: string | number }
  'appointments.mine.cancelTitle': Record<never, never>
  'appointments.mine.cancelled': Record<never, never>
  'appointments.mine.confirms': { practitioner: string | number }
  'appointments.mine.decline': Record<never, never>
  'appointments.mine.declineText': Record<never, never>
  'appointments.mine.declineTitle': Record<never, never>
  'appointments.mine.declined': Record<never, never>
  'appointments.mine.earlier': Record<never, never>
  'appointments.mine.earlierFree': Record<never, never>
  'appointments.mine.earlierHint': Record<never, never>
  'appointments.mine.failed': Record<never, never>
  'appointments.mine.fromTo': { weekday: string | number; from: string | number; until: string | number }
  'appointments.mine.heldUntil': { practitioner: string | number; day: string | number; time: string | number }
  'appointments.mine.how': Record<never, never>
  'appointments.mine.join': Record<never, never>
  'appointments.mine.keep': Record<never, never>
  'appointments.mine.kind': { minutes: number; place: string | number }
  'appointments.mine.kindAt': { kind: string | number; place: string | number }
  'appointments.mine.move': Record<never, never>
  'appointments.mine.moveAskedText': { day: string | number; time: string | number }
  'appointments.mine.moveText': { day: string | number; time: string | number }
  'appointments.mine.moveTitle': Record<never, never>
  'appointments.mine.nobody': Record<never, never>
  'appointments.mine.none': Record<never, never>
  'appointments.mine.noneText': Record<never, never>
  'appointments.mine.notAccepted': Record<never, never>
  'appointments.mine.notAsked': Record<never, never>
  'appointments.mine.notCancelled': Record<never, never>
  'appointments.mine.notLoaded': Record<never, never>
  'appointments.mine.notMoved': Record<never, never>
  'appointments.mine.notSaved': Record<never, never>
  'appointments.mine.offered': Record<never, never>
  'appointments.mine.opensBefore': Record<never, never>
  'appointments.mine.other': { kind: string | number; practitioner: string | number; state: string | number }
  'appointments.mine.others': { count: number }
  'appointments.mine.place.practice': Record<never, never>
  'appointments.mine.place.telephone': Record<never, never>
  'appointments.mine.place.video': Record<never, never>
  'appointments.mine.placeAt': { address: string | number }
  'appointments.mine.practitioner': Record<never, never>
  'appointments.mine.reason': Record<never, never>
  'appointments.mine.state.asked': Record<never, never>
  'appointments.mine.state.cancelled': Record<never, never>
  'appointments.mine.state.confirmed': Record<never, never>
  'appointments.mine.state.declined': Record<never, never>
  'appointments.mine.state.expired': Record<never, never>
  'appointments.mine.state.kept': Record<never, never>
  'appointments.mine.state.missed': Record<never, never>
  'appointments.mine.state.offered': Record<never, never>
  'appointments.mine.state.past': Record<never, never>
  'appointments.mine.subtitle': Record<never, never>
  'appointments.mine.upcoming': Record<never, never>
  'appointments.mine.with': { practitioner: string | number }
  'appointments.mine.withdraw': Record<never, never>
  'appointments.mine.withdrawTitle': Record<never, never>
  'appointments.mine.withdrawn': Record<never, never>
  'appointments.mine.zone': { zone: string | number }
  'appointments.refused.early': Record<never, never>
  'appointments.refused.keyReused': Record<never, never>
  'appointments.refused.kinds': { most: number }
  'appointments.refused.noFeed': Record<never, never>
  'appointments.refused.noPractitioner': Record<never, never>
  'appointments.refused.none': Record<never, never>
  'appointments.refused.notOffered': Record<never, never>
  'appointments.refused.past': Record<never, never>
  'appointments.refused.seriesTaken': Record<never, never>
  'appointments.refused.state': Record<never, never>
  'appointments.refused.taken': Record<never, never>
  'appointments.refused.tooLate': { hours: number }
  'appointments.refused.tooMany': { most: number }
  'appointments.week.another': Record<never, never>
  'appointments.week.anotherNamed': { name: string | number }
  'appointments.week.book': Record<never, never>
  'appointments.week.bookAt': { day: string | number; time: string | number }
  'appointments.week.bookText': Record<never, never>
  'appointments.week.booked': Record<never, never>
  'appointments.week.cancel': Record<never, never>
  'appointments.week.cancelAction': Record<never, never>
  'appointments.week.cancelTitle': { name: string | number }
  'appointments.week.cancelled': Record<never, never>
  'appointments.week.choosePatient': Record<never, never>
  'appointments.week.chooser.day': Record<never, never>
  'appointments.week.chooser.failed': Record<never, never>
  'appointments.week.chooser.next': Record<never, never>
  'appointments.week.chooser.none': Record<never, never>
  'appointments.week.chooser.noneSoon': Record<never, never>
  'appointments.week.chooser.previous': Record<never, never>
  'appointments.week.chooser.times': Record<never, never>
  'appointments.week.chosenTimes': { times: string | number }
  'appointments.week.closed': Record<never, never>
  'appointments.week.confirm': Record<never, never>
  'appointments.week.confirmNamed': { name: string | number }
  'appointments.week.confirmed': Record<never, never>
  'appointments.week.dayAndTime': { day: string | number; time: string | number }
  'appointments.week.dayEmpty': Record<never, never>
  'appointments.week.dayOf': { day: string | number; count: number }
  'appointments.week.decline': Record<never, never>
  'appointments.week.declineAction': Record<never, never>
  'appointments.week.declineNamed': { name: string | number }
  'appointments.week.declineTitle': { name: string | number }
  'appointments.week.declined': Record<never, never>
  'appointments.week.failed': Record<never, never>
  'appointments.week.heldUntil': Record<never, never>
  'appointments.week.kept': Record<never, never>
  'appointments.week.kind': Record<never, never>
  'appointments.week.kindAndMinutes': { kind: string | number; minutes: number }
  'appointments.week.kindAndState': { kind: string | number; state: string | number }
  'appointments.week.legend.asked': Record<never, never>
  'appointments.week.legend.closed': Record<never, never>
  'appointments.week.legend.confirmed': Record<never, never>
  'appointments.week.legend.free': Record<never, never>
  'appointments.week.link': Record<never, never>
  'appointments.week.missed': Record<never, never>
  'appointments.week.move': Record<never, never>
  'appointments.week.moveAnnounced': { day: string | number; time: string | number }
  'appointments.week.moveGivenUp': Record<never, never>
  'appointments.week.moveHint': Record<never, never>
  'appointments.week.moveText': { day: string | number; time: string | number }
  'appointments.week.moveTitle': { name: string | number }
  'appointments.week.moveTo': { day: string | number; time: string | number }
  'appointments.week.moved': Record<never, never>
  'appointments.week.movedText': Record<never, never>
  'appointments.week.movedTo': { name: string | number; day: string | number; time: string | number }
  'appointments.week.newPatient': Record<never, never>
  'appointments.week.noKinds': Record<never, never>
  'appointments.week.noRequests': Record<never, never>
  'appointments.week.notBooked': Record<never, never>
  'appointments.week.notChanged': Record<never, never>
  'appointments.week.notConfirmed': Record<never, never>
  'appointments.week.notOffered': Record<never, never>
  'appointments.week.offerAction': { count: number }
  'appointments.week.offerText': { day: string | number; time: string | number; most: number; hours: number }
  'appointments.week.offerTitle': { name: string | number }
  'appointments.week.offered': Record<never, never>
  'appointments.week.offeredTimes': Record<never, never>
  'appointments.week.openPatient': Record<never, never>
  'appointments.week.optional': Record<never, never>
  'appointments.week.patient': Record<never, never>
  'appointments.week.patientMissing': Record<never, never>
  'appointments.week.patientsFailed': Record<never, never>
  'appointments.week.place.practice': Record<never, never>
  'appointments.week.place.telephone': Record<never, never>
  'appointments.week.place.video': Record<never, never>
  'appointments.week.quote': { reason: string | number }
  'appointments.week.reason': Record<never, never>
  'appointments.week.reasonHint': Record<never, never>
  'appointments.week.request': { day: string | number; time: string | number; kind: string | number; minutes: number }
  'appointments.week.requests': Record<never, never>
  'appointments.week.requestsFailed': Record<never, never>
  'appointments.week.series': Record<never, never>
  'appointments.week.seriesCount': Record<never, never>
  'appointments.week.seriesHint': Record<never, never>
  'appointments.week.seriesWeeks': Record<never, never>
  'appointments.week.state.asked': Record<never, never>
  'appointments.week.state.cancelled': Record<never, never>
  'appointments.week.state.confirmed': Record<never, never>
  'appointments.week.state.declined': Record<never, never>
  'appointments.week.state.expired': Record<never, never>
  'appointments.week.state.kept': Record<never, never>
  'appointments.week.state.missed': Record<never, never>
  'appointments.week.state.offered': Record<never, never>
  'appointments.week.subtitle': Record<never, never>
  'appointments.week.toToday': Record<never, never>
  'appointments.week.today': Record<never, never>
  'appointments.week.undo': Record<never, never>
  'appointments.week.waits': { hours: number; minutes: number }
  'appointments.week.when': { day: string | number; from: string | number; until: string | number }
  'appointments.week.writeNote': Record<never, never>
  'audit.action.account.delete': Record<never, never>
  'audit.action.account.restore': Record<never, never>
  'audit.action.account.suspend': Record<never, never>
  'audit.action.appointment.change': Record<never, never>
  'audit.action.appointments.clinicDay': Record<never, never>
  'audit.action.appointments.list': Record<never, never>
  'audit.action.auth.patients.profile': Record<never, never>
  'audit.action.auth.patients.setConditions': Record<never, never>
  'audit.action.backup.begin': Record<never, never>
  'audit.action.blood-test.correct': Record<never, never>
  'audit.action.blood-test.fhir': Record<never, never>
  'audit.action.blood-test.file': Record<never, never>
  'audit.action.blood-test.page': Record<never, never>
  'audit.action.blood-test.pdf': Record<never, never>
  'audit.action.blood-test.remove': Record<never, never>
  'audit.action.blood-test.review': Record<never, never>
  'audit.action.bloodTests.get': Record<never, never>
  'audit.action.bloodTests.ofPatient': Record<never, never>
  'audit.action.bloodTests.retests': Record<never, never>
  'audit.action.bloodTests.trendsOfMarker': Record<never, never>
  'audit.action.bloodTests.trendsOfPatient': Record<never, never>
  'audit.action.calendar.busy-feed': Record<never, never>
  'audit.action.calendar.renew-feed': Record<never, never>
  'audit.action.care.counts': Record<never, never>
  'audit.action.care.decideProposal': Record<never, never>
  'audit.action.care.notes.addAddendum': Record<never, never>
  'audit.action.care.notes.facts': Record<never, never>
  'audit.action.care.notes.list': Record<never, never>
  'audit.action.care.notes.save': Record<never, never>
  'audit.action.care.notes.sign': Record<never, never>
  'audit.action.care.open': Record<never, never>
  'audit.action.care.proposals': Record<never, never>
  'audit.action.care.search': Record<never, never>
  'audit.action.care.timeline': Record<never, never>
  'audit.action.care.worklist': Record<never, never>
  'audit.action.clinic.update': Record<never, never>
  'audit.action.consent-document.retire': Record<never, never>
  'audit.action.consent-document.save': Record<never, never>
  'audit.action.consent.ask': Record<never, never>
  'audit.action.consent.decline': Record<never, never>
  'audit.action.consent.file': Record<never, never>
  'audit.action.consent.hand-back': Record<never, never>
  'audit.action.consent.hand-over': Record<never, never>
  'audit.action.consent.question': Record<never, never>
  'audit.action.consent.sign': Record<never, never>
  'audit.action.consent.stop': Record<never, never>
  'audit.action.consent.withdraw': Record<never, never>
  'audit.action.consents.ofPatient': Record<never, never>
  'audit.action.credits.adjust': Record<never, never>
  'audit.action.credits.sale': Record<never, never>
  'audit.action.emergencies.answered': Record<never, never>
  'audit.action.export.csv': Record<never, never>
  'audit.action.factor.app-add': Record<never, never>
  'audit.action.factor.app-remove': Record<never, never>
  'audit.action.factor.codes-renew': Record<never, never>
  'audit.action.factor.passkey-add': Record<never, never>
  'audit.action.factor.passkey-remove': Record<never, never>
  'audit.action.factor.reset-by-operator': Record<never, never>
  'audit.action.form.fhir': Record<never, never>
  'audit.action.form.pdf': Record<never, never>
  'audit.action.form.send': Record<never, never>
  'audit.action.form.take-back': Record<never, never>
  'audit.action.forms.ofPatient': Record<never, never>
  'audit.action.forms.sentTo': Record<never, never>
  'audit.action.health.analysePatient': Record<never, never>
  'audit.action.health.analyses': Record<never, never>
  'audit.action.health.analysis': Record<never, never>
  'audit.action.health.patientEntries': Record<never, never>
  'audit.action.health.patientSummary': Record<never, never>
  'audit.action.identity.link': Record<never, never>
  'audit.action.identity.unlink': Record<never, never>
  'audit.action.import.apply': Record<never, never>
  'audit.action.import.undo': Record<never, never>
  'audit.action.invite.accept': Record<never, never>
  'audit.action.invite.create': Record<never, never>
  'audit.action.invite.revoke': Record<never, never>
  'audit.action.link.assign': Record<never, never>
  'audit.action.link.decline': Record<never, never>
  'audit.action.link.remove': Record<never, never>
  'audit.action.link.request': Record<never, never>
  'audit.action.link.withdraw': Record<never, never>
  'audit.action.measurements.list': Record<never, never>
  'audit.action.measurements.rules': Record<never, never>
  'audit.action.measurements.setRule': Record<never, never>
  'audit.action.measurements.setTarget': Record<never, never>
  'audit.action.measurements.targets': Record<never, never>
  'audit.action.message.file': Record<never, never>
  'audit.action.messages.quotable': Record<never, never>
  'audit.action.messages.thread': Record<never, never>
  'audit.action.messages.threads': Record<never, never>
  'audit.action.model-consent.give': Record<never, never>
  'audit.action.model-consent.withdraw': Record<never, never>
  'audit.action.notices.list': Record<never, never>
  'audit.action.order.payment': Record<never, never>
  'audit.action.order.status': Record<never, never>
  'audit.action.package.create': Record<never, never>
  'audit.action.package.delete': Record<never, never>
  'audit.action.package.update': Record<never, never>
  'audit.action.password.change': Record<never, never>
  'audit.action.password.reset': Record<never, never>
  'audit.action.patient.create': Record<never, never>
  'audit.action.picture-consent.give': Record<never, never>
  'audit.action.picture-consent.withdraw': Record<never, never>
  'audit.action.plan.assign': Record<never, never>
  'audit.action.plan.create': Record<never, never>
  'audit.action.plan.delete': Record<never, never>
  'audit.action.plan.list-all': Record<never, never>
  'audit.action.plan.pdf': Record<never, never>
  'audit.action.plan.update': Record<never, never>
  'audit.action.plans.adherence': Record<never, never>
  'audit.action.plans.authored': Record<never, never>
  'audit.action.plans.check': Record<never, never>
  'audit.action.plans.ofPatient': Record<never, never>
  'audit.action.plans.versions': Record<never, never>
  'audit.action.product.create': Record<never, never>
  'audit.action.product.delete': Record<never, never>
  'audit.action.product.stock': Record<never, never>
  'audit.action.product.update': Record<never, never>
  'audit.action.profile.update': Record<never, never>
  'audit.action.record.download': Record<never, never>
  'audit.action.record.elsewhere': Record<never, never>
  'audit.action.record.import': Record<never, never>
  'audit.action.record.kept-by-operator': Record<never, never>
  'audit.action.record.readElsewhere': Record<never, never>
  'audit.action.retest.cancel': Record<never, never>
  'audit.action.retest.plan': Record<never, never>
  'audit.action.role.admin-by-operator': Record<never, never>
  'audit.action.role.change': Record<never, never>
  'audit.action.role.self-registered': Record<never, never>
  'audit.action.role.verify': Record<never, never>
  'audit.action.sending.release': Record<never, never>
  'audit.action.session.begin': Record<never, never>
  'audit.action.session.end': Record<never, never>
  'audit.action.session.end-others': Record<never, never>
  'audit.action.share.create': Record<never, never>
  'audit.action.share.lock': Record<never, never>
  'audit.action.share.open': Record<never, never>
  'audit.action.share.revoke': Record<never, never>
  'audit.action.sign-in.failed': Record<never, never>
  'audit.action.sign-in.lock': Record<never, never>
  'audit.action.template.remove': Record<never, never>
  'audit.action.template.save': Record<never, never>
  'audit.action.worklist.seen': Record<never, never>
  'audit.column.details': Record<never, never>
  'audit.column.what': Record<never, never>
  'audit.column.when': Record<never, never>
  'audit.column.who': Record<never, never>
  'audit.column.whose': Record<never, never>
  'audit.deletedAccount': Record<never, never>
  'audit.detail.addenda': { value: string | number }
  'audit.detail.amount': { value: string | number }
  'audit.detail.asked': { value: string | number }
  'audit.detail.conflict': { value: string | number }
  'audit.detail.credits': { value: string | number }
  'audit.detail.ended': { value: string | number }
  'audit.detail.fields': { value: string | number }
  'audit.detail.from': { value: string | number }
  'audit.detail.hour': { value: string | number }
  'audit.detail.invited': { value: string | number }
  'audit.detail.kind': { value: string | number }
  'audit.detail.limit': { value: string | number }
  'audit.detail.mailed': { value: string | number }
  'audit.detail.method': { value: string | number }
  'audit.detail.new': { value: string | number }
  'audit.detail.none': Record<never, never>
  'audit.detail.notes': { value: string | number }
  'audit.detail.orders': { value: string | number }
  'audit.detail.plans': { value: string | number }
  'audit.detail.reason': { value: string | number }
  'audit.detail.refused': { value: string | number }
  'audit.detail.retests': { value: string | number }
  'audit.detail.reviews': { value: string | number }
  'audit.detail.same': { value: string | number }
  'audit.detail.stockDelta': { value: string | number }
  'audit.detail.taken': { value: string | number }
  'audit.detail.threads': { value: string | number }
  'audit.detail.to': { value: string | number }
  'audit.detail.tries': { value: string | number }
  'audit.detail.verified': { value: string | number }
  'audit.detail.warningsOverruled': { value: string | number }
  'audit.detail.writtenNotes': { value: string | number }
  'audit.detail.writtenPlans': { value: string | number }
  'audit.detail.writtenThreads': { value: string | number }
  'audit.everything': Record<never, never>
  'audit.failed': Record<never, never>
  'audit.failedTitle': Record<never, never>
  'audit.filter.action': Record<never, never>
  'audit.filter.from': Record<never, never>
  'audit.filter.person': Record<never, never>
  'audit.filter.to': Record<never, never>
  'audit.none.text': Record<never, never>
  'audit.none.title': Record<never, never>
  'audit.owner.account.delete': { who: string | number }
  'audit.owner.account.restore': { who: string | number }
  'audit.owner.account.suspend': { who: string | number }
  'audit.owner.appointment.change': { who: string | number }
  'audit.owner.appointments.clinicDay': { who: string | number }
  'audit.owner.appointments.list': { who: string | number }
  'audit.owner.auth.patients.profile': { who: string | number }
  'audit.owner.auth.patients.setConditions': { who: string | number }
  'audit.owner.backup.begin': { who: string | number }
  'audit.owner.blood-test.correct': { who: string | number }
  'audit.owner.blood-test.fhir': { who: string | number }
  'audit.owner.blood-test.file': { who: string | number }
  'audit.owner.blood-test.page': { who: string | number }
  'audit.owner.blood-test.pdf': { who: string | number }
  'audit.owner.blood-test.remove': { who: string | number }
  'audit.owner.blood-test.review': { who: string | number }
  'audit.owner.bloodTests.get': { who: string | number }
  'audit.owner.bloodTests.ofPatient': { who: string | number }
  'audit.owner.bloodTests.retests': { who: string | number }
  'audit.owner.bloodTests.trendsOfMarker': { who: string | number }
  'audit.owner.bloodTests.trendsOfPatient': { who: string | number }
  'audit.owner.calendar.busy-feed': { who: string | number }
  'audit.owner.calendar.renew-feed': { who: string | number }
  'audit.owner.care.counts': { who: string | number }
  'audit.owner.care.decideProposal': { who: string | number }
  'audit.owner.care.notes.addAddendum': { who: string | number }
  'audit.owner.care.notes.facts': { who: string | number }
  'audit.owner.care.notes.list': { who: string | number }
  'audit.owner.care.notes.save': { who: string | number }
  'audit.owner.care.notes.sign': { who: string | number }
  'audit.owner.care.open': { who: string | number }
  'audit.owner.care.proposals': { who: string | number }
  'audit.owner.care.search': { who: string | number }
  'audit.owner.care.timeline': { who: string | number }
  'audit.owner.care.worklist': { who: string | number }
  'audit.owner.clinic.update': { who: string | number }
  'audit.owner.consent-document.retire': { who: string | number }
  'audit.owner.consent-document.save': { who: string | number }
  'audit.owner.consent.ask': { who: string | number }
  'audit.owner.consent.decline': { who: string | number }
  'audit.owner.consent.file': { who: string | number }
  'audit.owner.consent.hand-back': Record<never, never>
  'audit.owner.consent.hand-over': { who: string | number }
  'audit.owner.consent.question': Record<never, never>
  'audit.owner.consent.sign': { who: string | number }
  'audit.owner.consent.stop': Record<never, never>
  'audit.owner.consent.withdraw': { who: string | number }
  'audit.owner.consents.ofPatient': { who: string | number }
  'audit.owner.credits.adjust': { who: string | number }
  'audit.owner.credits.sale': { who: string | number }
  'audit.owner.emergencies.answered': { who: string | number }
  'audit.owner.export.csv': { who: string | number }
  'audit.owner.factor.app-add': { who: string | number }
  'audit.owner.factor.app-remove': { who: string | number }
  'audit.owner.factor.codes-renew': { who: string | number }
  'audit.owner.factor.passkey-add': { who: string | number }
  'audit.owner.factor.passkey-remove': { who: string | number }
  'audit.owner.factor.reset-by-operator': { who: string | number }
  'audit.owner.form.fhir': { who: string | number }
  'audit.owner.form.pdf': { who: string | number }
  'audit.owner.form.send': { who: string | number }
  'audit.owner.form.take-back': { who: string | number }
  'audit.owner.forms.ofPatient': { who: string | number }
  'audit.owner.forms.sentTo': { who: string | number }
  'audit.owner.health.analysePatient': { who: string | number }
  'audit.owner.health.analyses': { who: string | number }
  'audit.owner.health.analysis': { who: string | number }
  'audit.owner.health.patientEntries': { who: string | number }
  'audit.owner.health.patientSummary': { who: string | number }
  'audit.owner.identity.link': { who: string | number }
  'audit.owner.identity.unlink': { who: string | number }
  'audit.owner.import.apply': { who: string | number }
  'audit.owner.import.undo': { who: string | number }
  'audit.owner.invite.accept': Record<never, never>
  'audit.owner.invite.create': Record<never, never>
  'audit.owner.invite.revoke': Record<never, never>
  'audit.owner.link.assign': { who: string | number }
  'audit.owner.link.decline': Record<never, never>
  'audit.owner.link.remove': { who: string | number }
  'audit.owner.link.request': Record<never, never>
  'audit.owner.link.withdraw': Record<never, never>
  'audit.owner.measurements.list': { who: string | number }
  'audit.owner.measurements.rules': { who: string | number }
  'audit.owner.measurements.setRule': { who: string | number }
  'audit.owner.measurements.setTarget': { who: string | number }
  'audit.owner.measurements.targets': { who: string | number }
  'audit.owner.message.file': { who: string | number }
  'audit.owner.messages.quotable': { who: string | number }
  'audit.owner.messages.thread': { who: string | number }
  'audit.owner.messages.threads': { who: string | number }
  'audit.owner.model-consent.give': { who: string | number }
  'audit.owner.model-consent.withdraw': { who: string | number }
  'audit.owner.notices.list': { who: string | number }
  'audit.owner.order.payment': { who: string | number }
  'audit.owner.order.status': { who: string | number }
  'audit.owner.other': { who: string | number }
  'audit.owner.package.create': { who: string | number }
  'audit.owner.package.delete': { who: string | number }
  'audit.owner.package.update': { who: string | number }
  'audit.owner.password.change': { who: string | number }
  'audit.owner.password.reset': { who: string | number }
  'audit.owner.patient.create': { who: string | number }
  'audit.owner.picture-consent.give': { who: string | number }
  'audit.owner.picture-consent.withdraw': { who: string | number }
  'audit.owner.plan.assign': { who: string | number }
  'audit.owner.plan.create': { who: string | number }
  'audit.owner.plan.delete': { who: string | number }
  'audit.owner.plan.list-all': { who: string | number }
  'audit.owner.plan.pdf': { who: string | number }
  'audit.owner.plan.update': { who: string | number }
  'audit.owner.plans.adherence': { who: string | number }
  'audit.owner.plans.authored': { who: string | number }
  'audit.owner.plans.check': { who: string | number }
  'audit.owner.plans.ofPatient': { who: string | number }
  'audit.owner.plans.versions': { who: string | number }
  'audit.owner.product.create': { who: string | number }
  'audit.owner.product.delete': { who: string | number }
  'audit.owner.product.stock': { who: string | number }
  'audit.owner.product.update': { who: string | number }
  'audit.owner.profile.update': { who: string | number }
  'audit.owner.record.download': { who: string | number }
  'audit.owner.record.elsewhere': { who: string | number }
  'audit.owner.record.import': { who: string | number }
  'audit.owner.record.kept-by-operator': { who: string | number }
  'audit.owner.record.readElsewhere': { who: string | number }
  'audit.owner.retest.cancel': { who: string | number }
  'audit.owner.retest.plan': { who: string | number }
  'audit.owner.role.admin-by-operator': { who: string | number }
  'audit.owner.role.change': { who: string | number }
  'audit.owner.role.self-registered': { who: string | number }
  'audit.owner.role.verify': { who: string | number }
  'audit.owner.sending.release': { who: string | number }
  'audit.owner.session.begin': { who: string | number }
  'audit.owner.session.end': { who: string | number }
  'audit.owner.session.end-others': { who: string | number }
  'audit.owner.share.create': { who: string | number }
  'audit.owner.share.lock': { who: string | number }
  'audit.owner.share.open': { who: string | number }
  'audit.owner.share.revoke': { who: string | number }
  'audit.owner.sign-in.failed': { who: string | number }
  'audit.owner.sign-in.lock': { who: string | number }
  'audit.owner.template.remove': { who: string | number }
  'audit.owner.template.save': { who: string | number }
  'audit.owner.worklist.seen': { who: string | number }
  'audit.portal': Record<never, never>
  'audit.repeated': { what: string | number; times: number }
  'audit.subtitle': Record<never, never>
  'audit.times': { count: number; since: string | number }
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
  'auth.condition.add': Record<never, never>
  'auth.condition.adhd': Record<never, never>
  'auth.condition.adrenal-insufficiency': Record<never, never>
  'auth.condition.alcohol-dependence': Record<never, never>
  'auth.condition.aldosteronism': Record<never, never>
  'auth.condition.alpha-1-antitrypsin': Record<never, never>
  'auth.condition.anaemia': Record<never, never>
  'auth.condition.anxiety': Record<never, never>
  'auth.condition.arrhythmia': Record<never, never>
  'auth.condition.artificial-valve': Record<never, never>
  'auth.condition.asthma': Record<never, never>
  'auth.condition.atrial-fibrillation': Record<never, never>
  'auth.condition.autoimmune': Record<never, never>
  'auth.condition.autoimmune-hepatitis': Record<never, never>
  'auth.condition.bariatric-surgery': Record<never, never>
  'auth.condition.bile-obstruction': Record<never, never>
  'auth.condition.bipolar': Record<never, never>
  'auth.condition.bleeding-disorder': Record<never, never>
  'auth.condition.bowel-obstruction': Record<never, never>
  'auth.condition.brain-haemorrhage': Record<never, never>
  'auth.condition.breast-cancer': Record<never, never>
  'auth.condition.breastfeeding': Record<never, never>
  'auth.condition.cancer': Record<never, never>
  'auth.condition.cataract': Record<never, never>
  'auth.condition.central-catheter': Record<never, never>
  'auth.condition.chemotherapy': Record<never, never>
  'auth.condition.cirrhosis': Record<never, never>
  'auth.condition.coeliac': Record<never, never>
  'auth.condition.constipation': Record<never, never>
  'auth.condition.copd': Record<never, never>
  'auth.condition.coronary-disease': Record<never, never>
  'auth.condition.dementia': Record<never, never>
  'auth.condition.depression': Record<never, never>
  'auth.condition.diabetes': Record<never, never>
  'auth.condition.dialysis': Record<never, never>
  'auth.condition.diarrhoea': Record<never, never>
  'auth.condition.diverticulosis': Record<never, never>
  'auth.condition.down-syndrome': Record<never, never>
  'auth.condition.dysphagia': Record<never, never>
  'auth.condition.eating-disorder': Record<never, never>
  'auth.condition.eczema': Record<never, never>
  'auth.condition.endometriosis': Record<never, never>
  'auth.condition.epilepsy': Record<never, never>
  'auth.condition.ex-smoker': Record<never, never>
  'auth.condition.fatty-liver': Record<never, never>
  'auth.condition.fibroids': Record<never, never>
  'auth.condition.fibromyalgia': Record<never, never>
  'auth.condition.fracture': Record<never, never>
  'auth.condition.fructose-intolerance': Record<never, never>
  'auth.condition.g6pd': Record<never, never>
  'auth.condition.gallbladder-removed': Record<never, never>
  'auth.condition.gallstones': Record<never, never>
  'auth.condition.gastritis': Record<never, never>
  'auth.condition.gastroparesis': Record<never, never>
  'auth.condition.gi-bleeding': Record<never, never>
  'auth.condition.gilbert': Record<never, never>
  'auth.condition.glaucoma': Record<never, never>
  'auth.condition.gout': Record<never, never>
  'auth.condition.graves': Record<never, never>
  'auth.condition.haemochromatosis': Record<never, never>
  'auth.condition.haemorrhoids': Record<never, never>
  'auth.condition.hashimoto': Record<never, never>
  'auth.condition.hay-fever': Record<never, never>
  'auth.condition.head-injury': Record<never, never>
  'auth.condition.heart-failure': Record<never, never>
  'auth.condition.hepatitis': Record<never, never>
  'auth.condition.hereditary-angioedema': Record<never, never>
  'auth.condition.high-calcium': Record<never, never>
  'auth.condition.high-cholesterol': Record<never, never>
  'auth.condition.high-potassium': Record<never, never>
  'auth.condition.histamine-intolerance': Record<never, never>
  'auth.condition.hiv': Record<never, never>
  'auth.condition.homocystinuria': Record<never, never>
  'auth.condition.hormone-sensitive-cancer': Record<never, never>
  'auth.condition.hyperglycaemia': Record<never, never>
  'auth.condition.hyperparathyroidism': Record<never, never>
  'auth.condition.hypertension': Record<never, never>
  'auth.condition.hyperthyroidism': Record<never, never>
  'auth.condition.hypoglycaemia': Record<never, never>
  'auth.condition.hypotension': Record<never, never>
  'auth.condition.hypothyroidism': Record<never, never>
  'auth.condition.immune-deficiency': Record<never, never>
  'auth.condition.incontinence': Record<never, never>
  'auth.condition.infection': Record<never, never>
  'auth.condition.infertility': Record<never, never>
  'auth.condition.inflammatory-bowel': Record<never, never>
  'auth.condition.insomnia': Record<never, never>
  'auth.condition.iron-deficiency': Record<never, never>
  'auth.condition.irritable-bowel': Record<never, never>
  'auth.condition.kidney-disease': Record<never, never>
  'auth.condition.kidney-stones': Record<never, never>
  'auth.condition.lactose-intolerance': Record<never, never>
  'auth.condition.leber-optic-neuropathy': Record<never, never>
  'auth.condition.liver-disease': Record<never, never>
  'auth.condition.long-qt': Record<never, never>
  'auth.condition.low-platelets': Record<never, never>
  'auth.condition.low-potassium': Record<never, never>
  'auth.condition.low-salt-diet': Record<never, never>
  'auth.condition.low-sodium': Record<never, never>
  'auth.condition.lupus': Record<never, never>
  'auth.condition.menopausal-bleeding': Record<never, never>
  'auth.condition.menopause': Record<never, never>
  'auth.condition.menstrual-problems': Record<never, never>
  'auth.condition.migraine': Record<never, never>
  'auth.condition.miscarriage': Record<never, never>
  'auth.condition.multiple-sclerosis': Record<never, never>
  'auth.condition.muscle-disease': Record<never, never>
  'auth.condition.myasthenia': Record<never, never>
  'auth.condition.narcolepsy': Record<never, never>
  'auth.condition.nausea': Record<never, never>
  'auth.condition.neuropathy': Record<never, never>
  'auth.condition.obesity': Record<never, never>
  'auth.condition.oedema': Record<never, never>
  'auth.condition.opioid-dependence': Record<never, never>
  'auth.condition.osteoarthritis': Record<never, never>
  'auth.condition.osteoporosis': Record<never, never>
  'auth.condition.ovarian-cancer': Record<never, never>
  'auth.condition.pancreatitis': Record<never, never>
  'auth.condition.parkinson': Record<never, never>
  'auth.condition.past-surgery': Record<never, never>
  'auth.condition.pcos': Record<never, never>
  'auth.condition.peptic-ulcer': Record<never, never>
  'auth.condition.peripheral-artery-disease': Record<never, never>
  'auth.condition.phaeochromocytoma': Record<never, never>
  'auth.condition.phenylketonuria': Record<never, never>
  'auth.condition.photosensitivity': Record<never, never>
  'auth.condition.pituitary-disease': Record<never, never>
  'auth.condition.planned-surgery': Record<never, never>
  'auth.condition.polycythaemia': Record<never, never>
  'auth.condition.porphyria': Record<never, never>
  'auth.condition.prediabetes': Record<never, never>
  'auth.condition.preeclampsia': Record<never, never>
  'auth.condition.pregnancy': Record<never, never>
  'auth.condition.prostate-cancer': Record<never, never>
  'auth.condition.prostate-enlargement': Record<never, never>
  'auth.condition.psoriasis': Record<never, never>
  'auth.condition.psychosis': Record<never, never>
  'auth.condition.pulmonary-hypertension': Record<never, never>
  'auth.condition.raynaud': Record<never, never>
  'auth.condition.reflux': Record<never, never>
  'auth.condition.restless-legs': Record<never, never>
  'auth.condition.retinitis-pigmentosa': Record<never, never>
  'auth.condition.rheumatoid-arthritis': Record<never, never>
  'auth.condition.sarcoidosis': Record<never, never>
  'auth.condition.short-sighted': Record<never, never>
  'auth.condition.single-kidney': Record<never, never>
  'auth.condition.sleep-apnoea': Record<never, never>
  'auth.condition.smoking': Record<never, never>
  'auth.condition.stent': Record<never, never>
  'auth.condition.stress': Record<never, never>
  'auth.condition.stroke': Record<never, never>
  'auth.condition.thalassaemia': Record<never, never>
  'auth.condition.thrombosis': Record<never, never>
  'auth.condition.thyroid-nodule': Record<never, never>
  'auth.condition.thyroid-removed': Record<never, never>
  'auth.condition.tic-disorder': Record<never, never>
  'auth.condition.tinnitus': Record<never, never>
  'auth.condition.title': Record<never, never>
  'auth.condition.transplant': Record<never, never>
  'auth.condition.tuberculosis': Record<never, never>
  'auth.condition.under-1': Record<never, never>
  'auth.condition.under-12': Record<never, never>
  'auth.condition.under-16': Record<never, never>
  'auth.condition.under-18': Record<never, never>
  'auth.condition.under-2': Record<never, never>
  'auth.condition.under-3': Record<never, never>
  'auth.condition.under-4': Record<never, never>
  'auth.condition.under-6': Record<never, never>
  'auth.condition.under-8': Record<never, never>
  'auth.condition.underweight': Record<never, never>
  'auth.condition.urinary-infection': Record<never, never>
  'auth.condition.urticaria': Record<never, never>
  'auth.condition.varicose-veins': Record<never, never>
  'auth.condition.vitamin-deficiency': Record<never, never>
  'auth.condition.wilson': Record<never, never>
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
  'auth.invalid.invitePractitioner': Record<never, never>
  'auth.invalid.invitedPassword': Record<never, never>
  'auth.invalid.missing': Record<never, never>
  'auth.invalid.nameNotVisible': Record<never, never>
  'auth.invalid.nameTooLong': { most: number }
  'auth.invalid.nameTooShort': { least: number }
  'auth.invalid.nameWithAddress': Record<never, never>
  'auth.invalid.passwordTooLong': { most: number }
  'auth.invalid.passwordTooShort': { least: number }
  'auth.invalid.textTooLong': { max: string | number }
  'auth.invite.admin': Record<never, never>
  'auth.invite.ended.text': Record<never, never>
  'auth.invite.ended.title': Record<never, never>
  'auth.invite.failed': Record<never, never>
  'auth.invite.patient': Record<never, never>
  'auth.invite.patientOf': { practitioner: string | number }
  'auth.invite.practitioner': Record<never, never>
  'auth.invite.signedIn': { name: string | number }
  'auth.invite.subtitle': { clinic: string | number }
  'auth.invite.welcome': { clinic: string | number }
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
  'auth.mail.invite.subject': { clinic: string | number }
  'auth.mail.invite.text': { greeting: string | number; clinic: string | number; days: number; url: string | number }
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
  'auth.refused.inviteEnded': Record<never, never>
  'auth.refused.lastAdmin': Record<never, never>
  'auth.refused.link': Record<never, never>
  'auth.refused.locked': Record<never, never>
  'auth.refused.noApp': Record<never, never>
  'auth.refused.noInvite': Record<never, never>
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
  'auth.refused.tooManyInvites': { most: number }
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
  'bloodTests.analysisFailed': Record<never, never>
  'bloodTests.analysisFailed.title': Record<never, never>
  'bloodTests.ask.disputed': { name: string | number }
  'bloodTests.ask.explain': { names: string | number; count: number }
  'bloodTests.ask.implausible': { name: string | number; value: string | number }
  'bloodTests.ask.level': { count: number; names: string | number }
  'bloodTests.ask.repeat': Record<never, never>
  'bloodTests.ask.title': Record<never, never>
  'bloodTests.ask.unknown': { names: string | number }
  'bloodTests.change.about': { marker: string | number; isPlural: 'yes' | (string & {}); now: string | number; before: string | number; since: string | number; place: string | number }
  'bloodTests.change.fell': { marker: string | number; before: string | number; since: string | number; now: string | number; place: string | number }
  'bloodTests.change.listed': { marker: string | number; now: string | number; before: string | number; since: string | number; place: string | number }
  'bloodTests.change.place': { place: 'insideAsBefore' | 'nowInside' | 'backInside' | 'stillLow' | 'nowLow' | 'stillHigh' | 'nowHigh' | 'stillWelcome' | 'nowWelcome' | (string & {}); isPlural: 'yes' | (string & {}) }
  'bloodTests.change.rose': { marker: string | number; before: string | number; since: string | number; now: string | number; place: string | number }
  'bloodTests.change.same': { marker: string | number; isPlural: 'yes' | (string & {}); now: string | number; since: string | number; place: string | number }
  'bloodTests.change.since': { dayIs: 'collected' | (string & {}); day: Date }
  'bloodTests.change.title': Record<never, never>
  'bloodTests.chart.edgeAbove': { value: string | number }
  'bloodTests.chart.edgeBelow': { value: string | number }
  'bloodTests.chart.label': { marker: string | number; values: string | number }
  'bloodTests.chart.point': { value: string | number; day: Date }
  'bloodTests.check.addedRow': { audience: 'patient' | (string & {}); patient: string | number; at: string | number }
  'bloodTests.check.another.day': Record<never, never>
  'bloodTests.check.another.name': Record<never, never>
  'bloodTests.check.another.range': Record<never, never>
  'bloodTests.check.another.unit': Record<never, never>
  'bloodTests.check.another.value': Record<never, never>
  'bloodTests.check.answered': Record<never, never>
  'bloodTests.check.answers': Record<never, never>
  'bloodTests.check.asPrinted': Record<never, never>
  'bloodTests.check.aside.asRead': Record<never, never>
  'bloodTests.check.aside.critical': Record<never, never>
  'bloodTests.check.aside.fitsFlag': { value: string | number; flag: 'high' | 'low' | (string & {}) }
  'bloodTests.check.aside.usual': Record<never, never>
  'bloodTests.check.back': Record<never, never>
  'bloodTests.check.change': Record<never, never>
  'bloodTests.check.checkNow': { count: number }
  'bloodTests.check.choice.decimals': { printed: string | number }
  'bloodTests.check.choice.noRange': Record<never, never>
  'bloodTests.check.choice.noResult': Record<never, never>
  'bloodTests.check.choice.noUnit': Record<never, never>
  'bloodTests.check.choice.readable': Record<never, never>
  'bloodTests.check.choice.says': { reading: string | number }
  'bloodTests.check.choice.thousands': { printed: string | number }
  'bloodTests.check.choice.unreadable': Record<never, never>
  'bloodTests.check.collected': { day: Date }
  'bloodTests.check.confirmed': { audience: 'patient' | (string & {}); patient: string | number; read: string | number; at: string | number }
  'bloodTests.check.done': { count: number }
  'bloodTests.check.failed': Record<never, never>
  'bloodTests.check.field.day': Record<never, never>
  'bloodTests.check.field.missing': Record<never, never>
  'bloodTests.check.field.name': Record<never, never>
  'bloodTests.check.field.range': Record<never, never>
  'bloodTests.check.field.uncertain': Record<never, never>
  'bloodTests.check.field.unit': Record<never, never>
  'bloodTests.check.field.value': Record<never, never>
  'bloodTests.check.language': { language: string | number }
  'bloodTests.check.later': Record<never, never>
  'bloodTests.check.left': { count: number }
  'bloodTests.check.line': { place: 'between' | 'below' | (string & {}); above: string | number; below: string | number }
  'bloodTests.check.line.unnamed': Record<never, never>
  'bloodTests.check.lines': { count: number }
  'bloodTests.check.linesPlace': Record<never, never>
  'bloodTests.check.maybeCritical': { value: string | number }
  'bloodTests.check.maybeWasCritical': { value: string | number; day: string | number }
  'bloodTests.check.noName': Record<never, never>
  'bloodTests.check.now': Record<never, never>
  'bloodTests.check.number': { value: number }
  'bloodTests.check.onReport': Record<never, never>
  'bloodTests.check.position': { line: number; count: number }
  'bloodTests.check.question.isRange': { name: string | number; range: string | number }
  'bloodTests.check.question.isValue': { name: string | number; printed: string | number }
  'bloodTests.check.question.name': Record<never, never>
  'bloodTests.check.question.range': { name: string | number }
  'bloodTests.check.question.readings': { name: string | number; first: string | number; second: string | number }
  'bloodTests.check.question.unit': { name: string | number }
  'bloodTests.check.question.unread': Record<never, never>
  'bloodTests.check.rangeHint': Record<never, never>
  'bloodTests.check.read': { rows: number; doubtful: number; unread: number }
  'bloodTests.check.reason.arithmetic': Record<never, never>
  'bloodTests.check.reason.contradiction': Record<never, never>
  'bloodTests.check.reason.implausible': Record<never, never>
  'bloodTests.check.reason.missing': Record<never, never>
  'bloodTests.check.reason.name': { name: string | number }
  'bloodTests.check.reason.namedSign': { sign: string | number; printed: string | number }
  'bloodTests.check.reason.number': { printed: string | number }
  'bloodTests.check.reason.picture': Record<never, never>
  'bloodTests.check.reason.place': { place: 'between' | 'below' | (string & {}); above: string | number; below: string | number }
  'bloodTests.check.reason.range.flag': { value: string | number; flag: 'high' | 'low' | (string & {}); range: string | number }
  'bloodTests.check.reason.range.missing': Record<never, never>
  'bloodTests.check.reason.range.unusual': Record<never, never>
  'bloodTests.check.reason.separator': { printed: string | number }
  'bloodTests.check.reason.sign': { printed: string | number }
  'bloodTests.check.reason.text': { text: string | number }
  'bloodTests.check.reason.unit.missing': Record<never, never>
  'bloodTests.check.reason.unit.unknown': { unit: string | number }
  'bloodTests.check.saidNoResult': { audience: 'patient' | (string & {}); patient: string | number; at: string | number }
  'bloodTests.check.saidReading': { audience: 'patient' | (string & {}); patient: string | number; read: string | number; reading: string | number; at: string | number }
  'bloodTests.check.saidUnreadable': { audience: 'patient' | (string & {}); patient: string | number; at: string | number }
  'bloodTests.check.save': Record<never, never>
  'bloodTests.check.saved': { line: string | number }
  'bloodTests.check.short.arithmetic': Record<never, never>
  'bloodTests.check.short.contradiction': Record<never, never>
  'bloodTests.check.short.missing': Record<never, never>
  'bloodTests.check.short.number': Record<never, never>
  'bloodTests.check.short.picture': Record<never, never>
  'bloodTests.check.short.place': { place: 'between' | 'below' | (string & {}); above: string | number; below: string | number }
  'bloodTests.check.short.sign': Record<never, never>
  'bloodTests.check.short.unread': Record<never, never>
  'bloodTests.check.soFar': Record<never, never>
  'bloodTests.check.soFar.open': { open: number; all: number }
  'bloodTests.check.stopAnyTime': Record<never, never>
  'bloodTests.check.summaryAfter': { count: number }
  'bloodTests.check.thousand': { count: number }
  'bloodTests.check.title': { count: number }
  'bloodTests.check.undo': Record<never, never>
  'bloodTests.check.unreadableLeft': { count: number }
  'bloodTests.check.unwell': { number: string | number }
  'bloodTests.check.waiting': { count: number }
  'bloodTests.check.warning': { warning: string | number }
  'bloodTests.check.weThink': Record<never, never>
  'bloodTests.check.wrote': { audience: 'patient' | (string & {}); patient: string | number; value: string | number; read: string | number; at: string | number }
  'bloodTests.check.wroteLine': { audience: 'patient' | (string & {}); patient: string | number; at: string | number }
  'bloodTests.checked.maybeCritical': Record<never, never>
  'bloodTests.checked.maybeStill': Record<never, never>
  'bloodTests.checked.noResult': Record<never, never>
  'bloodTests.checked.notYet': { patient: string | number }
  'bloodTests.checked.range': { range: string | number }
  'bloodTests.checked.title': Record<never, never>
  'bloodTests.corrected.confirmed': { audience: 'patient' | (string & {}); read: string | number }
  'bloodTests.corrected.day': { audience: 'patient' | (string & {}); day: Date }
  'bloodTests.corrected.how.added': { audience: 'patient' | (string & {}) }
  'bloodTests.corrected.how.changed': { audience: 'patient' | (string & {}); printed: string | number }
  'bloodTests.corrected.how.removed': { audience: 'patient' | (string & {}); printed: string | number }
  'bloodTests.corrected.line': { audience: 'patient' | (string & {}) }
  'bloodTests.corrected.otherReading': { audience: 'patient' | (string & {}); read: string | number }
  'bloodTests.corrected.printed': { name: 'same' | (string & {}); value: string | number; range: 'same' | (string & {}) }
  'bloodTests.corrected.removed': { name: string | number; how: string | number }
  'bloodTests.corrected.row': { name: string | number; value: string | number; how: string | number }
  'bloodTests.corrected.title': { audience: 'patient' | (string & {}) }
  'bloodTests.count.implausible': { count: number }
  'bloodTests.count.inside': { count: number }
  'bloodTests.count.outside': { count: number }
  'bloodTests.course.assumed': { percent: number }
  'bloodTests.course.crossed.firstOutside': Record<never, never>
  'bloodTests.course.crossed.inside': Record<never, never>
  'bloodTests.course.crossed.outside': Record<never, never>
  'bloodTests.course.far': { difference: string | number; direction: 'low' | (string & {}) }
  'bloodTests.course.said.falling': { steps: number; since: string | number }
  'bloodTests.course.said.higher': { steps: number }
  'bloodTests.course.said.jumpedDown': { since: string | number }
  'bloodTests.course.said.jumpedUp': { since: string | number }
  'bloodTests.course.said.lower': { steps: number }
  'bloodTests.course.said.rising': { steps: number; since: string | number }
  'bloodTests.course.said.steady': { steps: number }
  'bloodTests.course.said.two': Record<never, never>
  'bloodTests.course.short.falling': { day: Date }
  'bloodTests.course.short.first': Record<never, never>
  'bloodTests.course.short.higher': Record<never, never>
  'bloodTests.course.short.inside': Record<never, never>
  'bloodTests.course.short.jumpedDown': { day: Date }
  'bloodTests.course.short.jumpedUp': { day: Date }
  'bloodTests.course.short.lower': Record<never, never>
  'bloodTests.course.short.outside': Record<never, never>
  'bloodTests.course.short.rising': { day: Date }
  'bloodTests.course.short.steady': Record<never, never>
  'bloodTests.course.short.two': Record<never, never>
  'bloodTests.course.since': { dayIs: 'collected' | (string & {}); day: Date }
  'bloodTests.day': { day: Date }
  'bloodTests.days.or': { days: string | number; next: string | number }
  'bloodTests.disclaimer': Record<never, never>
  'bloodTests.drawn.ambiguous': Record<never, never>
  'bloodTests.drawn.change': Record<never, never>
  'bloodTests.drawn.day': Record<never, never>
  'bloodTests.drawn.failed': Record<never, never>
  'bloodTests.drawn.missing': Record<never, never>
  'bloodTests.drawn.otherDay': Record<never, never>
  'bloodTests.drawn.said': { day: Date }
  'bloodTests.drawn.save': Record<never, never>
  'bloodTests.drawn.saved': Record<never, never>
  'bloodTests.drawn.title': Record<never, never>
  'bloodTests.failure.bundle': Record<never, never>
  'bloodTests.failure.damaged': Record<never, never>
  'bloodTests.failure.empty': Record<never, never>
  'bloodTests.failure.givenUp': Record<never, never>
  'bloodTests.failure.json': Record<never, never>
  'bloodTests.failure.pages': { most: number }
  'bloodTests.failure.password': Record<never, never>
  'bloodTests.failure.picture': Record<never, never>
  'bloodTests.failure.pixels': Record<never, never>
  'bloodTests.failure.retry': Record<never, never>
  'bloodTests.failure.saved': { failure: string | number }
  'bloodTests.failure.scans': { most: number }
  'bloodTests.failure.script': Record<never, never>
  'bloodTests.failure.text': Record<never, never>
  'bloodTests.failure.time': Record<never, never>
  'bloodTests.failure.title': Record<never, never>
  'bloodTests.failure.unclear': Record<never, never>
  'bloodTests.failure.unknown': Record<never, never>
  'bloodTests.failure.words': Record<never, never>
  'bloodTests.figure.atLeast': { low: number }
  'bloodTests.find.add': Record<never, never>
  'bloodTests.find.added': { row: string | number }
  'bloodTests.find.cancel': Record<never, never>
  'bloodTests.find.failed': Record<never, never>
  'bloodTests.find.heading': Record<never, never>
  'bloodTests.find.hint': Record<never, never>
  'bloodTests.find.larger': Record<never, never>
  'bloodTests.find.legend.doubtful': { count: number }
  'bloodTests.find.legend.open': { count: number }
  'bloodTests.find.legend.read': { count: number }
  'bloodTests.find.looking': Record<never, never>
  'bloodTests.find.mark.doubtful': { line: string | number }
  'bloodTests.find.mark.open': { isNamed: 'yes' | (string & {}); name: string | number; value: string | number }
  'bloodTests.find.mark.read': { row: string | number }
  'bloodTests.find.marks': { page: number }
  'bloodTests.find.next': Record<never, never>
  'bloodTests.find.none': Record<never, never>
  'bloodTests.find.notAdded': Record<never, never>
  'bloodTests.find.notUndone': Record<never, never>
  'bloodTests.find.open': Record<never, never>
  'bloodTests.find.pages': Record<never, never>
  'bloodTests.find.row': Record<never, never>
  'bloodTests.find.smaller': Record<never, never>
  'bloodTests.find.summary': Record<never, never>
  'bloodTests.find.tap.name': Record<never, never>
  'bloodTests.find.tap.range': Record<never, never>
  'bloodTests.find.tap.unit': Record<never, never>
  'bloodTests.find.tap.value': Record<never, never>
  'bloodTests.find.title': Record<never, never>
  'bloodTests.find.undo': { row: string | number }
  'bloodTests.find.words': { page: number }
  'bloodTests.finding.beyond': { audience: 'patient' | (string & {}); direction: 'high' | (string & {}); isCorrected: 'yes' | (string & {}); range: string | number }
  'bloodTests.finding.drugLevels': { audience: 'patient' | (string & {}) }
  'bloodTests.finding.farBeyond': { audience: 'patient' | (string & {}); difference: string | number; percent: number; direction: 'high' | (string & {}); isCorrected: 'yes' | (string & {}); range: string | number }
  'bloodTests.finding.flagged': { flag: string | number }
  'bloodTests.finding.habits': { names: string | number; habits: string | number }
  'bloodTests.finding.inside': { audience: 'patient' | (string & {}); names: string | number; count: number }
  'bloodTests.finding.outside': { name: string | number; value: string | number; howFar: string | number }
  'bloodTests.finding.seenWith': { audience: 'patient' | (string & {}); isPlural: 'yes' | (string & {}); direction: 'high' | (string & {}); name: string | number; causes: string | number }
  'bloodTests.finding.unknown': { isPlural: 'yes' | (string & {}); direction: 'high' | (string & {}); name: string | number }
  'bloodTests.finding.unranged': { audience: 'patient' | (string & {}); values: string | number }
  'bloodTests.finding.welcome': { audience: 'patient' | (string & {}); name: string | number }
  'bloodTests.flag.critical': { finding: 'low' | 'high' | 'implausible' | 'normal' | (string & {}) }
  'bloodTests.flag.high': Record<never, never>
  'bloodTests.flag.implausible': Record<never, never>
  'bloodTests.flag.low': Record<never, never>
  'bloodTests.flag.normal': Record<never, never>
  'bloodTests.flag.unranged': Record<never, never>
  'bloodTests.group.bloodCount': Record<never, never>
  'bloodTests.group.bloodGases': Record<never, never>
  'bloodTests.group.bloodMinerals': Record<never, never>
  'bloodTests.group.coagulation': Record<never, never>
  'bloodTests.group.driedBlood': Record<never, never>
  'bloodTests.group.drugLevels': Record<never, never>
  'bloodTests.group.electrolytesAndMinerals': Record<never, never>
  'bloodTests.group.gut': Record<never, never>
  'bloodTests.group.hair': Record<never, never>
  'bloodTests.group.heartAndMuscle': Record<never, never>
  'bloodTests.group.heavyMetals': Record<never, never>
  'bloodTests.group.hormones': Record<never, never>
  'bloodTests.group.inflammationAndImmunity': Record<never, never>
  'bloodTests.group.iron': Record<never, never>
  'bloodTests.group.kidney': Record<never, never>
  'bloodTests.group.lipids': Record<never, never>
  'bloodTests.group.liverAndPancreas': Record<never, never>
  'bloodTests.group.metabolites': Record<never, never>
  'bloodTests.group.other': Record<never, never>
  'bloodTests.group.saliva': Record<never, never>
  'bloodTests.group.sugarMetabolism': Record<never, never>
  'bloodTests.group.thyroid': Record<never, never>
  'bloodTests.group.toxicology': Record<never, never>
  'bloodTests.group.urine': Record<never, never>
  'bloodTests.group.urine24h': Record<never, never>
  'bloodTests.group.vitamins': Record<never, never>
  'bloodTests.habits.alkaline-phosphatase-high': Record<never, never>
  'bloodTests.habits.alkaline-phosphatase-low': Record<never, never>
  'bloodTests.habits.alt-high': Record<never, never>
  'bloodTests.habits.amylase-high': Record<never, never>
  'bloodTests.habits.apolipoprotein-a1-low': Record<never, never>
  'bloodTests.habits.biotin-high': Record<never, never>
  'bloodTests.habits.biotin-low': Record<never, never>
  'bloodTests.habits.c-reactive-protein-high': Record<never, never>
  'bloodTests.habits.calcium-high': Record<never, never>
  'bloodTests.habits.calcium-low': Record<never, never>
  'bloodTests.habits.cortisol-high': Record<never, never>
  'bloodTests.habits.cortisol-low': Record<never, never>
  'bloodTests.habits.creatinine-high': Record<never, never>
  'bloodTests.habits.eosinophils-high': Record<never, never>
  'bloodTests.habits.ferritin-high': Record<never, never>
  'bloodTests.habits.folate-low': Record<never, never>
  'bloodTests.habits.free-t3-low': Record<never, never>
  'bloodTests.habits.free-t4-low': Record<never, never>
  'bloodTests.habits.glucose-high': Record<never, never>
  'bloodTests.habits.hdl-cholesterol-low': Record<never, never>
  'bloodTests.habits.holotranscobalamin-low': Record<never, never>
  'bloodTests.habits.homocysteine-high': Record<never, never>
  'bloodTests.habits.inr-high': Record<never, never>
  'bloodTests.habits.inr-low': Record<never, never>
  'bloodTests.habits.iron-high': Record<never, never>
  'bloodTests.habits.iron-low': Record<never, never>
  'bloodTests.habits.ldh-high': Record<never, never>
  'bloodTests.habits.lipase-high': Record<never, never>
  'bloodTests.habits.magnesium-high': Record<never, never>
  'bloodTests.habits.magnesium-low': Record<never, never>
  'bloodTests.habits.mch-low': Record<never, never>
  'bloodTests.habits.mcv-high': Record<never, never>
  'bloodTests.habits.mcv-low': Record<never, never>
  'bloodTests.habits.parathyroid-hormone-high': Record<never, never>
  'bloodTests.habits.phosphorus-high': Record<never, never>
  'bloodTests.habits.phosphorus-low': Record<never, never>
  'bloodTests.habits.platelets-high': Record<never, never>
  'bloodTests.habits.platelets-low': Record<never, never>
  'bloodTests.habits.potassium-high': Record<never, never>
  'bloodTests.habits.potassium-low': Record<never, never>
  'bloodTests.habits.psa-high': Record<never, never>
  'bloodTests.habits.red-blood-cells-high': Record<never, never>
  'bloodTests.habits.red-blood-cells-low': Record<never, never>
  'bloodTests.habits.selenium-low': Record<never, never>
  'bloodTests.habits.sodium-high': Record<never, never>
  'bloodTests.habits.testosterone-low': Record<never, never>
  'bloodTests.habits.total-bilirubin-high': Record<never, never>
  'bloodTests.habits.total-cholesterol-high': Record<never, never>
  'bloodTests.habits.total-protein-low': Record<never, never>
  'bloodTests.habits.tpo-antibodies-high': Record<never, never>
  'bloodTests.habits.triglycerides-high': Record<never, never>
  'bloodTests.habits.tsh-high': Record<never, never>
  'bloodTests.habits.ttg-iga-antibodies-high': Record<never, never>
  'bloodTests.habits.uric-acid-high': Record<never, never>
  'bloodTests.habits.vitamin-b12-low': Record<never, never>
  'bloodTests.habits.vitamin-d-25-hydroxy-high': Record<never, never>
  'bloodTests.habits.vitamin-d-25-hydroxy-low': Record<never, never>
  'bloodTests.habits.vldl-cholesterol-high': Record<never, never>
  'bloodTests.habits.white-blood-cells-high': Record<never, never>
  'bloodTests.habits.zinc-low': Record<never, never>
  'bloodTests.inWords.asPrinted': Record<never, never>
  'bloodTests.inWords.check': Record<never, never>
  'bloodTests.inWords.hint': Record<never, never>
  'bloodTests.inWords.row': { name: string | number; text: string | number; isDoubtful: 'yes' | (string & {}) }
  'bloodTests.inWords.title': Record<never, never>
  'bloodTests.invalid.ambiguous': { thousands: string | number; decimals: string | number }
  'bloodTests.invalid.comment': Record<never, never>
  'bloodTests.invalid.day': Record<never, never>
  'bloodTests.invalid.limit': Record<never, never>
  'bloodTests.invalid.limits': Record<never, never>
  'bloodTests.invalid.line': Record<never, never>
  'bloodTests.invalid.marker': Record<never, never>
  'bloodTests.invalid.name': Record<never, never>
  'bloodTests.invalid.noChoice': Record<never, never>
  'bloodTests.invalid.nothing': Record<never, never>
  'bloodTests.invalid.range': Record<never, never>
  'bloodTests.invalid.reason': Record<never, never>
  'bloodTests.invalid.retests': Record<never, never>
  'bloodTests.invalid.templateName': Record<never, never>
  'bloodTests.invalid.templateNameLength': { max: number }
  'bloodTests.invalid.templateText': Record<never, never>
  'bloodTests.invalid.value': Record<never, never>
  'bloodTests.invalid.weeksMax': Record<never, never>
  'bloodTests.invalid.weeksMin': Record<never, never>
  'bloodTests.left.day': Record<never, never>
  'bloodTests.left.days': { days: string | number }
  'bloodTests.left.disputed': { name: string | number; value: string | number; flag: string | number; isCorrected: 'yes' | (string & {}); range: string | number; is: 'high' | 'low' | (string & {}) }
  'bloodTests.left.implausible': { name: string | number; value: string | number }
  'bloodTests.left.implausibleCorrected': { name: string | number; value: string | number; how: string | number }
  'bloodTests.left.line': { line: string | number }
  'bloodTests.left.lineAt': { line: string | number; place: 'between' | 'below' | (string & {}); above: string | number; below: string | number }
  'bloodTests.left.row': { name: string | number; value: string | number; isAnswered: 'yes' | (string & {}) }
  'bloodTests.left.title': Record<never, never>
  'bloodTests.left.unknown': { names: string | number }
  'bloodTests.limit': { is: 'below' | 'above' | 'atMost' | (string & {}); bound: string | number }
  'bloodTests.limits.differs': { name: string | number; limit: string | number; source: string | number; isOpened: 'yes' | (string & {}); others: string | number }
  'bloodTests.limits.from': { name: string | number; limit: string | number; source: string | number; isOpened: 'yes' | (string & {}) }
  'bloodTests.limits.other': { limit: string | number; source: string | number; isOpened: 'yes' | (string & {}) }
  'bloodTests.limits.title': Record<never, never>
  'bloodTests.list.changedSince': Record<never, never>
  'bloodTests.list.day': Record<never, never>
  'bloodTests.list.dayNotRead': Record<never, never>
  'bloodTests.list.failed': Record<never, never>
  'bloodTests.list.needsDoctor': Record<never, never>
  'bloodTests.list.none': Record<never, never>
  'bloodTests.list.none.title': Record<never, never>
  'bloodTests.list.noneOfPatient': Record<never, never>
  'bloodTests.list.notLoaded': Record<never, never>
  'bloodTests.list.notReviewed': Record<never, never>
  'bloodTests.list.ofPatient': Record<never, never>
  'bloodTests.list.own': Record<never, never>
  'bloodTests.list.resultNotLoaded': Record<never, never>
  'bloodTests.list.retry': { file: string | number }
  'bloodTests.list.reviewed': Record<never, never>
  'bloodTests.list.reviewedBy': { by: string | number; at: string | number }
  'bloodTests.list.toCheck': { count: number }
  'bloodTests.list.uploaded': { at: string | number; status: string | number }
  'bloodTests.made.byModel': Record<never, never>
  'bloodTests.made.byRules': Record<never, never>
  'bloodTests.made.model': { audience: 'patient' | (string & {}); model: string | number }
  'bloodTests.made.model.ask': Record<never, never>
  'bloodTests.made.model.from': { names: string | number }
  'bloodTests.made.model.title': Record<never, never>
  'bloodTests.made.model.titleOn': { day: Date }
  'bloodTests.made.rules': { audience: 'patient' | (string & {}); from: 'correctedRows' | (string & {}) }
  'bloodTests.made.title': { audience: 'patient' | (string & {}) }
  'bloodTests.marker.aa-epa-ratio.high': Record<never, never>
  'bloodTests.marker.absolute-basophils.high': Record<never, never>
  'bloodTests.marker.absolute-eosinophils.high': Record<never, never>
  'bloodTests.marker.absolute-lymphocytes.high': Record<never, never>
  'bloodTests.marker.absolute-lymphocytes.low': Record<never, never>
  'bloodTests.marker.absolute-monocytes.high': Record<never, never>
  'bloodTests.marker.absolute-monocytes.low': Record<never, never>
  'bloodTests.marker.absolute-neutrophils.high': Record<never, never>
  'bloodTests.marker.absolute-neutrophils.low': Record<never, never>
  'bloodTests.marker.albumin-globulin-ratio.high': Record<never, never>
  'bloodTests.marker.albumin-globulin-ratio.low': Record<never, never>
  'bloodTests.marker.albumin.high': Record<never, never>
  'bloodTests.marker.albumin.low': Record<never, never>
  'bloodTests.marker.alkaline-phosphatase.high': Record<never, never>
  'bloodTests.marker.alkaline-phosphatase.low': Record<never, never>
  'bloodTests.marker.alpha-1-antitrypsin-stool.high': Record<never, never>
  'bloodTests.marker.alt.high': Record<never, never>
  'bloodTests.marker.amh.high': Record<never, never>
  'bloodTests.marker.amh.low': Record<never, never>
  'bloodTests.marker.ammonia.high': Record<never, never>
  'bloodTests.marker.amylase.high': Record<never, never>
  'bloodTests.marker.anion-gap.high': Record<never, never>
  'bloodTests.marker.anion-gap.low': Record<never, never>
  'bloodTests.marker.anti-ccp.high': Record<never, never>
  'bloodTests.marker.apolipoprotein-a1.high': Record<never, never>
  'bloodTests.marker.apolipoprotein-a1.low': Record<never, never>
  'bloodTests.marker.apolipoprotein-b.high': Record<never, never>
  'bloodTests.marker.aptt.high': Record<never, never>
  'bloodTests.marker.arsenic.high': Record<never, never>
  'bloodTests.marker.ast-alt-ratio.high': Record<never, never>
  'bloodTests.marker.ast.high': Record<never, never>
  'bloodTests.marker.band-neutrophils.high': Record<never, never>
  'bloodTests.marker.basophils.high': Record<never, never>
  'bloodTests.marker.bile-acids.high': Record<never, never>
  'bloodTests.marker.bnp.high': Record<never, never>
  'bloodTests.marker.bun-creatinine-ratio.high': Record<never, never>
  'bloodTests.marker.bun-creatinine-ratio.low': Record<never, never>
  'bloodTests.marker.c-peptide.high': Record<never, never>
  'bloodTests.marker.c-peptide.low': Record<never, never>
  'bloodTests.marker.c-reactive-protein.high': Record<never, never>
  'bloodTests.marker.cadmium.high': Record<never, never>
  'bloodTests.marker.calcium.high': Record<never, never>
  'bloodTests.marker.calcium.low': Record<never, never>
  'bloodTests.marker.calprotectin.high': Record<never, never>
  'bloodTests.marker.carbon-dioxide.high': Record<never, never>
  'bloodTests.marker.carbon-dioxide.low': Record<never, never>
  'bloodTests.marker.ceruloplasmin.high': Record<never, never>
  'bloodTests.marker.ceruloplasmin.low': Record<never, never>
  'bloodTests.marker.chloride.high': Record<never, never>
  'bloodTests.marker.chloride.low': Record<never, never>
  'bloodTests.marker.cholesterol-hdl-ratio.high': Record<never, never>
  'bloodTests.marker.ck-mb.high': Record<never, never>
  'bloodTests.marker.copper.high': Record<never, never>
  'bloodTests.marker.copper.low': Record<never, never>
  'bloodTests.marker.corrected-calcium.high': Record<never, never>
  'bloodTests.marker.corrected-calcium.low': Record<never, never>
  'bloodTests.marker.cortisol.high': Record<never, never>
  'bloodTests.marker.cortisol.low': Record<never, never>
  'bloodTests.marker.creatine-kinase.high': Record<never, never>
  'bloodTests.marker.creatinine.high': Record<never, never>
  'bloodTests.marker.creatinine.low': Record<never, never>
  'bloodTests.marker.cystatin-c.high': Record<never, never>
  'bloodTests.marker.d-dimer.high': Record<never, never>
  'bloodTests.marker.dhea-sulfate.high': Record<never, never>
  'bloodTests.marker.dhea-sulfate.low': Record<never, never>
  'bloodTests.marker.direct-bilirubin.high': Record<never, never>
  'bloodTests.marker.egfr.high': Record<never, never>
  'bloodTests.marker.egfr.low': Record<never, never>
  'bloodTests.marker.eosinophils.high': Record<never, never>
  'bloodTests.marker.esr.high': Record<never, never>
  'bloodTests.marker.estimated-average-glucose.high': Record<never, never>
  'bloodTests.marker.estradiol.high': Record<never, never>
  'bloodTests.marker.estradiol.low': Record<never, never>
  'bloodTests.marker.fasting-glucose.high': Record<never, never>
  'bloodTests.marker.fasting-glucose.low': Record<never, never>
  'bloodTests.marker.ferritin.high': Record<never, never>
  'bloodTests.marker.ferritin.low': Record<never, never>
  'bloodTests.marker.fibrinogen.high': Record<never, never>
  'bloodTests.marker.fibrinogen.low': Record<never, never>
  'bloodTests.marker.folate.high': Record<never, never>
  'bloodTests.marker.folate.low': Record<never, never>
  'bloodTests.marker.free-psa-ratio.low': Record<never, never>
  'bloodTests.marker.free-t3.high': Record<never, never>
  'bloodTests.marker.free-t3.low': Record<never, never>
  'bloodTests.marker.free-t4.high': Record<never, never>
  'bloodTests.marker.free-t4.low': Record<never, never>
  'bloodTests.marker.free-testosterone.high': Record<never, never>
  'bloodTests.marker.free-testosterone.low': Record<never, never>
  'bloodTests.marker.free-thyroxine-index.high': Record<never, never>
  'bloodTests.marker.free-thyroxine-index.low': Record<never, never>
  'bloodTests.marker.fructosamine.high': Record<never, never>
  'bloodTests.marker.fructosamine.low': Record<never, never>
  'bloodTests.marker.fsh.high': Record<never, never>
  'bloodTests.marker.fsh.low': Record<never, never>
  'bloodTests.marker.ggt.high': Record<never, never>
  'bloodTests.marker.globulin.high': Record<never, never>
  'bloodTests.marker.globulin.low': Record<never, never>
  'bloodTests.marker.glucose.high': Record<never, never>
  'bloodTests.marker.glucose.low': Record<never, never>
  'bloodTests.marker.hdl-cholesterol.high': Record<never, never>
  'bloodTests.marker.hdl-cholesterol.low': Record<never, never>
  'bloodTests.marker.hematocrit.high': Record<never, never>
  'bloodTests.marker.hematocrit.low': Record<never, never>
  'bloodTests.marker.hemoglobin-a1c.high': Record<never, never>
  'bloodTests.marker.hemoglobin-a1c.low': Record<never, never>
  'bloodTests.marker.hemoglobin.high': Record<never, never>
  'bloodTests.marker.hemoglobin.low': Record<never, never>
  'bloodTests.marker.holotranscobalamin.low': Record<never, never>
  'bloodTests.marker.homa-ir.high': Record<never, never>
  'bloodTests.marker.homocysteine.high': Record<never, never>
  'bloodTests.marker.hs-crp.high': Record<never, never>
  'bloodTests.marker.iga.high': Record<never, never>
  'bloodTests.marker.iga.low': Record<never, never>
  'bloodTests.marker.ige.high': Record<never, never>
  'bloodTests.marker.igf-1.high': Record<never, never>
  'bloodTests.marker.igf-1.low': Record<never, never>
  'bloodTests.marker.igg.high': Record<never, never>
  'bloodTests.marker.igg.low': Record<never, never>
  'bloodTests.marker.igm.high': Record<never, never>
  'bloodTests.marker.igm.low': Record<never, never>
  'bloodTests.marker.immature-granulocytes.high': Record<never, never>
  'bloodTests.marker.indirect-bilirubin.high': Record<never, never>
  'bloodTests.marker.inr.high': Record<never, never>
  'bloodTests.marker.inr.low': Record<never, never>
  'bloodTests.marker.insulin.high': Record<never, never>
  'bloodTests.marker.insulin.low': Record<never, never>
  'bloodTests.marker.interleukin-6.high': Record<never, never>
  'bloodTests.marker.iodine-urine.high': Record<never, never>
  'bloodTests.marker.iodine-urine.low': Record<never, never>
  'bloodTests.marker.ionized-calcium.high': Record<never, never>
  'bloodTests.marker.ionized-calcium.low': Record<never, never>
  'bloodTests.marker.iron.high': Record<never, never>
  'bloodTests.marker.iron.low': Record<never, never>
  'bloodTests.marker.lactate.high': Record<never, never>
  'bloodTests.marker.lactoferrin-stool.high': Record<never, never>
  'bloodTests.marker.ldh.high': Record<never, never>
  'bloodTests.marker.ldl-cholesterol-calculated.high': Record<never, never>
  'bloodTests.marker.ldl-cholesterol-calculated.low': Record<never, never>
  'bloodTests.marker.ldl-cholesterol.high': Record<never, never>
  'bloodTests.marker.ldl-cholesterol.low': Record<never, never>
  'bloodTests.marker.ldl-hdl-ratio.high': Record<never, never>
  'bloodTests.marker.lead.high': Record<never, never>
  'bloodTests.marker.lh.high': Record<never, never>
  'bloodTests.marker.lh.low': Record<never, never>
  'bloodTests.marker.lipase.high': Record<never, never>
  'bloodTests.marker.lipoprotein-a.high': Record<never, never>
  'bloodTests.marker.lymphocytes.high': Record<never, never>
  'bloodTests.marker.lymphocytes.low': Record<never, never>
  'bloodTests.marker.magnesium.high': Record<never, never>
  'bloodTests.marker.magnesium.low': Record<never, never>
  'bloodTests.marker.mch.high': Record<never, never>
  'bloodTests.marker.mch.low': Record<never, never>
  'bloodTests.marker.mchc.high': Record<never, never>
  'bloodTests.marker.mchc.low': Record<never, never>
  'bloodTests.marker.mcv.high': Record<never, never>
  'bloodTests.marker.mcv.low': Record<never, never>
  'bloodTests.marker.mercury.high': Record<never, never>
  'bloodTests.marker.methylmalonic-acid-urine.high': Record<never, never>
  'bloodTests.marker.methylmalonic-acid.high': Record<never, never>
  'bloodTests.marker.microalbumin-urine.high': Record<never, never>
  'bloodTests.marker.monocytes.high': Record<never, never>
  'bloodTests.marker.monocytes.low': Record<never, never>
  'bloodTests.marker.mpv.high': Record<never, never>
  'bloodTests.marker.mpv.low': Record<never, never>
  'bloodTests.marker.neutrophils.high': Record<never, never>
  'bloodTests.marker.neutrophils.low': Record<never, never>
  'bloodTests.marker.non-hdl-cholesterol.high': Record<never, never>
  'bloodTests.marker.nt-probnp.high': Record<never, never>
  'bloodTests.marker.nucleated-red-blood-cells.high': Record<never, never>
  'bloodTests.marker.omega-3-index.low': Record<never, never>
  'bloodTests.marker.omega-6-omega-3-ratio.high': Record<never, never>
  'bloodTests.marker.osmolality.high': Record<never, never>
  'bloodTests.marker.osmolality.low': Record<never, never>
  'bloodTests.marker.pancreatic-elastase.low': Record<never, never>
  'bloodTests.marker.parathyroid-hormone.high': Record<never, never>
  'bloodTests.marker.parathyroid-hormone.low': Record<never, never>
  'bloodTests.marker.pdw.high': Record<never, never>
  'bloodTests.marker.phosphorus.high': Record<never, never>
  'bloodTests.marker.phosphorus.low': Record<never, never>
  'bloodTests.marker.platelets.high': Record<never, never>
  'bloodTests.marker.platelets.low': Record<never, never>
  'bloodTests.marker.potassium.high': Record<never, never>
  'bloodTests.marker.potassium.low': Record<never, never>
  'bloodTests.marker.prealbumin.low': Record<never, never>
  'bloodTests.marker.procalcitonin.high': Record<never, never>
  'bloodTests.marker.progesterone.high': Record<never, never>
  'bloodTests.marker.progesterone.low': Record<never, never>
  'bloodTests.marker.prolactin.high': Record<never, never>
  'bloodTests.marker.prolactin.low': Record<never, never>
  'bloodTests.marker.prothrombin-activity.low': Record<never, never>
  'bloodTests.marker.prothrombin-time.high': Record<never, never>
  'bloodTests.marker.psa.high': Record<never, never>
  'bloodTests.marker.psa.low': Record<never, never>
  'bloodTests.marker.rdw-sd.high': Record<never, never>
  'bloodTests.marker.rdw.high': Record<never, never>
  'bloodTests.marker.red-blood-cells.high': Record<never, never>
  'bloodTests.marker.red-blood-cells.low': Record<never, never>
  'bloodTests.marker.red-cell-folate.low': Record<never, never>
  'bloodTests.marker.red-cell-magnesium.low': Record<never, never>
  'bloodTests.marker.reticulocytes.high': Record<never, never>
  'bloodTests.marker.reticulocytes.low': Record<never, never>
  'bloodTests.marker.reverse-t3.high': Record<never, never>
  'bloodTests.marker.rheumatoid-factor.high': Record<never, never>
  'bloodTests.marker.secretory-iga.high': Record<never, never>
  'bloodTests.marker.secretory-iga.low': Record<never, never>
  'bloodTests.marker.selenium.high': Record<never, never>
  'bloodTests.marker.selenium.low': Record<never, never>
  'bloodTests.marker.shbg.high': Record<never, never>
  'bloodTests.marker.shbg.low': Record<never, never>
  'bloodTests.marker.sodium.high': Record<never, never>
  'bloodTests.marker.sodium.low': Record<never, never>
  'bloodTests.marker.t3-uptake.high': Record<never, never>
  'bloodTests.marker.t3-uptake.low': Record<never, never>
  'bloodTests.marker.testosterone.high': Record<never, never>
  'bloodTests.marker.testosterone.low': Record<never, never>
  'bloodTests.marker.thyroglobulin-antibodies.high': Record<never, never>
  'bloodTests.marker.thyroglobulin.high': Record<never, never>
  'bloodTests.marker.tibc.high': Record<never, never>
  'bloodTests.marker.tibc.low': Record<never, never>
  'bloodTests.marker.total-bilirubin.high': Record<never, never>
  'bloodTests.marker.total-cholesterol.high': Record<never, never>
  'bloodTests.marker.total-cholesterol.low': Record<never, never>
  'bloodTests.marker.total-protein.high': Record<never, never>
  'bloodTests.marker.total-protein.low': Record<never, never>
  'bloodTests.marker.total-t3.high': Record<never, never>
  'bloodTests.marker.total-t3.low': Record<never, never>
  'bloodTests.marker.total-t4.high': Record<never, never>
  'bloodTests.marker.total-t4.low': Record<never, never>
  'bloodTests.marker.tpo-antibodies.high': Record<never, never>
  'bloodTests.marker.transferrin-saturation.high': Record<never, never>
  'bloodTests.marker.transferrin-saturation.low': Record<never, never>
  'bloodTests.marker.transferrin.high': Record<never, never>
  'bloodTests.marker.transferrin.low': Record<never, never>
  'bloodTests.marker.triglycerides-hdl-ratio.high': Record<never, never>
  'bloodTests.marker.triglycerides.high': Record<never, never>
  'bloodTests.marker.troponin-i.high': Record<never, never>
  'bloodTests.marker.troponin-t.high': Record<never, never>
  'bloodTests.marker.tsh-receptor-antibodies.high': Record<never, never>
  'bloodTests.marker.tsh.high': Record<never, never>
  'bloodTests.marker.tsh.low': Record<never, never>
  'bloodTests.marker.ttg-iga-antibodies.high': Record<never, never>
  'bloodTests.marker.uibc.high': Record<never, never>
  'bloodTests.marker.uibc.low': Record<never, never>
  'bloodTests.marker.urea-nitrogen.high': Record<never, never>
  'bloodTests.marker.urea-nitrogen.low': Record<never, never>
  'bloodTests.marker.urea.high': Record<never, never>
  'bloodTests.marker.urea.low': Record<never, never>
  'bloodTests.marker.uric-acid.high': Record<never, never>
  'bloodTests.marker.uric-acid.low': Record<never, never>
  'bloodTests.marker.urine-albumin-creatinine-ratio.high': Record<never, never>
  'bloodTests.marker.urine-protein-creatinine-ratio.high': Record<never, never>
  'bloodTests.marker.vitamin-a.high': Record<never, never>
  'bloodTests.marker.vitamin-a.low': Record<never, never>
  'bloodTests.marker.vitamin-b1.low': Record<never, never>
  'bloodTests.marker.vitamin-b12.high': Record<never, never>
  'bloodTests.marker.vitamin-b12.low': Record<never, never>
  'bloodTests.marker.vitamin-b6.high': Record<never, never>
  'bloodTests.marker.vitamin-b6.low': Record<never, never>
  'bloodTests.marker.vitamin-c.low': Record<never, never>
  'bloodTests.marker.vitamin-d-1-25-dihydroxy.high': Record<never, never>
  'bloodTests.marker.vitamin-d-1-25-dihydroxy.low': Record<never, never>
  'bloodTests.marker.vitamin-d-25-hydroxy.high': Record<never, never>
  'bloodTests.marker.vitamin-d-25-hydroxy.low': Record<never, never>
  'bloodTests.marker.vitamin-e.high': Record<never, never>
  'bloodTests.marker.vitamin-e.low': Record<never, never>
  'bloodTests.marker.vldl-cholesterol.high': Record<never, never>
  'bloodTests.marker.white-blood-cells.high': Record<never, never>
  'bloodTests.marker.white-blood-cells.low': Record<never, never>
  'bloodTests.marker.zinc.high': Record<never, never>
  'bloodTests.marker.zinc.low': Record<never, never>
  'bloodTests.markers.again': Record<never, never>
  'bloodTests.markers.alsoCalled': Record<never, never>
  'bloodTests.markers.ask': Record<never, never>
  'bloodTests.markers.converted': { value: string | number; conversion: string | number }
  'bloodTests.markers.course': { marker: string | number }
  'bloodTests.markers.doctor': Record<never, never>
  'bloodTests.markers.drawn': Record<never, never>
  'bloodTests.markers.found': { count: number; search: string | number }
  'bloodTests.markers.headline': { marker: string | number; isPlural: 'yes' | (string & {}); isCritical: 'yes' | (string & {}); place: 'low' | 'high' | 'normal' | (string & {}); course: 'rising' | 'falling' | 'jumpedUp' | 'jumpedDown' | 'higher' | 'lower' | 'steady' | (string & {}) }
  'bloodTests.markers.meaning': Record<never, never>
  'bloodTests.markers.names': { names: string | number }
  'bloodTests.markers.narrow': Record<never, never>
  'bloodTests.markers.narrow.all': Record<never, never>
  'bloodTests.markers.narrow.due': Record<never, never>
  'bloodTests.markers.narrow.falling': Record<never, never>
  'bloodTests.markers.narrow.outside': Record<never, never>
  'bloodTests.markers.narrow.rising': Record<never, never>
  'bloodTests.markers.newest': { value: string | number; day: Date; range: 'none' | (string & {}) }
  'bloodTests.markers.none': Record<never, never>
  'bloodTests.markers.none.title': Record<never, never>
  'bloodTests.markers.noneOf': { marker: string | number }
  'bloodTests.markers.notLoaded': Record<never, never>
  'bloodTests.markers.old': Record<never, never>
  'bloodTests.markers.outside': { outside: number; all: number }
  'bloodTests.markers.period': Record<never, never>
  'bloodTests.markers.period.all': Record<never, never>
  'bloodTests.markers.period.year': Record<never, never>
  'bloodTests.markers.printedRange': Record<never, never>
  'bloodTests.markers.quiet': { count: number; isAll: 'yes' | (string & {}) }
  'bloodTests.markers.said': Record<never, never>
  'bloodTests.markers.saidBy': { by: string | number; at: string | number }
  'bloodTests.markers.search': Record<never, never>
  'bloodTests.markers.subtitle': { count: number }
  'bloodTests.markers.unit': Record<never, never>
  'bloodTests.markers.values': Record<never, never>
  'bloodTests.more': { count: number }
  'bloodTests.named': { name: string | number; value: string | number }
  'bloodTests.omission.cut': { found: number; kind: 'rows' | 'unread' | (string & {}); kept: number }
  'bloodTests.omission.days': { days: number; newest: Date }
  'bloodTests.omission.invalid': { count: number }
  'bloodTests.omission.letters': { count: number; pages: string | number }
  'bloodTests.omission.pages': { count: number; pages: string | number }
  'bloodTests.omission.script': { count: number; pages: string | number }
  'bloodTests.open.line': { text: string | number }
  'bloodTests.open.lineAt': { line: string | number; place: 'between' | 'below' | (string & {}); above: string | number; below: string | number }
  'bloodTests.open.pages': { audience: 'patient' | (string & {}); count: number; pages: string | number }
  'bloodTests.open.unanswered': { audience: 'patient' | (string & {}); count: number; lines: string | number }
  'bloodTests.open.unreadable': { audience: 'patient' | (string & {}); count: number; lines: string | number }
  'bloodTests.originalFile': Record<never, never>
  'bloodTests.page.excerpt': { page: number; line: string | number }
  'bloodTests.page.line': { line: string | number }
  'bloodTests.page.linesOn': { page: number }
  'bloodTests.page.ofReport': { page: number }
  'bloodTests.page.row': Record<never, never>
  'bloodTests.page.show': Record<never, never>
  'bloodTests.page.title': { page: number }
  'bloodTests.page.withLine': { page: number }
  'bloodTests.page.withLines': { page: number }
  'bloodTests.patient.title': Record<never, never>
  'bloodTests.patient.titleOf': { patient: string | number }
  'bloodTests.patient.unknown': Record<never, never>
  'bloodTests.patient.unknown.title': Record<never, never>
  'bloodTests.possible.comment': { audience: 'patient' | (string & {}); lines: string | number; isOld: 'yes' | (string & {}); days: string | number }
  'bloodTests.possible.noResult': { name: string | number }
  'bloodTests.possible.now': { audience: 'patient' | (string & {}); name: string | number; value: string | number }
  'bloodTests.possible.old': { audience: 'patient' | (string & {}); name: string | number; value: string | number; days: string | number }
  'bloodTests.possible.sameDay': { audience: 'patient' | (string & {}); name: string | number; value: string | number }
  'bloodTests.possible.unreadable': { name: string | number }
  'bloodTests.possible.which': { name: string | number; first: string | number; second: string | number }
  'bloodTests.print': Record<never, never>
  'bloodTests.progress': { progress: string | number }
  'bloodTests.progress.label': Record<never, never>
  'bloodTests.progress.page': { page: number; total: number }
  'bloodTests.progress.picture': Record<never, never>
  'bloodTests.progress.rows': Record<never, never>
  'bloodTests.progress.value': { read: number; total: number }
  'bloodTests.progress.waiting': Record<never, never>
  'bloodTests.range.between': { low: number; high: number }
  'bloodTests.range.from': { low: number }
  'bloodTests.range.upTo': { high: number }
  'bloodTests.ratio.albuminGlobulin.formula': Record<never, never>
  'bloodTests.ratio.albuminGlobulin.name': Record<never, never>
  'bloodTests.ratio.astAlt.formula': Record<never, never>
  'bloodTests.ratio.astAlt.name': Record<never, never>
  'bloodTests.ratio.bunCreatinine.formula': Record<never, never>
  'bloodTests.ratio.bunCreatinine.name': Record<never, never>
  'bloodTests.ratio.cholesterolHdl.formula': Record<never, never>
  'bloodTests.ratio.cholesterolHdl.name': Record<never, never>
  'bloodTests.ratio.from': { formula: string | number; inputs: string | number }
  'bloodTests.ratio.homaIr.formula': Record<never, never>
  'bloodTests.ratio.homaIr.name': Record<never, never>
  'bloodTests.ratio.input': { name: string | number; value: string | number; isConverted: 'yes' | (string & {}); how: string | number }
  'bloodTests.ratio.ldlFriedewald.formula': Record<never, never>
  'bloodTests.ratio.ldlFriedewald.name': Record<never, never>
  'bloodTests.ratio.nonHdl.formula': Record<never, never>
  'bloodTests.ratio.nonHdl.name': Record<never, never>
  'bloodTests.ratio.title': Record<never, never>
  'bloodTests.ratio.transferrinSaturation.formula': Record<never, never>
  'bloodTests.ratio.transferrinSaturation.name': Record<never, never>
  'bloodTests.ratio.triglyceridesHdl.formula': Record<never, never>
  'bloodTests.ratio.triglyceridesHdl.name': Record<never, never>
  'bloodTests.readWith.alkaline-phosphatase': { audience: 'patient' | (string & {}); names: string | number }
  'bloodTests.readWith.alkaline-phosphatase-child': { audience: 'patient' | (string & {}) }
  'bloodTests.readWith.alkaline-phosphatase-pregnancy': { audience: 'patient' | (string & {}); names: string | number }
  'bloodTests.readWith.b12': { audience: 'patient' | (string & {}); names: string | number }
  'bloodTests.readWith.b12-acid-blocker': { audience: 'patient' | (string & {}) }
  'bloodTests.readWith.b12-metformin': { audience: 'patient' | (string & {}) }
  'bloodTests.readWith.biotin': { audience: 'patient' | (string & {}); names: string | number }
  'bloodTests.readWith.calcium': { audience: 'patient' | (string & {}); names: string | number; count: number }
  'bloodTests.readWith.clotting-anticoagulant': { audience: 'patient' | (string & {}); names: string | number; count: number }
  'bloodTests.readWith.copper-inflamed': { audience: 'patient' | (string & {}); names: string | number }
  'bloodTests.readWith.d-dimer-pregnancy': { audience: 'patient' | (string & {}) }
  'bloodTests.readWith.ferritin': { audience: 'patient' | (string & {}); names: string | number; count: number }
  'bloodTests.readWith.ferritin-inflamed': { audience: 'patient' | (string & {}); names: string | number; count: number }
  'bloodTests.readWith.ferritin-saturation': { audience: 'patient' | (string & {}); names: string | number }
  'bloodTests.readWith.folate': { audience: 'patient' | (string & {}); names: string | number }
  'bloodTests.readWith.glucose': { audience: 'patient' | (string & {}); names: string | number }
  'bloodTests.readWith.hba1c-anaemia': { audience: 'patient' | (string & {}); names: string | number }
  'bloodTests.readWith.hba1c-pregnancy': { audience: 'patient' | (string & {}); names: string | number }
  'bloodTests.readWith.hemoglobin': { audience: 'patient' | (string & {}); names: string | number }
  'bloodTests.readWith.hemoglobin-pregnancy': { audience: 'patient' | (string & {}); names: string | number }
  'bloodTests.readWith.homocysteine': { audience: 'patient' | (string & {}); names: string | number }
  'bloodTests.readWith.iron': { audience: 'patient' | (string & {}); names: string | number }
  'bloodTests.readWith.kidney-child': { audience: 'patient' | (string & {}); names: string | number }
  'bloodTests.readWith.kidney-pregnancy': { audience: 'patient' | (string & {}); names: string | number }
  'bloodTests.readWith.lipids': { audience: 'patient' | (string & {}); names: string | number; count: number }
  'bloodTests.readWith.lipids-pregnancy': { audience: 'patient' | (string & {}) }
  'bloodTests.readWith.magnesium': { audience: 'patient' | (string & {}) }
  'bloodTests.readWith.magnesium-acid-blocker': { audience: 'patient' | (string & {}) }
  'bloodTests.readWith.missing': { names: string | number }
  'bloodTests.readWith.parathyroid': { audience: 'patient' | (string & {}); names: string | number }
  'bloodTests.readWith.potassium': { audience: 'patient' | (string & {}); names: string | number }
  'bloodTests.readWith.present': { values: string | number }
  'bloodTests.readWith.prolactin': { audience: 'patient' | (string & {}); names: string | number }
  'bloodTests.readWith.prolactin-pregnancy': { audience: 'patient' | (string & {}) }
  'bloodTests.readWith.tsh': { audience: 'patient' | (string & {}); names: string | number }
  'bloodTests.readWith.tsh-levothyroxine': { audience: 'patient' | (string & {}); names: string | number; count: number }
  'bloodTests.readWith.tsh-pregnancy': { audience: 'patient' | (string & {}); names: string | number }
  'bloodTests.readWith.uric-acid': { audience: 'patient' | (string & {}); names: string | number }
  'bloodTests.readWith.vitamin-d': { audience: 'patient' | (string & {}); names: string | number }
  'bloodTests.readWith.vitamin-d-calcium': { audience: 'patient' | (string & {}) }
  'bloodTests.readWith.zinc-inflamed': { audience: 'patient' | (string & {}); names: string | number }
  'bloodTests.refused.answer': Record<never, never>
  'bloodTests.refused.beforeBirth': Record<never, never>
  'bloodTests.refused.changedResult': Record<never, never>
  'bloodTests.refused.changedRow': Record<never, never>
  'bloodTests.refused.changedTooOften': Record<never, never>
  'bloodTests.refused.closedRetest': Record<never, never>
  'bloodTests.refused.futureDay': Record<never, never>
  'bloodTests.refused.noPage': Record<never, never>
  'bloodTests.refused.noResult': Record<never, never>
  'bloodTests.refused.noRetest': Record<never, never>
  'bloodTests.refused.noTest': Record<never, never>
  'bloodTests.refused.notFailed': Record<never, never>
  'bloodTests.refused.plannedRetest': { marker: string | number; window: string | number }
  'bloodTests.refused.signIn': Record<never, never>
  'bloodTests.refused.slowFile': Record<never, never>
  'bloodTests.refused.takeBackLate': { minutes: number }
  'bloodTests.refused.templates': { max: number }
  'bloodTests.refused.tooManyRows': Record<never, never>
  'bloodTests.refused.type': Record<never, never>
  'bloodTests.refused.unknownMarker': { marker: string | number }
  'bloodTests.remove': Record<never, never>
  'bloodTests.remove.description': { file: string | number }
  'bloodTests.remove.title': Record<never, never>
  'bloodTests.removed': Record<never, never>
  'bloodTests.removedRows': { rows: string | number }
  'bloodTests.result.fhir': Record<never, never>
  'bloodTests.result.file': { file: string | number; at: string | number }
  'bloodTests.result.pdf': Record<never, never>
  'bloodTests.result.title': Record<never, never>
  'bloodTests.retest.addMarker': Record<never, never>
  'bloodTests.retest.addMarker.label': Record<never, never>
  'bloodTests.retest.again': { markers: string | number }
  'bloodTests.retest.answer.day': Record<never, never>
  'bloodTests.retest.answer.row': Record<never, never>
  'bloodTests.retest.askedBy': { marker: string | number; by: string | number }
  'bloodTests.retest.bar': { start: Date; until: Date; from: Date; today: Date }
  'bloodTests.retest.done': Record<never, never>
  'bloodTests.retest.due': { by: string | number; count: number; until: Date }
  'bloodTests.retest.first': { marker: string | number; weeks: number }
  'bloodTests.retest.inWeeks': { weeks: number }
  'bloodTests.retest.leaveOut': { marker: string | number }
  'bloodTests.retest.overdue': { by: string | number; count: number; until: Date }
  'bloodTests.retest.planned': { by: string | number; markers: string | number; years: 'same' | (string & {}); from: Date; until: Date; days: number }
  'bloodTests.retest.question.day': { isKnown: 'yes' | (string & {}); file: string | number; marker: string | number }
  'bloodTests.retest.question.row': { isKnown: 'yes' | (string & {}); file: string | number; marker: string | number }
  'bloodTests.retest.replaced': Record<never, never>
  'bloodTests.retest.state.cancelled': Record<never, never>
  'bloodTests.retest.state.closed': Record<never, never>
  'bloodTests.retest.state.due': Record<never, never>
  'bloodTests.retest.state.overdue': Record<never, never>
  'bloodTests.retest.state.planned': Record<never, never>
  'bloodTests.retest.title': Record<never, never>
  'bloodTests.retest.today': Record<never, never>
  'bloodTests.retest.whichWeek': Record<never, never>
  'bloodTests.retest.window': { years: 'same' | (string & {}); from: Date; until: Date }
  'bloodTests.retest.windowIs': { window: string | number }
  'bloodTests.retest.withIt': { marker: string | number }
  'bloodTests.review.addComment': Record<never, never>
  'bloodTests.review.again': { markers: string | number; window: string | number }
  'bloodTests.review.by': { by: string | number }
  'bloodTests.review.changed': { patient: string | number; by: string | number; day: string | number }
  'bloodTests.review.changedByYou': { by: string | number }
  'bloodTests.review.comment': { patient: string | number }
  'bloodTests.review.done': Record<never, never>
  'bloodTests.review.earlier': Record<never, never>
  'bloodTests.review.failed': Record<never, never>
  'bloodTests.review.following': Record<never, never>
  'bloodTests.review.inWords': Record<never, never>
  'bloodTests.review.needsDoctor': Record<never, never>
  'bloodTests.review.next': { patient: string | number }
  'bloodTests.review.notYet': { names: string | number; count: number }
  'bloodTests.review.optional': Record<never, never>
  'bloodTests.review.place': { at: number; count: number }
  'bloodTests.review.planned': { marker: string | number; window: string | number }
  'bloodTests.review.previous': Record<never, never>
  'bloodTests.review.quoted': { comment: string | number }
  'bloodTests.review.reached': { patient: string | number }
  'bloodTests.review.reads': { patient: string | number }
  'bloodTests.review.send': Record<never, never>
  'bloodTests.review.sendNext': Record<never, never>
  'bloodTests.review.signed': Record<never, never>
  'bloodTests.review.spoken': { patient: string | number }
  'bloodTests.review.spokenToYou': Record<never, never>
  'bloodTests.review.test': { day: Date }
  'bloodTests.review.title': Record<never, never>
  'bloodTests.review.told': { patient: string | number }
  'bloodTests.review.unchecked': { patient: string | number }
  'bloodTests.review.unchecked.send': Record<never, never>
  'bloodTests.review.unchecked.title': { count: number }
  'bloodTests.review.willBeTold': { patient: string | number }
  'bloodTests.row.add': Record<never, never>
  'bloodTests.row.asRead': Record<never, never>
  'bloodTests.row.correct': { name: string | number }
  'bloodTests.row.failed': Record<never, never>
  'bloodTests.row.high': Record<never, never>
  'bloodTests.row.hint': Record<never, never>
  'bloodTests.row.label': { name: string | number; value: string | number; finding: string | number; range: 'none' | (string & {}) }
  'bloodTests.row.low': Record<never, never>
  'bloodTests.row.name': Record<never, never>
  'bloodTests.row.onPage': Record<never, never>
  'bloodTests.row.remove': Record<never, never>
  'bloodTests.row.save': Record<never, never>
  'bloodTests.row.saved': Record<never, never>
  'bloodTests.row.text': { name: string | number; value: string | number; range: 'none' | (string & {}) }
  'bloodTests.row.unit': Record<never, never>
  'bloodTests.row.value': Record<never, never>
  'bloodTests.row.value.hint': Record<never, never>
  'bloodTests.sheet.about': { patient: string | number; file: string | number; day: Date }
  'bloodTests.sheet.flag.high': Record<never, never>
  'bloodTests.sheet.flag.implausible': Record<never, never>
  'bloodTests.sheet.flag.low': Record<never, never>
  'bloodTests.sheet.flag.normal': Record<never, never>
  'bloodTests.sheet.flag.unranged': Record<never, never>
  'bloodTests.sheet.inWords': Record<never, never>
  'bloodTests.sheet.marker': Record<never, never>
  'bloodTests.sheet.range': Record<never, never>
  'bloodTests.sheet.result': Record<never, never>
  'bloodTests.sheet.title': Record<never, never>
  'bloodTests.sheet.titleOf': { day: Date }
  'bloodTests.sheet.unchecked': Record<never, never>
  'bloodTests.sheet.value': Record<never, never>
  'bloodTests.slip.askedBy': { by: string | number }
  'bloodTests.slip.askedFor': { window: string | number; by: string | number }
  'bloodTests.slip.between': { from: Date; until: Date }
  'bloodTests.slip.cancelled': { by: string | number }
  'bloodTests.slip.cancelledWhy': { by: string | number; reason: string | number }
  'bloodTests.slip.done': Record<never, never>
  'bloodTests.slip.earlier': Record<never, never>
  'bloodTests.slip.failed': Record<never, never>
  'bloodTests.slip.last': Record<never, never>
  'bloodTests.slip.lastLabel': Record<never, never>
  'bloodTests.slip.lastOn': { value: string | number; day: Date }
  'bloodTests.slip.loinc': Record<never, never>
  'bloodTests.slip.marker': Record<never, never>
  'bloodTests.slip.none': Record<never, never>
  'bloodTests.slip.notLoaded': Record<never, never>
  'bloodTests.slip.notMeasured': Record<never, never>
  'bloodTests.slip.replaced': Record<never, never>
  'bloodTests.slip.subtitle': { name: string | number }
  'bloodTests.slip.title': Record<never, never>
  'bloodTests.status.analyzing': Record<never, never>
  'bloodTests.status.completed': Record<never, never>
  'bloodTests.status.failed': Record<never, never>
  'bloodTests.status.pending': Record<never, never>
  'bloodTests.story.again': { marker: string | number }
  'bloodTests.story.alsoCalled': { name: string | number }
  'bloodTests.story.ask': Record<never, never>
  'bloodTests.story.askThem': { name: string | number }
  'bloodTests.story.correct': Record<never, never>
  'bloodTests.story.correctThis': Record<never, never>
  'bloodTests.story.critical': { count: number }
  'bloodTests.story.drawn': { day: Date }
  'bloodTests.story.explain': { name: string | number }
  'bloodTests.story.inGroup': { group: string | number; count: number }
  'bloodTests.story.inGroups': { groups: string | number }
  'bloodTests.story.more': { count: number }
  'bloodTests.story.moves': Record<never, never>
  'bloodTests.story.news': { day: Date }
  'bloodTests.story.news.first': Record<never, never>
  'bloodTests.story.news.inside': Record<never, never>
  'bloodTests.story.news.names': { names: string | number; more: number }
  'bloodTests.story.news.outside': Record<never, never>
  'bloodTests.story.next': Record<never, never>
  'bloodTests.story.onPage': { page: number }
  'bloodTests.story.ratios': { count: number }
  'bloodTests.story.read': { file: string | number; at: string | number; count: number }
  'bloodTests.story.report': Record<never, never>
  'bloodTests.story.rest': { inside: number; unranged: number }
  'bloodTests.story.rows': Record<never, never>
  'bloodTests.story.rows.hint': { count: number }
  'bloodTests.story.text': Record<never, never>
  'bloodTests.story.text.hint': { count: number }
  'bloodTests.story.values': Record<never, never>
  'bloodTests.story.what': Record<never, never>
  'bloodTests.story.words': { count: number }
  'bloodTests.subtitle': Record<never, never>
  'bloodTests.summary.concerns': Record<never, never>
  'bloodTests.summary.doubtfulWords': { audience: 'patient' | (string & {}); names: string | number }
  'bloodTests.summary.empty': { audience: 'patient' | (string & {}) }
  'bloodTests.summary.implausible': { audience: 'patient' | (string & {}); isCorrected: 'yes' | (string & {}); names: string | number }
  'bloodTests.summary.keep': Record<never, never>
  'bloodTests.summary.none': { audience: 'patient' | (string & {}); isOther: 'yes' | (string & {}) }
  'bloodTests.summary.nothingToCompare': { audience: 'patient' | (string & {}) }
  'bloodTests.summary.outside': { audience: 'patient' | (string & {}); direction: 'high' | (string & {}); values: string | number; more: number }
  'bloodTests.summary.positive': { audience: 'patient' | (string & {}); values: string | number }
  'bloodTests.summary.welcome': { audience: 'patient' | (string & {}); values: string | number }
  'bloodTests.table.added': Record<never, never>
  'bloodTests.table.checkIt': { line: string | number }
  'bloodTests.table.checkNow': Record<never, never>
  'bloodTests.table.correct': { name: string | number }
  'bloodTests.table.corrected': { row: string | number }
  'bloodTests.table.critical': Record<never, never>
  'bloodTests.table.history': Record<never, never>
  'bloodTests.table.historyOf': { name: string | number; values: string | number }
  'bloodTests.table.inside': Record<never, never>
  'bloodTests.table.marker': Record<never, never>
  'bloodTests.table.noValue': Record<never, never>
  'bloodTests.table.notRead': Record<never, never>
  'bloodTests.table.openRange': { range: string | number }
  'bloodTests.table.outside': Record<never, never>
  'bloodTests.table.printed': { name: string | number }
  'bloodTests.table.quoted': { text: string | number }
  'bloodTests.table.range': Record<never, never>
  'bloodTests.table.result': Record<never, never>
  'bloodTests.table.showAll': { count: number }
  'bloodTests.table.showFewer': Record<never, never>
  'bloodTests.table.title': Record<never, never>
  'bloodTests.table.uncertain': Record<never, never>
  'bloodTests.table.uncertainRange': { range: string | number }
  'bloodTests.table.unchecked': Record<never, never>
  'bloodTests.table.unranged': Record<never, never>
  'bloodTests.table.value': Record<never, never>
  'bloodTests.template.label': Record<never, never>
  'bloodTests.template.manage': Record<never, never>
  'bloodTests.template.name': Record<never, never>
  'bloodTests.template.none': Record<never, never>
  'bloodTests.template.notRemoved': Record<never, never>
  'bloodTests.template.remove': { name: string | number }
  'bloodTests.template.save': Record<never, never>
  'bloodTests.template.saved': Record<never, never>
  'bloodTests.template.text': Record<never, never>
  'bloodTests.template.writeFirst': Record<never, never>
  'bloodTests.title': Record<never, never>
  'bloodTests.trend.cutBoth': { tests: number; values: number }
  'bloodTests.trend.cutTests': { tests: number }
  'bloodTests.trend.cutValues': { values: number }
  'bloodTests.trend.day': Record<never, never>
  'bloodTests.trend.noRange': Record<never, never>
  'bloodTests.trend.range': Record<never, never>
  'bloodTests.trend.unchecked': { names: string | number; more: number }
  'bloodTests.trend.uploadDate': Record<never, never>
  'bloodTests.trend.value': Record<never, never>
  'bloodTests.upload.bundle': Record<never, never>
  'bloodTests.upload.bundle.label': Record<never, never>
  'bloodTests.upload.failed': Record<never, never>
  'bloodTests.upload.failed.title': Record<never, never>
  'bloodTests.upload.hint': Record<never, never>
  'bloodTests.upload.notBundle': Record<never, never>
  'bloodTests.upload.notReport': Record<never, never>
  'bloodTests.upload.percent': { share: number }
  'bloodTests.upload.progress': { file: string | number }
  'bloodTests.upload.report': Record<never, never>
  'bloodTests.upload.report.label': Record<never, never>
  'bloodTests.upload.sent': { sent: string | number; size: string | number }
  'bloodTests.upload.storage': { used: string | number; limit: string | number }
  'bloodTests.upload.title': Record<never, never>
  'bloodTests.upload.tooLarge': Record<never, never>
  'bloodTests.upload.tooLarge.title': Record<never, never>
  'bloodTests.upload.wrongType.title': Record<never, never>
  'bloodTests.uploadedOn': { file: string | number; day: string | number }
  'bloodTests.urgent.confirmed': { row: string | number; audience: 'patient' | (string & {}); patient: string | number }
  'bloodTests.urgent.contact': { audience: 'patient' | (string & {}); values: string | number }
  'bloodTests.urgent.contactDrawn': { audience: 'patient' | (string & {}); values: string | number; day: Date }
  'bloodTests.urgent.critical': { audience: 'patient' | (string & {}); name: string | number; value: string | number; limit: string | number; isOfAge: 'yes' | (string & {}); isOfPregnancy: 'yes' | (string & {}); direction: 'low' | (string & {}); isAgeMissing: 'yes' | (string & {}) }
  'bloodTests.urgent.high': { audience: 'patient' | (string & {}); name: string | number; value: string | number; limit: 'printed' | 'above' | (string & {}); high: number }
  'bloodTests.urgent.oldAsk': Record<never, never>
  'bloodTests.urgent.oldCritical': { audience: 'patient' | (string & {}); days: string | number; values: string | number }
  'bloodTests.urgent.oldHigh': { audience: 'patient' | (string & {}); days: string | number; values: string | number }
  'bloodTests.urgent.oldSoon': { audience: 'patient' | (string & {}); days: string | number; values: string | number }
  'bloodTests.urgent.positive': { audience: 'patient' | (string & {}); name: string | number; value: string | number }
  'bloodTests.urgent.sameDay': { audience: 'patient' | (string & {}); values: string | number }
  'bloodTests.urgent.soon': { audience: 'patient' | (string & {}); name: string | number; value: string | number; limit: string | number; isOfAge: 'yes' | (string & {}); isOfPregnancy: 'yes' | (string & {}); isAgeMissing: 'yes' | (string & {}) }
  'bloodTests.urgent.takeReport': Record<never, never>
  'bloodTests.verdict.allInRange': { count: number }
  'bloodTests.verdict.critical': { isNamed: 'yes' | (string & {}); count: number; names: string | number; isOld: 'yes' | (string & {}); isPlural: 'yes' | (string & {}); side: 'low' | 'high' | (string & {}); days: string | number }
  'bloodTests.verdict.group': { group: 'bloodCount' | 'iron' | 'sugarMetabolism' | 'lipids' | 'liverAndPancreas' | 'kidney' | 'electrolytesAndMinerals' | 'thyroid' | 'vitamins' | 'inflammationAndImmunity' | 'hormones' | 'coagulation' | 'heartAndMuscle' | 'heavyMetals' | 'gut' | 'metabolites' | 'drugLevels' | 'bloodGases' | 'toxicology' | 'bloodMinerals' | 'driedBlood' | 'urine' | 'urine24h' | 'saliva' | 'hair' | (string & {}) }
  'bloodTests.verdict.groupAdjective': { group: 'bloodCount' | 'iron' | 'sugarMetabolism' | 'lipids' | 'liverAndPancreas' | 'kidney' | 'electrolytesAndMinerals' | 'thyroid' | 'vitamins' | 'inflammationAndImmunity' | 'hormones' | 'coagulation' | 'heartAndMuscle' | 'heavyMetals' | 'gut' | 'metabolites' | 'drugLevels' | 'bloodGases' | 'toxicology' | 'bloodMinerals' | 'driedBlood' | 'urine' | 'urine24h' | 'saliva' | 'hair' | (string & {}) }
  'bloodTests.verdict.groups': { count: number; groups: string | number }
  'bloodTests.verdict.nothingToCompare': Record<never, never>
  'bloodTests.verdict.outside': { count: number; name: string | number; isPlural: 'yes' | (string & {}); side: 'low' | (string & {}); group: string | number }
  'bloodTests.verdict.restInRange': { count: number }
  'bloodTests.verdict.sameDay': { isNamed: 'yes' | (string & {}); isOld: 'yes' | (string & {}); names: string | number; days: string | number }
  'bloodTests.verdict.toCheck': { count: number }
  'bloodTests.verdict.toRead': { count: number }
  'care.ask.action': Record<never, never>
  'care.ask.failed': Record<never, never>
  'care.ask.listFailed': Record<never, never>
  'care.ask.missing': Record<never, never>
  'care.ask.none': Record<never, never>
  'care.ask.select': Record<never, never>
  'care.ask.sent': Record<never, never>
  'care.ask.sent.text': { name: string | number }
  'care.ask.text': Record<never, never>
  'care.ask.title': Record<never, never>
  'care.ask.who': Record<never, never>
  'care.asked': { name: string | number }
  'care.asked.since': { day: string | number }
  'care.asked.withdraw': Record<never, never>
  'care.asked.withdrawNamed': { name: string | number }
  'care.conditions.failed': Record<never, never>
  'care.conditions.hint': Record<never, never>
  'care.conditions.updated': Record<never, never>
  'care.critical.drawn': Record<never, never>
  'care.critical.log': Record<never, never>
  'care.critical.open': Record<never, never>
  'care.critical.title': { value: string | number; reason: 'unchecked' | (string & {}) }
  'care.critical.why': { reason: 'low' | 'high' | 'positive' | 'unchecked' | (string & {}); limit: string | number; isOld: 'true' | (string & {}); others: number }
  'care.day.ofYear': { day: Date }
  'care.day.withYear': { day: Date }
  'care.elsewhere.cut': { count: number }
  'care.elsewhere.notLoaded': Record<never, never>
  'care.elsewhere.open': Record<never, never>
  'care.elsewhere.read': { title: string | number }
  'care.elsewhere.text': Record<never, never>
  'care.fact.change.added': { text: string | number }
  'care.fact.change.changed': { text: string | number }
  'care.fact.change.stopped': { text: string | number }
  'care.fact.earlierResults': { count: number }
  'care.fact.more': { count: number }
  'care.figure.between': { low: number; high: number }
  'care.figure.from': { low: number }
  'care.figure.upTo': { high: number }
  'care.figure.value': { sign: string | number; value: number }
  'care.figure.withUnit': { sign: string | number; value: number; unit: string | number }
  'care.head.call': { name: string | number; phone: string | number }
  'care.head.conditions': Record<never, never>
  'care.head.more': Record<never, never>
  'care.head.readsIn': { language: string | number }
  'care.head.takes': Record<never, never>
  'care.head.undecided': Record<never, never>
  'care.health.days': Record<never, never>
  'care.health.energy': Record<never, never>
  'care.health.energyIs': { average: number; goal: number }
  'care.health.failed': Record<never, never>
  'care.health.score': Record<never, never>
  'care.health.scoreIs': { score: number; verdict: string | number }
  'care.health.sleep': Record<never, never>
  'care.health.sleepIs': { average: number; goal: number }
  'care.health.streak': Record<never, never>
  'care.health.title': Record<never, never>
  'care.invalid.noText': Record<never, never>
  'care.invalid.noteLength': { max: number }
  'care.invalid.periodLength': Record<never, never>
  'care.invalid.periodOrder': Record<never, never>
  'care.invitation.subject': { clinic: string | number }
  'care.invitation.text': { clinic: string | number; link: string | number; page: string | number }
  'care.line.answer': { question: string | number; answer: string | number; form: string | number; day: Date }
  'care.line.energy': { average: number; days: number; compared: 'true' | (string & {}); before: number }
  'care.line.inWords': { name: string | number; text: string | number; dayIs: 'uploaded' | (string & {}); day: Date }
  'care.line.item': { text: string | number; taken: number; due: number; skipped: number }
  'care.line.logged': { text: string | number; day: Date }
  'care.line.measured': { kind: string | number; value: string | number; count: number; compared: 'true' | (string & {}); before: string | number }
  'care.line.planBegan': { title: string | number; day: Date }
  'care.line.planChanged': { change: string | number; title: string | number; day: Date }
  'care.line.planEnded': { title: string | number; day: Date }
  'care.line.result': { dayIs: 'uploaded' | (string & {}); day: Date; read: number; outside: number; unchecked: number }
  'care.line.shortAnswer': { question: string | number; answer: string | number }
  'care.line.shortChange': { change: string | number; day: Date }
  'care.line.shortValue': { name: string | number; value: string | number; flag: 'low' | 'high' | (string & {}); critical: 'true' | (string & {}); day: Date }
  'care.line.sleep': { average: number; days: number; compared: 'true' | (string & {}); before: number }
  'care.line.symptom': { symptom: string | number; days: number; daysBefore: number }
  'care.line.value': { name: string | number; value: string | number; flag: 'low' | 'high' | (string & {}); critical: 'true' | (string & {}); dayIs: 'uploaded' | (string & {}); day: Date }
  'care.line.valueWithRange': { name: string | number; value: string | number; flag: 'low' | 'high' | (string & {}); critical: 'true' | (string & {}); range: string | number; dayIs: 'uploaded' | (string & {}); day: Date }
  'care.link.action': Record<never, never>
  'care.link.failed': Record<never, never>
  'care.link.listFailed': Record<never, never>
  'care.link.sent': Record<never, never>
  'care.link.sent.text': { email: string | number }
  'care.link.text': Record<never, never>
  'care.link.title': Record<never, never>
  'care.link.waiting': Record<never, never>
  'care.newPatient.action': Record<never, never>
  'care.newPatient.created': Record<never, never>
  'care.newPatient.created.invited': { name: string | number }
  'care.newPatient.created.withPassword': { name: string | number }
  'care.newPatient.failed': Record<never, never>
  'care.newPatient.hint.invited': Record<never, never>
  'care.newPatient.hint.withPassword': Record<never, never>
  'care.newPatient.invite': Record<never, never>
  'care.newPatient.inviteHint': Record<never, never>
  'care.newPatient.open': Record<never, never>
  'care.newPatient.practitioner': Record<never, never>
  'care.newPatient.practitionerHint': Record<never, never>
  'care.newPatient.title': Record<never, never>
  'care.next': { patient: string | number }
  'care.next.nobody': Record<never, never>
  'care.next.title': Record<never, never>
  'care.notLoaded': Record<never, never>
  'care.note.addenda': Record<never, never>
  'care.note.addendum': Record<never, never>
  'care.note.addendum.add': Record<never, never>
  'care.note.addendum.added': Record<never, never>
  'care.note.addendum.failed': Record<never, never>
  'care.note.addendum.hint': Record<never, never>
  'care.note.addendumOf': { moment: string | number }
  'care.note.confirm.hidden': { name: string | number }
  'care.note.confirm.shown': { name: string | number }
  'care.note.confirm.title': Record<never, never>
  'care.note.conflict.changed': Record<never, never>
  'care.note.conflict.changed.text': Record<never, never>
  'care.note.conflict.mine': Record<never, never>
  'care.note.conflict.newNote': Record<never, never>
  'care.note.conflict.other': Record<never, never>
  'care.note.conflict.signed': Record<never, never>
  'care.note.conflict.signed.text': Record<never, never>
  'care.note.copyPlan': Record<never, never>
  'care.note.fact.remove.label': { fact: string | number }
  'care.note.facts': Record<never, never>
  'care.note.facts.latest': Record<never, never>
  'care.note.factsAsText': Record<never, never>
  'care.note.findings': Record<never, never>
  'care.note.for': { name: string | number }
  'care.note.forHint': { name: string | number }
  'care.note.forPatient': Record<never, never>
  'care.note.keepDraft': Record<never, never>
  'care.note.label': Record<never, never>
  'care.note.locked': Record<never, never>
  'care.note.notReleased': Record<never, never>
  'care.note.notSaved': Record<never, never>
  'care.note.objectiveHint': Record<never, never>
  'care.note.part.assessment': Record<never, never>
  'care.note.part.objective': Record<never, never>
  'care.note.part.plan': Record<never, never>
  'care.note.part.subjective': Record<never, never>
  'care.note.refused': Record<never, never>
  'care.note.refused.text': { reason: string | number }
  'care.note.released': Record<never, never>
  'care.note.saved': { time: string | number }
  'care.note.seen.hidden': { name: string | number }
  'care.note.seen.nothing': { name: string | number }
  'care.note.seen.others': { name: string | number }
  'care.note.seen.release': { name: string | number }
  'care.note.seen.title': { name: string | number }
  'care.note.sign': Record<never, never>
  'care.note.signFailed': Record<never, never>
  'care.note.signHint': Record<never, never>
  'care.note.signed': Record<never, never>
  'care.note.signedBy': { author: string | number; moment: string | number }
  'care.note.subjectiveHint': { name: string | number }
  'care.note.visitOf': { day: string | number }
  'care.note.writeAddendum': { day: string | number }
  'care.notes.begun': { day: string | number }
  'care.notes.draft': Record<never, never>
  'care.notes.draftHint': Record<never, never>
  'care.notes.earlier': Record<never, never>
  'care.notes.failed': Record<never, never>
  'care.notes.none': Record<never, never>
  'care.notes.none.text': Record<never, never>
  'care.notes.notLoaded': Record<never, never>
  'care.notes.unsaved': Record<never, never>
  'care.notes.write': Record<never, never>
  'care.open.count': { count: number }
  'care.open.none': Record<never, never>
  'care.open.notLoaded': Record<never, never>
  'care.open.title': Record<never, never>
  'care.optional': Record<never, never>
  'care.overview.allNotes': Record<never, never>
  'care.overview.allPlans': Record<never, never>
  'care.overview.course': { marker: string | number; values: string | number }
  'care.overview.critical': Record<never, never>
  'care.overview.lastVisit': { day: string | number }
  'care.overview.moreOutside': { count: number }
  'care.overview.noValues': Record<never, never>
  'care.overview.noVisit': Record<never, never>
  'care.overview.nothingOutside': Record<never, never>
  'care.overview.outside': Record<never, never>
  'care.overview.share': { percent: number }
  'care.overview.shares': { more: number }
  'care.overview.visit': Record<never, never>
  'care.patient.born': { age: number; day: Date }
  'care.patient.message': Record<never, never>
  'care.patient.more': Record<never, never>
  'care.patient.overview': Record<never, never>
  'care.patient.since': { day: string | number }
  'care.patient.unnamed': Record<never, never>
  'care.patient.waits': { count: number }
  'care.patient.writeNote': Record<never, never>
  'care.patient.writePlan': Record<never, never>
  'care.patients.addedOn': Record<never, never>
  'care.patients.caption': Record<never, never>
  'care.patients.failed': Record<never, never>
  'care.patients.name': Record<never, never>
  'care.patients.none': Record<never, never>
  'care.patients.none.unverified': Record<never, never>
  'care.patients.none.verified': Record<never, never>
  'care.patients.notFound': Record<never, never>
  'care.patients.search': Record<never, never>
  'care.patients.subtitle': Record<never, never>
  'care.plan.active': Record<never, never>
  'care.plan.by': { author: string | number; day: string | number }
  'care.plan.dosageInstructions': Record<never, never>
  'care.plan.download': { plan: string | number }
  'care.plan.duration': Record<never, never>
  'care.plan.earlier': Record<never, never>
  'care.plan.edit': { plan: string | number }
  'care.plan.failed': Record<never, never>
  'care.plan.none': Record<never, never>
  'care.plan.notes': Record<never, never>
  'care.profile.failed': Record<never, never>
  'care.profile.title': Record<never, never>
  'care.record.none': Record<never, never>
  'care.record.notLoaded': Record<never, never>
  'care.record.notes': Record<never, never>
  'care.record.subtitle': Record<never, never>
  'care.record.visitOf': { day: string | number }
  'care.refused.addenda': { max: number }
  'care.refused.assignedAlready': Record<never, never>
  'care.refused.emptyNote': Record<never, never>
  'care.refused.futureDay': Record<never, never>
  'care.refused.linkedAlready': Record<never, never>
  'care.refused.lockedNote': Record<never, never>
  'care.refused.longTimeline': Record<never, never>
  'care.refused.newerDraft': Record<never, never>
  'care.refused.noAssignment': Record<never, never>
  'care.refused.noMailServer': Record<never, never>
  'care.refused.noNote': Record<never, never>
  'care.refused.noPatient': Record<never, never>
  'care.refused.noPractitioner': Record<never, never>
  'care.refused.noRequest': Record<never, never>
  'care.refused.notInCare': Record<never, never>
  'care.refused.otherAddendum': Record<never, never>
  'care.refused.otherDay': Record<never, never>
  'care.refused.tooManyRequests': { most: number }
  'care.refused.whichDraft': Record<never, never>
  'care.request.accept': Record<never, never>
  'care.request.acceptNamed': { name: string | number }
  'care.request.accepted': Record<never, never>
  'care.request.accepted.text': { name: string | number }
  'care.request.decline': Record<never, never>
  'care.request.decline.text': { name: string | number }
  'care.request.decline.title': Record<never, never>
  'care.request.declineNamed': { name: string | number }
  'care.request.declined': Record<never, never>
  'care.request.declined.text': { name: string | number }
  'care.request.failed': Record<never, never>
  'care.request.from': { name: string | number }
  'care.request.means': { day: string | number }
  'care.requests.accepted': Record<never, never>
  'care.requests.accepted.text': { name: string | number }
  'care.requests.answer': Record<never, never>
  'care.requests.count': { count: number }
  'care.requests.declined.text': { name: string | number }
  'care.requests.failed': Record<never, never>
  'care.results.all': Record<never, never>
  'care.results.of': { day: Date }
  'care.results.outside': { count: number }
  'care.results.toReview': Record<never, never>
  'care.results.trends': Record<never, never>
  'care.results.undated': Record<never, never>
  'care.results.uploaded': { file: string | number; day: string | number }
  'care.retest.cancel': { marker: string | number }
  'care.retest.cancel.action': Record<never, never>
  'care.retest.cancel.text': Record<never, never>
  'care.retest.cancel.title': { marker: string | number }
  'care.retest.cancelled': { by: string | number; day: string | number }
  'care.retest.cancelledBecause': { by: string | number; day: string | number; reason: string | number }
  'care.retest.cancelledDone': Record<never, never>
  'care.retest.failed': Record<never, never>
  'care.retest.marker': Record<never, never>
  'care.retest.markerHint': Record<never, never>
  'care.retest.next': { text: string | number; next: string | number }
  'care.retest.none': Record<never, never>
  'care.retest.notCancelled': Record<never, never>
  'care.retest.plan': Record<never, never>
  'care.retest.plan.action': Record<never, never>
  'care.retest.plan.text': Record<never, never>
  'care.retest.planned': { years: 'same' | (string & {}); from: Date; until: Date; weeks: number; by: string | number }
  'care.retest.plannedDone': Record<never, never>
  'care.retest.plannedDone.text': Record<never, never>
  'care.retest.question.day': Record<never, never>
  'care.retest.question.row': Record<never, never>
  'care.retest.reason': Record<never, never>
  'care.retest.reasonHint': Record<never, never>
  'care.retest.title': Record<never, never>
  'care.retest.why': Record<never, never>
  'care.strip.allergies': { text: string | number }
  'care.strip.notAsked': Record<never, never>
  'care.substance.copper': Record<never, never>
  'care.substance.folate': Record<never, never>
  'care.substance.iron': Record<never, never>
  'care.substance.magnesium': Record<never, never>
  'care.substance.selenium': Record<never, never>
  'care.substance.vitaminB12': Record<never, never>
  'care.substance.vitaminD': Record<never, never>
  'care.substance.zinc': Record<never, never>
  'care.symptom.acne': Record<never, never>
  'care.symptom.anxiety': Record<never, never>
  'care.symptom.backPain': Record<never, never>
  'care.symptom.bloating': Record<never, never>
  'care.symptom.blockedNose': Record<never, never>
  'care.symptom.brainFog': Record<never, never>
  'care.symptom.chestPain': Record<never, never>
  'care.symptom.constipation': Record<never, never>
  'care.symptom.cough': Record<never, never>
  'care.symptom.cravings': Record<never, never>
  'care.symptom.diarrhoea': Record<never, never>
  'care.symptom.dizziness': Record<never, never>
  'care.symptom.drySkin': Record<never, never>
  'care.symptom.fainting': Record<never, never>
  'care.symptom.fatigue': Record<never, never>
  'care.symptom.fever': Record<never, never>
  'care.symptom.gas': Record<never, never>
  'care.symptom.hairLoss': Record<never, never>
  'care.symptom.headache': Record<never, never>
  'care.symptom.heartburn': Record<never, never>
  'care.symptom.hotFlushes': Record<never, never>
  'care.symptom.indigestion': Record<never, never>
  'care.symptom.insomnia': Record<never, never>
  'care.symptom.irritability': Record<never, never>
  'care.symptom.itching': Record<never, never>
  'care.symptom.jointPain': Record<never, never>
  'care.symptom.lossOfAppetite': Record<never, never>
  'care.symptom.lowMood': Record<never, never>
  'care.symptom.muscleCramps': Record<never, never>
  'care.symptom.musclePain': Record<never, never>
  'care.symptom.nausea': Record<never, never>
  'care.symptom.neckPain': Record<never, never>
  'care.symptom.nightSweats': Record<never, never>
  'care.symptom.numbness': Record<never, never>
  'care.symptom.palpitations': Record<never, never>
  'care.symptom.periodPain': Record<never, never>
  'care.symptom.rash': Record<never, never>
  'care.symptom.shortnessOfBreath': Record<never, never>
  'care.symptom.soreThroat': Record<never, never>
  'care.symptom.stomachPain': Record<never, never>
  'care.symptom.stress': Record<never, never>
  'care.symptom.swelling': Record<never, never>
  'care.symptom.tinnitus': Record<never, never>
  'care.symptom.weakness': Record<never, never>
  'care.timeline.average.energy': { average: number }
  'care.timeline.average.sleep': { average: number }
  'care.timeline.begun': Record<never, never>
  'care.timeline.conversation': Record<never, never>
  'care.timeline.conversations': Record<never, never>
  'care.timeline.cut': { cut: string | number }
  'care.timeline.cut.bloodTests': { count: number }
  'care.timeline.cut.forms': { count: number }
  'care.timeline.cut.items': { count: number }
  'care.timeline.cut.orders': { count: number }
  'care.timeline.cut.shorter': { cut: string | number }
  'care.timeline.cut.symptoms': { count: number }
  'care.timeline.cut.unread': { count: number }
  'care.timeline.cut.versions': { count: number }
  'care.timeline.cut.visits': { count: number }
  'care.timeline.dayCount': Record<never, never>
  'care.timeline.days': Record<never, never>
  'care.timeline.daysLogged': Record<never, never>
  'care.timeline.dosesSkipped': Record<never, never>
  'care.timeline.dosesTicked': Record<never, never>
  'care.timeline.due': Record<never, never>
  'care.timeline.earlier': Record<never, never>
  'care.timeline.energy.patient': { before: number; now: number; first: string | number; second: string | number; loggedBefore: number; loggedNow: number }
  'care.timeline.energy.practitioner': { before: number; now: number; first: string | number; second: string | number; loggedBefore: number; loggedNow: number }
  'care.timeline.energyOfDay': { energy: number }
  'care.timeline.energyOfTen': Record<never, never>
  'care.timeline.failed': Record<never, never>
  'care.timeline.figures': Record<never, never>
  'care.timeline.figures.none': Record<never, never>
  'care.timeline.figures.note': Record<never, never>
  'care.timeline.form': Record<never, never>
  'care.timeline.forms': Record<never, never>
  'care.timeline.hideTable': Record<never, never>
  'care.timeline.item': Record<never, never>
  'care.timeline.item.patient': { text: string | number; ticked: number; due: number; first: string | number; last: string | number; before: number; now: number; loggedBefore: number; loggedNow: number }
  'care.timeline.item.practitioner': { text: string | number; ticked: number; due: number; first: string | number; last: string | number; before: number; now: number; loggedBefore: number; loggedNow: number }
  'care.timeline.items': Record<never, never>
  'care.timeline.items.none': Record<never, never>
  'care.timeline.itemsByWeek': Record<never, never>
  'care.timeline.label': { from: Date; until: Date; name: string | number }
  'care.timeline.label.own': { from: Date; until: Date }
  'care.timeline.lastWeek': Record<never, never>
  'care.timeline.later': Record<never, never>
  'care.timeline.legend.few': Record<never, never>
  'care.timeline.legend.most': Record<never, never>
  'care.timeline.legend.some': Record<never, never>
  'care.timeline.logged': { name: string | number }
  'care.timeline.logged.none': Record<never, never>
  'care.timeline.logged.own': Record<never, never>
  'care.timeline.loggedByWeek': Record<never, never>
  'care.timeline.loggedOnDay': Record<never, never>
  'care.timeline.marker': { marker: string | number; before: string | number; now: string | number; first: string | number; second: string | number }
  'care.timeline.markerName': Record<never, never>
  'care.timeline.markerTicked.patient': { marker: string | number; before: string | number; now: string | number; first: string | number; second: string | number; substance: string | number; days: number; due: number }
  'care.timeline.markerTicked.practitioner': { marker: string | number; before: string | number; now: string | number; first: string | number; second: string | number; substance: string | number; days: number; due: number }
  'care.timeline.markers': Record<never, never>
  'care.timeline.markers.none': Record<never, never>
  'care.timeline.markersByDay': Record<never, never>
  'care.timeline.marks': Record<never, never>
  'care.timeline.mean': Record<never, never>
  'care.timeline.measured': Record<never, never>
  'care.timeline.measurements': Record<never, never>
  'care.timeline.months.12': Record<never, never>
  'care.timeline.months.3': Record<never, never>
  'care.timeline.months.6': Record<never, never>
  'care.timeline.more.items': { count: number }
  'care.timeline.more.markers': { count: number }
  'care.timeline.more.symptoms': { count: number }
  'care.timeline.notLoaded': Record<never, never>
  'care.timeline.nothingOfDay': Record<never, never>
  'care.timeline.onDays': Record<never, never>
  'care.timeline.ongoing': Record<never, never>
  'care.timeline.orders': Record<never, never>
  'care.timeline.percent': { percent: number }
  'care.timeline.period': { from: Date; until: Date }
  'care.timeline.putIntoNote': Record<never, never>
  'care.timeline.range': { range: string | number }
  'care.timeline.showFewer': Record<never, never>
  'care.timeline.showMore': { more: string | number }
  'care.timeline.showTable': Record<never, never>
  'care.timeline.skipped': Record<never, never>
  'care.timeline.sleep.patient': { before: number; now: number; first: string | number; second: string | number; loggedBefore: number; loggedNow: number }
  'care.timeline.sleep.practitioner': { before: number; now: number; first: string | number; second: string | number; loggedBefore: number; loggedNow: number }
  'care.timeline.sleepHours': Record<never, never>
  'care.timeline.sleepOfDay': { sleep: number }
  'care.timeline.stopped': Record<never, never>
  'care.timeline.symptom.patient': { symptom: string | number; before: number; middle: string | number; since: number; loggedBefore: number; loggedSince: number; first: string | number; last: string | number }
  'care.timeline.symptom.practitioner': { symptom: string | number; before: number; middle: string | number; since: number; loggedBefore: number; loggedSince: number; first: string | number; last: string | number }
  'care.timeline.symptoms.none': Record<never, never>
  'care.timeline.taken': Record<never, never>
  'care.timeline.takenByWeek': Record<never, never>
  'care.timeline.takenOfDue': { taken: number; due: number }
  'care.timeline.tap': Record<never, never>
  'care.timeline.ticked': Record<never, never>
  'care.timeline.tickedShare': Record<never, never>
  'care.timeline.to': Record<never, never>
  'care.timeline.unchecked': { names: string | number }
  'care.timeline.until': Record<never, never>
  'care.timeline.uploaded': { day: Date }
  'care.timeline.value': { value: string | number; printed: string | number }
  'care.timeline.valueWithUnit': { value: string | number; unit: string | number }
  'care.timeline.visits': Record<never, never>
  'care.timeline.visitsAndOrders': Record<never, never>
  'care.timeline.visitsAndOrders.none': Record<never, never>
  'care.timeline.week': { day: Date; taken: number; due: number; skipped: number }
  'care.timeline.weekFrom': Record<never, never>
  'care.timeline.what': Record<never, never>
  'care.timeline.whichPeriod': Record<never, never>
  'care.visit.click': Record<never, never>
  'care.visit.facts': { count: number }
  'care.visit.group.doses': Record<never, never>
  'care.visit.group.forms': Record<never, never>
  'care.visit.group.logged': Record<never, never>
  'care.visit.group.plan': Record<never, never>
  'care.visit.group.results': Record<never, never>
  'care.visit.noFacts': Record<never, never>
  'care.visit.since': { day: string | number }
  'care.worklist.action.adherence': Record<never, never>
  'care.worklist.action.appointment-request': Record<never, never>
  'care.worklist.action.critical': Record<never, never>
  'care.worklist.action.emergency': Record<never, never>
  'care.worklist.action.ending': Record<never, never>
  'care.worklist.action.form': Record<never, never>
  'care.worklist.action.measurement': Record<never, never>
  'care.worklist.action.message': Record<never, never>
  'care.worklist.action.result': Record<never, never>
  'care.worklist.action.retest': Record<never, never>
  'care.worklist.action.symptom': Record<never, never>
  'care.worklist.actionOf': { action: string | number; kind: 'message' | (string & {}); patient: string | number }
  'care.worklist.adherence': { before: number; now: number }
  'care.worklist.adherenceLeast': { before: number; now: number; text: string | number; taken: number; due: number }
  'care.worklist.age.days': { days: number }
  'care.worklist.age.hours': { hours: number }
  'care.worklist.age.minutes': { minutes: number }
  'care.worklist.age.now': Record<never, never>
  'care.worklist.age.today': Record<never, never>
  'care.worklist.announcement': { count: number; names: string | number }
  'care.worklist.critical': { value: string | number; reason: 'low' | 'high' | 'positive' | (string & {}); limit: string | number; isOld: 'true' | (string & {}); others: number }
  'care.worklist.critical.name': { name: string | number }
  'care.worklist.critical.unchecked': { value: string | number; others: number }
  'care.worklist.drawnOn': { day: string | number }
  'care.worklist.emergency': { kinds: string | number; source: 'measurement' | 'message' | 'entry' | 'form' | (string & {}); reading: 'none' | (string & {}); day: string | number; texts: number }
  'care.worklist.emergency.answered': Record<never, never>
  'care.worklist.emergency.failed': Record<never, never>
  'care.worklist.emergency.label': { patient: string | number }
  'care.worklist.ending': { title: string | number; days: number; day: string | number }
  'care.worklist.endingDoses': { taken: number; due: number; days: number }
  'care.worklist.failed': Record<never, never>
  'care.worklist.filter.adherence': Record<never, never>
  'care.worklist.filter.all': Record<never, never>
  'care.worklist.filter.appointments': Record<never, never>
  'care.worklist.filter.emergencies': Record<never, never>
  'care.worklist.filter.forms': Record<never, never>
  'care.worklist.filter.measurements': Record<never, never>
  'care.worklist.filter.messages': Record<never, never>
  'care.worklist.filter.plans': Record<never, never>
  'care.worklist.filter.results': Record<never, never>
  'care.worklist.filter.symptoms': Record<never, never>
  'care.worklist.form': { title: string | number; days: number; day: string | number; begun: 'true' | (string & {}) }
  'care.worklist.kind': Record<never, never>
  'care.worklist.measurement.bloodPressure': { high: number; diastolic: number; days: number; earlier: string | number; earlierDay: string | number; last: string | number; lastDay: string | number }
  'care.worklist.measurement.glucose': { low: number; high: number; last: string | number; lastDay: string | number }
  'care.worklist.measurement.weight': { change: number; days: number; earlier: string | number; earlierDay: string | number; last: string | number; lastDay: string | number }
  'care.worklist.message': { urgent: 'true' | (string & {}); count: number }
  'care.worklist.moreResults': { count: number }
  'care.worklist.none': Record<never, never>
  'care.worklist.none.text': Record<never, never>
  'care.worklist.notLoaded': Record<never, never>
  'care.worklist.request': { kind: string | number; day: string | number; time: string | number; place: 'practice' | 'video' | (string & {}) }
  'care.worklist.request.new': Record<never, never>
  'care.worklist.result': { findings: string | number }
  'care.worklist.result.inRange': { markers: number }
  'care.worklist.result.outside': { value: string | number; outside: number; markers: number; unchecked: number }
  'care.worklist.result.unchecked': { unchecked: number }
  'care.worklist.result.words': { markers: number; words: number }
  'care.worklist.resultOf': { day: string | number; findings: string | number }
  'care.worklist.retest': { marker: string | number; days: number; day: string | number }
  'care.worklist.seen': Record<never, never>
  'care.worklist.seen.failed': Record<never, never>
  'care.worklist.seen.label': { patient: string | number; kind: 'measurement' | (string & {}) }
  'care.worklist.showAll': { count: number }
  'care.worklist.symptom': { symptom: string | number; times: number; days: number; last: string | number; daysBefore: number }
  'care.worklist.title': Record<never, never>
  'care.worklist.value': { name: string | number; value: string | number }
  'care.worklist.valueWithRange': { name: string | number; value: string | number; range: string | number }
  'care.worklist.weeks': { percents: string | number }
  'care.yours': Record<never, never>
  'care.yours.next': Record<never, never>
  'care.yours.none': Record<never, never>
  'care.yours.waits': Record<never, never>
  'clinic.backup.failed': Record<never, never>
  'clinic.backup.last': { at: string | number }
  'clinic.backup.make': Record<never, never>
  'clinic.backup.none': Record<never, never>
  'clinic.backup.off.demo': Record<never, never>
  'clinic.backup.off.keep': Record<never, never>
  'clinic.backup.off.key': Record<never, never>
  'clinic.backup.running': Record<never, never>
  'clinic.checks.notLoaded': Record<never, never>
  'clinic.discard': Record<never, never>
  'clinic.field.address': Record<never, never>
  'clinic.field.answerHours': Record<never, never>
  'clinic.field.email': Record<never, never>
  'clinic.field.emergencyNumber': Record<never, never>
  'clinic.field.hours': Record<never, never>
  'clinic.field.imprint': Record<never, never>
  'clinic.field.locale': Record<never, never>
  'clinic.field.logo': Record<never, never>
  'clinic.field.name': Record<never, never>
  'clinic.field.phone': Record<never, never>
  'clinic.field.privacy': Record<never, never>
  'clinic.field.timeZone': Record<never, never>
  'clinic.field.translations': Record<never, never>
  'clinic.hint.address': Record<never, never>
  'clinic.hint.answerHours': Record<never, never>
  'clinic.hint.email': Record<never, never>
  'clinic.hint.emergencyNumber': Record<never, never>
  'clinic.hint.imprint': Record<never, never>
  'clinic.hint.locale': Record<never, never>
  'clinic.hint.name': Record<never, never>
  'clinic.hint.phone': Record<never, never>
  'clinic.hint.privacy': Record<never, never>
  'clinic.hint.translation': Record<never, never>
  'clinic.invalid.addressLength': Record<never, never>
  'clinic.invalid.characters': Record<never, never>
  'clinic.invalid.email': Record<never, never>
  'clinic.invalid.emergencyNumber': Record<never, never>
  'clinic.invalid.name': Record<never, never>
  'clinic.invalid.nameLength': Record<never, never>
  'clinic.invalid.textLength': { most: number }
  'clinic.locked': { variable: string | number }
  'clinic.logo.choose': Record<never, never>
  'clinic.logo.dark': Record<never, never>
  'clinic.logo.file': Record<never, never>
  'clinic.logo.hint': Record<never, never>
  'clinic.logo.light': Record<never, never>
  'clinic.logo.none': Record<never, never>
  'clinic.logo.remove': Record<never, never>
  'clinic.logo.saved': Record<never, never>
  'clinic.mail.failed': { at: string | number }
  'clinic.mail.failed.text': { server: string | number; said: string | number }
  'clinic.mail.none': Record<never, never>
  'clinic.mail.none.text': Record<never, never>
  'clinic.mail.sent': { to: string | number }
  'clinic.mail.test': Record<never, never>
  'clinic.mail.test.subject': { clinic: string | number }
  'clinic.mail.test.text': { clinic: string | number }
  'clinic.mail.untested': { server: string | number }
  'clinic.mail.works': { server: string | number; at: string | number }
  'clinic.notLoaded': Record<never, never>
  'clinic.notSaved': Record<never, never>
  'clinic.note.about': Record<never, never>
  'clinic.note.backup': Record<never, never>
  'clinic.note.hours': Record<never, never>
  'clinic.note.language': Record<never, never>
  'clinic.note.mail': Record<never, never>
  'clinic.note.storage': Record<never, never>
  'clinic.note.texts': Record<never, never>
  'clinic.open': { hours: string | number }
  'clinic.page.notLoaded': Record<never, never>
  'clinic.part.about': Record<never, never>
  'clinic.part.backup': Record<never, never>
  'clinic.part.hours': Record<never, never>
  'clinic.part.language': Record<never, never>
  'clinic.part.mail': Record<never, never>
  'clinic.part.storage': Record<never, never>
  'clinic.part.texts': Record<never, never>
  'clinic.parts': Record<never, never>
  'clinic.refused.backupRunning': Record<never, never>
  'clinic.refused.held': Record<never, never>
  'clinic.refused.largeLogo': Record<never, never>
  'clinic.refused.locked': { variable: string | number }
  'clinic.refused.logo': Record<never, never>
  'clinic.refused.noBackups': Record<never, never>
  'clinic.refused.noMailServer': Record<never, never>
  'clinic.said': { said: string | number }
  'clinic.save': Record<never, never>
  'clinic.saved': Record<never, never>
  'clinic.saved.note': Record<never, never>
  'clinic.storage.disk': Record<never, never>
  'clinic.storage.failed': Record<never, never>
  'clinic.storage.s3': { bucket: string | number; host: string | number }
  'clinic.storage.test': Record<never, never>
  'clinic.storage.works': Record<never, never>
  'clinic.subtitle': Record<never, never>
  'clinic.title': Record<never, never>
  'clinic.translation': { language: string | number }
  'clinic.zone.now': { at: string | number }
  'clinic.zone.search': Record<never, never>
  'consents.ask.choose': Record<never, never>
  'consents.ask.document': Record<never, never>
  'consents.ask.done': Record<never, never>
  'consents.ask.explainedBy': Record<never, never>
  'consents.ask.explainedByMissing': Record<never, never>
  'consents.ask.explainedOn': Record<never, never>
  'consents.ask.explainedTime': Record<never, never>
  'consents.ask.explainedWhen': Record<never, never>
  'consents.ask.failed': Record<never, never>
  'consents.ask.missing': Record<never, never>
  'consents.ask.none': Record<never, never>
  'consents.ask.open': { title: string | number }
  'consents.ask.text': Record<never, never>
  'consents.day': { day: Date }
  'consents.decline.action': Record<never, never>
  'consents.decline.done': Record<never, never>
  'consents.decline.failed': Record<never, never>
  'consents.decline.text': Record<never, never>
  'consents.decline.title': { title: string | number }
  'consents.device.allDone': Record<never, never>
  'consents.device.aloud': Record<never, never>
  'consents.device.coveredName': Record<never, never>
  'consents.device.coveredText': Record<never, never>
  'consents.device.coveredTitle': Record<never, never>
  'consents.device.endedText': Record<never, never>
  'consents.device.endedTitle': Record<never, never>
  'consents.device.failed': Record<never, never>
  'consents.device.goOn': Record<never, never>
  'consents.device.handBack': Record<never, never>
  'consents.device.larger': Record<never, never>
  'consents.device.notTold': Record<never, never>
  'consents.device.only': { patient: string | number }
  'consents.device.question': Record<never, never>
  'consents.device.questionAction': { name: string | number }
  'consents.device.questionDone': { name: string | number }
  'consents.device.questionText': { name: string | number; title: string | number }
  'consents.device.questionTitle': Record<never, never>
  'consents.device.quiet': Record<never, never>
  'consents.device.smaller': Record<never, never>
  'consents.device.start': Record<never, never>
  'consents.device.startAction': Record<never, never>
  'consents.device.startText': { minutes: number; count: number }
  'consents.device.startTitle': Record<never, never>
  'consents.device.stepDone': Record<never, never>
  'consents.device.steps': Record<never, never>
  'consents.device.toSignIn': Record<never, never>
  'consents.editor.blanks': { count: number; blanks: string | number }
  'consents.editor.edit': { title: string | number }
  'consents.editor.editText': { version: string | number }
  'consents.editor.explained': Record<never, never>
  'consents.editor.explainedHint': Record<never, never>
  'consents.editor.failed': Record<never, never>
  'consents.editor.kind': Record<never, never>
  'consents.editor.new': Record<never, never>
  'consents.editor.save': { version: string | number }
  'consents.editor.saved': { version: string | number }
  'consents.editor.text': Record<never, never>
  'consents.editor.textHint': { sign: string | number; fields: string | number }
  'consents.editor.title': Record<never, never>
  'consents.invalid.explainedBoth': Record<never, never>
  'consents.invalid.explainedLater': Record<never, never>
  'consents.invalid.longDrawing': Record<never, never>
  'consents.invalid.longText': { max: number }
  'consents.invalid.longTitle': { max: number }
  'consents.invalid.noDrawing': Record<never, never>
  'consents.invalid.noForName': Record<never, never>
  'consents.invalid.text': Record<never, never>
  'consents.invalid.title': Record<never, never>
  'consents.kind.contract': Record<never, never>
  'consents.kind.costs': Record<never, never>
  'consents.kind.own': Record<never, never>
  'consents.kind.photo': Record<never, never>
  'consents.kind.privacy': Record<never, never>
  'consents.kind.telehealth': Record<never, never>
  'consents.mail.subject': { clinic: string | number }
  'consents.mail.text': { link: string | number }
  'consents.mine.askedBy': { version: string | number; name: string | number; day: string | number }
  'consents.mine.declinedOn': { moment: string | number; version: string | number }
  'consents.mine.end': { title: string | number }
  'consents.mine.failed': Record<never, never>
  'consents.mine.none': Record<never, never>
  'consents.mine.noneText': Record<never, never>
  'consents.mine.notLoaded': Record<never, never>
  'consents.mine.onlyTells': Record<never, never>
  'consents.mine.others': Record<never, never>
  'consents.mine.pdf': { title: string | number }
  'consents.mine.read': { title: string | number }
  'consents.mine.readAndSign': { title: string | number }
  'consents.mine.signedOn': { moment: string | number; capacity: 'guardian' | (string & {}); version: string | number }
  'consents.mine.subtitle': Record<never, never>
  'consents.mine.toSign': Record<never, never>
  'consents.mine.withdraw': { title: string | number }
  'consents.mine.withdrawnOn': { moment: string | number; version: string | number }
  'consents.noDateOfBirth': Record<never, never>
  'consents.office.edit': { title: string | number }
  'consents.office.explained': Record<never, never>
  'consents.office.failed': Record<never, never>
  'consents.office.none': Record<never, never>
  'consents.office.noneText': Record<never, never>
  'consents.office.notLoaded': Record<never, never>
  'consents.office.restore': { title: string | number }
  'consents.office.restoreDone': Record<never, never>
  'consents.office.retire': { title: string | number }
  'consents.office.retireDone': Record<never, never>
  'consents.office.retireFailed': Record<never, never>
  'consents.office.retired': Record<never, never>
  'consents.office.savedBy': { version: string | number; day: string | number; name: string | number }
  'consents.office.subtitle': Record<never, never>
  'consents.office.take': Record<never, never>
  'consents.office.takeFailed': Record<never, never>
  'consents.office.takeLanguage': Record<never, never>
  'consents.office.takeText': Record<never, never>
  'consents.office.takeThis': { title: string | number }
  'consents.office.takeTitle': Record<never, never>
  'consents.office.versions': { title: string | number }
  'consents.office.write': Record<never, never>
  'consents.patient.ask': Record<never, never>
  'consents.patient.asked': { version: string | number; name: string | number; moment: string | number }
  'consents.patient.clinics': Record<never, never>
  'consents.patient.declined': { version: string | number; moment: string | number }
  'consents.patient.explained': { by: string | number; moment: string | number }
  'consents.patient.none': Record<never, never>
  'consents.patient.noneText': Record<never, never>
  'consents.patient.signed': { version: string | number; name: string | number; moment: string | number; method: 'drawn' | (string & {}); capacity: 'guardian' | (string & {}) }
  'consents.patient.withdrawn': { version: string | number; moment: string | number }
  'consents.read.asked': { name: string | number }
  'consents.read.copy': Record<never, never>
  'consents.read.copyText': Record<never, never>
  'consents.read.declined': Record<never, never>
  'consents.read.download': Record<never, never>
  'consents.read.explained': { by: string | number; day: string | number; time: string | number }
  'consents.read.explainedHint': Record<never, never>
  'consents.read.happened': Record<never, never>
  'consents.read.notLoaded': Record<never, never>
  'consents.read.signed': { name: string | number; method: 'drawn' | (string & {}) }
  'consents.read.subtitle': { version: string | number; name: string | number }
  'consents.read.text': Record<never, never>
  'consents.read.withdrawn': Record<never, never>
  'consents.refused.documents': { max: number }
  'consents.refused.noDevice': Record<never, never>
  'consents.refused.noDocument': Record<never, never>
  'consents.refused.none': Record<never, never>
  'consents.refused.notExplained': Record<never, never>
  'consents.refused.nothingToSign': Record<never, never>
  'consents.refused.nothingToWithdraw': Record<never, never>
  'consents.refused.otherForName': Record<never, never>
  'consents.refused.otherName': Record<never, never>
  'consents.refused.slowPdf': Record<never, never>
  'consents.refused.state': Record<never, never>
  'consents.refused.stopped': Record<never, never>
  'consents.refused.tooMany': { max: number }
  'consents.sheet.askedBy': { name: string | number }
  'consents.sheet.canEnd': Record<never, never>
  'consents.sheet.canWithdraw': Record<never, never>
  'consents.sheet.capacity.guardian': { name: string | number }
  'consents.sheet.capacity.self': Record<never, never>
  'consents.sheet.copy': Record<never, never>
  'consents.sheet.explained': { by: string | number; day: Date; time: string | number }
  'consents.sheet.handedBy': { name: string | number }
  'consents.sheet.hash': Record<never, never>
  'consents.sheet.signed.drawn': { day: Date; time: string | number; zone: string | number }
  'consents.sheet.signed.typed': { day: Date; time: string | number; zone: string | number }
  'consents.sheet.simple': Record<never, never>
  'consents.sheet.version': { version: string | number }
  'consents.sign.action': { title: string | number }
  'consents.sign.capacity': Record<never, never>
  'consents.sign.clear': Record<never, never>
  'consents.sign.done': Record<never, never>
  'consents.sign.drawInstead': Record<never, never>
  'consents.sign.failed': Record<never, never>
  'consents.sign.field': Record<never, never>
  'consents.sign.forName': Record<never, never>
  'consents.sign.guardian': Record<never, never>
  'consents.sign.guardianMissing': Record<never, never>
  'consents.sign.guardianName': Record<never, never>
  'consents.sign.loading': Record<never, never>
  'consents.sign.notLoaded': Record<never, never>
  'consents.sign.offline': Record<never, never>
  'consents.sign.otherGuardian': Record<never, never>
  'consents.sign.self': Record<never, never>
  'consents.sign.signature': Record<never, never>
  'consents.sign.signatureOf': { name: string | number }
  'consents.sign.simple': Record<never, never>
  'consents.sign.title': Record<never, never>
  'consents.sign.typeInstead': Record<never, never>
  'consents.sign.typed': Record<never, never>
  'consents.sign.typedHint': Record<never, never>
  'consents.sign.typedMissing': Record<never, never>
  'consents.state.asked': Record<never, never>
  'consents.state.declined': Record<never, never>
  'consents.state.signed': Record<never, never>
  'consents.state.withdrawn': Record<never, never>
  'consents.versions.choose': Record<never, never>
  'consents.versions.signed': { count: number }
  'consents.versions.title': { title: string | number }
  'consents.withdraw.action': Record<never, never>
  'consents.withdraw.done': Record<never, never>
  'consents.withdraw.endAction': Record<never, never>
  'consents.withdraw.endTitle': { title: string | number }
  'consents.withdraw.failed': Record<never, never>
  'consents.withdraw.fromNowOn': Record<never, never>
  'consents.withdraw.keep': Record<never, never>
  'consents.withdraw.now.contract': Record<never, never>
  'consents.withdraw.now.own': Record<never, never>
  'consents.withdraw.now.photo': Record<never, never>
  'consents.withdraw.now.privacy': Record<never, never>
  'consents.withdraw.now.telehealth': Record<never, never>
  'consents.withdraw.stays': Record<never, never>
  'consents.withdraw.then.contract': Record<never, never>
  'consents.withdraw.then.other': Record<never, never>
  'consents.withdraw.title': { title: string | number }
  'consents.withdraw.told': Record<never, never>
  'credits.balance.title': Record<never, never>
  'credits.balance.unit': Record<never, never>
  'credits.count': { count: number }
  'credits.history.cut': Record<never, never>
  'credits.history.failed': Record<never, never>
  'credits.history.title': Record<never, never>
  'credits.history.untitled': Record<never, never>
  'credits.invalid.amountMost': Record<never, never>
  'credits.invalid.amountNumber': Record<never, never>
  'credits.invalid.amountWhole': Record<never, never>
  'credits.invalid.amountZero': Record<never, never>
  'credits.invalid.creditsLeast': Record<never, never>
  'credits.invalid.creditsMost': Record<never, never>
  'credits.invalid.creditsNumber': Record<never, never>
  'credits.invalid.creditsWhole': Record<never, never>
  'credits.invalid.long': { most: string | number }
  'credits.invalid.packageName': Record<never, never>
  'credits.invalid.reason': Record<never, never>
  'credits.invalid.reasonLong': Record<never, never>
  'credits.invalid.symptoms': Record<never, never>
  'credits.packages.credits': { count: number }
  'credits.packages.failed': Record<never, never>
  'credits.packages.failedTitle': Record<never, never>
  'credits.packages.frontDesk': Record<never, never>
  'credits.packages.listFailed': Record<never, never>
  'credits.packages.none.text': Record<never, never>
  'credits.packages.none.title': Record<never, never>
  'credits.packages.notLoaded': Record<never, never>
  'credits.packages.purchase': Record<never, never>
  'credits.packages.purchaseOf': { name: string | number }
  'credits.packages.soon': Record<never, never>
  'credits.packages.title': Record<never, never>
  'credits.recommendation.byModel': Record<never, never>
  'credits.recommendation.cautions': Record<never, never>
  'credits.recommendation.draft': Record<never, never>
  'credits.recommendation.draftTitle': Record<never, never>
  'credits.recommendation.ingredient': { name: string | number; amount: string | number; rationale: string | number }
  'credits.recommendation.ingredients': Record<never, never>
  'credits.recommendation.monitoring': Record<never, never>
  'credits.refused.belowZero': { balance: string | number }
  'credits.refused.failed': Record<never, never>
  'credits.refused.failedBefore': Record<never, never>
  'credits.refused.insufficient': Record<never, never>
  'credits.refused.nameTooClose': { name: string | number }
  'credits.refused.noPackage': Record<never, never>
  'credits.refused.noUser': Record<never, never>
  'credits.refused.running': Record<never, never>
  'credits.result.empty.text': Record<never, never>
  'credits.result.empty.title': Record<never, never>
  'credits.result.moment': Record<never, never>
  'credits.result.none': Record<never, never>
  'credits.result.running': Record<never, never>
  'credits.result.saved': Record<never, never>
  'credits.result.slow': Record<never, never>
  'credits.result.title': Record<never, never>
  'credits.result.used': { cost: number; left: number }
  'credits.statement.credits': Record<never, never>
  'credits.statement.date': Record<never, never>
  'credits.statement.description': Record<never, never>
  'credits.statement.failed': Record<never, never>
  'credits.statement.none.text': Record<never, never>
  'credits.statement.none.title': Record<never, never>
  'credits.statement.notLoaded': Record<never, never>
  'credits.statement.title': Record<never, never>
  'credits.statement.type': Record<never, never>
  'credits.subtitle': Record<never, never>
  'credits.title': Record<never, never>
  'credits.transaction.sale': { name: string | number }
  'credits.transaction.wizard': Record<never, never>
  'credits.transaction.wizardRefund': Record<never, never>
  'credits.type.adjustment': Record<never, never>
  'credits.type.purchase': Record<never, never>
  'credits.type.refund': Record<never, never>
  'credits.type.usage': Record<never, never>
  'credits.usedFor.text': { cost: number }
  'credits.usedFor.title': Record<never, never>
  'credits.wizard.demographics': Record<never, never>
  'credits.wizard.demographicsHint': Record<never, never>
  'credits.wizard.failed': Record<never, never>
  'credits.wizard.generate': { cost: number }
  'credits.wizard.history': Record<never, never>
  'credits.wizard.historyHint': Record<never, never>
  'credits.wizard.insufficient.text': Record<never, never>
  'credits.wizard.insufficient.title': Record<never, never>
  'credits.wizard.low.text': { cost: number; balance: number }
  'credits.wizard.low.title': Record<never, never>
  'credits.wizard.preferences': Record<never, never>
  'credits.wizard.preferencesHint': Record<never, never>
  'credits.wizard.soon.text': Record<never, never>
  'credits.wizard.soon.title': Record<never, never>
  'credits.wizard.subtitle': Record<never, never>
  'credits.wizard.symptoms': Record<never, never>
  'credits.wizard.symptomsHint': Record<never, never>
  'credits.wizard.terms': { cost: number }
  'credits.wizard.termsNone': { cost: number }
  'credits.wizard.termsRecommends': { cost: number }
  'credits.wizard.title': Record<never, never>
  'credits.wizard.unverified': Record<never, never>
  'emergencies.kind': { kind: 'pressureHigh' | 'pulseLow' | 'pulseHigh' | 'glucoseLow' | 'glucoseHigh' | 'suicide' | 'heart' | 'stroke' | 'breathing' | 'anaphylaxis' | 'unconscious' | 'bleeding' | 'overdose' | 'infant' | 'pregnancy' | 'meningitis' | 'sepsis' | 'diabetes' | 'head' | 'headache' | 'abdomen' | 'eye' | 'testicle' | (string & {}) }
  'emergencies.line': { kind: 'suicide' | 'overdose' | 'pregnancy' | 'infant' | (string & {}); number: string | number }
  'forms.again': Record<never, never>
  'forms.again.after': { from: string | number }
  'forms.again.all': { shown: number }
  'forms.again.almost': Record<never, never>
  'forms.again.gaps': { answered: number; shown: number }
  'forms.again.missing': { answered: number; shown: number; missing: number }
  'forms.again.needsNet': Record<never, never>
  'forms.again.notSent': Record<never, never>
  'forms.again.part': { answered: number; shown: number; leftOut: number }
  'forms.again.partMissing': { answered: number; shown: number; missing: number }
  'forms.again.send': { from: string | number }
  'forms.again.title': Record<never, never>
  'forms.answers.ofScale': { figure: string | number; most: number }
  'forms.copyOf': { title: string | number }
  'forms.decline': Record<never, never>
  'forms.decline.done': Record<never, never>
  'forms.decline.doneText': { from: string | number }
  'forms.decline.failed': Record<never, never>
  'forms.decline.keep': Record<never, never>
  'forms.decline.question': Record<never, never>
  'forms.decline.text': { from: string | number }
  'forms.declined': Record<never, never>
  'forms.edit.add.date': Record<never, never>
  'forms.edit.add.entries': Record<never, never>
  'forms.edit.add.line': Record<never, never>
  'forms.edit.add.medicines': Record<never, never>
  'forms.edit.add.note': Record<never, never>
  'forms.edit.add.one': Record<never, never>
  'forms.edit.add.quantity': Record<never, never>
  'forms.edit.add.scale': Record<never, never>
  'forms.edit.add.several': Record<never, never>
  'forms.edit.add.sites': Record<never, never>
  'forms.edit.add.text': Record<never, never>
  'forms.edit.add.yesNo': Record<never, never>
  'forms.edit.addAnswer': Record<never, never>
  'forms.edit.addHelp': Record<never, never>
  'forms.edit.addInside': Record<never, never>
  'forms.edit.addPart': Record<never, never>
  'forms.edit.addQuestion': Record<never, never>
  'forms.edit.answerNumber': { number: number }
  'forms.edit.answers': Record<never, never>
  'forms.edit.asPatient': Record<never, never>
  'forms.edit.aspect.answers': Record<never, never>
  'forms.edit.aspect.condition': Record<never, never>
  'forms.edit.aspect.help': Record<never, never>
  'forms.edit.aspect.kind': Record<never, never>
  'forms.edit.aspect.limits': Record<never, never>
  'forms.edit.aspect.must': Record<never, never>
  'forms.edit.aspect.place': Record<never, never>
  'forms.edit.aspect.profile': Record<never, never>
  'forms.edit.aspect.safety': Record<never, never>
  'forms.edit.aspect.unit': Record<never, never>
  'forms.edit.back': Record<never, never>
  'forms.edit.change.gone': { number: string | number; text: string | number }
  'forms.edit.change.more': { count: number }
  'forms.edit.change.new': { number: string | number; text: string | number }
  'forms.edit.change.other': { number: string | number; aspects: string | number }
  'forms.edit.change.reads': { number: string | number; before: string | number; after: string | number }
  'forms.edit.change.title': { after: string | number }
  'forms.edit.changes': Record<never, never>
  'forms.edit.chip': { comparison: 'includes' | 'includesNot' | 'is' | 'isNot' | 'more' | 'less' | 'atLeast' | 'atMost' | 'later' | 'earlier' | 'answered' | 'unanswered' | (string & {}); number: string | number; answer: string | number; more: number }
  'forms.edit.comparison.answered': Record<never, never>
  'forms.edit.comparison.atLeast': Record<never, never>
  'forms.edit.comparison.atMost': Record<never, never>
  'forms.edit.comparison.earlier': Record<never, never>
  'forms.edit.comparison.includes': Record<never, never>
  'forms.edit.comparison.includesNot': Record<never, never>
  'forms.edit.comparison.is': Record<never, never>
  'forms.edit.comparison.isNot': Record<never, never>
  'forms.edit.comparison.later': Record<never, never>
  'forms.edit.comparison.less': Record<never, never>
  'forms.edit.comparison.more': Record<never, never>
  'forms.edit.comparison.unanswered': Record<never, never>
  'forms.edit.condition.add': Record<never, never>
  'forms.edit.condition.addAnd': Record<never, never>
  'forms.edit.condition.addOr': Record<never, never>
  'forms.edit.condition.all': Record<never, never>
  'forms.edit.condition.answer': Record<never, never>
  'forms.edit.condition.answerGone': Record<never, never>
  'forms.edit.condition.any': Record<never, never>
  'forms.edit.condition.comparison': Record<never, never>
  'forms.edit.condition.gone': Record<never, never>
  'forms.edit.condition.joined': Record<never, never>
  'forms.edit.condition.lead': { number: string | number }
  'forms.edit.condition.question': Record<never, never>
  'forms.edit.condition.remove': Record<never, never>
  'forms.edit.condition.title': { number: string | number }
  'forms.edit.copyToChange': Record<never, never>
  'forms.edit.duplicate': Record<never, never>
  'forms.edit.emptyPart': Record<never, never>
  'forms.edit.failed': Record<never, never>
  'forms.edit.firstPart': Record<never, never>
  'forms.edit.flawMore': { first: string | number; count: number }
  'forms.edit.flawOf': { number: string | number; flaw: string | number }
  'forms.edit.flawed': Record<never, never>
  'forms.edit.groupTitle': Record<never, never>
  'forms.edit.help': Record<never, never>
  'forms.edit.inside': Record<never, never>
  'forms.edit.itemMenu': { number: string | number }
  'forms.edit.keeps': { version: number; count: number }
  'forms.edit.kind.date': Record<never, never>
  'forms.edit.kind.decimal': Record<never, never>
  'forms.edit.kind.entries': Record<never, never>
  'forms.edit.kind.integer': Record<never, never>
  'forms.edit.kind.line': Record<never, never>
  'forms.edit.kind.note': Record<never, never>
  'forms.edit.kind.one': Record<never, never>
  'forms.edit.kind.quantity': Record<never, never>
  'forms.edit.kind.scale': Record<never, never>
  'forms.edit.kind.several': Record<never, never>
  'forms.edit.kind.sites': Record<never, never>
  'forms.edit.kind.text': Record<never, never>
  'forms.edit.kind.together': Record<never, never>
  'forms.edit.kind.yesNo': Record<never, never>
  'forms.edit.language': Record<never, never>
  'forms.edit.languageHint': Record<never, never>
  'forms.edit.max': Record<never, never>
  'forms.edit.medicines': Record<never, never>
  'forms.edit.medicines.dose': Record<never, never>
  'forms.edit.medicines.name': Record<never, never>
  'forms.edit.min': Record<never, never>
  'forms.edit.moveAnswer': { number: number }
  'forms.edit.moveItem': { number: string | number }
  'forms.edit.must': Record<never, never>
  'forms.edit.must.chip': Record<never, never>
  'forms.edit.must.group': Record<never, never>
  'forms.edit.must.hint': Record<never, never>
  'forms.edit.name': Record<never, never>
  'forms.edit.nameText': Record<never, never>
  'forms.edit.next': Record<never, never>
  'forms.edit.noName': Record<never, never>
  'forms.edit.noParts': Record<never, never>
  'forms.edit.noSafety': Record<never, never>
  'forms.edit.noWords': Record<never, never>
  'forms.edit.notPublished': Record<never, never>
  'forms.edit.notSaved': Record<never, never>
  'forms.edit.note': Record<never, never>
  'forms.edit.numbered': { number: string | number; text: string | number }
  'forms.edit.optional': Record<never, never>
  'forms.edit.partAfter': Record<never, never>
  'forms.edit.partBefore': Record<never, never>
  'forms.edit.partMenu': { part: string | number }
  'forms.edit.partName': Record<never, never>
  'forms.edit.partOf': { number: number; count: number; title: string | number }
  'forms.edit.partText': Record<never, never>
  'forms.edit.parts': Record<never, never>
  'forms.edit.preview': Record<never, never>
  'forms.edit.profile': Record<never, never>
  'forms.edit.profile.allergies': Record<never, never>
  'forms.edit.profile.conditions': Record<never, never>
  'forms.edit.profile.currentMedications': Record<never, never>
  'forms.edit.profile.emergencyContactName': Record<never, never>
  'forms.edit.profile.emergencyContactPhone': Record<never, never>
  'forms.edit.profile.field': Record<never, never>
  'forms.edit.profile.hint': Record<never, never>
  'forms.edit.profile.medicalHistory': Record<never, never>
  'forms.edit.profile.phone': Record<never, never>
  'forms.edit.progress': Record<never, never>
  'forms.edit.publish': { version: number }
  'forms.edit.published': { version: number }
  'forms.edit.question': Record<never, never>
  'forms.edit.questions': Record<never, never>
  'forms.edit.readOnly': { author: string | number }
  'forms.edit.refused': Record<never, never>
  'forms.edit.remove': Record<never, never>
  'forms.edit.removeAnswer': { answer: string | number }
  'forms.edit.removePart': Record<never, never>
  'forms.edit.removed': { text: string | number }
  'forms.edit.rename': Record<never, never>
  'forms.edit.renamePart': Record<never, never>
  'forms.edit.safetyOf': { answer: string | number }
  'forms.edit.saved': { time: string | number }
  'forms.edit.scale.max': Record<never, never>
  'forms.edit.scale.maxText': Record<never, never>
  'forms.edit.scale.min': Record<never, never>
  'forms.edit.scale.minText': Record<never, never>
  'forms.edit.severalSites': Record<never, never>
  'forms.edit.summary.answers': { kind: string | number; count: number }
  'forms.edit.summary.questions': { kind: string | number; count: number }
  'forms.edit.summary.scale': { min: number; max: number }
  'forms.edit.summary.unit': { unit: string | number }
  'forms.edit.take': Record<never, never>
  'forms.edit.toPart': { part: string | number }
  'forms.edit.trial': Record<never, never>
  'forms.edit.trialEnd': Record<never, never>
  'forms.edit.type': Record<never, never>
  'forms.edit.unchanged': Record<never, never>
  'forms.edit.undo': Record<never, never>
  'forms.edit.unit': Record<never, never>
  'forms.edit.version': { draft: number; state: 'none' | 'retired' | (string & {}); version: number; count: number; day: string | number }
  'forms.fill.add': Record<never, never>
  'forms.fill.back': Record<never, never>
  'forms.fill.clear': Record<never, never>
  'forms.fill.entry': { title: string | number; number: string | number }
  'forms.fill.front': Record<never, never>
  'forms.fill.gone': Record<never, never>
  'forms.fill.goneText': Record<never, never>
  'forms.fill.kept': Record<never, never>
  'forms.fill.later': Record<never, never>
  'forms.fill.list': Record<never, never>
  'forms.fill.map': Record<never, never>
  'forms.fill.minutes': { minutes: number }
  'forms.fill.missing': { count: number }
  'forms.fill.more': { count: number }
  'forms.fill.next': Record<never, never>
  'forms.fill.notAnswered': Record<never, never>
  'forms.fill.notSaved': Record<never, never>
  'forms.fill.offline': Record<never, never>
  'forms.fill.offlineText': Record<never, never>
  'forms.fill.optional': Record<never, never>
  'forms.fill.others': Record<never, never>
  'forms.fill.othersSeen': Record<never, never>
  'forms.fill.othersTaken': { count: number; questions: string | number }
  'forms.fill.othersTwice': { questions: string | number }
  'forms.fill.part': { number: string | number; count: string | number }
  'forms.fill.partNumber': { number: string | number }
  'forms.fill.partTitled': { number: string | number; count: string | number; title: string | number }
  'forms.fill.places': Record<never, never>
  'forms.fill.progress': Record<never, never>
  'forms.fill.quoted': { text: string | number }
  'forms.fill.refused': Record<never, never>
  'forms.fill.remove': Record<never, never>
  'forms.fill.removePlace': { place: string | number }
  'forms.fill.required': Record<never, never>
  'forms.fill.saved': { time: string | number }
  'forms.fill.sentLater': Record<never, never>
  'forms.fill.sentLaterText': Record<never, never>
  'forms.fill.several': Record<never, never>
  'forms.fill.toForms': Record<never, never>
  'forms.fill.whichSide': Record<never, never>
  'forms.flaw.condition': Record<never, never>
  'forms.flaw.empty': Record<never, never>
  'forms.flaw.group': Record<never, never>
  'forms.flaw.options': Record<never, never>
  'forms.flaw.scale': Record<never, never>
  'forms.flaw.text': Record<never, never>
  'forms.invalid.items': Record<never, never>
  'forms.invalid.linkId': Record<never, never>
  'forms.invalid.options': Record<never, never>
  'forms.invalid.title': Record<never, never>
  'forms.invalid.tooLong': { most: number }
  'forms.invalid.twice': Record<never, never>
  'forms.list.badge.changed': Record<never, never>
  'forms.list.badge.draft': Record<never, never>
  'forms.list.badge.retired': Record<never, never>
  'forms.list.badge.used': Record<never, never>
  'forms.list.begin': Record<never, never>
  'forms.list.copied': Record<never, never>
  'forms.list.copy': Record<never, never>
  'forms.list.didRetire': { title: string | number }
  'forms.list.didUse': { title: string | number }
  'forms.list.failed': Record<never, never>
  'forms.list.forNew': Record<never, never>
  'forms.list.forNewHint': Record<never, never>
  'forms.list.line': { version: number; day: string | number; count: number }
  'forms.list.menu': { title: string | number }
  'forms.list.new': Record<never, never>
  'forms.list.none': Record<never, never>
  'forms.list.none.text': Record<never, never>
  'forms.list.notBegun': Record<never, never>
  'forms.list.notChanged': Record<never, never>
  'forms.list.notCopied': Record<never, never>
  'forms.list.origin': { isOwn: 'yes' | (string & {}); author: string | number; isForeign: 'yes' | (string & {}); language: string | number }
  'forms.list.retire': Record<never, never>
  'forms.list.retired': Record<never, never>
  'forms.list.startFirst': Record<never, never>
  'forms.list.startFrom': Record<never, never>
  'forms.list.text': Record<never, never>
  'forms.list.use': Record<never, never>
  'forms.list.used': Record<never, never>
  'forms.mine.begin': Record<never, never>
  'forms.mine.beginNamed': { title: string | number }
  'forms.mine.closed': Record<never, never>
  'forms.mine.declined': { from: string | number }
  'forms.mine.failed': Record<never, never>
  'forms.mine.from': { from: string | number; sent: Date }
  'forms.mine.goOn': Record<never, never>
  'forms.mine.goOnNamed': { title: string | number }
  'forms.mine.late': Record<never, never>
  'forms.mine.leftOut': Record<never, never>
  'forms.mine.minutes': { minutes: number }
  'forms.mine.minutesUntil': { minutes: number; day: Date }
  'forms.mine.none': Record<never, never>
  'forms.mine.noneText': Record<never, never>
  'forms.mine.notLoaded': Record<never, never>
  'forms.mine.open': Record<never, never>
  'forms.mine.sentOn': { day: string | number }
  'forms.mine.sentTo': { from: string | number; day: string | number }
  'forms.mine.subtitle': Record<never, never>
  'forms.move.at': { place: number; count: number }
  'forms.move.dropped': { name: string | number; place: number; count: number }
  'forms.move.givenUp': Record<never, never>
  'forms.move.lifted': { name: string | number; place: number; count: number }
  'forms.no': Record<never, never>
  'forms.patient.about': { version: number; from: string | number; moment: string | number; given: number; asked: number }
  'forms.patient.earlier': Record<never, never>
  'forms.patient.failed': Record<never, never>
  'forms.patient.fhir': Record<never, never>
  'forms.patient.fhirNamed': { title: string | number }
  'forms.patient.none': Record<never, never>
  'forms.patient.noneText': Record<never, never>
  'forms.patient.notTakenBack': Record<never, never>
  'forms.patient.open': Record<never, never>
  'forms.patient.pdf': Record<never, never>
  'forms.patient.pdfNamed': { title: string | number }
  'forms.patient.send': Record<never, never>
  'forms.patient.sentOn': { from: string | number; sent: string | number }
  'forms.patient.sentUntil': { from: string | number; sent: string | number; day: Date }
  'forms.patient.takeBack': Record<never, never>
  'forms.patient.takeBackNamed': { title: string | number }
  'forms.patient.takenBack': Record<never, never>
  'forms.problem.group': Record<never, never>
  'forms.problem.option': Record<never, never>
  'forms.problem.range': Record<never, never>
  'forms.problem.required': Record<never, never>
  'forms.problem.tooLong': Record<never, never>
  'forms.problem.tooMany': Record<never, never>
  'forms.problem.twice': Record<never, never>
  'forms.problem.type': Record<never, never>
  'forms.problem.unknown': Record<never, never>
  'forms.profile.noneKnown': Record<never, never>
  'forms.proposals.accept': Record<never, never>
  'forms.proposals.after': { text: string | number }
  'forms.proposals.decided': { decided: number; all: number }
  'forms.proposals.decidedBy': { state: 'accepted' | (string & {}); name: string | number; moment: string | number }
  'forms.proposals.edit': Record<never, never>
  'forms.proposals.editLabel': { field: string | number }
  'forms.proposals.failed': Record<never, never>
  'forms.proposals.fromForm': Record<never, never>
  'forms.proposals.leave': Record<never, never>
  'forms.proposals.named': { action: string | number; field: string | number; value: string | number }
  'forms.proposals.notDecided': Record<never, never>
  'forms.proposals.nothing': Record<never, never>
  'forms.proposals.now': Record<never, never>
  'forms.proposals.ownText': Record<never, never>
  'forms.proposals.text': Record<never, never>
  'forms.proposals.title': Record<never, never>
  'forms.proposals.undo': Record<never, never>
  'forms.proposals.undone': Record<never, never>
  'forms.refused.answers': { count: number }
  'forms.refused.decided': Record<never, never>
  'forms.refused.declined': Record<never, never>
  'forms.refused.flaws': Record<never, never>
  'forms.refused.missing': { count: number }
  'forms.refused.noForm': Record<never, never>
  'forms.refused.noProposal': Record<never, never>
  'forms.refused.open': Record<never, never>
  'forms.refused.profileChanged': Record<never, never>
  'forms.refused.retired': Record<never, never>
  'forms.refused.slowPdf': Record<never, never>
  'forms.refused.submitted': Record<never, never>
  'forms.refused.tooLarge': Record<never, never>
  'forms.refused.tooManyForms': { most: number }
  'forms.refused.tooManyOpen': { most: number }
  'forms.refused.unchanged': Record<never, never>
  'forms.refused.undoLate': { minutes: number }
  'forms.refused.unpublished': Record<never, never>
  'forms.scores.between': Record<never, never>
  'forms.scores.change': { first: number; firstDay: string | number; last: number; lastDay: string | number }
  'forms.scores.ends': { min: number; minText: string | number; max: number; maxText: string | number }
  'forms.scores.title': Record<never, never>
  'forms.scores.values': { values: string | number }
  'forms.send.action': Record<never, never>
  'forms.send.choose': Record<never, never>
  'forms.send.done': Record<never, never>
  'forms.send.due': Record<never, never>
  'forms.send.dueHint': { days: number }
  'forms.send.failed': Record<never, never>
  'forms.send.form': Record<never, never>
  'forms.send.none': Record<never, never>
  'forms.send.option': { title: string | number; language: string | number }
  'forms.send.past': Record<never, never>
  'forms.send.text': Record<never, never>
  'forms.send.title': Record<never, never>
  'forms.sent': { from: string | number }
  'forms.sent.text': { from: string | number }
  'forms.sheet.answeredBy': { name: string | number; day: Date }
  'forms.sheet.foot': { title: string | number; name: string | number }
  'forms.sheet.sentBy': { name: string | number; version: number }
  'forms.site.buttocks': Record<never, never>
  'forms.site.chest': Record<never, never>
  'forms.site.face': Record<never, never>
  'forms.site.head': Record<never, never>
  'forms.site.leftElbow': Record<never, never>
  'forms.site.leftFoot': Record<never, never>
  'forms.site.leftForearm': Record<never, never>
  'forms.site.leftHand': Record<never, never>
  'forms.site.leftHip': Record<never, never>
  'forms.site.leftKnee': Record<never, never>
  'forms.site.leftLowerLeg': Record<never, never>
  'forms.site.leftShoulder': Record<never, never>
  'forms.site.leftThigh': Record<never, never>
  'forms.site.leftUpperArm': Record<never, never>
  'forms.site.lowerAbdomen': Record<never, never>
  'forms.site.lowerBack': Record<never, never>
  'forms.site.nape': Record<never, never>
  'forms.site.neck': Record<never, never>
  'forms.site.pelvis': Record<never, never>
  'forms.site.rightElbow': Record<never, never>
  'forms.site.rightFoot': Record<never, never>
  'forms.site.rightForearm': Record<never, never>
  'forms.site.rightHand': Record<never, never>
  'forms.site.rightHip': Record<never, never>
  'forms.site.rightKnee': Record<never, never>
  'forms.site.rightLowerLeg': Record<never, never>
  'forms.site.rightShoulder': Record<never, never>
  'forms.site.rightThigh': Record<never, never>
  'forms.site.rightUpperArm': Record<never, never>
  'forms.site.upperAbdomen': Record<never, never>
  'forms.site.upperBack': Record<never, never>
  'forms.start': Record<never, never>
  'forms.start.busy': Record<never, never>
  'forms.start.complaints': Record<never, never>
  'forms.start.failed': Record<never, never>
  'forms.start.firstVisit': Record<never, never>
  'forms.start.followUp': Record<never, never>
  'forms.start.foodWeek': Record<never, never>
  'forms.start.from': { from: string | number }
  'forms.start.fromUntil': { from: string | number; day: Date }
  'forms.start.leaveOut': Record<never, never>
  'forms.start.parts': { parts: number; minutes: number }
  'forms.start.readers': { from: string | number }
  'forms.start.saved': Record<never, never>
  'forms.start.size': { parts: number; questions: number }
  'forms.start.text': Record<never, never>
  'forms.start.title': Record<never, never>
  'forms.state.begun': Record<never, never>
  'forms.state.declined': Record<never, never>
  'forms.state.sent': Record<never, never>
  'forms.state.submitted': Record<never, never>
  'forms.yes': Record<never, never>
  'health.achievement.announced': Record<never, never>
  'health.achievement.consistencyKing.name': Record<never, never>
  'health.achievement.consistencyKing.text': Record<never, never>
  'health.achievement.count': { unlocked: number; all: number }
  'health.achievement.described': { name: string | number; text: string | number }
  'health.achievement.fitnessEnthusiast.name': Record<never, never>
  'health.achievement.fitnessEnthusiast.text': Record<never, never>
  'health.achievement.gettingStarted.name': Record<never, never>
  'health.achievement.gettingStarted.text': Record<never, never>
  'health.achievement.hydrationMaster.name': Record<never, never>
  'health.achievement.hydrationMaster.text': Record<never, never>
  'health.achievement.perfectWeek.name': Record<never, never>
  'health.achievement.perfectWeek.text': Record<never, never>
  'health.achievement.progress': { current: number; target: number }
  'health.achievement.sleepChampion.name': Record<never, never>
  'health.achievement.sleepChampion.text': Record<never, never>
  'health.achievement.title': Record<never, never>
  'health.achievement.unlocked': Record<never, never>
  'health.achievement.weekWarrior.name': Record<never, never>
  'health.achievement.weekWarrior.text': Record<never, never>
  'health.adherence.count': { taken: number; due: number; skipped: number; open: number }
  'health.adherence.cut': Record<never, never>
  'health.adherence.days': { days: number }
  'health.adherence.notSaid': Record<never, never>
  'health.adherence.skipped': Record<never, never>
  'health.adherence.taken': Record<never, never>
  'health.adherence.text': Record<never, never>
  'health.adherence.title': Record<never, never>
  'health.analysis.analyze': Record<never, never>
  'health.analysis.analyzing': Record<never, never>
  'health.analysis.by': { author: string | number; moment: string | number }
  'health.analysis.chooseType': Record<never, never>
  'health.analysis.cut': Record<never, never>
  'health.analysis.description': { patient: string | number }
  'health.analysis.earlier': Record<never, never>
  'health.analysis.failed': Record<never, never>
  'health.analysis.head': { type: string | number; author: string | number; moment: string | number }
  'health.analysis.stored': Record<never, never>
  'health.analysis.title': Record<never, never>
  'health.analysis.type': Record<never, never>
  'health.cancel': Record<never, never>
  'health.chart.goal': { goal: number }
  'health.chart.met': { days: number; met: number }
  'health.chart.mood': Record<never, never>
  'health.chart.moods': { days: number }
  'health.chart.symptoms': { days: number }
  'health.chart.value': { day: Date; value: number; measure: 'sleep' | 'hydration' | 'exercise' | (string & {}) }
  'health.chart.withMood': { name: string | number; measure: 'sleep' | 'hydration' | 'exercise' | (string & {}); days: number; goal: number; met: number }
  'health.chart.withTable': { name: string | number; measure: 'sleep' | 'hydration' | 'exercise' | (string & {}); days: number; goal: number; met: number }
  'health.clearMood': Record<never, never>
  'health.energy.label': Record<never, never>
  'health.energy.level': { level: number }
  'health.energy.notSet': Record<never, never>
  'health.entry.added': Record<never, never>
  'health.entry.discard': Record<never, never>
  'health.entry.earned': Record<never, never>
  'health.entry.edit': Record<never, never>
  'health.entry.energy': { value: number }
  'health.entry.exercise': { value: number }
  'health.entry.glasses': Record<never, never>
  'health.entry.hours': Record<never, never>
  'health.entry.merges': Record<never, never>
  'health.entry.minutes': Record<never, never>
  'health.entry.new': Record<never, never>
  'health.entry.save': Record<never, never>
  'health.entry.sleep': { value: number }
  'health.entry.symptomsHint': Record<never, never>
  'health.entry.updated': Record<never, never>
  'health.entry.waiting': Record<never, never>
  'health.entry.waitingText': Record<never, never>
  'health.entry.water': { value: number }
  'health.failed.analysis': Record<never, never>
  'health.failed.entries': Record<never, never>
  'health.failed.patients': Record<never, never>
  'health.failed.plans': Record<never, never>
  'health.field.date': Record<never, never>
  'health.field.energy': Record<never, never>
  'health.field.exercise': Record<never, never>
  'health.field.mood': Record<never, never>
  'health.field.notes': Record<never, never>
  'health.field.sleep': Record<never, never>
  'health.field.symptoms': Record<never, never>
  'health.field.water': Record<never, never>
  'health.file.download': Record<never, never>
  'health.file.import': Record<never, never>
  'health.file.label': Record<never, never>
  'health.file.text': Record<never, never>
  'health.file.title': Record<never, never>
  'health.goals.count': { met: number; all: number }
  'health.goals.exercise': { value: number; target: number }
  'health.goals.log': { goal: 'water' | 'sleep' | 'exercise' | (string & {}) }
  'health.goals.met': Record<never, never>
  'health.goals.mood': { mood: string | number }
  'health.goals.noMood': Record<never, never>
  'health.goals.perfect': Record<never, never>
  'health.goals.sleep': { value: number; target: number }
  'health.goals.spoken': { value: number; target: number; goal: 'water' | 'sleep' | (string & {}) }
  'health.goals.spokenNoMood': Record<never, never>
  'health.goals.title': Record<never, never>
  'health.goals.today': { goal: 'water' | 'sleep' | 'exercise' | (string & {}) }
  'health.goals.water': { value: number; target: number }
  'health.import.added': Record<never, never>
  'health.import.description': { added: number; merged: number; refused: number }
  'health.import.done': Record<never, never>
  'health.import.doneText': { added: number; merged: number; refused: number }
  'health.import.line': Record<never, never>
  'health.import.merged': Record<never, never>
  'health.import.more': Record<never, never>
  'health.import.outcome': Record<never, never>
  'health.import.refused': Record<never, never>
  'health.import.start': { count: number }
  'health.import.title': Record<never, never>
  'health.invalid.emptyFile': Record<never, never>
  'health.invalid.energy': Record<never, never>
  'health.invalid.energyWhole': Record<never, never>
  'health.invalid.future': Record<never, never>
  'health.invalid.halfHours': Record<never, never>
  'health.invalid.largeFile': Record<never, never>
  'health.invalid.line': Record<never, never>
  'health.invalid.mood': Record<never, never>
  'health.invalid.number': { field: 'energy' | 'sleep' | 'water' | (string & {}) }
  'health.invalid.sleep': Record<never, never>
  'health.invalid.tooHigh': { field: 'water' | (string & {}); max: number }
  'health.invalid.tooLow': { field: 'water' | (string & {}); min: number }
  'health.invalid.wholeNumber': { field: 'water' | (string & {}) }
  'health.mood.good': Record<never, never>
  'health.mood.great': Record<never, never>
  'health.mood.low': Record<never, never>
  'health.mood.okay': Record<never, never>
  'health.mood.poor': Record<never, never>
  'health.patients.choose': Record<never, never>
  'health.patients.empty': Record<never, never>
  'health.patients.emptyText': Record<never, never>
  'health.patients.patient': Record<never, never>
  'health.patients.select': Record<never, never>
  'health.patients.subtitle': Record<never, never>
  'health.patients.unknown': Record<never, never>
  'health.period.empty': Record<never, never>
  'health.period.emptyText': Record<never, never>
  'health.period.energy': { value: number }
  'health.period.entries': Record<never, never>
  'health.period.exercise': { value: number }
  'health.period.failed': Record<never, never>
  'health.period.hours': { value: number }
  'health.period.logged': { logged: number; days: number }
  'health.period.minutes': { value: number }
  'health.period.mood': Record<never, never>
  'health.period.showMore': { count: number }
  'health.period.sleep': { value: number }
  'health.period.symptoms': { count: number }
  'health.period.water': { value: number }
  'health.reading.allSymptoms': { days: number }
  'health.reading.association.constant': { pair: string | number; days: number }
  'health.reading.association.found': { pair: string | number; strength: 'weak' | 'moderate' | (string & {}); direction: 'apart' | (string & {}); r: number; days: number }
  'health.reading.association.tooFew': { pair: string | number; days: number }
  'health.reading.average.energy': { average: number; goal: number }
  'health.reading.average.exercise': { average: number; goal: number }
  'health.reading.average.mood': { mood: string | number }
  'health.reading.average.sleep': { average: number; goal: number }
  'health.reading.average.water': { average: number; goal: number }
  'health.reading.averages': { name: string | number; entries: number }
  'health.reading.bloodTestOf': { day: Date }
  'health.reading.byModel': { model: string | number }
  'health.reading.byRules': Record<never, never>
  'health.reading.gaps': { missing: number; days: number; longest: number }
  'health.reading.gapsTitle': Record<never, never>
  'health.reading.latestBloodTest': Record<never, never>
  'health.reading.marker': { marker: string | number; comparator: string | number; value: number; hasUnit: 'yes' | (string & {}); unit: string | number; flag: 'low' | 'high' | 'normal' | (string & {}) }
  'health.reading.metal': { metal: 'Lead' | 'Mercury' | 'Cadmium' | (string & {}) }
  'health.reading.noBloodTest': Record<never, never>
  'health.reading.noGap': { days: number }
  'health.reading.noMarker': Record<never, never>
  'health.reading.noMetal': { metals: string | number }
  'health.reading.noSymptoms': Record<never, never>
  'health.reading.notMeasured': { metals: string | number }
  'health.reading.otherSymptoms': Record<never, never>
  'health.reading.pair': { cause: 'sleep' | 'water' | (string & {}); effect: 'energy' | 'mood' | (string & {}) }
  'health.reading.standsOut': Record<never, never>
  'health.reading.symptoms': { group: string | number; days: number }
  'health.reading.symptomsTitle': Record<never, never>
  'health.reading.together': Record<never, never>
  'health.reading.tooFew': { entries: number; least: number; days: number }
  'health.reading.trend.energy': { direction: 'rising' | 'falling' | (string & {}); from: number; to: number; before: number; after: number }
  'health.reading.trend.exercise': { direction: 'rising' | 'falling' | (string & {}); from: number; to: number; before: number; after: number }
  'health.reading.trend.mood': { direction: 'rising' | 'falling' | (string & {}); from: number; to: number; before: number; after: number }
  'health.reading.trend.sleep': { direction: 'rising' | 'falling' | (string & {}); from: number; to: number; before: number; after: number }
  'health.reading.trend.tooFew': { measure: 'sleep' | 'energy' | 'water' | 'exercise' | (string & {}); days: number }
  'health.reading.trend.water': { direction: 'rising' | 'falling' | (string & {}); from: number; to: number; before: number; after: number }
  'health.reading.trends': Record<never, never>
  'health.reading.unchecked': { markers: string | number }
  'health.reading.worthAsking': Record<never, never>
  'health.recent.cut': Record<never, never>
  'health.recent.delete': { day: Date }
  'health.recent.deleteAction': Record<never, never>
  'health.recent.deleteText': { day: Date }
  'health.recent.deleteTitle': Record<never, never>
  'health.recent.deleted': Record<never, never>
  'health.recent.edit': { day: Date }
  'health.recent.empty': Record<never, never>
  'health.recent.emptyTitle': Record<never, never>
  'health.recent.symptoms': { symptoms: string | number }
  'health.recent.title': Record<never, never>
  'health.refused.columns': { columns: string | number }
  'health.refused.downloading': Record<never, never>
  'health.refused.largeCsv': Record<never, never>
  'health.refused.noAnalysis': Record<never, never>
  'health.refused.noEntry': Record<never, never>
  'health.refused.notToday': Record<never, never>
  'health.refused.readTooLate': Record<never, never>
  'health.refused.tooManyLines': { most: number }
  'health.refused.writtenTooLate': Record<never, never>
  'health.showMore': Record<never, never>
  'health.summary.label': Record<never, never>
  'health.summary.levelProgress': { points: number }
  'health.summary.nextLevel': Record<never, never>
  'health.summary.points': Record<never, never>
  'health.summary.score': Record<never, never>
  'health.summary.scoreOf': { score: string | number; verdict: string | number }
  'health.summary.streak': Record<never, never>
  'health.symptoms.airways': Record<never, never>
  'health.symptoms.allergy': Record<never, never>
  'health.symptoms.bowel': Record<never, never>
  'health.symptoms.cycle': Record<never, never>
  'health.symptoms.heat': Record<never, never>
  'health.symptoms.infection': Record<never, never>
  'health.symptoms.mood': Record<never, never>
  'health.symptoms.nerves': Record<never, never>
  'health.symptoms.skin': Record<never, never>
  'health.symptoms.sleep': Record<never, never>
  'health.symptoms.stomach': Record<never, never>
  'health.symptoms.taste': Record<never, never>
  'health.symptoms.tension': Record<never, never>
  'health.symptoms.tiredness': Record<never, never>
  'health.thirtyDays.asChart': Record<never, never>
  'health.thirtyDays.asTable': Record<never, never>
  'health.thirtyDays.choice': Record<never, never>
  'health.thirtyDays.column': { measure: 'sleep' | 'hydration' | 'exercise' | (string & {}) }
  'health.thirtyDays.empty': Record<never, never>
  'health.thirtyDays.table': Record<never, never>
  'health.thirtyDays.title': Record<never, never>
  'health.tracker.add': Record<never, never>
  'health.tracker.failed': Record<never, never>
  'health.tracker.offline': Record<never, never>
  'health.tracker.offlineFrom': { day: string | number }
  'health.tracker.offlineText': Record<never, never>
  'health.tracker.subtitle': Record<never, never>
  'health.type.gutHealth': Record<never, never>
  'health.type.heavyMetals': Record<never, never>
  'health.type.hormonalBalance': Record<never, never>
  'health.type.immuneSystem': Record<never, never>
  'health.type.stressAdrenal': Record<never, never>
  'health.verdict.excellent': Record<never, never>
  'health.verdict.fair': Record<never, never>
  'health.verdict.good': Record<never, never>
  'health.verdict.great': Record<never, never>
  'health.verdict.needsAttention': Record<never, never>
  'health.verdict.noEntries': Record<never, never>
  'health.waiting.discardOf': { day: Date }
  'health.waiting.discardText': { day: Date }
  'health.waiting.discardTitle': Record<never, never>
  'health.waiting.edit': Record<never, never>
  'health.waiting.editOf': { day: Date }
  'health.waiting.refused': Record<never, never>
  'health.waiting.text': Record<never, never>
  'health.waiting.title': Record<never, never>
  'health.weekly.average': { average: number; goal: number; measure: 'sleep' | 'hydration' | 'exercise' | (string & {}) }
  'health.weekly.hydration': Record<never, never>
  'health.weekly.label': { name: string | number }
  'health.weekly.of': { count: number }
  'health.weekly.percent': { percent: number }
  'health.weekly.spoken': { average: number; goal: number; measure: 'sleep' | 'hydration' | 'exercise' | (string & {}); percent: number }
  'health.weekly.title': Record<never, never>
  'imports.back': Record<never, never>
  'imports.column.decision': Record<never, never>
  'imports.column.file': Record<never, never>
  'imports.column.here': Record<never, never>
  'imports.column.line': Record<never, never>
  'imports.column.patients': Record<never, never>
  'imports.column.products': Record<never, never>
  'imports.column.reason': Record<never, never>
  'imports.column.state': Record<never, never>
  'imports.columns.becomes': Record<never, never>
  'imports.columns.check': Record<never, never>
  'imports.columns.column': Record<never, never>
  'imports.columns.empty': Record<never, never>
  'imports.columns.filled': { filled: number; empty: number }
  'imports.columns.leftOut': Record<never, never>
  'imports.columns.next': Record<never, never>
  'imports.columns.of': { column: string | number }
  'imports.columns.samples': Record<never, never>
  'imports.columns.text': { count: number }
  'imports.columns.title': Record<never, never>
  'imports.count': { count: number }
  'imports.dayOrder': Record<never, never>
  'imports.dayOrder.dmy': Record<never, never>
  'imports.dayOrder.mdy': Record<never, never>
  'imports.dayOrder.ymd': Record<never, never>
  'imports.decimal': Record<never, never>
  'imports.decimal.comma': Record<never, never>
  'imports.decimal.point': Record<never, never>
  'imports.delimiter.bar': Record<never, never>
  'imports.delimiter.caret': Record<never, never>
  'imports.delimiter.colon': Record<never, never>
  'imports.delimiter.comma': Record<never, never>
  'imports.delimiter.semicolon': Record<never, never>
  'imports.delimiter.tab': Record<never, never>
  'imports.delimiter.tilde': Record<never, never>
  'imports.done.counts': { same: number; taken: number; conflict: number; refused: number }
  'imports.done.later': Record<never, never>
  'imports.done.products': Record<never, never>
  'imports.done.quiet': Record<never, never>
  'imports.done.title.patients': { count: number }
  'imports.done.title.products': { count: number }
  'imports.done.users': Record<never, never>
  'imports.encoding.utf-16be': Record<never, never>
  'imports.encoding.utf-16le': Record<never, never>
  'imports.encoding.utf-8': Record<never, never>
  'imports.encoding.windows-1252': Record<never, never>
  'imports.field.category': Record<never, never>
  'imports.field.dateOfBirth': Record<never, never>
  'imports.field.description': Record<never, never>
  'imports.field.email': Record<never, never>
  'imports.field.externalId': Record<never, never>
  'imports.field.familyName': Record<never, never>
  'imports.field.fullName': Record<never, never>
  'imports.field.givenName': Record<never, never>
  'imports.field.name': Record<never, never>
  'imports.field.none': Record<never, never>
  'imports.field.phone': Record<never, never>
  'imports.field.price': Record<never, never>
  'imports.field.stock': Record<never, never>
  'imports.field.unitsPerPack': Record<never, never>
  'imports.fieldOf': { field: string | number }
  'imports.file.choose': Record<never, never>
  'imports.file.hint.patients': Record<never, never>
  'imports.file.hint.products': Record<never, never>
  'imports.file.label': Record<never, never>
  'imports.file.other': Record<never, never>
  'imports.file.quiet': Record<never, never>
  'imports.file.text': { most: number }
  'imports.file.title': Record<never, never>
  'imports.form.csv': { lines: number; delimiter: string | number; encoding: string | number }
  'imports.form.xlsx': { lines: number }
  'imports.keep': Record<never, never>
  'imports.keep.line': { line: number }
  'imports.kind': Record<never, never>
  'imports.kind.patients': Record<never, never>
  'imports.kind.products': Record<never, never>
  'imports.noName': Record<never, never>
  'imports.notLoaded': Record<never, never>
  'imports.notRead': Record<never, never>
  'imports.preview.decided': { conflicts: number; decided: number }
  'imports.preview.import.patients': { count: number }
  'imports.preview.import.products': { count: number }
  'imports.preview.more': Record<never, never>
  'imports.preview.none': Record<never, never>
  'imports.preview.nothing': { same: number }
  'imports.preview.refused': { count: number }
  'imports.preview.text': Record<never, never>
  'imports.preview.title': Record<never, never>
  'imports.reason.cents': { text: string | number }
  'imports.reason.family': { name: string | number }
  'imports.reason.formula': { text: string | number }
  'imports.reason.futureDay': Record<never, never>
  'imports.reason.noDay': { text: string | number }
  'imports.reason.noEmail': Record<never, never>
  'imports.reason.noName': Record<never, never>
  'imports.reason.noNumber': { text: string | number }
  'imports.reason.noPrice': Record<never, never>
  'imports.reason.noStock': Record<never, never>
  'imports.reason.otherAddress': Record<never, never>
  'imports.reason.otherId': Record<never, never>
  'imports.reason.staff': Record<never, never>
  'imports.reason.twice.email': { line: number }
  'imports.reason.twice.externalId': { line: number }
  'imports.reason.twice.name': { line: number }
  'imports.refused.applied': Record<never, never>
  'imports.refused.brokenXlsx': Record<never, never>
  'imports.refused.edited': Record<never, never>
  'imports.refused.failed': Record<never, never>
  'imports.refused.fieldTwice': Record<never, never>
  'imports.refused.inflates': Record<never, never>
  'imports.refused.kind': Record<never, never>
  'imports.refused.longCell': { line: number; most: number }
  'imports.refused.noLines': Record<never, never>
  'imports.refused.notATable': Record<never, never>
  'imports.refused.notDone': Record<never, never>
  'imports.refused.oldExcel': Record<never, never>
  'imports.refused.openQuote': { line: number }
  'imports.refused.running': Record<never, never>
  'imports.refused.tooManyColumns': { most: number }
  'imports.refused.tooManyLines': { most: number }
  'imports.refused.unknown': Record<never, never>
  'imports.running.lines': { done: number; total: number }
  'imports.running.text': Record<never, never>
  'imports.running.title': Record<never, never>
  'imports.state.conflict': Record<never, never>
  'imports.state.new': Record<never, never>
  'imports.state.refused': Record<never, never>
  'imports.state.same': Record<never, never>
  'imports.step.columns': Record<never, never>
  'imports.step.done': Record<never, never>
  'imports.step.file': Record<never, never>
  'imports.step.preview': Record<never, never>
  'imports.subtitle': Record<never, never>
  'imports.take': Record<never, never>
  'imports.take.line': { line: number }
  'imports.title.patients': Record<never, never>
  'imports.title.products': Record<never, never>
  'imports.undo': Record<never, never>
  'imports.undo.counts': { removed: number; restored: number }
  'imports.undo.done': Record<never, never>
  'imports.undo.failed': Record<never, never>
  'imports.undo.text': { added: number; taken: number }
  'imports.undo.title': Record<never, never>
  'imports.unsure': Record<never, never>
  'imports.unsure.note': Record<never, never>
  'landing.begin': Record<never, never>
  'landing.begin.action': Record<never, never>
  'landing.begin.title': Record<never, never>
  'landing.bloodTests': Record<never, never>
  'landing.bloodTests.title': Record<never, never>
  'landing.day.fri': Record<never, never>
  'landing.day.mon': Record<never, never>
  'landing.day.sat': Record<never, never>
  'landing.day.sun': Record<never, never>
  'landing.day.thu': Record<never, never>
  'landing.day.tue': Record<never, never>
  'landing.day.wed': Record<never, never>
  'landing.disclaimer': { clinic: string | number }
  'landing.features': Record<never, never>
  'landing.health': Record<never, never>
  'landing.hero': Record<never, never>
  'landing.intro': Record<never, never>
  'landing.marker': Record<never, never>
  'landing.marker.low': Record<never, never>
  'landing.plan.ashwagandha': Record<never, never>
  'landing.plan.evening': Record<never, never>
  'landing.plan.magnesium': Record<never, never>
  'landing.plan.morning': Record<never, never>
  'landing.plans': Record<never, never>
  'landing.score.title': Record<never, never>
  'landing.title': Record<never, never>
  'landing.toDashboard': Record<never, never>
  'landing.toShop': Record<never, never>
  'landing.vitamin': Record<never, never>
  'landing.vitamin.unit': Record<never, never>
  'mail.greeting.name': { name: string | number }
  'mail.greeting.unnamed': Record<never, never>
  'measurements.again': Record<never, never>
  'measurements.againAt': { time: string | number }
  'measurements.all': Record<never, never>
  'measurements.alwaysOn': { systolicAbove: number; diastolicAbove: number; pulseBelow: number; pulseAbove: number; glucoseBelow: number; glucoseAbove: number }
  'measurements.ask': { why: 'ambiguous' | 'impossible' | (string & {}); part: string | number; choices: number }
  'measurements.ask.choice': { kind: string | number; reading: string | number }
  'measurements.ask.label': { part: string | number }
  'measurements.at': Record<never, never>
  'measurements.bound': { kind: 'goal' | 'below' | (string & {}); value: number }
  'measurements.boundOf': { bound: 'goal' | 'diastolic' | 'low' | (string & {}); kind: 'bloodPressure' | (string & {}) }
  'measurements.change': { systolicBefore: number; diastolicBefore: number; systolic: number; diastolic: number; ends: number; morning: number; count: number }
  'measurements.chart': { kind: string | number; count: number; latest: string | number }
  'measurements.cut': Record<never, never>
  'measurements.danger.text': { danger: 'pressureHigh' | 'glucoseLow' | 'glucoseHigh' | (string & {}); number: string | number }
  'measurements.danger.title': { reading: string | number; side: 'low' | (string & {}) }
  'measurements.danger.told': Record<never, never>
  'measurements.device.import': Record<never, never>
  'measurements.device.text': Record<never, never>
  'measurements.device.title': Record<never, never>
  'measurements.discardOf': { reading: string | number }
  'measurements.drawn': Record<never, never>
  'measurements.entered': Record<never, never>
  'measurements.failed': Record<never, never>
  'measurements.failed.remove': Record<never, never>
  'measurements.failed.rule': Record<never, never>
  'measurements.failed.rules': Record<never, never>
  'measurements.failed.save': Record<never, never>
  'measurements.failed.target': Record<never, never>
  'measurements.fasting': { kind: string | number }
  'measurements.first': Record<never, never>
  'measurements.from': Record<never, never>
  'measurements.imported': Record<never, never>
  'measurements.invalid.at': Record<never, never>
  'measurements.invalid.decimals': Record<never, never>
  'measurements.invalid.diastolic': { low: number; high: number }
  'measurements.invalid.fasting': Record<never, never>
  'measurements.invalid.future': Record<never, never>
  'measurements.invalid.limit': { low: number; high: number }
  'measurements.invalid.limits': Record<never, never>
  'measurements.invalid.number': Record<never, never>
  'measurements.invalid.pressure': Record<never, never>
  'measurements.invalid.range': { kind: 'bloodPressure' | 'weight' | 'pulse' | 'glucose' | 'waist' | (string & {}); low: number; high: number; unit: string | number }
  'measurements.invalid.single': { kind: 'weight' | 'pulse' | 'glucose' | 'waist' | (string & {}) }
  'measurements.invalid.target': Record<never, never>
  'measurements.invalid.unit': { kind: 'bloodPressure' | 'weight' | 'pulse' | 'glucose' | 'waist' | (string & {}) }
  'measurements.kind': { kind: 'bloodPressure' | 'weight' | 'pulse' | 'glucose' | 'waist' | 'temperature' | (string & {}) }
  'measurements.legend': Record<never, never>
  'measurements.line': Record<never, never>
  'measurements.lineHint': Record<never, never>
  'measurements.noTarget': Record<never, never>
  'measurements.none': Record<never, never>
  'measurements.noneInPeriod': Record<never, never>
  'measurements.noneOfPatient': Record<never, never>
  'measurements.noneText': Record<never, never>
  'measurements.number': { value: number }
  'measurements.offline': Record<never, never>
  'measurements.offlineText': { count: number }
  'measurements.openText': Record<never, never>
  'measurements.otherTime': Record<never, never>
  'measurements.period': Record<never, never>
  'measurements.periodOf': { period: 'weeks' | 'months' | (string & {}) }
  'measurements.pressure': { systolic: number; diastolic: number }
  'measurements.pressureValue': { systolic: number; diastolic: number; unit: string | number }
  'measurements.readAs': Record<never, never>
  'measurements.reading': Record<never, never>
  'measurements.refused.none': Record<never, never>
  'measurements.remove': Record<never, never>
  'measurements.remove.text': { kind: string | number; reading: string | number; at: string | number }
  'measurements.remove.title': Record<never, never>
  'measurements.removeOf': { reading: string | number; at: string | number }
  'measurements.rule.bloodPressure': { high: number; diastolic: number; days: number }
  'measurements.rule.edit': { rule: string | number }
  'measurements.rule.glucose': { low: number; high: number }
  'measurements.rule.number': { number: 'change' | 'days' | 'diastolic' | 'low' | (string & {}); kind: 'bloodPressure' | (string & {}) }
  'measurements.rule.save': Record<never, never>
  'measurements.rule.weight': { change: number; days: number }
  'measurements.rules': Record<never, never>
  'measurements.rulesHint': Record<never, never>
  'measurements.save': { online: 'true' | (string & {}); count: number }
  'measurements.saveAnyway': Record<never, never>
  'measurements.saved': { waits: 'true' | (string & {}); count: number }
  'measurements.setBy': { by: 'you' | (string & {}); day: string | number }
  'measurements.showTable': { shown: 'true' | (string & {}) }
  'measurements.standing': { standing: 'on' | 'reached' | 'above' | (string & {}) }
  'measurements.subtitle': Record<never, never>
  'measurements.target.edit': { kind: string | number; target: string | number }
  'measurements.target.from': { low: number }
  'measurements.target.goal': { goal: number }
  'measurements.target.pressure': { high: number; diastolic: number }
  'measurements.target.range': { low: number; high: number }
  'measurements.target.save': Record<never, never>
  'measurements.target.set': Record<never, never>
  'measurements.target.upTo': { high: number }
  'measurements.target.usual': Record<never, never>
  'measurements.targets': Record<never, never>
  'measurements.targetsHint': { reader: 'patient' | (string & {}) }
  'measurements.toGo': { value: string | number }
  'measurements.undo': Record<never, never>
  'measurements.unit': { unit: 'mgdl' | 'mmoll' | 'min' | 'celsius' | 'kg' | 'cm' | (string & {}) }
  'measurements.units': Record<never, never>
  'measurements.usual': Record<never, never>
  'measurements.value': { value: number; unit: string | number }
  'measurements.waiting': { count: number }
  'measurements.what': Record<never, never>
  'measurements.write': Record<never, never>
  'messages.absence': Record<never, never>
  'messages.absence.hint': Record<never, never>
  'messages.absence.optional': Record<never, never>
  'messages.absence.text': Record<never, never>
  'messages.absence.until': Record<never, never>
  'messages.add': Record<never, never>
  'messages.all': Record<never, never>
  'messages.allergies.notAsked': Record<never, never>
  'messages.away': { name: string | number }
  'messages.away.until': { name: string | number; day: Date }
  'messages.choose': Record<never, never>
  'messages.day.from': { day: string | number }
  'messages.day.to': Record<never, never>
  'messages.day.until': { day: string | number }
  'messages.discard': Record<never, never>
  'messages.earlier': Record<never, never>
  'messages.emergency': { number: string | number }
  'messages.emergency.closed': { number: string | number; when: 'today' | 'tomorrow' | 'weekday' | (string & {}); day: Date; from: string | number }
  'messages.ended': { name: string | number }
  'messages.ended.on': { name: string | number; day: string | number }
  'messages.expects.answer': { unit: 'days' | (string & {}); count: number }
  'messages.expects.hours': { hours: string | number; zone: string | number }
  'messages.expects.hoursAndAnswer': { hours: string | number; unit: 'days' | (string & {}); count: number; zone: string | number }
  'messages.expects.nothing': { name: string | number }
  'messages.failed': Record<never, never>
  'messages.field': Record<never, never>
  'messages.files': Record<never, never>
  'messages.foot': { writer: string | number; at: string | number }
  'messages.foot.automatic': { writer: string | number; at: string | number }
  'messages.foot.read': { writer: string | number; at: string | number; read: string | number }
  'messages.hours': { days: 'one' | 'two' | (string & {}); first: Date; last: Date; from: string | number; until: string | number }
  'messages.invalid.absenceText': Record<never, never>
  'messages.invalid.answerLeast': Record<never, never>
  'messages.invalid.answerMost': Record<never, never>
  'messages.invalid.answerNumber': Record<never, never>
  'messages.invalid.answerWhole': Record<never, never>
  'messages.invalid.empty': Record<never, never>
  'messages.invalid.fileTwice': Record<never, never>
  'messages.invalid.files': { max: number }
  'messages.invalid.hours': Record<never, never>
  'messages.invalid.key': Record<never, never>
  'messages.invalid.length': { max: number }
  'messages.invalid.phone': Record<never, never>
  'messages.invalid.tooLong': { max: number; count: number }
  'messages.invalid.weekdays': Record<never, never>
  'messages.list.all': Record<never, never>
  'messages.list.allAnswered': Record<never, never>
  'messages.list.closed': Record<never, never>
  'messages.list.ended': Record<never, never>
  'messages.list.files': { count: number }
  'messages.list.label': Record<never, never>
  'messages.list.more': { count: number }
  'messages.list.none': Record<never, never>
  'messages.list.none.text': Record<never, never>
  'messages.list.notFound': Record<never, never>
  'messages.list.nothing': Record<never, never>
  'messages.list.own': { text: string | number }
  'messages.list.search': Record<never, never>
  'messages.list.unanswered': { count: number }
  'messages.list.withdrawn': Record<never, never>
  'messages.none': Record<never, never>
  'messages.none.open': Record<never, never>
  'messages.notLoaded': Record<never, never>
  'messages.office': Record<never, never>
  'messages.office.answer': Record<never, never>
  'messages.office.answer.hint': Record<never, never>
  'messages.office.answer.unit': Record<never, never>
  'messages.office.days': Record<never, never>
  'messages.office.hint': Record<never, never>
  'messages.office.notLoaded': Record<never, never>
  'messages.office.notSaved': Record<never, never>
  'messages.office.phone': Record<never, never>
  'messages.office.phone.hint': Record<never, never>
  'messages.office.save': Record<never, never>
  'messages.office.saved': Record<never, never>
  'messages.openPatient': Record<never, never>
  'messages.own.answer': { unit: 'days' | (string & {}); count: number }
  'messages.own.away': Record<never, never>
  'messages.own.hours': { hours: string | number }
  'messages.own.noHours': Record<never, never>
  'messages.practitioner': Record<never, never>
  'messages.quote.day': Record<never, never>
  'messages.quote.day.none': Record<never, never>
  'messages.quote.failed': Record<never, never>
  'messages.quote.item': Record<never, never>
  'messages.quote.item.none': Record<never, never>
  'messages.quote.label': { title: string | number; detail: string | number }
  'messages.quote.marker': Record<never, never>
  'messages.quote.marker.none': Record<never, never>
  'messages.quote.more': Record<never, never>
  'messages.quoted.energy': { energy: number }
  'messages.quoted.exercise': { minutes: number }
  'messages.quoted.item': { schedule: string | number; ticked: number; days: number }
  'messages.quoted.marker': { dayIs: 'uploaded' | (string & {}); day: Date; value: string | number; state: 'doubtful' | 'low' | 'high' | 'normal' | (string & {}) }
  'messages.quoted.markerWithRange': { dayIs: 'uploaded' | (string & {}); day: Date; value: string | number; state: 'doubtful' | 'low' | 'high' | 'normal' | (string & {}); range: string | number }
  'messages.quoted.mood': { mood: 'Great' | 'Good' | 'Okay' | 'Low' | 'Poor' | (string & {}) }
  'messages.quoted.sleep': { hours: number }
  'messages.quoted.symptoms': { symptoms: string | number }
  'messages.quoted.water': { glasses: number }
  'messages.readsIn': { name: string | number; language: string | number }
  'messages.refused.ended': { name: string | number }
  'messages.refused.fileGone': Record<never, never>
  'messages.refused.fileType': Record<never, never>
  'messages.refused.late': { minutes: number }
  'messages.refused.noFile': Record<never, never>
  'messages.refused.noMessage': Record<never, never>
  'messages.refused.noThread': Record<never, never>
  'messages.refused.off': Record<never, never>
  'messages.refused.otherThread': Record<never, never>
  'messages.refused.practitionerFirst': Record<never, never>
  'messages.refused.quoteGone': Record<never, never>
  'messages.refused.read': Record<never, never>
  'messages.refused.suspended': { name: string | number }
  'messages.removeFile': { file: string | number }
  'messages.removeQuote': Record<never, never>
  'messages.send': Record<never, never>
  'messages.sending': Record<never, never>
  'messages.soFar': Record<never, never>
  'messages.subtitle': Record<never, never>
  'messages.suspended': { name: string | number; number: string | number }
  'messages.thread.failed': Record<never, never>
  'messages.thread.notLoaded': Record<never, never>
  'messages.today': Record<never, never>
  'messages.told': { name: string | number }
  'messages.upload.cancel': Record<never, never>
  'messages.upload.choose': Record<never, never>
  'messages.upload.failed': Record<never, never>
  'messages.upload.failed.text': Record<never, never>
  'messages.upload.label': Record<never, never>
  'messages.upload.photo': Record<never, never>
  'messages.upload.photo.label': Record<never, never>
  'messages.upload.running': { file: string | number }
  'messages.waiting': Record<never, never>
  'messages.with': { name: string | number }
  'messages.withdraw': Record<never, never>
  'messages.withdraw.failed': Record<never, never>
  'messages.withdrawn': { name: string | number }
  'messages.withdrawn.own': Record<never, never>
  'messages.writer': { writer: string | number }
  'messages.you': Record<never, never>
  'messages.zone': { zone: string | number }
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
  'notices.day.urgent': Record<never, never>
  'notices.failed': Record<never, never>
  'notices.invalid.deviceName': Record<never, never>
  'notices.invalid.endpoint': Record<never, never>
  'notices.invalid.key': Record<never, never>
  'notices.invalid.time': Record<never, never>
  'notices.invalid.zone': Record<never, never>
  'notices.kept': Record<never, never>
  'notices.list.failed': Record<never, never>
  'notices.mail.subject': { clinic: string | number; text: string | number }
  'notices.mail.text': { text: string | number; url: string | number; end: string | number }
  'notices.mail.unasked': { text: string | number; url: string | number; end: string | number }
  'notices.markAllRead': Record<never, never>
  'notices.none.text': Record<never, never>
  'notices.none.title': Record<never, never>
  'notices.offline': Record<never, never>
  'notices.order': { number: string | number; step: 'processing' | 'completed' | 'cancelled' | (string & {}) }
  'notices.outside.appointment': Record<never, never>
  'notices.outside.appointmentAsked': Record<never, never>
  'notices.outside.backup': Record<never, never>
  'notices.outside.bloodTest': Record<never, never>
  'notices.outside.care': Record<never, never>
  'notices.outside.consent': Record<never, never>
  'notices.outside.consentAsked': Record<never, never>
  'notices.outside.critical': Record<never, never>
  'notices.outside.doses': { open: number; slot: 'morning' | 'midday' | 'evening' | 'night' | (string & {}) }
  'notices.outside.emergency': Record<never, never>
  'notices.outside.entry': Record<never, never>
  'notices.outside.form': Record<never, never>
  'notices.outside.formAnswered': Record<never, never>
  'notices.outside.measurementRule': Record<never, never>
  'notices.outside.message': Record<never, never>
  'notices.outside.order': Record<never, never>
  'notices.outside.orderWarning': Record<never, never>
  'notices.outside.plan': Record<never, never>
  'notices.outside.result': Record<never, never>
  'notices.outside.retest': Record<never, never>
  'notices.outside.share': Record<never, never>
  'notices.outside.shareOpened': Record<never, never>
  'notices.outside.stock': Record<never, never>
  'notices.outside.today': Record<never, never>
  'notices.outside.tomorrow': Record<never, never>
  'notices.outside.visit': Record<never, never>
  'notices.outside.waiting': Record<never, never>
  'notices.refused.device': Record<never, never>
  'notices.refused.devices': { most: number }
  'notices.refused.link': Record<never, never>
  'notices.refused.pushService': Record<never, never>
  'notices.reminders': Record<never, never>
  'notices.several': { count: number; at: string | number }
  'notices.severalToday': { count: number; at: string | number }
  'notices.text.analysis-failed': Record<never, never>
  'notices.text.analysis-finished': Record<never, never>
  'notices.text.appointment-asked': { author: string | number }
  'notices.text.appointment-cancelled': { author: string | number }
  'notices.text.appointment-confirmed': { author: string | number }
  'notices.text.appointment-earlier': { author: string | number }
  'notices.text.appointment-moved': { author: string | number }
  'notices.text.appointment-offered': { author: string | number }
  'notices.text.appointment-tomorrow': { author: string | number }
  'notices.text.backup-full': Record<never, never>
  'notices.text.backup-overdue': Record<never, never>
  'notices.text.care-asked': { author: string | number }
  'notices.text.consent-asked': { author: string | number }
  'notices.text.consent-copy': Record<never, never>
  'notices.text.consent-declined': { patient: string | number }
  'notices.text.consent-question': { patient: string | number }
  'notices.text.consent-signed': { patient: string | number }
  'notices.text.consent-stopped': { patient: string | number }
  'notices.text.consent-withdrawn': { patient: string | number }
  'notices.text.emergency': { patient: string | number }
  'notices.text.form-declined': { patient: string | number }
  'notices.text.form-sent': { author: string | number }
  'notices.text.form-submitted': { patient: string | number }
  'notices.text.link-asked': { author: string | number }
  'notices.text.measurement-rule': { kind: 'bloodPressure' | 'weight' | (string & {}); patient: string | number }
  'notices.text.message-new': { author: string | number }
  'notices.text.note-released': { author: string | number }
  'notices.text.order-warning': { patient: string | number }
  'notices.text.plan-changed': { plan: string | number }
  'notices.text.plan-written': { author: string | number; plan: string | number }
  'notices.text.practitioner-waiting': { author: string | number }
  'notices.text.result-critical': { patient: string | number }
  'notices.text.result-new': { patient: string | number }
  'notices.text.result-reviewed': { author: string | number }
  'notices.text.result-today': Record<never, never>
  'notices.text.retest-due': Record<never, never>
  'notices.text.retest-ending': Record<never, never>
  'notices.text.share-locked': Record<never, never>
  'notices.text.share-opened': Record<never, never>
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
  'now.advice': { number: string | number; offline: 'true' | (string & {}) }
  'now.call': { number: string | number }
  'now.check': Record<never, never>
  'now.checkNow': Record<never, never>
  'now.clinic': Record<never, never>
  'now.clinic.assign': Record<never, never>
  'now.clinic.assignments': Record<never, never>
  'now.clinic.mails': { count: number }
  'now.clinic.mails.since': { at: string | number }
  'now.clinic.names': { names: string | number; more: number }
  'now.clinic.nobody': { count: number }
  'now.clinic.orders': { count: number }
  'now.clinic.orders.action': Record<never, never>
  'now.clinic.orders.since': { day: string | number }
  'now.clinic.responsible': { count: number; names: string | number }
  'now.clinic.since': { at: string | number }
  'now.clinic.stock': { count: number }
  'now.clinic.stock.action': Record<never, never>
  'now.clinic.stock.left': { name: string | number; stock: number }
  'now.clinic.stock.low': { names: string | number }
  'now.clinic.stock.out': { names: string | number }
  'now.clinic.title': Record<never, never>
  'now.clinic.urgent': { count: number; hours: number }
  'now.clinic.verify': { count: number }
  'now.clinic.verify.action': Record<never, never>
  'now.clinic.withoutPractitioner': { count: number }
  'now.clinic.withoutRole': { count: number }
  'now.doses': { slot: string | number; open: number }
  'now.doses.action': Record<never, never>
  'now.doses.first': { first: string | number; more: number }
  'now.drawn': { day: Date }
  'now.emergency': { number: string | number }
  'now.entry': Record<never, never>
  'now.entry.open': { all: 'true' | (string & {}); parts: string | number; count: number }
  'now.failed': { number: string | number }
  'now.flag': { reason: 'low' | 'high' | 'positive' | 'unchecked' | (string & {}) }
  'now.forms': { count: number; title: string | number }
  'now.forms.action': Record<never, never>
  'now.forms.from': { from: string | number }
  'now.forms.until': { from: string | number; day: Date }
  'now.iHaveSeen': Record<never, never>
  'now.label': Record<never, never>
  'now.mayBe': { name: string | number; value: string | number; others: number }
  'now.messages': { count: number }
  'now.messages.action': Record<never, never>
  'now.messages.from': { name: string | number; others: number }
  'now.more': { count: number }
  'now.next': Record<never, never>
  'now.notSaved': Record<never, never>
  'now.openUntil': { name: string | number; until: string | number }
  'now.opens': { name: string | number; when: 'today' | 'tomorrow' | 'weekday' | (string & {}); from: string | number; day: Date }
  'now.other': { isNamed: 'yes' | (string & {}); name: string | number; value: string | number; isDrawn: 'yes' | (string & {}); day: Date }
  'now.patient.noPhone': Record<never, never>
  'now.patient.notSeen': Record<never, never>
  'now.patient.seen': { at: string | number }
  'now.retest': { marker: string | number; more: number }
  'now.retest.action': Record<never, never>
  'now.retest.by': { until: Date }
  'now.retest.late': Record<never, never>
  'now.see': Record<never, never>
  'now.seen': { at: string | number; told: 'true' | (string & {}) }
  'now.seen.value': { name: string | number; value: string | number }
  'now.several': { count: number }
  'now.step.account': Record<never, never>
  'now.step.backup': Record<never, never>
  'now.step.backup.action': Record<never, never>
  'now.step.backup.text': Record<never, never>
  'now.step.bloodTest': Record<never, never>
  'now.step.bloodTest.action': Record<never, never>
  'now.step.bloodTest.text': Record<never, never>
  'now.step.done': Record<never, never>
  'now.step.entry': Record<never, never>
  'now.step.entry.action': Record<never, never>
  'now.step.entry.text': Record<never, never>
  'now.step.factor': Record<never, never>
  'now.step.factor.action': Record<never, never>
  'now.step.factor.text': Record<never, never>
  'now.step.health': Record<never, never>
  'now.step.health.action': Record<never, never>
  'now.step.health.text': Record<never, never>
  'now.step.mail': Record<never, never>
  'now.step.mail.action': Record<never, never>
  'now.step.mail.text': Record<never, never>
  'now.step.patient': Record<never, never>
  'now.step.patient.action': Record<never, never>
  'now.step.patient.text': Record<never, never>
  'now.step.patients': Record<never, never>
  'now.step.patients.action': Record<never, never>
  'now.step.patients.text': Record<never, never>
  'now.step.phone': Record<never, never>
  'now.step.phone.action': Record<never, never>
  'now.step.phone.text': Record<never, never>
  'now.step.plan': Record<never, never>
  'now.step.plan.action': Record<never, never>
  'now.step.plan.text': Record<never, never>
  'now.step.practitioner': Record<never, never>
  'now.step.practitioner.action': Record<never, never>
  'now.step.practitioner.text': Record<never, never>
  'now.step.products': Record<never, never>
  'now.step.products.action': Record<never, never>
  'now.step.products.text': Record<never, never>
  'now.step.reminders': Record<never, never>
  'now.step.reminders.action': Record<never, never>
  'now.step.reminders.text': Record<never, never>
  'now.step.settings': Record<never, never>
  'now.step.settings.action': Record<never, never>
  'now.step.settings.text': Record<never, never>
  'now.steps.clinic': Record<never, never>
  'now.steps.count': { done: number; all: number }
  'now.steps.hide': Record<never, never>
  'now.steps.progress': Record<never, never>
  'now.steps.text': { of: 'patient' | 'clinic' | (string & {}) }
  'now.steps.title': Record<never, never>
  'now.takeBack': Record<never, never>
  'now.takeReport': Record<never, never>
  'now.title': Record<never, never>
  'plans.active': Record<never, never>
  'plans.all.add': Record<never, never>
  'plans.all.column.actions': Record<never, never>
  'plans.all.column.author': Record<never, never>
  'plans.all.column.created': Record<never, never>
  'plans.all.column.email': Record<never, never>
  'plans.all.column.medications': Record<never, never>
  'plans.all.column.patient': Record<never, never>
  'plans.all.column.status': Record<never, never>
  'plans.all.column.title': Record<never, never>
  'plans.all.empty': Record<never, never>
  'plans.all.none': Record<never, never>
  'plans.all.open': { title: string | number }
  'plans.all.subtitle': Record<never, never>
  'plans.authored.create': Record<never, never>
  'plans.authored.empty': Record<never, never>
  'plans.authored.none': Record<never, never>
  'plans.authored.search': Record<never, never>
  'plans.authored.title': Record<never, never>
  'plans.back.dashboard': Record<never, never>
  'plans.back.plans': Record<never, never>
  'plans.back.treatments': Record<never, never>
  'plans.cart.action': Record<never, never>
  'plans.cart.title': Record<never, never>
  'plans.cart.waits': { count: number }
  'plans.change.item': { name: string | number; changes: string | number }
  'plans.change.slots': { before: string | number; after: string | number }
  'plans.changes.added': { item: string | number; schedule: string | number }
  'plans.changes.becomes': { version: number; next: number; name: string | number }
  'plans.changes.becomesNew': { name: string | number }
  'plans.changes.changed': { item: string | number; changes: string | number }
  'plans.changes.field.description': Record<never, never>
  'plans.changes.field.dosageInstructions': Record<never, never>
  'plans.changes.field.duration': Record<never, never>
  'plans.changes.field.notes': Record<never, never>
  'plans.changes.field.product': Record<never, never>
  'plans.changes.field.title': Record<never, never>
  'plans.changes.fields': { fields: string | number }
  'plans.changes.invalid': { item: string | number }
  'plans.changes.none': Record<never, never>
  'plans.changes.stopped': { item: string | number }
  'plans.changes.title': Record<never, never>
  'plans.changes.undo': { name: string | number }
  'plans.changes.versions': Record<never, never>
  'plans.createFailed': Record<never, never>
  'plans.created': Record<never, never>
  'plans.dashboard.bloodTests': Record<never, never>
  'plans.dashboard.bloodTestsStep': Record<never, never>
  'plans.dashboard.bloodTestsText': Record<never, never>
  'plans.dashboard.day': { day: string | number }
  'plans.dashboard.failed': Record<never, never>
  'plans.dashboard.forYourself': Record<never, never>
  'plans.dashboard.health': Record<never, never>
  'plans.dashboard.healthStep': Record<never, never>
  'plans.dashboard.healthText': Record<never, never>
  'plans.dashboard.plans': Record<never, never>
  'plans.dashboard.welcome': { isFirst: 'yes' | (string & {}); isKnown: 'yes' | (string & {}); name: string | number }
  'plans.days.chosen': { days: string | number }
  'plans.days.cycle': { on: number; off: number }
  'plans.days.daily': Record<never, never>
  'plans.days.needed': Record<never, never>
  'plans.days.neededAtMost': { most: number }
  'plans.days.workdays': Record<never, never>
  'plans.deleteFailed': Record<never, never>
  'plans.deleted': Record<never, never>
  'plans.details.by': { author: string | number; day: string | number }
  'plans.details.delete': Record<never, never>
  'plans.details.deleteText': { patient: string | number; title: string | number }
  'plans.details.deleteTitle': Record<never, never>
  'plans.details.medications': Record<never, never>
  'plans.details.of': { patient: string | number; day: string | number }
  'plans.details.read': { title: string | number }
  'plans.dose.names': { names: string | number; more: number }
  'plans.dose.skipped': Record<never, never>
  'plans.dose.skippedBecause': { reason: string | number }
  'plans.dose.taken': Record<never, never>
  'plans.dose.takenAt': { time: string | number }
  'plans.download': Record<never, never>
  'plans.downloadShort': Record<never, never>
  'plans.earlier': Record<never, never>
  'plans.edit': Record<never, never>
  'plans.editShort': Record<never, never>
  'plans.empty': Record<never, never>
  'plans.failed': Record<never, never>
  'plans.failedPatients': Record<never, never>
  'plans.failedProducts': Record<never, never>
  'plans.field.description': Record<never, never>
  'plans.field.dosageInstructions': Record<never, never>
  'plans.field.duration': Record<never, never>
  'plans.field.notes': Record<never, never>
  'plans.field.title': Record<never, never>
  'plans.form.about': Record<never, never>
  'plans.form.add': Record<never, never>
  'plans.form.born': { day: Date }
  'plans.form.create': Record<never, never>
  'plans.form.description': Record<never, never>
  'plans.form.dosageInstructions': Record<never, never>
  'plans.form.duration': Record<never, never>
  'plans.form.edit': Record<never, never>
  'plans.form.editHint': { title: string | number; version: number; patient: string | number }
  'plans.form.known': { names: string | number }
  'plans.form.medications': Record<never, never>
  'plans.form.missing': Record<never, never>
  'plans.form.moves': { from: string | number; to: string | number }
  'plans.form.new': Record<never, never>
  'plans.form.newHint': Record<never, never>
  'plans.form.notes': Record<never, never>
  'plans.form.optional': Record<never, never>
  'plans.form.patient': Record<never, never>
  'plans.form.save': Record<never, never>
  'plans.form.selectPatient': Record<never, never>
  'plans.form.separate': Record<never, never>
  'plans.form.title': Record<never, never>
  'plans.form.unchanged': Record<never, never>
  'plans.form.wrong': Record<never, never>
  'plans.from': { day: Date }
  'plans.goals': { done: number }
  'plans.history.absent': Record<never, never>
  'plans.history.added': { name: string | number }
  'plans.history.author': { name: string | number; moment: string | number }
  'plans.history.by': { name: string | number }
  'plans.history.caption': Record<never, never>
  'plans.history.changed': { name: string | number; kind: 'slots' | 'to' | (string & {}); changes: string | number }
  'plans.history.earlier': Record<never, never>
  'plans.history.failed': Record<never, never>
  'plans.history.fieldAdded': { field: string | number }
  'plans.history.fieldChanged': { field: string | number }
  'plans.history.fieldChangedTo': { field: string | number; value: string | number }
  'plans.history.fieldRemoved': { field: string | number }
  'plans.history.later': Record<never, never>
  'plans.history.latest': { count: number; shown: number }
  'plans.history.none': Record<never, never>
  'plans.history.ofPatient': { name: string | number; count: string | number }
  'plans.history.overruled': Record<never, never>
  'plans.history.plan': Record<never, never>
  'plans.history.rules': { rules: string | number }
  'plans.history.same': Record<never, never>
  'plans.history.showEarlier': Record<never, never>
  'plans.history.since': { count: number; day: string | number }
  'plans.history.stopped': { name: string | number }
  'plans.history.unchanged': Record<never, never>
  'plans.history.version': { version: number }
  'plans.history.versionLabel': Record<never, never>
  'plans.history.who': Record<never, never>
  'plans.history.written': { count: number }
  'plans.history.writtenOn': { day: string | number }
  'plans.invalid.comma': Record<never, never>
  'plans.invalid.cycle': Record<never, never>
  'plans.invalid.days': Record<never, never>
  'plans.invalid.longCycle': { most: number }
  'plans.invalid.manyUnits': { most: number }
  'plans.invalid.maxPerDay': { most: number }
  'plans.invalid.medication': { most: number }
  'plans.invalid.medications': { most: number }
  'plans.invalid.missing': Record<never, never>
  'plans.invalid.name': Record<never, never>
  'plans.invalid.noPatient': Record<never, never>
  'plans.invalid.noUnits': Record<never, never>
  'plans.invalid.quarters': Record<never, never>
  'plans.invalid.taken': Record<never, never>
  'plans.invalid.templateName': Record<never, never>
  'plans.invalid.templateNameLength': { most: string | number }
  'plans.invalid.times': Record<never, never>
  'plans.invalid.title': { most: number }
  'plans.invalid.twice': Record<never, never>
  'plans.invalid.unitName': { most: number }
  'plans.invalid.units': Record<never, never>
  'plans.invalid.until': Record<never, never>
  'plans.invalid.weekdays': Record<never, never>
  'plans.invalid.wholeDays': Record<never, never>
  'plans.item.again': Record<never, never>
  'plans.item.againHint': Record<never, never>
  'plans.item.anyTime': Record<never, never>
  'plans.item.choice.chosen': Record<never, never>
  'plans.item.choice.cycle': Record<never, never>
  'plans.item.choice.daily': Record<never, never>
  'plans.item.choice.needed': Record<never, never>
  'plans.item.choice.weekdays': Record<never, never>
  'plans.item.counted.maxPerDay': Record<never, never>
  'plans.item.counted.off': Record<never, never>
  'plans.item.counted.on': Record<never, never>
  'plans.item.countedFrom': Record<never, never>
  'plans.item.cycle.off': Record<never, never>
  'plans.item.cycle.on': Record<never, never>
  'plans.item.days': Record<never, never>
  'plans.item.from': Record<never, never>
  'plans.item.howMany': Record<never, never>
  'plans.item.maxPerDay': Record<never, never>
  'plans.item.noUnit': Record<never, never>
  'plans.item.optional': Record<never, never>
  'plans.item.read': Record<never, never>
  'plans.item.unit': Record<never, never>
  'plans.item.units': Record<never, never>
  'plans.item.until': Record<never, never>
  'plans.item.when': Record<never, never>
  'plans.item.which': Record<never, never>
  'plans.library.actions': { name: string | number }
  'plans.library.allFolders': Record<never, never>
  'plans.library.begins': Record<never, never>
  'plans.library.by': { owner: string | number }
  'plans.library.edit': Record<never, never>
  'plans.library.empty': Record<never, never>
  'plans.library.failed': Record<never, never>
  'plans.library.folder': Record<never, never>
  'plans.library.formHint': Record<never, never>
  'plans.library.fromPlan': Record<never, never>
  'plans.library.fromPlanHint': Record<never, never>
  'plans.library.name': Record<never, never>
  'plans.library.new': Record<never, never>
  'plans.library.none': Record<never, never>
  'plans.library.notLoaded': Record<never, never>
  'plans.library.remove': Record<never, never>
  'plans.library.removeFailed': Record<never, never>
  'plans.library.removeText': { name: string | number }
  'plans.library.removeTitle': Record<never, never>
  'plans.library.removed': Record<never, never>
  'plans.library.save': Record<never, never>
  'plans.library.saved': Record<never, never>
  'plans.library.savedText': Record<never, never>
  'plans.library.search': Record<never, never>
  'plans.library.share': Record<never, never>
  'plans.library.shareHint': Record<never, never>
  'plans.library.shared': Record<never, never>
  'plans.library.title': Record<never, never>
  'plans.library.wrong': Record<never, never>
  'plans.line.appointment': { at: string | number }
  'plans.line.documents': { count: number }
  'plans.line.label': Record<never, never>
  'plans.line.noAppointment': Record<never, never>
  'plans.line.noMessages': { name: string | number }
  'plans.line.openAppointments': Record<never, never>
  'plans.line.openDocuments': Record<never, never>
  'plans.line.openRecord': Record<never, never>
  'plans.line.record': Record<never, never>
  'plans.line.reorder': { name: string | number }
  'plans.line.supply': { name: string | number; text: string | number }
  'plans.line.write': { name: string | number }
  'plans.mark.added': Record<never, never>
  'plans.mark.changed': Record<never, never>
  'plans.mark.stopped': Record<never, never>
  'plans.measure.exercise': Record<never, never>
  'plans.measure.mood': Record<never, never>
  'plans.measure.sleep': Record<never, never>
  'plans.measure.water': Record<never, never>
  'plans.menu.notSkipped': Record<never, never>
  'plans.menu.read': Record<never, never>
  'plans.menu.skip': Record<never, never>
  'plans.menu.takenAt': Record<never, never>
  'plans.more': { count: number }
  'plans.needed.count': { taken: number; most: number }
  'plans.needed.fewer': { medication: string | number }
  'plans.needed.more': { medication: string | number }
  'plans.needed.reached': Record<never, never>
  'plans.needed.take': Record<never, never>
  'plans.none.days': Record<never, never>
  'plans.none.from': Record<never, never>
  'plans.none.slots': Record<never, never>
  'plans.none.units': Record<never, never>
  'plans.none.until': Record<never, never>
  'plans.own.earlier': Record<never, never>
  'plans.own.empty': Record<never, never>
  'plans.own.failed': Record<never, never>
  'plans.own.offline': Record<never, never>
  'plans.own.showEarlier': Record<never, never>
  'plans.page.label': Record<never, never>
  'plans.page.subtitle': Record<never, never>
  'plans.page.templates': Record<never, never>
  'plans.page.unverified': Record<never, never>
  'plans.page.wizard': Record<never, never>
  'plans.part.count': { taken: number; due: number; skipped: number }
  'plans.part.from': { hour: number }
  'plans.print': Record<never, never>
  'plans.product.change': { item: string | number }
  'plans.product.choose': { item: string | number }
  'plans.product.gone': Record<never, never>
  'plans.product.label': Record<never, never>
  'plans.product.none': Record<never, never>
  'plans.product.priced': { product: string | number; price: string | number }
  'plans.product.remove': { item: string | number }
  'plans.product.search': Record<never, never>
  'plans.product.use': { name: string | number }
  'plans.products.add': { name: string | number }
  'plans.products.addAll': { count: number }
  'plans.products.added': Record<never, never>
  'plans.products.correct': { name: string | number }
  'plans.products.enter': { name: string | number }
  'plans.products.limit': Record<never, never>
  'plans.products.soldOut': { name: string | number }
  'plans.products.title': Record<never, never>
  'plans.refused.beyondCaps': { item: string | number; units: number }
  'plans.refused.dailyMaximum': { medication: string | number; most: number }
  'plans.refused.noDose': Record<never, never>
  'plans.refused.noMedication': Record<never, never>
  'plans.refused.noPatient': Record<never, never>
  'plans.refused.noPlanYet': Record<never, never>
  'plans.refused.noTemplate': Record<never, never>
  'plans.refused.notYet': Record<never, never>
  'plans.refused.oldTick': { days: number }
  'plans.refused.otherDay': Record<never, never>
  'plans.refused.otherTime': Record<never, never>
  'plans.refused.productGone': Record<never, never>
  'plans.refused.slowPdf': Record<never, never>
  'plans.refused.templates': { max: string | number }
  'plans.refused.unknown': Record<never, never>
  'plans.refused.unsafe': { pairs: string | number }
  'plans.row.changed': Record<never, never>
  'plans.row.new': Record<never, never>
  'plans.row.readFromWords': { schedule: string | number }
  'plans.row.remove': { item: string | number }
  'plans.row.unknown': Record<never, never>
  'plans.safety.allergies': { text: string | number }
  'plans.safety.answered': { day: string | number; by: string | number; reason: string | number }
  'plans.safety.asYouType': Record<never, never>
  'plans.safety.cautions': { count: number }
  'plans.safety.checking': Record<never, never>
  'plans.safety.conditions': { text: string | number }
  'plans.safety.failed': Record<never, never>
  'plans.safety.fromProfile': { name: string | number }
  'plans.safety.limits': { version: string | number }
  'plans.safety.medications': { text: string | number }
  'plans.safety.move': { from: 'any' | (string & {}); item: string | number; to: string | number }
  'plans.safety.moved': { item: string | number; to: string | number }
  'plans.safety.noPatient': Record<never, never>
  'plans.safety.noneGiven': Record<never, never>
  'plans.safety.notLookedAt': { count: number; pairs: number }
  'plans.safety.notLookedAt.hint': Record<never, never>
  'plans.safety.overruled': Record<never, never>
  'plans.safety.reason': Record<never, never>
  'plans.safety.reasonFilled': Record<never, never>
  'plans.safety.reasonHint': Record<never, never>
  'plans.safety.remove': { item: string | number }
  'plans.safety.serious': { count: number }
  'plans.safety.undo': Record<never, never>
  'plans.safety.unlinked': Record<never, never>
  'plans.safety.unseen': { count: number }
  'plans.save': Record<never, never>
  'plans.score.level': { points: number }
  'plans.score.levelText': { points: number }
  'plans.score.offline': Record<never, never>
  'plans.score.outOf': Record<never, never>
  'plans.score.points': { points: number }
  'plans.score.progress': Record<never, never>
  'plans.score.streak': { days: number }
  'plans.score.subtitle': Record<never, never>
  'plans.score.subtitleOf': { day: string | number }
  'plans.score.title': Record<never, never>
  'plans.sheet.by': { author: string | number; day: Date }
  'plans.sheet.for': { name: string | number }
  'plans.sheet.medications': Record<never, never>
  'plans.skip.action': Record<never, never>
  'plans.skip.day': { day: 'today' | (string & {}) }
  'plans.skip.label': Record<never, never>
  'plans.skip.missing': Record<never, never>
  'plans.skip.other': Record<never, never>
  'plans.skip.reason.forgot': Record<never, never>
  'plans.skip.reason.other': Record<never, never>
  'plans.skip.reason.out': Record<never, never>
  'plans.skip.reason.stomach': Record<never, never>
  'plans.skip.reason.told': Record<never, never>
  'plans.skip.reason.unwell': Record<never, never>
  'plans.skip.title': { medication: string | number }
  'plans.slot.evening': Record<never, never>
  'plans.slot.midday': Record<never, never>
  'plans.slot.morning': Record<never, never>
  'plans.slot.night': Record<never, never>
  'plans.slotTitle.any': Record<never, never>
  'plans.slotTitle.evening': Record<never, never>
  'plans.slotTitle.midday': Record<never, never>
  'plans.slotTitle.morning': Record<never, never>
  'plans.slotTitle.night': Record<never, never>
  'plans.slots': { slots: string | number }
  'plans.supply.ask': { units: string | number }
  'plans.supply.askPractitioner': { name: string | number }
  'plans.supply.daysLeft': { days: number; pace: 'own' | (string & {}) }
  'plans.supply.failedTitle': Record<never, never>
  'plans.supply.hint': Record<never, never>
  'plans.supply.left': { amount: string | number }
  'plans.supply.leftNotToday': { amount: string | number }
  'plans.supply.leftUntil': { amount: string | number; day: Date; pace: 'own' | (string & {}) }
  'plans.supply.moreLow': { count: number }
  'plans.supply.notToday': Record<never, never>
  'plans.supply.onItsWay': { amount: string | number; units: number }
  'plans.supply.onItsWaySentence': { amount: string | number; units: number }
  'plans.supply.onlyInStock': { stock: number; packs: number }
  'plans.supply.outOfStock': Record<never, never>
  'plans.supply.soldOut': Record<never, never>
  'plans.supply.stockLimit': Record<never, never>
  'plans.supply.unit': Record<never, never>
  'plans.supply.usedUp': Record<never, never>
  'plans.table.days': Record<never, never>
  'plans.table.medication': Record<never, never>
  'plans.table.taken': Record<never, never>
  'plans.takenAt.later': Record<never, never>
  'plans.takenAt.missing': Record<never, never>
  'plans.takenAt.time': { day: 'today' | (string & {}) }
  'plans.takenAt.title': { medication: string | number }
  'plans.template.assign': Record<never, never>
  'plans.template.empty': Record<never, never>
  'plans.template.failed': Record<never, never>
  'plans.template.latest': Record<never, never>
  'plans.template.noPatient': Record<never, never>
  'plans.template.others': Record<never, never>
  'plans.template.own': Record<never, never>
  'plans.template.patient': Record<never, never>
  'plans.template.title': Record<never, never>
  'plans.template.use': { title: string | number }
  'plans.template.yours': Record<never, never>
  'plans.today.allTaken': Record<never, never>
  'plans.today.count': { taken: number; due: number }
  'plans.today.cut': Record<never, never>
  'plans.today.dismiss': { dose: string | number }
  'plans.today.failed': { day: 'today' | (string & {}) }
  'plans.today.failedHint': Record<never, never>
  'plans.today.more': { medication: string | number }
  'plans.today.noDose': Record<never, never>
  'plans.today.notAccepted': Record<never, never>
  'plans.today.notStored': Record<never, never>
  'plans.today.notToday': Record<never, never>
  'plans.today.nothing': Record<never, never>
  'plans.today.nothingOpen': Record<never, never>
  'plans.today.nothingPlanned': Record<never, never>
  'plans.today.nothingYet': Record<never, never>
  'plans.today.offline': Record<never, never>
  'plans.today.pause': { day: string | number }
  'plans.today.retry': Record<never, never>
  'plans.today.show': Record<never, never>
  'plans.today.takeAll.evening': Record<never, never>
  'plans.today.takeAll.midday': Record<never, never>
  'plans.today.takeAll.morning': Record<never, never>
  'plans.today.takeAll.night': Record<never, never>
  'plans.today.taken': { medication: string | number; day: 'today' | (string & {}) }
  'plans.today.takenAt.any': { medication: string | number }
  'plans.today.takenAt.evening': { medication: string | number }
  'plans.today.takenAt.midday': { medication: string | number }
  'plans.today.takenAt.morning': { medication: string | number }
  'plans.today.takenAt.night': { medication: string | number }
  'plans.today.ticked': { count: number }
  'plans.today.title': { day: 'today' | (string & {}) }
  'plans.today.tomorrow.any': { medication: string | number }
  'plans.today.tomorrow.evening': { medication: string | number }
  'plans.today.tomorrow.midday': { medication: string | number }
  'plans.today.tomorrow.morning': { medication: string | number }
  'plans.today.tomorrow.night': { medication: string | number }
  'plans.today.undo': Record<never, never>
  'plans.today.waiting': { count: number }
  'plans.today.wasNotAccepted': { dose: string | number; reason: string | number }
  'plans.unit.capsule': { units: number }
  'plans.unit.cup': { units: number }
  'plans.unit.drop': { units: number }
  'plans.unit.lozenge': { units: number }
  'plans.unit.ml': { units: number }
  'plans.unit.sachet': { units: number }
  'plans.unit.spray': { units: number }
  'plans.unit.tablespoon': { units: number }
  'plans.unit.tablet': { units: number }
  'plans.unit.teaspoon': { units: number }
  'plans.unitWritten': { units: number; name: string | number }
  'plans.units': { units: number; name: string | number }
  'plans.unitsOnly': { units: number }
  'plans.until': { day: Date }
  'plans.updated': Record<never, never>
  'plans.versionLink': { version: number; title: string | number }
  'plans.weekday': { day: Date }
  'plans.weekdayShort': { day: Date }
  'record.elsewhere.from': { file: string | number; day: string | number }
  'record.elsewhere.remove': Record<never, never>
  'record.elsewhere.remove.of': { title: string | number }
  'record.elsewhere.remove.text': { title: string | number }
  'record.elsewhere.remove.title': Record<never, never>
  'record.elsewhere.removed': Record<never, never>
  'record.elsewhere.text': Record<never, never>
  'record.elsewhere.title': Record<never, never>
  'record.fhir.download': Record<never, never>
  'record.fhir.text': Record<never, never>
  'record.fhir.title': Record<never, never>
  'record.files.text': Record<never, never>
  'record.files.title': Record<never, never>
  'record.held.empty': Record<never, never>
  'record.held.notLoaded': Record<never, never>
  'record.held.since': { day: string | number }
  'record.held.title': Record<never, never>
  'record.import.cancel': Record<never, never>
  'record.import.choose': Record<never, never>
  'record.import.choose.label': Record<never, never>
  'record.import.choose.text': Record<never, never>
  'record.import.choose.title': Record<never, never>
  'record.import.chosen.of': { line: number }
  'record.import.column.at': Record<never, never>
  'record.import.column.decision': Record<never, never>
  'record.import.column.entry': Record<never, never>
  'record.import.column.line': Record<never, never>
  'record.import.column.what': Record<never, never>
  'record.import.column.why': Record<never, never>
  'record.import.correct': Record<never, never>
  'record.import.correct.of': { line: number }
  'record.import.correct.read': Record<never, never>
  'record.import.correct.refused': { why: string | number }
  'record.import.correct.text': Record<never, never>
  'record.import.correct.title': { line: number }
  'record.import.correct.unit': Record<never, never>
  'record.import.corrected': Record<never, never>
  'record.import.count': { count: number }
  'record.import.day': Record<never, never>
  'record.import.device': { device: string | number }
  'record.import.done': { count: number }
  'record.import.done.days': { count: number }
  'record.import.done.elsewhere': { count: number }
  'record.import.done.measurements': { count: number }
  'record.import.done.profile': { count: number }
  'record.import.failed': Record<never, never>
  'record.import.failed.text': Record<never, never>
  'record.import.here': { value: string | number }
  'record.import.here.day': Record<never, never>
  'record.import.here.none': Record<never, never>
  'record.import.how.apple': Record<never, never>
  'record.import.how.device': Record<never, never>
  'record.import.how.healthConnect': Record<never, never>
  'record.import.how.title': Record<never, never>
  'record.import.keep': { value: string | number }
  'record.import.kind.allergies': Record<never, never>
  'record.import.kind.conditions': Record<never, never>
  'record.import.kind.currentMedications': Record<never, never>
  'record.import.kind.elsewhere': Record<never, never>
  'record.import.kind.health': Record<never, never>
  'record.import.kind.measurement': Record<never, never>
  'record.import.kind.medicalHistory': Record<never, never>
  'record.import.kind.person': Record<never, never>
  'record.import.leave': Record<never, never>
  'record.import.leftOut': { count: number }
  'record.import.link': Record<never, never>
  'record.import.link.text': Record<never, never>
  'record.import.link.title': Record<never, never>
  'record.import.measured': { kind: 'bloodPressure' | 'weight' | 'pulse' | 'glucose' | 'waist' | 'temperature' | (string & {}) }
  'record.import.new': { count: number }
  'record.import.none': Record<never, never>
  'record.import.notAnswered': Record<never, never>
  'record.import.notLoaded': Record<never, never>
  'record.import.nothing': { same: number }
  'record.import.other': Record<never, never>
  'record.import.person': { name: string | number; born: string | number }
  'record.import.person.unborn': { name: string | number }
  'record.import.preview.text': { name: string | number; count: number }
  'record.import.preview.title': Record<never, never>
  'record.import.quiet': Record<never, never>
  'record.import.reading': { name: string | number }
  'record.import.reason.day': Record<never, never>
  'record.import.reason.deep': Record<never, never>
  'record.import.reason.future': Record<never, never>
  'record.import.reason.large': Record<never, never>
  'record.import.reason.lower': Record<never, never>
  'record.import.reason.number': Record<never, never>
  'record.import.reason.part': { why: string | number }
  'record.import.reason.range': Record<never, never>
  'record.import.reason.resource': Record<never, never>
  'record.import.reason.time': Record<never, never>
  'record.import.reason.unit': Record<never, never>
  'record.import.refused.file': Record<never, never>
  'record.import.refused.save': Record<never, never>
  'record.import.resource': { type: 'AllergyIntolerance' | 'Appointment' | 'CarePlan' | 'CareTeam' | 'ClinicalImpression' | 'Communication' | 'Composition' | 'Condition' | 'Consent' | 'Device' | 'DiagnosticReport' | 'DocumentReference' | 'Encounter' | 'Immunization' | 'Medication' | 'MedicationAdministration' | 'MedicationRequest' | 'MedicationStatement' | 'Observation' | 'Organization' | 'Practitioner' | 'Procedure' | 'Provenance' | 'Questionnaire' | 'QuestionnaireResponse' | 'ServiceRequest' | 'Specimen' | (string & {}) }
  'record.import.sending': { name: string | number }
  'record.import.sent': { sent: string | number; total: string | number }
  'record.import.state': Record<never, never>
  'record.import.state.conflict': Record<never, never>
  'record.import.state.new': Record<never, never>
  'record.import.state.same': Record<never, never>
  'record.import.state.unreadable': Record<never, never>
  'record.import.subtitle': Record<never, never>
  'record.import.take': { count: number }
  'record.import.takes': Record<never, never>
  'record.import.undecided': { count: number }
  'record.import.untitled': Record<never, never>
  'record.import.use': { value: string | number }
  'record.import.without': { kind: 'bloodPressure' | 'weight' | 'pulse' | 'glucose' | 'waist' | 'temperature' | (string & {}) }
  'record.invalid.passcode': { min: number; max: number }
  'record.openings.access': Record<never, never>
  'record.openings.downloaded.archive': Record<never, never>
  'record.openings.downloaded.paper': Record<never, never>
  'record.openings.downloaded.record': Record<never, never>
  'record.openings.downloaded.summary': Record<never, never>
  'record.openings.ended': { at: string | number; day: string | number }
  'record.openings.named': Record<never, never>
  'record.openings.none': Record<never, never>
  'record.openings.opened.record': { who: string | number }
  'record.openings.opened.summary': { who: string | number }
  'record.openings.times': { count: number; at: string | number }
  'record.openings.title': Record<never, never>
  'record.openings.wrong': { who: string | number }
  'record.part.about': Record<never, never>
  'record.part.appointments': Record<never, never>
  'record.part.bloodTests': Record<never, never>
  'record.part.documents': Record<never, never>
  'record.part.doses': Record<never, never>
  'record.part.entries': Record<never, never>
  'record.part.forms': Record<never, never>
  'record.part.markers': { markers: number; reviewed: number }
  'record.part.measurements': Record<never, never>
  'record.part.messages': Record<never, never>
  'record.part.plans': Record<never, never>
  'record.part.visits': Record<never, never>
  'record.partText.about': Record<never, never>
  'record.partText.appointments': Record<never, never>
  'record.partText.bloodTests': Record<never, never>
  'record.partText.documents': Record<never, never>
  'record.partText.doses': Record<never, never>
  'record.partText.entries': Record<never, never>
  'record.partText.forms': Record<never, never>
  'record.partText.measurements': Record<never, never>
  'record.partText.messages': Record<never, never>
  'record.partText.plans': Record<never, never>
  'record.partText.visits': Record<never, never>
  'record.pdf.download': Record<never, never>
  'record.pdf.text': Record<never, never>
  'record.pdf.title': Record<never, never>
  'record.refused.archive': Record<never, never>
  'record.refused.broken': Record<never, never>
  'record.refused.bundle': Record<never, never>
  'record.refused.columns': Record<never, never>
  'record.refused.deep': Record<never, never>
  'record.refused.endedShare': Record<never, never>
  'record.refused.entries': { most: number }
  'record.refused.importing': Record<never, never>
  'record.refused.inflates': Record<never, never>
  'record.refused.largeShare': Record<never, never>
  'record.refused.manifest': Record<never, never>
  'record.refused.noShare': Record<never, never>
  'record.refused.patients': Record<never, never>
  'record.refused.ref': Record<never, never>
  'record.refused.size': Record<never, never>
  'record.refused.slowSummary': Record<never, never>
  'record.refused.tooManyShares': { max: number }
  'record.refused.unknown': Record<never, never>
  'record.share.action': { time: string | number }
  'record.share.another': Record<never, never>
  'record.share.confirm': Record<never, never>
  'record.share.content.record': Record<never, never>
  'record.share.content.summary': Record<never, never>
  'record.share.contentText.record': Record<never, never>
  'record.share.contentText.summary': Record<never, never>
  'record.share.copied': Record<never, never>
  'record.share.copy': Record<never, never>
  'record.share.end': Record<never, never>
  'record.share.endText': Record<never, never>
  'record.share.endTitle': Record<never, never>
  'record.share.ended': Record<never, never>
  'record.share.failed': Record<never, never>
  'record.share.full': { max: number }
  'record.share.hours': { hours: number }
  'record.share.howLong': Record<never, never>
  'record.share.label': Record<never, never>
  'record.share.leftDays': { days: number; hours: number }
  'record.share.leftHours': { hours: number; minutes: number }
  'record.share.leftMinutes': { minutes: number }
  'record.share.notCopied': Record<never, never>
  'record.share.notEnded': Record<never, never>
  'record.share.notLoaded': Record<never, never>
  'record.share.onlyNow': { tries: number; openings: number }
  'record.share.open': Record<never, never>
  'record.share.openedTimes': { left: string | number; times: number }
  'record.share.others': Record<never, never>
  'record.share.othersText': Record<never, never>
  'record.share.passcode': Record<never, never>
  'record.share.qrCode': Record<never, never>
  'record.share.reads.record': Record<never, never>
  'record.share.reads.summary': Record<never, never>
  'record.share.sayIt': Record<never, never>
  'record.share.snapshot': Record<never, never>
  'record.share.text': Record<never, never>
  'record.share.timeLeft': Record<never, never>
  'record.share.title': Record<never, never>
  'record.share.what': Record<never, never>
  'record.subtitle': Record<never, never>
  'record.summary.alerts.measured': { kind: string | number; value: string | number; day: string | number }
  'record.summary.alerts.title': Record<never, never>
  'record.summary.allergies.none': Record<never, never>
  'record.summary.allergies.title': Record<never, never>
  'record.summary.allergies.unknown': Record<never, never>
  'record.summary.answered': { day: string | number }
  'record.summary.born': { day: string | number }
  'record.summary.bornUnknown': Record<never, never>
  'record.summary.carers': { names: string | number }
  'record.summary.cut': { text: string | number }
  'record.summary.day': { day: Date }
  'record.summary.emergency': { contact: string | number }
  'record.summary.foot': { name: string | number; day: string | number; clinic: string | number }
  'record.summary.made': { day: string | number; clinic: string | number }
  'record.summary.measured.from': { source: string | number }
  'record.summary.measured.title': Record<never, never>
  'record.summary.medicines.none': { planned: 'yes' | (string & {}) }
  'record.summary.medicines.planned': { dose: string | number; title: string | number }
  'record.summary.medicines.title': Record<never, never>
  'record.summary.medicines.told': Record<never, never>
  'record.summary.medicines.unknown': { planned: 'yes' | (string & {}) }
  'record.summary.more': { count: number }
  'record.summary.openAnswer': { day: string | number }
  'record.summary.phone': { phone: string | number }
  'record.summary.plan.of': { title: string | number; author: string | number; day: string | number }
  'record.summary.plan.retest': { marker: string | number; from: string | number; until: string | number }
  'record.summary.plan.title': Record<never, never>
  'record.summary.plan.unknown': Record<never, never>
  'record.summary.problems.none': Record<never, never>
  'record.summary.problems.title': Record<never, never>
  'record.summary.problems.unknown': Record<never, never>
  'record.summary.results.corrected': { flag: string | number }
  'record.summary.results.day': Record<never, never>
  'record.summary.results.detail': { flag: string | number; range: string | number; day: string | number }
  'record.summary.results.detailUnranged': { flag: string | number; day: string | number }
  'record.summary.results.latest': { count: number; outside: number }
  'record.summary.results.older': { count: number }
  'record.summary.results.title': Record<never, never>
  'record.summary.results.unchecked': { count: number }
  'record.summary.results.unknown': Record<never, never>
  'record.summary.results.unread': { count: number }
  'record.summary.results.unsure': { flag: string | number; day: string | number }
  'record.summary.title': Record<never, never>
  'record.summary.withSource': { said: string | number; source: string | number }
  'record.take.title': Record<never, never>
  'record.timeline.text': Record<never, never>
  'record.timeline.title': Record<never, never>
  'record.type.AllergyIntolerance': Record<never, never>
  'record.type.Appointment': Record<never, never>
  'record.type.CarePlan': Record<never, never>
  'record.type.CareTeam': Record<never, never>
  'record.type.ClinicalImpression': Record<never, never>
  'record.type.Communication': Record<never, never>
  'record.type.Condition': Record<never, never>
  'record.type.Consent': Record<never, never>
  'record.type.DiagnosticReport': Record<never, never>
  'record.type.DocumentReference': Record<never, never>
  'record.type.MedicationAdministration': Record<never, never>
  'record.type.MedicationStatement': Record<never, never>
  'record.type.Observation': Record<never, never>
  'record.type.Practitioner': Record<never, never>
  'record.type.QuestionnaireResponse': Record<never, never>
  'record.type.ServiceRequest': Record<never, never>
  'record.view.asOf': { at: string | number }
  'record.view.download': Record<never, never>
  'record.view.ended': Record<never, never>
  'record.view.expired': Record<never, never>
  'record.view.failed': Record<never, never>
  'record.view.foreign': { host: string | number }
  'record.view.insecure': Record<never, never>
  'record.view.newer': Record<never, never>
  'record.view.noPasscode': Record<never, never>
  'record.view.noRecipient': Record<never, never>
  'record.view.none': Record<never, never>
  'record.view.notOpened': Record<never, never>
  'record.view.notReadable': Record<never, never>
  'record.view.note': Record<never, never>
  'record.view.open': Record<never, never>
  'record.view.passcode': Record<never, never>
  'record.view.passcodeHint': Record<never, never>
  'record.view.recipient': Record<never, never>
  'record.view.recipientHint': Record<never, never>
  'record.view.status': { status: 'active' | 'inactive' | 'completed' | 'final' | 'preliminary' | 'amended' | 'corrected' | 'stopped' | 'notdone' | 'nottaken' | 'onhold' | 'intended' | 'draft' | 'revoked' | 'cancelled' | 'proposed' | 'pending' | 'booked' | 'fulfilled' | 'noshow' | 'resolved' | 'current' | 'rejected' | 'enteredinerror' | 'unknown' | (string & {}); code: string | number }
  'record.view.subtitle': Record<never, never>
  'record.view.tooMany': Record<never, never>
  'record.view.unnamed': Record<never, never>
  'record.view.unreadable': Record<never, never>
  'record.view.wrong': { left: number }
  'record.whole.download': Record<never, never>
  'record.whole.text': Record<never, never>
  'record.whole.title': Record<never, never>
  'safety.about.condition': { item: string | number; other: string | number }
  'safety.about.hazard': { item: string | number }
  'safety.about.limit': { item: string | number; other: string | number }
  'safety.about.pair': { item: string | number; other: string | number }
  'safety.about.within': { item: string | number; one: string | number; other: string | number }
  'safety.ageUnknown': Record<never, never>
  'safety.apart.at': { slot: 'morning' | 'midday' | 'evening' | (string & {}); time: string | number }
  'safety.apart.close': { item: string | number; itemAt: string | number; other: string | number; otherAt: string | number; minutes: number; hours: string | number }
  'safety.apart.hours': { hours: number }
  'safety.apart.minutes': { minutes: number }
  'safety.apart.need': { before: string | number; item: string | number; after: string | number; other: string | number }
  'safety.apart.needBoth': { hours: string | number }
  'safety.apart.spaced': { pairs: string | number }
  'safety.apart.unknown': { item: string | number; other: string | number }
  'safety.condition.bloodTests': Record<never, never>
  'safety.evidence.A': Record<never, never>
  'safety.evidence.B': Record<never, never>
  'safety.evidence.C': Record<never, never>
  'safety.fromProfile': { audience: 'patient' | (string & {}) }
  'safety.hazard.itself': Record<never, never>
  'safety.history.notCompared': { names: string | number }
  'safety.history.stopped': { names: string | number }
  'safety.known': Record<never, never>
  'safety.limit.action': { substance: 'magnesium' | 'iron' | (string & {}) }
  'safety.limit.amount': { amount: number; unit: string | number; iu: number }
  'safety.limit.counts': { counts: 'day' | (string & {}); day: number; unit: string | number }
  'safety.limit.name.boron': Record<never, never>
  'safety.limit.name.caffeine': Record<never, never>
  'safety.limit.name.calcium': Record<never, never>
  'safety.limit.name.choline': Record<never, never>
  'safety.limit.name.copper': Record<never, never>
  'safety.limit.name.fluoride': Record<never, never>
  'safety.limit.name.folic-acid': Record<never, never>
  'safety.limit.name.iodine': Record<never, never>
  'safety.limit.name.iron': Record<never, never>
  'safety.limit.name.magnesium': Record<never, never>
  'safety.limit.name.manganese': Record<never, never>
  'safety.limit.name.molybdenum': Record<never, never>
  'safety.limit.name.niacin': Record<never, never>
  'safety.limit.name.niacinamide': Record<never, never>
  'safety.limit.name.selenium': Record<never, never>
  'safety.limit.name.vitamin-a': Record<never, never>
  'safety.limit.name.vitamin-b6': Record<never, never>
  'safety.limit.name.vitamin-c': Record<never, never>
  'safety.limit.name.vitamin-d': Record<never, never>
  'safety.limit.name.vitamin-e': Record<never, never>
  'safety.limit.name.zinc': Record<never, never>
  'safety.limit.part': { times: number; amount: number; unit: string | number; share: number }
  'safety.limit.partOf': { part: string | number; item: string | number }
  'safety.limit.plus': { one: string | number; other: string | number }
  'safety.limit.sum': { parts: string | number; total: number; unit: string | number; counts: 'day' | (string & {}) }
  'safety.limit.the': { name: string | number }
  'safety.limit.unit': { unit: 'ug' | 'iu' | (string & {}) }
  'safety.limit.whom': { band: 'adults' | 'months' | (string & {}); from: string | number; to: string | number }
  'safety.limit.why': { name: string | number; amount: string | number; body: 'efsa' | (string & {}); whom: string | number; beside: 'none' | (string & {}); other: 'efsa' | (string & {}); under18: 'true' | (string & {}) }
  'safety.overdue': { day: Date }
  'safety.rule.ace-arb.action': Record<never, never>
  'safety.rule.ace-arb.why': Record<never, never>
  'safety.rule.ace-sparing.action': Record<never, never>
  'safety.rule.ace-sparing.why': Record<never, never>
  'safety.rule.acid-absorption.action': Record<never, never>
  'safety.rule.acid-absorption.why': Record<never, never>
  'safety.rule.acid-cefuroxime.action': Record<never, never>
  'safety.rule.acid-cefuroxime.why': Record<never, never>
  'safety.rule.acid-hiv.action': Record<never, never>
  'safety.rule.acid-hiv.why': Record<never, never>
  'safety.rule.alcohol-dependence-liver.action': Record<never, never>
  'safety.rule.alcohol-dependence-liver.why': Record<never, never>
  'safety.rule.alcohol-diabetes.action': Record<never, never>
  'safety.rule.alcohol-diabetes.why': Record<never, never>
  'safety.rule.alcohol-herb.action': Record<never, never>
  'safety.rule.alcohol-herb.why': Record<never, never>
  'safety.rule.alcohol-paracetamol.action': Record<never, never>
  'safety.rule.alcohol-paracetamol.why': Record<never, never>
  'safety.rule.alcohol-sedative.action': Record<never, never>
  'safety.rule.alcohol-sedative.why': Record<never, never>
  'safety.rule.alkaline-methenamine.action': Record<never, never>
  'safety.rule.alkaline-methenamine.why': Record<never, never>
  'safety.rule.alkaline-retained.action': Record<never, never>
  'safety.rule.alkaline-retained.why': Record<never, never>
  'safety.rule.allergy-bee.action': Record<never, never>
  'safety.rule.allergy-bee.why': Record<never, never>
  'safety.rule.allergy-celery.action': Record<never, never>
  'safety.rule.allergy-celery.why': Record<never, never>
  'safety.rule.allergy-cephalosporin.action': Record<never, never>
  'safety.rule.allergy-cephalosporin.why': Record<never, never>
  'safety.rule.allergy-egg.action': Record<never, never>
  'safety.rule.allergy-egg.why': Record<never, never>
  'safety.rule.allergy-fish.action': Record<never, never>
  'safety.rule.allergy-fish.why': Record<never, never>
  'safety.rule.allergy-hive-venom.action': Record<never, never>
  'safety.rule.allergy-hive-venom.why': Record<never, never>
  'safety.rule.allergy-iodine.action': Record<never, never>
  'safety.rule.allergy-iodine.why': Record<never, never>
  'safety.rule.allergy-lactose.action': Record<never, never>
  'safety.rule.allergy-lactose.why': Record<never, never>
  'safety.rule.allergy-latex.action': Record<never, never>
  'safety.rule.allergy-latex.why': Record<never, never>
  'safety.rule.allergy-listed.action': Record<never, never>
  'safety.rule.allergy-listed.why': Record<never, never>
  'safety.rule.allergy-milk.action': Record<never, never>
  'safety.rule.allergy-milk.why': Record<never, never>
  'safety.rule.allergy-mint.action': Record<never, never>
  'safety.rule.allergy-mint.why': Record<never, never>
  'safety.rule.allergy-nsaid.action': Record<never, never>
  'safety.rule.allergy-nsaid.why': Record<never, never>
  'safety.rule.allergy-nut.action': Record<never, never>
  'safety.rule.allergy-nut.why': Record<never, never>
  'safety.rule.allergy-peanut.action': Record<never, never>
  'safety.rule.allergy-peanut.why': Record<never, never>
  'safety.rule.allergy-penicillin.action': Record<never, never>
  'safety.rule.allergy-penicillin.why': Record<never, never>
  'safety.rule.allergy-pineapple.action': Record<never, never>
  'safety.rule.allergy-pineapple.why': Record<never, never>
  'safety.rule.allergy-pollen-hive.action': Record<never, never>
  'safety.rule.allergy-pollen-hive.why': Record<never, never>
  'safety.rule.allergy-pollen.action': Record<never, never>
  'safety.rule.allergy-pollen.why': Record<never, never>
  'safety.rule.allergy-ragweed.action': Record<never, never>
  'safety.rule.allergy-ragweed.why': Record<never, never>
  'safety.rule.allergy-salicylate.action': Record<never, never>
  'safety.rule.allergy-salicylate.why': Record<never, never>
  'safety.rule.allergy-sesame.action': Record<never, never>
  'safety.rule.allergy-sesame.why': Record<never, never>
  'safety.rule.allergy-shellfish.action': Record<never, never>
  'safety.rule.allergy-shellfish.why': Record<never, never>
  'safety.rule.allergy-soy.action': Record<never, never>
  'safety.rule.allergy-soy.why': Record<never, never>
  'safety.rule.allergy-sulfa.action': Record<never, never>
  'safety.rule.allergy-sulfa.why': Record<never, never>
  'safety.rule.allergy-venom.action': Record<never, never>
  'safety.rule.allergy-venom.why': Record<never, never>
  'safety.rule.allergy-wheat.action': Record<never, never>
  'safety.rule.allergy-wheat.why': Record<never, never>
  'safety.rule.allergy-yeast.action': Record<never, never>
  'safety.rule.allergy-yeast.why': Record<never, never>
  'safety.rule.angioedema-ace.action': Record<never, never>
  'safety.rule.angioedema-ace.why': Record<never, never>
  'safety.rule.angioedema-estrogen.action': Record<never, never>
  'safety.rule.angioedema-estrogen.why': Record<never, never>
  'safety.rule.antacid-cancer-medicine.action': Record<never, never>
  'safety.rule.antacid-cancer-medicine.why': Record<never, never>
  'safety.rule.antacid-digoxin.action': Record<never, never>
  'safety.rule.antacid-digoxin.why': Record<never, never>
  'safety.rule.antacid-medicine.action': Record<never, never>
  'safety.rule.antacid-medicine.why': Record<never, never>
  'safety.rule.anticoagulants-together.action': Record<never, never>
  'safety.rule.anticoagulants-together.why': Record<never, never>
  'safety.rule.antioxidants-cancer.action': Record<never, never>
  'safety.rule.antioxidants-cancer.why': Record<never, never>
  'safety.rule.antiplatelet-anticoagulant.action': Record<never, never>
  'safety.rule.antiplatelet-anticoagulant.why': Record<never, never>
  'safety.rule.anxiety-stimulant.action': Record<never, never>
  'safety.rule.anxiety-stimulant.why': Record<never, never>
  'safety.rule.apnoea-herb.action': Record<never, never>
  'safety.rule.apnoea-herb.why': Record<never, never>
  'safety.rule.apnoea-sedative.action': Record<never, never>
  'safety.rule.apnoea-sedative.why': Record<never, never>
  'safety.rule.arginine-nitrate.action': Record<never, never>
  'safety.rule.arginine-nitrate.why': Record<never, never>
  'safety.rule.ashwagandha-anticonvulsant.action': Record<never, never>
  'safety.rule.ashwagandha-anticonvulsant.why': Record<never, never>
  'safety.rule.ashwagandha-antidepressant.action': Record<never, never>
  'safety.rule.ashwagandha-antidepressant.why': Record<never, never>
  'safety.rule.ashwagandha-antithyroid.action': Record<never, never>
  'safety.rule.ashwagandha-antithyroid.why': Record<never, never>
  'safety.rule.ashwagandha-metabolic.action': Record<never, never>
  'safety.rule.ashwagandha-metabolic.why': Record<never, never>
  'safety.rule.ashwagandha-thyroid.action': Record<never, never>
  'safety.rule.ashwagandha-thyroid.why': Record<never, never>
  'safety.rule.aspirin-lithium.action': Record<never, never>
  'safety.rule.aspirin-lithium.why': Record<never, never>
  'safety.rule.asthma-bee.action': Record<never, never>
  'safety.rule.asthma-bee.why': Record<never, never>
  'safety.rule.asthma-beta-blocker.action': Record<never, never>
  'safety.rule.asthma-beta-blocker.why': Record<never, never>
  'safety.rule.asthma-nsaid.action': Record<never, never>
  'safety.rule.asthma-nsaid.why': Record<never, never>
  'safety.rule.asthma-other.action': Record<never, never>
  'safety.rule.asthma-other.why': Record<never, never>
  'safety.rule.autoimmune-herb.action': Record<never, never>
  'safety.rule.autoimmune-herb.why': Record<never, never>
  'safety.rule.autoimmune-melatonin.action': Record<never, never>
  'safety.rule.autoimmune-melatonin.why': Record<never, never>
  'safety.rule.azathioprine-allopurinol.action': Record<never, never>
  'safety.rule.azathioprine-allopurinol.why': Record<never, never>
  'safety.rule.b6-levodopa.action': Record<never, never>
  'safety.rule.b6-levodopa.why': Record<never, never>
  'safety.rule.bariatric-medicine.action': Record<never, never>
  'safety.rule.bariatric-medicine.why': Record<never, never>
  'safety.rule.berberine-ciclosporin.action': Record<never, never>
  'safety.rule.berberine-ciclosporin.why': Record<never, never>
  'safety.rule.berberine-enzyme.action': Record<never, never>
  'safety.rule.berberine-enzyme.why': Record<never, never>
  'safety.rule.berberine-statin.action': Record<never, never>
  'safety.rule.berberine-statin.why': Record<never, never>
  'safety.rule.bicarbonate-lithium.action': Record<never, never>
  'safety.rule.bicarbonate-lithium.why': Record<never, never>
  'safety.rule.bicarbonate-medicine.action': Record<never, never>
  'safety.rule.bicarbonate-medicine.why': Record<never, never>
  'safety.rule.binder-any.action': Record<never, never>
  'safety.rule.binder-any.why': Record<never, never>
  'safety.rule.biotin-anticonvulsant.action': Record<never, never>
  'safety.rule.biotin-anticonvulsant.why': Record<never, never>
  'safety.rule.biotin-tests.action': Record<never, never>
  'safety.rule.biotin-tests.why': Record<never, never>
  'safety.rule.bipolar-antidepressant.action': Record<never, never>
  'safety.rule.bipolar-antidepressant.why': Record<never, never>
  'safety.rule.bipolar-other.action': Record<never, never>
  'safety.rule.bipolar-other.why': Record<never, never>
  'safety.rule.black-cohosh-cancer.action': Record<never, never>
  'safety.rule.black-cohosh-cancer.why': Record<never, never>
  'safety.rule.black-pepper-medicine.action': Record<never, never>
  'safety.rule.black-pepper-medicine.why': Record<never, never>
  'safety.rule.black-seed-pressure.action': Record<never, never>
  'safety.rule.black-seed-pressure.why': Record<never, never>
  'safety.rule.bleeding-herb.action': Record<never, never>
  'safety.rule.bleeding-herb.why': Record<never, never>
  'safety.rule.bleeding-medicine.action': Record<never, never>
  'safety.rule.bleeding-medicine.why': Record<never, never>
  'safety.rule.bleeding-ssri.action': Record<never, never>
  'safety.rule.bleeding-ssri.why': Record<never, never>
  'safety.rule.bosentan-glibenclamide.action': Record<never, never>
  'safety.rule.bosentan-glibenclamide.why': Record<never, never>
  'safety.rule.boswellia-medicine.action': Record<never, never>
  'safety.rule.boswellia-medicine.why': Record<never, never>
  'safety.rule.bowel-bulk.action': Record<never, never>
  'safety.rule.bowel-bulk.why': Record<never, never>
  'safety.rule.bowel-laxative.action': Record<never, never>
  'safety.rule.bowel-laxative.why': Record<never, never>
  'safety.rule.bowel-nsaid.action': Record<never, never>
  'safety.rule.bowel-nsaid.why': Record<never, never>
  'safety.rule.breastfeeding-herb.action': Record<never, never>
  'safety.rule.breastfeeding-herb.why': Record<never, never>
  'safety.rule.breastfeeding-medicine.action': Record<never, never>
  'safety.rule.breastfeeding-medicine.why': Record<never, never>
  'safety.rule.bromelain-antibiotic.action': Record<never, never>
  'safety.rule.bromelain-antibiotic.why': Record<never, never>
  'safety.rule.bromelain-blood.action': Record<never, never>
  'safety.rule.bromelain-blood.why': Record<never, never>
  'safety.rule.bugleweed-thyroid.action': Record<never, never>
  'safety.rule.bugleweed-thyroid.why': Record<never, never>
  'safety.rule.caffeine-lithium.action': Record<never, never>
  'safety.rule.caffeine-lithium.why': Record<never, never>
  'safety.rule.caffeine-medicine.action': Record<never, never>
  'safety.rule.caffeine-medicine.why': Record<never, never>
  'safety.rule.calcium-digoxin.action': Record<never, never>
  'safety.rule.calcium-digoxin.why': Record<never, never>
  'safety.rule.calcium-lithium.action': Record<never, never>
  'safety.rule.calcium-lithium.why': Record<never, never>
  'safety.rule.calcium-thiazide.action': Record<never, never>
  'safety.rule.calcium-thiazide.why': Record<never, never>
  'safety.rule.cancer-treatment-antioxidant.action': Record<never, never>
  'safety.rule.cancer-treatment-antioxidant.why': Record<never, never>
  'safety.rule.cancer-treatment.action': Record<never, never>
  'safety.rule.cancer-treatment.why': Record<never, never>
  'safety.rule.capsicum-ace.action': Record<never, never>
  'safety.rule.capsicum-ace.why': Record<never, never>
  'safety.rule.capsicum-theophylline.action': Record<never, never>
  'safety.rule.capsicum-theophylline.why': Record<never, never>
  'safety.rule.carbamazepine-level.action': Record<never, never>
  'safety.rule.carbamazepine-level.why': Record<never, never>
  'safety.rule.carnitine-medicine.action': Record<never, never>
  'safety.rule.carnitine-medicine.why': Record<never, never>
  'safety.rule.castor-oil-medicine.action': Record<never, never>
  'safety.rule.castor-oil-medicine.why': Record<never, never>
  'safety.rule.castor-oil-pregnancy.action': Record<never, never>
  'safety.rule.castor-oil-pregnancy.why': Record<never, never>
  'safety.rule.cats-claw-medicine.action': Record<never, never>
  'safety.rule.cats-claw-medicine.why': Record<never, never>
  'safety.rule.cbd-enzyme.action': Record<never, never>
  'safety.rule.cbd-enzyme.why': Record<never, never>
  'safety.rule.cbd-medicine.action': Record<never, never>
  'safety.rule.cbd-medicine.why': Record<never, never>
  'safety.rule.chamomile-ciclosporin.action': Record<never, never>
  'safety.rule.chamomile-ciclosporin.why': Record<never, never>
  'safety.rule.chamomile-warfarin.action': Record<never, never>
  'safety.rule.chamomile-warfarin.why': Record<never, never>
  'safety.rule.charcoal-medicine.action': Record<never, never>
  'safety.rule.charcoal-medicine.why': Record<never, never>
  'safety.rule.chasteberry-dopamine.action': Record<never, never>
  'safety.rule.chasteberry-dopamine.why': Record<never, never>
  'safety.rule.checkpoint-immune-herb.action': Record<never, never>
  'safety.rule.checkpoint-immune-herb.why': Record<never, never>
  'safety.rule.child-caffeine.action': Record<never, never>
  'safety.rule.child-caffeine.why': Record<never, never>
  'safety.rule.child-cold-older.action': Record<never, never>
  'safety.rule.child-cold-older.why': Record<never, never>
  'safety.rule.child-cold.action': Record<never, never>
  'safety.rule.child-cold.why': Record<never, never>
  'safety.rule.child-domperidone.action': Record<never, never>
  'safety.rule.child-domperidone.why': Record<never, never>
  'safety.rule.child-echinacea.action': Record<never, never>
  'safety.rule.child-echinacea.why': Record<never, never>
  'safety.rule.child-essential-oil.action': Record<never, never>
  'safety.rule.child-essential-oil.why': Record<never, never>
  'safety.rule.child-fennel.action': Record<never, never>
  'safety.rule.child-fennel.why': Record<never, never>
  'safety.rule.child-fluoride-young.action': Record<never, never>
  'safety.rule.child-fluoride-young.why': Record<never, never>
  'safety.rule.child-fluoride.action': Record<never, never>
  'safety.rule.child-fluoride.why': Record<never, never>
  'safety.rule.child-hazard.action': Record<never, never>
  'safety.rule.child-hazard.why': Record<never, never>
  'safety.rule.child-honey.action': Record<never, never>
  'safety.rule.child-honey.why': Record<never, never>
  'safety.rule.child-horseradish.action': Record<never, never>
  'safety.rule.child-horseradish.why': Record<never, never>
  'safety.rule.child-ivy.action': Record<never, never>
  'safety.rule.child-ivy.why': Record<never, never>
  'safety.rule.child-laxative.action': Record<never, never>
  'safety.rule.child-laxative.why': Record<never, never>
  'safety.rule.child-menthol.action': Record<never, never>
  'safety.rule.child-menthol.why': Record<never, never>
  'safety.rule.child-mucolytic.action': Record<never, never>
  'safety.rule.child-mucolytic.why': Record<never, never>
  'safety.rule.child-nimesulide.action': Record<never, never>
  'safety.rule.child-nimesulide.why': Record<never, never>
  'safety.rule.child-nsaid.action': Record<never, never>
  'safety.rule.child-nsaid.why': Record<never, never>
  'safety.rule.child-numbing.action': Record<never, never>
  'safety.rule.child-numbing.why': Record<never, never>
  'safety.rule.child-pelargonium.action': Record<never, never>
  'safety.rule.child-pelargonium.why': Record<never, never>
  'safety.rule.child-peppermint-oil.action': Record<never, never>
  'safety.rule.child-peppermint-oil.why': Record<never, never>
  'safety.rule.child-star-anise.action': Record<never, never>
  'safety.rule.child-star-anise.why': Record<never, never>
  'safety.rule.child-wort.action': Record<never, never>
  'safety.rule.child-wort.why': Record<never, never>
  'safety.rule.chromium-levothyroxine.action': Record<never, never>
  'safety.rule.chromium-levothyroxine.why': Record<never, never>
  'safety.rule.citalopram-omeprazole.action': Record<never, never>
  'safety.rule.citalopram-omeprazole.why': Record<never, never>
  'safety.rule.clopidogrel-acid.action': Record<never, never>
  'safety.rule.clopidogrel-acid.why': Record<never, never>
  'safety.rule.clozapine-level.action': Record<never, never>
  'safety.rule.clozapine-level.why': Record<never, never>
  'safety.rule.coeliac-grain.action': Record<never, never>
  'safety.rule.coeliac-grain.why': Record<never, never>
  'safety.rule.coffee-bisphosphonate.action': Record<never, never>
  'safety.rule.coffee-bisphosphonate.why': Record<never, never>
  'safety.rule.coffee-levothyroxine.action': Record<never, never>
  'safety.rule.coffee-levothyroxine.why': Record<never, never>
  'safety.rule.colchicine-level.action': Record<never, never>
  'safety.rule.colchicine-level.why': Record<never, never>
  'safety.rule.conceiving-herb.action': Record<never, never>
  'safety.rule.conceiving-herb.why': Record<never, never>
  'safety.rule.conceiving-medicine.action': Record<never, never>
  'safety.rule.conceiving-medicine.why': Record<never, never>
  'safety.rule.contraceptive-epilepsy.action': Record<never, never>
  'safety.rule.contraceptive-epilepsy.why': Record<never, never>
  'safety.rule.copd-sedative.action': Record<never, never>
  'safety.rule.copd-sedative.why': Record<never, never>
  'safety.rule.coq10-warfarin.action': Record<never, never>
  'safety.rule.coq10-warfarin.why': Record<never, never>
  'safety.rule.coronary-medicine.action': Record<never, never>
  'safety.rule.coronary-medicine.why': Record<never, never>
  'safety.rule.cranberry-doac.action': Record<never, never>
  'safety.rule.cranberry-doac.why': Record<never, never>
  'safety.rule.cranberry-warfarin.action': Record<never, never>
  'safety.rule.cranberry-warfarin.why': Record<never, never>
  'safety.rule.creatine-nsaid.action': Record<never, never>
  'safety.rule.creatine-nsaid.why': Record<never, never>
  'safety.rule.dairy-antibiotic.action': Record<never, never>
  'safety.rule.dairy-antibiotic.why': Record<never, never>
  'safety.rule.dandelion-diuretic.action': Record<never, never>
  'safety.rule.dandelion-diuretic.why': Record<never, never>
  'safety.rule.danshen-digoxin-test.action': Record<never, never>
  'safety.rule.danshen-digoxin-test.why': Record<never, never>
  'safety.rule.danshen-fexofenadine.action': Record<never, never>
  'safety.rule.danshen-fexofenadine.why': Record<never, never>
  'safety.rule.dementia-medicine.action': Record<never, never>
  'safety.rule.dementia-medicine.why': Record<never, never>
  'safety.rule.dependence-opioid.action': Record<never, never>
  'safety.rule.dependence-opioid.why': Record<never, never>
  'safety.rule.depression-medicine.action': Record<never, never>
  'safety.rule.depression-medicine.why': Record<never, never>
  'safety.rule.devils-claw-blood.action': Record<never, never>
  'safety.rule.devils-claw-blood.why': Record<never, never>
  'safety.rule.devils-claw-platelets.action': Record<never, never>
  'safety.rule.devils-claw-platelets.why': Record<never, never>
  'safety.rule.dhea-antiestrogen.action': Record<never, never>
  'safety.rule.dhea-antiestrogen.why': Record<never, never>
  'safety.rule.diabetes-glucosamine.action': Record<never, never>
  'safety.rule.diabetes-glucosamine.why': Record<never, never>
  'safety.rule.diabetes-herb.action': Record<never, never>
  'safety.rule.diabetes-herb.why': Record<never, never>
  'safety.rule.diabetes-medicine-effect.action': Record<never, never>
  'safety.rule.diabetes-medicine-effect.why': Record<never, never>
  'safety.rule.diarrhoea-laxative.action': Record<never, never>
  'safety.rule.diarrhoea-laxative.why': Record<never, never>
  'safety.rule.digoxin-diuretic.action': Record<never, never>
  'safety.rule.digoxin-diuretic.why': Record<never, never>
  'safety.rule.digoxin-level.action': Record<never, never>
  'safety.rule.digoxin-level.why': Record<never, never>
  'safety.rule.dim-tamoxifen.action': Record<never, never>
  'safety.rule.dim-tamoxifen.why': Record<never, never>
  'safety.rule.dong-quai-platelets.action': Record<never, never>
  'safety.rule.dong-quai-platelets.why': Record<never, never>
  'safety.rule.dong-quai-warfarin.action': Record<never, never>
  'safety.rule.dong-quai-warfarin.why': Record<never, never>
  'safety.rule.dopamine-blockers.action': Record<never, never>
  'safety.rule.dopamine-blockers.why': Record<never, never>
  'safety.rule.eating-disorder-medicine.action': Record<never, never>
  'safety.rule.eating-disorder-medicine.why': Record<never, never>
  'safety.rule.echinacea-midazolam.action': Record<never, never>
  'safety.rule.echinacea-midazolam.why': Record<never, never>
  'safety.rule.enzyme-acarbose.action': Record<never, never>
  'safety.rule.enzyme-acarbose.why': Record<never, never>
  'safety.rule.epilepsy-carnitine.action': Record<never, never>
  'safety.rule.epilepsy-carnitine.why': Record<never, never>
  'safety.rule.epilepsy-herb-possible.action': Record<never, never>
  'safety.rule.epilepsy-herb-possible.why': Record<never, never>
  'safety.rule.epilepsy-herb.action': Record<never, never>
  'safety.rule.epilepsy-herb.why': Record<never, never>
  'safety.rule.epilepsy-medicine.action': Record<never, never>
  'safety.rule.epilepsy-medicine.why': Record<never, never>
  'safety.rule.epilepsy-oil.action': Record<never, never>
  'safety.rule.epilepsy-oil.why': Record<never, never>
  'safety.rule.estrogen-dependent-herb.action': Record<never, never>
  'safety.rule.estrogen-dependent-herb.why': Record<never, never>
  'safety.rule.feverfew-blood.action': Record<never, never>
  'safety.rule.feverfew-blood.why': Record<never, never>
  'safety.rule.feverfew-platelets.action': Record<never, never>
  'safety.rule.feverfew-platelets.why': Record<never, never>
  'safety.rule.fibre-any-medicine.action': Record<never, never>
  'safety.rule.fibre-any-medicine.why': Record<never, never>
  'safety.rule.fibre-medicine.action': Record<never, never>
  'safety.rule.fibre-medicine.why': Record<never, never>
  'safety.rule.folic-anticonvulsant.action': Record<never, never>
  'safety.rule.folic-anticonvulsant.why': Record<never, never>
  'safety.rule.folic-capecitabine.action': Record<never, never>
  'safety.rule.folic-capecitabine.why': Record<never, never>
  'safety.rule.folic-methotrexate.action': Record<never, never>
  'safety.rule.folic-methotrexate.why': Record<never, never>
  'safety.rule.g6pd-beans.action': Record<never, never>
  'safety.rule.g6pd-beans.why': Record<never, never>
  'safety.rule.g6pd-henna.action': Record<never, never>
  'safety.rule.g6pd-henna.why': Record<never, never>
  'safety.rule.g6pd-medicine.action': Record<never, never>
  'safety.rule.g6pd-medicine.why': Record<never, never>
  'safety.rule.g6pd-other.action': Record<never, never>
  'safety.rule.g6pd-other.why': Record<never, never>
  'safety.rule.g6pd-vitamin-c.action': Record<never, never>
  'safety.rule.g6pd-vitamin-c.why': Record<never, never>
  'safety.rule.gallstones-ginger.action': Record<never, never>
  'safety.rule.gallstones-ginger.why': Record<never, never>
  'safety.rule.gallstones-herb.action': Record<never, never>
  'safety.rule.gallstones-herb.why': Record<never, never>
  'safety.rule.gallstones-medicine.action': Record<never, never>
  'safety.rule.gallstones-medicine.why': Record<never, never>
  'safety.rule.garlic-antiplatelet.action': Record<never, never>
  'safety.rule.garlic-antiplatelet.why': Record<never, never>
  'safety.rule.garlic-hiv.action': Record<never, never>
  'safety.rule.garlic-hiv.why': Record<never, never>
  'safety.rule.garlic-warfarin.action': Record<never, never>
  'safety.rule.garlic-warfarin.why': Record<never, never>
  'safety.rule.gastroparesis-fibre.action': Record<never, never>
  'safety.rule.gastroparesis-fibre.why': Record<never, never>
  'safety.rule.ginger-antiplatelet.action': Record<never, never>
  'safety.rule.ginger-antiplatelet.why': Record<never, never>
  'safety.rule.ginger-warfarin.action': Record<never, never>
  'safety.rule.ginger-warfarin.why': Record<never, never>
  'safety.rule.ginkgo-antiplatelet.action': Record<never, never>
  'safety.rule.ginkgo-antiplatelet.why': Record<never, never>
  'safety.rule.ginkgo-bupropion.action': Record<never, never>
  'safety.rule.ginkgo-bupropion.why': Record<never, never>
  'safety.rule.ginkgo-efavirenz.action': Record<never, never>
  'safety.rule.ginkgo-efavirenz.why': Record<never, never>
  'safety.rule.ginkgo-nifedipine.action': Record<never, never>
  'safety.rule.ginkgo-nifedipine.why': Record<never, never>
  'safety.rule.ginkgo-omeprazole.action': Record<never, never>
  'safety.rule.ginkgo-omeprazole.why': Record<never, never>
  'safety.rule.ginkgo-warfarin.action': Record<never, never>
  'safety.rule.ginkgo-warfarin.why': Record<never, never>
  'safety.rule.ginseng-digoxin-test.action': Record<never, never>
  'safety.rule.ginseng-digoxin-test.why': Record<never, never>
  'safety.rule.ginseng-doac.action': Record<never, never>
  'safety.rule.ginseng-doac.why': Record<never, never>
  'safety.rule.ginseng-imatinib.action': Record<never, never>
  'safety.rule.ginseng-imatinib.why': Record<never, never>
  'safety.rule.ginseng-mao.action': Record<never, never>
  'safety.rule.ginseng-mao.why': Record<never, never>
  'safety.rule.ginseng-raltegravir.action': Record<never, never>
  'safety.rule.ginseng-raltegravir.why': Record<never, never>
  'safety.rule.ginseng-warfarin.action': Record<never, never>
  'safety.rule.ginseng-warfarin.why': Record<never, never>
  'safety.rule.glaucoma-medicine.action': Record<never, never>
  'safety.rule.glaucoma-medicine.why': Record<never, never>
  'safety.rule.glaucoma-other.action': Record<never, never>
  'safety.rule.glaucoma-other.why': Record<never, never>
  'safety.rule.glucose-herb.action': Record<never, never>
  'safety.rule.glucose-herb.why': Record<never, never>
  'safety.rule.glycosides-together.action': Record<never, never>
  'safety.rule.glycosides-together.why': Record<never, never>
  'safety.rule.goldenseal-medicine.action': Record<never, never>
  'safety.rule.goldenseal-medicine.why': Record<never, never>
  'safety.rule.gout-medicine.action': Record<never, never>
  'safety.rule.gout-medicine.why': Record<never, never>
  'safety.rule.grapefruit-medicine.action': Record<never, never>
  'safety.rule.grapefruit-medicine.why': Record<never, never>
  'safety.rule.grapefruit-other.action': Record<never, never>
  'safety.rule.grapefruit-other.why': Record<never, never>
  'safety.rule.green-tea-medicine.action': Record<never, never>
  'safety.rule.green-tea-medicine.why': Record<never, never>
  'safety.rule.guggul-absorption.action': Record<never, never>
  'safety.rule.guggul-absorption.why': Record<never, never>
  'safety.rule.hashimoto-iodine.action': Record<never, never>
  'safety.rule.hashimoto-iodine.why': Record<never, never>
  'safety.rule.hawthorn-digoxin.action': Record<never, never>
  'safety.rule.hawthorn-digoxin.why': Record<never, never>
  'safety.rule.hay-fever-pollen.action': Record<never, never>
  'safety.rule.hay-fever-pollen.why': Record<never, never>
  'safety.rule.hazard-aconite.action': Record<never, never>
  'safety.rule.hazard-aconite.why': Record<never, never>
  'safety.rule.hazard-amygdalin.action': Record<never, never>
  'safety.rule.hazard-amygdalin.why': Record<never, never>
  'safety.rule.hazard-anabolic.action': Record<never, never>
  'safety.rule.hazard-anabolic.why': Record<never, never>
  'safety.rule.hazard-areca.action': Record<never, never>
  'safety.rule.hazard-areca.why': Record<never, never>
  'safety.rule.hazard-aristolochia.action': Record<never, never>
  'safety.rule.hazard-aristolochia.why': Record<never, never>
  'safety.rule.hazard-arnica.action': Record<never, never>
  'safety.rule.hazard-arnica.why': Record<never, never>
  'safety.rule.hazard-bloodroot.action': Record<never, never>
  'safety.rule.hazard-bloodroot.why': Record<never, never>
  'safety.rule.hazard-blue-cohosh.action': Record<never, never>
  'safety.rule.hazard-blue-cohosh.why': Record<never, never>
  'safety.rule.hazard-borage.action': Record<never, never>
  'safety.rule.hazard-borage.why': Record<never, never>
  'safety.rule.hazard-borax.action': Record<never, never>
  'safety.rule.hazard-borax.why': Record<never, never>
  'safety.rule.hazard-caesium.action': Record<never, never>
  'safety.rule.hazard-caesium.why': Record<never, never>
  'safety.rule.hazard-calamus.action': Record<never, never>
  'safety.rule.hazard-calamus.why': Record<never, never>
  'safety.rule.hazard-cantharides.action': Record<never, never>
  'safety.rule.hazard-cantharides.why': Record<never, never>
  'safety.rule.hazard-celandine.action': Record<never, never>
  'safety.rule.hazard-celandine.why': Record<never, never>
  'safety.rule.hazard-chaparral.action': Record<never, never>
  'safety.rule.hazard-chaparral.why': Record<never, never>
  'safety.rule.hazard-chlorine-dioxide.action': Record<never, never>
  'safety.rule.hazard-chlorine-dioxide.why': Record<never, never>
  'safety.rule.hazard-dnp.action': Record<never, never>
  'safety.rule.hazard-dnp.why': Record<never, never>
  'safety.rule.hazard-ephedra.action': Record<never, never>
  'safety.rule.hazard-ephedra.why': Record<never, never>
  'safety.rule.hazard-ergot.action': Record<never, never>
  'safety.rule.hazard-ergot.why': Record<never, never>
  'safety.rule.hazard-fly-agaric.action': Record<never, never>
  'safety.rule.hazard-fly-agaric.why': Record<never, never>
  'safety.rule.hazard-garcinia.action': Record<never, never>
  'safety.rule.hazard-garcinia.why': Record<never, never>
  'safety.rule.hazard-germander.action': Record<never, never>
  'safety.rule.hazard-germander.why': Record<never, never>
  'safety.rule.hazard-germanium.action': Record<never, never>
  'safety.rule.hazard-germanium.why': Record<never, never>
  'safety.rule.hazard-glycoside.action': Record<never, never>
  'safety.rule.hazard-glycoside.why': Record<never, never>
  'safety.rule.hazard-green-tea.action': Record<never, never>
  'safety.rule.hazard-green-tea.why': Record<never, never>
  'safety.rule.hazard-harmala.action': Record<never, never>
  'safety.rule.hazard-harmala.why': Record<never, never>
  'safety.rule.hazard-he-shou-wu.action': Record<never, never>
  'safety.rule.hazard-he-shou-wu.why': Record<never, never>
  'safety.rule.hazard-hydrazine.action': Record<never, never>
  'safety.rule.hazard-hydrazine.why': Record<never, never>
  'safety.rule.hazard-jin-bu-huan.action': Record<never, never>
  'safety.rule.hazard-jin-bu-huan.why': Record<never, never>
  'safety.rule.hazard-kava.action': Record<never, never>
  'safety.rule.hazard-kava.why': Record<never, never>
  'safety.rule.hazard-kratom.action': Record<never, never>
  'safety.rule.hazard-kratom.why': Record<never, never>
  'safety.rule.hazard-lobelia.action': Record<never, never>
  'safety.rule.hazard-lobelia.why': Record<never, never>
  'safety.rule.hazard-lugol.action': Record<never, never>
  'safety.rule.hazard-lugol.why': Record<never, never>
  'safety.rule.hazard-madder.action': Record<never, never>
  'safety.rule.hazard-madder.why': Record<never, never>
  'safety.rule.hazard-metals.action': Record<never, never>
  'safety.rule.hazard-metals.why': Record<never, never>
  'safety.rule.hazard-methylene-blue.action': Record<never, never>
  'safety.rule.hazard-methylene-blue.why': Record<never, never>
  'safety.rule.hazard-mistletoe-berry.action': Record<never, never>
  'safety.rule.hazard-mistletoe-berry.why': Record<never, never>
  'safety.rule.hazard-mistletoe.action': Record<never, never>
  'safety.rule.hazard-mistletoe.why': Record<never, never>
  'safety.rule.hazard-nightshade.action': Record<never, never>
  'safety.rule.hazard-nightshade.why': Record<never, never>
  'safety.rule.hazard-pennyroyal.action': Record<never, never>
  'safety.rule.hazard-pennyroyal.why': Record<never, never>
  'safety.rule.hazard-phenibut.action': Record<never, never>
  'safety.rule.hazard-phenibut.why': Record<never, never>
  'safety.rule.hazard-podophyllum.action': Record<never, never>
  'safety.rule.hazard-podophyllum.why': Record<never, never>
  'safety.rule.hazard-poison-plant.action': Record<never, never>
  'safety.rule.hazard-poison-plant.why': Record<never, never>
  'safety.rule.hazard-pokeweed.action': Record<never, never>
  'safety.rule.hazard-pokeweed.why': Record<never, never>
  'safety.rule.hazard-pyrrolizidine.action': Record<never, never>
  'safety.rule.hazard-pyrrolizidine.why': Record<never, never>
  'safety.rule.hazard-rauwolfia.action': Record<never, never>
  'safety.rule.hazard-rauwolfia.why': Record<never, never>
  'safety.rule.hazard-red-yeast.action': Record<never, never>
  'safety.rule.hazard-red-yeast.why': Record<never, never>
  'safety.rule.hazard-rue.action': Record<never, never>
  'safety.rule.hazard-rue.why': Record<never, never>
  'safety.rule.hazard-salvia-divinorum.action': Record<never, never>
  'safety.rule.hazard-salvia-divinorum.why': Record<never, never>
  'safety.rule.hazard-sassafras.action': Record<never, never>
  'safety.rule.hazard-sassafras.why': Record<never, never>
  'safety.rule.hazard-sho-saiko-to.action': Record<never, never>
  'safety.rule.hazard-sho-saiko-to.why': Record<never, never>
  'safety.rule.hazard-silver.action': Record<never, never>
  'safety.rule.hazard-silver.why': Record<never, never>
  'safety.rule.hazard-solvent.action': Record<never, never>
  'safety.rule.hazard-solvent.why': Record<never, never>
  'safety.rule.hazard-stimulant.action': Record<never, never>
  'safety.rule.hazard-stimulant.why': Record<never, never>
  'safety.rule.hazard-strychnos.action': Record<never, never>
  'safety.rule.hazard-strychnos.why': Record<never, never>
  'safety.rule.hazard-tea-tree.action': Record<never, never>
  'safety.rule.hazard-tea-tree.why': Record<never, never>
  'safety.rule.hazard-thujone.action': Record<never, never>
  'safety.rule.hazard-thujone.why': Record<never, never>
  'safety.rule.hazard-tinospora.action': Record<never, never>
  'safety.rule.hazard-tinospora.why': Record<never, never>
  'safety.rule.hazard-tiratricol.action': Record<never, never>
  'safety.rule.hazard-tiratricol.why': Record<never, never>
  'safety.rule.hazard-toxic-oil.action': Record<never, never>
  'safety.rule.hazard-toxic-oil.why': Record<never, never>
  'safety.rule.hazard-tripterygium.action': Record<never, never>
  'safety.rule.hazard-tripterygium.why': Record<never, never>
  'safety.rule.hazard-usnic-acid.action': Record<never, never>
  'safety.rule.hazard-usnic-acid.why': Record<never, never>
  'safety.rule.hazard-wintergreen.action': Record<never, never>
  'safety.rule.hazard-wintergreen.why': Record<never, never>
  'safety.rule.hazard-yohimbe.action': Record<never, never>
  'safety.rule.hazard-yohimbe.why': Record<never, never>
  'safety.rule.heart-failure-hawthorn.action': Record<never, never>
  'safety.rule.heart-failure-hawthorn.why': Record<never, never>
  'safety.rule.heart-failure-medicine.action': Record<never, never>
  'safety.rule.heart-failure-medicine.why': Record<never, never>
  'safety.rule.heart-failure-nsaid.action': Record<never, never>
  'safety.rule.heart-failure-nsaid.why': Record<never, never>
  'safety.rule.heart-failure-water.action': Record<never, never>
  'safety.rule.heart-failure-water.why': Record<never, never>
  'safety.rule.heart-rate.action': Record<never, never>
  'safety.rule.heart-rate.why': Record<never, never>
  'safety.rule.heart-statin.action': Record<never, never>
  'safety.rule.heart-statin.why': Record<never, never>
  'safety.rule.herbs-cancer.action': Record<never, never>
  'safety.rule.herbs-cancer.why': Record<never, never>
  'safety.rule.herbs-doac.action': Record<never, never>
  'safety.rule.herbs-doac.why': Record<never, never>
  'safety.rule.herbs-tacrolimus.action': Record<never, never>
  'safety.rule.herbs-tacrolimus.why': Record<never, never>
  'safety.rule.herbs-warfarin.action': Record<never, never>
  'safety.rule.herbs-warfarin.why': Record<never, never>
  'safety.rule.high-calcium-source.action': Record<never, never>
  'safety.rule.high-calcium-source.why': Record<never, never>
  'safety.rule.high-potassium-source.action': Record<never, never>
  'safety.rule.high-potassium-source.why': Record<never, never>
  'safety.rule.hiv-wort.action': Record<never, never>
  'safety.rule.hiv-wort.why': Record<never, never>
  'safety.rule.homocystinuria-methionine.action': Record<never, never>
  'safety.rule.homocystinuria-methionine.why': Record<never, never>
  'safety.rule.hormone-cancer-herb.action': Record<never, never>
  'safety.rule.hormone-cancer-herb.why': Record<never, never>
  'safety.rule.hormone-cancer.action': Record<never, never>
  'safety.rule.hormone-cancer.why': Record<never, never>
  'safety.rule.horseradish-condition.action': Record<never, never>
  'safety.rule.horseradish-condition.why': Record<never, never>
  'safety.rule.huperzine-cholinergic.action': Record<never, never>
  'safety.rule.huperzine-cholinergic.why': Record<never, never>
  'safety.rule.hypertension-caffeine.action': Record<never, never>
  'safety.rule.hypertension-caffeine.why': Record<never, never>
  'safety.rule.hypertension-contraceptive.action': Record<never, never>
  'safety.rule.hypertension-contraceptive.why': Record<never, never>
  'safety.rule.hypertension-licorice.action': Record<never, never>
  'safety.rule.hypertension-licorice.why': Record<never, never>
  'safety.rule.hypertension-nsaid.action': Record<never, never>
  'safety.rule.hypertension-nsaid.why': Record<never, never>
  'safety.rule.hypertension-stimulant.action': Record<never, never>
  'safety.rule.hypertension-stimulant.why': Record<never, never>
  'safety.rule.hyperthyroid-herb.action': Record<never, never>
  'safety.rule.hyperthyroid-herb.why': Record<never, never>
  'safety.rule.hyperthyroid-iodine.action': Record<never, never>
  'safety.rule.hyperthyroid-iodine.why': Record<never, never>
  'safety.rule.hypoglycaemia-herb.action': Record<never, never>
  'safety.rule.hypoglycaemia-herb.why': Record<never, never>
  'safety.rule.hypotension-herb.action': Record<never, never>
  'safety.rule.hypotension-herb.why': Record<never, never>
  'safety.rule.hypothyroid-iodine.action': Record<never, never>
  'safety.rule.hypothyroid-iodine.why': Record<never, never>
  'safety.rule.hypothyroid-other.action': Record<never, never>
  'safety.rule.hypothyroid-other.why': Record<never, never>
  'safety.rule.immune-herb-mild.action': Record<never, never>
  'safety.rule.immune-herb-mild.why': Record<never, never>
  'safety.rule.immune-herb.action': Record<never, never>
  'safety.rule.immune-herb.why': Record<never, never>
  'safety.rule.immune-weak-herb.action': Record<never, never>
  'safety.rule.immune-weak-herb.why': Record<never, never>
  'safety.rule.immune-weak-probiotic.action': Record<never, never>
  'safety.rule.immune-weak-probiotic.why': Record<never, never>
  'safety.rule.immune-weak-yeast.action': Record<never, never>
  'safety.rule.immune-weak-yeast.why': Record<never, never>
  'safety.rule.inducer-medicine.action': Record<never, never>
  'safety.rule.inducer-medicine.why': Record<never, never>
  'safety.rule.insulin-glp.action': Record<never, never>
  'safety.rule.insulin-glp.why': Record<never, never>
  'safety.rule.iodine-antithyroid.action': Record<never, never>
  'safety.rule.iodine-antithyroid.why': Record<never, never>
  'safety.rule.iodine-potassium.action': Record<never, never>
  'safety.rule.iodine-potassium.why': Record<never, never>
  'safety.rule.iodine-thyroid.action': Record<never, never>
  'safety.rule.iodine-thyroid.why': Record<never, never>
  'safety.rule.iron-acid.action': Record<never, never>
  'safety.rule.iron-acid.why': Record<never, never>
  'safety.rule.iron-medicines.action': Record<never, never>
  'safety.rule.iron-medicines.why': Record<never, never>
  'safety.rule.iron-minerals.action': Record<never, never>
  'safety.rule.iron-minerals.why': Record<never, never>
  'safety.rule.iron-overload-iron.action': Record<never, never>
  'safety.rule.iron-overload-iron.why': Record<never, never>
  'safety.rule.iron-overload-vitamin-c.action': Record<never, never>
  'safety.rule.iron-overload-vitamin-c.why': Record<never, never>
  'safety.rule.iron-plants.action': Record<never, never>
  'safety.rule.iron-plants.why': Record<never, never>
  'safety.rule.kava-antidepressant.action': Record<never, never>
  'safety.rule.kava-antidepressant.why': Record<never, never>
  'safety.rule.kava-levodopa.action': Record<never, never>
  'safety.rule.kava-levodopa.why': Record<never, never>
  'safety.rule.kava-sedative.action': Record<never, never>
  'safety.rule.kava-sedative.why': Record<never, never>
  'safety.rule.kidney-chromium.action': Record<never, never>
  'safety.rule.kidney-chromium.why': Record<never, never>
  'safety.rule.kidney-herb.action': Record<never, never>
  'safety.rule.kidney-herb.why': Record<never, never>
  'safety.rule.kidney-medicine.action': Record<never, never>
  'safety.rule.kidney-medicine.why': Record<never, never>
  'safety.rule.kidney-mineral.action': Record<never, never>
  'safety.rule.kidney-mineral.why': Record<never, never>
  'safety.rule.kidney-star-fruit.action': Record<never, never>
  'safety.rule.kidney-star-fruit.why': Record<never, never>
  'safety.rule.kidney-toxic.action': Record<never, never>
  'safety.rule.kidney-toxic.why': Record<never, never>
  'safety.rule.kratom-serotonin.action': Record<never, never>
  'safety.rule.kratom-serotonin.why': Record<never, never>
  'safety.rule.lactose-milk.action': Record<never, never>
  'safety.rule.lactose-milk.why': Record<never, never>
  'safety.rule.lamotrigine-contraceptive.action': Record<never, never>
  'safety.rule.lamotrigine-contraceptive.why': Record<never, never>
  'safety.rule.lamotrigine-level.action': Record<never, never>
  'safety.rule.lamotrigine-level.why': Record<never, never>
  'safety.rule.laxative-herb-diuretic.action': Record<never, never>
  'safety.rule.laxative-herb-diuretic.why': Record<never, never>
  'safety.rule.laxative-herb-heart.action': Record<never, never>
  'safety.rule.laxative-herb-heart.why': Record<never, never>
  'safety.rule.leber-cyanocobalamin.action': Record<never, never>
  'safety.rule.leber-cyanocobalamin.why': Record<never, never>
  'safety.rule.licorice-digoxin.action': Record<never, never>
  'safety.rule.licorice-digoxin.why': Record<never, never>
  'safety.rule.licorice-diuretic.action': Record<never, never>
  'safety.rule.licorice-diuretic.why': Record<never, never>
  'safety.rule.licorice-pressure.action': Record<never, never>
  'safety.rule.licorice-pressure.why': Record<never, never>
  'safety.rule.licorice-steroid.action': Record<never, never>
  'safety.rule.licorice-steroid.why': Record<never, never>
  'safety.rule.lithium-water.action': Record<never, never>
  'safety.rule.lithium-water.why': Record<never, never>
  'safety.rule.live-yeast.action': Record<never, never>
  'safety.rule.live-yeast.why': Record<never, never>
  'safety.rule.liver-herb-medicine.action': Record<never, never>
  'safety.rule.liver-herb-medicine.why': Record<never, never>
  'safety.rule.liver-herb-possible.action': Record<never, never>
  'safety.rule.liver-herb-possible.why': Record<never, never>
  'safety.rule.liver-herb-statin.action': Record<never, never>
  'safety.rule.liver-herb-statin.why': Record<never, never>
  'safety.rule.liver-herb.action': Record<never, never>
  'safety.rule.liver-herb.why': Record<never, never>
  'safety.rule.liver-herbs-together.action': Record<never, never>
  'safety.rule.liver-herbs-together.why': Record<never, never>
  'safety.rule.liver-medicine.action': Record<never, never>
  'safety.rule.liver-medicine.why': Record<never, never>
  'safety.rule.long-qt-herb.action': Record<never, never>
  'safety.rule.long-qt-herb.why': Record<never, never>
  'safety.rule.long-qt-medicine.action': Record<never, never>
  'safety.rule.long-qt-medicine.why': Record<never, never>
  'safety.rule.low-potassium-loss.action': Record<never, never>
  'safety.rule.low-potassium-loss.why': Record<never, never>
  'safety.rule.low-sodium-medicine.action': Record<never, never>
  'safety.rule.low-sodium-medicine.why': Record<never, never>
  'safety.rule.lupus-estrogen.action': Record<never, never>
  'safety.rule.lupus-estrogen.why': Record<never, never>
  'safety.rule.lupus-medicine.action': Record<never, never>
  'safety.rule.lupus-medicine.why': Record<never, never>
  'safety.rule.magnesium-diuretic.action': Record<never, never>
  'safety.rule.magnesium-diuretic.why': Record<never, never>
  'safety.rule.magnesium-gabapentin.action': Record<never, never>
  'safety.rule.magnesium-gabapentin.why': Record<never, never>
  'safety.rule.magnesium-nitrofurantoin.action': Record<never, never>
  'safety.rule.magnesium-nitrofurantoin.why': Record<never, never>
  'safety.rule.melatonin-blood.action': Record<never, never>
  'safety.rule.melatonin-blood.why': Record<never, never>
  'safety.rule.melatonin-medicine.action': Record<never, never>
  'safety.rule.melatonin-medicine.why': Record<never, never>
  'safety.rule.methotrexate-other.action': Record<never, never>
  'safety.rule.methotrexate-other.why': Record<never, never>
  'safety.rule.methotrexate-trimethoprim.action': Record<never, never>
  'safety.rule.methotrexate-trimethoprim.why': Record<never, never>
  'safety.rule.methylene-blue-serotonin.action': Record<never, never>
  'safety.rule.methylene-blue-serotonin.why': Record<never, never>
  'safety.rule.mineral-bisphosphonate.action': Record<never, never>
  'safety.rule.mineral-bisphosphonate.why': Record<never, never>
  'safety.rule.mineral-cefdinir.action': Record<never, never>
  'safety.rule.mineral-cefdinir.why': Record<never, never>
  'safety.rule.mineral-integrase.action': Record<never, never>
  'safety.rule.mineral-integrase.why': Record<never, never>
  'safety.rule.mineral-levothyroxine.action': Record<never, never>
  'safety.rule.mineral-levothyroxine.why': Record<never, never>
  'safety.rule.mineral-mycophenolate.action': Record<never, never>
  'safety.rule.mineral-mycophenolate.why': Record<never, never>
  'safety.rule.mineral-quinolone.action': Record<never, never>
  'safety.rule.mineral-quinolone.why': Record<never, never>
  'safety.rule.mineral-tetracycline.action': Record<never, never>
  'safety.rule.mineral-tetracycline.why': Record<never, never>
  'safety.rule.mucuna-medicine.action': Record<never, never>
  'safety.rule.mucuna-medicine.why': Record<never, never>
  'safety.rule.mucuna-pressure.action': Record<never, never>
  'safety.rule.mucuna-pressure.why': Record<never, never>
  'safety.rule.muscle-statin.action': Record<never, never>
  'safety.rule.muscle-statin.why': Record<never, never>
  'safety.rule.myasthenia-medicine.action': Record<never, never>
  'safety.rule.myasthenia-medicine.why': Record<never, never>
  'safety.rule.myasthenia-other.action': Record<never, never>
  'safety.rule.myasthenia-other.why': Record<never, never>
  'safety.rule.nac-nitro.action': Record<never, never>
  'safety.rule.nac-nitro.why': Record<never, never>
  'safety.rule.nattokinase-blood.action': Record<never, never>
  'safety.rule.nattokinase-blood.why': Record<never, never>
  'safety.rule.nattokinase-herb.action': Record<never, never>
  'safety.rule.nattokinase-herb.why': Record<never, never>
  'safety.rule.neuropathy-b6.action': Record<never, never>
  'safety.rule.neuropathy-b6.why': Record<never, never>
  'safety.rule.niacin-diabetes.action': Record<never, never>
  'safety.rule.niacin-diabetes.why': Record<never, never>
  'safety.rule.niacin-pressure.action': Record<never, never>
  'safety.rule.niacin-pressure.why': Record<never, never>
  'safety.rule.niacin-statin.action': Record<never, never>
  'safety.rule.niacin-statin.why': Record<never, never>
  'safety.rule.nitrate-pde5.action': Record<never, never>
  'safety.rule.nitrate-pde5.why': Record<never, never>
  'safety.rule.nsaid-anticoagulant.action': Record<never, never>
  'safety.rule.nsaid-anticoagulant.why': Record<never, never>
  'safety.rule.nsaid-kidney.action': Record<never, never>
  'safety.rule.nsaid-kidney.why': Record<never, never>
  'safety.rule.nsaid-lithium.action': Record<never, never>
  'safety.rule.nsaid-lithium.why': Record<never, never>
  'safety.rule.nsaid-methotrexate.action': Record<never, never>
  'safety.rule.nsaid-methotrexate.why': Record<never, never>
  'safety.rule.nsaid-together.action': Record<never, never>
  'safety.rule.nsaid-together.why': Record<never, never>
  'safety.rule.omega-blood.action': Record<never, never>
  'safety.rule.omega-blood.why': Record<never, never>
  'safety.rule.omega-fibrillation.action': Record<never, never>
  'safety.rule.omega-fibrillation.why': Record<never, never>
  'safety.rule.opioid-antagonist-loperamide.action': Record<never, never>
  'safety.rule.opioid-antagonist-loperamide.why': Record<never, never>
  'safety.rule.opioid-antagonist.action': Record<never, never>
  'safety.rule.opioid-antagonist.why': Record<never, never>
  'safety.rule.opioid-benzodiazepine.action': Record<never, never>
  'safety.rule.opioid-benzodiazepine.why': Record<never, never>
  'safety.rule.osteoporosis-medicine.action': Record<never, never>
  'safety.rule.osteoporosis-medicine.why': Record<never, never>
  'safety.rule.pancreatitis-medicine.action': Record<never, never>
  'safety.rule.pancreatitis-medicine.why': Record<never, never>
  'safety.rule.pancreatitis-probiotic.action': Record<never, never>
  'safety.rule.pancreatitis-probiotic.why': Record<never, never>
  'safety.rule.parkinson-chasteberry.action': Record<never, never>
  'safety.rule.parkinson-chasteberry.why': Record<never, never>
  'safety.rule.parkinson-medicine.action': Record<never, never>
  'safety.rule.parkinson-medicine.why': Record<never, never>
  'safety.rule.pcos-androgen.action': Record<never, never>
  'safety.rule.pcos-androgen.why': Record<never, never>
  'safety.rule.pde5-alpha.action': Record<never, never>
  'safety.rule.pde5-alpha.why': Record<never, never>
  'safety.rule.penicillamine-mineral.action': Record<never, never>
  'safety.rule.penicillamine-mineral.why': Record<never, never>
  'safety.rule.peppermint-medicine.action': Record<never, never>
  'safety.rule.peppermint-medicine.why': Record<never, never>
  'safety.rule.peppermint-oil-acid.action': Record<never, never>
  'safety.rule.peppermint-oil-acid.why': Record<never, never>
  'safety.rule.phaeochromocytoma-medicine.action': Record<never, never>
  'safety.rule.phaeochromocytoma-medicine.why': Record<never, never>
  'safety.rule.photosensitive.action': Record<never, never>
  'safety.rule.photosensitive.why': Record<never, never>
  'safety.rule.pituitary-chasteberry.action': Record<never, never>
  'safety.rule.pituitary-chasteberry.why': Record<never, never>
  'safety.rule.pku-phenylalanine.action': Record<never, never>
  'safety.rule.pku-phenylalanine.why': Record<never, never>
  'safety.rule.pku-protein.action': Record<never, never>
  'safety.rule.pku-protein.why': Record<never, never>
  'safety.rule.polycythaemia-iron.action': Record<never, never>
  'safety.rule.polycythaemia-iron.why': Record<never, never>
  'safety.rule.pomegranate-statin.action': Record<never, never>
  'safety.rule.pomegranate-statin.why': Record<never, never>
  'safety.rule.pomegranate-warfarin.action': Record<never, never>
  'safety.rule.pomegranate-warfarin.why': Record<never, never>
  'safety.rule.porphyria-medicine.action': Record<never, never>
  'safety.rule.porphyria-medicine.why': Record<never, never>
  'safety.rule.potassium-ace.action': Record<never, never>
  'safety.rule.potassium-ace.why': Record<never, never>
  'safety.rule.potassium-adrenal.action': Record<never, never>
  'safety.rule.potassium-adrenal.why': Record<never, never>
  'safety.rule.potassium-angiotensin.action': Record<never, never>
  'safety.rule.potassium-angiotensin.why': Record<never, never>
  'safety.rule.potassium-ciclosporin.action': Record<never, never>
  'safety.rule.potassium-ciclosporin.why': Record<never, never>
  'safety.rule.potassium-digoxin.action': Record<never, never>
  'safety.rule.potassium-digoxin.why': Record<never, never>
  'safety.rule.potassium-raising-herb.action': Record<never, never>
  'safety.rule.potassium-raising-herb.why': Record<never, never>
  'safety.rule.potassium-sparing.action': Record<never, never>
  'safety.rule.potassium-sparing.why': Record<never, never>
  'safety.rule.potassium-trimethoprim.action': Record<never, never>
  'safety.rule.potassium-trimethoprim.why': Record<never, never>
  'safety.rule.pregnancy-caffeine.action': Record<never, never>
  'safety.rule.pregnancy-caffeine.why': Record<never, never>
  'safety.rule.pregnancy-evening-primrose.action': Record<never, never>
  'safety.rule.pregnancy-evening-primrose.why': Record<never, never>
  'safety.rule.pregnancy-herb-possible.action': Record<never, never>
  'safety.rule.pregnancy-herb-possible.why': Record<never, never>
  'safety.rule.pregnancy-herb.action': Record<never, never>
  'safety.rule.pregnancy-herb.why': Record<never, never>
  'safety.rule.pregnancy-iodine.action': Record<never, never>
  'safety.rule.pregnancy-iodine.why': Record<never, never>
  'safety.rule.pregnancy-laxative.action': Record<never, never>
  'safety.rule.pregnancy-laxative.why': Record<never, never>
  'safety.rule.pregnancy-lugol.action': Record<never, never>
  'safety.rule.pregnancy-lugol.why': Record<never, never>
  'safety.rule.pregnancy-medicine.action': Record<never, never>
  'safety.rule.pregnancy-medicine.why': Record<never, never>
  'safety.rule.pregnancy-vitamin-a.action': Record<never, never>
  'safety.rule.pregnancy-vitamin-a.why': Record<never, never>
  'safety.rule.pressure-herb.action': Record<never, never>
  'safety.rule.pressure-herb.why': Record<never, never>
  'safety.rule.probiotic-antibiotic.action': Record<never, never>
  'safety.rule.probiotic-antibiotic.why': Record<never, never>
  'safety.rule.prostate-cancer-hormone.action': Record<never, never>
  'safety.rule.prostate-cancer-hormone.why': Record<never, never>
  'safety.rule.prostate-cancer-vitamin-e.action': Record<never, never>
  'safety.rule.prostate-cancer-vitamin-e.why': Record<never, never>
  'safety.rule.protein-levodopa.action': Record<never, never>
  'safety.rule.protein-levodopa.why': Record<never, never>
  'safety.rule.psoriasis-medicine.action': Record<never, never>
  'safety.rule.psoriasis-medicine.why': Record<never, never>
  'safety.rule.psychosis-herb.action': Record<never, never>
  'safety.rule.psychosis-herb.why': Record<never, never>
  'safety.rule.psychosis-other.action': Record<never, never>
  'safety.rule.psychosis-other.why': Record<never, never>
  'safety.rule.pulmonary-stimulant.action': Record<never, never>
  'safety.rule.pulmonary-stimulant.why': Record<never, never>
  'safety.rule.qt-together.action': Record<never, never>
  'safety.rule.qt-together.why': Record<never, never>
  'safety.rule.quercetin-ciclosporin.action': Record<never, never>
  'safety.rule.quercetin-ciclosporin.why': Record<never, never>
  'safety.rule.raynaud-stimulant.action': Record<never, never>
  'safety.rule.raynaud-stimulant.why': Record<never, never>
  'safety.rule.red-clover-contraceptive.action': Record<never, never>
  'safety.rule.red-clover-contraceptive.why': Record<never, never>
  'safety.rule.red-yeast-ciclosporin.action': Record<never, never>
  'safety.rule.red-yeast-ciclosporin.why': Record<never, never>
  'safety.rule.red-yeast-fibrate.action': Record<never, never>
  'safety.rule.red-yeast-fibrate.why': Record<never, never>
  'safety.rule.red-yeast-statin.action': Record<never, never>
  'safety.rule.red-yeast-statin.why': Record<never, never>
  'safety.rule.reflux-peppermint.action': Record<never, never>
  'safety.rule.reflux-peppermint.why': Record<never, never>
  'safety.rule.resin-any-medicine.action': Record<never, never>
  'safety.rule.resin-any-medicine.why': Record<never, never>
  'safety.rule.restless-legs-medicine.action': Record<never, never>
  'safety.rule.restless-legs-medicine.why': Record<never, never>
  'safety.rule.retention-hormone.action': Record<never, never>
  'safety.rule.retention-hormone.why': Record<never, never>
  'safety.rule.retention-medicine.action': Record<never, never>
  'safety.rule.retention-medicine.why': Record<never, never>
  'safety.rule.retinitis-vitamin-e.action': Record<never, never>
  'safety.rule.retinitis-vitamin-e.why': Record<never, never>
  'safety.rule.retinoid-tetracycline.action': Record<never, never>
  'safety.rule.retinoid-tetracycline.why': Record<never, never>
  'safety.rule.saffron-antidepressant.action': Record<never, never>
  'safety.rule.saffron-antidepressant.why': Record<never, never>
  'safety.rule.salicylate-acetazolamide.action': Record<never, never>
  'safety.rule.salicylate-acetazolamide.why': Record<never, never>
  'safety.rule.salicylate-herb-blood.action': Record<never, never>
  'safety.rule.salicylate-herb-blood.why': Record<never, never>
  'safety.rule.salicylate-herb-nsaid.action': Record<never, never>
  'safety.rule.salicylate-herb-nsaid.why': Record<never, never>
  'safety.rule.salicylate-probenecid.action': Record<never, never>
  'safety.rule.salicylate-probenecid.why': Record<never, never>
  'safety.rule.salicylate-valproate.action': Record<never, never>
  'safety.rule.salicylate-valproate.why': Record<never, never>
  'safety.rule.saw-palmetto-hormone.action': Record<never, never>
  'safety.rule.saw-palmetto-hormone.why': Record<never, never>
  'safety.rule.schisandra-medicine.action': Record<never, never>
  'safety.rule.schisandra-medicine.why': Record<never, never>
  'safety.rule.schisandra-tacrolimus.action': Record<never, never>
  'safety.rule.schisandra-tacrolimus.why': Record<never, never>
  'safety.rule.sclerosis-antibody.action': Record<never, never>
  'safety.rule.sclerosis-antibody.why': Record<never, never>
  'safety.rule.sedating-anticonvulsant.action': Record<never, never>
  'safety.rule.sedating-anticonvulsant.why': Record<never, never>
  'safety.rule.sedating-herbs-together.action': Record<never, never>
  'safety.rule.sedating-herbs-together.why': Record<never, never>
  'safety.rule.sedatives-together.action': Record<never, never>
  'safety.rule.sedatives-together.why': Record<never, never>
  'safety.rule.sedatives-two.action': Record<never, never>
  'safety.rule.sedatives-two.why': Record<never, never>
  'safety.rule.seizure-herb-anticonvulsant.action': Record<never, never>
  'safety.rule.seizure-herb-anticonvulsant.why': Record<never, never>
  'safety.rule.selenium-cisplatin.action': Record<never, never>
  'safety.rule.selenium-cisplatin.why': Record<never, never>
  'safety.rule.serotonergic-mao.action': Record<never, never>
  'safety.rule.serotonergic-mao.why': Record<never, never>
  'safety.rule.serotonergic-tramadol.action': Record<never, never>
  'safety.rule.serotonergic-tramadol.why': Record<never, never>
  'safety.rule.serotonin-antidepressant.action': Record<never, never>
  'safety.rule.serotonin-antidepressant.why': Record<never, never>
  'safety.rule.serotonin-levodopa.action': Record<never, never>
  'safety.rule.serotonin-levodopa.why': Record<never, never>
  'safety.rule.serotonin-serotonergic.action': Record<never, never>
  'safety.rule.serotonin-serotonergic.why': Record<never, never>
  'safety.rule.serotonin-together.action': Record<never, never>
  'safety.rule.serotonin-together.why': Record<never, never>
  'safety.rule.shankhpushpi-anticonvulsant.action': Record<never, never>
  'safety.rule.shankhpushpi-anticonvulsant.why': Record<never, never>
  'safety.rule.simvastatin-level.action': Record<never, never>
  'safety.rule.simvastatin-level.why': Record<never, never>
  'safety.rule.smoking-carotene.action': Record<never, never>
  'safety.rule.smoking-carotene.why': Record<never, never>
  'safety.rule.smoking-medicine.action': Record<never, never>
  'safety.rule.smoking-medicine.why': Record<never, never>
  'safety.rule.sodium-diet.action': Record<never, never>
  'safety.rule.sodium-diet.why': Record<never, never>
  'safety.rule.ssri-bleeding.action': Record<never, never>
  'safety.rule.ssri-bleeding.why': Record<never, never>
  'safety.rule.steroid-nsaid.action': Record<never, never>
  'safety.rule.steroid-nsaid.why': Record<never, never>
  'safety.rule.stimulant-herb.action': Record<never, never>
  'safety.rule.stimulant-herb.why': Record<never, never>
  'safety.rule.stomach-irritant.action': Record<never, never>
  'safety.rule.stomach-irritant.why': Record<never, never>
  'safety.rule.stones-supplement.action': Record<never, never>
  'safety.rule.stones-supplement.why': Record<never, never>
  'safety.rule.strong-statin.action': Record<never, never>
  'safety.rule.strong-statin.why': Record<never, never>
  'safety.rule.surgery-bleeding.action': Record<never, never>
  'safety.rule.surgery-bleeding.why': Record<never, never>
  'safety.rule.surgery-medicine.action': Record<never, never>
  'safety.rule.surgery-medicine.why': Record<never, never>
  'safety.rule.surgery-other-medicine.action': Record<never, never>
  'safety.rule.surgery-other-medicine.why': Record<never, never>
  'safety.rule.surgery-other.action': Record<never, never>
  'safety.rule.surgery-other.why': Record<never, never>
  'safety.rule.surgery-sedation.action': Record<never, never>
  'safety.rule.surgery-sedation.why': Record<never, never>
  'safety.rule.tamoxifen-antidepressant.action': Record<never, never>
  'safety.rule.tamoxifen-antidepressant.why': Record<never, never>
  'safety.rule.theophylline-level.action': Record<never, never>
  'safety.rule.theophylline-level.why': Record<never, never>
  'safety.rule.thrombosis-herb.action': Record<never, never>
  'safety.rule.thrombosis-herb.why': Record<never, never>
  'safety.rule.thrombosis-hormone.action': Record<never, never>
  'safety.rule.thrombosis-hormone.why': Record<never, never>
  'safety.rule.tic-stimulant.action': Record<never, never>
  'safety.rule.tic-stimulant.why': Record<never, never>
  'safety.rule.tizanidine-level.action': Record<never, never>
  'safety.rule.tizanidine-level.why': Record<never, never>
  'safety.rule.tongkat-ali-propranolol.action': Record<never, never>
  'safety.rule.tongkat-ali-propranolol.why': Record<never, never>
  'safety.rule.transplant-herb.action': Record<never, never>
  'safety.rule.transplant-herb.why': Record<never, never>
  'safety.rule.tuberculosis-herb.action': Record<never, never>
  'safety.rule.tuberculosis-herb.why': Record<never, never>
  'safety.rule.tuberculosis-immune.action': Record<never, never>
  'safety.rule.tuberculosis-immune.why': Record<never, never>
  'safety.rule.turmeric-antiplatelet.action': Record<never, never>
  'safety.rule.turmeric-antiplatelet.why': Record<never, never>
  'safety.rule.turmeric-sulfasalazine.action': Record<never, never>
  'safety.rule.turmeric-sulfasalazine.why': Record<never, never>
  'safety.rule.turmeric-tacrolimus.action': Record<never, never>
  'safety.rule.turmeric-tacrolimus.why': Record<never, never>
  'safety.rule.turmeric-warfarin.action': Record<never, never>
  'safety.rule.turmeric-warfarin.why': Record<never, never>
  'safety.rule.tyramine-isoniazid.action': Record<never, never>
  'safety.rule.tyramine-isoniazid.why': Record<never, never>
  'safety.rule.tyramine-mao.action': Record<never, never>
  'safety.rule.tyramine-mao.why': Record<never, never>
  'safety.rule.tyrosine-mao.action': Record<never, never>
  'safety.rule.tyrosine-mao.why': Record<never, never>
  'safety.rule.tyrosine-thyroid.action': Record<never, never>
  'safety.rule.tyrosine-thyroid.why': Record<never, never>
  'safety.rule.ulcer-herb.action': Record<never, never>
  'safety.rule.ulcer-herb.why': Record<never, never>
  'safety.rule.ulcer-irritant.action': Record<never, never>
  'safety.rule.ulcer-irritant.why': Record<never, never>
  'safety.rule.ulcer-medicine.action': Record<never, never>
  'safety.rule.ulcer-medicine.why': Record<never, never>
  'safety.rule.under18-herb.action': Record<never, never>
  'safety.rule.under18-herb.why': Record<never, never>
  'safety.rule.under18-medicine.action': Record<never, never>
  'safety.rule.under18-medicine.why': Record<never, never>
  'safety.rule.urticaria-salicylate.action': Record<never, never>
  'safety.rule.urticaria-salicylate.why': Record<never, never>
  'safety.rule.valproate-aspirin.action': Record<never, never>
  'safety.rule.valproate-aspirin.why': Record<never, never>
  'safety.rule.valve-doac.action': Record<never, never>
  'safety.rule.valve-doac.why': Record<never, never>
  'safety.rule.valve-vitamin-k.action': Record<never, never>
  'safety.rule.valve-vitamin-k.why': Record<never, never>
  'safety.rule.vitamin-a-retinoid.action': Record<never, never>
  'safety.rule.vitamin-a-retinoid.why': Record<never, never>
  'safety.rule.vitamin-a-tetracycline.action': Record<never, never>
  'safety.rule.vitamin-a-tetracycline.why': Record<never, never>
  'safety.rule.vitamin-a-warfarin.action': Record<never, never>
  'safety.rule.vitamin-a-warfarin.why': Record<never, never>
  'safety.rule.vitamin-c-amphetamine.action': Record<never, never>
  'safety.rule.vitamin-c-amphetamine.why': Record<never, never>
  'safety.rule.vitamin-c-iron-overload.action': Record<never, never>
  'safety.rule.vitamin-c-iron-overload.why': Record<never, never>
  'safety.rule.vitamin-d-calcitriol.action': Record<never, never>
  'safety.rule.vitamin-d-calcitriol.why': Record<never, never>
  'safety.rule.vitamin-d-orlistat.action': Record<never, never>
  'safety.rule.vitamin-d-orlistat.why': Record<never, never>
  'safety.rule.vitamin-e-blood.action': Record<never, never>
  'safety.rule.vitamin-e-blood.why': Record<never, never>
  'safety.rule.vitamin-e-platelets.action': Record<never, never>
  'safety.rule.vitamin-e-platelets.why': Record<never, never>
  'safety.rule.vitamin-k-food-warfarin.action': Record<never, never>
  'safety.rule.vitamin-k-food-warfarin.why': Record<never, never>
  'safety.rule.vitamin-k-warfarin.action': Record<never, never>
  'safety.rule.vitamin-k-warfarin.why': Record<never, never>
  'safety.rule.warfarin-antiinfective.action': Record<never, never>
  'safety.rule.warfarin-antiinfective.why': Record<never, never>
  'safety.rule.warfarin-thyroid.action': Record<never, never>
  'safety.rule.warfarin-thyroid.why': Record<never, never>
  'safety.rule.wilson-copper.action': Record<never, never>
  'safety.rule.wilson-copper.why': Record<never, never>
  'safety.rule.wilson-multi.action': Record<never, never>
  'safety.rule.wilson-multi.why': Record<never, never>
  'safety.rule.wort-amiodarone.action': Record<never, never>
  'safety.rule.wort-amiodarone.why': Record<never, never>
  'safety.rule.wort-anticonvulsant.action': Record<never, never>
  'safety.rule.wort-anticonvulsant.why': Record<never, never>
  'safety.rule.wort-antidepressant.action': Record<never, never>
  'safety.rule.wort-antidepressant.why': Record<never, never>
  'safety.rule.wort-antiplatelet.action': Record<never, never>
  'safety.rule.wort-antiplatelet.why': Record<never, never>
  'safety.rule.wort-canagliflozin.action': Record<never, never>
  'safety.rule.wort-canagliflozin.why': Record<never, never>
  'safety.rule.wort-cancer.action': Record<never, never>
  'safety.rule.wort-cancer.why': Record<never, never>
  'safety.rule.wort-clozapine.action': Record<never, never>
  'safety.rule.wort-clozapine.why': Record<never, never>
  'safety.rule.wort-contraceptive.action': Record<never, never>
  'safety.rule.wort-contraceptive.why': Record<never, never>
  'safety.rule.wort-cyp3a4-other.action': Record<never, never>
  'safety.rule.wort-cyp3a4-other.why': Record<never, never>
  'safety.rule.wort-cyp3a4.action': Record<never, never>
  'safety.rule.wort-cyp3a4.why': Record<never, never>
  'safety.rule.wort-diabetes.action': Record<never, never>
  'safety.rule.wort-diabetes.why': Record<never, never>
  'safety.rule.wort-digoxin.action': Record<never, never>
  'safety.rule.wort-digoxin.why': Record<never, never>
  'safety.rule.wort-doac.action': Record<never, never>
  'safety.rule.wort-doac.why': Record<never, never>
  'safety.rule.wort-eplerenone.action': Record<never, never>
  'safety.rule.wort-eplerenone.why': Record<never, never>
  'safety.rule.wort-hepatitis.action': Record<never, never>
  'safety.rule.wort-hepatitis.why': Record<never, never>
  'safety.rule.wort-hiv.action': Record<never, never>
  'safety.rule.wort-hiv.why': Record<never, never>
  'safety.rule.wort-hormones.action': Record<never, never>
  'safety.rule.wort-hormones.why': Record<never, never>
  'safety.rule.wort-immune-other.action': Record<never, never>
  'safety.rule.wort-immune-other.why': Record<never, never>
  'safety.rule.wort-immunosuppressant.action': Record<never, never>
  'safety.rule.wort-immunosuppressant.why': Record<never, never>
  'safety.rule.wort-iron.action': Record<never, never>
  'safety.rule.wort-iron.why': Record<never, never>
  'safety.rule.wort-methylphenidate.action': Record<never, never>
  'safety.rule.wort-methylphenidate.why': Record<never, never>
  'safety.rule.wort-omeprazole.action': Record<never, never>
  'safety.rule.wort-omeprazole.why': Record<never, never>
  'safety.rule.wort-opioid.action': Record<never, never>
  'safety.rule.wort-opioid.why': Record<never, never>
  'safety.rule.wort-photosensitiser.action': Record<never, never>
  'safety.rule.wort-photosensitiser.why': Record<never, never>
  'safety.rule.wort-pregnancy.action': Record<never, never>
  'safety.rule.wort-pregnancy.why': Record<never, never>
  'safety.rule.wort-sedative.action': Record<never, never>
  'safety.rule.wort-sedative.why': Record<never, never>
  'safety.rule.wort-serotonergic.action': Record<never, never>
  'safety.rule.wort-serotonergic.why': Record<never, never>
  'safety.rule.wort-statin.action': Record<never, never>
  'safety.rule.wort-statin.why': Record<never, never>
  'safety.rule.wort-ticagrelor.action': Record<never, never>
  'safety.rule.wort-ticagrelor.why': Record<never, never>
  'safety.rule.wort-warfarin.action': Record<never, never>
  'safety.rule.wort-warfarin.why': Record<never, never>
  'safety.rule.yohimbe-medicine.action': Record<never, never>
  'safety.rule.yohimbe-medicine.why': Record<never, never>
  'safety.rule.zinc-cephalexin.action': Record<never, never>
  'safety.rule.zinc-cephalexin.why': Record<never, never>
  'safety.rule.zinc-copper.action': Record<never, never>
  'safety.rule.zinc-copper.why': Record<never, never>
  'safety.severity.caution': Record<never, never>
  'safety.severity.serious': Record<never, never>
  'safety.source.apart': { source: string | number; opened: 'true' | (string & {}) }
  'safety.source.link': Record<never, never>
  'safety.source.read': { source: string | number; day: Date; basis: 'class' | (string & {}); evidence: string | number }
  'safety.source.unread': { source: string | number; basis: 'class' | (string & {}); evidence: string | number }
  'safety.sources.notOpened': { unopened: number; count: number }
  'safety.title': Record<never, never>
  'safety.unknown.allergies': { names: string | number }
  'safety.unknown.beside': { audience: 'patient' | (string & {}); names: string | number }
  'safety.unknown.conditions': { names: string | number }
  'safety.unknown.items': { names: string | number }
  'safety.unreviewed.hint': Record<never, never>
  'safety.unreviewed.pair': { item: string | number; others: string | number }
  'safety.unreviewed.title': Record<never, never>
  'safety.verdict.clear': { audience: 'patient' | (string & {}) }
  'safety.verdict.incomplete': Record<never, never>
  'shop.addToCart': Record<never, never>
  'shop.band.enough': Record<never, never>
  'shop.band.low': Record<never, never>
  'shop.band.medium': Record<never, never>
  'shop.band.out': Record<never, never>
  'shop.cart.decrease': { name: string | number }
  'shop.cart.each': { price: string | number }
  'shop.cart.empty.text': Record<never, never>
  'shop.cart.empty.title': Record<never, never>
  'shop.cart.exceeds': Record<never, never>
  'shop.cart.failed': Record<never, never>
  'shop.cart.follow': Record<never, never>
  'shop.cart.increase': { name: string | number }
  'shop.cart.placed': Record<never, never>
  'shop.cart.priceChanged': { total: string | number }
  'shop.cart.products': Record<never, never>
  'shop.cart.quantity': { name: string | number }
  'shop.cart.remove': { name: string | number }
  'shop.cart.signIn.text': Record<never, never>
  'shop.cart.signIn.title': Record<never, never>
  'shop.cart.title': Record<never, never>
  'shop.category.energy': Record<never, never>
  'shop.category.heart': Record<never, never>
  'shop.category.immunity': Record<never, never>
  'shop.category.joints': Record<never, never>
  'shop.category.liver': Record<never, never>
  'shop.category.minerals': Record<never, never>
  'shop.category.stress': Record<never, never>
  'shop.category.vitamins': Record<never, never>
  'shop.continue': Record<never, never>
  'shop.delivery.address': Record<never, never>
  'shop.delivery.pickup': Record<never, never>
  'shop.invalid.address': Record<never, never>
  'shop.invalid.adjustMost': Record<never, never>
  'shop.invalid.adjustNumber': Record<never, never>
  'shop.invalid.adjustWhole': Record<never, never>
  'shop.invalid.emptyCart': Record<never, never>
  'shop.invalid.image': Record<never, never>
  'shop.invalid.leftLeast': Record<never, never>
  'shop.invalid.leftMost': { most: string | number }
  'shop.invalid.leftNumber': Record<never, never>
  'shop.invalid.leftQuarters': Record<never, never>
  'shop.invalid.lines': { most: string | number }
  'shop.invalid.name': Record<never, never>
  'shop.invalid.packLeast': Record<never, never>
  'shop.invalid.packMost': { most: string | number }
  'shop.invalid.packNumber': Record<never, never>
  'shop.invalid.packWhole': Record<never, never>
  'shop.invalid.priceDecimals': Record<never, never>
  'shop.invalid.priceLeast': Record<never, never>
  'shop.invalid.priceMost': Record<never, never>
  'shop.invalid.priceNumber': Record<never, never>
  'shop.invalid.product': Record<never, never>
  'shop.invalid.quantityLeast': Record<never, never>
  'shop.invalid.quantityMost': { most: string | number }
  'shop.invalid.quantityNumber': Record<never, never>
  'shop.invalid.quantityWhole': Record<never, never>
  'shop.invalid.stockLeast': Record<never, never>
  'shop.invalid.stockMost': Record<never, never>
  'shop.invalid.stockNumber': Record<never, never>
  'shop.invalid.stockWhole': Record<never, never>
  'shop.invalid.unitName': Record<never, never>
  'shop.line.gone': Record<never, never>
  'shop.line.left': { left: number }
  'shop.line.out': Record<never, never>
  'shop.line.price': { before: string | number; now: string | number }
  'shop.mail.order.subject': { number: string | number; clinic: string | number }
  'shop.mail.order.text': { greeting: string | number; number: string | number; total: string | number; url: string | number }
  'shop.mail.stock.subject': { band: 'out' | 'low' | 'medium' | (string & {}); name: string | number }
  'shop.mail.stock.text': { stock: number; name: string | number; url: string | number }
  'shop.order.cancel': Record<never, never>
  'shop.order.cancel.failed': Record<never, never>
  'shop.order.cancel.keep': Record<never, never>
  'shop.order.cancel.text': { number: string | number }
  'shop.order.cancel.title': Record<never, never>
  'shop.order.cancelled.text': { number: string | number }
  'shop.order.cancelled.title': Record<never, never>
  'shop.order.line': { name: string | number; quantity: number }
  'shop.order.notes': { notes: string | number }
  'shop.order.number': { number: string | number }
  'shop.order.paid.desk': { day: Date }
  'shop.order.paid.transfer': { day: Date }
  'shop.order.receipt': Record<never, never>
  'shop.order.sentTo': { address: string | number }
  'shop.order.total': Record<never, never>
  'shop.order.unpaid': Record<never, never>
  'shop.orders.failed': Record<never, never>
  'shop.orders.list': Record<never, never>
  'shop.orders.none.text': Record<never, never>
  'shop.orders.none.title': Record<never, never>
  'shop.orders.notLoaded': Record<never, never>
  'shop.orders.title': Record<never, never>
  'shop.picture.none': Record<never, never>
  'shop.products.added': Record<never, never>
  'shop.products.anyCategory': Record<never, never>
  'shop.products.cart': { count: number }
  'shop.products.cartShort': Record<never, never>
  'shop.products.category': Record<never, never>
  'shop.products.exceeds': Record<never, never>
  'shop.products.failed': Record<never, never>
  'shop.products.found': { count: number }
  'shop.products.gone': Record<never, never>
  'shop.products.none.empty': Record<never, never>
  'shop.products.none.other': Record<never, never>
  'shop.products.none.showAll': Record<never, never>
  'shop.products.none.title': Record<never, never>
  'shop.products.notLoaded': Record<never, never>
  'shop.products.search': Record<never, never>
  'shop.products.subtitle': Record<never, never>
  'shop.products.title': Record<never, never>
  'shop.receipt.cancelled': Record<never, never>
  'shop.receipt.column.amount': Record<never, never>
  'shop.receipt.column.price': Record<never, never>
  'shop.receipt.column.product': Record<never, never>
  'shop.receipt.column.quantity': Record<never, never>
  'shop.receipt.delivery.address': { address: string | number }
  'shop.receipt.delivery.pickup': Record<never, never>
  'shop.receipt.for': { name: string | number }
  'shop.receipt.open': Record<never, never>
  'shop.receipt.order': { number: string | number }
  'shop.receipt.ordered': { day: Date }
  'shop.receipt.paid.desk': { day: Date }
  'shop.receipt.paid.transfer': { day: Date }
  'shop.receipt.title': { number: string | number }
  'shop.refused.begun': Record<never, never>
  'shop.refused.cancelledPayment': Record<never, never>
  'shop.refused.keyReused': Record<never, never>
  'shop.refused.left': { left: number; product: string | number }
  'shop.refused.noOrder': Record<never, never>
  'shop.refused.noPicture': Record<never, never>
  'shop.refused.noProduct': Record<never, never>
  'shop.refused.notSold': Record<never, never>
  'shop.refused.out': { product: string | number }
  'shop.refused.picture': Record<never, never>
  'shop.refused.slowReceipt': Record<never, never>
  'shop.refused.tooLarge': Record<never, never>
  'shop.refused.transition': { from: 'pending' | 'processing' | 'completed' | 'cancelled' | (string & {}); to: 'pending' | 'processing' | 'completed' | 'cancelled' | (string & {}) }
  'shop.refused.unsafe': { pairs: string | number }
  'shop.safety.allergy': { allergy: string | number }
  'shop.safety.comparedWith': Record<never, never>
  'shop.safety.failed': Record<never, never>
  'shop.safety.limits': { version: string | number }
  'shop.safety.none': Record<never, never>
  'shop.safety.nothing': Record<never, never>
  'shop.safety.unavailable': Record<never, never>
  'shop.shopProducts': Record<never, never>
  'shop.status.cancelled': Record<never, never>
  'shop.status.completed': Record<never, never>
  'shop.status.pending': Record<never, never>
  'shop.status.processing': Record<never, never>
  'shop.stock.count': { count: number }
  'shop.stock.left': { count: number }
  'shop.stock.out': Record<never, never>
  'shop.stockLimit': Record<never, never>
  'shop.summary.acknowledge': Record<never, never>
  'shop.summary.acknowledgeFirst': Record<never, never>
  'shop.summary.address': Record<never, never>
  'shop.summary.delivery': Record<never, never>
  'shop.summary.line': { name: string | number; quantity: number }
  'shop.summary.notes': Record<never, never>
  'shop.summary.notesHint': Record<never, never>
  'shop.summary.optional': Record<never, never>
  'shop.summary.place': Record<never, never>
  'shop.summary.placing': Record<never, never>
  'shop.summary.title': Record<never, never>
  'shop.supply.missing.dose': Record<never, never>
  'shop.supply.missing.names': Record<never, never>
  'shop.supply.missing.pack': Record<never, never>
  'shop.supply.missing.start': Record<never, never>
  'shop.uncounted.amount': { dose: number; day: number }
  'shop.uncounted.dose': Record<never, never>
  'shop.uncounted.names': Record<never, never>
  'shop.uncounted.needed': Record<never, never>
  'shop.uncounted.pack': Record<never, never>
  'shop.uncounted.product': Record<never, never>
}

export type MessageId = keyof Messages
