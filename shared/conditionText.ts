import type { MessageId } from '../locales/messages.ts'
import type { Translate } from '../locales/translate.ts'
import type { SafetyCondition } from './plans.ts'

/** A condition of the safety check, each of which has a message; see safetyText.test.ts. */
type Named = MessageId extends infer Id
  ? Id extends `auth.condition.${infer Name}`
    ? Exclude<Name, 'title'>
    : never
  : never

/** A condition of a profile: "Pregnancy"; or what a rule warns of for everybody. */
export const conditionText = (condition: SafetyCondition, t: Translate) =>
  condition === 'blood-tests' ? t('safety.condition.bloodTests') : t(`auth.condition.${condition as Named}`)
