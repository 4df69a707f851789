import { globSync, readFileSync } from 'node:fs'
import { createIntl } from '@formatjs/intl'
import { MARKERS } from '@verbena/lab-reader'
import { markerRow } from '@verbena/lab-reader/markerRow'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import en from '../locales/en.json' with { type: 'json' }
import { FORMATS, formatLocale, translator } from '../locales/translate.ts'
import { DEFAULT_CLINIC } from '../shared/clinic.ts'
import { CONSENT_KINDS } from '../shared/consents.ts'
import { NOTICE_KINDS, REMINDER_SLOTS, SENT_KINDS } from '../shared/notices.ts'
import { noticeText, outsideText } from '../shared/noticeText.ts'
import { type PlanItem, SLOTS, untimed } from '../shared/planItems.ts'
import { DELIVERIES, ORDER_STATUSES, PAYMENTS } from '../shared/shop.ts'
import { accentedText, rewrittenCatalogue } from '../tools/testing/pseudoLocale.ts'
import { conclusionsFor } from '../tools/testing/resultText.ts'
import { appointmentMail } from './appointments/appointments.mail.ts'
import { accountChangeMail, inviteMail, resetMail, verificationMail } from './auth/auth.mail.ts'
import type { AccountChange } from './auth/authEndpoints.ts'
import { drawResult } from './bloodTests/resultSheet.ts'
import { invitationMail } from './care/care.mail.ts'
import { testMailText } from './clinic/clinic.mail.ts'
import { readEnv } from './config/env.ts'
import { copyMail } from './consents/consents.mail.ts'
import { type ConsentSheet, drawConsent } from './consents/sheet.ts'
import { drawPlan } from './plans/sheet.ts'
import type { MailText } from './platform/mail.ts'
import { noticeMail } from './reminders/reminders.mail.ts'
import { drawReceipt } from './shop/receipt.ts'
import { lowStockMail, orderMail } from './shop/shop.mail.ts'

const t = translator(
  createIntl({
    ...{
      locale: formatLocale('en'),
      messages: rewrittenCatalogue(en, accentedText),
      formats: FORMATS as never,
    },
    onError: (error) => {
      throw error
    },
  }) as never,
)

const DAYS_AND_MONTHS = [
  ...Array.from({ length: 12 }, (_, month) => ({
    at: new Date(Date.UTC(2026, month, 1)),
    is: 'month' as const,
  })),
  ...Array.from({ length: 7 }, (_, day) => ({
    at: new Date(Date.UTC(2026, 1, day + 1)),
    is: 'weekday' as const,
  })),
].flatMap(({ at, is }) =>
  (['long', 'short'] as const).map((width) =>
    new Intl.DateTimeFormat(formatLocale('en'), { [is]: width, timeZone: 'UTC' }).format(at),
  ),
)
/** Words of the platform, and units. */
const OTHERS = new Set([...DAYS_AND_MONTHS, ...['at', 'and', 'mmol', 'ng', 'mL']])

/** The words of a text that are written in plain letters. Names in these tests have capital letters only. */
const plainWords = (text: string) =>
  (text.replaceAll(/https?:\S+/g, '').match(/(?<!\p{L})(?=[A-Z]*[a-z])[A-Za-z]{2,}(?!\p{L})/gu) ?? []).filter(
    (word) => !OTHERS.has(word),
  )

const sender = {
  env: readEnv({ PUBLIC_URL: 'https://portal.test' }),
  clinic: { settings: { ...DEFAULT_CLINIC, name: 'CLINIC' } },
}
const ACCOUNT_CHANGES = [
  ...(['app-add', 'app-remove', 'codes-renew', 'passkey-add', 'passkey-remove'] as const),
  'reset-by-operator' as const,
]
  .map((change): AccountChange => `factor.${change}`)
  .concat(['identity.link', 'identity.unlink', 'password.change', 'password.reset'])
const owners = [true, false].map((emailVerified) => ({ name: 'NAME', emailVerified }))
const URL = 'https://portal.test/link'
const AT = new Date('2026-11-02T08:00:00Z')

