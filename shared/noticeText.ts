import type { MessageId } from '../locales/messages.ts'
import type { ClinicalTranslate } from '../locales/translate.ts'
import type { NoticeKind, ReminderSlot, SentKind } from './notices.ts'
import { orderNumber } from './shop.ts'

/** The current facts of a notice; null where one does not apply. */
export type NoticeFacts = {
  kind: NoticeKind
  /** Distinguishes notices of one kind: a status, a version, a change of the account. */
  dedupeKey: string
  targetId: string | null
  patientId: string | null
  patient: string | null
  author: string | null
  plan: string | null
  product: string | null
  stock: number | null
  /** Whether the result that it is about needs a doctor today. */
  urgent: boolean
}

/** Messages of changes of the ways to sign in, by audit code. */
const ACCOUNT_CHANGES = {
  'factor.app-add': 'notices.account.factor.app-add',
  'factor.app-remove': 'notices.account.factor.app-remove',
  'factor.codes-renew': 'notices.account.factor.codes-renew',
  'factor.passkey-add': 'notices.account.factor.passkey-add',
  'factor.passkey-remove': 'notices.account.factor.passkey-remove',
  'factor.reset-by-operator': 'notices.account.factor.reset-by-operator',
  'identity.link': 'notices.account.identity.link',
  'identity.unlink': 'notices.account.identity.unlink',
  'password.change': 'notices.account.password.change',
  'password.reset': 'notices.account.password.reset',
} as const
const isAccountChange = (code: string): code is keyof typeof ACCOUNT_CHANGES => code in ACCOUNT_CHANGES

/** A notice as one sentence, worded at each read from current facts. */
export function noticeText(
  { kind, dedupeKey, targetId, ...facts }: NoticeFacts,
  t: ClinicalTranslate,
): string {
  const patient = facts.patient ?? ''
  const author = facts.author ?? ''
  const plan = facts.plan ?? ''
  const [code = '', step = ''] = dedupeKey.split(' ')
  switch (kind) {
    case 'plan-written':
      return t('notices.text.plan-written', { author, plan })
    case 'plan-changed':
      return t('notices.text.plan-changed', { plan })
    case 'order-moved':
      return t('notices.order', { number: orderNumber(targetId ?? ''), step })
    case 'account-changed':
      return t(isAccountChange(code) ? ACCOUNT_CHANGES[code] : 'notices.account.other')
    case 'result-reviewed':
    case 'note-released':
    case 'message-new':
    case 'link-asked':
    case 'care-asked':
    case 'form-sent':
    case 'practitioner-waiting':
    case 'appointment-asked':
    case 'appointment-offered':
    case 'appointment-confirmed':
    case 'appointment-moved':
    case 'appointment-cancelled':
    case 'appointment-tomorrow':
    case 'appointment-earlier':
    case 'consent-asked':
      return t(`notices.text.${kind}`, { author })
    case 'consent-signed':
      return facts.patientId ? t('notices.text.consent-signed', { patient }) : t('notices.text.consent-copy')
    case 'result-today':
      return t(facts.urgent ? 'notices.text.result-today' : 'notices.text.analysis-finished')
    case 'result-critical':
      return t(facts.urgent ? 'notices.text.result-critical' : 'notices.text.result-new', { patient })
    case 'result-new':
    case 'emergency':
    case 'order-warning':
    case 'form-submitted':
    case 'form-declined':
    case 'consent-declined':
    case 'consent-withdrawn':
    case 'consent-question':
    case 'consent-stopped':
      return t(`notices.text.${kind}`, { patient })
    case 'measurement-rule':
      return t('notices.text.measurement-rule', { patient, kind: code })
    case 'stock-low':
      return t('notices.text.stock-low', { product: facts.product ?? '', stock: facts.stock ?? 0 })
    case 'backup-overdue':
      return t(step === 'full' ? 'notices.text.backup-full' : 'notices.text.backup-overdue')
    default:
      return t(`notices.text.${kind}`)
  }
}

