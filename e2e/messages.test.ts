import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { overflow, serious } from './axe.ts'
import { test as base, expect, practitionerOf, someone, toastOf } from './people.ts'

type Practitioner = Awaited<ReturnType<typeof practitionerOf>>

const test = base.extend<{ /** Has the patient in her care. */ elena: Practitioner }>({
  elena: async ({ browser, office, patient }, use) => {
    const elena = await practitionerOf(browser, office, patient, someone('Dr. Elena Holm'))
    await use(elena)
    await elena.context.close()
  },
})

const PHONE = { width: 375, height: 812 }
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const log = (page: Page) => page.getByRole('log')
const words = (page: Page) => page.getByLabel('Your message')
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send' })

test('a patient on a phone quotes a plan item and attaches a photo, and the practitioner answers', async ({
  patient,
  elena,
}) => {
  // Some 15 seconds on an idle machine.
  test.slow()
  const { page } = patient
  await elena.api.plans.create.mutate({
    patientId: patient.id,
    title: 'Iron and energy',
    items: [{ text: 'Iron bisglycinate 25 mg', slots: ['morning'] }],
  })
  const hours = [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', until: '17:00' }))
  await elena.api.messages.updateSettings.mutate({
    timeZone: 'Europe/Stockholm',
    hours,
    answerHours: 6,
    absence: null,
  })

  await page.setViewportSize(PHONE)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Messages', exact: true }).click()
  await page.getByRole('link', { name: /Dr\. Elena Holm/ }).click()
  await expect(
    page.getByText('Answers Monday to Friday, 9:00 to 17:00, usually within 6 hours.'),
  ).toBeVisible()
  await expect(page.getByText('Emergency? Call 112.')).toBeVisible()
  await words(page).fill('The iron sits heavy in the morning. May I take it in the evening?')
  await page.getByRole('button', { name: 'Add to the message' }).click()
  await page.getByRole('menuitem', { name: 'Quote a plan item' }).click()
  await page
    .getByRole('dialog', { name: 'Quote a plan item' })
    .getByRole('button', { name: /Iron bisglycinate 25 mg/ })
    .click()
  await page
    .getByLabel('File to attach')
    .setInputFiles({ name: 'rash.png', mimeType: 'image/png', buffer: PNG })
  await expect(page.getByRole('list', { name: 'Attached files' })).toContainText('rash.png')

  // What is begun survives a closed tab.
  await page.reload()
  await expect(words(page)).toHaveValue(/The iron sits heavy/)
  await expect(page.getByRole('list', { name: 'Attached files' })).toContainText('rash.png')
  expect(await serious(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await sendButton(page).click()
  await expect(log(page).getByRole('listitem').filter({ hasText: 'The iron sits heavy' })).toHaveCount(1)
  await expect(log(page)).toContainText('Morning, every day, ticked on 0 of the last 14 days')
  await expect(words(page)).toHaveValue('')

  const desk = elena.page
  // The list of threads has one long line, which is cut on a phone.
  await page.getByRole('link', { name: 'All messages' }).click()
  const listed = page.getByRole('link', { name: /Dr\. Elena Holm/ })
  await expect(listed).toContainText('You: The iron sits heavy in the morning.')
  expect(await overflow(page)).toBe(0)
  await listed.click()

  await desk.goto('/practitioner/patients')
  await expect(desk.getByRole('link', { name: /^Messages\s?, 1 unread$/ })).toBeVisible()
  await expect(desk.getByText('1 message waits for an answer.')).toBeVisible()
  await desk.getByRole('link', { name: 'Answer Nora Lind' }).click()
  await expect(desk).toHaveURL(`/practitioner/patients/${patient.id}/messages`)
  await expect(log(desk)).toContainText('The iron sits heavy')
  const download = desk.waitForEvent('download')
  await log(desk)
    .getByRole('link', { name: /rash\.png/ })
    .click()
  expect((await download).suggestedFilename()).toBe('rash.png')
  await words(desk).fill('Yes, with dinner.')
  await words(desk).press('Control+Enter')
  expect(await serious(desk)).toEqual([])

  // The answer appears by itself, in a list that screen readers announce politely.
  await expect(log(page)).toContainText('Yes, with dinner.')
  await expect(log(page)).toHaveAttribute('aria-live', 'polite')
  await expect(log(page)).toContainText(/You, \d\d:\d\d, read/)
  await expect(log(desk)).toContainText(/You, \d\d:\d\d, read/)
})

test('a message written offline waits, can be discarded, and is sent once when the network is back', async ({
  context,
  patient,
  elena,
}) => {
  const { page } = patient
  await page.goto(`/messages/${elena.id}`)
  await expect(words(page)).toBeVisible()
  await context.setOffline(true)
  for (const text of ['Taken back', 'Sent later']) {
    await words(page).fill(text)
    await sendButton(page).click()
    await expect(log(page)).toContainText(text)
  }
  await expect(log(page).getByText('Waiting to be sent')).toHaveCount(2)
  await log(page)
    .getByRole('listitem')
    .filter({ hasText: 'Taken back' })
    .getByRole('button', { name: 'Discard' })
    .click()
  await expect(log(page)).not.toContainText('Taken back')
  await context.setOffline(false)
  await expect(toastOf(page, 'Message sent')).toBeVisible()
  await expect(log(page).getByText('Waiting to be sent')).toHaveCount(0)
  await expect(log(page).getByRole('listitem').filter({ hasText: 'Sent later' })).toHaveCount(1)
  const { messages } = await elena.api.messages.thread.query({ threadWith: patient.id })
  expect(messages.map(({ text }) => text)).toEqual(['Sent later'])
})

test('signing out with an unsent message asks for confirmation', async ({ patient, elena }) => {
  const { page } = patient
  await page.goto(`/messages/${elena.id}`)
  await page.route('**/api/trpc/messages.send*', (route) => route.abort())
  await words(page).fill('Not sent yet')
  await sendButton(page).click()
  await expect(log(page).getByText('Waiting to be sent')).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out without sending?' })
  await expect(question).toContainText('Not sent yet: 1 message.')
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(log(page)).toContainText('Not sent yet')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await question.getByRole('button', { name: 'Sign out and remove' }).click()
  await expect(toastOf(page, 'Signed out successfully')).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('waiting'))),
  ).toEqual([])
})

