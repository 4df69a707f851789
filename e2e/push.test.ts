import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect, type Page, type Worker } from '@playwright/test'
import { signUpPatient, test, toastOf } from './people.ts'

test.use({ serviceWorkers: 'allow' })

/** What the tests see of the browser: what it shows, where a click leads, and its subscription. */
type Seen = { shown: { title: string; body: string; tag: string; path: string }[]; led: string[] }
type Scope = typeof globalThis & { seen: Seen }

/**
 * The portal's service worker, in a browser without a desktop: it notes what the worker lets it show and open, because
 * neither is possible there.
 */
async function workerOf(context: BrowserContext, page: Page): Promise<Worker> {
  await page.goto('/dashboard')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Scope & {
      registration: ServiceWorkerRegistration
      clients: { openWindow(url: URL): Promise<null> }
      WindowClient: { prototype: { url: string; focus(): Promise<unknown> } }
    }
    scope.seen = { shown: [], led: [] }
    scope.registration.showNotification = async (title, { body = '', tag = '', data } = {}) => {
      scope.seen.shown = [...scope.seen.shown.filter((one) => one.tag !== tag), { title, body, tag, ...data }]
    }
    scope.clients.openWindow = async (url) => {
      scope.seen.led.push(`opened ${url}`)
      return null
    }
    scope.WindowClient.prototype.focus = async function (this: { url: string }) {
      scope.seen.led.push(`focused ${this.url}`)
      return this
    }
  })
  return worker
}

const push = (worker: Worker, data: string) =>
  worker.evaluate((data) => {
    const { PushEvent } = globalThis as unknown as { PushEvent: new (type: string, init: object) => Event }
    dispatchEvent(new PushEvent('push', { data }))
  }, data)
const click = (worker: Worker, path: string) =>
  worker.evaluate((path) => {
    const { ExtendableEvent } = globalThis as unknown as { ExtendableEvent: new (type: string) => Event }
    const notification = { close() {}, data: { path } }
    dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }))
  }, path)
const seen = (worker: Worker) => worker.evaluate(() => (globalThis as unknown as Scope).seen)

const reminder = (body: string) =>
  JSON.stringify({ title: 'Verbena', body, tag: 'reminder morning 2026-11-22', path: '/dashboard' })

test('a push is shown, replaced by one with the same tag, and opens only its own page', async ({
  page,
  context,
  baseURL,
}) => {
  await signUpPatient(context)
  const worker = await workerOf(context, page)
  await push(worker, reminder('3 doses of the morning are open.'))
  await push(worker, reminder('2 doses of the morning are open.'))
  await push(worker, 'not to be read')
  await expect
    .poll(async () => (await seen(worker)).shown)
    .toMatchObject([
      { title: 'Verbena', body: '2 doses of the morning are open.', path: '/dashboard' },
      { body: 'There is news in the portal.', path: '/dashboard' },
    ])

  const ways = ['/orders', '/dashboard', 'https://example.org/orders', '//example.org/']
  for (const [at, path] of ways.entries()) {
    await click(worker, path)
    await expect.poll(async () => (await seen(worker)).led.length).toBe(at + 1)
  }
  const here = `focused ${baseURL}/dashboard`
  expect((await seen(worker)).led).toEqual([`opened ${baseURL}/orders`, here, here, here])
})

/** A browser that may show notifications and has a subscription; it notes when the portal ends it. */
async function subscribedPage(context: BrowserContext) {
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    PushManager.prototype.getSubscription = async () =>
      ({
        unsubscribe: async () => {
          localStorage.setItem('subscription', 'ended')
          return true
        },
      }) as unknown as PushSubscription
  })
  return context.newPage()
}
const subscriptionOf = (page: Page) => page.evaluate(() => localStorage.getItem('subscription'))
/** The keys of a browser of the tests. */
const device = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/of-a-test',
  keys: {
    p256dh: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  name: 'Chrome on Linux',
}

test('a push subscription of another session ends when the portal opens', async ({ context }) => {
  await signUpPatient(context)
  const page = await subscribedPage(context)
  await page.goto('/dashboard')
  await expect.poll(() => subscriptionOf(page)).toBe('ended')
})

test('a push subscription stays until its owner signs out', async ({ context }) => {
  const { api } = await signUpPatient(context)
  await api.notices.addDevice.mutate(device)
  const page = await subscribedPage(context)
  const asked = page.waitForResponse((answer) => answer.url().includes('notices.devices'))
  await page.goto('/dashboard')
  await asked
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  expect(await subscriptionOf(page)).toBeNull()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => subscriptionOf(page)).toBe('ended')
})

