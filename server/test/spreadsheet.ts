import { crc32, deflateRawSync } from 'node:zlib'

type Part = { name: string; content: Buffer /** The size that the archive claims. */; claimed?: number }

/** A ZIP archive, built by hand so that it can also lie about its content. */
export function zipOf(parts: Part[]): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, content, claimed = content.length } of parts) {
    const data = deflateRawSync(content)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(content), 10)
    fields.writeUInt32LE(data.length, 14)
    fields.writeUInt32LE(claimed, 18)
    fields.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), data])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, tail, Buffer.from(name)]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const escaped = (text: string) => text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`)

/** A day in a cell: the serial number of a spreadsheet, shown as a day. */
export type Cell = string | number | { serial: number }

const cellOf = (cell: Cell, texts: string[]) => {
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  if (typeof cell === 'object') return `<c s="1"><v>${cell.serial}</v></c>`
  if (!texts.includes(cell)) texts.push(cell)
  return `<c t="s"><v>${texts.indexOf(cell)}</v></c>`
}

/** An XLSX file with one sheet of these rows; `sheet` replaces the sheet's XML, `texts` that of the shared texts. */
export function xlsxOf(
  rows: Cell[][],
  { sheet, texts: own }: { sheet?: string; texts?: string } = {},
): Buffer {
  const texts: string[] = []
  const body = rows.map((cells) => `<row>${cells.map((cell) => cellOf(cell, texts)).join('')}</row>`).join('')
  const part = (name: string, xml: string) => ({ name, content: Buffer.from(XML + xml) })
  const relations = 'http://schemas.openxmlformats.org'
  return zipOf([
    part(
      'xl/workbook.xml',
      `<workbook ${MAIN} xmlns:r="${relations}/officeDocument/2006/relationships"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${relations}/package/2006/relationships"><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    part(
      'xl/styles.xml',
      `<styleSheet ${MAIN}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ),
    part(
      'xl/worksheets/sheet1.xml',
      sheet ?? `<worksheet ${MAIN}><sheetData>${body}</sheetData></worksheet>`,
    ),
    part(
      'xl/sharedStrings.xml',
      own ?? `<sst ${MAIN}>${texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    ),
  ])
}
