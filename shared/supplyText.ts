import type { Translate } from '../locales/translate.ts'
import { MAX_UNITS, MAX_UNITS_A_DAY } from './planItems.ts'
import type { Uncounted } from './supply.ts'

/** Why items are not part of the forecast, as a sentence. */
export const uncountedText = (code: Uncounted, t: Translate) =>
  code === 'amount'
    ? t('shop.uncounted.amount', { dose: MAX_UNITS, day: MAX_UNITS_A_DAY })
    : t(`shop.uncounted.${code}`)
