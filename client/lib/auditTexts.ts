import { type AuditAction, isAuditAction } from '../../shared/audit.ts'

/** Sentences without a subject. `{whose}` becomes "your" on the person's own page and "the" in the clinic's log. */
const ACTION_TEXTS: Record<AuditAction, string> = {
  'health.patientEntries': 'looked at {whose} health entries',
  'health.patientSummary': 'looked at {whose} health summary',
  'health.analysePatient': 'asked for an analysis of {whose} health',
  'health.analysis': 'read an analysis of {whose} health',
  'health.analyses': 'looked at the list of {whose} health analyses',
  'bloodTests.ofPatient': 'looked at {whose} blood tests',
  'bloodTests.get': 'read the result of {whose} blood test',
  'bloodTests.trendsOfPatient': 'looked at {whose} blood values over time',
  'blood-test.file': 'opened the file of {whose} blood test',
  'blood-test.page': 'looked at a page of {whose} blood test',
  'blood-test.pdf': 'saved {whose} blood test as a PDF',
  'blood-test.fhir': 'downloaded {whose} blood test for another system',
  'blood-test.correct': 'corrected {whose} blood test',
  'blood-test.remove': 'removed {whose} blood test',
  'blood-test.review': 'reviewed {whose} blood test',
  'bloodTests.retests': 'looked at {whose} planned retests',
  'retest.plan': 'planned a retest for {whose} patient',
  'retest.cancel': 'cancelled a retest of {whose} patient',
  'care.worklist': 'read a line about {whose} record on the worklist',
  'care.timeline': 'looked at the timeline of {whose} record',
  'worklist.seen': 'marked a line about {whose} record as seen',
  'care.notes.list': 'looked at {whose} visit notes',
  'care.notes.facts': 'looked at what is new since {whose} last visit',
  'care.notes.save': 'wrote a draft of {whose} visit note',
  'care.notes.sign': 'signed {whose} visit note',
  'care.notes.addAddendum': 'added to {whose} visit note',
  'record.kept-by-operator': 'read what is kept of {whose} deleted account, at the server',
  'messages.threads': 'saw the last words of {whose} thread in the list of messages',
  'messages.thread': 'read {whose} messages',
  'messages.quotable': 'looked at what of {whose} record can be quoted in a message',
  'message.file': 'opened a file of {whose} messages',
  'model-consent.give': 'gave consent to an outside AI model for {whose} data',
  'model-consent.withdraw': 'withdrew the consent to an outside AI model for {whose} data',
  'plans.ofPatient': 'looked at {whose} treatment plans',
  'plans.adherence': 'looked at how {whose} medications were taken',
  'plans.authored': 'looked at treatment plans of their own for {whose} patient',
  'plan.pdf': 'saved {whose} treatment plan as a PDF',
  'plans.versions': 'looked at the versions of {whose} treatment plan',
  'notices.list': 'read a notice about {whose} record',
  'plans.check': 'checked medications against {whose} record',
  'auth.patients.profile': 'looked at {whose} profile',
  'auth.patients.setConditions': 'changed the conditions in {whose} profile',
  'plan.create': 'wrote a treatment plan for {whose} patient',
  'plan.assign': 'copied a treatment plan to {whose} patient',
  'plan.update': 'changed {whose} treatment plan',
  'plan.delete': 'deleted {whose} treatment plan',
  'plan.list-all': 'looked at all treatment plans',
  'patient.create': 'created {whose} account',
  'profile.update': 'changed {whose} profile',
  'link.assign': 'assigned {whose} patient to a practitioner',
  'link.remove': 'ended the assignment of {whose} patient to a practitioner',
  'role.change': 'changed {whose} role',
  'role.verify': 'verified {whose} account',
  'role.self-registered': 'signed up as a practitioner',
  'role.admin-by-operator': 'was made an admin on the server',
  'session.begin': 'signed in to {whose} account',
  'sign-in.failed': 'counted failed sign-ins to {whose} account in an hour',
  'sign-in.lock': 'locked {whose} account for a while, after too many tries',
  'session.end': 'ended a session of {whose} account',
  'session.end-others': 'ended the other sessions of {whose} account',
  'identity.link': 'linked an identity to {whose} account',
  'identity.unlink': 'unlinked an identity from {whose} account',
  'factor.app-add': 'added an authenticator app to {whose} account',
  'factor.app-remove': 'removed the authenticator app of {whose} account',
  'factor.codes-renew': 'made new recovery codes for {whose} account',
  'factor.passkey-add': 'added a passkey to {whose} account',
  'factor.passkey-remove': 'removed a passkey of {whose} account',
  'factor.reset-by-operator': 'removed all second factors of {whose} account at the server',
  'password.change': 'changed the password of {whose} account',
  'password.reset': 'chose a new password for {whose} account by mail',
  'account.suspend': 'suspended {whose} account',
  'account.delete': 'deleted {whose} account',
  'account.restore': 'restored {whose} account',
  'credits.sale': 'recorded a package sale for {whose} account',
  'credits.adjust': 'adjusted {whose} credits',
  'package.create': 'created a credit package',
  'package.update': 'changed a credit package',
  'package.delete': 'deleted a credit package',
  'product.create': 'created a product',
  'product.update': 'changed a product',
  'product.delete': 'deleted a product',
  'product.stock': 'adjusted the stock of a product',
  'order.status': 'changed the status of {whose} order',
  'sending.release': 'let mails and reminders leave again after a restore',
}

/** Sentences that "your" would not fit. */
const OWNER_TEXTS: Partial<Record<AuditAction, string>> = {
  'plan.create': 'wrote a treatment plan for you',
  'plan.assign': 'copied a treatment plan to you',
  'retest.plan': 'planned a retest for you',
  'retest.cancel': 'cancelled a retest of yours',
  'plans.authored': 'looked at treatment plans that they wrote for you',
  'plan.list-all': 'looked at your treatment plans in the list of all',
  'link.assign': 'assigned you to a practitioner',
  'link.remove': 'ended your assignment to a practitioner',
}

const fill = (text: string, whose: string) => text.replace('{whose}', whose)

/**
 * The action in the clinic's log: "Looked at the health entries". Unknown codes of older versions are shown as they
 * are.
 */
export function actionText(action: string): string {
  const text = fill(isAuditAction(action) ? ACTION_TEXTS[action] : action, 'the')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The action as its data subject reads it: "looked at your health entries". */
export function actionTextToOwner(action: string): string {
  return isAuditAction(action) ? fill(OWNER_TEXTS[action] ?? ACTION_TEXTS[action], 'your') : 'used your data'
}
