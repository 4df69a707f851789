import type { Page } from '@playwright/test'
import { overflow, serious } from './axe.ts'
import { expect, signUpPatient, signUpPractitioner, someone, test } from './people.ts'

const IRON = { text: 'Iron 25 mg', units: 1, unitName: 'capsule', from: '2026-01-05' }
const NETTLE = { text: 'Nettle leaf tea', slots: ['midday' as const], units: 1, unitName: 'cup' }
const GREEN_TEA = { text: 'Green tea extract', slots: ['morning' as const], units: 1, unitName: 'capsule' }
const GINGER = { text: 'Ginger tea', units: 1, unitName: 'cup', days: { kind: 'needed' as const } }

/** A cell of the comparison, by the version's number and a text in its row. */
const cell = (page: Page, row: string, version: number) =>
  page
    .getByRole('table', { name: 'versions side by side' })
    .getByRole('row', { name: row })
    .getByRole('cell')
    .nth(version - 1)

test('a plan’s versions are read side by side by author and patient, and by nobody else', async ({
  practitioner: { page, id, api },
  office,
  browser,
}) => {
  test.slow()
  await office.admin.users.verify.mutate({ userId: id })
  const hers = await browser.newContext()
  const vera = await signUpPatient(hers, someone('Vera Holm'))
  const plan = { patientId: vera.id, title: 'Iron and energy', duration: '12 weeks' }
  const { id: planId } = await api.plans.create.mutate({
    ...plan,
    items: [{ ...IRON, slots: ['evening'] }, NETTLE, GREEN_TEA],
  })

  await page.goto('/practitioner/treatment-plans')
  await page.getByRole('button', { name: 'Read plan Iron and energy' }).click()
  await page.getByRole('link', { name: 'Version 1 of Iron and energy' }).click()
  await expect(page).toHaveURL(`/plans/${planId}/versions`)
  await expect(page.getByText('This plan was not changed since it was written.')).toBeVisible()
  await expect(page.getByText('Evening, 1 capsule, every day')).toBeVisible()
  await expect(page.getByRole('table')).toBeHidden()

  await api.plans.update.mutate({
    id: planId,
    ...plan,
    items: [{ ...IRON, slots: ['morning'], days: { kind: 'cycle', on: 5, off: 2 } }, NETTLE, GINGER],
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Iron and energy' })).toBeVisible()
  await expect(page.getByText(/^Vera Holm, two versions since \d/)).toBeVisible()
  await expect(cell(page, 'Iron 25 mg', 1)).toHaveText('Iron 25 mgEvening, 1 capsule, every day')
  await expect(cell(page, 'Iron 25 mg', 2)).toHaveText(
    'Iron 25 mgMorning, 1 capsule, 5 days on, 2 days offChanged',
  )
  await expect(cell(page, 'Iron 25 mg', 2).locator('mark')).toHaveText(['Morning', '5 days on, 2 days off'])
  await expect(cell(page, 'Nettle leaf tea', 2)).toHaveText('Nettle leaf teaMidday, 1 cup, every day')
  await expect(cell(page, 'Ginger tea', 1)).toContainText('not in this version')
  await expect(cell(page, 'Ginger tea', 2)).toContainText('Added')
  await expect(cell(page, 'Green tea extract', 2)).toContainText('Stopped')
  const changes = page.getByRole('region', { name: 'Who changed what' }).getByRole('listitem')
  await expect(changes).toHaveText([
    /^Version 2Dr\. Ada Berg,.*Iron 25 mg changed from evening to morning, 5 days on, 2 days off\. Ginger tea added\. Green tea extract stopped\.$/,
    /^Version 1Dr\. Ada Berg,.*Written with three items\.$/,
  ])

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
      expect.soft(await serious(page), `${colorScheme} at ${width} px`).toEqual([])
      expect.soft(await overflow(page), `pixels beyond ${width}`).toBe(0)
    }
  }

  const phone = await hers.newPage()
  await phone.setViewportSize({ width: 360, height: 740 })
  await phone.goto('/dashboard')
  await phone.getByRole('button', { name: 'Read plan Iron and energy' }).click()
  await phone.getByRole('link', { name: /^Version 2\b.*see what changed/ }).click()
  await expect(phone.getByText(/^Two versions since \d/)).toBeVisible()
  await expect(phone.getByRole('heading', { name: 'Version 2' })).toBeVisible()
  await expect(phone.getByText('Green tea extract stopped.').filter({ visible: true })).toBeVisible()
  await phone.getByRole('radio', { name: '1' }).check({ force: true })
  await expect(phone.getByRole('heading', { name: 'Version 1' })).toBeVisible()
  await expect(phone.getByText('Evening, 1 capsule, every day').filter({ visible: true })).toBeVisible()
  await expect(phone.getByRole('link', { name: 'Download PDF' })).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Edit Plan' })).toHaveCount(0)

  const stranger = await browser.newContext()
  await signUpPractitioner(stranger, someone('Dr. Otto Lund'))
  const foreign = await stranger.newPage()
  await foreign.goto(`/plans/${planId}/versions`)
  await expect(foreign.getByText('There is no such plan.', { exact: true }).first()).toBeVisible()
  await expect(foreign.getByText('Iron')).toHaveCount(0)
  await Promise.all([hers.close(), stranger.close()])
})