/** Every kind of mail, by the function that words it. */
const MAILS: Record<string, MailText[]> = {
  appointmentMail: [
    { method: 'REQUEST' as const, sequence: 0 },
    { method: 'REQUEST' as const, sequence: 1 },
    { method: 'CANCEL' as const, sequence: 2 },
  ].flatMap(({ method, sequence }) =>
    owners.map((owner) => {
      const entry = { id: '0A1B2C3D', at: AT, until: AT, place: 'practice' as const, sequence }
      const to = { ...owner, email: 'NAME@MAIL.TEST', locale: 'en' as const }
      return appointmentMail(sender, entry, { method, stamp: AT }, to, t)
    }),
  ),
  copyMail: owners.map((owner) => copyMail(sender, owner, '0A1B2C3D', t)),
  verificationMail: owners.map((owner) => verificationMail(sender, owner, URL, t)),
  inviteMail: ['NAME', null].map((name) => inviteMail(sender, name, URL, t)),
  resetMail: owners.map((owner) => resetMail(sender, owner, URL, t)),
  accountChangeMail: ACCOUNT_CHANGES.flatMap((change) =>
    owners.map((owner) => accountChangeMail(sender, owner, change, AT, t)),
  ),
  invitationMail: [invitationMail(sender, 'NAME', URL, t)],
  testMailText: [testMailText('CLINIC', t)],
  noticeMail: SENT_KINDS.flatMap((kind) =>
    [true, false].map((isUnasked) =>
      noticeMail(sender, { text: outsideText(kind, t), english: null, isUnasked }, 'T', t),
    ),
  ),
  orderMail: owners.map((owner) => orderMail(sender, { ...owner, id: '0A1B2C3D', totalCents: 1250 }, t)),
  lowStockMail: [0, 1, 9, 40].map((stock) => lowStockMail(sender, { name: 'PRODUCT', stock }, t)),
}

async function wordsOf(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { text } = await extractText(document, { mergePages: true })
  return text.normalize('NFC')
}

const about = { clinic: 'CLINIC', contact: ['STREET 1'], logo: null, createdAt: AT, locale: 'en' as const }

