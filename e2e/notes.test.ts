import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { localDay } from '../client/lib/today.ts'
import { addDays } from '../shared/health.ts'
import { overflow, serious } from './axe.ts'
import { type Api, expect, signUpPatient, signUpPractitioner, someone, test, toastOf } from './people.ts'

/** A new practitioner, verified, with a page of her own. */
async function verified(browser: Browser, office: Api, fullName: string) {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const person = await signUpPractitioner(context, someone(fullName))
  await office.admin.users.verify.mutate({ userId: person.id })
  return { ...person, context, page: await context.newPage() }
}

/** A practitioner, and a patient in her care. */
async function care(browser: Browser, office: Api) {
  const elena = await verified(browser, office, 'Dr. Elena Hartmann')
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const maya = await signUpPatient(context, someone('Maya Lindqvist'))
  await maya.api.auth.updateProfile.mutate({
    fullName: 'Maya Lindqvist',
    dateOfBirth: '1988-04-12',
    allergies: 'Penicillin, ragweed',
    currentMedications: 'Sertraline 50 mg',
  })
  await office.admin.assignments.assign.mutate({ practitionerId: elena.id, patientId: maya.id })
  await maya.api.health.addEntry.mutate({
    date: addDays(localDay(), -1),
    sleepHours: 7,
    symptoms: 'Headache',
  })
  return { elena, maya: { ...maya, page: await context.newPage() }, patientId: maya.id }
}

const noteOf = (patientId: string) => `/practitioner/patients/${patientId}/note`
const saved = (page: Page) => page.getByText(/^Draft saved \d\d:\d\d, only you see it$/)
const part = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const facts = (page: Page) => page.getByRole('list', { name: 'Facts' })