/** A browser of a person who has not been asked yet and then answers so; its push service takes every subscription. */
async function askedPage(context: BrowserContext, answer: NotificationPermission) {
  await context.addInitScript(
    ({ answer, endpoint, keys }) => {
      const key = 'times asked'
      const asked = () => Number(sessionStorage.getItem(key))
      Object.defineProperty(Notification, 'permission', { get: () => (asked() > 0 ? answer : 'default') })
      Notification.requestPermission = async () => {
        sessionStorage.setItem(key, String(asked() + 1))
        return answer
      }
      let subscription: unknown = null
      PushManager.prototype.getSubscription = async () => subscription as PushSubscription
      PushManager.prototype.subscribe = async () => {
        subscription = { toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true }
        return subscription as PushSubscription
      }
    },
    { answer, endpoint: `${device.endpoint}-${randomUUID()}`, keys: device.keys },
  )
  const page = await context.newPage()
  await page.goto('/dashboard')
  await page.goto('/profile/reminders')
  await expect(settings(page)).toBeVisible()
  return page
}
const timesAsked = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('times asked')))
const settings = (page: Page) => page.getByRole('form', { name: 'Reminders' })
const chip = (page: Page, group: string) =>
  settings(page).getByRole('group', { name: group }).getByRole('checkbox', { name: 'This device' })

test('the permission prompt opens only after a click on This device, which is then listed and can be removed', async ({
  context,
}) => {
  const { api } = await signUpPatient(context)
  const page = await askedPage(context, 'granted')
  await expect(chip(page, 'Plans')).toBeEnabled()
  expect(await timesAsked(page)).toBe(0)
  await chip(page, 'Plans').check()
  const devices = settings(page).getByRole('region', { name: 'Devices that get notifications' })
  await expect(devices.getByRole('listitem')).toHaveText([/Chrom.*This device/])
  await chip(page, 'Doses of the day').check()
  await page.getByRole('button', { name: 'Save Reminders' }).click()
  await expect(toastOf(page, 'Reminders updated')).toBeVisible()
  expect(await timesAsked(page)).toBe(1)
  const onDevice = { mail: false, device: true }
  expect((await api.notices.settings.query()).kinds).toMatchObject({
    doses: onDevice,
    'plan-written': onDevice,
  })
  expect(await api.notices.devices.query()).toMatchObject([{ current: true }])

  // What is chosen stays for other devices; this one can be added again.
  await devices.getByRole('button', { name: /^Remove/ }).click()
  await expect(devices).toContainText('This device gets no notifications yet.')
  await expect(chip(page, 'Plans')).toBeChecked()
  await devices.getByRole('button', { name: 'Add this device' }).click()
  await expect(devices.getByRole('listitem')).toHaveText([/Chrom.*This device/])
})

test('a denied permission prompt is explained, and This device is not chosen', async ({ context }) => {
  const { api } = await signUpPatient(context)
  const page = await askedPage(context, 'denied')
  await chip(page, 'Plans').click()
  await expect(settings(page)).toContainText('This browser blocks notifications. Allow them')
  expect(await timesAsked(page)).toBe(1)
  await expect(chip(page, 'Plans')).not.toBeChecked()
  for (const group of ['Plans', 'Doses of the day']) await expect(chip(page, group)).toBeDisabled()
  expect(await api.notices.devices.query()).toEqual([])
})

test('a browser that blocks notifications gets instructions instead of a prompt', async ({ context }) => {
  await signUpPatient(context)
  const page = await context.newPage()
  await page.goto('/profile/reminders')
  // A browser without a desktop blocks them where nobody has allowed them.
  expect(await page.evaluate(() => Notification.permission)).toBe('denied')
  await expect(settings(page)).toContainText('This browser blocks notifications. Allow them')
  await expect(chip(page, 'Plans')).toBeDisabled()
})

test('opening the portal closes this device’s reminders and no other notifications', async ({ context }) => {
  await signUpPatient(context)
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    const shown = (tag: string) => ({ tag, close: () => localStorage.setItem(`closed ${tag}`, 'yes') })
    ServiceWorkerRegistration.prototype.getNotifications = async () =>
      ['reminder morning 2026-11-22', 'order-moved'].map(shown) as unknown as Notification[]
  })
  const page = await context.newPage()
  await page.goto('/dashboard')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  const closed = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('closed ')))
  await expect.poll(closed).toEqual(['closed reminder morning 2026-11-22'])
})

test('an iPhone is told to put the portal on the Home Screen first', async ({ context }) => {
  await signUpPatient(context)
  await context.addInitScript(() => {
    const name =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Safari/604.1'
    Object.defineProperty(navigator, 'userAgent', { get: () => name })
    Reflect.deleteProperty(window, 'PushManager')
  })
  const page = await context.newPage()
  await page.goto('/profile/reminders')
  await expect(settings(page)).toContainText('to your home screen first and open it there')
  await expect(chip(page, 'Plans')).toBeDisabled()
})
