import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { FormItem, ItemType } from '../shared/forms.ts'
import { overflow, serious } from './axe.ts'
import { type Api, expect, practitionerOf, signUpPatient, someone, test, toastOf } from './people.ts'

const question = (linkId: string, text: string, type: ItemType, more: Partial<FormItem> = {}): FormItem => ({
  ...{ linkId, text, type },
  ...more,
})
const oneOf = (...texts: string[]) => ({ answerOption: texts.map((valueString) => ({ valueString })) })
const yes = (name: string) => ({
  enableWhen: [{ question: name, operator: '=' as const, answerBoolean: true }],
})

const FIRST_VISIT: FormItem[] = [
  question('you', 'About you', 'group', {
    item: [
      question('work', 'What is your work?', 'string'),
      question('born', 'When were you born?', 'date', { required: true }),
      question('weight', 'How much do you weigh?', 'quantity', { unit: 'kg', min: 1, max: 3000 }),
    ],
  }),
  question('pain', 'Pain', 'group', {
    item: [
      question('where', 'Where does it hurt?', 'choice', { look: 'sites', repeats: true }),
      question('much', 'How bad is it?', 'integer', { look: 'scale', min: 0, max: 10, required: true }),
      question('when', 'When does it hurt?', 'choice', oneOf('In the morning', 'At night')),
      question('helps', 'What helps?', 'string', { repeats: true }),
    ],
  }),
  question('allergies', 'Allergies', 'group', {
    item: [
      question('allergic', 'Are you allergic?', 'boolean', { required: true }),
      question('which', 'Your allergies', 'group', {
        ...{ repeats: true, ...yes('allergic') },
        item: [question('what', 'What?', 'string', { required: true })],
      }),
      question('else', 'What else should we know?', 'text', { required: true }),
    ],
  }),
]

/** A patient in care to whom a form with these items was sent. */
async function sentTo(
  { browser, office }: { browser: Browser; office: Api },
  context: BrowserContext,
  item: FormItem[],
) {
  const maya = await signUpPatient(context, someone('Maya Lindqvist'))
  const elena = await practitionerOf(browser, office, maya, someone('Elena Hartmann'))
  const form = await elena.api.forms.save.mutate({
    ...{ title: 'Before your first visit', language: 'en', questionnaire: { item } },
  })
  await elena.api.forms.publish.mutate({ id: form.id })
  const { id } = await elena.api.forms.send.mutate({ patientId: maya.id, formId: form.id })
  const stored = async () => (await maya.api.forms.mine.query()).find((one) => one.id === id)
  return { maya, elena, id, stored }
}

const group = (page: Page, name: RegExp | string) => page.getByRole('group', { name })
const next = (page: Page) => page.getByRole('button', { name: 'Next' })

