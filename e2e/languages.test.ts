import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { BrowserContext, Page } from '@playwright/test'
import { LANGUAGES, type Language } from '../locales/translate.ts'
import { translatorFor } from '../server/platform/locales.ts'
import { orderNumber } from '../shared/shop.ts'
import { longText, rewritten } from '../tools/testing/pseudoLocale.ts'
import { overflow, serious } from './axe.ts'
import {
  apiOf,
  expect,
  type Person,
  practitionerOf,
  signInDemo,
  signUpPatient,
  someone,
  test,
} from './people.ts'
import { fhirBundle } from './reports.ts'
import { pagesOf, ROUTES, VISITORS, type Visitor } from './routes.ts'

const OTHERS = LANGUAGES.filter((language) => language !== 'en')
/** The narrowest width that WCAG asks for; pixels. */
const NARROWEST = 320

const catalogueOf = (language: Language): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../locales/${language}.json`, import.meta.url), 'utf8'))
const english = catalogueOf('en')

/** Texts that are also names in the demo clinic's data. The last is the name that an account keeps once it is deleted. */
const NAMES = [
  ...['Vitamin D', 'Transferrin saturation', 'Video call', 'Treatment contract', 'Cost information'],
  'Deleted account',
]

/** English texts of at least two words that no message of the language has. */
function untranslatedIn(language: Language) {
  const own = new Set(Object.values(catalogueOf(language)))
  return Object.values(english).filter(
    (text) => /^[^{<]+ [^{<]+$/.test(text) && text.length > 5 && !own.has(text) && !NAMES.includes(text),
  )
}

const useLanguage = (context: BrowserContext, baseURL: string | undefined, language: Language) =>
  context.addCookies([{ name: 'locale', value: language, url: baseURL ?? '' }])

const inLanguage = ({ api, fullName }: Person, locale: Language) =>
  api.auth.updateProfile.mutate({ fullName, locale })

async function settled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [role="status"][aria-label]')).toHaveCount(0)
}

/** Texts and names on the page that are English portal texts. */
const englishOn = (page: Page, texts: string[]) =>
  page.evaluate((texts) => {
    const known = new Set(texts)
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node as Element
      // The server words what a page shows without its scripts.
      if (element.closest('[lang="en"], noscript, template, #unloaded')) continue
      const words = [
        ...[...element.childNodes]
          .filter(({ nodeType }) => nodeType === 3)
          .map(({ textContent }) => textContent),
        ...['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name)),
      ]
      for (const word of words) if (word && known.has(word.trim())) found.add(word.trim())
    }
    return [...found]
  }, texts)

const viewerOf = (path: string) =>
  VISITORS.find((visitor) => pagesOf(visitor).some((page) => page.path === path))
const viewedBy = (visitor: Visitor) =>
  ROUTES.filter(({ path }) => viewerOf(path) === visitor).map(({ path }) => path)

for (const language of OTHERS) {
  const t = translatorFor(language)

  test(`the sign-in changes to ${language} without losing what was typed, and the account keeps it`, async ({
    page,
    context,
    browser,
  }) => {
    const account = someone('Lena Strand')
    await page.goto('/auth?tab=sign-up')
    await page.getByLabel('Full Name').fill(account.fullName)
    await page.getByLabel('Language').selectOption(language)
    await expect(page.getByRole('heading', { level: 1, name: t('app.page.auth') })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
    await expect(page.getByLabel(t('auth.field.fullName'))).toHaveValue(account.fullName)
    await page.getByLabel(t('auth.field.email')).fill(account.email)
    await page.getByLabel(t('auth.field.password'), { exact: true }).fill(account.password)
    await page.getByRole('button', { name: t('auth.patient.create') }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { name: t('plans.dashboard.plans') })).toBeVisible()
    await expect
      .poll(async () => (await apiOf(context.request).auth.me.query())?.locale)
      .toMatch(new RegExp(`^${language}`))

    // In a browser that has English.
    const elsewhere = await browser.newContext({ locale: 'en-GB' })
    const other = await elsewhere.newPage()
    await other.goto('/auth')
    await other.getByLabel('Email').fill(account.email)
    await other.getByLabel('Password', { exact: true }).fill(account.password)
    await other.getByRole('button', { name: 'Sign In' }).click()
    await expect(other.getByRole('heading', { name: t('plans.dashboard.plans') })).toBeVisible()
    await elsewhere.close()
  })

  test(`in ${language}, a practitioner writes to a patient, the patient takes a dose, and an admin moves an order`, async ({
    browser,
    office,
    admin,
  }) => {
    test.slow()
    // The patient reads another language than her practitioner.
    const hers = OTHERS[(OTHERS.indexOf(language) + 1) % OTHERS.length] ?? language
    const read = translatorFor(hers)
    const name = `Vera ${randomUUID().slice(0, 8)}`
    const home = await browser.newContext()
    const vera = await signUpPatient(home, someone(name))
    const ada = await practitionerOf(browser, office, vera)
    await Promise.all([inLanguage(vera, hers), inLanguage(ada, language), inLanguage(admin, language)])

    const desk = ada.page
    await desk.goto('/practitioner/treatment-plans')
    await desk
      .getByRole('button', { name: t('plans.authored.create') })
      .first()
      .click()
    const writing = desk.getByRole('dialog', { name: t('plans.form.new') })
    const patient = desk.getByRole('combobox', { name: t('plans.form.patient') })
    await patient.fill(name)
    await desk.getByRole('option', { name }).click()
    await expect(patient).toHaveValue(name)
    await writing.getByLabel(t('plans.form.title'), { exact: true }).fill('Moon')
    await writing.getByRole('textbox', { name: t('plans.form.medications') }).fill('Moonwort,')
    await writing.getByRole('button', { name: t('plans.form.create') }).click()
    await expect(desk.getByText(t('plans.created'))).toBeVisible()
    await desk.goto(`/messages/${vera.id}`)
    await expect(desk.getByText(t('messages.told', { name }))).toBeVisible()
    const said = 'One leaf in the evening'
    await desk.getByLabel(t('messages.field')).fill(said)
    await desk.getByRole('button', { name: t('messages.send') }).click()
    await expect(desk.getByRole('log').getByText(said)).toBeVisible()

    const phone = await home.newPage()
    await phone.goto('/dashboard')
    const taken = read('plans.today.taken', { medication: 'Moonwort', day: 'today' })
    const dose = phone.getByRole('checkbox', { name: taken }).first()
    await dose.click({ force: true })
    await expect(dose).toBeChecked()
    await expect(phone.getByText(read('plans.today.count', { taken: 1, due: 1 })).first()).toBeVisible()
    await phone.goto('/messages')
    await phone.getByRole('link', { name: ada.fullName }).click()
    await expect(phone.getByRole('log').getByText(said)).toBeVisible()
    await expect(phone.getByLabel(read('messages.field'))).toBeVisible()

    const product = `Moonwort ${randomUUID().slice(0, 8)}`
    const { id: productId } = await office.admin.products.create.mutate({
      ...{ name: product, stock: 5, priceCents: 1250 },
    })
    const { orderId } = await vera.api.shop.placeOrder.mutate({
      lines: [{ productId, quantity: 1 }],
      idempotencyKey: randomUUID(),
    })
    const number = orderNumber(orderId)
    await admin.page.goto('/admin/orders')
    await admin.page.getByLabel(t('admin.orders.search')).fill(number)
    await admin.page.getByRole('button', { name: t('admin.orders.moveOrder.processing', { number }) }).click()
    await expect(admin.page.getByText(t('admin.orders.updated.title'))).toBeVisible()
    await phone.goto('/orders')
    await expect(phone.getByText(read('shop.status.processing')).first()).toBeVisible()
    await Promise.all([ada.context.close(), home.close()])
  })

  for (const viewer of VISITORS) {
    test(`as ${viewer}: every page is in ${language}, and nothing hangs over at ${NARROWEST} px`, {
      tag: '@slow',
    }, async ({ page, context, baseURL }) => {
      test.slow()
      await useLanguage(context, baseURL, language)
      if (viewer !== 'nobody') await signInDemo(context.request, viewer)
      const texts = untranslatedIn(language)
      await page.setViewportSize({ width: NARROWEST, height: 800 })
      for (const path of viewedBy(viewer)) {
        await test.step(path, async () => {
          await page.goto(path)
          await settled(page)
          expect.soft(await englishOn(page, texts), `${path} in ${language}`).toEqual([])
          expect.soft(await overflow(page), `${path}, pixels beyond ${NARROWEST}`).toBe(0)
          if (language === 'de') expect.soft(await serious(page), `${path} in ${language}`).toEqual([])
        })
      }
    })
  }
}

test('the categories of the catalogue, and what the installed app is, are named in the reader’s language', async ({
  page,
  context,
  baseURL,
}) => {
  const t = translatorFor('de')
  await useLanguage(context, baseURL, 'de')
  await page.goto('/products')
  await page.getByLabel(t('shop.products.category')).selectOption(t('shop.category.stress'))
  await expect(page).toHaveURL(/category=Stress(\+|%20)and(\+|%20)sleep/)
  const categories = page.getByRole('listitem').getByText(t('shop.category.stress'), { exact: true })
  await expect(categories).toHaveCount(3)
  const manifest = await page.request.get('/manifest.webmanifest')
  expect(await manifest.json()).toMatchObject({ lang: 'de', description: t('app.description') })
})

/** Rewrites the messages that a page loads: Spanish ones, because the pages drawn at the build are replaced then, too. */
const rewriteMessages = (context: BrowserContext) =>
  context.route('**/assets/messages/*/es/**', async (route) => {
    const answer = await route.fetch()
    const [, literal = ''] = /^export default JSON\.parse\((".*")\)/s.exec(await answer.text()) ?? []
    const messages: Record<string, string | MessageFormatElement[]> = JSON.parse(JSON.parse(literal))
    const longer = Object.entries(messages).map(([id, message]) => [
      id,
      typeof message === 'string' ? longText(message) : rewritten(message, longText),
    ])
    const body = `export default ${JSON.stringify(Object.fromEntries(longer))}`
    await route.fulfill({ response: answer, body })
  })

const softly = expect.configure({ soft: true })

/** Texts that their box cuts off without "…". */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const hasText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      )
      const { overflowX, textOverflow } = getComputedStyle(element)
      const isCut = element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1
      if (!hasText || !isCut || textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX)) return []
      return [`${element.tagName} ${element.textContent.slice(0, 60)}`]
    }),
  )

for (const viewer of VISITORS) {
  test(`as ${viewer}: with longer texts of accents no text is without, and nothing is cut off at ${NARROWEST} px`, {
    tag: '@slow',
  }, async ({ page, context, baseURL }) => {
    test.slow()
    await useLanguage(context, baseURL, 'es')
    await rewriteMessages(context)
    if (viewer !== 'nobody') await signInDemo(context.request, viewer)
    // The server words notices.
    const inBrowser = Object.entries(catalogueOf('es')).filter(([id]) => !id.startsWith('notices.text.'))
    const texts = [
      ...untranslatedIn('es'),
      ...inBrowser.map(([, text]) => text).filter((text) => /^[^{<]+ [^{<]+$/.test(text)),
    ]
    await page.setViewportSize({ width: NARROWEST, height: 800 })
    for (const path of viewedBy(viewer)) {
      await test.step(path, async () => {
        await page.goto(path)
        await settled(page)
        // A page that was drawn at the build has its own words until the scripts run.
        await softly.poll(() => englishOn(page, texts), { message: path }).toEqual([])
        expect.soft(await overflow(page), `${path}, pixels beyond ${NARROWEST}`).toBe(0)
        expect.soft(await cutOff(page), path).toEqual([])
        // Of what was added to a name and to the text in it, one is not part of the other.
        const found = (await serious(page)).filter((line) => !line.startsWith('label-content-name-mismatch'))
        expect.soft(found, path).toEqual([])
      })
    }
  })
}

test('offline, the language changes to one that is kept, and the portal has all its words', async ({
  browser,
}) => {
  const t = translatorFor('fr')
  const context = await browser.newContext({ serviceWorkers: 'allow', reducedMotion: 'reduce' })
  const person = await signUpPatient(context)
  const page = await context.newPage()
  await page.goto('/profile')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.getByText('Français', { exact: true }).click()
  await expect(page.getByRole('heading', { name: t('app.page.profile') })).toBeVisible()
  await expect.poll(async () => (await person.api.auth.me.query())?.locale).toMatch(/^fr/)
  // One language is kept, for pages that were never opened as well.
  const kept = () =>
    page.evaluate(async () => {
      const requests = await (await caches.open('messages')).keys()
      return requests.map(({ url }) => new URL(url).pathname.split('/')[4])
    })
  await expect
    .poll(async () => (await kept()).filter((language) => language === 'fr').length)
    .toBeGreaterThan(20)
  await expect.poll(async () => (await kept()).filter((language) => language === 'en')).toEqual([])
  await context.setOffline(true)
  await page.goto('/health-tracking')
  await expect(page.getByRole('heading', { level: 1, name: t('app.page.healthTracking') })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', /^fr/)
  await context.close()
})

test('beside what explains a result a German reader sees the English, and an English reader does not', async ({
  patient: { page, ...patient },
  context,
  baseURL,
  browser,
  office,
}) => {
  const practitioner = await practitionerOf(browser, office, patient)
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const results = [
    { name: 'Potassium', loinc: '2823-3', value: 6.4, unit: 'mmol/L', low: 3.5, high: 5.1 },
    { name: 'Ferritin', loinc: '2276-4', value: 18, unit: 'ng/mL', low: 30, high: 150 },
  ]
  await page.goto('/blood-tests')
  await page.getByLabel('FHIR bundle file').setInputFiles(fhirBundle('Kalium.json', day, results))
  const row = page.getByRole('listitem').filter({ hasText: 'Kalium.json' })
  await expect(row).toContainText('Completed', { timeout: 30_000 })
  await row.getByRole('link').click()
  const beside = page.locator('main [lang="en"]')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Potassium')
  await page.getByRole('button', { name: /What it means ?: Ferritin/ }).click()
  await expect(page.getByText('A low Ferritin is often seen with').first()).toBeVisible()
  await expect(beside).toHaveCount(0)

  await useLanguage(context, baseURL, 'de')
  await page.reload()
  const german = translatorFor('de')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kalium')
  await expect(beside.filter({ hasText: 'Contact a doctor or emergency service today' })).toBeVisible()
  const ferritin = page.getByRole('region', { name: 'Ferritin', exact: true })
  await ferritin.getByRole('button', { name: /Ferritin/ }).click()
  const explained = beside.filter({ hasText: 'A low Ferritin is often seen with' }).first()
  await expect(explained).toBeVisible()
  expect(await serious(page)).toEqual([])
  // A phone shows it on demand.
  await page.setViewportSize({ width: 375, height: 800 })
  await expect(explained).toBeHidden()
  await page
    .locator('main')
    .getByRole('button', { name: german('app.inEnglish') })
    .first()
    .click()
  await expect(explained).toBeVisible()
  expect(await overflow(page)).toBe(0)

  // The practitioner's list, in her language.
  const { fullName } = practitioner
  await practitioner.api.auth.updateProfile.mutate({ fullName, locale: 'de' })
  await practitioner.page.goto('/practitioner/patients')
  const line = practitioner.page.getByRole('listitem').filter({ hasText: patient.fullName })
  await expect(line.locator('[lang="en"]')).toContainText('Critical: Potassium 6.4 mmol/L')
  // The limits of the bar are written as the text beside it is.
  await line.getByRole('link', { name: patient.fullName, exact: true }).click()
  await expect(practitioner.page.getByRole('img', { name: /^Kalium 6,4/ }).first()).toContainText('3,5')
})

for (const language of LANGUAGES) {
  test(`in ${language}, the tabs of a patient’s page fit a screen of 1280 px`, async ({
    page,
    context,
    baseURL,
  }) => {
    await useLanguage(context, baseURL, language)
    await page.setViewportSize({ width: 1280, height: 800 })
    await signInDemo(context.request, 'practitioner')
    await page.goto('/practitioner/patients')
    await page.getByRole('link', { name: 'Maya Lindqvist' }).first().click()
    const tabs = page.getByRole('navigation', { name: translatorFor(language)('app.page.patient') })
    await expect(tabs.getByRole('link')).toHaveCount(9)
    await expect(tabs.locator('[aria-hidden]')).not.toHaveCount(0)
    expect(await tabs.evaluate((strip) => strip.scrollWidth - strip.clientWidth)).toBe(0)
  })

  test(`in ${language}, an admin's tables show every column at 768 px`, async ({
    page,
    context,
    baseURL,
    browser,
    office,
  }) => {
    const patient = await signUpPatient(await browser.newContext(), someone('Bartholomäus Zimmermannsgruber'))
    const author = await practitionerOf(browser, office, patient, someone('Dr. Wilhelmina Schwarzenberger'))
    await author.api.plans.create.mutate({ patientId: patient.id, title: 'Frühjahrsmüdigkeitsbehandlung' })
    await office.admin.users.suspend.mutate({ userId: author.id })
    await useLanguage(context, baseURL, language)
    await page.setViewportSize({ width: 768, height: 800 })
    await signInDemo(context.request, 'admin')
    for (const path of ['/admin/users', '/admin/treatments', '/admin/audit']) {
      await page.goto(path)
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      const table = page.getByRole('table')
      expect(await table.evaluate((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0))).toBe(0)
    }
  })
}

