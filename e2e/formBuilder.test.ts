import type { Page } from '@playwright/test'
import { overflow, serious } from './axe.ts'
import { type Api, expect, practitionerOf, signInDemo, test, toastOf } from './people.ts'

const publish = (page: Page, version: number) =>
  page.getByRole('button', { name: `Publish version ${version}`, exact: true })
/** The button that opens a question, by the beginning of its number and words. */
const question = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d$/)
const changes = (page: Page) => page.getByRole('region', { name: 'What changes' })

/** Begins the shipped form for a first visit. */
async function startFirstVisit(page: Page) {
  await page.goto('/practitioner/forms')
  await page.getByRole('button', { name: 'Start from…' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^First visit, adults/ })
    .click()
  await expect(page.getByRole('heading', { name: 'First visit, adults', level: 1 })).toBeVisible()
  return page.url().split('/').at(-1) ?? ''
}

const textsOf = async (api: Api, id: string, part: string) => {
  const { questionnaire } = await api.forms.get.query({ id })
  const found = questionnaire.item.find(({ text }) => text === part)
  return found?.item?.map(({ text }) => text) ?? []
}

test('a practitioner takes a shipped form, adds a question with a condition, orders and publishes it, all by keyboard', async ({
  patient,
  office,
  browser,
}) => {
  const { page, api } = await practitionerOf(browser, office, patient)
  const id = await startFirstVisit(page)
  await publish(page, 1).press('Enter')
  await expect(toastOf(page, 'Version 1 is in use')).toBeVisible()
  await expect(publish(page, 2)).toBeDisabled()
  await expect(publish(page, 2)).toHaveAccessibleDescription('Nothing changed yet')

  // A new question opens with the focus in its words.
  await page.getByRole('tab', { name: /^Digestion/ }).press('Enter')
  await page.getByRole('button', { name: 'Yes or no', exact: true }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Question', exact: true })).toBeFocused()
  await page.keyboard.type('Do you have blood in the stool?')
  await expect(question(page, '3.7 Do you have blood')).toBeVisible()

  await page.getByRole('button', { name: 'Show only if…' }).press('Enter')
  const condition = page.getByRole('group', { name: 'When 3.7 is shown' })
  await condition.getByRole('combobox', { name: 'Question' }).press('Enter')
  await page.getByRole('option', { name: '3.2 What bothered you in the last four weeks?' }).press('Enter')
  await condition.getByRole('combobox', { name: 'Answer' }).press('Enter')
  await page.getByRole('option', { name: 'Diarrhoea' }).press('Enter')
  await question(page, '3.7 Do you have blood').press('Enter')
  await expect(question(page, '3.7 Do you have blood')).toContainText('if 3.2 has “Diarrhoea”')

  // Space lifts, arrows move, Space drops; Escape puts back.
  const handle = (number: string) => page.getByRole('button', { name: `Move ${number}`, exact: true })
  await handle('3.7').press('Space')
  await page.keyboard.press('ArrowUp')
  await expect(handle('3.6')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(handle('3.7')).toBeFocused()
  await page.keyboard.press('Space')
  for (const number of ['3.6', '3.5', '3.4']) {
    await page.keyboard.press('ArrowUp')
    await expect(handle(number)).toBeFocused()
  }
  await page.keyboard.press('Space')
  await expect(page.getByText('dropped at place 4 of 7')).toBeAttached()
  await expect(changes(page)).toContainText('3.4 “Do you have blood in the stool?” is new')
  await expect(saved(page)).toBeVisible()
  expect((await textsOf(api, id, 'Digestion')).indexOf('Do you have blood in the stool?')).toBe(3)

  await publish(page, 2).press('Enter')
  await expect(toastOf(page, 'Version 2 is in use')).toBeVisible()
  const { version, published, questionnaire } = await api.forms.get.query({ id })
  expect([version, published?.questionnaire]).toEqual([2, questionnaire])
})

test('a flaw keeps a form from being published, in words at the button and at the question', async ({
  patient,
  office,
  browser,
}) => {
  const { page } = await practitionerOf(browser, office, patient)
  await startFirstVisit(page)
  await page.getByRole('tab', { name: /^Digestion/ }).click()
  await question(page, '3.2 ').click()
  await page.getByRole('button', { name: 'Remove answer Diarrhoea' }).click()
  await expect(question(page, '3.3 Diarrhoea')).toContainText('It asks about an answer that is gone')
  await expect(publish(page, 1)).toBeDisabled()
  await expect(publish(page, 1)).toHaveAccessibleDescription('3.3: It asks about an answer that is gone')

  // The words at the button lead to the question, from any part.
  await page.getByRole('tab', { name: /^About you/ }).click()
  await page.getByRole('button', { name: '3.3: It asks about' }).click()
  await expect(page.getByRole('textbox', { name: 'Question', exact: true })).toBeFocused()
  await expect(question(page, '3.3 Diarrhoea')).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: 'Delete the question' }).click()
  await expect(publish(page, 1)).toBeEnabled()
  await toastOf(page, '“Diarrhoea: how often a day?” deleted').getByRole('button', { name: 'Undo' }).click()
  await expect(publish(page, 1)).toBeDisabled()
  await expect(question(page, '3.3 Diarrhoea')).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: 'Remove the condition' }).click()
  await expect(publish(page, 1)).toBeEnabled()
})

