import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CALL_TODAY, CONTACT_TODAY } from '../../../shared/bloodTests.ts'
import { parseAnalysis, splitAnalysis, splitUrgent, withoutSection } from './analysisText.ts'

it('parseAnalysis reads paragraphs, headings and lists', () => {
  const text =
    'Ferritin is low.\nIt was low before.\n\n## Iron\nIron stores:\n- Ferritin 18 ng/mL\n- TIBC 460\n\nAsk.'
  expect(parseAnalysis(text)).toEqual([
    { kind: 'paragraph', text: 'Ferritin is low. It was low before.' },
    { kind: 'heading', text: 'Iron' },
    { kind: 'paragraph', text: 'Iron stores:' },
    { kind: 'list', items: ['Ferritin 18 ng/mL', 'TIBC 460'] },
    { kind: 'paragraph', text: 'Ask.' },
  ])
})

it('parseAnalysis keeps a value that only looks like an item or a heading', () => {
  expect(parseAnalysis('-5 mmol/L\n\n#1 on the list')).toEqual([
    { kind: 'paragraph', text: '-5 mmol/L' },
    { kind: 'paragraph', text: '#1 on the list' },
  ])
})

it('parseAnalysis joins an item that continues on the next line, and keeps separate lists apart', () => {
  expect(parseAnalysis('- a\n  b\n\n- c')).toEqual([
    { kind: 'list', items: ['a b'] },
    { kind: 'list', items: ['c'] },
  ])
})

it('parseAnalysis treats markup as text', () => {
  expect(parseAnalysis('<img src=x onerror=alert(1)>')).toEqual([
    { kind: 'paragraph', text: '<img src=x onerror=alert(1)>' },
  ])
})

it('splitAnalysis takes everything before the first heading as the opening', () => {
  const { opening, details } = splitAnalysis(parseAnalysis('First.\n\n## Iron\nThen.'))
  expect(opening).toEqual([{ kind: 'paragraph', text: 'First.' }])
  expect(details).toHaveLength(2)
  expect(splitAnalysis(parseAnalysis('Only this.'))).toEqual({
    opening: [{ kind: 'paragraph', text: 'Only this.' }],
    details: [],
  })
})

it('splitUrgent separates the paragraphs on critical values from the opening, and nothing else', () => {
  const sure = `${CONTACT_TODAY}: Potassium.`
  const possible = `If Sodium really says 110, ${CALL_TODAY}: compare with your report now.`
  expect(splitUrgent(parseAnalysis(`${sure}\n\n${possible}\n\nThe rest.\n\n${sure}`))).toEqual({
    urgent: [sure, possible],
    rest: [
      { kind: 'paragraph', text: 'The rest.' },
      { kind: 'paragraph', text: sure },
    ],
  })
  expect(splitUrgent(parseAnalysis('The rest.'))).toMatchObject({ urgent: [], rest: [{ text: 'The rest.' }] })
  expect(splitUrgent(parseAnalysis(sure))).toEqual({ urgent: [sure], rest: [] })
})

it('withoutSection removes one section', () => {
  const blocks = parseAnalysis('First.\n\n## Iron\nA.\n\n- b\n\n## Words\n- c\n\nD.\n\n## Last\nE.')
  const left = withoutSection(blocks, 'Words').map((block) =>
    block.kind === 'list' ? block.items[0] : block.text,
  )
  expect(left).toEqual(['First.', 'Iron', 'A.', 'b', 'Last', 'E.'])
  expect(withoutSection(blocks, 'None')).toEqual(blocks)
  expect(withoutSection(blocks, 'Last').at(-1)).toEqual({ kind: 'paragraph', text: 'D.' })
})

it('parseAnalysis loses no word of any text', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,6}$/), { maxLength: 30 })
  const breaks = fc.constantFrom(' ', '\n', '\n\n', '\n- ', '\n\n## ')
  fc.assert(
    fc.property(words, fc.array(breaks, { minLength: 30, maxLength: 30 }), (list, gaps) => {
      const text = list.map((word, i) => word + (gaps[i] ?? ' ')).join('')
      const read = parseAnalysis(text).flatMap((block) =>
        (block.kind === 'list' ? block.items : [block.text]).flatMap((part) => part.split(' ')),
      )
      for (const word of list) expect(read).toContain(word)
    }),
  )
})
