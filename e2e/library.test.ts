import { overflow, serious } from './axe.ts'
import { expect, practitionerOf, signUpPatient, someone, test, toastOf } from './people.ts'

test('a practitioner saves a plan as a template, shares it, and a colleague begins a plan from it', async ({
  browser,
  office,
  context,
}) => {
  const patient = await signUpPatient(context, someone('Nora Lind'))
  const ada = await practitionerOf(browser, office, patient)
  await ada.api.plans.create.mutate({
    patientId: patient.id,
    title: 'Deep calm',
    description: 'Nora sleeps better with it',
    medications: ['Valerian 300 mg'],
  })
  await ada.api.plans.create.mutate({ patientId: patient.id, title: 'Frühjahrsmüdigkeitsbehandlung' })
  const { page } = ada
  await page.goto('/practitioner/treatment-plans')
  await page.getByRole('button', { name: 'Read plan Deep calm' }).click()
  await page.getByRole('button', { name: 'Save as template' }).click()
  const form = page.getByRole('dialog', { name: 'Save as template' })
  await form.getByLabel('Name of the template').fill('')
  await form.getByRole('button', { name: 'Save Template' }).click()
  await expect(form.getByText('Please give the template a name').first()).toBeVisible()
  await form.getByLabel('Name of the template').fill('Calm nights')
  await form.getByLabel('Folder').fill('Sleep')
  await form.getByText('Share with all practitioners').click()
  expect(await serious(page)).toEqual([])
  await form.getByRole('button', { name: 'Save Template' }).click()
  await expect(toastOf(page, 'Template saved')).toBeVisible()

  const jon = await practitionerOf(browser, office, patient, someone('Dr. Jon Ek'))
  await jon.page.goto('/practitioner/treatment-plans')
  await jon.page.getByRole('tab', { name: 'Browse Templates' }).click()
  await jon.page.getByRole('searchbox', { name: 'Search templates' }).fill('calm nights')
  const card = jon.page.getByRole('listitem').filter({ hasText: 'Calm nights' })
  await expect(card).toContainText('[patient] sleeps better with it')
  await expect(card).toContainText('Shared by Dr. Ada Berg')
  await card.getByRole('button', { name: 'Use template Calm nights' }).click()
  const dialog = jon.page.getByRole('dialog', { name: 'Deep calm' })
  await dialog.getByRole('combobox').fill('Nora')
  await jon.page.getByRole('option', { name: 'Nora Lind' }).first().click()
  await dialog.getByRole('button', { name: 'Assign to Patient' }).click()
  await expect(toastOf(jon.page, 'Treatment plan created')).toBeVisible()
  await jon.page.setViewportSize({ width: 375, height: 740 })
  expect(await overflow(jon.page)).toBe(0)

  await page.getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('tab', { name: 'Browse Templates' }).click()
  await page.getByRole('button', { name: 'Actions for Calm nights' }).click()
  await page.getByRole('menuitem', { name: 'Delete template' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete template' }).click()
  await expect(toastOf(page, 'Template deleted')).toBeVisible()
  await Promise.all([ada.context.close(), jon.context.close()])
})