test('new words of an answer reach the conditions on it, and a draft outlives a failed save', async ({
  patient,
  office,
  browser,
}) => {
  const { page, api } = await practitionerOf(browser, office, patient)
  const id = await startFirstVisit(page)
  await page.route('**/api/trpc/forms.save*', (route) => route.abort())
  await page.getByRole('tab', { name: /^Digestion/ }).click()
  await question(page, '3.2 ').click()
  await page.getByRole('textbox', { name: 'Answer 4', exact: true }).fill('Loose stool')
  await expect(question(page, '3.3 ')).toContainText('if 3.2 has “Loose stool”')
  await expect(page.getByText('Not saved yet, trying again')).toBeVisible()

  // Leaving would lose the change.
  await page.getByRole('link', { name: 'Forms', exact: true }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await page.unroute('**/api/trpc/forms.save*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(saved(page)).toBeVisible()
  const { questionnaire } = await api.forms.get.query({ id })
  const follower = questionnaire.item[2]?.item?.[2]
  expect(follower?.enableWhen?.[0]?.answerString).toBe('Loose stool')
})

test('a form of somebody else is read only, and copied to change it', async ({
  patient,
  office,
  browser,
}) => {
  const { page } = await practitionerOf(browser, office, patient)
  await page.goto('/practitioner/forms')
  const row = page.getByRole('listitem').filter({ hasText: 'By Dr. Elena Hartmann' }).first()
  await row.getByRole('link').click()
  await expect(page.getByText('This is a form of Dr. Elena Hartmann.')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  expect(await serious(page)).toEqual([])
  await page.getByRole('button', { name: 'Copy to change it' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /\(copy\)$/ })).toBeVisible()
  await expect(publish(page, 1)).toBeEnabled()
})

test('the editor has no serious accessibility violation, and fits phones', async ({
  browser,
  office,
  patient,
}) => {
  const { page } = await practitionerOf(browser, office, patient)
  await startFirstVisit(page)
  for (const [part, number] of [
    ['Digestion', '3.3 '],
    ['Sleep', '4.2 '],
    ['Medicines', '6.2 '],
    ['Medicines', '6.5 '],
  ] as const) {
    await page.getByRole('tab', { name: new RegExp(`^${part}`) }).click()
    await question(page, number).click()
    for (const width of [1280, 768, 375, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflow(page), `${number}at ${width}`).toBe(0)
    }
    expect(await serious(page), number).toEqual([])
    await page.setViewportSize({ width: 1280, height: 900 })
  }
  await page.getByRole('button', { name: 'Preview as patient' }).click()
  await expect(page.getByRole('dialog').getByText('Part 1 of 8, About you')).toBeVisible()
  expect(await serious(page)).toEqual([])
})

test('the demo practitioner’s forms are listed with their answers', async ({ page, context }) => {
  await signInDemo(context.request, 'practitioner')
  await page.goto('/practitioner/forms')
  const row = page.getByRole('listitem').filter({ hasText: 'Your two main complaints' }).first()
  await expect(row).toContainText(/Version 1 since .+ · 2 answered forms/)
  for (const width of [1280, 768, 375, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflow(page), `at ${width}`).toBe(0)
  }
  expect(await serious(page)).toEqual([])
})
