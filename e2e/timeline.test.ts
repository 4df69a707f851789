import type { Page } from '@playwright/test'
import { overflow, serious } from './axe.ts'
import { expect, signInDemo, signUpPatient, signUpPractitioner, someone, test } from './people.ts'

const drawing = (page: Page) => page.getByRole('img', { name: /^Timeline from/ })

/** Opens Maya's timeline as the practitioner of the demo clinic. */
async function openMayas(page: Page) {
  const api = await signInDemo(page.request, 'practitioner')
  const patients = await api.auth.patients.list.query()
  const maya = patients.find(({ fullName }) => fullName === 'Maya Lindqvist')
  await page.goto(`/practitioner/patients/${maya?.id}/timeline`)
  await expect(drawing(page)).toBeVisible()
  return { api, patientId: maya?.id ?? '' }
}

test('a practitioner reads the timeline of a patient, by keyboard and as a table', async ({ page }) => {
  const { api, patientId } = await openMayas(page)
  await expect(page.getByRole('heading', { name: 'What the numbers say' })).toBeVisible()
  await expect(page.getByText('This is arithmetic, not a cause.')).toBeVisible()
  await expect(
    page.getByRole('listitem').filter({ hasText: /^Ferritin 24 to 18 ng\/mL between/ }),
  ).toBeVisible()
  await expect(drawing(page)).toContainText('Iron bisglycinate 25 mg')
  await expect(drawing(page)).toContainText('As Maya logged it, week by week')

  await drawing(page).focus()
  await page.keyboard.press('End')
  const line = drawing(page).locator('[data-day]')
  const until = (await line.getAttribute('data-day')) ?? ''
  await page.keyboard.press('PageUp')
  await page.keyboard.press('ArrowLeft')
  const day = (await line.getAttribute('data-day')) ?? ''
  expect((Date.parse(until) - Date.parse(day)) / 86_400_000).toBe(8)
  const shown = await api.care.timeline.query({ patientId, from: day, until: day })
  const [entry, doses] = [shown.days[0], shown.doses[0]]
  await expect(
    page.getByRole('definition').getByText(`${doses?.taken} of ${doses?.due}`, { exact: true }),
  ).toBeVisible()
  await expect(
    page.getByRole('definition').getByText(`${entry?.energyLevel} of 10`, { exact: true }),
  ).toBeVisible()
  await expect(
    page.getByRole('definition').getByText(`${entry?.sleepHours} h`, { exact: true }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(line).toHaveCount(0)

  await page.getByRole('button', { name: /^Show \d+ more plan items/ }).click()
  await expect(drawing(page)).toContainText('Ginger tea')
  await page.getByRole('button', { name: 'Show as table' }).click()
  const markers = page.getByRole('table', { name: 'Markers by day of the draw' })
  await expect(markers.getByRole('row', { name: /^Ferritin .* 18 ng\/mL 30–150$/ })).toBeVisible()
  const items = page.getByRole('table', { name: 'Plan items', exact: true })
  await expect(items.getByRole('row', { name: /^Iron bisglycinate 25 mg .* ongoing/ })).toBeVisible()
  expect(await serious(page)).toEqual([])
  expect(await overflow(page)).toBe(0)

  // What is written here stays out of the demo clinic.
  await page.route(/care\.notes\.save/, (route) => route.abort())
  await page.getByRole('button', { name: 'Put into the visit note' }).click()
  await expect(page).toHaveURL(`/practitioner/patients/${patientId}/note`)
  await expect(page.getByRole('list', { name: 'Facts' })).toContainText('Ferritin 24 → 18 ng/mL between')
})

test('the timeline’s period can be changed and moved to earlier months', async ({ page }) => {
  await openMayas(page)
  const name = () => drawing(page).getAttribute('aria-label')
  const half = await name()
  await page.getByText('1 year', { exact: true }).click()
  await expect.poll(name).not.toBe(half)
  await page.getByText('3 months', { exact: true }).click()
  await page.getByRole('button', { name: 'Earlier' }).click()
  await expect(drawing(page)).toContainText('No plan item in this time.')
  await expect(drawing(page)).toContainText('Nothing was logged.')
  await expect(drawing(page)).toContainText('No symptom was logged.')
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(drawing(page)).toContainText('Iron bisglycinate 25 mg')
  await expect(page.getByRole('button', { name: 'Later' })).toBeHidden()

  const shown = await name()
  await drawing(page).hover()
  await page.mouse.wheel(-200, 0)
  await expect.poll(name).not.toBe(shown)
  await page.mouse.wheel(2000, 0)
  await expect.poll(name).toBe(shown)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true })

  test('sentences come first, three months are shown, and a tap shows a day above the drawing', async ({
    page,
  }) => {
    await openMayas(page)
    const sentences = await page.getByRole('heading', { name: 'What the numbers say' }).boundingBox()
    const timeline = await page.getByRole('heading', { name: 'Timeline', exact: true }).boundingBox()
    expect(sentences?.y ?? 0).toBeLessThan(timeline?.y ?? 0)
    await expect(page.getByRole('radio', { name: '3 months' })).toBeChecked()
    const box = await drawing(page).boundingBox()
    await drawing(page).tap({ position: { x: (box?.width ?? 0) - 40, y: 60 } })
    await expect(page.getByText('Doses ticked')).toBeVisible()
    const card = await page.getByText('Doses ticked').boundingBox()
    expect(card?.y ?? 0).toBeLessThan((await drawing(page).boundingBox())?.y ?? 0)

    const name = () => drawing(page).getAttribute('aria-label')
    const shown = await name()
    const at = (clientX: number) => ({ touches: [{ identifier: 0, clientX, clientY: 300 }] })
    await drawing(page).dispatchEvent('touchstart', at(60))
    await drawing(page).dispatchEvent('touchmove', at(220))
    await drawing(page).dispatchEvent('touchend')
    await expect.poll(name).not.toBe(shown)
    await page.getByRole('button', { name: 'Later' }).click()
    await expect.poll(name).toBe(shown)
    expect(await serious(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
  })
})

test('a patient reads their own timeline, and an empty one keeps its headings', async ({ page, browser }) => {
  await signInDemo(page.request, 'patient')
  await page.goto('/record/timeline')
  await expect(drawing(page)).toContainText('As you logged it, week by week')
  await expect(drawing(page)).toContainText('Iron bisglycinate 25 mg')
  // Her potassium is critical, so its lane is the first one, with the limits at the edge.
  await expect(drawing(page)).toContainText(/Markers, by day of the draw.*Potassium.*5\.1.*3\.5.*Plan items/)
  expect(await serious(page)).toEqual([])

  const context = await browser.newContext()
  await signUpPatient(context)
  const other = await context.newPage()
  await other.goto('/record/timeline')
  await expect(other.getByText('Two blood tests are needed before numbers can be compared.')).toBeVisible()
  for (const words of [
    'Plan items',
    'Markers, by day of the draw',
    'Symptoms',
    'No visit, order or form in this time.',
  ]) {
    await expect(drawing(other)).toContainText(words)
  }
  await context.close()
})

test('the timeline of a patient without a care link is not found', async ({ page, context, office }) => {
  const { id } = await signUpPractitioner(context, someone('Dr. Ada Berg'))
  await office.admin.users.verify.mutate({ userId: id })
  const demo = await signInDemo(
    (await page.context().browser()?.newContext())?.request ?? page.request,
    'patient',
  )
  const me = await demo.auth.me.query()
  await page.goto(`/practitioner/patients/${me?.user.id}/timeline`)
  await expect(page.getByRole('main').getByText('There is no such patient in your care.')).toBeVisible()
})