/** The page that a notice leads to. */
export function noticeLink({ kind, targetId, patientId }: NoticeFacts): string {
  switch (kind) {
    case 'result-today':
      return targetId ? `/blood-tests?test=${targetId}` : '/blood-tests'
    case 'analysis-finished':
    case 'analysis-failed':
    case 'result-reviewed':
    case 'retest-due':
    case 'retest-ending':
      return '/blood-tests'
    case 'plan-written':
    case 'plan-changed':
      return `/plans/${targetId}/versions`
    case 'order-moved':
      return '/orders'
    case 'account-changed':
      return '/profile/security'
    case 'note-released':
      return '/record/timeline'
    case 'result-new':
    case 'result-critical':
      return `/practitioner/patients/${patientId}/blood-tests`
    case 'emergency':
    case 'order-warning':
      return `/practitioner/patients/${patientId}`
    case 'measurement-rule':
      return `/practitioner/patients/${patientId}/measurements`
    case 'form-sent':
      return `/forms/${targetId}`
    case 'form-submitted':
    case 'form-declined':
      return `/practitioner/patients/${patientId}/forms`
    case 'message-new':
      return `/messages/${targetId}`
    case 'stock-low':
      return '/admin/products'
    case 'backup-overdue':
      return '/admin'
    case 'share-locked':
    case 'share-opened':
      return '/record'
    case 'link-asked':
      return '/dashboard'
    case 'appointment-asked':
    case 'appointment-offered':
    case 'appointment-confirmed':
    case 'appointment-moved':
    case 'appointment-cancelled':
    case 'appointment-tomorrow':
    case 'appointment-earlier':
      // A practitioner's notice names the patient.
      return patientId ? '/practitioner/appointments' : '/appointments'
    case 'consent-asked':
    case 'consent-signed':
    case 'consent-declined':
    case 'consent-withdrawn':
    case 'consent-question':
    case 'consent-stopped':
      return patientId ? `/practitioner/patients/${patientId}/documents` : `/documents/${targetId}`
    case 'care-asked':
      return '/practitioner/patients'
    case 'practitioner-waiting':
      return '/admin/users?role=unverified'
  }
}

/** The text of each kind outside the portal: never a remedy, a marker, a value or a person. */
const OUTSIDE = {
  'analysis-finished': 'notices.outside.bloodTest',
  'analysis-failed': 'notices.outside.bloodTest',
  'result-today': 'notices.outside.today',
  'result-reviewed': 'notices.outside.bloodTest',
  'retest-due': 'notices.outside.retest',
  'retest-ending': 'notices.outside.retest',
  'plan-written': 'notices.outside.plan',
  'plan-changed': 'notices.outside.plan',
  'note-released': 'notices.outside.visit',
  'order-moved': 'notices.outside.order',
  'result-new': 'notices.outside.result',
  'result-critical': 'notices.outside.critical',
  emergency: 'notices.outside.emergency',
  'measurement-rule': 'notices.outside.measurementRule',
  'order-warning': 'notices.outside.orderWarning',
  'message-new': 'notices.outside.message',
  'link-asked': 'notices.outside.care',
  'share-locked': 'notices.outside.share',
  'share-opened': 'notices.outside.shareOpened',
  'care-asked': 'notices.outside.care',
  'form-sent': 'notices.outside.form',
  'form-submitted': 'notices.outside.formAnswered',
  'form-declined': 'notices.outside.formAnswered',
  'appointment-asked': 'notices.outside.appointmentAsked',
  'appointment-offered': 'notices.outside.appointment',
  'appointment-confirmed': 'notices.outside.appointment',
  'appointment-moved': 'notices.outside.appointment',
  'appointment-cancelled': 'notices.outside.appointment',
  'appointment-tomorrow': 'notices.outside.tomorrow',
  'appointment-earlier': 'notices.outside.appointment',
  'consent-asked': 'notices.outside.consentAsked',
  'consent-signed': 'notices.outside.consent',
  'consent-declined': 'notices.outside.consent',
  'consent-withdrawn': 'notices.outside.consent',
  'consent-question': 'notices.outside.consent',
  'consent-stopped': 'notices.outside.consent',
  'practitioner-waiting': 'notices.outside.waiting',
  'stock-low': 'notices.outside.stock',
  'backup-overdue': 'notices.outside.backup',
  entry: 'notices.outside.entry',
} as const satisfies Record<Exclude<SentKind, 'doses'>, MessageId>

/** The text of a mail or push. A reminder of doses has the time of day and how many are open. */
export const outsideText = (
  kind: SentKind,
  t: ClinicalTranslate,
  slot: ReminderSlot = 'morning',
  open = 0,
): string => (kind === 'doses' ? t('notices.outside.doses', { slot, open }) : t(OUTSIDE[kind]))
