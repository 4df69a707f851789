/**
 * Generates random laboratory reports for tests of the reader: layouts, languages, formats of numbers, flags and dates,
 * and everything around the results. A seed always gives the same report, with the truth of what it prints.
 */
import { COUNTRIES, type Country } from './analytes.data.ts'
import { type Camera, type Producer, pdfOf, pictureOf, producerOf } from './drawing.ts'
import type { Flow } from './flow.ts'
import { labOf, writtenDay } from './lab.ts'
import type { Layout } from './layouts/layout.ts'
import { LAYOUTS, type LayoutKey } from './layouts.ts'
import { betweenOf, type Days, drawFooters, drawHeader, drawWatermark, headOfLaterPages } from './noise.ts'
import type { Face, Paper } from './paper.ts'
import { patientOf } from './patient.ts'
import { type Dice, diceOf } from './random.ts'
import { type QualitativeTruth, type RowTruth, sectionsOf } from './rows.ts'

export type Truth = {
  rows: RowTruth[]
  qualitative: QualitativeTruth[]
  /** yyyy-MM-dd; null if the report prints no day of the draw. */
  collectedOn: string | null
  /** The printed day can be read in two ways, and nothing on the page decides. */
  dateAmbiguous: boolean
  /** How many lines are not results. */
  notResults: number
}

export type Report = {
  seed: number
  layout: LayoutKey
  country: Country
  truth: Truth
  /** The properties of the report, in words. */
  describe: string
  pages: number
  pdf(): Promise<Uint8Array>
  /** The first page, as JPEG. */
  picture(): Promise<Uint8Array>
}

export type ReportOptions = {
  layout?: LayoutKey
  country?: Country
  /** Values in the units that the country prints, by analyte; these analytes are printed. */
  values?: Record<string, number>
  /** So few rows that they fit on one page. */
  onePage?: boolean
  camera?: Partial<Camera>
  producer?: Partial<Producer>
}

/** Each layout as many times as its frequency. */
const CHOICE = (Object.entries(LAYOUTS) as [LayoutKey, Layout][]).flatMap(([key, { rare }]) =>
  rare ? [key] : [key, key, key],
)

/** Every eighth report is in other letters than Latin ones. */
const OTHER_LETTERS: readonly Country[] = ['ru', 'gr']
const LATIN = (Object.keys(COUNTRIES) as Country[]).filter((country) => !OTHER_LETTERS.includes(country))
const countryOf = (seed: number, dice: Dice): Country =>
  (seed % 8 === 0 && OTHER_LETTERS[(seed / 8) % 2]) || dice.pick(LATIN)

const pad = (number: number) => String(number).padStart(2, '0')
const dayOf = (date: Date) => date.toISOString().slice(0, 10)
const daysAfter = (day: string, days: number) =>
  dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000))

function daysBy(dice: Dice, age: number): Days {
  // In some reports every day is one that could also be a month.
  const last = dice.chance(0.1) ? 9 : 28
  const collected = `${dice.int(2019, 2026)}-${pad(dice.int(1, 12))}-${pad(dice.int(1, last))}`
  const received = daysAfter(collected, dice.int(0, 1))
  const reported = daysAfter(received, dice.int(0, last < 28 ? 2 : 3))
  const born = `${Number(collected.slice(0, 4)) - age - 1}-${pad(dice.int(1, 12))}-${pad(dice.int(1, last))}`
  return { collected, received, reported, born, printsCollected: dice.chance(0.95) }
}

/** Whether a written day alone can be read in two ways. */
function isTwofold(day: string, format: string): boolean {
  const [, month = 0, date = 0] = day.split('-').map(Number)
  return /^(?:dd?|mm?)[/-](?:dd?|mm?)[/-]/.test(format) && date <= 12 && date !== month
}

/** Only English is written in both orders; elsewhere the language decides, and here a day after the 12th does. */
function isAmbiguous(days: Days, format: string, country: Country): boolean {
  const { collected, received, reported, born } = days
  return (
    COUNTRIES[country].language === 'en' &&
    isTwofold(collected, format) &&
    [received, reported, born].every((day) => isTwofold(day, format) || day.slice(5, 7) === day.slice(8))
  )
}

function cameraOf(dice: Dice): Camera {
  return {
    dpi: dice.pick([150, 150, 175, 200]),
    degrees: dice.chance(0.5) ? dice.between(-3, 3) : 0,
    quality: dice.int(55, 90),
    grain: dice.chance(0.5) ? dice.between(0.05, 0.35) : 0,
    blur: dice.chance(0.3) ? dice.between(0.4, 0.7) : 0,
  }
}