test('the newest message is in view after sending, and loading earlier ones keeps the scroll position', async ({
  patient,
  elena,
}) => {
  const { page } = patient
  await page.setViewportSize(PHONE)
  await page.goto(`/messages/${elena.id}`)
  await words(page).fill('A long question.\n'.repeat(30))
  await sendButton(page).click()
  await expect(log(page).getByRole('button', { name: 'Withdraw' })).toBeInViewport({ ratio: 1 })

  await page.goto('/dashboard')
  // One page of a thread has 200 messages.
  for (let number = 1; number <= 210; number++) {
    const text = `Message ${number}.`
    await elena.api.messages.send.mutate({ threadWith: patient.id, text, key: randomUUID() })
  }
  await page.goto(`/messages/${elena.id}`)
  await expect(log(page).getByText('Message 210.')).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Show earlier messages' }).click()
  await expect(log(page)).toContainText('A long question.')
  await expect(log(page).getByText('Message 11.')).toBeInViewport({ ratio: 1 })

  // A patient's page opens at its top: only the list goes to its end, and the tabs to the chosen one.
  await elena.page.setViewportSize(PHONE)
  await elena.page.goto(`/practitioner/patients/${patient.id}/messages`)
  await expect(log(elena.page)).toContainText('Message 210.')
  const tabs = elena.page.getByRole('navigation', { name: 'Patient' })
  // The strip clips one pixel of its tabs' lower edge.
  await expect(tabs.getByRole('link', { name: 'Messages' })).toBeInViewport({ ratio: 0.9 })
  await expect(elena.page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  const list = elena.page.getByRole('region', { name: 'Messages so far' })
  const below = () =>
    list.evaluate(({ scrollTop, clientHeight, scrollHeight }) => scrollHeight - clientHeight - scrollTop)
  await expect.poll(below).toBeLessThan(2)

  // On wider screens the thread is as high as the rest of the window.
  await elena.page.setViewportSize({ width: 1280, height: 800 })
  await expect(sendButton(elena.page)).toBeInViewport({ ratio: 1 })
})

test('an emergency in a message highlights the line above Send without preventing sending', async ({
  office,
  patient,
  elena,
}) => {
  const { page } = patient
  await page.goto(`/messages/${elena.id}`)
  await words(page).fill('I have a question')
  await expect(page.getByRole('alert').filter({ hasText: 'Emergency' })).toHaveCount(0)
  await words(page).fill('I have chest pain since noon')
  await expect(page.getByRole('alert').filter({ hasText: 'Emergency? Call 112.' })).toContainText(
    'Do not wait for an answer here.',
  )
  expect(await serious(page)).toEqual([])
  await sendButton(page).click()
  await expect(log(page)).toContainText('I have chest pain since noon')

  // Nobody would read it now.
  await office.admin.users.suspend.mutate({ userId: elena.id })
  await page.reload()
  await expect(
    page.getByText(
      'Dr. Elena Holm cannot read messages at present. Please call the clinic; in an emergency call 112.',
    ),
  ).toBeVisible()
  await expect(words(page)).toHaveCount(0)
})

test('an unread message can be withdrawn, and a closed thread is read-only', async ({
  office,
  patient,
  elena,
}) => {
  const { page } = patient
  await page.goto(`/messages/${elena.id}`)
  await words(page).fill('By mistake')
  await sendButton(page).click()
  await log(page).getByRole('button', { name: 'Withdraw' }).click()
  await expect(log(page)).toContainText('You withdrew this message.')
  await expect(log(page)).not.toContainText('By mistake')
  await expect(page.getByRole('region', { name: 'Messages so far' })).toBeFocused()
  await elena.api.messages.send.mutate({ threadWith: patient.id, text: 'Goodbye', key: randomUUID() })
  await expect(log(page)).toContainText('Goodbye')
  await office.admin.assignments.remove.mutate({ id: elena.linkId })
  await expect(page.getByText(/Your care with Dr\. Elena Holm ended on/)).toBeVisible()
  await expect(words(page)).toHaveCount(0)
  await expect(log(page)).toContainText('Goodbye')
  await elena.page.goto(`/messages/${patient.id}`)
  await expect(elena.page.getByText('These messages could not be loaded.')).toBeVisible()
  await expect(elena.page.getByText('Care has ended')).toBeVisible()
})

test('a practitioner sets office hours and an absence', async ({ patient, elena }) => {
  const { page } = elena
  await page.goto('/messages')
  await page.getByRole('button', { name: 'Office hours' }).click()
  const dialog = page.getByRole('dialog', { name: 'Office hours' })
  await dialog.getByRole('checkbox', { name: 'Monday' }).check()
  await dialog.getByLabel('Monday, until').fill('08:00')
  await dialog.getByRole('switch', { name: /Away/ }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('The end must be after the beginning')).toBeVisible()
  await expect(dialog.getByText('Please write what patients are told')).toBeVisible()
  expect(await serious(page)).toEqual([])
  await dialog.getByLabel('Monday, until').fill('12:00')
  await dialog.getByLabel('Usual answer time').fill('24')
  await dialog.getByLabel('What patients are told').fill('I am away this week.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByText('Monday, 9:00 to 12:00. You usually answer within 24 hours. You are away.'),
  ).toBeVisible()
  const sent = { threadWith: elena.id, text: 'Hello', key: randomUUID() }
  await patient.api.messages.send.mutate(sent)
  const { messages } = await patient.api.messages.thread.query({ threadWith: elena.id })
  expect(messages.map(({ text }) => text)).toEqual(['Hello', 'I am away this week.'])
})
