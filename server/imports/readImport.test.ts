import { describe, expect, it } from 'vitest'
import { message } from '../../locales/translate.ts'
import type { ImportMapping } from '../../shared/imports.ts'
import { xlsxOf, zipOf } from '../test/spreadsheet.ts'
import { dayOf, dayOrderOf, decimalOf, numberOf } from './cells.ts'
import { type ReadQuestion, readImport } from './readImport.ts'

const TODAY = '2026-11-26'

async function read(bytes: Uint8Array | string, more: Partial<ReadQuestion> = {}) {
  const question = {
    ...({
      bytes: Buffer.from(bytes),
      kind: 'patients',
      mapping: null,
      remembered: [] as ImportMapping[],
      format: null,
    } as const),
    today: TODAY,
    ...more,
  }
  const answer = await readImport(question)
  if ('refused' in answer) return answer
  return { ...answer, lines: answer.chunks.flatMap((chunk) => JSON.parse(chunk)) }
}
async function linesOf(bytes: Uint8Array | string, more: Partial<ReadQuestion> = {}) {
  const answer = await read(bytes, more)
  if ('refused' in answer) throw new Error(answer.refused.message)
  return answer.lines
}
const refusalOf = async (bytes: Uint8Array | string) => {
  const answer = await read(bytes)
  return 'refused' in answer ? answer.refused : null
}

const ROWS = [
  ['Nr', 'Nachname', 'Vorname', 'Mail', 'Telefon', 'Geb.'],
  ['17', 'Müller', 'Zoë', 'zoe@mueller.example', '0761 1', '31.01.1980'],
  ['18', 'O’Neil, "Jo"', 'José', 'JO@oneil.example', '+49 761 2', '04.05.1961'],
]
const LINES = [
  {
    ...{ line: 2, reason: null, externalId: '17', fullName: 'Zoë Müller', email: 'zoe@mueller.example' },
    ...{ phone: '0761 1', dateOfBirth: '1980-01-31' },
  },
  {
    ...{ line: 3, reason: null, externalId: '18', fullName: 'José O’Neil, "Jo"', email: 'jo@oneil.example' },
    ...{ phone: '+49 761 2', dateOfBirth: '1961-05-04' },
  },
]
const csv = (delimiter: string, newline = '\r\n') =>
  ROWS.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter)).join(newline)
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()
/** The characters of these rows that Windows-1252 has elsewhere than Unicode. */
const windows1252 = (text: string) => Buffer.from(text.replaceAll('’', '\u0092'), 'latin1')

