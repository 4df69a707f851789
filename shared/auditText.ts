import type { MessageId } from '../locales/messages.ts'
import type { Translate } from '../locales/translate.ts'
import { isAuditAction } from './audit.ts'
import { commas } from './listText.ts'

/** The action in words: "Looked at the health entries". An unknown code is shown as it is. */
export const actionText = (action: string, t: Translate) =>
  isAuditAction(action) ? t(`audit.action.${action}`) : action

/** Messages of recorded details, by name. */
const DETAILS = {
  addenda: 'audit.detail.addenda',
  amount: 'audit.detail.amount',
  asked: 'audit.detail.asked',
  conflict: 'audit.detail.conflict',
  credits: 'audit.detail.credits',
  ended: 'audit.detail.ended',
  fields: 'audit.detail.fields',
  from: 'audit.detail.from',
  hour: 'audit.detail.hour',
  invited: 'audit.detail.invited',
  kind: 'audit.detail.kind',
  limit: 'audit.detail.limit',
  mailed: 'audit.detail.mailed',
  method: 'audit.detail.method',
  new: 'audit.detail.new',
  notes: 'audit.detail.notes',
  orders: 'audit.detail.orders',
  plans: 'audit.detail.plans',
  reason: 'audit.detail.reason',
  refused: 'audit.detail.refused',
  retests: 'audit.detail.retests',
  reviews: 'audit.detail.reviews',
  same: 'audit.detail.same',
  stockDelta: 'audit.detail.stockDelta',
  taken: 'audit.detail.taken',
  threads: 'audit.detail.threads',
  to: 'audit.detail.to',
  tries: 'audit.detail.tries',
  verified: 'audit.detail.verified',
  warningsOverruled: 'audit.detail.warningsOverruled',
  writtenNotes: 'audit.detail.writtenNotes',
  writtenPlans: 'audit.detail.writtenPlans',
  writtenThreads: 'audit.detail.writtenThreads',
} as const satisfies Record<string, MessageId>

const isKnown = (name: string): name is keyof typeof DETAILS => Object.hasOwn(DETAILS, name)

/** The recorded details: "from patient, to admin". */
export function detailText(
  detail: Record<string, string | number | boolean | null> | null | undefined,
  t: Translate,
) {
  const texts = Object.entries(detail ?? {})
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, value]) => {
      const shown = value === null ? t('audit.detail.none') : String(value)
      return isKnown(name) ? t(DETAILS[name], { value: shown }) : `${name} ${shown}`
    })
  return commas(t, texts)
}
