import type { NoticeKind } from '../../shared/notices.ts'
import { orderNumber } from '../../shared/shop.ts'

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
}

/** What was changed about the ways into an account, by the code of the audit log. */
const ACCOUNT_CHANGES: Record<string, string> = {
  'factor.app-add': 'An authenticator app was added to your account',
  'factor.app-remove': 'The authenticator app was removed from your account',
  'factor.codes-renew': 'New recovery codes were made for your account',
  'factor.passkey-add': 'A passkey was added to your account',
  'factor.passkey-remove': 'A passkey was removed from your account',
  'factor.reset-by-operator': 'Your clinic removed the second factors of your account',
  'identity.link': 'An identity at another provider was linked to your account',
  'identity.unlink': 'An identity at another provider was unlinked from your account',
  'password.change': 'The password of your account was changed',
  'password.reset': 'A new password was chosen for your account',
}
const ORDER_STEPS: Record<string, string> = {
  processing: 'is being prepared',
  completed: 'is completed',
  cancelled: 'was cancelled',
}

/** A notice as one sentence with its link. Written on each read, so that it is never out of date. */
export function noticeText({ kind, dedupeKey, targetId, patientId, ...names }: NoticeFacts): {
  text: string
  href: string
} {
  const { patient, author, plan, product, stock } = names
  const results = `/practitioner/patients/${patientId}/blood-tests`
  switch (kind) {
    case 'analysis-finished':
      return { text: 'Your blood test was analysed', href: '/blood-tests' }
    case 'analysis-failed':
      return { text: 'Your blood test could not be analysed', href: '/blood-tests' }
    case 'plan-written':
      return { text: `${author} wrote a plan for you: ${plan}`, href: `/plans/${targetId}/versions` }
    case 'plan-changed':
      return { text: `${plan} has a new version`, href: `/plans/${targetId}/versions` }
    case 'order-moved':
      return {
        text: `Order #${orderNumber(targetId ?? '')} ${ORDER_STEPS[dedupeKey.split(' ')[1] ?? ''] ?? 'was changed'}`,
        href: '/orders',
      }
    case 'account-changed':
      return {
        text: ACCOUNT_CHANGES[dedupeKey.split(' ')[0] ?? ''] ?? 'Your account was changed',
        href: '/profile',
      }
    case 'result-reviewed':
      return { text: `${author} reviewed your blood test`, href: '/blood-tests' }
    case 'retest-due':
      return { text: 'A blood test that your practitioner asked for is due', href: '/blood-tests' }
    case 'retest-ending':
      return {
        text: 'A blood test that your practitioner asked for is due within a week',
        href: '/blood-tests',
      }
    case 'note-released':
      return { text: `${author} wrote a note for you about your visit`, href: '/my-record' }
    case 'result-new':
      return { text: `${patient} has a new blood test`, href: results }
    case 'result-critical':
      return { text: `${patient}: a value that a doctor must see today`, href: results }
    case 'message-new':
      return { text: `${author} wrote to you`, href: `/messages/${targetId}` }
    case 'stock-low':
      return { text: `${product}: ${stock} left in stock`, href: '/admin/products' }
    case 'backup-overdue':
      return { text: 'The backup of last night is missing', href: '/admin' }
  }
}
