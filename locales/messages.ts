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
  'health.chart.value': {
    day: Date
    value: number
    measure: 'sleep' | 'hydration' | 'exercise' | (string & {})
  }
  'health.chart.withMood': {
    name: string | number
    measure: 'sleep' | 'hydration' | 'exercise' | (string & {})
    days: number
    goal: number
    met: number
  }
  'health.chart.withTable': {
    name: string | number
    measure: 'sleep' | 'hydration' | 'exercise' | (string & {})
    days: number
    goal: number
    met: number
  }
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
  'health.period.minutes': { value: number }
  'health.period.mood': Record<never, never>
  'health.period.sleep': { value: number }
  'health.period.water': { value: number }
  'health.reading.allSymptoms': { days: number }
  'health.reading.association.constant': { pair: string | number; days: number }
  'health.reading.association.found': {
    pair: string | number
    strength: 'weak' | 'moderate' | (string & {})
    direction: 'apart' | (string & {})
    r: number
    days: number
  }
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
  'health.reading.marker': {
    marker: string | number
    comparator: string | number
    value: number
    hasUnit: 'yes' | (string & {})
    unit: string | number
    flag: 'low' | 'high' | 'normal' | (string & {})
  }
  'health.reading.metal': { metal: 'Lead' | 'Mercury' | 'Cadmium' | (string & {}) }
  'health.reading.noBloodTest': Record<never, never>
  'health.reading.noGap': { days: number }
  'health.reading.noMarker': Record<never, never>
  'health.reading.noMetal': { metals: string | number }
  'health.reading.noSymptoms': Record<never, never>
  'health.reading.notMeasured': { metals: string | number }
  'health.reading.otherSymptoms': Record<never, never>
  'health.reading.pair': {
    cause: 'sleep' | 'water' | (string & {})
    effect: 'energy' | 'mood' | (string & {})
  }
  'health.reading.standsOut': Record<never, never>
  'health.reading.symptoms': { group: string | number; days: number }
  'health.reading.symptomsTitle': Record<never, never>
  'health.reading.together': Record<never, never>
  'health.reading.tooFew': { entries: number; least: number; days: number }
  'health.reading.trend.energy': {
    direction: 'rising' | 'falling' | (string & {})
    from: number
    to: number
    before: number
    after: number
  }
  'health.reading.trend.exercise': {
    direction: 'rising' | 'falling' | (string & {})
    from: number
    to: number
    before: number
    after: number
  }
  'health.reading.trend.mood': {
    direction: 'rising' | 'falling' | (string & {})
    from: number
    to: number
    before: number
    after: number
  }
  'health.reading.trend.sleep': {
    direction: 'rising' | 'falling' | (string & {})
    from: number
    to: number
    before: number
    after: number
  }
  'health.reading.trend.tooFew': {
    measure: 'sleep' | 'energy' | 'water' | 'exercise' | (string & {})
    days: number
  }
  'health.reading.trend.water': {
    direction: 'rising' | 'falling' | (string & {})
    from: number
    to: number
    before: number
    after: number
  }
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
  'health.summary.scoreOf': { score: number; verdict: string | number }
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
  'health.weekly.average': {
    average: number
    goal: number
    measure: 'sleep' | 'hydration' | 'exercise' | (string & {})
  }
  'health.weekly.hydration': Record<never, never>
  'health.weekly.label': { name: string | number }
  'health.weekly.of': { count: number }
  'health.weekly.percent': { percent: number }
  'health.weekly.spoken': {
    average: number
    goal: number
    measure: 'sleep' | 'hydration' | 'exercise' | (string & {})
    percent: number
  }
  'health.weekly.title': Record<never, never>
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
