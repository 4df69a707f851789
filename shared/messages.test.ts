import { describe, expect, it } from 'vitest'
import { clockIn, isAway, urgentPhrase } from './messages.ts'

describe('urgentPhrase', () => {
  it.each([
    ['I have CHEST PAIN since noon', 'chest pain'],
    ['I can’t breathe!', 'cant breathe'],
    ["I can't breathe", 'cant breathe'],
    ['I cannot\nbreathe', 'cannot breathe'],
    ['thoughts of suicide', 'suicide'],
    ['Chest-pain again', 'chest pain'],
    ['self-harm', 'self harm'],
    ['I want to die.', 'want to die'],
  ])('urgentPhrase finds the phrase in %j', (text, phrase) => {
    expect(urgentPhrase(text)).toBe(phrase)
  })

  it.each([
    'The breaststroke is good for me',
    'Suicidegirls',
    'My chest is fine. Pain in the knee.',
    'I wanted to diet',
    '',
    '!!!',
  ])('urgentPhrase finds nothing in %j: only whole words count', (text) => {
    expect(urgentPhrase(text)).toBeNull()
  })

  it('urgentPhrase reads a text of the longest length in time', () => {
    expect(urgentPhrase(`${'chest '.repeat(660)}chest pain`)).toBe('chest pain')
  })
})

describe('expectations', () => {
  it('isAway holds through the last day in the practitioner’s zone', () => {
    const away = { timeZone: 'Europe/Stockholm', absence: { text: 'Away', until: '2026-11-27' } }
    expect(isAway(away, new Date('2026-11-27T22:59:00Z'))).toBe(true)
    expect(isAway(away, new Date('2026-11-27T23:00:00Z'))).toBe(false)
    expect(isAway({ ...away, absence: null }, new Date())).toBe(false)
    expect(isAway({ ...away, absence: { text: 'Away', until: null } }, new Date())).toBe(true)
  })

  it('clockIn gives midnight as 00:00 of the new day', () => {
    expect(clockIn(new Date('2026-11-27T23:00:00Z'), 'Europe/Stockholm')).toEqual({
      date: '2026-11-28',
      weekday: 6,
      time: '00:00',
    })
  })
})
