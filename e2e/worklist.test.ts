import type { Page } from '@playwright/test'
import { drawReport, reportRow } from '@verbena/lab-reader/sample'
import { addDays } from '../shared/health.ts'
import { overflow, serious } from './axe.ts'
import { expect, signUpPatient, someone, test } from './people.ts'

const needs = (page: Page) => page.getByRole('region', { name: 'Needs attention' })
const lines = (page: Page) => needs(page).getByRole('listitem')
const today = () => new Date().toISOString().slice(0, 10)

/** A report of today whose potassium is critical. */
const criticalReport = async () => ({
  name: 'Electrolytes.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    await drawReport({
      layout: 'ruled',
      patient: { name: 'RIVERA, TOMAS', birthDate: '1985-10-08', sex: 'M' },
      collectedOn: today(),
      panel: 'Electrolytes',
      rows: [reportRow('Sodium', 140, 'mmol/L', 135, 145), reportRow('Potassium', 6.3, 'mmol/L', 3.5, 5.1)],
    }),
  ),
})

test('Needs attention updates live, and each line links to its subject', async ({
  practitioner: { page, id },
  office,
  browser,
}) => {
  await office.admin.users.verify.mutate({ userId: id })
  const context = await browser.newContext()
  const tomas = await signUpPatient(context, someone('Tomás Rivera'))
  const link = await office.admin.assignments.assign.mutate({ practitionerId: id, patientId: tomas.id })
  await page.goto('/practitioner/patients')
  await expect(needs(page).getByRole('heading', { name: 'Nobody waits for you' })).toBeVisible()
  expect(await serious(page)).toEqual([])

  // Symptoms: the line comes by itself, and filters come with it.
  for (const days of [0, 2]) {
    const day = addDays(today(), -days)
    await tomas.api.health.addEntry.mutate({ date: day, symptoms: 'A bit dizzy', notes: null })
  }
  await expect(lines(page)).toHaveText([/Tomás Rivera.*Dizziness logged twice in 3 days/])
  await expect(needs(page).getByRole('status')).toHaveText('1 new: Tomás Rivera')

  // A critical value, above it; the focused action stays where the focus is.
  const entries = needs(page).getByRole('link', { name: 'See entries of Tomás Rivera' })
  await entries.focus()
  const sent = await context.request.post('/api/blood-tests', { multipart: { file: await criticalReport() } })
  expect(sent.status()).toBe(201)
  await expect(lines(page)).toHaveText([/Critical: Potassium 6.3 mmol\/L, range 3.5–5.1/, /Dizziness/])
  await expect(needs(page).getByRole('status')).toHaveText('1 new: Tomás Rivera, critical')
  await expect(entries).toBeFocused()
  expect(await serious(page)).toEqual([])

  const filter = (name: string) => needs(page).getByRole('button', { name, exact: true })
  await filter('Symptoms 1').click()
  await expect(filter('Symptoms 1')).toHaveAttribute('aria-pressed', 'true')
  await expect(lines(page)).toHaveText([/Dizziness/])
  await filter('All 2').click()

  await needs(page).getByRole('link', { name: 'Call and review of Tomás Rivera' }).click()
  await expect(page).toHaveURL(/\/practitioner\/patients\/[0-9a-f-]{36}\/blood-tests\?test=/)
  await page.goBack()
  await entries.click()
  await expect(page.getByRole('combobox', { name: 'Patient' })).toHaveValue('Tomás Rivera')
  await page.goBack()

  await needs(page)
    .getByRole('button', { name: /^Seen: Tomás Rivera/ })
    .click()
  await expect(lines(page)).toHaveText([/Critical/])
  await page.setViewportSize({ width: 375, height: 800 })
  expect(await overflow(page)).toBe(0)
  expect(await serious(page)).toEqual([])

  // The care ends while the list is open.
  await office.admin.assignments.remove.mutate({ id: link.id })
  await expect(lines(page)).toHaveCount(0)
  await context.close()
})

test('a request of a new patient is answered from Needs attention', async ({
  practitioner: { page, id, api },
  office,
  browser,
}) => {
  await office.admin.users.verify.mutate({ userId: id })
  await api.appointments.setHours.mutate({
    weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:00', until: '17:00' })),
    exceptions: [],
  })
  const kind = { name: 'First visit', minutes: 60, place: 'practice', newPatients: true } as const
  const { id: kindId } = await api.appointments.saveKind.mutate(kind)
  const context = await browser.newContext()
  const nora = await signUpPatient(context, someone('Nora Beck'))
  const day = addDays(today(), 3)
  await nora.api.appointments.ask.mutate({
    ...{ practitionerId: id, kindId, at: `${day}T10:00:00.000Z`, key: 'nora' },
  })
  await page.goto('/practitioner/patients')
  await expect(lines(page)).toHaveText([
    /Nora Beck.*Asks for First visit on .+ at 10:00, in the practice\. Not in your care yet\./,
  ])
  // There is no record to open yet.
  await expect(needs(page).getByRole('link', { name: 'Nora Beck', exact: true })).toHaveCount(0)
  expect(await serious(page)).toEqual([])

  await needs(page).getByRole('link', { name: 'Answer request of Nora Beck' }).click()
  await page.getByRole('button', { name: 'Confirm, Nora Beck' }).click()
  await expect(page.getByText('No request waits for an answer.')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'No patients yet' })).toBeVisible()
  await expect(needs(page)).toHaveCount(0)
  await context.close()
})

test('Needs attention shows eight lines and then all of them', async ({
  practitioner: { page, id },
  office,
  browser,
}) => {
  await office.admin.users.verify.mutate({ userId: id })
  const context = await browser.newContext()
  const patient = await signUpPatient(context)
  await office.admin.assignments.assign.mutate({ practitionerId: id, patientId: patient.id })
  const symptoms = 'Headache, dizzy, cough, nausea, rash, heartburn, insomnia, tinnitus, fever'
  for (const days of [0, 1]) {
    await patient.api.health.addEntry.mutate({ date: addDays(today(), -days), symptoms, notes: null })
  }
  await page.goto('/practitioner/patients')
  await expect(lines(page)).toHaveCount(8)
  await needs(page).getByRole('button', { name: 'Show all 9' }).click()
  await expect(lines(page)).toHaveCount(9)
  await context.close()
})
