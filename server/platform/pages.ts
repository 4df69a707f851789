/** Bytes of a page as JSON. A page has at least one row, which may be larger. */
const PAGE_BYTES = 600_000

/**
 * Cuts rows to one page of at most `limit` rows and `most` bytes. `more` on the last one means that others follow.
 * Expects `limit` + 1 rows to be read.
 */
export function pageOf<Row extends object>(
  rows: readonly Row[],
  limit: number,
  most = PAGE_BYTES,
): (Row & { more?: true })[] {
  let bytes = 0
  const page: (Row & { more?: true })[] = []
  for (const row of rows.slice(0, limit)) {
    bytes += Buffer.byteLength(JSON.stringify(row))
    if (page.length > 0 && bytes > most) break
    page.push(row)
  }
  const last = page.at(-1)
  return last && page.length < rows.length ? [...page.slice(0, -1), { ...last, more: true }] : page
}
