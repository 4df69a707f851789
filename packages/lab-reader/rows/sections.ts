/** Which specimen the titles and labels of a report name for the rows below them. */
import { isOfBlood, labelledMaterial, materialOf, type PrintedSpecimen } from '../languages/specimens.ts'
import { type Around, around } from '../markers/markers.ts'
import type { Line } from './lines.ts'
import { specimenOfTitle } from './names.ts'

/** The most words of a title. */
const TITLE_WORDS = 6
/** The title of a collection of one day is no date. */
const DAY = /(?<!\d)24(?!\d)/u

/** Specimens of whole reports: a title that names one before the first row is about all rows. */
const OF_REPORTS: ReadonlySet<PrintedSpecimen> = new Set<PrintedSpecimen>([
  ...(['wholeBlood', 'redCells', 'driedBlood', 'saliva', 'hair', 'breath', 'sweat'] as const),
])

/** Whether a line continues the row above it: it is in smaller print, or nearer to that row than to the next line. */
export function isBelowRow(line: Line, row: Line | undefined, next: Line | undefined): boolean {
  if (!row || row.page !== line.page) return false
  const above = line.baseline - row.baseline
  const below = next?.page === line.page ? next.baseline - line.baseline : Number.POSITIVE_INFINITY
  return (line.height < SMALLER * row.height && above <= ABOUT * below) || above < NEARER * below
}
const SMALLER = 0.93
const NEARER = 0.8
const ABOUT = 1.1

/** Reads the lines of a report from the first to the last. */
export class Sections {
  /** What is said about the line that follows. */
  said: Around | null = null
  /** What the whole report is about, by its head. */
  private report: PrintedSpecimen | null = null
  private isLabelled = false
  private isHead = true
  private row: Line | undefined
  private readonly at = new Map<Line, Around | null>()

  /** A line of rows, which names no specimen of others. */
  readRows(line: Line) {
    this.isHead = false
    this.row = line
    this.at.set(line, this.said)
  }

  /** A line of headings: a title may be above its first column. */
  readHeadings(line: Line) {
    for (const { text } of line.cells) {
      const specimen = materialOf(text)
      if (specimen) this.say(specimen)
    }
    this.at.set(line, this.said)
  }

  /** Any other line: a title, or a label with a specimen. */
  readLine(line: Line, next: Line | undefined) {
    this.at.set(line, this.said)
    const { row } = this
    this.row = undefined
    if (isBelowRow(line, row, next)) return
    const { cells } = line
    const labelled = cells
      .map(({ text }, index) => labelledMaterial(text) ?? labelledMaterial(text, cells[index + 1]?.text))
      .find((specimen) => specimen !== null)
    const [title, ...more] = cells
    if (labelled) {
      if (this.isHead) {
        this.report = labelled
        this.isLabelled = true
      }
      this.say(labelled)
    } else if (
      title &&
      more.length <= 1 &&
      title.words.length <= TITLE_WORDS &&
      !/\d{2}/.test(title.text.replace(DAY, ''))
    )
      this.readTitle(title.text)
    this.at.set(line, this.said)
  }

  private readTitle(title: string) {
    const named = specimenOfTitle(title)
    if (!named) return
    const { specimen, isSure, isOfMinerals } = named
    if (isSure && this.isHead && OF_REPORTS.has(specimen)) this.report = specimen
    // A subject such as "Hormones" does not end what the head of the report says; a title about a kind of blood is about
    // minerals alone.
    const { report } = this
    const goesOn = report !== null && (this.isLabelled || isOfMinerals || !isOfBlood(report))
    if (!isSure && goesOn) this.said = around(report, true)
    else this.say(specimen)
  }

  private say(specimen: PrintedSpecimen) {
    // Blood counts are often printed below "Serum".
    this.said = around(specimen === 'serum' ? 'blood' : specimen, isOfBlood(specimen))
  }

  /** What is said about a line; for one that was not read, what is said about the line before it. */
  saidAt(line: Line): Around | null {
    const known = this.at.get(line)
    if (known !== undefined) return known
    const before = [...this.at].findLast(
      ([{ page, baseline }]) => page === line.page && baseline <= line.baseline,
    )
    return before?.[1] ?? null
  }
}
