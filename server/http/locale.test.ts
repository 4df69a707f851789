import { randomUUID } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { translatorFor } from '../platform/locales.ts'
import { callerOf, cookiesOf, PASSWORD, type Person, send, signUp } from '../test/caller.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'

const english = translatorFor('en')
const german = translatorFor('de')
const french = translatorFor('fr')
const spanish = translatorFor('es')

let portal: TestPortal
let elena: Person
let maya: Person
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off', CLINIC_LANGUAGE: 'es' })
  elena = await signUp(portal, 'practitioner', 'Elena Hartmann')
  maya = await signUp(portal, 'patient', 'Maya Lindqvist')
})
afterAll(() => portal.close())

/** What an unknown blood test is refused with. */
async function refusal(headers: Record<string, string>) {
  const path = `/api/blood-tests/${randomUUID()}/file`
  return (await send(portal, 'GET', path, undefined, { headers })).json<{ message: string }>().message
}
const id = 'bloodTests.refused.noTest'

describe('the language of a refusal', () => {
  it('the language of a refusal is that of the account, whatever the browser asks for', async () => {
    await maya.api.auth.updateProfile({ fullName: 'Maya Lindqvist', locale: 'de-CH' })
    expect((await maya.api.auth.me())?.locale).toBe('de-CH')
    const headers = { cookie: `${maya.cookie}; locale=en`, 'accept-language': 'fr' }
    expect(await refusal(headers)).toBe(german(id))
    await maya.api.auth.updateProfile({ fullName: 'Maya Lindqvist', locale: null })
    expect(await refusal(headers)).toBe(english(id))
  })

  it.each([
    ['the one chosen in this browser', { cookie: 'locale=de', header: 'fr, en;q=0.5' }, german],
    [
      'the first of Accept-Language that has a catalogue',
      { cookie: '', header: 'nl, fr-CA;q=0.9, de;q=0.8' },
      french,
    ],
    ['that of the clinic without either', { cookie: '', header: '*' }, spanish],
    ['that of the clinic for a cookie of no language', { cookie: 'locale=xx', header: 'nl' }, spanish],
  ])('the language of a refusal is %s', async (_case, { cookie, header }, t) => {
    const headers = { cookie: `${elena.cookie}; ${cookie}`, 'accept-language': header }
    expect(await refusal(headers)).toBe(t(id))
  })

  it('a call of the API is refused in the language of the account', async () => {
    await maya.api.auth.updateProfile({ fullName: 'Maya Lindqvist', locale: 'fr' })
    const answer = await send(portal, 'GET', '/api/trpc/auth.patients.list', undefined, {
      headers: { cookie: maya.cookie, 'accept-language': 'de' },
    })
    expect(answer.json()).toMatchObject({ error: { message: french('app.refused.role') } })
  })

  it.each(['xx', 'de-XX', 'de_CH', ''])('updateProfile refuses the language "%s"', async (locale) => {
    await expect(
      maya.api.auth.updateProfile({ fullName: 'Maya Lindqvist', locale: locale as 'de' }),
    ).rejects.toThrow()
  })
})

describe('a sign-up', () => {
  it('an input that no rule words is refused in the language of the caller', async () => {
    const refused = async (locale: 'en' | 'de' | 'fr' | 'es') => {
      const options = { headers: { cookie: `${elena.cookie}; locale=${locale}` } }
      const answer = await send(portal, 'POST', '/api/trpc/auth.updateProfile', { fullName: 5 }, options)
      const { message, data } = answer.json().error
      expect(data.fields).toEqual({ fullName: message })
      return message
    }
    expect(await refused('en')).toBe('Invalid input: expected string, received number')
    expect(await refused('de')).toBe(german('app.refused.invalid'))
    expect(await refused('fr')).toBe(french('app.refused.invalid'))
    expect(await refused('es')).toBe(spanish('app.refused.invalid'))
  })

  it('a sign-up keeps the language in which it was made', async () => {
    const email = `${randomUUID()}@test.clinic`
    const body = { name: 'Lena Strand', email, password: PASSWORD }
    const answer = await send(portal, 'POST', '/api/auth/sign-up/email', body, {
      headers: { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' },
    })
    expect((await callerOf(portal, cookiesOf(answer)).auth.me())?.locale).toBe('de-AT')
  })

  it('a sign-up is refused in its language', async () => {
    const body = { name: 'Lena Strand', email: maya.email, password: PASSWORD }
    const answer = await send(portal, 'POST', '/api/auth/sign-up/email', body, {
      headers: { 'accept-language': 'fr' },
    })
    expect(answer.json()).toMatchObject({ message: french('auth.refused.userExists') })
  })
})

describe('what a person gets', () => {
  it('what a person gets mails are in the language of their reader', async () => {
    await maya.api.auth.updateProfile({ fullName: 'Maya Lindqvist', locale: 'de' })
    await send(portal, 'POST', '/api/auth/request-password-reset', { email: maya.email })
    await send(portal, 'POST', '/api/auth/request-password-reset', { email: elena.email })
    const subjects = [german, spanish].map((t) => t('auth.mail.reset.subject', { clinic: 'Verbena' }))
    expect(subjects[0]).not.toBe(subjects[1])
    const mails = await eventually(async () => {
      const found = [maya, elena].map(({ email }) => portal.mails.find(({ to }) => to === email))
      return found.every((mail) => mail !== undefined) ? found : undefined
    })
    expect(mails.map((mail) => mail?.subject)).toEqual(subjects)
  })

  it('the PDF of a plan is in the language of its patient, whoever opens it', async () => {
    const owner = await signUp(portal, 'patient', 'Jonas Weber')
    await owner.api.auth.updateProfile({ fullName: 'Jonas Weber', locale: 'de' })
    const carer = await signUp(portal, 'practitioner', 'Frida Berg')
    await carer.api.auth.updateProfile({ fullName: 'Frida Berg', locale: 'fr' })
    const { id: planId } = await carer.api.plans.create({
      ...{ patientId: owner.id, title: 'Sleep', medications: ['Valerian'], duration: '8 weeks' },
    })
    const { rawPayload } = await send(portal, 'GET', `/api/plans/${planId}/plan.pdf`, undefined, {
      headers: { cookie: carer.cookie, 'accept-language': 'en' },
    })
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), {
      mergePages: true,
    })
    expect(text).toContain(german('plans.sheet.for', { name: 'Jonas Weber' }))
    expect(text).toContain(german('plans.field.duration'))
    for (const t of [english, french]) expect(text).not.toContain(t('plans.field.duration'))
  })
})
