import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, signInDemo, signUpPatient, signUpPractitioner, someone, test, toastOf } from './people.ts'

const WEEK_SECONDS = 7 * 24 * 60 * 60

test.describe('The admin area', () => {
  test('the sidebar collapses by button and by Ctrl+B, and stays collapsed for seven days', async ({
    admin: { page },
    context,
  }) => {
    const sidebar = page.getByRole('complementary', { name: 'Admin Panel' })
    const width = async () => (await sidebar.boundingBox())?.width
    await page.goto('/admin/settings')
    await expect(page.getByText('Settings - Coming Soon')).toBeVisible()
    await expect.poll(width).toBe(16 * 16)
    await page.getByRole('button', { name: 'Toggle sidebar' }).click()
    await expect.poll(width).toBe(3 * 16)
    const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state')
    expect(cookie?.value).toBe('false')
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(WEEK_SECONDS, -3)

    await page.reload()
    await expect.poll(width).toBe(3 * 16)
    await page.keyboard.press('Control+b')
    await expect.poll(width).toBe(16 * 16)
    await page.keyboard.press('Control+b')
    await expect.poll(width).toBe(3 * 16)
    await page
      .getByRole('navigation', { name: 'Admin' })
      .getByRole('link', { name: 'User Management' })
      .click()
    await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible()
    await expect.poll(width).toBe(3 * 16)
  })

  test('on a phone the sidebar is a drawer', async ({ admin: { page } }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    await page.goto('/admin/settings')
    await expect(page.getByRole('complementary', { name: 'Admin Panel' })).toBeHidden()
    await page.getByRole('button', { name: 'Toggle sidebar' }).click()
    const drawer = page.getByRole('dialog', { name: 'Admin Panel' })
    await drawer.getByRole('link', { name: 'User Management' }).click()
    await expect(page).toHaveURL('/admin/users')
    await expect(drawer).toBeHidden()
  })

  test('the header names the signed-in admin, and Sign Out leads to the landing page', async ({
    admin: { page, email },
  }) => {
    await page.goto('/admin')
    await expect(page.getByRole('banner')).toContainText(email)
    await page.waitForLoadState('networkidle')
    const refused: string[] = []
    page.on('response', (answer) => answer.status() === 401 && refused.push(answer.url()))
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(toastOf(page, 'Signed out successfully')).toBeVisible()
    await expect(page).toHaveURL('/')
    await page.waitForLoadState('networkidle')
    expect(refused, 'asked after the session had ended').toEqual([])
  })
})

test.describe('Treatments', () => {
  test('an admin puts a time to a medication of a plan that a practitioner wrote', async ({
    admin: { page, api },
    browser,
  }) => {
    const patient = await signUpPatient(await browser.newContext(), someone(`Mia ${randomUUID()}`))
    const author = await signUpPractitioner(await browser.newContext())
    await api.admin.users.verify.mutate({ userId: author.id })
    const title = `Rest ${randomUUID()}`
    await author.api.plans.create.mutate({ patientId: patient.id, title, medications: 'Lemon balm tea' })
    await page.goto('/admin/treatments')
    await page.getByLabel('Search plans').fill(title)
    await page.getByRole('button', { name: `Open ${title}` }).click()
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Edit' }).click()
    const editing = page.getByRole('dialog', { name: 'Edit Plan' })
    await editing.getByRole('button', { name: /^Lemon balm tea/ }).click()
    await editing.getByRole('checkbox', { name: 'Night' }).check()
    await editing.getByRole('button', { name: 'Save Plan' }).click()
    await expect(toastOf(page, 'Treatment plan updated')).toBeVisible()
    expect(await patient.api.plans.mine.query()).toMatchObject([
      { version: 2, medications: ['Lemon balm tea'], items: [{ text: 'Lemon balm tea', slots: ['night'] }] },
    ])
    expect(await author.api.plans.authored.query()).toHaveLength(1)
  })
})