describe('with every text of the catalogue accented', () => {
  it('the mails of these tests are those of all *.mail.ts', () => {
    const named = globSync('server/**/*.mail.ts').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name),
    )
    expect(named.sort()).toEqual(Object.keys(MAILS).sort())
  })

  it.each(Object.entries(MAILS))('%s has no plain word', (_name, mails) => {
    for (const { subject, text } of mails) expect(plainWords(`${subject}\n${text}`), text).toEqual([])
  })

  it('no push has a plain word', () => {
    const pushes = SENT_KINDS.flatMap((kind) =>
      REMINDER_SLOTS.flatMap((slot) => [1, 2].map((open) => outsideText(kind, t, slot, open))),
    )
    expect(pushes.flatMap(plainWords)).toEqual([])
  })

  it('no notice has a plain word', () => {
    const named = { patient: 'PATIENT', author: 'AUTHOR', plan: 'PLAN', product: 'PRODUCT', stock: 2 }
    const ids = { targetId: '0A1B2C3D', patientId: null }
    const keys = [
      ...ACCOUNT_CHANGES,
      'other',
      ...ORDER_STATUSES.map((status) => `order ${status}`),
      'day full',
    ]
    const notices = NOTICE_KINDS.flatMap((kind) =>
      keys.flatMap((dedupeKey) =>
        [true, false].map((urgent) => noticeText({ kind, dedupeKey, urgent, ...named, ...ids }, t)),
      ),
    )
    expect(notices.flatMap(plainWords)).toEqual([])
  })

  it('the PDF of a plan has no plain word', async () => {
    const days: PlanItem['days'][] = [
      { kind: 'daily' },
      { kind: 'weekdays', days: [1, 2, 3, 4, 5] },
      { kind: 'weekdays', days: [1, 3] },
      { kind: 'cycle', on: 5, off: 2 },
      { kind: 'needed' },
      { kind: 'needed', maxPerDay: 3 },
    ]
    const items = days.map((one, i) => ({
      ...untimed(`HERB ${i}`),
      ...{ slots: SLOTS.slice(0, i), units: i + 1, unitName: 'capsule', days: one, until: '2027-01-31' },
    }))
    const plan = {
      ...{ ...about, patient: 'PATIENT', author: 'AUTHOR', title: 'TITLE', description: 'WHY' },
      ...{
        medications: items.map(({ text }) => text),
        dosageInstructions: 'HOW',
        duration: 'LONG',
        notes: 'N',
      },
    }
    for (const one of [items, []]) {
      const text = await wordsOf(drawPlan({ ...plan, items: one }, t))
      expect(text).toContain(t('plans.sheet.for', { name: 'PATIENT' }))
      expect(plainWords(text)).toEqual([])
    }
  })

  it('the PDF of a signed document has no plain word', async () => {
    const moment = { day: '2026-11-02', time: '09:05' }
    const sheet = {
      ...{ clinic: 'CLINIC', contact: ['STREET 1'], title: 'TITLE', version: 2, text: '# HEAD\nTEXT' },
      ...{ textSha256: '0'.repeat(64), askedBy: 'AUTHOR', explained: { ...moment, by: 'AUTHOR' } },
      ...{
        patient: 'PATIENT',
        name: 'NAME',
        signed: moment,
        handedBy: 'HANDER',
        zone: 'UTC',
        locale: 'en' as const,
      },
    }
    const drawing = [{ points: [0, 9].map((x) => ({ x, y: x, time: x, pressure: 0.5 })) }]
    const ways: Pick<ConsentSheet, 'capacity' | 'method' | 'drawing'>[] = [
      { capacity: 'self', method: 'drawn', drawing },
      { capacity: 'guardian', method: 'typed', drawing: null },
    ]
    for (const kind of CONSENT_KINDS) {
      for (const way of ways) {
        const text = await wordsOf(drawConsent({ ...sheet, kind, ...way }, t))
        expect(text).toContain(t('consents.sheet.simple'))
        expect(plainWords(text)).toEqual([])
      }
    }
  })

  it.each(['patient', 'practitioner'] as const)(
    'the PDF of a result for the %s has no plain word',
    async (audience) => {
      const row = (name: string, over: Partial<Parameters<typeof markerRow>[0]>) =>
        markerRow({ name, marker: name, unit: 'mmol/L', ...over })
      const concluded = conclusionsFor(
        {
          collectedOn: '2026-11-01',
          possibleDays: [],
          language: null,
          unread: [],
          markers: [
            markerRow(),
            row('Potassium', { value: 6.9, low: 3.5, high: 5.1, flag: 'high' }),
            row('Lipase', { value: 300, low: null, high: 60, flag: 'high', doubtful: true }),
            row('Sodium', { value: 140, low: 135, high: 145, flag: 'normal' }),
            row('Glucose', { value: 9000, low: 3.9, high: null, flag: null, plausible: false }),
          ],
          qualitative: [
            { name: 'HBSAG', text: 'POSITIVE', page: 1, place: markerRow().place, doubtful: false },
          ],
        },
        { today: '2026-11-02' },
      )
      const written = {
        ...{
          summary: 'SUMMARY',
          sections: [{ title: 'PART', text: 'TEXT', rows: [0, 1] }],
          questions: ['WHAT?'],
        },
        ...{ model: 'MODEL', writtenOn: '2026-11-02' },
      }
      const sheet = {
        ...about,
        patient: 'PATIENT',
        fileName: 'FILE.PDF',
        audience,
        concluded: { ...concluded, written },
      }
      const text = await wordsOf(drawResult(sheet, t))
      expect(text).toContain(t('bloodTests.sheet.value'))
      // English names of markers, and those of hospitals whose limits are cited.
      const sources = concluded.findings.flatMap((one) =>
        'differs' in one ? [one.from, ...one.differs].map(({ source }) => source) : [],
      )
      const names = new Set([...MARKERS.map(({ name }) => name), ...sources].join(' ').match(/\w+/g))
      expect(plainWords(text).filter((word) => !names.has(word))).toEqual([])
    },
  )

  it('the PDF of an order has no plain word', async () => {
    const order = {
      ...{
        ...about,
        buyer: 'BUYER',
        id: '0A1B2C3D',
        totalCents: 2500,
        paidAt: AT,
        deliveryAddress: 'STREET 2',
      },
      items: [{ name: 'PRODUCT', quantity: 2, priceCents: 1250 }],
    }
    const states = ORDER_STATUSES.flatMap((status) =>
      PAYMENTS.flatMap((payment) => DELIVERIES.map((delivery) => ({ status, payment, delivery }))),
    )
    for (const state of states) {
      const deliveryAddress = state.delivery === 'pickup' ? null : order.deliveryAddress
      const text = await wordsOf(drawReceipt({ ...order, ...state, deliveryAddress }, t))
      expect(text).toContain(t('shop.order.total'))
      expect(plainWords(text)).toEqual([])
    }
  })
})
