import Papa from 'papaparse'

export type CsvColumn<Row> = { title: string; of: (row: Row) => string | number | null }
/** A page of rows; the cursor of the one after it, if there is one. */
type Page<Row, Cursor> = { rows: readonly Row[]; nextCursor: Cursor | null | undefined }

/** The most rows of a file: every spreadsheet opens them, and they are 500 requests. */
export const MOST_ROWS = 50_000

/** Reads all pages, up to `MOST_ROWS` rows, and reports the number of rows after each. `isCut`: there are more. */
export async function allRows<Row, Cursor>(
  read: (cursor: Cursor | undefined) => Promise<Page<Row, Cursor>>,
  onRead: (count: number) => void,
) {
  const rows: Row[] = []
  let cursor: Cursor | undefined
  do {
    const page = await read(cursor)
    rows.push(...page.rows)
    onRead(rows.length)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined && rows.length < MOST_ROWS)
  return { rows, isCut: cursor !== undefined }
}

/** Rows as CSV. Cells that a spreadsheet would run as formulas get an apostrophe in front. */
export const csvText = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]) =>
  Papa.unparse(
    { fields: columns.map(({ title }) => title), data: rows.map((row) => columns.map(({ of }) => of(row))) },
    { escapeFormulae: true, newline: '\r\n' },
  )
