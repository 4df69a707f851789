import { desc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, clinicSettings, users } from '../../drizzle/schema.ts'
import { LOGO_UPLOAD, MAX_LOGO_BYTES } from '../../shared/clinic.ts'
import { PRIVACY_VERSION } from '../auth/accounts.ts'
import { readEnv } from '../config/env.ts'
import { translatorFor } from '../platform/locales.ts'
import { letterheadOf } from '../platform/mail.ts'
import { callerOf, type Person, send, signUp } from '../test/caller.ts'
import { eventually, startPortal, startTwoPortals, type TestPortal } from '../test/portal.ts'
import { upload } from '../test/upload.ts'

const t = translatorFor('en')
const HOURS = [{ day: 1, from: '09:00', until: '12:30' }]

let portal: TestPortal
let admin: Person
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web', RATE_LIMITS: 'off' })
  admin = await signUp(portal, 'admin', 'Ada Admin')
})
afterAll(() => portal.close())

const lastAudit = async () =>
  (
    await portal.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'clinic.update'))
      .orderBy(desc(auditLog.id))
      .limit(1)
  )[0]

describe('the settings of the clinic', () => {
  it('clinic settings are those of the portal until an admin writes others', async () => {
    expect(await admin.api.admin.clinic.settings()).toEqual({
      ...{ name: 'Verbena', address: null, phone: null, email: null, emergencyNumber: '112' },
      ...{ timeZone: 'UTC', hours: [], answerHours: null, locale: 'en', privacy: null, imprint: null },
      ...{ logoUrl: null, locked: [], translations: {} },
    })
  })

  it('clinic.update changes the named settings only, and records their names', async () => {
    await admin.api.admin.clinic.update({
      name: 'Lindenhof',
      address: ' Lindenhof 4\r\n79098 Freiburg ',
      hours: HOURS,
    })
    const saved = await admin.api.admin.clinic.update({
      phone: '0761 555 01 42',
      email: 'praxis@lindenhof.example',
    })
    expect(saved).toMatchObject({ name: 'Lindenhof', address: 'Lindenhof 4\n79098 Freiburg', hours: HOURS })
    expect(await lastAudit()).toMatchObject({ actorId: admin.id, detail: { fields: 'phone email' } })
    // Saving the same again changes nothing.
    await admin.api.admin.clinic.update({ phone: '0761 555 01 42' })
    expect((await lastAudit())?.detail).toEqual({ fields: 'phone email' })
    expect(await admin.api.admin.clinic.update({ email: '' as never })).toMatchObject({ email: null })
  })

  it.each([
    ['an empty name', { name: ' ' }],
    ['a name that draws backwards', { name: 'Linden\u202ehof' }],
    ['a long name', { name: 'x'.repeat(61) }],
    ['an address of control characters', { address: 'Lindenhof\u0000' }],
    ['a long address', { address: 'x'.repeat(301) }],
    ['a telephone number of letters', { phone: 'call me' }],
    ['no telephone number', { emergencyNumber: '' }],
    ['a wrong e-mail address', { email: 'praxis' }],
    ['an unknown time zone', { timeZone: 'Mars/Base' }],
    ['hours that end before they begin', { hours: [{ day: 1, from: '12:00', until: '09:00' }] }],
    ['a day twice', { hours: [...HOURS, ...HOURS] }],
    ['an endless answer time', { answerHours: 337 }],
    ['a long notice', { privacy: 'x'.repeat(20_001) }],
    ['an unknown language', { locale: 'xx' }],
    ['a text in an unknown language', { translations: { xx: { privacy: 'x' } } }],
    ['a long name in another language', { translations: { de: { name: 'x'.repeat(61) } } }],
    ['an unknown setting', { colour: 'red' }],
    ['a logo as a text', { logo: 'x' }],
  ])('clinic.update refuses %s', async (_what, input) => {
    await expect(admin.api.admin.clinic.update(input as never)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('clinic.update refuses everybody but admins', async () => {
    for (const role of ['patient', 'practitioner'] as const) {
      const person = await signUp(portal, role)
      await expect(person.api.admin.clinic.update({ name: 'Mine' })).rejects.toThrow(t('app.refused.role'))
    }
    await expect(callerOf(portal).admin.clinic.update({ name: 'Mine' })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    })
  })

  it('two changes at once are both kept', async () => {
    await Promise.all([
      admin.api.admin.clinic.update({ imprint: 'Registered in Freiburg' }),
      admin.api.admin.clinic.update({ answerHours: 24 }),
    ])
    expect(await admin.api.admin.clinic.settings()).toMatchObject({
      imprint: 'Registered in Freiburg',
      answerHours: 24,
    })
    expect(await portal.deps.db.$count(clinicSettings)).toBe(1)
  })

  it('clinic.about is read before signing in, as text', async () => {
    await admin.api.admin.clinic.update({ privacy: '<script>alert(1)</script>' })
    const about = await callerOf(portal).clinic.about()
    expect(about).toMatchObject({ name: 'Lindenhof', privacy: '<script>alert(1)</script>' })
    expect(about).not.toHaveProperty('locked')
  })

  it('clinic.about has the texts of the reader’s language, and those of the clinic where it has written none', async () => {
    await admin.api.admin.clinic.update({
      privacy: 'What we keep',
      imprint: 'Registered in Freiburg',
      translations: {
        de: { privacy: 'Was wir speichern', imprint: '' as never },
        fr: { name: 'Cabinet Tilleul' },
      },
    })
    const aboutIn = async (language: string) => {
      const headers = { 'accept-language': language }
      const answer = await send(portal, 'GET', '/api/trpc/clinic.about', undefined, { headers })
      const { name, privacy, imprint } = answer.json().result.data
      return [name, privacy, imprint]
    }
    expect(await aboutIn('de-AT')).toEqual(['Lindenhof', 'Was wir speichern', 'Registered in Freiburg'])
    expect(await aboutIn('fr')).toEqual(['Cabinet Tilleul', 'What we keep', 'Registered in Freiburg'])
    expect(await aboutIn('es')).toEqual(['Lindenhof', 'What we keep', 'Registered in Freiburg'])
    await admin.api.admin.clinic.update({ translations: {} })
    expect(await aboutIn('fr')).toEqual(['Lindenhof', 'What we keep', 'Registered in Freiburg'])
  })

  it('an account that is made under the clinic’s own notice records its version', async () => {
    const versionOf = async ({ id }: Person) =>
      (await portal.deps.db.select({ version: users.privacyVersion }).from(users).where(eq(users.id, id)))[0]
        ?.version
    await admin.api.admin.clinic.update({ privacy: 'First' })
    const first = await versionOf(await signUp(portal))
    await admin.api.admin.clinic.update({ privacy: 'Second' })
    expect(first).toMatch(/^own-/)
    expect(await versionOf(await signUp(portal))).not.toBe(first)
    await admin.api.admin.clinic.update({ privacy: '' as never })
    expect(await versionOf(await signUp(portal))).toBe(PRIVACY_VERSION)
  })

  it('patients see the clinic’s hours and answer time where their practitioner has set none', async () => {
    const elena = await signUp(portal, 'practitioner')
    const maya = await signUp(portal)
    await admin.api.admin.assignments.assign({ practitionerId: elena.id, patientId: maya.id })
    await admin.api.admin.clinic.update({
      hours: HOURS,
      answerHours: 24,
      timeZone: 'Europe/Berlin',
      emergencyNumber: '144',
    })
    const { expects, emergencyNumber } = await maya.api.messages.thread({ threadWith: elena.id })
    expect(expects).toMatchObject({ hours: HOURS, answerHours: 24, timeZone: 'Europe/Berlin', absence: null })
    expect(emergencyNumber).toBe('144')
    expect(await elena.api.messages.settings()).toMatchObject({ hours: HOURS, answerHours: 24 })
    await elena.api.messages.updateSettings({ timeZone: 'UTC', hours: [], answerHours: 48, absence: null })
    const own = await maya.api.messages.thread({ threadWith: elena.id })
    expect(own.expects).toMatchObject({ hours: [], answerHours: 48 })
  })
})

describe('a setting of the environment', () => {
  it('wins, is named as locked, and cannot be changed in the portal', async () => {
    const own = await startPortal({
      ...{ DATABASE_URL: portal.url, ROLE: 'web', RATE_LIMITS: 'off' },
      ...{ CLINIC_NAME: 'Green Door', EMERGENCY_NUMBER: '999' },
    })
    const ada = await signUp(own, 'admin')
    await admin.api.admin.clinic.update({
      name: 'Lindenhof',
      emergencyNumber: '144',
      phone: '0761 555 01 42',
    })
    const settings = await ada.api.admin.clinic.settings()
    expect(settings).toMatchObject({
      name: 'Green Door',
      emergencyNumber: '999',
      locked: ['name', 'emergencyNumber'],
    })
    await expect(ada.api.admin.clinic.update({ name: 'Mine' })).rejects.toThrow(
      t('clinic.refused.locked', { variable: 'CLINIC_NAME' }),
    )
    // The form sends all of its fields.
    await ada.api.admin.clinic.update({ name: 'Green Door', imprint: 'Registered' })
    await eventually(
      async () => (portal.deps.clinic.settings.imprint === 'Registered' ? true : undefined),
      20,
    )
    expect((await admin.api.admin.clinic.settings()).name).toBe('Lindenhof')
    await own.close()
  })
})

it('a change on one portal reaches the other without a query for each page', async () => {
  const { one, other, close } = await startTwoPortals()
  const ada = await signUp(one, 'admin')
  await ada.api.admin.clinic.update({ name: 'Lindenhof' })
  await eventually(async () => (other.deps.clinic.settings.name === 'Lindenhof' ? true : undefined), 20)
  await close()
})

describe('mails', () => {
  const env = readEnv({ PUBLIC_URL: 'http://localhost:3000' })

  it('letterheadOf names the clinic, and where it is reached below the text', () => {
    const { settings } = portal.deps.clinic
    const written = {
      ...settings,
      name: 'Doe, Jane <Clinic>',
      address: 'A 1\nB',
      phone: '0761 5',
      email: 'a@b.example',
    }
    expect(letterheadOf(env, written)).toEqual({
      from: { name: 'Doe, Jane <Clinic>', address: 'no-reply@localhost' },
      replyTo: 'a@b.example',
      foot: '-- \nDoe, Jane <Clinic>\nA 1, B\n0761 5\na@b.example',
    })
    expect(letterheadOf(env, { ...written, address: null, phone: null, email: null })).toEqual({
      from: { name: 'Doe, Jane <Clinic>', address: 'no-reply@localhost' },
    })
    expect(letterheadOf({ ...env, MAIL_FROM: 'x@y.example' }, written).from).toBe('x@y.example')
  })

  it('testMail mails the admin at once, and records what the mail server answered', async () => {
    const own = await startPortal({
      ROLE: 'web',
      RATE_LIMITS: 'off',
      SMTP_URL: 'smtp://user:secret@mail.test:587',
    })
    const ada = await signUp(own, 'admin')
    expect((await ada.api.admin.clinic.checks()).mail).toEqual({
      server: 'mail.test:587',
      testedAt: null,
      error: null,
    })
    expect(await ada.api.admin.clinic.testMail()).toEqual({ to: ada.email, error: null })
    expect(own.mails.at(-1)).toMatchObject({
      to: ada.email,
      subject: t('clinic.mail.test.subject', { clinic: 'Verbena' }),
    })
    own.deps.mail = async () => {
      throw new Error('535 5.7.8\r\nauthentication failed')
    }
    expect(await ada.api.admin.clinic.testMail()).toEqual({
      to: ada.email,
      error: '535 5.7.8 authentication failed',
    })
    const { mail } = await ada.api.admin.clinic.checks()
    expect(mail).toMatchObject({ error: '535 5.7.8 authentication failed', testedAt: expect.any(String) })
    expect(JSON.stringify(mail)).not.toContain('secret')
    await own.close()
  })

  it('testMail refuses without a mail server', async () => {
    await expect(admin.api.admin.clinic.testMail()).rejects.toThrow(t('clinic.refused.noMailServer'))
  })
})

describe('the storage and backups', () => {
  it('testStorage writes, reads back and removes a file', async () => {
    expect(await admin.api.admin.clinic.testStorage()).toEqual({ error: null })
    const left = []
    for await (const { key } of portal.deps.files.list('checks/')) left.push(key)
    expect(left).toEqual([])
    const { files } = portal.deps
    portal.deps.files = { ...files, get: () => Promise.reject(new Error('no such bucket')) }
    expect(await admin.api.admin.clinic.testStorage()).toEqual({ error: 'no such bucket' })
    portal.deps.files = files
  })

  it('makeBackup refuses in the demo clinic, and starts one backup at a time elsewhere', async () => {
    expect((await admin.api.admin.clinic.checks()).backup).toMatchObject({ off: 'demo', running: false })
    await expect(admin.api.admin.clinic.makeBackup()).rejects.toThrow(t('clinic.refused.noBackups'))
    const own = await startPortal({
      ROLE: 'web',
      RATE_LIMITS: 'off',
      DEMO: 'off',
      BACKUP_KEY: 'x7'.repeat(20),
    })
    const ada = await signUp(own, 'admin')
    await ada.api.admin.clinic.makeBackup()
    expect((await ada.api.admin.clinic.checks()).backup).toMatchObject({
      off: null,
      running: true,
      lastAt: null,
    })
    await expect(ada.api.admin.clinic.makeBackup()).rejects.toThrow(t('clinic.refused.backupRunning'))
    await own.close()
  })
})

describe('the logo', () => {
  const uploadLogo = (cookie: string, content: Buffer) =>
    upload(portal, content, { url: LOGO_UPLOAD, name: 'logo.png', type: 'image/png', cookie })
  const png = () =>
    sharp({ create: { width: 900, height: 300, channels: 4, background: '#1d5f4380' } })
      .png()
      .toBuffer()

  it('the logo is drawn again as WebP, served with safe headers, and removed by null', async () => {
    const stored = await uploadLogo(admin.cookie, await png())
    expect(stored.statusCode).toBe(201)
    const { logoUrl } = stored.json()
    const served = await send(portal, 'GET', logoUrl)
    expect(served.headers).toMatchObject({
      ...{ 'content-type': 'image/webp', 'content-security-policy': "default-src 'none'" },
      'x-content-type-options': 'nosniff',
    })
    const { width, format, hasAlpha } = await sharp(served.rawPayload).metadata()
    expect({ width, format, hasAlpha }).toEqual({ width: 480, format: 'webp', hasAlpha: true })
    expect(await admin.api.admin.clinic.update({ logo: null })).toMatchObject({ logoUrl: null })
    expect((await send(portal, 'GET', logoUrl)).statusCode).toBe(404)
  })

  it('the logo refuses SVG, other files, large ones, and everybody but admins', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    for (const content of [svg, Buffer.from('GIF89a')]) {
      const refused = await uploadLogo(admin.cookie, content)
      expect([refused.statusCode, refused.json().message]).toEqual([415, t('clinic.refused.logo')])
    }
    const large = Buffer.concat([await png(), Buffer.alloc(MAX_LOGO_BYTES)])
    expect((await uploadLogo(admin.cookie, large)).statusCode).toBe(413)
    const elena = await signUp(portal, 'practitioner')
    expect((await uploadLogo(elena.cookie, await png())).statusCode).toBe(403)
    expect((await uploadLogo('', await png())).statusCode).toBe(401)
  })
})
