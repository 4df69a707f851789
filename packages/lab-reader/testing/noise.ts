/** The other content of a report: patient and dates, prose, guidelines, addresses, watermarks. */

import { type Flow, need, write } from './flow.ts'
import { type Lab, writtenDay } from './lab.ts'
import { fill, type Paper, put, widthOf } from './paper.ts'
import type { Sex } from './patient.ts'
import type { Dice } from './random.ts'

/** The days of a report, yyyy-MM-dd, and whether the day of the draw is printed. */
export type Days = {
  collected: string
  received: string
  reported: string
  born: string
  printsCollected: boolean
}

const NAMES = [
  'Mara Lindholm',
  'Theo Brandes',
  'Ines Okafor',
  'Ruben Castellan',
  'Ayla Demirel',
  'Jonas Wierzba',
]
const DOCTORS = ['Dr. E. Halloran', 'Dr. S. Montague', 'Dr. K. Vasquez', 'Dr. P. Ostrow']

const digitsOf = (dice: Dice, count: number) => Array.from({ length: count }, () => dice.int(0, 9)).join('')

/**
 * The block with patient and dates at the top of a report: pairs of label and text in two columns, or one line each.
 */
export function drawHeader(flow: Flow, dice: Dice, lab: Lab, person: { sex: Sex; age: number }, days: Days) {
  const { paper } = flow
  const { words } = lab
  const { labels, dates, people } = words
  const small = paper.size * 0.85
  const day = (date: string, clock: boolean) => {
    const text = writtenDay(date, lab.dates, lab)
    return clock
      ? `${text} ${String(dice.int(7, 17)).padStart(2, '0')}:${String(dice.int(0, 59)).padStart(2, '0')}`
      : text
  }
  const clocks = dice.chance(0.5)

  const middle = dice.chance(0.4)
  write(flow, dice.pick(words.laboratories), {
    bold: true,
    size: paper.size * 1.5,
    align: middle ? 'center' : 'left',
  })
  if (dice.chance(0.8))
    write(flow, `${dice.pick(words.streets)}, ${dice.pick(words.places)}`, {
      size: small,
      align: middle ? 'center' : 'left',
    })
  if (dice.chance(0.7))
    write(flow, `${dice.pick(labels.phone)} ${digitsOf(dice, 3)}-${digitsOf(dice, 3)}-${digitsOf(dice, 4)}`, {
      size: small,
      align: middle ? 'center' : 'left',
    })
  flow.y += 6

  const sex = person.sex === 'male' ? [people.male, people.m] : [people.female, people.f]
  const withAge = dice.chance(0.6)
  const pairs: [string, string][] = [
    [dice.pick(labels.patient), dice.pick(NAMES)],
    [dice.pick(dates.born), day(days.born, false)],
    [people.label, dice.pick(sex)],
    [dice.pick(labels.doctor), dice.pick(DOCTORS)],
    [dice.pick(labels.order), digitsOf(dice, dice.int(6, 10))],
  ]
  if (withAge) pairs.push([dice.pick(labels.age), String(person.age)])
  const dated: [string, string][] = [
    [dice.pick(dates.received), day(days.received, clocks)],
    [dice.pick(dates.reported), day(days.reported, clocks)],
  ]
  if (days.printsCollected) dated.unshift([lab.collectedOn, day(days.collected, clocks)])
  if (dice.chance(0.4)) dated.push([dice.pick(dates.printed), day(days.reported, clocks)])
  const ordered = dice.chance(0.6) ? dated : dice.shuffle(dated)
  const size = paper.size * dice.between(0.85, 1)
  drawPairs(flow, dice, size, pairs, ordered)
  if (dice.chance(0.15)) {
    // Measurements of the person are not results of the laboratory.
    const vitals = words.vitals.map(([label, text]) => `${label}: ${text}`).join('   ')
    write(flow, vitals, { size })
  }
  fill(paper, flow.left, flow.y + 2, flow.right - flow.left, 0.7)
  flow.y += 10
  write(flow, dice.pick(labels.report), {
    bold: true,
    size: paper.size * 1.3,
    align: dice.pick(['left', 'center']),
  })
  flow.y += 6
}