/** Presses a key until the focus is on a control with this name. */
async function tabTo(page: Page, role: 'button' | 'textbox' | 'slider' | 'radio' | 'checkbox', name: RegExp) {
  const control = page.getByRole(role, { name }).first()
  await expect(control).toBeVisible()
  for (let presses = 0; presses < 80; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return control
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${name}`)
}

test('a form is filled in by keyboard alone, what must be answered is told, and it is sent', async ({
  browser,
  office,
  page,
  context,
}) => {
  const { elena, maya, id } = await sentTo({ browser, office }, context, FIRST_VISIT)
  const press = (key: string) => page.keyboard.press(key)
  await page.goto('/dashboard')
  await expect(page.getByText('A form waits for you: Before your first visit')).toBeVisible()
  await page.goto('/forms')
  await page.getByRole('link', { name: 'Fill it in: Before your first visit' }).focus()
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'Before your first visit' })).toBeVisible()
  await expect(page.getByText('3 short parts')).toBeVisible()
  await tabTo(page, 'button', /^Start$/)
  await press('Enter')

  await expect(page.getByRole('heading', { name: 'About you' })).toBeFocused()
  await tabTo(page, 'textbox', /What is your work/)
  await page.keyboard.type('Baker')
  await press('Enter')
  // Told once, beside the field, and the part can be left.
  await expect(page.getByText('Please answer this question')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /When were you born/ })).toBeFocused()
  await expect(page.getByText('1 question still needs an answer before you can send')).toBeVisible()
  await tabTo(page, 'button', /^Next$/)
  await press('Enter')

  await expect(page.getByRole('heading', { name: 'Pain' })).toBeFocused()
  await tabTo(page, 'checkbox', /^Right knee$/)
  await press('Space')
  const scale = await tabTo(page, 'slider', /How bad is it/)
  await expect(scale).toHaveAttribute('aria-valuetext', 'Not answered yet')
  await press('ArrowRight')
  await expect(scale).toHaveAttribute('aria-valuetext', '0 of 10')
  await press('6')
  await expect(scale).toHaveAttribute('aria-valuetext', '6 of 10')
  await tabTo(page, 'radio', /In the morning/)
  await press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'At night' })).toBeChecked()
  await tabTo(page, 'textbox', /What helps/)
  await page.keyboard.type('Warmth')
  await tabTo(page, 'button', /^Add another/)
  await press('Enter')
  await page.keyboard.type('Rest')
  await expect(page.getByRole('textbox', { name: /What helps/ }).last()).toHaveValue('Rest')
  await tabTo(page, 'button', /^Next$/)
  await press('Enter')

  await tabTo(page, 'radio', /^Yes$/)
  await press('Space')
  await expect(page.getByText('1 more question')).toBeAttached()
  await tabTo(page, 'textbox', /^What\?/)
  await page.keyboard.type('Penicillin')
  await tabTo(page, 'button', /^Add another/)
  await press('Enter')
  await expect(page.getByRole('textbox', { name: /^What\?/ }).last()).toBeFocused()
  await page.keyboard.type('Hazelnut')
  await page.getByRole('textbox', { name: /What else should we know/ }).focus()
  await press('Tab')
  await press('Space')
  await tabTo(page, 'button', /^Next$/)
  await press('Enter')

  await expect(page.getByRole('heading', { name: 'Is it right?' })).toBeFocused()
  await expect(page.getByText('8 of 10 answered. 1 question still needs an answer.')).toBeVisible()
  await tabTo(page, 'button', /^Send to Elena Hartmann$/)
  await press('Enter')
  await expect(toastOf(page, 'Not sent yet')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /When were you born/ })).toBeFocused()
  await page.keyboard.type('1984-03-05')
  await press('Tab')
  await expect.poll(async () => (await maya.api.forms.mine.query())[0]?.answers.born).toBe('1984-03-05')
  await page.goto(`/forms/${id}?view=again`)
  await expect(page.getByText('9 of 10 answered. You can send it with gaps.')).toBeVisible()
  await tabTo(page, 'button', /^Send to Elena Hartmann$/)
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'Sent to Elena Hartmann' })).toBeVisible()
  const [sent] = await elena.api.forms.ofPatient.query({ patientId: maya.id })
  expect(sent?.answers).toEqual({
    ...{ work: 'Baker', born: '1984-03-05', where: ['rightKnee'], much: 6, when: 'At night' },
    helps: ['Warmth', 'Rest'],
    ...{ allergic: true, which: [{ what: 'Penicillin' }, { what: 'Hazelnut' }], else: { declined: true } },
  })
  await elena.context.close()
})

test('a number with two readings is asked back before the part is left', async ({
  browser,
  office,
  page,
  context,
}) => {
  const { elena, id, stored } = await sentTo({ browser, office }, context, FIRST_VISIT)
  await page.goto(`/forms/${id}?part=you`)
  const weight = page.getByRole('spinbutton', { name: /How much do you weigh/ })
  await weight.fill('1.234')
  await next(page).click()
  await expect(weight).toBeFocused()
  await page.getByRole('button', { name: '1.234' }).click()
  await expect.poll(async () => (await stored())?.answers.weight).toBe(1.234)
  await elena.context.close()
})

test('offline, with the page closed and opened again, no answer is lost', async ({ browser, office }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow', reducedMotion: 'reduce' })
  const { elena, id, stored } = await sentTo({ browser, office }, context, FIRST_VISIT)
  const first = await context.newPage()
  await first.goto(`/forms/${id}?part=you`)
  await first.evaluate(() => navigator.serviceWorker.ready)
  const work = (page: Page) => page.getByRole('textbox', { name: /What is your work/ })
  await work(first).fill('Baker')
  await expect(first.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()

  await context.setOffline(true)
  await expect(first.getByText('You are offline.')).toBeVisible()
  await expect(first.getByText('Kept on this device')).toBeVisible()
  await work(first).fill('Baker of rye bread')
  await first.close()

  const second = await context.newPage()
  await second.goto(`/forms/${id}?part=you`)
  await expect(work(second)).toHaveValue('Baker of rye bread')
  await next(second).click()
  await next(second).click()
  await second.getByRole('checkbox', { name: 'Right knee' }).check()
  await second.goto(`/forms/${id}?view=again`)
  await expect(second.getByText('Right knee')).toBeVisible()
  await expect(second.getByRole('button', { name: 'Sending needs the network' })).toBeDisabled()
  await second.goto('/forms')
  await expect(second.getByRole('link', { name: 'Go on: Before your first visit' })).toBeVisible()
  expect((await stored())?.answers).toEqual({ work: 'Baker' })

  // Also when the form is not open any more.
  await context.setOffline(false)
  await second.goto('/dashboard')
  await expect
    .poll(async () => (await stored())?.answers)
    .toEqual({ work: 'Baker of rye bread', where: ['rightKnee'] })
  await context.close()
  await elena.context.close()
})

test('signing out asks about answers that the server does not have', async ({
  browser,
  office,
  page,
  context,
}) => {
  const { elena, id } = await sentTo({ browser, office }, context, FIRST_VISIT)
  await page.goto(`/forms/${id}?part=you`)
  await page.route('**/api/trpc/forms.answer*', (route) => route.abort())
  await page.getByRole('textbox', { name: /What is your work/ }).fill('Baker')
  await expect(page.getByText('Not saved yet, trying again')).toBeVisible()
  await page.getByRole('link', { name: 'Finish later' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Sign out without sending?' })
  await expect(asked).toContainText('the answers to 1 form')
  await asked.getByRole('button', { name: 'Sign out and remove' }).click()
  await expect(page).toHaveURL('/')
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => /^(unsaved|tracker)/.test(key))),
    )
    .toEqual([])
  await elena.context.close()
})

test('the later answer of two devices counts, and both are told', async ({ browser, office }) => {
  const [phone, desk] = await Promise.all([browser.newContext(), browser.newContext()])
  const { elena, maya, id, stored } = await sentTo({ browser, office }, phone, FIRST_VISIT)
  await desk.request.post('/api/auth/sign-in/email', { data: { email: maya.email, password: maya.password } })
  const open = async (context: BrowserContext) => {
    const page = await context.newPage()
    await page.goto(`/forms/${id}?part=you`)
    return { page, work: page.getByRole('textbox', { name: /What is your work/ }) }
  }
  const [one, other] = [await open(phone), await open(desk)]
  const heard = other.page.waitForResponse((answer) => answer.url().includes('forms.mine'))
  await one.work.fill('Baker')
  await expect(one.page.getByText(/^Saved/)).toBeVisible()
  await heard
  await expect(other.work).toHaveValue('Baker')
  await expect(other.page.getByText('You also answered on another device')).toBeVisible()
  await expect(other.page.getByText(/is now shown here: “What is your work\?”/)).toBeVisible()
  await other.page.getByRole('button', { name: 'I have seen it' }).click()

  // Without a network both go on; the later answer comes from the one that returns first.
  await phone.setOffline(true)
  await one.work.fill('Baker of rye bread')
  await expect(one.page.getByText('Kept on this device')).toBeVisible()
  await other.work.fill('Teacher')
  await expect.poll(async () => (await stored())?.answers.work).toBe('Teacher')
  await phone.setOffline(false)
  await expect(one.work).toHaveValue('Teacher')
  await expect(one.page.getByText(/is now shown here: “What is your work\?”/)).toBeVisible()
  await one.page.getByRole('button', { name: 'I have seen it' }).click()

  // The other way round: the earlier answer was sent first.
  await phone.setOffline(true)
  await other.work.fill('Gardener')
  await expect.poll(async () => (await stored())?.answers.work).toBe('Gardener')
  await one.work.fill('Painter')
  await expect(one.page.getByText('Kept on this device')).toBeVisible()
  await phone.setOffline(false)
  await expect.poll(async () => (await stored())?.answers.work).toBe('Painter')
  await expect(one.page.getByText(/the later answer counts: “What is your work\?”/)).toBeVisible()
  await expect(other.work).toHaveValue('Painter')
  await expect(other.page.getByText(/is now shown here: “What is your work\?”/)).toBeVisible()
  await Promise.all([phone.close(), desk.close(), elena.context.close()])
})

test('an answer of a form of 60 questions is drawn on a phone within 100 ms', async ({ browser, office }) => {
  const context = await browser.newContext({
    ...{ viewport: { width: 375, height: 812 }, reducedMotion: 'reduce' },
  })
  const items = Array.from({ length: 60 }, (_, index) =>
    question(`q${index}`, `Question ${index}`, 'choice', {
      ...oneOf('Never', 'Sometimes', 'Often', 'Always'),
      ...(index % 5 === 4 && {
        enableWhen: [{ question: `q${index - 1}`, operator: 'exists', answerBoolean: true }],
      }),
    }),
  )
  const { elena, id } = await sentTo({ browser, office }, context, items)
  const page = await context.newPage()
  await page.goto(`/forms/${id}?part=q0`)
  await expect(group(page, /^Question 0 /)).toBeVisible()
  const times = await page.evaluate(async () => {
    const drawn = () =>
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))))
    const measured: number[] = []
    for (let index = 0; index < 60; index++) {
      const chips = document.querySelectorAll('main fieldset')[index]?.querySelectorAll('input')
      const began = performance.now()
      chips?.[index % 4]?.click()
      await drawn()
      measured.push(performance.now() - began)
    }
    return measured.sort((a, b) => a - b)
  })
  expect(times).toHaveLength(60)
  expect(times[30]).toBeLessThan(100)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(60)
  await context.close()
  await elena.context.close()
})

test('each view of a form has no accessibility violation and fits a narrow phone', async ({
  browser,
  office,
}) => {
  const context = await browser.newContext({
    ...{ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce', locale: 'de-DE' },
  })
  const { elena, id, maya } = await sentTo({ browser, office }, context, FIRST_VISIT)
  const page = await context.newPage()
  const check = async (path: string, words: string) => {
    await page.goto(path)
    await expect(page.getByText(words).first()).toBeVisible()
    expect(await serious(page), path).toEqual([])
    expect(await overflow(page), path).toBe(0)
  }
  await check('/forms', 'Auszufüllen')
  await check(`/forms/${id}`, '3 kurze Teile')
  await check(`/forms/${id}?part=you`, 'Teil 1 von 3')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByText('Bitte beantworten Sie diese Frage')).toBeVisible()
  expect(await serious(page)).toEqual([])
  await check(`/forms/${id}?part=pain`, 'Vorne')
  await page.getByRole('checkbox', { name: 'Rechtes Knie' }).check()
  await page.getByText('Liste').click()
  await expect(page.getByRole('checkbox', { name: 'Rechtes Knie' })).toBeChecked()
  expect(await serious(page)).toEqual([])
  await check(`/forms/${id}?part=allergies`, 'Ich sage es beim Termin')
  await page.getByRole('radio', { name: 'Ja' }).check()
  await expect(page.getByRole('textbox', { name: /What\?/ })).toBeVisible()
  expect(await serious(page)).toEqual([])
  await check(`/forms/${id}?view=again`, 'Stimmt es so?')
  await page.goto(`/forms/${id}`)
  await page.getByRole('button', { name: 'Ablehnen' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Dieses Formular ablehnen?' })
  expect(await serious(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Ablehnen' }).click()
  await expect(toastOf(page, 'Formular abgelehnt')).toBeVisible()
  await expect(page).toHaveURL('/forms')
  expect(await maya.api.forms.mine.query()).toMatchObject([{ id, state: 'declined', answers: {} }])
  await check(`/forms/${id}`, 'Formular abgelehnt')
  await context.close()
  await elena.context.close()
})
