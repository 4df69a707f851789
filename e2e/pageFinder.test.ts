import type { Page } from '@playwright/test'
import { drawReport, reportRow } from '@verbena/lab-reader/sample'
import { overflow, serious } from './axe.ts'
import { expect, type Person, test } from './people.ts'

const ROWS = 30
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** Thirty tests that no list of markers has. */
const names = Array.from(
  { length: ROWS },
  (_, at) => `Zeta${LETTERS[at % 26]?.toLowerCase()}${at < 26 ? '' : 'x'}lin`,
)

/** A page of thirty rows of which nothing was read: whatever the reader makes of it is removed again. */
async function unreadPage(page: Page, { api }: Person): Promise<string> {
  const pdf = await drawReport({
    layout: 'plain',
    patient: { name: 'LIND, NORA', birthDate: '1990-02-03', sex: 'F' },
    collectedOn: '2026-03-09',
    panel: 'Special Panel',
    rows: names.map((name, at) => reportRow(name, 40 + at, 'mg/dL', 10, 90)),
  })
  const answer = await page.request.post('/api/blood-tests', {
    multipart: { file: { name: 'Special.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) } },
  })
  const { id } = (await answer.json()) as { id: string }
  await expect
    .poll(async () => (await api.bloodTests.get.query({ id })).status, { timeout: 50_000 })
    .toBe('completed')
  for (;;) {
    const { markers } = await api.bloodTests.get.query({ id })
    const [row] = markers
    if (!row) return id
    await api.bloodTests.correct.mutate({
      id,
      row: 0,
      seen: { name: row.name, value: row.value },
      change: null,
    })
  }
}

const marks = (page: Page) => page.getByRole('group', { name: 'Numbers on page 1' })
const numberOf = (page: Page, at: number) =>
  marks(page).getByRole('button', { name: `${names[at]}, ${40 + at}: not read` })
const add = (page: Page) => page.getByRole('button', { name: 'Add this row' })
const MINUTE = 60_000

test.describe('A page of thirty unread rows', () => {
  test.slow()

  const added = async ({ api }: Person, id: string) =>
    (await api.bloodTests.get.query({ id })).markers.map(({ name, value, unit, low, high }) => [
      ...[name, value, unit, low, high],
    ])
  const tenRows = names.slice(0, 10).map((name, at) => [name, 40 + at, 'mg/dL', 10, 90])

  test('ten rows are added in under a minute by mouse, and the last is taken back', async ({
    patient: { page, ...patient },
  }) => {
    const id = await unreadPage(page, patient)
    await page.goto(`/blood-tests?test=${id}&check=1`)
    await expect(numberOf(page, 0)).toBeVisible({ timeout: 30_000 })
    expect(await serious(page)).toEqual([])
    const from = Date.now()
    await numberOf(page, 0).click()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(names[0] ?? '')
    for (let at = 0; at < 10; at += 1) await add(page).click()
    await expect(page.getByText(`Added: ${names[9]} 49 mg/dL, range 10 to 90`)).toBeVisible()
    expect(Date.now() - from).toBeLessThan(MINUTE)
    expect(await added(patient, id)).toEqual(tenRows)
    await page.getByRole('button', { name: /^Undo ?: Zeta/ }).click()
    await expect.poll(() => added(patient, id)).toHaveLength(9)
    await expect(numberOf(page, 9)).toBeVisible()
    expect(await serious(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
  })

  test('ten rows are added in under a minute by keyboard alone', async ({
    patient: { page, ...patient },
  }) => {
    const id = await unreadPage(page, patient)
    await page.goto(`/blood-tests?test=${id}&check=1`)
    await expect(numberOf(page, 0)).toBeVisible({ timeout: 30_000 })
    const from = Date.now()
    await marks(page).locator('button[tabindex="0"]').focus()
    // Numbers of the head of the report come before the rows.
    for (let presses = 0; presses < 40; presses += 1) {
      if (await numberOf(page, 0).evaluate((button) => button === document.activeElement)) break
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Enter')
    await expect(add(page)).toBeFocused()
    for (let at = 0; at < 10; at += 1) await page.keyboard.press('Enter')
    await expect(page.getByText(`Added: ${names[9]} 49 mg/dL, range 10 to 90`)).toBeVisible()
    expect(Date.now() - from).toBeLessThan(MINUTE)
    expect(await added(patient, id)).toEqual(tenRows)
  })
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true })
  test.slow()

  test('ten rows are added in under a minute by touch, beside their numbers, and a name by a tap on it', async ({
    patient: { page, ...patient },
  }) => {
    const id = await unreadPage(page, patient)
    await page.goto(`/blood-tests?test=${id}&check=1`)
    const first = numberOf(page, 0)
    await expect(first).toBeVisible({ timeout: 30_000 })
    await first.scrollIntoViewIfNeeded()
    const box = await first.boundingBox()
    if (!box) throw new Error('the number has no place')
    const from = Date.now()
    // Beside the number, as a finger does.
    await page.touchscreen.tap(box.x + box.width + 8, box.y + box.height / 2)
    for (let at = 0; at < 10; at += 1) await add(page).tap()
    await expect(page.getByText(`Added: ${names[9]} 49 mg/dL, range 10 to 90`)).toBeVisible()
    expect(Date.now() - from).toBeLessThan(MINUTE)
    await page.getByRole('textbox', { name: 'Name' }).focus()
    await expect(page.getByText('Tap the name on the page, or write it.')).toBeVisible()
    await page.getByRole('group', { name: 'Words on page 1' }).getByRole('button', { name: names[12] }).tap()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(names[12] ?? '')
    expect(await serious(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    const result = await patient.api.bloodTests.get.query({ id })
    expect(result.markers).toHaveLength(10)
    for (const { place } of result.markers)
      expect(place).toMatchObject({ page: 1, height: expect.any(Number) })
  })
})
