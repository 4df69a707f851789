import { expect, it } from 'vitest'
import { LANGUAGES } from '../../locales/translate.ts'
import { filesWithMessages, MARKERS, messagesOf } from './messages.ts'

it('messagesOf names the same markers in every other language, so that a change of language leaves none of the former', () => {
  const [first = [], ...others] = LANGUAGES.filter((language) => language !== 'en').map((language) =>
    Object.keys(messagesOf(language, MARKERS)),
  )
  expect(first).toContain('marker Potassium')
  for (const names of others) expect(names).toEqual(first)
})

it('messagesOf gives every language the same messages of a screen, and others the English of warnings beside theirs', () => {
  const file = 'ui/SafetyNotice.tsx'
  expect(filesWithMessages()).toContain(file)
  const english = Object.keys(messagesOf('en', file))
  const german = Object.keys(messagesOf('de', file))
  expect(german.filter((id) => !id.startsWith('english '))).toEqual(english)
  const beside = german.filter((id) => id.startsWith('english ')).map((id) => id.slice('english '.length))
  expect(beside.length).toBeGreaterThan(100)
  expect(english).toEqual(expect.arrayContaining(beside))
})
