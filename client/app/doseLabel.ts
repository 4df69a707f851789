import type { DoseUpdate } from '../../shared/doses.ts'
import { formatWeekday } from '../ui/format.ts'

/** Names a dose: "Zinc 15 mg, Sunday morning". */
export const doseLabel = ({ medication, date, slot }: Pick<DoseUpdate, 'medication' | 'date' | 'slot'>) =>
  `${medication}, ${formatWeekday(date)}${slot === 'any' ? '' : ` ${slot}`}`
