import { describe, expect, it } from 'vitest'
import { answerText, clockIn, hoursText, isAway, urgentPhrase } from './messages.ts'

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
  const week = [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', until: '17:00' }))

  it('hoursText joins days in a row with the same hours', () => {
    expect(hoursText(week)).toBe('Monday to Friday, 9:00 to 17:00')
    expect(hoursText([])).toBeNull()
    expect(
      hoursText([
        { day: 6, from: '10:00', until: '12:00' },
        { day: 1, from: '09:00', until: '17:00' },
        { day: 2, from: '09:00', until: '17:00' },
        { day: 4, from: '09:00', until: '13:30' },
      ]),
    ).toBe('Monday and Tuesday, 9:00 to 17:00; Thursday, 9:00 to 13:30; Saturday, 10:00 to 12:00')
  })

  it.each([
    [1, 'within an hour'],
    [6, 'within 6 hours'],
    [24, 'within 24 hours'],
    [48, 'within 2 days'],
  ])('answerText says %i hours in words', (hours, text) => {
    expect(answerText(hours)).toBe(text)
  })

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
