import { expect, it } from 'vitest'
import { type Retest, type RetestState, retestWindow } from '../../../shared/retests.ts'
import { groupRetests } from './retestGroups.ts'

const retest = (marker: string, weeks: number, over: { by?: string; state?: RetestState } = {}): Retest => ({
  id: marker,
  marker,
  weeks,
  ...retestWindow('2026-11-10', weeks),
  fromTest: null,
  closedBy: null,
  createdAt: '2026-11-13T09:15:00Z',
  state: 'planned',
  reason: null,
  today: '2026-11-22',
  by: 'Dr. Elena Hartmann',
  cancelledAt: null,
  cancelledBy: null,
  cancelReason: null,
  question: null,
  loinc: null,
  last: null,
  ...over,
})

it('groupRetests puts open retests of one window and one practitioner together', () => {
  const groups = groupRetests([
    retest('Vitamin D', 4),
    retest('Ferritin', 12),
    retest('Transferrin saturation', 12),
    retest('Iron', 12, { by: 'Dr. Ada Berg' }),
    retest('Zinc', 12, { state: 'closed' }),
    retest('Folate', 12, { state: 'cancelled' }),
  ])
  expect(groups.map((group) => group.map(({ marker }) => marker))).toEqual([
    ['Vitamin D'],
    ['Ferritin', 'Transferrin saturation'],
    ['Iron'],
  ])
})
