/** Written by `make messages` from en.json: each message with its arguments. */
export interface Messages {
  'app.page.audit': Record<never, never>
  'app.skipToContent': Record<never, never>
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
}

export type MessageId = keyof Messages