test('the reason for overruling a serious warning is shown with its version to the author, not to the patient', async ({
  practitioner: { page, id, api },
  office,
  browser,
}) => {
  await office.admin.users.verify.mutate({ userId: id })
  const hers = await browser.newContext()
  const vera = await signUpPatient(hers, someone('Vera Holm'))
  const plan = { patientId: vera.id, title: 'Mood', medications: "St John's Wort, Sertraline" }
  const { id: planId } = await api.plans.create.mutate({ ...plan, reason: 'Sertraline ends this week' })
  await page.goto(`/plans/${planId}/versions`)
  await expect(page.getByText('Serious warning overruled')).toBeVisible()
  await expect(page.getByText('Sertraline ends this week')).toBeVisible()
  await api.plans.update.mutate({ id: planId, ...plan, title: 'Sleep', reason: 'It ended yesterday' })
  await page.reload()
  const head = page.getByRole('columnheader', { name: 'Version 2' })
  await expect(head).toContainText('It ended yesterday')
  await expect(head).toContainText('Rules: wort-antidepressant')
  expect(await serious(page)).toEqual([])
  const phone = await hers.newPage()
  await phone.goto(`/plans/${planId}/versions`)
  await expect(phone.getByRole('heading', { name: 'Sleep' })).toBeVisible()
  await expect(phone.getByText('Serious warning overruled')).toHaveCount(0)
  await hers.close()
})

test('the author edits a plan on the page of its versions, where at most three stand side by side', async ({
  practitioner: { page, id, api },
  office,
  browser,
}) => {
  await office.admin.users.verify.mutate({ userId: id })
  const context = await browser.newContext()
  const vera = await signUpPatient(context, someone('Vera Holm'))
  await context.close()
  const plan = { patientId: vera.id, title: 'Rest', medications: 'Lemon balm tea' }
  const { id: planId } = await api.plans.create.mutate(plan)
  for (const weeks of [2, 3])
    await api.plans.update.mutate({ id: planId, ...plan, duration: `${weeks} weeks` })

  await page.goto(`/plans/${planId}/versions`)
  const heads = page.getByRole('columnheader')
  await expect(heads).toHaveText([/^Version 1/, /^Version 2/, /^Version 3Active/])
  await page.getByRole('button', { name: 'Edit Plan' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Plan' })
  await editing.getByLabel('Duration').fill('4 weeks')
  await editing.getByRole('button', { name: 'Save Plan' }).click()
  await expect(heads).toHaveText([/^Version 2/, /^Version 3Earlier/, /^Version 4Active/])
  await expect(cell(page, 'Duration', 1)).toContainText('Added')
  await page.getByRole('button', { name: 'Earlier versions' }).click()
  await expect(heads).toHaveText([/^Version 1/, /^Version 2/, /^Version 3/])
  await page.getByRole('button', { name: 'Later versions' }).click()
  await expect(heads).toHaveText([/^Version 2/, /^Version 3/, /^Version 4/])

  // For another patient the plan is written anew, and the page follows it.
  const other = await browser.newContext()
  const ida = await signUpPatient(other, someone('Ida Berg'))
  await other.close()
  await office.admin.assignments.assign.mutate({ practitionerId: id, patientId: ida.id })
  await page.getByRole('button', { name: 'Edit Plan' }).click()
  await editing.getByRole('button', { name: /^Title, description, notes, patient/ }).click()
  await editing.getByRole('combobox', { name: 'Patient' }).fill('Ida Berg')
  await page.getByRole('option', { name: /Ida Berg/ }).click()
  await editing.getByRole('button', { name: 'Save Plan' }).click()
  await expect(page.getByText(/^Ida Berg, written on/)).toBeVisible()
  await expect(page).not.toHaveURL(`/plans/${planId}/versions`)
})
