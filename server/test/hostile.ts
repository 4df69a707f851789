/** Files that are more expensive to read than any report. Each is within the limits of an upload. */
import { crc32, deflateSync } from 'node:zlib'
import { MAX_UPLOAD_BYTES } from '../../shared/bloodTests.ts'
import type { UploadType } from '../platform/upload.ts'

/** A PDF whose pages share one compressed content stream; `more` objects are numbered from 6. */
function pdf(content: string | Buffer, { pages = 1, more = [] as string[], resources = '' } = {}): Buffer {
  const stream = deflateSync(content, { level: 1 })
  const kids = Array.from({ length: pages }, (_, index) => `${6 + more.length + index} 0 R`)
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages} >>`),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
    Buffer.concat([
      Buffer.from(`<< /Filter /FlateDecode /Length ${stream.length} >>\nstream\n`),
      stream,
      Buffer.from('\nendstream'),
    ]),
    Buffer.from(`<< /Font << /F 3 0 R >> ${resources} >>`),
    ...more.map((object) => Buffer.from(object)),
    ...kids.map(() =>
      Buffer.from('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources 5 0 R >>'),
    ),
  ]
  const parts = [Buffer.from('%PDF-1.7\n')]
  let start = 9
  const offsets = objects.map((object, index) => {
    const offset = start
    const numbered = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    parts.push(numbered)
    start += numbered.length
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  parts.push(
    Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${table}`),
    Buffer.from(`trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`),
  )
  return Buffer.concat(parts)
}

/** Lines of text from the top; `size` in points. */
const textOf = (lines: string[], size: number) =>
  `BT /F ${size} Tf ${size * 1.5} TL 20 780 Td ${lines.map((line) => `(${line}) Tj T*`).join('\n')} ET`

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('(', '\\(').replaceAll(')', '\\)')

const repeated = <T>(count: number, one: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => one(index))

/** A picture that ends after eight rows. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits of grey per pixel.
  header[8] = 8
  const chunk = (name: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), content])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(content.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * 8))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const bundle = (entries: string) =>
  Buffer.from(`{"resourceType":"Bundle","type":"collection","entry":[${entries}]}`)
const observation = (name: string) =>
  JSON.stringify({
    resource: {
      resourceType: 'Observation',
      category: [{ coding: [{ code: 'laboratory' }] }],
      code: { text: name },
      valueQuantity: { value: 1, unit: 'mg/dL' },
    },
  })

export type HostileFile = { what: string; type: UploadType; bytes: Buffer }

const parentheses = (count: number) => (index: number) =>
  escaped(`Iron      ${index}      ${'('.repeat(count)}`)

/** Ten files, each against another part of the reader. */
export function hostileFiles(): HostileFile[] {
  const numbers = repeated(50, (line) =>
    repeated(150, (cell) => `${line}.${cell}`).join(String.raw` \(-\)    `),
  )
  const letters = repeated(250, (line) =>
    repeated(200, (at) => `1 0 0 1 ${3 * at} ${3 * line} Tm (a) Tj`).join(' '),
  ).join(' ')
  // Each form draws the next one twice: the last one would be drawn 2^40 times.
  const forms = repeated(40, (index) => {
    const content = index < 39 ? '/X Do /X Do' : '(x) Tj'
    const next = index < 39 ? `/Resources << /XObject << /X ${7 + index} 0 R >> >>` : ''
    return `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] ${next} /Length ${content.length} >>\nstream\n${content}\nendstream`
  })
  const big = observation(`${' ['.repeat(40)}Iron${'\t'.repeat(60)}`)
  const pdfs: [string, Buffer][] = [
    ['a PDF of parentheses, in lines without end', pdf(textOf(repeated(10, parentheses(20_000)), 0.05))],
    ['a PDF of parentheses, in lines as long as may be', pdf(textOf(repeated(400, parentheses(1_900)), 0.7))],
    ['a PDF of thousands of cells', pdf(textOf(numbers, 1))],
    ['a PDF of letters, each placed by itself', pdf(`BT /F 1 Tf ${letters} ET`)],
    ['a PDF that unpacks to 200 megabytes', pdf(Buffer.alloc(2e8, ' '))],
    [
      'a PDF that draws itself without end',
      pdf('/X Do', { more: forms, resources: '/XObject << /X 6 0 R >>' }),
    ],
    ['a PDF of more pages than its bytes', pdf(textOf(['Iron 12'], 9), { pages: 20_000 })],
  ]
  const bundles: [string, Buffer][] = [
    ['JSON of ten million brackets', bundle('['.repeat(MAX_UPLOAD_BYTES - 100))],
    [
      'a bundle of all results that fit',
      bundle(
        Array(Math.floor(MAX_UPLOAD_BYTES / (big.length + 20)))
          .fill(big)
          .join(','),
      ),
    ],
  ]
  return [
    ...pdfs.map(([what, bytes]): HostileFile => ({ what, bytes, type: 'application/pdf' })),
    ...bundles.map(([what, bytes]): HostileFile => ({ what, bytes, type: 'application/fhir+json' })),
    { what: 'a picture of billions of pixels', type: 'image/png', bytes: png(100_000, 100_000) },
  ]
}
