import { expect, it } from 'vitest'
import type { Me } from '../../shared/auth.ts'
import { sessionEvent } from './sessionEvent.ts'

const maya: Me = {
  user: { id: '1', email: 'maya@demo.clinic', fullName: 'Maya Lindqvist' },
  locale: null,
  role: 'patient',
  verified: true,
  credits: 50,
  mustChangePassword: false,
  needsFactor: false,
  isFirstSession: false,
}
const jonas: Me = { ...maya, user: { id: '2', email: 'jonas@demo.clinic', fullName: 'Jonas Weber' } }

it('sessionEvent is null at the first answer, and while nobody is signed in', () => {
  expect(sessionEvent(undefined, maya)).toBeNull()
  expect(sessionEvent(undefined, null)).toBeNull()
  expect(sessionEvent(null, null)).toBeNull()
})

it('sessionEvent distinguishes signing in from signing out', () => {
  expect(sessionEvent(null, maya)).toBe('SIGNED_IN')
  expect(sessionEvent(maya, null)).toBe('SIGNED_OUT')
})

it('sessionEvent is SIGNED_IN when the session now belongs to another person', () => {
  expect(sessionEvent(maya, jonas)).toBe('SIGNED_IN')
})

it('sessionEvent is USER_UPDATED after a new name or role, and TOKEN_REFRESHED when nothing or only the credits changed', () => {
  expect(sessionEvent(maya, { ...maya, user: { ...maya.user, fullName: 'Maya L.' } })).toBe('USER_UPDATED')
  expect(sessionEvent(maya, { ...maya, role: 'admin' })).toBe('USER_UPDATED')
  expect(sessionEvent(maya, { ...maya })).toBe('TOKEN_REFRESHED')
  expect(sessionEvent(maya, { ...maya, credits: 40 })).toBe('TOKEN_REFRESHED')
})
