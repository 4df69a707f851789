/** Written by `make messages` from en.json: each message with its arguments. */
export interface Messages {
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
  'admin.backup.last': { day: string | number }
  'admin.backup.none': Record<never, never>
  'admin.backup.text': Record<never, never>
  'admin.credits.byPackage': Record<never, never>
  'admin.credits.chart': { weeks: number; purchased: number; used: number }
  'admin.credits.purchased': Record<never, never>
  'admin.credits.sold': { sold: number }
  'admin.credits.title': Record<never, never>
  'admin.credits.used': Record<never, never>
  'admin.creditsNow': { name: string | number; balance: number }
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
  'admin.invalid.adjustment': Record<never, never>
  'admin.ledger.adjusted': Record<never, never>
  'admin.ledger.cancelled': Record<never, never>
  'admin.ledger.change': Record<never, never>
  'admin.ledger.created': Record<never, never>
  'admin.ledger.edited': Record<never, never>
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
  'admin.orders.column.date': Record<never, never>
  'admin.orders.column.items': Record<never, never>
  'admin.orders.column.order': Record<never, never>
  'admin.orders.column.total': Record<never, never>
  'admin.orders.failed': Record<never, never>
  'admin.orders.failedTitle': Record<never, never>
  'admin.orders.filter.all': Record<never, never>
  'admin.orders.filter.cancelled': Record<never, never>
  'admin.orders.filter.completed': Record<never, never>
  'admin.orders.filter.pending': Record<never, never>
  'admin.orders.filter.processing': Record<never, never>
  'admin.orders.item': { name: string | number; quantity: number }
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
  'admin.orders.notes': { notes: string | number }
  'admin.orders.number': { number: string | number }
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
  'admin.sale.done': Record<never, never>
  'admin.sale.failed': Record<never, never>
  'admin.sale.missing': Record<never, never>
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
  'app.failed.title': Record<never, never>
  'app.loading': Record<never, never>
  'app.page.aiWizard': Record<never, never>
  'app.page.assignments': Record<never, never>
  'app.page.audit': Record<never, never>
  'app.page.credits': Record<never, never>
  'app.page.dashboard': Record<never, never>
  'app.page.orders': Record<never, never>
  'app.page.packages': Record<never, never>
  'app.page.products': Record<never, never>
  'app.page.treatmentPlans': Record<never, never>
  'app.page.users': Record<never, never>
  'app.skipToContent': Record<never, never>
  'app.unverified.title': Record<never, never>
  'audit.action.account.delete': Record<never, never>
  'audit.action.account.restore': Record<never, never>
  'audit.action.account.suspend': Record<never, never>
  'audit.action.auth.patients.profile': Record<never, never>
  'audit.action.auth.patients.setConditions': Record<never, never>
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
  'audit.action.bloodTests.trendsOfPatient': Record<never, never>
  'audit.action.care.notes.addAddendum': Record<never, never>
  'audit.action.care.notes.facts': Record<never, never>
  'audit.action.care.notes.list': Record<never, never>
  'audit.action.care.notes.save': Record<never, never>
  'audit.action.care.notes.sign': Record<never, never>
  'audit.action.care.timeline': Record<never, never>
  'audit.action.care.worklist': Record<never, never>
  'audit.action.credits.adjust': Record<never, never>
  'audit.action.credits.sale': Record<never, never>
  'audit.action.factor.app-add': Record<never, never>
  'audit.action.factor.app-remove': Record<never, never>
  'audit.action.factor.codes-renew': Record<never, never>
  'audit.action.factor.passkey-add': Record<never, never>
  'audit.action.factor.passkey-remove': Record<never, never>
  'audit.action.factor.reset-by-operator': Record<never, never>
  'audit.action.health.analysePatient': Record<never, never>
  'audit.action.health.analyses': Record<never, never>
  'audit.action.health.analysis': Record<never, never>
  'audit.action.health.patientEntries': Record<never, never>
  'audit.action.health.patientSummary': Record<never, never>
  'audit.action.identity.link': Record<never, never>
  'audit.action.identity.unlink': Record<never, never>
  'audit.action.link.assign': Record<never, never>
  'audit.action.link.remove': Record<never, never>
  'audit.action.message.file': Record<never, never>
  'audit.action.messages.quotable': Record<never, never>
  'audit.action.messages.thread': Record<never, never>
  'audit.action.messages.threads': Record<never, never>
  'audit.action.model-consent.give': Record<never, never>
  'audit.action.model-consent.withdraw': Record<never, never>
  'audit.action.notices.list': Record<never, never>
  'audit.action.order.status': Record<never, never>
  'audit.action.package.create': Record<never, never>
  'audit.action.package.delete': Record<never, never>
  'audit.action.package.update': Record<never, never>
  'audit.action.password.change': Record<never, never>
  'audit.action.password.reset': Record<never, never>
  'audit.action.patient.create': Record<never, never>
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
  'audit.action.record.kept-by-operator': Record<never, never>
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
  'audit.action.sign-in.failed': Record<never, never>
  'audit.action.sign-in.lock': Record<never, never>
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
  'audit.detail.credits': { value: string | number }
  'audit.detail.ended': { value: string | number }
  'audit.detail.from': { value: string | number }
  'audit.detail.hour': { value: string | number }
  'audit.detail.invited': { value: string | number }
  'audit.detail.kind': { value: string | number }
  'audit.detail.limit': { value: string | number }
  'audit.detail.method': { value: string | number }
  'audit.detail.none': Record<never, never>
  'audit.detail.notes': { value: string | number }
  'audit.detail.orders': { value: string | number }
  'audit.detail.plans': { value: string | number }
  'audit.detail.reason': { value: string | number }
  'audit.detail.retests': { value: string | number }
  'audit.detail.reviews': { value: string | number }
  'audit.detail.stockDelta': { value: string | number }
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
  'audit.owner.auth.patients.profile': { who: string | number }
  'audit.owner.auth.patients.setConditions': { who: string | number }
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
  'audit.owner.bloodTests.trendsOfPatient': { who: string | number }
  'audit.owner.care.notes.addAddendum': { who: string | number }
  'audit.owner.care.notes.facts': { who: string | number }
  'audit.owner.care.notes.list': { who: string | number }
  'audit.owner.care.notes.save': { who: string | number }
  'audit.owner.care.notes.sign': { who: string | number }
  'audit.owner.care.timeline': { who: string | number }
  'audit.owner.care.worklist': { who: string | number }
  'audit.owner.credits.adjust': { who: string | number }
  'audit.owner.credits.sale': { who: string | number }
  'audit.owner.factor.app-add': { who: string | number }
  'audit.owner.factor.app-remove': { who: string | number }
  'audit.owner.factor.codes-renew': { who: string | number }
  'audit.owner.factor.passkey-add': { who: string | number }
  'audit.owner.factor.passkey-remove': { who: string | number }
  'audit.owner.factor.reset-by-operator': { who: string | number }
  'audit.owner.health.analysePatient': { who: string | number }
  'audit.owner.health.analyses': { who: string | number }
  'audit.owner.health.analysis': { who: string | number }
  'audit.owner.health.patientEntries': { who: string | number }
  'audit.owner.health.patientSummary': { who: string | number }
  'audit.owner.identity.link': { who: string | number }
  'audit.owner.identity.unlink': { who: string | number }
  'audit.owner.link.assign': { who: string | number }
  'audit.owner.link.remove': { who: string | number }
  'audit.owner.message.file': { who: string | number }
  'audit.owner.messages.quotable': { who: string | number }
  'audit.owner.messages.thread': { who: string | number }
  'audit.owner.messages.threads': { who: string | number }
  'audit.owner.model-consent.give': { who: string | number }
  'audit.owner.model-consent.withdraw': { who: string | number }
  'audit.owner.notices.list': { who: string | number }
  'audit.owner.order.status': { who: string | number }
  'audit.owner.other': { who: string | number }
  'audit.owner.package.create': { who: string | number }
  'audit.owner.package.delete': { who: string | number }
  'audit.owner.package.update': { who: string | number }
  'audit.owner.password.change': { who: string | number }
  'audit.owner.password.reset': { who: string | number }
  'audit.owner.patient.create': { who: string | number }
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
  'audit.owner.record.kept-by-operator': { who: string | number }
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
  'audit.owner.sign-in.failed': { who: string | number }
  'audit.owner.sign-in.lock': { who: string | number }
  'audit.owner.worklist.seen': { who: string | number }
  'audit.portal': Record<never, never>
  'audit.repeated': { what: string | number; times: number }
  'audit.subtitle': Record<never, never>
  'auth.device.name': { browser: string | number; system: string | number }
  'auth.device.unknown': Record<never, never>
  'auth.invalid.textTooLong': { max: string | number }
  'credits.balance.count': { count: number }
  'credits.balance.title': Record<never, never>
  'credits.count': { count: number }
  'credits.history.failedTitle': Record<never, never>
  'credits.history.more': Record<never, never>
  'credits.history.title': Record<never, never>
  'credits.history.undescribed': Record<never, never>
  'credits.invalid.amountNotNumber': Record<never, never>
  'credits.invalid.amountNotWhole': Record<never, never>
  'credits.invalid.amountTooLarge': Record<never, never>
  'credits.invalid.amountZero': Record<never, never>
  'credits.invalid.creditsNotNumber': Record<never, never>
  'credits.invalid.creditsNotWhole': Record<never, never>
  'credits.invalid.creditsTooFew': Record<never, never>
  'credits.invalid.creditsTooMany': Record<never, never>
  'credits.invalid.nameMissing': Record<never, never>
  'credits.invalid.priceDecimals': Record<never, never>
  'credits.invalid.priceNegative': Record<never, never>
  'credits.invalid.priceNotNumber': Record<never, never>
  'credits.invalid.priceTooHigh': Record<never, never>
  'credits.invalid.reasonMissing': Record<never, never>
  'credits.invalid.reasonTooLong': { max: string | number }
  'credits.invalid.symptomsMissing': Record<never, never>
  'credits.packages.atFrontDesk': Record<never, never>
  'credits.packages.failed': Record<never, never>
  'credits.packages.failedTitle': Record<never, never>
  'credits.packages.none.text': Record<never, never>
  'credits.packages.none.title': Record<never, never>
  'credits.packages.paymentSoon': Record<never, never>
  'credits.packages.purchase': Record<never, never>
  'credits.packages.purchaseNamed': { name: string | number }
  'credits.recommendation.byModel': Record<never, never>
  'credits.recommendation.cautions': Record<never, never>
  'credits.recommendation.draftTitle': Record<never, never>
  'credits.recommendation.ingredient': { name: string | number; amount: string | number; rationale: string | number }
  'credits.recommendation.ingredients': Record<never, never>
  'credits.recommendation.monitoring': Record<never, never>
  'credits.recommendation.useAsDraft': Record<never, never>
  'credits.refused.belowZero': { balance: number }
  'credits.refused.ended': Record<never, never>
  'credits.refused.failed': Record<never, never>
  'credits.refused.insufficient': Record<never, never>
  'credits.refused.noPackage': Record<never, never>
  'credits.refused.noUser': Record<never, never>
  'credits.refused.running': Record<never, never>
  'credits.refused.similarName': { name: string | number }
  'credits.result.complete': Record<never, never>
  'credits.result.fast': Record<never, never>
  'credits.result.none': Record<never, never>
  'credits.result.notYet.text': Record<never, never>
  'credits.result.notYet.title': Record<never, never>
  'credits.result.running': Record<never, never>
  'credits.result.saved': Record<never, never>
  'credits.result.slow': Record<never, never>
  'credits.result.used': { cost: number; balance: number }
  'credits.statement.date': Record<never, never>
  'credits.statement.description': Record<never, never>
  'credits.statement.failed': Record<never, never>
  'credits.statement.failedTitle': Record<never, never>
  'credits.statement.none.text': Record<never, never>
  'credits.statement.none.title': Record<never, never>
  'credits.statement.title': Record<never, never>
  'credits.statement.type': Record<never, never>
  'credits.subtitle': Record<never, never>
  'credits.transaction.sale': { name: string | number }
  'credits.transaction.wizard': Record<never, never>
  'credits.transaction.wizardRefund': Record<never, never>
  'credits.type.adjustment': Record<never, never>
  'credits.type.purchase': Record<never, never>
  'credits.type.refund': Record<never, never>
  'credits.type.usage': Record<never, never>
  'credits.use.text': { cost: number }
  'credits.use.title': Record<never, never>
  'credits.wizard.check': Record<never, never>
  'credits.wizard.cost': { cost: number }
  'credits.wizard.example.demographics': Record<never, never>
  'credits.wizard.example.history': Record<never, never>
  'credits.wizard.example.preferences': Record<never, never>
  'credits.wizard.example.symptoms': Record<never, never>
  'credits.wizard.failed': Record<never, never>
  'credits.wizard.generate': { cost: number }
  'credits.wizard.insufficient.text': { cost: number }
  'credits.wizard.insufficient.title': Record<never, never>
  'credits.wizard.low.link': Record<never, never>
  'credits.wizard.low.text': { cost: number; balance: number }
  'credits.wizard.low.title': Record<never, never>
  'credits.wizard.noneYet': Record<never, never>
  'credits.wizard.question.demographics': Record<never, never>
  'credits.wizard.question.history': Record<never, never>
  'credits.wizard.question.preferences': Record<never, never>
  'credits.wizard.question.symptoms': Record<never, never>
  'credits.wizard.soon.text': Record<never, never>
  'credits.wizard.soon.title': Record<never, never>
  'credits.wizard.subtitle': Record<never, never>
  'credits.wizard.unverified': Record<never, never>
  'shop.band.enough': Record<never, never>
  'shop.band.low': Record<never, never>
  'shop.band.medium': Record<never, never>
  'shop.band.out': Record<never, never>
  'shop.lowStockMail.subject': { band: 'out' | 'low' | 'medium' | (string & {}); name: string | number }
}

export type MessageId = keyof Messages
