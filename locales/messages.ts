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
  'care.day.ofYear': { day: Date }
  'care.day.withYear': { day: Date }
  'care.fact.change.added': { text: string | number }
  'care.fact.change.changed': { text: string | number }
  'care.fact.change.stopped': { text: string | number }
  'care.fact.earlierResults': { count: number }
  'care.fact.energy': { average: number; days: number }
  'care.fact.energyWithBefore': { average: number; days: number; before: number; daysBefore: number }
  'care.fact.itemTaken': { text: string | number; taken: number; due: number; skipped: number }
  'care.fact.logged': { day: Date; text: string | number }
  'care.fact.more': { count: number }
  'care.fact.moreValues': { count: number }
  'care.fact.planBegan': { day: Date; title: string | number }
  'care.fact.planChanged': { title: string | number; day: Date; changes: string | number }
  'care.fact.planEnded': { day: Date; title: string | number }
  'care.fact.planTaken': { title: string | number; items: string | number }
  'care.fact.result.collected': { day: Date; unchecked: number; read: number; outside: number; values: string | number }
  'care.fact.result.uploaded': { day: Date; unchecked: number; read: number; outside: number; values: string | number }
  'care.fact.sleep': { average: number; days: number }
  'care.fact.sleepWithBefore': { average: number; days: number; before: number; daysBefore: number }
  'care.fact.symptom': { symptom: string | number; days: number; daysBefore: number }
  'care.fact.value': { name: string | number; value: string | number; flag: 'low' | 'high' | (string & {}) }
  'care.fact.valueWithRange': { name: string | number; value: string | number; flag: 'low' | 'high' | (string & {}); range: string | number }
  'care.figure.between': { low: number; high: number }
  'care.figure.from': { low: number }
  'care.figure.upTo': { high: number }
  'care.figure.value': { sign: string | number; value: number }
  'care.figure.withUnit': { sign: string | number; value: number; unit: string | number }
  'care.invalid.noText': Record<never, never>
  'care.invalid.noteLength': { max: number }
  'care.invalid.periodLength': Record<never, never>
  'care.invalid.periodOrder': Record<never, never>
  'care.invitation.subject': { clinic: string | number }
  'care.invitation.text': { clinic: string | number; link: string | number; page: string | number }
  'care.list': { list: string | number; next: string | number }
  'care.refused.addenda': { max: number }
  'care.refused.assignedAlready': Record<never, never>
  'care.refused.emptyNote': Record<never, never>
  'care.refused.futureDay': Record<never, never>
  'care.refused.lockedNote': Record<never, never>
  'care.refused.longTimeline': Record<never, never>
  'care.refused.newerDraft': Record<never, never>
  'care.refused.noAssignment': Record<never, never>
  'care.refused.noMailServer': Record<never, never>
  'care.refused.noNote': Record<never, never>
  'care.refused.noPatient': Record<never, never>
  'care.refused.noPractitioner': Record<never, never>
  'care.refused.notInCare': Record<never, never>
  'care.refused.otherAddendum': Record<never, never>
  'care.refused.otherDay': Record<never, never>
  'care.refused.whichDraft': Record<never, never>
  'care.strip.allergies': { text: string | number }
  'care.strip.notAsked': Record<never, never>
  'care.strip.takes': { text: string | number }
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
  'care.timeline.energy.patient': { before: number; now: number; first: string | number; second: string | number; loggedBefore: number; loggedNow: number }
  'care.timeline.energy.practitioner': { before: number; now: number; first: string | number; second: string | number; loggedBefore: number; loggedNow: number }
  'care.timeline.item.patient': { text: string | number; ticked: number; due: number; first: string | number; last: string | number; before: number; now: number; loggedBefore: number; loggedNow: number }
  'care.timeline.item.practitioner': { text: string | number; ticked: number; due: number; first: string | number; last: string | number; before: number; now: number; loggedBefore: number; loggedNow: number }
  'care.timeline.marker': { marker: string | number; before: string | number; now: string | number; first: string | number; second: string | number }
  'care.timeline.markerTicked.patient': { marker: string | number; before: string | number; now: string | number; first: string | number; second: string | number; substance: string | number; days: number; due: number }
  'care.timeline.markerTicked.practitioner': { marker: string | number; before: string | number; now: string | number; first: string | number; second: string | number; substance: string | number; days: number; due: number }
  'care.timeline.sleep.patient': { before: number; now: number; first: string | number; second: string | number; loggedBefore: number; loggedNow: number }
  'care.timeline.sleep.practitioner': { before: number; now: number; first: string | number; second: string | number; loggedBefore: number; loggedNow: number }
  'care.timeline.symptom.patient': { symptom: string | number; before: number; middle: string | number; since: number; loggedBefore: number; loggedSince: number; first: string | number; last: string | number }
  'care.timeline.symptom.practitioner': { symptom: string | number; before: number; middle: string | number; since: number; loggedBefore: number; loggedSince: number; first: string | number; last: string | number }
  'care.timeline.value': { value: string | number; printed: string | number }
  'care.timeline.valueWithUnit': { value: string | number; unit: string | number }
  'care.worklist.action.adherence': Record<never, never>
  'care.worklist.action.critical': Record<never, never>
  'care.worklist.action.ending': Record<never, never>
  'care.worklist.action.message': Record<never, never>
  'care.worklist.action.result': Record<never, never>
  'care.worklist.action.retest': Record<never, never>
  'care.worklist.action.symptom': Record<never, never>
  'care.worklist.adherence': { before: number; now: number }
  'care.worklist.adherenceLeast': { before: number; now: number; text: string | number; taken: number; due: number }
  'care.worklist.critical': { value: string | number; reason: 'low' | 'high' | (string & {}); band: string | number; isOld: 'true' | (string & {}); others: number }
  'care.worklist.critical.unchecked': { value: string | number; others: number }
  'care.worklist.drawnOn': { day: string | number }
  'care.worklist.ending': { title: string | number; days: number; day: string | number }
  'care.worklist.endingDoses': { taken: number; due: number; days: number }
  'care.worklist.message': { urgent: 'true' | (string & {}); count: number }
  'care.worklist.moreResults': { count: number }
  'care.worklist.result': { findings: string | number }
  'care.worklist.result.inRange': { markers: number }
  'care.worklist.result.outside': { value: string | number; outside: number; markers: number; unchecked: number }
  'care.worklist.result.unchecked': { unchecked: number }
  'care.worklist.resultOf': { day: string | number; findings: string | number }
  'care.worklist.retest': { marker: string | number; days: number; day: string | number }
  'care.worklist.symptom': { symptom: string | number; times: number; days: number; last: string | number; daysBefore: number }
  'care.worklist.value': { name: string | number; value: string | number }
  'care.worklist.valueWithRange': { name: string | number; value: string | number; range: string | number }
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
