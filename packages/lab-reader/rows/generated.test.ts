import { describe, expect, it } from 'vitest'
import { TEXT_LIMITS } from '../limits.ts'
import { readPdfText } from '../pdf/pdf.ts'
import { judge } from '../testing/judge.ts'
import { reportOf } from '../testing/report.ts'
import { readRows } from './rows.ts'

describe('a generated report', () => {
  it.each([
    [1500329, 'cards whose ranges begin further left than their names'],
    [1500597, 'a title that is nearer to the row above it than rows are to each other'],
    [1400119, 'a comparator with an equals sign beside a ratio'],
    [1501973, 'results in words of two panels'],
    [1502123, 'values with a comparator above results in words'],
    [1501992, 'a name over two lines beside a line of another panel'],
    [1500510, 'letters printed three times, and raised exponents'],
    [1600448, 'the rest of a unit beside a flag'],
    [1600981, 'a title above a name in small letters'],
    [1601988, 'a letter’s ratio with its range'],
    [1700232, 'a sign before a name over two lines'],
    [1700611, 'a sentence with an apostrophe below a name'],
    [1600923, 'a ratio whose name was cut off'],
    [2300885, 'one range behind a percentage and a count'],
    [2301207, 'a sentence below a name'],
    [2301637, 'the name of a card over two lines, with wide spaces'],
    [2302039, 'the name of a card over two lines, of which the second is short'],
    [1430266, 'results in words under "abnormal" below a value under "normal"'],
    [1601477, 'bold print whose first letters stand apart'],
    [1601498, 'bold print on cards'],
    [1420036, 'two first letters apart'],
    [1800070, 'a range in a bracket whose figures overlap'],
    [1420107, 'initials with the sign of a note'],
    [1420959, 'a label before each value, below the name'],
    [1420965, 'results in words below values with a comparator'],
    [1600896, 'a card whose name has three lines'],
    [1601353, 'a name in running text with a comma'],
    [1602144, 'two figures in a name in running text'],
    [1800236, 'a titre behind an equals sign'],
    [1800319, 'the usual result in words on a second page'],
    [1700153, 'labels over two days above two panels'],
    [2100178, 'a name with two figures below a range'],
    [2101532, 'a name and a usual result in words, both over two lines'],
    [2101866, 'a result in words above the limits of a guideline'],
    [2102043, 'a name that begins like a method, beside a title'],
    [2103182, 'the range of the other panel, for the patient’s sex'],
    [2102147, 'a colon that a value touches'],
    [2102261, 'a flag before a unit that it might begin'],
    [2102371, 'thousands with a dot behind them'],
    [2102460, 'results under "normal" and "abnormal"'],
    [2101283, 'a sign over its value in a narrow column'],
    [1420946, 'a grade below one of two names that nearly touch'],
    [2100372, 'a long name in smaller letters that touches the next'],
    [2100263, 'a value with a comparator before an earlier one'],
  ])('a generated report has no harmful or lost row: %i, with %s', async (seed) => {
    const report = reportOf(seed)
    const { harmful, lost } = judge(
      report.truth,
      readRows(await readPdfText(await report.pdf(), TEXT_LIMITS)),
    )
    expect([harmful, lost]).toEqual([0, 0])
  })
})
