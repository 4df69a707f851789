import type { Translate } from '../locales/translate.ts'
import type { SafetyCondition } from './plans.ts'

/** A condition of a profile: "Pregnancy"; or what a rule warns of for everybody. */
export const conditionText = (condition: SafetyCondition | 'blood-tests', t: Translate) =>
  condition === 'blood-tests' ? t('safety.condition.bloodTests') : t(`auth.condition.${condition}`)
