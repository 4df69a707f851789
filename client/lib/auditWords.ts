import { type AuditAction, isAuditAction } from '../../shared/audit.ts'

/**
 * What the audit log's codes mean, as something that somebody did. `{whose}` is "your" on one's own page and "the" in
 * the clinic's log.
 */
const DEEDS: Record<AuditAction, string> = {
  'health.patientEntries': 'looked at {whose} health entries',
  'health.patientSummary': 'looked at {whose} health summary',
  'health.analysePatient': 'asked for an analysis of {whose} health',
  'health.analysis': 'read an analysis of {whose} health',
  'health.analyses': 'looked at the list of {whose} health analyses',
  'bloodTests.ofPatient': 'looked at {whose} blood tests',
  'bloodTests.trendsOfPatient': 'looked at {whose} blood values over time',
  'blood-test.file': 'opened the file of {whose} blood test',
  'blood-test.page': 'looked at a page of {whose} blood test',
  'blood-test.pdf': 'saved {whose} blood test as a PDF',
  'blood-test.fhir': 'downloaded {whose} blood test for another system',
  'blood-test.correct': 'corrected {whose} blood test',
  'blood-test.remove': 'removed {whose} blood test',
  'model-consent.give': 'allowed an outside AI model for {whose} data',
  'model-consent.withdraw': 'withdrew an outside AI model from {whose} data',
  'plans.ofPatient': 'looked at {whose} treatment plans',
  'plans.adherence': 'looked at how {whose} medications were taken',
  'plans.authored': 'looked at treatment plans of their own for {whose} patient',
  'plan.pdf': 'saved {whose} treatment plan as a PDF',
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
  'link.remove': 'took {whose} patient from a practitioner',
  'role.change': 'changed {whose} role',
  'role.verify': 'verified {whose} account',
  'role.self-registered': 'signed up as a practitioner',
  'role.admin-by-operator': 'became an admin at the server',
  'session.begin': 'signed in to {whose} account',
  'sign-in.failed': 'counted failed sign-ins to {whose} account in an hour',
  'sign-in.lock': 'locked {whose} account for a while, after too many tries',
  'session.end': 'ended a session of {whose} account',
  'session.end-others': 'ended the other sessions of {whose} account',
  'identity.link': 'linked an identity to {whose} account',
  'identity.unlink': 'ended the link to an identity of {whose} account',
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
  'order.status': 'moved {whose} order on',
}

/** Words of one's own page where "your" does not fit the sentence of the log. */
const YOURS: Partial<Record<AuditAction, string>> = {
  'plan.create': 'wrote a treatment plan for you',
  'plan.assign': 'copied a treatment plan to you',
  'plans.authored': 'looked at treatment plans that they wrote for you',
  'plan.list-all': 'looked at your treatment plans in the list of all',
  'link.assign': 'assigned you to a practitioner',
  'link.remove': 'ended your assignment to a practitioner',
}

const say = (deed: string, whose: string) => deed.replace('{whose}', whose)

/** What was done, as the clinic's log says it: "Looked at the health entries". A code of an older version stands as it is. */
export function deedOf(action: string): string {
  const deed = say(isAuditAction(action) ? DEEDS[action] : action, 'the')
  return deed.charAt(0).toUpperCase() + deed.slice(1)
}

/** What was done, to the person whose data it was: "looked at your health entries". */
export function deedToYou(action: string): string {
  return isAuditAction(action) ? say(YOURS[action] ?? DEEDS[action], 'your') : 'used your data'
}
