import type { Browser, Page } from '@playwright/test'
import { overflow, serious } from './axe.ts'
import {
  type Api,
  expect,
  type Person,
  practitionerOf,
  signUpPatient,
  someone,
  test,
  toastOf,
} from './people.ts'

/** A Wednesday in a week or more. */
const today = Temporal.Now.plainDateISO('UTC')
const WEDNESDAY = today.add({ days: 7 + ((10 - today.dayOfWeek) % 7) }).toString()
const dayAfter = (day: string) => Temporal.PlainDate.from(day).add({ days: 1 }).toString()
const at = (day: string, time: string) => `${day}T${time}:00.000Z`
const week = `/practitioner/appointments?week=${WEDNESDAY}`

/** A practitioner who sees patients every day from 9 to 5, with a patient in care. */
async function practice(browser: Browser, office: Api, patient: Person) {
  const doctor = await practitionerOf(browser, office, patient)
  const weekly = [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', until: '17:00' }))
  await doctor.api.appointments.setHours.mutate({ weekly, exceptions: [] })
  const kind = { name: 'First visit', minutes: 60, place: 'practice' as const, newPatients: true }
  const { id: kindId } = await doctor.api.appointments.saveKind.mutate(kind)
  const ask = (from: Api, time: string, reason: string | null = null) =>
    from.appointments.ask.mutate({
      ...{ practitionerId: doctor.id, kindId, at: at(WEDNESDAY, time), reason },
      key: `${time} ${WEDNESDAY}`.replaceAll(/\W/g, '-'),
    })
  const times = async () => {
    const list = await patient.api.appointments.mine.query()
    return list.map(({ state, at: time }) => `${state} ${time}`)
  }
  return { doctor, kindId, ask, times }
}

const requests = (page: Page) => page.getByRole('region', { name: 'Requests' })
const blockIn = (page: Page, day: string, name: string) =>
  page.getByRole('region', { name: day }).getByRole('button', { name })

test('a practitioner confirms a request, moves the appointment by keyboard and mouse, and cancels it', async ({
  patient,
  office,
  browser,
}) => {
  const { doctor, ask, times } = await practice(browser, office, patient)
  await ask(patient.api, '10:00', 'The iron')
  const { page } = doctor
  await page.goto(week)
  await expect(requests(page)).toContainText('10:00, First visit, 60 min')
  await expect(requests(page)).toContainText('"The iron"')
  await expect(blockIn(page, 'Wednesday', 'Nora Lind')).toHaveAccessibleName(
    /^Wednesday \d+ \w+, 10:00 to 11:00 Nora Lind First visit, asks$/,
  )
  await requests(page).getByRole('button', { name: 'Confirm, Nora Lind' }).click()
  await expect(toastOf(page, 'Appointment confirmed')).toBeVisible()
  await expect(requests(page)).toContainText('No request waits for an answer.')
  expect(await times()).toEqual([`confirmed ${at(WEDNESDAY, '10:00')}`])

  await test.step('Escape gives a move up, and Undo takes one back', async () => {
    await blockIn(page, 'Wednesday', 'Nora Lind').focus()
    await page.keyboard.press('Alt+ArrowDown')
    await page.keyboard.press('Escape')
    await expect(page.getByText('Not moved.')).toBeAttached()
    await page.keyboard.press('Alt+ArrowDown')
    await page.keyboard.press('Alt+ArrowDown')
    await page.keyboard.press('Alt+ArrowRight')
    await expect(page.getByText(/^Thursday .*, 10:30\. Enter confirms/)).toBeAttached()
    await page.keyboard.press('Enter')
    await expect(blockIn(page, 'Thursday', 'Nora Lind')).toBeFocused()
    await toastOf(page, 'Nora Lind: Thursday').getByRole('button', { name: 'Undo' }).click()
    await expect(blockIn(page, 'Wednesday', 'Nora Lind')).toBeVisible()
    expect(await times()).toEqual([`confirmed ${at(WEDNESDAY, '10:00')}`])
  })

  await test.step('a move is sent once its toast is closed', async () => {
    await blockIn(page, 'Wednesday', 'Nora Lind').focus()
    await page.keyboard.press('Alt+ArrowRight')
    await page.keyboard.press('Enter')
    await expect(blockIn(page, 'Thursday', 'Nora Lind')).toBeVisible()
    expect(await times()).toEqual([`confirmed ${at(WEDNESDAY, '10:00')}`])
    await toastOf(page, 'Nora Lind: Thursday').getByRole('button', { name: 'Close' }).click()
    await expect.poll(times).toEqual([`confirmed ${at(dayAfter(WEDNESDAY), '10:00')}`])
  })

  await test.step('a drag is sent when the page is left', async () => {
    const block = blockIn(page, 'Thursday', 'Nora Lind')
    const box = await block.boundingBox()
    if (!box) throw new Error('the appointment is not drawn')
    const { x, y, width, height } = box
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    // Two hours and some minutes further down: the block is an hour, without a line.
    await page.mouse.move(x + width / 2, y + height / 2 + 2.1 * height, { steps: 5 })
    await page.mouse.up()
    await expect(block).toHaveAccessibleName(/, 12:00 to 13:00 Nora Lind/)
    await expect(page.getByRole('dialog', { name: 'Nora Lind' })).toBeHidden()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Patients' }).click()
    await expect.poll(times).toEqual([`confirmed ${at(dayAfter(WEDNESDAY), '12:00')}`])
  })

  await page.goto(week)
  await blockIn(page, 'Thursday', 'Nora Lind').click()
  await page
    .getByRole('dialog', { name: 'Nora Lind' })
    .getByRole('button', { name: 'Cancel appointment' })
    .click()
  const asked = page.getByRole('dialog', { name: 'Cancel the appointment of Nora Lind?' })
  await asked.getByLabel('Reason').fill('The practice is closed')
  await asked.getByRole('button', { name: 'Cancel appointment' }).click()
  await expect(toastOf(page, 'Appointment cancelled')).toBeVisible()
  await expect(blockIn(page, 'Thursday', 'Nora Lind')).toBeHidden()
  expect(await times()).toEqual([`cancelled ${at(dayAfter(WEDNESDAY), '12:00')}`])
  await doctor.context.close()
})

test('a move dragged back is not sent, a sent one cannot be undone, and the click after a drag opens', async ({
  patient,
  office,
  browser,
}) => {
  const { doctor, ask, times } = await practice(browser, office, patient)
  const { id } = await ask(patient.api, '10:00')
  await doctor.api.appointments.confirm.mutate({ id })
  await ask(patient.api, '14:00')
  const { page } = doctor
  await page.goto(week)
  const drag = async (from: string, to: string) => {
    const block = await blockIn(page, from, '10:00 to').boundingBox()
    const column = await page.getByRole('region', { name: to }).boundingBox()
    if (!block || !column) throw new Error('the week is not drawn')
    const y = block.y + block.height / 2
    await page.mouse.move(block.x + block.width / 2, y)
    await page.mouse.down()
    await page.mouse.move(column.x + column.width / 2, y, { steps: 5 })
    await page.mouse.up()
    await expect(blockIn(page, to, '10:00 to')).toBeVisible()
  }
  const moved = toastOf(page, 'Nora Lind: ')

  await drag('Wednesday', 'Thursday')
  await expect(moved).toHaveCount(1)
  await drag('Thursday', 'Wednesday')
  // Much sooner than it would run out.
  await expect(moved).toHaveCount(0, { timeout: 5_000 })

  await drag('Wednesday', 'Thursday')
  await expect(moved).toHaveCount(1)
  await blockIn(page, 'Wednesday', '14:00 to').click()
  await expect(page.getByRole('dialog', { name: 'Nora Lind' })).toBeVisible()
  await expect(moved).toHaveCount(0)
  await expect
    .poll(times)
    .toEqual([`asked ${at(WEDNESDAY, '14:00')}`, `confirmed ${at(dayAfter(WEDNESDAY), '10:00')}`])
  await doctor.context.close()
})

test('a move that waits is sent before its practitioner signs out', async ({ patient, office, browser }) => {
  const { doctor, ask, times } = await practice(browser, office, patient)
  const { id } = await ask(patient.api, '10:00')
  await doctor.api.appointments.confirm.mutate({ id })
  const { page } = doctor
  await page.goto(week)
  await blockIn(page, 'Wednesday', '10:00 to').focus()
  await page.keyboard.press('Alt+ArrowRight')
  await page.keyboard.press('Enter')
  await expect(toastOf(page, 'Nora Lind: Thursday')).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(toastOf(page, 'signed out')).toBeVisible()
  expect(await times()).toEqual([`confirmed ${at(dayAfter(WEDNESDAY), '10:00')}`])
  await doctor.context.close()
})

test('a time that is chosen after an answer was lost is booked too', async ({ patient, office, browser }) => {
  const { doctor, times } = await practice(browser, office, patient)
  const { page } = doctor
  await page.goto(week)
  await page.getByRole('button', { name: 'Book a time' }).click()
  const book = page.getByRole('dialog', { name: 'Book a time' })
  await book.getByLabel('Patient').click()
  await page.getByRole('option', { name: 'Nora Lind' }).click()
  for (const _week of [1, 2]) await book.getByRole('button', { name: 'Next week' }).click()
  await book.getByRole('radio', { name: '9:00', exact: true }).check({ force: true })
  await page.route('**/api/trpc/appointments.book*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await book.getByRole('button', { name: /^Book .*, 9:00$/ }).click()
  await expect(toastOf(page, 'Not booked')).toBeVisible()
  await page.unroute('**/api/trpc/appointments.book*')
  await book.getByRole('radio', { name: '16:00' }).check({ force: true })
  await book.getByRole('button', { name: /^Book .*, 16:00$/ }).click()
  await expect(toastOf(page, 'Appointment booked')).toBeVisible()
  expect((await times()).map((time) => time.slice(-13, -8))).toEqual(['09:00', '16:00'])
  await doctor.context.close()
})

test('a practitioner offers two other times, declines, and books a series', async ({
  patient,
  office,
  browser,
}) => {
  const { doctor, ask } = await practice(browser, office, patient)
  const context = await browser.newContext()
  const stranger = await signUpPatient(context, someone('Omar Reyes'))
  await ask(patient.api, '11:00')
  await ask(stranger.api, '13:00')
  const { page } = doctor
  await page.goto(week)
  await expect(requests(page).getByText('New patient')).toHaveCount(1)

  await requests(page).getByRole('button', { name: 'Another time, Nora Lind' }).click()
  const offer = page.getByRole('dialog', { name: 'Another time for Nora Lind' })
  await offer.getByRole('button', { name: 'Next week' }).click()
  await offer.getByRole('checkbox', { name: '9:00', exact: true }).check({ force: true })
  await offer.getByRole('checkbox', { name: '14:00' }).check({ force: true })
  await offer.getByRole('button', { name: 'Offer 2 times' }).click()
  await expect(toastOf(page, 'Offered to the patient')).toBeVisible()
  const mine = async () =>
    (await patient.api.appointments.mine.query()).map(({ state, offered }) => `${state} ${offered.length}`)
  await expect.poll(async () => (await mine()).toSorted()).toEqual(['declined 0', 'offered 2'])

  await requests(page).getByRole('button', { name: 'Decline, Omar Reyes' }).click()
  const decline = page.getByRole('dialog', { name: 'Decline the request of Omar Reyes?' })
  await decline.getByRole('button', { name: 'Decline request' }).click()
  await expect(requests(page)).toContainText('No request waits for an answer.')

  await page.getByRole('button', { name: 'Book a time' }).click()
  const book = page.getByRole('dialog', { name: 'Book a time' })
  await book.getByRole('button', { name: 'Next week' }).click()
  await book.getByRole('button', { name: 'Next week' }).click()
  await book.getByRole('radio', { name: '16:00' }).check({ force: true })
  await book.getByRole('switch', { name: 'A series' }).click()
  await book.getByLabel('Appointments').fill('3')
  await book.getByRole('button', { name: /^Book .*, 16:00$/ }).click()
  await expect(book).toContainText('Choose a patient.')
  await book.getByLabel('Patient').click()
  await page.getByRole('option', { name: 'Nora Lind' }).click()
  await book.getByRole('button', { name: /^Book .*, 16:00$/ }).click()
  await expect(toastOf(page, 'Appointment booked')).toBeVisible()
  await expect.poll(async () => (await mine()).filter((one) => one.startsWith('confirmed')).length).toBe(3)
  await context.close()
  await doctor.context.close()
})

test('a practitioner sets hours, a kind and calendars', async ({ patient, office, browser }) => {
  const doctor = await practitionerOf(browser, office, patient)
  const { page, api, id: practitionerId } = doctor
  await page.goto(week)
  await page.getByRole('button', { name: 'Availability' }).click()
  const dialog = page.getByRole('dialog', { name: 'Availability' })
  await dialog.getByRole('button', { name: 'Add hours, Monday' }).click()
  await dialog.getByLabel('Monday, until').fill('08:00')
  await dialog.getByRole('button', { name: 'Save hours' }).click()
  await expect(dialog.getByText('The end must be after the beginning')).toBeVisible()
  await dialog.getByLabel('Monday, until').fill('12:30')
  await dialog.getByRole('button', { name: 'Add a day' }).click()
  await dialog.getByLabel('Day', { exact: true }).fill('24 December 2099')
  await dialog.getByRole('button', { name: 'Save hours' }).click()
  await expect(toastOf(page, 'Hours saved')).toBeVisible()
  expect(await api.appointments.hours.query({ practitionerId })).toEqual({
    weekly: [{ day: 1, from: '09:00', until: '12:30' }],
    exceptions: [{ date: '2099-12-24', open: false }],
  })

  await dialog.getByRole('tab', { name: 'Kinds' }).click()
  await dialog.getByRole('button', { name: 'Add a kind' }).click()
  await dialog.getByLabel('Name').fill('Follow-up')
  await dialog.getByText('Video call', { exact: true }).click()
  await dialog.getByLabel('Link of the video call').fill('meet.example')
  await dialog.getByRole('button', { name: 'Save kind' }).click()
  await expect(dialog.getByText('Enter an address that begins with https://.')).toBeVisible()
  await dialog.getByLabel('Link of the video call').fill('https://meet.example/room')
  await dialog.getByRole('button', { name: 'Save kind' }).click()
  await expect(dialog.getByText('Video call, 45 min, only for patients in your care')).toBeVisible()

  await dialog.getByRole('tab', { name: 'Other calendar' }).click()
  await dialog.getByLabel('Address of the calendar').fill('http://calendar.example/me.ics')
  await dialog.getByRole('button', { name: 'Read this calendar' }).click()
  await expect(dialog.getByText('Enter an address that begins with https://.')).toBeVisible()
  await dialog.getByLabel('Address of the calendar').fill('https://127.0.0.1/me.ics')
  await dialog.getByRole('button', { name: 'Read this calendar' }).click()
  await expect(toastOf(page, 'Calendar not read')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()

  await page.getByRole('button', { name: 'My calendar' }).click()
  const calendar = page.getByRole('dialog', { name: 'My calendar' })
  const address = calendar.getByRole('textbox', { name: 'Private address' })
  await expect(address).toHaveValue(/^webcal:\/\/.*\/api\/calendar\/[\w-]{43}\.ics$/)
  const former = await address.inputValue()
  await calendar.getByRole('button', { name: 'New address' }).click()
  await page
    .getByRole('alertdialog', { name: 'Make a new address?' })
    .getByRole('button', { name: 'New address' })
    .click()
  await expect(toastOf(page, 'The address is new')).toBeVisible()
  await expect(address).not.toHaveValue(former)
  await doctor.context.close()
})

test('axe finds nothing serious on the week and its dialogs, and nothing hangs over a phone', async ({
  patient,
  office,
  browser,
}) => {
  const { doctor, ask } = await practice(browser, office, patient)
  await ask(patient.api, '10:00', 'The iron')
  await ask(patient.api, '14:00')
  const { page } = doctor
  for (const [width, theme] of [
    [1280, 'light'],
    [375, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: theme })
    await page.goto(week)
    if (width === 375) await page.getByRole('radio', { name: /^Wednesday/ }).check({ force: true })
    await expect(blockIn(page, 'Wednesday', 'Nora Lind')).toHaveCount(2)
    expect(await serious(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    for (const name of ['Book a time', 'Availability', 'My calendar', 'Another time, Nora Lind']) {
      await page.getByRole('button', { name }).first().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
      expect(await serious(page), name).toEqual([])
      expect(await overflow(page), name).toBe(0)
      // What a dialog cuts off does not count as overflow.
      if (name === 'Availability')
        await expect(dialog.getByLabel('Monday, until')).toBeInViewport({ ratio: 1 })
      await dialog.getByRole('button', { name: 'Close', exact: true }).click()
      await expect(dialog).toBeHidden()
    }
  }
  await doctor.context.close()
})
