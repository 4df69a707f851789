import type { Translate } from '../locales/translate.ts'
import type { MeasurementKind, MeasurementUnit, Reading } from './measurements.ts'

const UNIT_CODES = {
  ...{ kg: 'kg', mmHg: 'mmHg', '/min': 'min', 'mg/dL': 'mgdl', 'mmol/L': 'mmoll', cm: 'cm', '°C': 'celsius' },
} as const satisfies Record<MeasurementUnit, string>

const unitText = (unit: MeasurementUnit, t: Translate) => t('measurements.unit', { unit: UNIT_CODES[unit] })

export const kindText = (kind: MeasurementKind, t: Translate) => t('measurements.kind', { kind })

/** "128/82 mmHg", "72.4 kg". */
export function readingText(
  { value, diastolic, unit }: Pick<Reading, 'value' | 'diastolic' | 'unit'>,
  t: Translate,
) {
  return diastolic === null
    ? t('measurements.value', { value, unit: unitText(unit, t) })
    : t('measurements.pressureValue', { systolic: value, diastolic, unit: unitText(unit, t) })
}
