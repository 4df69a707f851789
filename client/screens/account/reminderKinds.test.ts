import { describe, expect, it } from 'vitest'
import { SENT_KINDS } from '../../../shared/notices.ts'
import { kindsOf, reminderGroups, waysOf, withWays } from './reminderKinds.ts'

const ROLES = ['patient', 'practitioner', 'admin', null] as const

describe('reminderGroups', () => {
  it('reminderGroups offers every outbound kind to some role', () => {
    const offered = ROLES.flatMap(reminderGroups).flatMap(kindsOf)
    expect(new Set(offered)).toEqual(new Set(SENT_KINDS))
  })

  it.each(ROLES)('reminderGroups offers each kind once to the role %s', (role) => {
    const offered = reminderGroups(role).flatMap(kindsOf)
    expect(offered).toEqual([...new Set(offered)])
  })
})

describe('waysOf and withWays', () => {
  it('waysOf is empty for a group that stays in the portal', () => {
    expect(waysOf({}, 'plans')).toEqual([])
    expect(waysOf({ 'plan-written': { mail: false, device: false } }, 'plans')).toEqual([])
  })

  it('withWays changes every kind of its group and no other', () => {
    const before = { doses: { mail: false, device: true } }
    const after = withWays(before, 'plans', ['mail'])
    expect(after).toEqual({
      doses: { mail: false, device: true },
      'plan-written': { mail: true, device: false },
      'plan-changed': { mail: true, device: false },
    })
    expect(waysOf(after, 'plans')).toEqual(['mail'])
    expect(waysOf(withWays(after, 'plans', ['mail', 'device']), 'plans')).toEqual(['mail', 'device'])
  })

  it('withWays without a way removes the group again', () => {
    const before = { doses: { mail: true, device: false } }
    expect(withWays(withWays(before, 'orders', ['mail']), 'orders', [])).toEqual(before)
  })
})
