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
  'app.failed.ours': Record<never, never>
  'app.failed.oursWith': { text: string | number; reference: string | number }
  'app.failed.title': Record<never, never>
  'app.failed.unreachable': Record<never, never>
  'app.fewer': { counted: string | number }
  'app.home': Record<never, never>
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
  'auth.provider.cancelled': Record<never, never>
  'auth.provider.failed': Record<never, never>
  'auth.provider.linkedToOther': Record<never, never>
  'auth.provider.notLinked': Record<never, never>
  'auth.provider.notLinkedToAny': Record<never, never>
  'auth.provider.notStarted': Record<never, never>
  'auth.provider.unverified': Record<never, never>
  'bloodTests.retest.inWeeks': { weeks: number }
  'care.strip.allergies': { text: string | number }
  'care.strip.notAsked': Record<never, never>
  'care.strip.takes': { text: string | number }
  'notices.all': Record<never, never>
  'notices.at': { at: string | number }
  'notices.bell': { count: number }
  'notices.day.earlier': Record<never, never>
  'notices.day.today': Record<never, never>
  'notices.failed': Record<never, never>
  'notices.markAllRead': Record<never, never>
  'notices.none.text': Record<never, never>
  'notices.none.title': Record<never, never>
  'notices.offline': Record<never, never>
  'notices.reminders': Record<never, never>
  'notices.several': { count: number; at: string | number }
  'notices.severalToday': { count: number; at: string | number }
  'notices.title': Record<never, never>
  'notices.unread': Record<never, never>
  'notices.unread.failed': Record<never, never>
  'plans.versionLink': { version: number; title: string | number }
}

export type MessageId = keyof Messages