test.describe('User Management', () => {
  test('an admin makes a patient a practitioner, and verifies a practitioner who waits for it', async ({
    admin: { page },
    browser,
  }) => {
    const patient = await signUpPatient(await browser.newContext(), someone('Mia Sand'))
    const applicant = await signUpPractitioner(await browser.newContext())
    await page.goto('/admin/users')
    await expect(page.getByText('Manage user roles and permissions')).toBeVisible()
    await page.getByLabel('Search name or email').fill(patient.email)
    const row = page.getByRole('row', { name: patient.email })
    await row.getByRole('combobox', { name: 'Assign role to Mia Sand' }).click()
    await page.getByRole('option', { name: 'Practitioner' }).click()
    await expect(toastOf(page, 'Role updated')).toContainText('User role has been successfully updated.')
    await expect(row).toContainText('Practitioner')
    expect(await patient.api.auth.me.query()).toMatchObject({ role: 'practitioner', verified: true })

    await page.getByLabel('Search name or email').fill(applicant.email)
    const waiting = page.getByRole('row', { name: applicant.email })
    await expect(waiting).toContainText('Unverified')
    await waiting.getByRole('button', { name: `Verify ${applicant.fullName}` }).click()
    await expect(waiting).not.toContainText('Unverified')
    expect(await applicant.api.auth.me.query()).toMatchObject({ verified: true })
  })

  test('the rows stay as they are while a role is chosen, and follow the search afterwards', async ({
    admin: { page },
    browser,
  }) => {
    const patient = await signUpPatient(await browser.newContext())
    const chosen = Promise.withResolvers<void>()
    await page.route(/users\.list.*search/, async (route) => {
      await chosen.promise
      await route.continue()
    })
    await page.goto('/admin/users')
    const rows = page.locator('tbody tr')
    await expect(rows.filter({ hasText: patient.email })).toBeVisible()
    await page.getByLabel('Search name or email').fill(patient.email)
    await expect(page.locator('[aria-busy="true"]')).toBeVisible()
    await rows.filter({ hasText: patient.email }).getByRole('combobox').click()
    const option = page.getByRole('option', { name: 'Practitioner' })
    await expect(option).toBeVisible()
    const shown = await rows.allInnerTexts()
    expect(shown.length).toBeGreaterThan(1)

    chosen.resolve()
    await expect(page.locator('[aria-busy="false"]')).toBeVisible()
    expect(await rows.allInnerTexts()).toEqual(shown)
    await option.click()
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('Practitioner')
    expect(await patient.api.auth.me.query()).toMatchObject({ role: 'practitioner' })
  })

  test('a sale at the front desk shows on the patient’s page at once', async ({
    patient,
    browser,
    office,
  }) => {
    await patient.page.goto('/dashboard')
    await expect(patient.page.getByRole('link', { name: '0 credits', exact: true })).toBeVisible()
    let loads = 0
    patient.page.on('load', () => loads++)
    const name = `Spring ${randomUUID().slice(0, 8)}`
    await office.admin.packages.create.mutate({ name, credits: 70, priceCents: 2100 })

    const desk = await browser.newContext()
    await signInDemo(desk.request, 'admin')
    const page = await desk.newPage()
    await page.goto('/admin/users')
    await page.getByLabel('Search name or email').fill(patient.email)
    const row = page.getByRole('row', { name: patient.email })
    await row.getByRole('button', { name: `Actions for ${patient.fullName}` }).click()
    await page.getByRole('menuitem', { name: 'Record a package sale' }).click()
    const dialog = page.getByRole('dialog', { name: 'Record a package sale' })
    await dialog.getByRole('combobox', { name: 'Package' }).click()
    await page.getByRole('option', { name: `${name}: 70 credits, $21.00` }).click()
    await dialog.getByRole('button', { name: 'Record sale' }).click()
    await expect(toastOf(page, 'Sale recorded')).toBeVisible()

    await expect(patient.page.getByRole('link', { name: '70 credits' })).toBeVisible()
    expect(loads).toBe(0)
    await desk.close()
  })
})

test('Assignments finds a part of a name, without its accents', async ({
  admin: { page },
  office,
  browser,
}) => {
  const mark = randomUUID().slice(0, 8)
  const carer = await signUpPractitioner(await browser.newContext())
  for (const name of ['Müller', 'Lind']) {
    const patient = await signUpPatient(await browser.newContext(), someone(`${name} ${mark}`))
    await office.admin.assignments.assign.mutate({ practitionerId: carer.id, patientId: patient.id })
  }
  await page.goto('/admin/practitioner-patients')
  const found = page.getByRole('row').filter({ hasText: mark })
  await expect(found).toHaveCount(2)
  await page.getByLabel('Search assignments').fill(`muller ${mark}`)
  await expect(found).toHaveCount(1)
  await page.getByLabel('Search assignments').fill('no such name')
  await expect(page.getByText('No assignments found')).toBeVisible()
})

test('users, orders, products and the audit log are saved as CSV as far as the filters leave them', async ({
  admin: { page },
  browser,
}) => {
  const mark = randomUUID().slice(0, 8)
  const names = [`Zoë, "Z" ${mark}`, `Ada ${mark}`]
  for (const name of names) await signUpPatient(await browser.newContext(), someone(name))
  const saved = async (file: string) => {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download CSV' }).click()
    const given = await download
    expect(given.suggestedFilename()).toMatch(new RegExp(`^${file}-\\d{4}-\\d\\d-\\d\\d\\.csv$`))
    return (await readFile(await given.path(), 'utf8')).replace('\uFEFF', '').trimEnd().split('\r\n')
  }

  await page.goto(`/admin/users?q=${mark}&sort=name`)
  await expect(page.getByRole('row').filter({ hasText: mark })).toHaveCount(2)
  const [head, ...users] = await saved('users')
  expect(head).toBe('Name,Email,Role,Joined')
  expect(users).toHaveLength(2)
  expect(users[0]).toMatch(new RegExp(`^Ada ${mark},[^,]+@[^,]+,Patient,\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d$`))
  expect(users[1]).toMatch(new RegExp(`^"Zoë, ""Z"" ${mark}",`))

  await page.goto(`/admin/audit?person=${encodeURIComponent(names[1] ?? '')}`)
  await expect(page.getByRole('row').filter({ hasText: mark }).first()).toBeVisible()
  const [titles, ...lines] = await saved('audit-log')
  expect(titles).toBe('When,Who,What,Whose data,Details')
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line).toContain(names[1])

  await page.goto('/admin/orders')
  expect((await saved('orders'))[0]).toBe('Number,Ordered,Name,Email,Status,Items,Total (USD),Payment')
  await page.goto('/admin/products')
  expect((await saved('products'))[0]).toBe('Name,Price (USD),Stock,Units per pack,Unit')
})
