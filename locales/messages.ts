/** Written by `make messages` from en.json: each message with its arguments. */
export interface Messages {
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
  'app.error': Record<never, never>
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
  'auth.provider.cancelled': Record<never, never>
  'auth.provider.failed': Record<never, never>
  'auth.provider.linkedToOther': Record<never, never>
  'auth.provider.notLinked': Record<never, never>
  'auth.provider.notLinkedToAny': Record<never, never>
  'auth.provider.notStarted': Record<never, never>
  'auth.provider.unverified': Record<never, never>
  'auth.refused.closed': Record<never, never>
  'auth.refused.deleted': Record<never, never>
  'auth.refused.tooManyTries': { minutes: number }
  'bloodTests.retest.inWeeks': { weeks: number }
  'care.strip.allergies': { text: string | number }
  'care.strip.notAsked': Record<never, never>
  'care.strip.takes': { text: string | number }
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
  'shop.addToCart': Record<never, never>
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
  'shop.continue': Record<never, never>
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
  'shop.order.line': { name: string | number; quantity: number }
  'shop.order.notes': { notes: string | number }
  'shop.order.number': { number: string | number }
  'shop.order.total': Record<never, never>
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
  'shop.refused.keyReused': Record<never, never>
  'shop.refused.left': { left: number; product: string | number }
  'shop.refused.noOrder': Record<never, never>
  'shop.refused.noPicture': Record<never, never>
  'shop.refused.noProduct': Record<never, never>
  'shop.refused.notSold': Record<never, never>
  'shop.refused.out': { product: string | number }
  'shop.refused.picture': Record<never, never>
  'shop.refused.tooLarge': Record<never, never>
  'shop.refused.transition': { from: 'pending' | 'processing' | 'completed' | 'cancelled' | (string & {}); to: 'pending' | 'processing' | 'completed' | 'cancelled' | (string & {}) }
  'shop.safety.allergy': { allergy: string | number }
  'shop.safety.comparedWith': Record<never, never>
  'shop.safety.failed': Record<never, never>
  'shop.safety.fromProfile': Record<never, never>
  'shop.safety.known': Record<never, never>
  'shop.safety.limits': { version: string | number }
  'shop.safety.none': Record<never, never>
  'shop.safety.nothing': Record<never, never>
  'shop.safety.title': Record<never, never>
  'shop.safety.unavailable': Record<never, never>
  'shop.shopProducts': Record<never, never>
  'shop.stock.count': { count: number }
  'shop.stock.in': Record<never, never>
  'shop.stock.left': { count: number }
  'shop.stock.low': Record<never, never>
  'shop.stock.medium': Record<never, never>
  'shop.stock.out': Record<never, never>
  'shop.stockLimit': Record<never, never>
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