/** Labels with their texts: in lines, in two columns, in boxes with the label above, or several on a line. */
function drawPairs(
  flow: Flow,
  dice: Dice,
  size: number,
  pairs: [string, string][],
  dated: [string, string][],
) {
  const { paper } = flow
  const step = size * flow.leading
  const half = (flow.right - flow.left) / 2
  const shape = dice.pick(['lines', 'columns', 'columns', 'aligned', 'above', 'joined'] as const)
  if (shape === 'lines') {
    for (const [label, text] of [...pairs, ...dated]) write(flow, `${label}: ${text}`, { size })
    return
  }
  if (shape === 'joined') {
    const gap = ' '.repeat(dice.int(2, 4))
    for (const group of [pairs.slice(0, 3), pairs.slice(3), dated])
      write(flow, group.map(([label, text]) => `${label}: ${text}`).join(gap), { size })
    return
  }
  if (shape === 'above') {
    const across = 4
    const all = [...pairs, ...dated]
    for (let at = 0; at < all.length; at += across) {
      all.slice(at, at + across).forEach(([label, text], column) => {
        const x = flow.left + (column * (flow.right - flow.left)) / across
        put(paper, label, x, flow.y + size * 0.85, { size: size * 0.85 })
        put(paper, text, x, flow.y + size * 0.85 + step, { size, bold: true })
      })
      flow.y += 2.4 * step
    }
    return
  }
  const plain = { face: paper.face, size, bold: false }
  const labelWidth = Math.max(...[...pairs, ...dated].map(([label]) => widthOf(`${label}:`, plain)))
  for (let at = 0; at < Math.max(pairs.length, dated.length); at += 1) {
    for (const [column, pair] of [pairs[at], dated[at]].entries()) {
      if (!pair) continue
      const [label, text] = pair
      const x = flow.left + column * half
      if (shape === 'aligned') {
        put(paper, label, x, flow.y + size, { size })
        put(paper, `: ${text}`, x + labelWidth + 4, flow.y + size, { size })
      } else put(paper, `${label}: ${text}`, x, flow.y + size, { size })
    }
    flow.y += step
  }
}

/** The top of the second and all later pages: often the person and a date again. */
export function headOfLaterPages(dice: Dice, lab: Lab, days: Days): (flow: Flow) => void {
  const { labels, dates } = lab.words
  if (dice.chance(0.4)) return () => {}
  const name = `${dice.pick(labels.patient)}: ${dice.pick(NAMES)}`
  const order = `${dice.pick(labels.order)}: ${digitsOf(dice, 8)}`
  const reported = `${dice.pick(dates.reported)}: ${writtenDay(days.reported, lab.dates, lab)}`
  const parts = dice.pick([
    [name, order, reported],
    [name, reported],
    [name, order],
  ])
  return (flow) => {
    write(flow, parts.join('    '), { size: flow.paper.size * 0.85 })
    flow.y += 8
  }
}

/** Random lines between two sections of results; often nothing. */
export function betweenOf(flow: Flow, dice: Dice, lab: Lab): (index: number) => void {
  const { words } = lab
  const share = dice.pick([0, 0, 0.15, 0.4])
  const size = flow.paper.size * 0.9
  const table = (title: string, rows: [string, string][]) => {
    need(flow, (rows.length + 2) * size * flow.leading)
    write(flow, title, { size, bold: true })
    for (const [label, text] of rows) {
      put(flow.paper, label, flow.left + 8, flow.y + size, { size })
      put(flow.paper, text, flow.left + 190, flow.y + size, { size })
      flow.y += size * flow.leading
    }
    flow.y += size
  }
  return () => {
    if (!dice.chance(share)) return
    const kind = dice.int(0, 7)
    if (kind === 6) {
      const { labels } = words
      const text = `${dice.pick(labels.material)}: ${dice.pick(words.materials.slice(0, 1))}   ${dice.pick(labels.method)}: ${dice.pick(words.methods)}`
      write(flow, text, { size })
      flow.y += size * 0.7
    } else if (kind === 7) {
      write(flow, dice.pick(words.notes), { size })
      flow.y += size * 0.7
    } else if (kind <= 2) {
      write(flow, dice.pick(words.prose), { size })
      flow.y += size * 0.7
    } else if (kind === 3) {
      const { title, rows } = dice.pick(words.guidelines)
      table(title, rows)
    } else if (kind === 4) {
      write(flow, dice.pick(words.formulas), { size })
      flow.y += size * 0.7
    } else table(words.questionnaire.title, words.questionnaire.rows)
  }
}

/** The foot of each page: page numbers, sentences, a barcode's number. */
export function drawFooters(paper: Paper, left: number, right: number, dice: Dice, lab: Lab) {
  const { labels, footers } = lab.words
  const size = paper.size * 0.75
  const footer = dice.pick(footers)
  const page = dice.pick(labels.page)
  const barcode = dice.chance(0.4) ? `*${digitsOf(dice, 10)}*` : ''
  const { sheets } = paper
  sheets.forEach((sheet, index) => {
    const alone: Paper = { ...paper, sheets: [sheet] }
    put(alone, footer, left, paper.height - 30, { size })
    put(
      alone,
      page.replace('#', String(index + 1)).replace('@', String(sheets.length)),
      right,
      paper.height - 18,
      { size, align: 'right' },
    )
    put(alone, barcode, left, paper.height - 18, { size })
  })
}

/** A pale word across each page. */
export function drawWatermark(paper: Paper, dice: Dice) {
  const text = dice.pick(['SAMPLE', 'COPY', 'DUPLICATE', 'CONFIDENTIAL'])
  const angle = dice.pick([-45, -35, 45, -90])
  for (const sheet of paper.sheets) {
    const alone: Paper = { ...paper, sheets: [sheet] }
    const ink = put(alone, text, paper.width * 0.3, paper.height * 0.6, {
      size: dice.between(48, 80),
      colour: '#dcdcdc',
      angle,
    })
    // It is drawn first, behind everything else.
    if (ink) sheet.inks.unshift(...sheet.inks.splice(sheet.inks.indexOf(ink), 1))
  }
}