test('what a German practitioner writes has its language on an English page, and none on a German one', async ({
  patient: { page, ...patient },
  context,
  baseURL,
  browser,
  office,
}) => {
  const { api, id, fullName } = await practitionerOf(browser, office, patient)
  await api.auth.updateProfile.mutate({ fullName, locale: 'de' })
  await api.messages.send.mutate({ threadWith: patient.id, text: 'Guten Morgen', key: 'first' })
  await api.plans.create.mutate({ patientId: patient.id, title: 'Ruhe', medications: ['Baldrian'] })
  const written = page.locator('[lang="de"]')
  await page.goto(`/messages/${id}`)
  await expect(written.filter({ hasText: 'Guten Morgen' }).last()).toBeVisible()
  await page.goto('/dashboard')
  const plan = page.getByRole('listitem').filter({ hasText: 'Ruhe' })
  await expect(plan.getByRole('heading', { name: 'Ruhe' })).toHaveAttribute('lang', 'de')
  await expect(plan.locator('[lang="de"]').filter({ hasText: 'Baldrian' })).toBeVisible()
  await useLanguage(context, baseURL, 'de')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(plan.getByRole('heading', { name: 'Ruhe' })).toBeVisible()
  await expect(page.locator('main [lang="de"]')).toHaveCount(0)
})
