import { describe, expect, it } from 'vitest'
import { SENT_KINDS } from '../../../shared/notices.ts'
import { reminderGroups, waysOf, withWays } from './reminderKinds.ts'

const ROLES = ['patient', 'practitioner', 'admin', null] as const
const groupOf = (title: string) => {
  const found = ROLES.flatMap(reminderGroups).find((group) => group.title === title)
  if (!found) throw new Error(`no group ${title}`)
  return found
}

describe('reminderGroups', () => {
  it('offers every outbound kind to some role', () => {
    const offered = ROLES.flatMap(reminderGroups).flatMap(({ kinds }) => kinds)
    expect(new Set(offered)).toEqual(new Set(SENT_KINDS))
  })

  it('lists the kinds of a role, each once', () => {
    const titles = Object.fromEntries(
      ROLES.map((role) => [`${role}`, reminderGroups(role).map(({ title }) => title)]),
    )
    expect(titles).toEqual({
      patient: [
        'Doses of the day',
        'Health entry',
        'Results',
        'Retests',
        'Plans',
        'Visit notes',
        'Messages',
        'Orders',
      ],
      practitioner: ['Results of patients', 'Critical values', 'Messages', 'Results', 'Orders'],
      admin: [
        'Low stock',
        'Backups',
        'Results of patients',
        'Critical values',
        'Messages',
        'Results',
        'Orders',
      ],
      null: [
        'Doses of the day',
        'Health entry',
        'Results',
        'Retests',
        'Plans',
        'Visit notes',
        'Messages',
        'Orders',
      ],
    })
  })
})

describe('waysOf and withWays', () => {
  it('waysOf is empty for a group that stays in the portal', () => {
    expect(waysOf({}, groupOf('Plans'))).toEqual([])
    expect(waysOf({ 'plan-written': { mail: false, device: false } }, groupOf('Plans'))).toEqual([])
  })

  it('withWays changes every kind of its group and no other', () => {
    const before = { doses: { mail: false, device: true } }
    const after = withWays(before, groupOf('Plans'), ['mail'])
    expect(after).toEqual({
      doses: { mail: false, device: true },
      'plan-written': { mail: true, device: false },
      'plan-changed': { mail: true, device: false },
    })
    expect(waysOf(after, groupOf('Plans'))).toEqual(['mail'])
    expect(waysOf(withWays(after, groupOf('Plans'), ['mail', 'device']), groupOf('Plans'))).toEqual([
      'mail',
      'device',
    ])
  })

  it('withWays without a way removes the group again', () => {
    const before = { doses: { mail: true, device: false } }
    const orders = groupOf('Orders')
    expect(withWays(withWays(before, orders, ['mail']), orders, [])).toEqual(before)
  })
})
