import type { HealthSummary } from '../../../shared/health.ts'
import { t } from '../../locale/messages.tsx'

/** How many of today's four goals are done, as a sentence. */
export const goalsDone = (goals: HealthSummary['goals']) =>
  t('plans.goals', { done: Object.values(goals).filter(Boolean).length })
