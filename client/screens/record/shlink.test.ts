import { expect, it } from 'vitest'
import { readLink } from './shlink.ts'

const ORIGIN = 'https://portal.example'
const NOW = Date.parse('2026-11-30T12:10:00Z')
const token = 'a'.repeat(43)
const PAYLOAD = {
  url: `${ORIGIN}/api/shares/${token}`,
  key: 'b'.repeat(43),
  exp: NOW / 1000 + 60,
  flag: 'P',
  label: 'Geteiltes Dokument für Sie',
  v: 1,
}
const linkOf = (payload: unknown) => `#shlink:/${Buffer.from(JSON.stringify(payload)).toString('base64url')}`
const kindOf = (change: object) => readLink(linkOf({ ...PAYLOAD, ...change }), ORIGIN, NOW).kind

it('readLink reads a link of this portal', () => {
  const { v: _, ...payload } = PAYLOAD
  expect(readLink(linkOf(PAYLOAD), ORIGIN, NOW)).toEqual({
    kind: 'open',
    path: `/api/shares/${token}`,
    payload,
  })
})

it('readLink opens no link of another portal, and names its host', () => {
  const url = `https://other.example/api/shares/${token}`
  expect(readLink(linkOf({ ...PAYLOAD, url }), ORIGIN, NOW)).toEqual({
    kind: 'foreign',
    host: 'other.example',
  })
})

it('readLink says why a link cannot be opened', () => {
  expect(kindOf({ v: 2 })).toBe('newer')
  expect(kindOf({ exp: NOW / 1000 })).toBe('expired')
  expect(kindOf({ key: 'short' })).toBe('unreadable')
  expect(kindOf({ url: `${ORIGIN}/api/trpc/auth.me` })).toBe('unreadable')
  expect(kindOf({ url: 'javascript:alert(1)' })).toBe('foreign')
  expect(readLink('', ORIGIN, NOW).kind).toBe('none')
  expect(readLink('#main', ORIGIN, NOW).kind).toBe('unreadable')
  expect(readLink('#shlink:/%%%', ORIGIN, NOW).kind).toBe('unreadable')
})
