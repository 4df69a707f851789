import { randomUUID } from 'node:crypto'
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import { createTRPCClient, httpLink } from '@trpc/client'
import type { AppRouter } from '../server/router.ts'

export { expect }

const DEMO_PASSWORD = 'demo-clinic'

/** The portal's API called as one person, typed by the server's router. */
export type Api = ReturnType<typeof apiOf>

export type Account = { fullName: string; email: string; password: string }
export type Person = Account & { id: string; api: Api }

/** An account that is not signed up yet. */
export function someone(fullName = 'Nora Lind'): Account {
  return { fullName, email: `${randomUUID()}@test.clinic`, password: 'a password of the tests' }
}

export function apiOf(request: APIRequestContext) {
  return createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: '/api/trpc',
        fetch: async (url, init) => {
          const answer = await request.fetch(String(url), {
            method: init?.method ?? 'GET',
            headers: { 'content-type': 'application/json' },
            ...(typeof init?.body === 'string' && { data: init.body }),
          })
          return new Response(await answer.text(), { status: answer.status() })
        },
      }),
    ],
  })
}

async function posted(request: APIRequestContext, path: string, data: object) {
  const answer = await request.post(path, { data })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
}

async function personOf(request: APIRequestContext, account: Account): Promise<Person> {
  const api = apiOf(request)
  const me = await api.auth.me.query()
  if (!me) throw new Error(`nobody is signed in as ${account.email}`)
  return { ...account, id: me.user.id, api }
}

/** Signs up a new patient, whom the context's pages then belong to. */
export async function signUpPatient({ request }: BrowserContext, account = someone()) {
  const { fullName: name, email, password } = account
  await posted(request, '/api/auth/sign-up/email', { name, email, password })
  return personOf(request, account)
}

/** Signs up a new, unverified practitioner. */
export async function signUpPractitioner({ request }: BrowserContext, account = someone('Dr. Ada Berg')) {
  await apiOf(request).auth.signUpPractitioner.mutate(account)
  return personOf(request, account)
}

/** A new verified practitioner with a page of their own and a care link to the patient. */
export async function practitionerOf(
  browser: Browser,
  office: Api,
  patient: Pick<Person, 'id'>,
  account?: Account,
) {
  const context = await browser.newContext()
  const person = await signUpPractitioner(context, account)
  await office.admin.users.verify.mutate({ userId: person.id })
  const link = await office.admin.assignments.assign.mutate({
    practitionerId: person.id,
    patientId: patient.id,
  })
  return { ...person, page: await context.newPage(), context, linkId: link.id }
}

export async function signIn(request: APIRequestContext, { email, password }: Omit<Account, 'fullName'>) {
  await posted(request, '/api/auth/sign-in/email', { email, password })
  return apiOf(request)
}

/** Signs in as `patient`, `practitioner` or `admin` of the demo clinic. Tests only read with these accounts. */
export function signInDemo(request: APIRequestContext, name: 'patient' | 'practitioner' | 'admin') {
  return signIn(request, { email: `${name}@demo.clinic`, password: DEMO_PASSWORD })
}

export function toastOf(page: Page, title: string) {
  return page
    .getByRole('region', { name: /notification/i })
    .getByRole('group')
    .filter({ hasText: title })
}

type Clinic = {
  /** A new patient with a page of their own. */
  patient: Person & { page: Page }
  /** A new, unverified practitioner with a page of their own. */
  practitioner: Person & { page: Page }
  /** A new admin with a page of their own. */
  admin: Person & { page: Page }
  /** The API as the clinic's first admin, for arranging tests. */
  office: Api
}

export const test = base.extend<Clinic>({
  page: async ({ page }, use) => {
    const refused: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text())
    })
    await use(page)
    expect(refused, 'what the content security policy refused').toEqual([])
  },
  patient: async ({ page, context }, use) => {
    await use({ ...(await signUpPatient(context)), page })
  },
  practitioner: async ({ page, context }, use) => {
    await use({ ...(await signUpPractitioner(context)), page })
  },
  admin: async ({ page, context, office }, use) => {
    const person = await signUpPatient(context, someone('Ines Falk'))
    await office.admin.users.setRole.mutate({ userId: person.id, role: 'admin' })
    await use({ ...person, page })
  },
  office: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext(baseURL ? { baseURL } : {})
    await use(await signInDemo(request, 'admin'))
    await request.dispose()
  },
})
