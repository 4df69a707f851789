import type { Browser, BrowserContext, Page } from '@playwright/test'
import { overflow, serious } from './axe.ts'
import { type Api, expect, practitionerOf, signUpPatient, someone, test, toastOf } from './people.ts'

const CONTRACT = {
  title: 'Treatment contract',
  text: '# What is agreed\nBetween {clinic} and {name}.',
  kind: 'contract',
} as const

/** A patient who was asked to sign a document, with a page, and the practitioner who asked. */
async function asked(browser: Browser, office: Api, context: BrowserContext, explained = false) {
  const maya = await signUpPatient(context, someone('Maya Lindqvist'))
  const elena = await practitionerOf(browser, office, maya, someone('Elena Hartmann'))
  const document = await elena.api.consents.saveDocument.mutate({ ...CONTRACT, explained })
  const { id } = await elena.api.consents.ask.mutate({
    ...{ patientId: maya.id, documentId: document.id },
    ...(explained && { explainedBy: 'Elena Hartmann', explainedAt: new Date().toISOString() }),
  })
  return { maya, elena, id, page: await context.newPage() }
}

/** Presses Tab until the named element has the focus. */
async function tabTo(page: Page, role: 'button' | 'textbox' | 'radio' | 'link', name: string | RegExp) {
  const wanted = page.getByRole(role, { name })
  for (let presses = 0; presses < 80; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${role} ${name} cannot be reached with the keyboard`)
}

/** Types the patient's name on the page that covers a device. */
async function uncover(page: Page) {
  await expect(page.getByRole('heading', { name: 'This page is covered' })).toBeVisible()
  await page.getByRole('textbox', { name: 'The patient’s full name' }).fill('Maya Lindqvist')
  await page.getByRole('button', { name: 'Go on' }).click()
}

/** Draws a line over the field. */
async function draw(page: Page) {
  const field = page.getByRole('img', { name: /Field for drawing/ })
  await field.scrollIntoViewIfNeeded()
  const box = await field.boundingBox()
  if (!box) throw new Error('the field is not shown')
  await page.mouse.move(box.x + 30, box.y + 40)
  await page.mouse.down()
  for (let step = 1; step <= 20; step++) {
    await page.mouse.move(box.x + 30 + step * 8, box.y + 40 + (step % 4) * 12)
  }
  await page.mouse.up()
}

test('a patient reads and signs a document with the keyboard alone, downloads the copy and ends it', async ({
  browser,
  office,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const { maya, elena, id, page } = await asked(browser, office, context, true)
  await page.goto('/documents')
  expect(await serious(page)).toEqual([])
  await tabTo(page, 'link', /^Read and sign ?: Treatment contract/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('and Maya Lindqvist.')).toBeVisible()
  await expect(page.getByText(/Explained orally by Elena Hartmann/)).toBeVisible()
  await expect(page.getByText(/This is a simple electronic signature/)).toBeVisible()
  expect(await serious(page)).toEqual([])

  await tabTo(page, 'button', 'Type it instead')
  await page.keyboard.press('Enter')
  await tabTo(page, 'button', /^Sign “/)
  await page.keyboard.press('Enter')
  const name = page.getByRole('textbox', { name: 'Type your full name as your signature' })
  await expect(page.getByText('Please type your full name.')).toBeVisible()
  await expect(name).toBeFocused()
  await page.keyboard.type('Maya Lindquist')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/This is not the name of this account/)).toBeVisible()
  expect(await serious(page)).toEqual([])
  await expect(name).toHaveValue('Maya Lindquist')
  expect(await maya.api.consents.mine.query()).toMatchObject([{ state: 'asked' }])
  await name.fill('maya lindqvist')
  await page.keyboard.press('Enter')

  await expect(toastOf(page, 'Signed. Your copy is here.')).toBeVisible()
  await expect(page.getByText('Signed by maya lindqvist, typed')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download PDF' }).click()
  expect((await download).suggestedFilename()).toMatch(/Treatment.contract.1\.pdf/)
  expect(await serious(page)).toEqual([])

  await elena.page.goto(`/practitioner/patients/${maya.id}/documents`)
  const line = elena.page.getByRole('listitem').filter({ hasText: 'Treatment contract' })
  await expect(line).toContainText(/maya lindqvist.*typed.*Signed/)
  await expect(line.getByRole('link', { name: /^PDF ?: Treatment contract/ })).toHaveAttribute(
    'href',
    `/api/consents/${id}/file`,
  )
  await page.goto('/documents')
  await page.getByRole('button', { name: /^End it ?: Treatment contract/ }).click()
  const ending = page.getByRole('alertdialog', { name: 'End “Treatment contract”?' })
  await expect(ending.getByRole('heading', { name: 'From now on' })).toBeVisible()
  await expect(ending.getByRole('heading', { name: 'What stays' })).toBeVisible()
  expect(await serious(page)).toEqual([])
  await ending.getByRole('button', { name: 'End it' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Treatment contract' })).toContainText(
    'Withdrawn',
  )
  await context.close()
  await elena.context.close()
})

test('on a phone a guardian draws a signature, which survives an error and needs the net', async ({
  browser,
  office,
}) => {
  const context = await browser.newContext({
    viewport: { width: 320, height: 700 },
    reducedMotion: 'reduce',
  })
  const { maya, elena, id, page } = await asked(browser, office, context)
  await page.goto(`/documents/${id}`)
  const sign = page.getByRole('button', { name: /^Sign “/ })
  await page.getByText('as a parent or guardian').click()
  await sign.click()
  await expect(page.getByText('Please enter your own name.')).toBeVisible()
  await expect(page.getByText('Please draw your signature, or type your name instead.')).toBeVisible()
  expect(await serious(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await page.getByLabel('Your name').fill('Anders Lindqvist')
  await draw(page)
  await expect(page.getByRole('button', { name: 'Clear' })).toBeEnabled()

  await context.setOffline(true)
  await expect(page.getByText('You are offline. This needs the clinic’s server.')).toBeVisible()
  await sign.click()
  await context.setOffline(false)
  await expect(page.getByText('You are offline. This needs the clinic’s server.')).toBeHidden()
  // The browser reports that it is online before requests get through, and the toast loads its code by one.
  const answers = () => page.evaluate(() => fetch('/healthz').then(Boolean, () => false))
  await expect.poll(answers).toBe(true)
  await page.route('**/consents.sign*', (route) => route.abort(), { times: 1 })
  await sign.click()
  await expect(toastOf(page, 'The server could not be reached')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Anders Lindqvist')
  expect(await maya.api.consents.mine.query()).toMatchObject([{ state: 'asked' }])
  await sign.click()
  await expect(page.getByText('Signed by Anders Lindqvist, drawn by hand')).toBeVisible()
  expect(await maya.api.consents.mine.query()).toMatchObject([
    { state: 'signed', capacity: 'guardian', method: 'drawn' },
  ])
  expect(await overflow(page)).toBe(0)
  await context.close()
  await elena.context.close()
})

test('a patient does not sign, and the practitioner is told', async ({ browser, office }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const { elena, page } = await asked(browser, office, context)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Open the documents' }).click()
  await page.getByRole('link', { name: /^Read and sign ?: Treatment contract/ }).click()
  await page.getByRole('button', { name: 'Do not sign' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Do not sign' }).click()
  await expect(toastOf(page, 'Not signed. Your practitioner is told.')).toBeVisible()
  await page.goto('/documents')
  await expect(page.getByText('Nothing to sign')).toBeVisible()
  await elena.page.goto('/notices')
  await expect(elena.page.getByText('Maya Lindqvist did not sign a document')).toBeVisible()
  await context.close()
  await elena.context.close()
})

test('a practitioner takes an example, writes a second version, and asks for a signature', async ({
  browser,
  office,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const maya = await signUpPatient(context, someone('Maya Lindqvist'))
  const { page, ...elena } = await practitionerOf(browser, office, maya, someone('Elena Hartmann'))
  const title = `Video visits ${maya.id.slice(0, 8)}`
  await page.goto('/practitioner/documents')
  await page.getByRole('button', { name: 'Take an example' }).click()
  const examples = page.getByRole('dialog', { name: 'Examples' })
  await expect(examples).toContainText('have a lawyer read them')
  expect(await serious(page)).toEqual([])
  await examples.getByRole('button', { name: /^Take it ?: Visits by video or telephone/ }).click()
  const editor = page.getByRole('dialog', { name: 'New document' })
  await expect(editor.getByText(/There is still 1 blank in square brackets/)).toBeVisible()
  await editor.getByLabel('Title').fill('')
  await editor.getByRole('button', { name: 'Save as version 1' }).click()
  await expect(editor.getByText('Please enter a title.')).toBeVisible()
  expect(await serious(page)).toEqual([])
  await editor.getByLabel('Title').fill(title)
  await editor.getByRole('button', { name: 'Save as version 1' }).click()
  await expect(toastOf(page, 'Version 1 is saved.')).toBeVisible()

  await page.getByRole('button', { name: new RegExp(`^Edit ?: ${title}`) }).click()
  const edited = page.getByRole('dialog', { name: `Edit “${title}”` })
  await edited.getByRole('textbox', { name: 'Text' }).fill('# Video\nFor {name}.')
  await edited.getByRole('button', { name: 'Save as version 2' }).click()
  await expect(toastOf(page, 'Version 2 is saved.')).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^Versions ?: ${title}`) }).click()
  await expect(page.getByRole('dialog').getByText('For {name}.')).toBeVisible()
  expect(await serious(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.goto(`/practitioner/patients/${maya.id}/documents`)
  await page.getByRole('button', { name: 'Ask for a signature' }).click()
  const asking = page.getByRole('dialog', { name: 'Ask for a signature' })
  await asking.getByRole('button', { name: 'Ask for a signature' }).click()
  await expect(asking.getByText('Please choose a document.')).toBeVisible()
  await asking.getByRole('combobox').click()
  await page.getByRole('option', { name: title }).click()
  await expect(asking.getByLabel('Explained orally by')).toHaveValue('Elena Hartmann')
  expect(await serious(page)).toEqual([])
  await asking.getByRole('button', { name: 'Ask for a signature' }).click()
  await expect(toastOf(page, 'Asked. The patient gets a notice.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('To sign')
  expect(await serious(page)).toEqual([])
  expect(await maya.api.consents.mine.query()).toMatchObject([{ title, version: 2, state: 'asked' }])
  await context.close()
  await elena.context.close()
})

test('a practitioner hands the device to a patient, who signs two documents on it and hands it back', async ({
  browser,
  office,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const { maya, elena } = await asked(browser, office, context, true)
  const photo = await elena.api.consents.saveDocument.mutate({
    ...{ title: 'Photographs', text: 'Of {name}.', kind: 'photo', explained: false },
  })
  await elena.api.consents.ask.mutate({ patientId: maya.id, documentId: photo.id })
  const page = elena.page
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto(`/practitioner/patients/${maya.id}/documents`)
  await page.getByRole('button', { name: 'Sign on this device' }).click()
  const question = page.getByRole('alertdialog', { name: 'Hand this device to the patient?' })
  await expect(question).toContainText('the device shows 2 documents of this patient')
  await question.getByRole('button', { name: 'Hand it over' }).click()

  await expect(page.getByText('This device shows the documents of Maya Lindqvist only')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Photographs' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  expect(await serious(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  const link = page.url()
  await page.goto('/practitioner/patients')
  await expect(page).toHaveURL(/\/practitioner-auth/)
  await page.goto(link)
  await uncover(page)

  await page.getByRole('button', { name: 'Larger text' }).click()
  await draw(page)
  await page.getByRole('button', { name: 'Sign “Photographs”' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Treatment contract' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Photographs' })).toContainText('Photographs')
  await page.getByRole('button', { name: 'Type it instead' }).click()
  await page.getByRole('textbox', { name: /full name/ }).fill('maya lindqvist')
  await page.getByRole('button', { name: /^Sign “/ }).click()
  await expect(page.getByRole('heading', { name: 'Please hand this device back to the desk' })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Please hand this device back to the desk' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in as the practice' }).click()
  await expect(page).toHaveURL(/\/practitioner-auth/)
  expect((await maya.api.consents.mine.query()).map(({ state }) => state)).toEqual(['signed', 'signed'])
  await context.close()
  await elena.context.close()
})

test('a device of the practice covers itself, also when it is loaded again, and stops at another name', async ({
  browser,
  office,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const { maya, elena } = await asked(browser, office, context)
  const { token } = await elena.api.consents.handOver.mutate({ patientId: maya.id })
  const page = await context.newPage()
  await page.context().clearCookies()
  await page.clock.install()
  await page.goto(`/sign#${token}`)
  await uncover(page)
  const contract = page.getByRole('heading', { level: 1, name: 'Treatment contract' })
  await expect(contract).toBeVisible()
  await page.reload()
  await uncover(page)
  await expect(contract).toBeVisible()
  await page.clock.fastForward('03:01')
  await expect(page.getByRole('heading', { name: 'This page is covered' })).toBeVisible()
  await expect(page.getByText('Maya Lindqvist')).toHaveCount(0)
  expect(await serious(page)).toEqual([])
  await uncover(page)
  await page.getByRole('button', { name: 'Type it instead' }).click()
  await page.getByRole('textbox', { name: /full name/ }).fill('Zoe Lindqvist')
  await page.getByRole('button', { name: /^Sign “/ }).click()
  await expect(page.getByRole('heading', { name: 'Please hand this device back to the desk' })).toBeVisible()
  await expect(toastOf(page, 'Not signed')).toContainText('Nothing was signed')
  await context.close()
  await elena.context.close()
})
