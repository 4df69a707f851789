import Papa from 'papaparse'

export type CsvColumn<Row> = { title: string; of: (row: Row) => string | number | null }

/** Rows as CSV. Cells that a spreadsheet would run as formulas get an apostrophe in front. */
export const csvText = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]) =>
  Papa.unparse(
    { fields: columns.map(({ title }) => title), data: rows.map((row) => columns.map(({ of }) => of(row))) },
    { escapeFormulae: true, newline: '\r\n' },
  )
