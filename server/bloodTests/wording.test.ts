import { CALL_TODAY, CONTACT_TODAY, SHOW_TODAY } from '@verbena/lab-reader/testing'
import { expect, it } from 'vitest'
import { isUrgent } from '../../shared/bloodTests.ts'

it.each([CONTACT_TODAY, CALL_TODAY, SHOW_TODAY])('isUrgent knows the words of the reader: %s', (words) => {
  expect(isUrgent(`${words}.`)).toBe(true)
})
