import { expect, it } from 'vitest'
import type { Me } from '../../shared/auth.ts'
import { sessionEvent } from './sessionEvent.ts'

const maya: Me = {
  user: { id: '1', email: 'maya@demo.clinic', fullName: 'Maya Lindqvist' },
  role: 'patient',
  verified: true,
  credits: 50,
  mustChangePassword: false,
  needsFactor: false,
}
const jonas: Me = { ...maya, user: { id: '2', email: 'jonas@demo.clinic', fullName: 'Jonas Weber' } }

it('says nothing at the first answer, or while nobody is signed in', () => {
  expect(sessionEvent(undefined, maya)).toBeNull()
  expect(sessionEvent(undefined, null)).toBeNull()
  expect(sessionEvent(null, null)).toBeNull()
})

it('tells signing in from signing out', () => {
  expect(sessionEvent(null, maya)).toBe('SIGNED_IN')
  expect(sessionEvent(maya, null)).toBe('SIGNED_OUT')
})

it('is a new sign-in when another person has the session now', () => {
  expect(sessionEvent(maya, jonas)).toBe('SIGNED_IN')
})

it('is an update when name or role changed, and a refresh when nothing or only the credits did', () => {
  expect(sessionEvent(maya, { ...maya, user: { ...maya.user, fullName: 'Maya L.' } })).toBe('USER_UPDATED')
  expect(sessionEvent(maya, { ...maya, role: 'admin' })).toBe('USER_UPDATED')
  expect(sessionEvent(maya, { ...maya })).toBe('TOKEN_REFRESHED')
  expect(sessionEvent(maya, { ...maya, credits: 40 })).toBe('TOKEN_REFRESHED')
})
