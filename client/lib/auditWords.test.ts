import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { AUDIT_ACTIONS, deedOf, deedToYou } from './auditWords.ts'

const server = fileURLToPath(new URL('../../server/', import.meta.url))

/** Every code that the server writes as a literal, or has with its sentence in a table. */
const CODES = /action: '([a-z]+\.[\w-]+)'|^ {2}'([a-z]+\.[\w-]+)':\s+'\w+ /gim

/** Every question about a patient in care is recorded under its own name; that of auth stands deeper. */
const QUESTION = /^ {2}(\w+): inCare\b/gm
const asked = globSync('{health,plans}/router.ts', { cwd: server }).flatMap((file) =>
  [...readFileSync(server + file, 'utf8').matchAll(QUESTION)].map(([, name]) => `${dirname(file)}.${name}`),
)

const written = globSync('**/*.ts', { cwd: server })
  .filter((file) => !file.includes('.test.') && !file.startsWith('test/'))
  .flatMap((file) => [...readFileSync(server + file, 'utf8').matchAll(CODES)])
  .map(([, action, told = '']) => action ?? told)

it('has words for everything that the server records', () => {
  expect(written.length).toBeGreaterThan(10)
  expect(asked).toContain('health.patientEntries')
  expect([...written, ...asked].filter((action) => !AUDIT_ACTIONS.includes(action))).toEqual([])
})

it('speaks to the person whose data it was', () => {
  expect(deedToYou('health.patientEntries')).toBe('looked at your health entries')
  expect(deedToYou('link.assign')).toBe('assigned you to a practitioner')
  expect(deedToYou('something.new')).toBe('used your data')
})

it('speaks of the deed in the log, and shows a new code as it is', () => {
  expect(deedOf('health.patientEntries')).toBe('Looked at the health entries')
  expect(deedOf('something.new')).toBe('Something.new')
})