test('a visit note is written, survives a reload, is signed and locked, gets an addendum, and is read by the patient', async ({
  browser,
  office,
}) => {
  const { elena, maya, patientId } = await care(browser, office)
  const { page, api } = elena
  await page.goto(`/practitioner/patients/${patientId}`)
  const head = page.getByRole('region', { name: 'Patient', exact: true })
  await expect(head).toContainText('AllergiesPenicillin, ragweed')
  await expect(head.getByText('In your care since')).toBeHidden()
  await head.getByRole('button', { name: 'Show all of the profile' }).click()
  await expect(head.getByText('In your care since')).toBeVisible()
  await page.getByRole('link', { name: 'Write a note' }).click()

  // A click puts a fact into the note, another one takes it out.
  const fact = (name: RegExp) => page.getByRole('region', { name: 'Logged' }).getByRole('button', { name })
  await fact(/^Headache/).click()
  await fact(/^Sleep/).press('Enter')
  await expect(facts(page)).toContainText('Sleep 7.0 h')
  await fact(/^Sleep/).press('Enter')
  await expect(facts(page)).toHaveText('Headache on 1 day, before on 0')
  await part(page, 'Subjective').fill('Less tired.')
  await part(page, 'Objective').fill('Pulse 76.')
  await part(page, 'Plan').fill('Iron with dinner.')
  await expect(page.getByText('Nothing is written for Maya yet.')).toBeVisible()
  await expect(saved(page)).toBeVisible()
  expect(await serious(page)).toEqual([])

  await page.reload()
  await expect(part(page, 'Subjective')).toHaveValue('Less tired.')
  await expect(facts(page)).toHaveText('Headache on 1 day, before on 0')
  await expect(fact(/^Sleep/)).toHaveAttribute('aria-pressed', 'false')
  // The draft that is opened again is the one that was saved last.
  await part(page, 'Assessment').fill('Responding.')
  await page.getByRole('button', { name: 'Keep as draft' }).click()
  await page.getByRole('link', { name: 'Go on writing' }).click()
  await expect(part(page, 'Assessment')).toHaveValue('Responding.')
  await page.getByRole('button', { name: 'Copy from the plan' }).click()
  await expect(part(page, 'For Maya')).toHaveValue('Iron with dinner.')
  await part(page, 'For Maya').fill('Please take your iron with dinner.')
  await page.getByRole('button', { name: 'Sign and lock' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign and lock this note?' })
  await expect(question).toContainText('What you wrote for Maya is shown at once.')
  await expect(question.getByRole('region')).toHaveText('Please take your iron with dinner.')
  expect(await serious(page)).toEqual([])
  await question.getByRole('button', { name: 'Sign and lock' }).click()
  await expect(toastOf(page, 'Note signed and locked')).toBeVisible()
  await expect(page).toHaveURL(`/practitioner/patients/${patientId}/notes?signed=1`)
  await expect(page.getByRole('region', { name: 'Next' })).toBeVisible()

  const note = page.getByRole('article')
  await expect(note).toContainText('Locked')
  await expect(note).toContainText('• Headache on 1 day, before on 0')
  await expect(note).not.toContainText('Sleep')
  await note.getByRole('button', { name: /^Write an addendum/ }).click()
  await note.getByRole('button', { name: 'Add addendum' }).click()
  await expect(note.getByLabel('Addendum')).toHaveAccessibleDescription('Please write something')
  await note.getByLabel('Addendum').fill('Ferritin confirms it.')
  // What is begun is still there after a look at another tab of the patient's page.
  await page.getByRole('link', { name: 'Results', exact: true }).click()
  // The address changes before the page does.
  await expect(page.getByRole('heading', { name: 'Results', exact: true })).toBeVisible()
  await page.goBack()
  await note.getByRole('button', { name: /^Write an addendum/ }).click()
  await expect(note.getByLabel('Addendum')).toBeFocused()
  await expect(note.getByLabel('Addendum')).toHaveValue('Ferritin confirms it.')
  await note.getByRole('button', { name: 'Add addendum' }).click()
  await expect(note.getByRole('list', { name: 'Addenda' })).toContainText('Ferritin confirms it.')
  await expect(note.getByRole('button', { name: /^Write an addendum/ })).toBeFocused()
  expect(await serious(page)).toEqual([])

  const { page: hers } = maya
  await hers.goto('/dashboard')
  await hers.getByRole('link', { name: 'Open my record' }).click()
  await hers.getByRole('link', { name: 'Timeline' }).click()
  await expect(hers.getByRole('region', { name: 'Visit notes' })).toContainText(
    'Please take your iron with dinner.',
  )
  await expect(hers.locator('main')).not.toContainText('Less tired.')
  expect(await serious(hers)).toEqual([])
  await hers.getByRole('button', { name: 'Notices, 1 unread' }).click()
  await hers.getByRole('link', { name: /Dr\. Elena Hartmann wrote a note for you/ }).click()
  await expect(hers).toHaveURL('/record/timeline')

  const ada = await verified(browser, office, 'Dr. Ada Berg')
  for (const path of [`/practitioner/patients/${patientId}/notes`, noteOf(patientId)]) {
    await ada.page.goto(path)
    await expect(ada.page.getByRole('main').getByText('There is no such patient in your care.')).toBeVisible()
  }
  expect(await api.care.notes.list.query({ patientId })).toHaveLength(1)
  for (const { context } of [elena, ada]) await context.close()
  await hers.context().close()
})

test('a visit note typed offline stays in the browser, even after closing the tab, and is saved later', async ({
  browser,
  office,
}) => {
  const { elena, maya, patientId } = await care(browser, office)
  const { page, context, api } = elena
  await page.goto(noteOf(patientId))
  await part(page, 'Plan').fill('Rest.')
  await expect(saved(page)).toBeVisible()
  await cutSaves(context)
  await part(page, 'Plan').fill('Rest, and tea in the afternoon.')
  await expect(page.getByText('Not saved. Your text is stored in this browser.')).toBeVisible()
  await page.close()

  const again = await context.newPage()
  await again.goto(noteOf(patientId))
  await expect(part(again, 'Plan')).toHaveValue('Rest, and tea in the afternoon.')
  await expect(again.getByText('Not saved. Your text is stored in this browser.')).toBeVisible()
  await again.getByRole('button', { name: 'Sign Out' }).click()
  const question = again.getByRole('alertdialog', { name: 'Sign out without sending?' })
  await expect(question).toContainText('Not sent yet: 1 visit note.')
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await context.unroute(SAVES)
  await again.getByRole('button', { name: 'Try again' }).click()
  await expect(saved(again)).toBeVisible()
  expect(await api.care.notes.list.query({ patientId })).toMatchObject([
    { plan: 'Rest, and tea in the afternoon.', signedAt: null },
  ])
  expect(await keptKeys(again)).toEqual([])

  // A sign-out removes what could not be saved.
  await cutSaves(context)
  await part(again, 'Plan').fill('Something else.')
  await expect.poll(() => keptKeys(again)).toHaveLength(1)
  await again.getByRole('button', { name: 'Sign Out' }).click()
  await question.getByRole('button', { name: 'Sign out and remove' }).click()
  await expect(again).toHaveURL('/')
  expect(await keptKeys(again)).toEqual([])
  await context.close()
  await maya.page.context().close()
})

test('a visit note whose save lost its response is not a conflict, and a newer draft of another tab is', async ({
  browser,
  office,
}) => {
  const { elena, maya, patientId } = await care(browser, office)
  const { page, context, api } = elena
  await page.goto(noteOf(patientId))
  // The server saves, and the answer never arrives.
  let lost = 0
  await page.route(SAVES, async (route) => {
    await route.fetch()
    lost += 1
    await route.abort()
  })
  await part(page, 'Plan').fill('Rest.')
  await expect.poll(() => lost).toBe(1)
  await expect(page.getByText('Not saved. Your text is stored in this browser.')).toBeVisible()
  await page.unroute(SAVES)
  await part(page, 'Plan').fill('Rest, more of it.')
  await expect(saved(page)).toBeVisible()
  const [draft] = await api.care.notes.list.query({ patientId })
  expect(draft).toMatchObject({ plan: 'Rest, more of it.' })

  const other = await context.newPage()
  await other.goto(noteOf(patientId))
  await part(other, 'Plan').fill('Written in the other tab.')
  await expect(saved(other)).toBeVisible()
  await part(page, 'Plan').fill('Written in the first tab.')
  const conflict = page.getByRole('note').filter({ hasText: 'This draft was changed in another tab' })
  await expect(conflict).toContainText('Written in the other tab.')
  await expect(part(page, 'Plan')).toHaveValue('Written in the first tab.')
  await expect(page.getByRole('button', { name: 'Sign and lock' })).toBeDisabled()
  expect(await serious(page)).toEqual([])
  await conflict.getByRole('button', { name: 'Keep my version' }).click()
  await expect(saved(page)).toBeVisible()
  expect(await api.care.notes.list.query({ patientId })).toMatchObject([
    { plan: 'Written in the first tab.' },
  ])

  // The other tab is now the older one, and takes the newer version.
  await part(other, 'Assessment').fill('Too late.')
  await other.getByRole('button', { name: 'Use the other version' }).click()
  await expect(part(other, 'Plan')).toHaveValue('Written in the first tab.')
  await expect(part(other, 'Assessment')).toHaveValue('')

  // Signed in one tab, words in the other can become another note.
  await other.getByRole('switch', { name: 'Show it to Maya when I sign' }).click()
  await other.getByRole('button', { name: 'Sign and lock' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Sign and lock' }).click()
  await expect(toastOf(other, 'Note signed and locked')).toBeVisible()
  await expect(other.getByRole('article')).toContainText('Not shown to the patient')
  await part(page, 'Assessment').fill('Words of their own.')
  await page.getByRole('button', { name: 'Start a new note with my text' }).click()
  await expect(saved(page)).toBeVisible()
  expect(await api.care.notes.list.query({ patientId })).toMatchObject([
    { assessment: 'Words of their own.', signedAt: null },
    { plan: 'Written in the first tab.', releasedAt: null },
  ])
  expect(await maya.api.care.notes.released.query()).toEqual([])
  await context.close()
  await maya.page.context().close()
})

test('a patient’s page has tabs with addresses of their own, which work by keyboard and on a phone', async ({
  browser,
  office,
}) => {
  const { elena, maya, patientId } = await care(browser, office)
  const { page, api } = elena
  await api.plans.create.mutate({
    patientId,
    title: 'Iron and energy',
    items: [{ text: 'Iron bisglycinate 25 mg', slots: ['evening'], units: 1, unitName: 'capsule' }],
  })
  await page.goto(`/practitioner/patients/${patientId}`)
  const tabs = page.getByRole('navigation', { name: 'Patient' })
  await expect(tabs.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { name: 'Health', exact: true })).toBeVisible()
  for (const [name, path, words] of [
    ['Plans', 'plans', 'Evening, 1 capsule, every day'],
    ['Results', 'results', 'No blood tests yet'],
    ['Notes', 'notes', 'No notes yet'],
  ] as const) {
    await tabs.getByRole('link', { name }).press('Enter')
    await expect(page).toHaveURL(`/practitioner/patients/${patientId}/${path}`)
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByText(words)).toBeVisible()
    expect(await serious(page)).toEqual([])
  }
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['', '/plans', '/results', '/notes', '/note']) {
    await page.goto(`/practitioner/patients/${patientId}${path}`)
    await expect(page.getByText('Penicillin, ragweed').first()).toBeVisible()
    expect(await overflow(page), path).toBe(0)
  }
  await page.goto(`/practitioner/patients/${randomUUID()}`)
  await expect(page.getByRole('main').getByText('There is no such patient in your care.')).toBeVisible()
  await elena.context.close()
  await maya.page.context().close()
})

const SAVES = '**/api/trpc/*care.notes.save*'
const cutSaves = (context: BrowserContext) => context.route(SAVES, (route) => route.abort())
/** The unsaved notes of this browser. */
const keptKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved.note:')))
