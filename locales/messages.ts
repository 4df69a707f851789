/** Written by `make messages` from en.json: each message with its arguments. */
export interface Messages {
  'app.cancel': Record<never, never>
  'app.loading': Record<never, never>
  'app.skipToContent': Record<never, never>
  'app.tryAgain': Record<never, never>
  'bloodTests.analysisFailed': Record<never, never>
  'bloodTests.analysisFailed.title': Record<never, never>
  'bloodTests.check.addedRow': { audience: 'patient' | (string & {}); patient: string | number; at: string | number }
  'bloodTests.check.answered': Record<never, never>
  'bloodTests.check.answers': Record<never, never>
  'bloodTests.check.asPrinted': Record<never, never>
  'bloodTests.check.back': Record<never, never>
  'bloodTests.check.change': Record<never, never>
  'bloodTests.check.checkNow': { count: number }
  'bloodTests.check.choice.decimals': { printed: string | number }
  'bloodTests.check.choice.noResult': Record<never, never>
  'bloodTests.check.choice.other': Record<never, never>
  'bloodTests.check.choice.readable': Record<never, never>
  'bloodTests.check.choice.says': { reading: string | number }
  'bloodTests.check.choice.thousands': { printed: string | number }
  'bloodTests.check.choice.unreadable': Record<never, never>
  'bloodTests.check.collected': { day: Date }
  'bloodTests.check.confirmed': { audience: 'patient' | (string & {}); patient: string | number; read: string | number; at: string | number }
  'bloodTests.check.done': { count: number }
  'bloodTests.check.failed': Record<never, never>
  'bloodTests.check.field.missing': Record<never, never>
  'bloodTests.check.field.name': Record<never, never>
  'bloodTests.check.field.range': Record<never, never>
  'bloodTests.check.field.uncertain': Record<never, never>
  'bloodTests.check.field.unit': Record<never, never>
  'bloodTests.check.field.value': Record<never, never>
  'bloodTests.check.keys': Record<never, never>
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
  'bloodTests.check.question.readings': { name: string | number; first: string | number; second: string | number }
  'bloodTests.check.question.row': { name: string | number }
  'bloodTests.check.question.unread': Record<never, never>
  'bloodTests.check.rangeHint': Record<never, never>
  'bloodTests.check.read': { rows: number; doubtful: number; unread: number }
  'bloodTests.check.reason.arithmetic': Record<never, never>
  'bloodTests.check.reason.contradiction': Record<never, never>
  'bloodTests.check.reason.implausible': Record<never, never>
  'bloodTests.check.reason.missing': Record<never, never>
  'bloodTests.check.reason.namedSign': { sign: string | number; printed: string | number }
  'bloodTests.check.reason.number': { printed: string | number }
  'bloodTests.check.reason.picture': Record<never, never>
  'bloodTests.check.reason.place': { place: 'between' | 'below' | (string & {}); above: string | number; below: string | number }
  'bloodTests.check.reason.separator': { printed: string | number }
  'bloodTests.check.reason.sign': { printed: string | number }
  'bloodTests.check.reason.text': { text: string | number }
  'bloodTests.check.saidNoResult': { audience: 'patient' | (string & {}); patient: string | number; at: string | number }
  'bloodTests.check.saidReading': { audience: 'patient' | (string & {}); patient: string | number; read: string | number; reading: string | number; at: string | number }
  'bloodTests.check.saidUnreadable': { audience: 'patient' | (string & {}); patient: string | number; at: string | number }
  'bloodTests.check.saveLast': Record<never, never>
  'bloodTests.check.saveNext': { line: number }
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
  'bloodTests.check.waiting': { count: number }
  'bloodTests.check.warning': { warning: string | number }
  'bloodTests.check.weThink': Record<never, never>
  'bloodTests.check.which': Record<never, never>
  'bloodTests.check.wrote': { audience: 'patient' | (string & {}); patient: string | number; value: string | number; read: string | number; at: string | number }
  'bloodTests.check.wroteLine': { audience: 'patient' | (string & {}); patient: string | number; at: string | number }
  'bloodTests.checked.maybeCritical': Record<never, never>
  'bloodTests.checked.noResult': Record<never, never>
  'bloodTests.checked.notYet': { patient: string | number }
  'bloodTests.checked.range': { range: string | number }
  'bloodTests.checked.title': Record<never, never>
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
  'bloodTests.flag.critical': { finding: 'low' | 'high' | 'implausible' | 'normal' | (string & {}) }
  'bloodTests.flag.high': Record<never, never>
  'bloodTests.flag.implausible': Record<never, never>
  'bloodTests.flag.low': Record<never, never>
  'bloodTests.flag.normal': Record<never, never>
  'bloodTests.flag.unranged': Record<never, never>
  'bloodTests.invalid.ambiguous': { thousands: string | number; decimals: string | number }
  'bloodTests.invalid.day': Record<never, never>
  'bloodTests.invalid.limit': Record<never, never>
  'bloodTests.invalid.limits': Record<never, never>
  'bloodTests.invalid.name': Record<never, never>
  'bloodTests.invalid.noChoice': Record<never, never>
  'bloodTests.invalid.range': Record<never, never>
  'bloodTests.invalid.value': Record<never, never>
  'bloodTests.list.changedSince': Record<never, never>
  'bloodTests.list.failed': Record<never, never>
  'bloodTests.list.needsDoctor': Record<never, never>
  'bloodTests.list.none': Record<never, never>
  'bloodTests.list.none.title': Record<never, never>
  'bloodTests.list.noneOfPatient': Record<never, never>
  'bloodTests.list.notLoaded': Record<never, never>
  'bloodTests.list.ofPatient': Record<never, never>
  'bloodTests.list.own': Record<never, never>
  'bloodTests.list.resultNotLoaded': Record<never, never>
  'bloodTests.list.retry': { file: string | number }
  'bloodTests.list.reviewed': Record<never, never>
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
  'bloodTests.patient.back': Record<never, never>
  'bloodTests.patient.subtitle': Record<never, never>
  'bloodTests.patient.title': Record<never, never>
  'bloodTests.patient.titleOf': { patient: string | number }
  'bloodTests.patient.unknown': Record<never, never>
  'bloodTests.patient.unknown.title': Record<never, never>
  'bloodTests.print': Record<never, never>
  'bloodTests.range.between': { low: number; high: number }
  'bloodTests.range.from': { low: number }
  'bloodTests.range.upTo': { high: number }
  'bloodTests.removed': Record<never, never>
  'bloodTests.retest.addMarker': Record<never, never>
  'bloodTests.retest.addMarker.label': Record<never, never>
  'bloodTests.retest.again': { markers: string | number }
  'bloodTests.retest.answer.day': Record<never, never>
  'bloodTests.retest.answer.row': Record<never, never>
  'bloodTests.retest.bar': { start: Date; until: Date; from: Date; today: Date }
  'bloodTests.retest.due': { by: string | number; count: number; until: Date }
  'bloodTests.retest.first': { marker: string | number; weeks: number }
  'bloodTests.retest.leaveOut': { marker: string | number }
  'bloodTests.retest.overdue': { by: string | number; count: number; until: Date }
  'bloodTests.retest.planned': { by: string | number; markers: string | number; years: 'same' | (string & {}); from: Date; until: Date; days: number }
  'bloodTests.retest.question.day': { isKnown: 'yes' | (string & {}); file: string | number; marker: string | number }
  'bloodTests.retest.question.row': { isKnown: 'yes' | (string & {}); file: string | number; marker: string | number }
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
  'bloodTests.review.by': { by: string | number }
  'bloodTests.review.changed': { patient: string | number; by: string | number; day: string | number }
  'bloodTests.review.comment': { patient: string | number }
  'bloodTests.review.done': Record<never, never>
  'bloodTests.review.earlier': Record<never, never>
  'bloodTests.review.failed': Record<never, never>
  'bloodTests.review.needsDoctor': Record<never, never>
  'bloodTests.review.optional': Record<never, never>
  'bloodTests.review.planned': { marker: string | number; window: string | number }
  'bloodTests.review.quoted': { comment: string | number }
  'bloodTests.review.reached': { patient: string | number }
  'bloodTests.review.send': Record<never, never>
  'bloodTests.review.signed': Record<never, never>
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
  'bloodTests.subtitle': Record<never, never>
  'bloodTests.table.added': Record<never, never>
  'bloodTests.table.checkIt': { line: string | number }
  'bloodTests.table.checkNow': Record<never, never>
  'bloodTests.table.correct': { name: string | number }
  'bloodTests.table.corrected': { row: string | number }
  'bloodTests.table.history': Record<never, never>
  'bloodTests.table.historyOf': { name: string | number; values: string | number }
  'bloodTests.table.inside': Record<never, never>
  'bloodTests.table.marker': Record<never, never>
  'bloodTests.table.noValue': Record<never, never>
  'bloodTests.table.notRead': Record<never, never>
  'bloodTests.table.openRange': { range: string | number }
  'bloodTests.table.outside': Record<never, never>
  'bloodTests.table.quoted': { text: string | number }
  'bloodTests.table.range': Record<never, never>
  'bloodTests.table.result': Record<never, never>
  'bloodTests.table.showAll': { count: number }
  'bloodTests.table.showFewer': Record<never, never>
  'bloodTests.table.title': Record<never, never>
  'bloodTests.table.unchecked': Record<never, never>
  'bloodTests.table.unranged': Record<never, never>
  'bloodTests.table.value': Record<never, never>
  'bloodTests.title': Record<never, never>
  'bloodTests.trend.cutBoth': { tests: number; values: number }
  'bloodTests.trend.cutTests': { tests: number }
  'bloodTests.trend.cutValues': { values: number }
  'bloodTests.trend.day': Record<never, never>
  'bloodTests.trend.noRange': Record<never, never>
  'bloodTests.trend.numbers': { marker: string | number }
  'bloodTests.trend.printed': { value: string | number; conversion: string | number }
  'bloodTests.trend.range': Record<never, never>
  'bloodTests.trend.showAll': { count: number }
  'bloodTests.trend.showFewer': Record<never, never>
  'bloodTests.trend.subtitle': Record<never, never>
  'bloodTests.trend.table': { marker: string | number; unit: 'none' | (string & {}) }
  'bloodTests.trend.title': Record<never, never>
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
}

export type MessageId = keyof Messages
