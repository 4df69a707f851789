import { overflow, serious } from './axe.ts'
import { expect, signUpPatient, someone, test, toastOf } from './people.ts'

test('a patient shares the record for a day, somebody without an account opens it, and the patient ends it', async ({
  browser,
}) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const { api } = await signUpPatient(context, someone('Maya Lindqvist'))
  await api.auth.updateProfile.mutate({ fullName: 'Maya Lindqvist', allergies: 'Penicillin, a rash' })
  const page = await context.newPage()
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Open my record' }).click()
  await expect(page).toHaveURL('/record')
  await expect(page.getByRole('region', { name: 'What it holds' })).toContainText('About you')
  expect(await serious(page)).toEqual([])

  await page.getByRole('radio', { name: /^Whole record/ }).check()
  await page.getByRole('radio', { name: '1 hour' }).check({ force: true })
  await page.getByRole('button', { name: 'Share for 1 hour' }).click()
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Share' })).toBeFocused()
  await expect(page.getByText('Ends in 1 hour')).toBeVisible()
  expect(await serious(page)).toEqual([])
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(toastOf(page, 'Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const passcode = String(await page.getByText(/^\d{3} \d{3}$/).textContent())

  const stranger = await browser.newContext({ viewport: { width: 375, height: 800 } })
  const view = await stranger.newPage()
  const key = link.split('#')[1] ?? ''
  const sent: string[] = []
  view.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await view.goto(link)
  await view.getByRole('button', { name: 'Open' }).click()
  await expect(view.getByText('Please enter the passcode.')).toBeVisible()
  await view.getByLabel('Your name or practice').fill('Praxis Weber')
  await view.getByLabel('Passcode').fill(passcode === '000 000' ? '000 001' : '000 000')
  await view.keyboard.press('Enter')
  await expect(view.getByText('This passcode is wrong. 4 tries are left, then the link ends.')).toBeVisible()
  await expect(view.getByLabel('Passcode')).toBeFocused()
  expect(await serious(view)).toEqual([])
  await view.getByLabel('Passcode').fill(passcode)
  await view.keyboard.press('Enter')
  await expect(view.getByRole('heading', { level: 1, name: 'Maya Lindqvist' })).toBeVisible()
  await expect(view.getByRole('main')).toContainText('Penicillin, a rash')
  expect(await serious(view)).toEqual([])
  expect(await overflow(view)).toBe(0)
  // The fragment, and with it the key, stays in the browser.
  expect(sent.filter((line) => line.includes(key) || line.includes('shlink'))).toEqual([])

  const openings = page.getByRole('region', { name: 'Who opened it' })
  await expect(openings).toContainText('Praxis Weber opened the shared record', { timeout: 30_000 })
  await expect(openings).toContainText('Praxis Weber entered a wrong passcode')

  // The portal does not have the address any more.
  await page.reload()
  await expect(page.getByText('Their address cannot be shown again.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'End it now' }).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'End this link?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  expect(await serious(page)).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toastOf(page, 'The link has ended')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Share' })).toBeFocused()

  await view.reload()
  await view.getByLabel('Your name or practice').fill('Praxis Weber')
  await view.getByLabel('Passcode').fill(passcode)
  await view.getByRole('button', { name: 'Open' }).click()
  await expect(view.getByRole('alert')).toContainText('There is no such link, or it has ended.')
  for (const one of [context, stranger]) await one.close()
})

test('the viewer says why it does not open a link, and a phone shows the share first', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 375, height: 800 }, reducedMotion: 'reduce' })
  const view = await context.newPage()
  const payload = {
    url: `https://other.example/api/shares/${'a'.repeat(43)}`,
    key: 'b'.repeat(43),
    flag: 'P',
  }
  await view.goto(`/view#shlink:/${Buffer.from(JSON.stringify(payload)).toString('base64url')}`)
  await expect(view.getByText('The link belongs to other.example.', { exact: false })).toBeVisible()
  await view.goto('/')
  await view.goto('/view')
  await expect(view.getByText('The address is not complete.', { exact: false })).toBeVisible()

  await signUpPatient(context)
  await view.goto('/record')
  const [share, held] = [
    await view.getByRole('region', { name: 'Share' }).boundingBox(),
    await view.getByRole('region', { name: 'What it holds' }).boundingBox(),
  ]
  expect(share?.y ?? 0).toBeLessThan(held?.y ?? 0)
  expect(await overflow(view)).toBe(0)
  expect(await serious(view)).toEqual([])
  await context.close()
})
