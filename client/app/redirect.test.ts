import { expect, it } from 'vitest'
import { safeRedirect } from './redirect.ts'

it('safeRedirect keeps a path of the portal with its search and hash', () => {
  expect(safeRedirect('/blood-tests?test=1#markers')).toBe('/blood-tests?test=1#markers')
})

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'dashboard',
  '',
  null,
  7,
])('safeRedirect refuses %j', (next) => {
  expect(safeRedirect(next)).toBeNull()
})

it('safeRedirect never returns a path that a browser reads as another host', () => {
  for (const next of ['/a/..//evil.example', '/.//evil.example', '/./\\evil.example']) {
    const safe = safeRedirect(next)
    if (safe !== null) expect(new URL(safe, 'https://clinic.example').origin).toBe('https://clinic.example')
  }
})

it.each(['/auth', '/auth?next=/auth', '/practitioner-auth', '/auth/'])(
  'safeRedirect refuses the sign-in page %s',
  (next) => {
    expect(safeRedirect(next)).toBeNull()
  },
)
