import { localDay } from './today.ts'

/** How long the object URL stays valid: some browsers read it only after the click has returned. Milliseconds. */
const REVOKE_AFTER = 10_000

export function download(name: string, type: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER)
}

/** Without a byte order mark, spreadsheets may not read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Saves CSV text as a file with today's date after its name. */
export function downloadCsv(name: string, csv: string) {
  download(`${name}-${localDay()}.csv`, 'text/csv;charset=utf-8', BYTE_ORDER_MARK + csv)
}