describe('readImport reads one table alike', () => {
  it.each<[string, Buffer]>([
    ['UTF-8 with commas', Buffer.from(csv(','))],
    ['UTF-8 with semicolons', Buffer.from(csv(';'))],
    ['UTF-8 with tabs', Buffer.from(csv('\t'))],
    ['UTF-8 with bars', Buffer.from(csv('|'))],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${csv(';')}`)],
    ['UTF-8 with Unix lines', Buffer.from(csv(',', '\n'))],
    ['UTF-8 with lines of an old Mac', Buffer.from(csv(';', '\r'))],
    ['UTF-8 with a line that names the delimiter', Buffer.from(`sep=^\r\n${csv('^')}`)],
    ['UTF-16 with a byte order mark', Buffer.from(`\uFEFF${csv('\t')}`, 'utf16le')],
    ['UTF-16 without one', Buffer.from(csv(','), 'utf16le')],
    ['big-endian UTF-16 with a byte order mark', utf16be(`\uFEFF${csv(';')}`)],
    ['big-endian UTF-16 without one', utf16be(csv(','))],
    ['Windows-1252 with semicolons', windows1252(csv(';'))],
    ['Windows-1252 with tabs', windows1252(csv('\t'))],
    ['XLSX', xlsxOf(ROWS)],
  ])('%s', async (name, bytes) => {
    const moved = name.includes('names the delimiter') ? 1 : 0
    const answer = await read(bytes)
    expect(answer).toMatchObject({
      lines: LINES.map((line) => ({ ...line, line: line.line + moved })),
      columns: ROWS[0],
      format: { dayOrder: 'dmy', unsure: [] },
    })
  })

  it('XLSX with numbers and days in cells', async () => {
    const rows = [
      ['SKU', 'Product', 'Price', 'In stock', 'Pack'],
      ['A1', 'Zinc', 12.1, 40, 60],
      ['A2', 'Iron', 0.1 + 0.2, 0, ''],
    ]
    const lines = await linesOf(xlsxOf(rows), { kind: 'products' })
    expect(lines).toEqual([
      { line: 2, reason: null, externalId: 'A1', name: 'Zinc', price: 1210, stock: 40, unitsPerPack: 60 },
      { line: 3, reason: null, externalId: 'A2', name: 'Iron', price: 30, stock: 0 },
    ])
    const born = await linesOf(
      xlsxOf([
        ['Name', 'Mail', 'Birthday'],
        ['Maya Lind', 'm@l.example', { serial: 29252 }],
      ]),
    )
    expect(born).toMatchObject([{ dateOfBirth: '1980-02-01' }])
  })
})

describe('readImport and columns', () => {
  it('readImport suggests a remembered mapping where it fits, and takes the given one', async () => {
    const file = 'A,B,C\nMaya Lind,m@l.example,7\n'
    const remembered = [{ X: 'fullName' }, { A: 'fullName', B: 'email', C: 'externalId' }] as never
    expect(await linesOf(file, { remembered })).toMatchObject([{ fullName: 'Maya Lind', externalId: '7' }])
    const mapping = { A: 'fullName', B: null, C: 'phone' } as never
    expect(await linesOf(file, { remembered, mapping })).toEqual([
      { line: 2, reason: null, fullName: 'Maya Lind', phone: '7' },
    ])
    const answer = await read('A,B\nMaya Lind,m@l.example\n')
    expect(answer).toMatchObject({
      mapping: { A: null, B: 'email' },
      samples: [['Maya Lind'], ['m@l.example']],
    })
  })

  it('readImport gives columns without a name, or with the same one, names of their own', async () => {
    expect(await read('Name,,Name,__proto__\nMaya Lind,1,2,3\n')).toMatchObject({
      columns: ['Name', '#2', 'Name (3)', '__proto__'],
    })
  })

  it('readImport refuses two columns of one field', async () => {
    const answer = await read('A,B\n1,2\n', { mapping: { A: 'phone', B: 'phone' } })
    expect(answer).toMatchObject({ refused: { message: message('imports.refused.fieldTwice') } })
  })
})

describe('readImport refuses a line', () => {
  it.each([
    ['31.02.1975', message('imports.reason.noDay', { text: '31.02.1975' })],
    ['01.01.2090', message('imports.reason.futureDay')],
    ['01.01.1850', message('auth.invalid.dayTooEarly')],
    ['yesterday', message('imports.reason.noDay', { text: 'yesterday' })],
  ])('born on %s', async (day, reason) => {
    expect(await linesOf(`Name;Mail;Geb.\nMaya Lind;m@l.example;${day}\n`)).toEqual([
      { line: 2, reason, fullName: 'Maya Lind', email: 'm@l.example', dateOfBirth: day },
    ])
  })

  it.each(['=HYPERLINK("https://a.example";"x")', '@SUM(A1)', "'=1+1", '-x', '+cmd|x'])(
    'with %s',
    async (name) => {
      const [line] = await linesOf(`Name\tMail\n${name}\tm@l.example\n`)
      expect(line.reason).toContain('imports.reason.formula')
    },
  )

  it('without a name, with a wrong address, or like an earlier line', async () => {
    const lines = await linesOf(
      'Id,Name,Mail\n1,Ida Brandt,ida@brandt.example\n2,,x@y.example\n3,Karl,karl@@web\n4,Tom Brandt,IDA@brandt.example\n1,Ada,a@b.example\n',
    )
    expect(lines.map(({ reason }) => reason)).toEqual([
      null,
      message('imports.reason.noName'),
      message('auth.invalid.email'),
      message('imports.reason.twice.email', { line: 2 }),
      message('imports.reason.twice.externalId', { line: 2 }),
    ])
  })
})

describe('readImport refuses a file', () => {
  const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
  const bomb = () => {
    const row = `<row><c t="inlineStr"><is><t>x</t></is></c></row>`
    return sheet(row.repeat(Math.ceil((70 * 1024 * 1024) / row.length)))
  }
  it.each<[string, () => Buffer | string, string]>([
    ['of nothing but names', () => 'Name,Mail\n\n', 'noLines'],
    ['that is a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'notATable'],
    ['of an earlier Excel', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'oldExcel'],
    ['with a million columns', () => `${'a,'.repeat(1_000_000)}\n1\n`, 'tooManyColumns'],
    ['with a huge cell', () => `Name\n${'x'.repeat(9_000_000)}\n`, 'longCell'],
    ['with an open quotation mark', () => 'Name,Mail\n"Maya,m@l.example\n', 'openQuote'],
    ['with too many lines', () => `Name\n${'Maya\n'.repeat(20_001)}`, 'tooManyLines'],
    ['that is no spreadsheet', () => zipOf([{ name: 'a.txt', content: Buffer.from('x') }]), 'brokenXlsx'],
    ['that is cut off', () => xlsxOf(ROWS).subarray(0, 900), 'brokenXlsx'],
    ['whose XML is broken', () => xlsxOf([], { sheet: '<worksheet><row></worksheet>' }), 'brokenXlsx'],
    ['that inflates', () => xlsxOf([], { sheet: bomb() }), 'tooManyLines'],
    [
      'whose texts inflate',
      () => xlsxOf([], { texts: `<sst><si><t>${'x'.repeat(20_000_000)}</t></si></sst>` }),
      'inflates',
    ],
    [
      'of one cell of 70 MB',
      () => xlsxOf([], { sheet: sheet(`<row><c><v>${'1'.repeat(70_000_000)}`) }),
      'inflates',
    ],
    [
      'with a cell far to the right',
      () => xlsxOf([], { sheet: sheet('<row><c r="ZZZZZ1"/></row>') }),
      'tooManyColumns',
    ],
    [
      'with entities that expand',
      () =>
        xlsxOf([], {
          sheet: `<!DOCTYPE x [<!ENTITY a "${'b'.repeat(99)}">]>${sheet('<row><c><v>&a;</v></c></row>')}`,
        }),
      'brokenXlsx',
    ],
  ])('%s', async (_what, file, why) => {
    expect((await refusalOf(file()))?.message).toMatch(new RegExp(`^imports\\.refused\\.${why}(?: |$)`))
  })

  it('that claims to be smaller than it is', async () => {
    const content = Buffer.from('x'.repeat(100_000))
    expect(await refusalOf(zipOf([{ name: 'xl/workbook.xml', content, claimed: 10 }]))).toMatchObject({
      message: message('imports.refused.brokenXlsx'),
    })
  })
})

describe('cells', () => {
  it('dayOrderOf sees the order in the days that allow one only', () => {
    expect(dayOrderOf(['01/02/1980', '25/12/1980'])).toBe('dmy')
    expect(dayOrderOf(['01/02/1980', '12/25/1980'])).toBe('mdy')
    expect(dayOrderOf(['1980-02-01'])).toBe('ymd')
    expect(dayOrderOf(['01.02.1980'])).toBe('dmy')
    expect(dayOrderOf(['01/02/1980', '03/04/1981'])).toBe('unsure')
    expect(dayOrderOf(['', 'x'])).toBeNull()
  })

  it('dayOf reads days as systems write them', () => {
    expect(dayOf('4.5.61', 'dmy', 2026)).toBe('1961-05-04')
    expect(dayOf('4.5.26', 'dmy', 2026)).toBe('2026-05-04')
    expect(dayOf('05/04/1961', 'mdy', 2026)).toBe('1961-05-04')
    expect(dayOf('1961-05-04 00:00:00', 'dmy', 2026)).toBe('1961-05-04')
    expect(dayOf('1961-05-04T00:00:00.000Z', 'dmy', 2026)).toBe('1961-05-04')
    expect(dayOf('4. März 1961', 'dmy', 2026)).toBe('1961-03-04')
    expect(dayOf('4-Dec-1961', 'mdy', 2026)).toBe('1961-12-04')
    expect(dayOf('4 juin 1961', 'dmy', 2026)).toBe('1961-06-04')
    expect(dayOf('4 jui 1961', 'dmy', 2026)).toBeNull()
    expect(dayOf('4 mrt. 1961', 'dmy', 2026)).toBe('1961-03-04')
    expect(dayOf('19610504', 'dmy', 2026)).toBe('1961-05-04')
    for (const text of ['31.02.1975', '0.1.1980', '1.13.1980', '1.1.980', 'x']) {
      expect(dayOf(text, 'dmy', 2026)).toBeNull()
    }
  })

  it('decimalOf and numberOf read prices of both signs', () => {
    expect(decimalOf(['1.234,50', '12'])).toBe(',')
    expect(decimalOf(['1,234.50'])).toBe('.')
    expect(decimalOf(['€ 12,5'])).toBe(',')
    expect(decimalOf(['1,234'])).toBe('unsure')
    expect(decimalOf(['1,234,567'])).toBe('.')
    expect(decimalOf(['12'])).toBeNull()
    expect(numberOf('1.234,50 €', ',')).toBe(1234.5)
    expect(numberOf("CHF 1'234.50", '.')).toBe(1234.5)
    expect(numberOf('12,50', '.')).toBeNull()
    expect(numberOf('1.2.3', '.')).toBeNull()
    expect(numberOf('-3', '.')).toBe(-3)
  })
})
