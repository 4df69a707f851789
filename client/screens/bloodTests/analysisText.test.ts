import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CALL_TODAY, CONTACT_TODAY } from '../../../shared/bloodTests.ts'
import { asksForDoctor, readAnalysis, splitAnalysis, takeUrgent, withoutSection } from './analysisText.ts'

it('reads paragraphs, headings and lists', () => {
  const text =
    'Ferritin is low.\nIt was low before.\n\n## Iron\nIron stores:\n- Ferritin 18 ng/mL\n- TIBC 460\n\nAsk.'
  expect(readAnalysis(text)).toEqual([
    { kind: 'paragraph', text: 'Ferritin is low. It was low before.' },
    { kind: 'heading', text: 'Iron' },
    { kind: 'paragraph', text: 'Iron stores:' },
    { kind: 'list', items: ['Ferritin 18 ng/mL', 'TIBC 460'] },
    { kind: 'paragraph', text: 'Ask.' },
  ])
})

it('keeps a value that only looks like an item or a heading', () => {
  expect(readAnalysis('-5 mmol/L\n\n#1 on the list')).toEqual([
    { kind: 'paragraph', text: '-5 mmol/L' },
    { kind: 'paragraph', text: '#1 on the list' },
  ])
})

it('joins an item that goes on in the next line, and separate lists stay separate', () => {
  expect(readAnalysis('- a\n  b\n\n- c')).toEqual([
    { kind: 'list', items: ['a b'] },
    { kind: 'list', items: ['c'] },
  ])
})

it('leaves markup as text', () => {
  expect(readAnalysis('<img src=x onerror=alert(1)>')).toEqual([
    { kind: 'paragraph', text: '<img src=x onerror=alert(1)>' },
  ])
})

it('opens with what stands before the first heading', () => {
  const { opening, details } = splitAnalysis(readAnalysis('First.\n\n## Iron\nThen.'))
  expect(opening).toEqual([{ kind: 'paragraph', text: 'First.' }])
  expect(details).toHaveLength(2)
  expect(splitAnalysis(readAnalysis('Only this.'))).toEqual({
    opening: [{ kind: 'paragraph', text: 'Only this.' }],
    details: [],
  })
})

it('takes what is critical or may be off the opening, and nothing else', () => {
  const sure = `${CONTACT_TODAY}: Potassium.`
  const possible = `If Sodium really says 110, ${CALL_TODAY}: compare with your report now.`
  expect(takeUrgent(readAnalysis(`${sure}\n\n${possible}\n\nThe rest.\n\n${sure}`))).toEqual({
    urgent: [sure, possible],
    rest: [
      { kind: 'paragraph', text: 'The rest.' },
      { kind: 'paragraph', text: sure },
    ],
  })
  expect(takeUrgent(readAnalysis('The rest.'))).toMatchObject({ urgent: [], rest: [{ text: 'The rest.' }] })
  expect(takeUrgent(readAnalysis(sure))).toEqual({ urgent: [sure], rest: [] })
})

it('tells of an analysis whether it asks for a doctor today', () => {
  expect(asksForDoctor(`${CONTACT_TODAY}: Potassium.\n\nThe rest.`)).toBe(true)
  expect(asksForDoctor(`If Sodium really says 110, ${CALL_TODAY}.\n\n## Iron\nA.`)).toBe(true)
  expect(asksForDoctor('Everything is usual.\n\n## Iron\nA.')).toBe(false)
  expect(asksForDoctor('On 3 May 2012 the blood held what laboratories telephone a doctor about.')).toBe(
    false,
  )
  expect(asksForDoctor(null)).toBe(false)
})

it('leaves out one section', () => {
  const blocks = readAnalysis('First.\n\n## Iron\nA.\n\n- b\n\n## Words\n- c\n\nD.\n\n## Last\nE.')
  const left = withoutSection(blocks, 'Words').map((block) =>
    block.kind === 'list' ? block.items[0] : block.text,
  )
  expect(left).toEqual(['First.', 'Iron', 'A.', 'b', 'Last', 'E.'])
  expect(withoutSection(blocks, 'None')).toEqual(blocks)
  expect(withoutSection(blocks, 'Last').at(-1)).toEqual({ kind: 'paragraph', text: 'D.' })
})

it('loses no word of any text', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,6}$/), { maxLength: 30 })
  const breaks = fc.constantFrom(' ', '\n', '\n\n', '\n- ', '\n\n## ')
  fc.assert(
    fc.property(words, fc.array(breaks, { minLength: 30, maxLength: 30 }), (list, gaps) => {
      const text = list.map((word, i) => word + (gaps[i] ?? ' ')).join('')
      const read = readAnalysis(text).flatMap((block) =>
        (block.kind === 'list' ? block.items : [block.text]).flatMap((part) => part.split(' ')),
      )
      for (const word of list) expect(read).toContain(word)
    }),
  )
})