/** The report of a seed. */
export function reportOf(seed: number, options: ReportOptions = {}): Report {
  const dice = diceOf(seed)
  const layoutKey = options.layout ?? dice.pick(CHOICE)
  const country = options.country ?? countryOf(seed, dice)
  const layout: Layout = LAYOUTS[layoutKey]
  const lab = labOf(dice, country)
  if (layout.withoutPrevious) lab.shows.previous = false
  const face = dice.pick<Face>(['sans', 'sans', 'sans', 'serif', 'mono', 'wide', 'narrow'])
  const paper: Paper = {
    width: country === 'us' ? 612 : 595.28,
    height: country === 'us' ? 792 : 841.89,
    face,
    size: face === 'mono' || face === 'wide' ? dice.between(7, 8.5) : dice.between(8, 10),
    sheets: [],
    raised: lab.raised,
  }
  const margin = dice.between(28, 56)
  const person = { sex: dice.pick(['male', 'female'] as const), age: dice.int(21, 84) }
  const days = daysBy(dice, person.age)
  const measure = patientOf(dice, COUNTRIES[country].system, person, options.values)
  const wanted = Object.keys(options.values ?? {})
  const most = options.onePage ? Math.min(22, layout.mostRows) : layout.mostRows
  const making = { dice, lab, sex: person.sex, measure, nameKind: dice.int(0, 3) }
  const sections = sectionsOf(
    making,
    Math.max(wanted.length, dice.int(Math.min(4, most), most)),
    wanted,
    layout.panels ?? [],
  )

  const flow: Flow = {
    paper,
    left: margin,
    right: paper.width - margin,
    y: margin,
    bottom: paper.height - 48,
    leading: dice.between(1.2, 1.6),
    turn() {
      paper.sheets.push({ inks: [], fields: [] })
      flow.y = margin
      if (paper.sheets.length > 1) repeatHeader(flow)
    },
  }
  const repeatHeader = headOfLaterPages(dice, lab, days)
  if (dice.chance(0.05)) [paper.width, paper.height] = [paper.height, paper.width]
  flow.right = paper.width - margin
  flow.bottom = paper.height - 48
  flow.turn()
  drawHeader(flow, dice, lab, person, days)
  const before = daysAfter(days.collected, -dice.int(60, 400))
  layout.draw({
    dice,
    lab,
    flow,
    sections,
    collectedOn: days.collected,
    before,
    between: betweenOf(flow, dice, lab),
  })
  drawFooters(paper, margin, flow.right, dice, lab)
  const watermark = dice.chance(0.15)
  if (watermark) drawWatermark(paper, dice)

  const all = sections.flatMap((section) => section.rows)
  const producer = { ...producerOf(dice), ...options.producer }
  const camera = { ...cameraOf(dice), ...options.camera }
  return {
    seed,
    layout: layoutKey,
    country,
    pages: paper.sheets.length,
    truth: {
      rows: all.flatMap(({ truth, other }) => [
        ...(truth ? [truth] : []),
        ...(other?.shown ? [other.truth] : []),
      ]),
      qualitative: all.flatMap(({ qualitative }) => qualitative ?? []),
      collectedOn: days.printsCollected ? days.collected : null,
      dateAmbiguous: isAmbiguous(days, lab.dates, country),
      notResults: otherLines(paper),
    },
    describe: [
      `${layoutKey} ${country} ${face} ${paper.size.toFixed(1)}pt`,
      `numbers 1${lab.thousands}234${lab.decimal}5`,
      `range ${lab.shows.range ? lab.range : 'none'}`,
      `flags ${lab.flags} ${lab.mark} ${lab.flagAt}`,
      `days ${writtenDay(days.collected, lab.dates, lab)}`,
      `${producer.fonts} ${producer.pieces} ${producer.order} x${producer.overprint}`,
      ...(lab.bySex ? ['by sex'] : []),
      ...(lab.shows.previous ? ['previous'] : []),
      ...(watermark ? ['watermark'] : []),
    ].join(', '),
    pdf: () => pdfOf(paper, producer),
    picture: () => pictureOf(paper, camera),
  }
}

/** How many lines contain nothing that belongs to a result. */
function otherLines(paper: Paper): number {
  return paper.sheets.reduce((sum, { inks }) => {
    const rows = new Set(
      inks.filter(({ role }) => role === 'row').map(({ baseline }) => Math.round(baseline)),
    )
    const others = new Set(
      inks.filter(({ angle }) => angle === 0).map(({ baseline }) => Math.round(baseline)),
    )
    return sum + [...others].filter((baseline) => !rows.has(baseline)).length
  }, 0)
}
