/** A line of a sheet of paper. */
type PaperLine = { tag: 'h1' | 'p'; text: string; mono?: boolean }

/** Prints lines of text as a sheet of their own, in a hidden frame, so that nothing of the page is printed. */
export function printPaper(title: string, lines: readonly PaperLine[]) {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.title = title
  document.body.append(frame)
  const sheet = frame.contentDocument
  const view = frame.contentWindow
  if (!sheet || !view) return frame.remove()
  sheet.title = title
  sheet.body.style.font = '16px/1.5 sans-serif'
  for (const { tag, text, mono } of lines) {
    const line = sheet.createElement(tag)
    line.textContent = text
    line.style.overflowWrap = 'anywhere'
    if (mono) line.style.fontFamily = 'monospace'
    sheet.body.append(line)
  }
  view.addEventListener('afterprint', () => frame.remove())
  view.print()
}
