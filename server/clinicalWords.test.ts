import { randomUUID } from 'node:crypto'
import { markerRow } from '@verbena/lab-reader/markerRow'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products } from '../drizzle/schema.ts'
import { isUnreviewed } from '../locales/clinical.ts'
import { LANGUAGES } from '../locales/translate.ts'
import { clinicalTexts, translatorFor } from './platform/locales.ts'
import { callerOf, type Person, signUp } from './test/caller.ts'
import { startPortal, type TestPortal } from './test/portal.ts'
import { storeResult } from './test/results.ts'

const unreviewed = LANGUAGES.filter(isUnreviewed)
const message = (error: Error) => error.message

it('translatorFor gives no translator of clinical messages but the English one', () => {
  const german = translatorFor('de')
  // @ts-expect-error: a clinical message needs `clinicalTexts`
  german('safety.ageUnknown')
  expect(translatorFor('en')('safety.ageUnknown')).not.toBe('')
})

describe.each(unreviewed)('what the API words clinically in %s', (language) => {
  let portal: TestPortal
  let elena: Person
  let maya: Person
  let result: string
  let productId: string
  beforeAll(async () => {
    portal = await startPortal({ RATE_LIMITS: 'off', ROLE: 'web' })
    const admin = await signUp(portal, 'admin')
    elena = await signUp(portal, 'practitioner')
    maya = await signUp(portal)
    await admin.api.admin.assignments.assign({ practitionerId: elena.id, patientId: maya.id })
    await maya.api.auth.updateProfile({ fullName: 'Maya Lindqvist', currentMedications: 'Sertraline 50 mg' })
    const potassium = { name: 'Potassium', value: 6.9, unit: 'mmol/L', low: 3.5, high: 5.1 } as const
    const ordinary = { name: 'Ferritin', value: 5.4, unit: 'mmol/L', low: 3.5, high: 5.1 } as const
    const day = new Date().toISOString().slice(0, 10)
    const store = (row: typeof potassium | typeof ordinary) =>
      storeResult(portal.deps, maya.id, { markers: [markerRow({ ...row, flag: 'high' })], collectedOn: day })
    result = await store(potassium)
    await store(ordinary)
    const [wort] = await portal.deps.db
      .insert(products)
      .values({ name: "St John's Wort", priceCents: 900, stock: 5, category: 'herbs' })
      .returning({ id: products.id })
    productId = wort?.id ?? ''
  })
  afterAll(() => portal.close())

  const both = (person: Person) => ({ own: callerOf(portal, person.cookie, language), english: person.api })
  const beside = (text: string, english: string) =>
    translatorFor(language)('app.withEnglish', { text, english })

  it('a refusal to save an unsafe plan or to order names its pairs in English too', async () => {
    const { own, english } = both(elena)
    const plan = { patientId: maya.id, title: 'Mood', medications: "St John's Wort" }
    const wanted = await english.plans.create(plan).catch(message)
    const refused = await own.plans.create(plan).catch(message)
    expect(refused).not.toBe(wanted)
    expect(refused).toContain(`${beside('', `${wanted}`)}`.trim())

    const order = { lines: [{ productId, quantity: 1 }], idempotencyKey: randomUUID() }
    const buyer = both(maya)
    const needed = await buyer.english.shop.placeOrder(order).catch(message)
    expect(await buyer.own.shop.placeOrder(order).catch(message)).toContain(beside('', `${needed}`).trim())
  })

  it('the texts of a safety check have the English beside each', async () => {
    const { own, english } = both(elena)
    const wanted = await english.plans.check({
      patientId: maya.id,
      medications: "St John's Wort, Vitamin D3 5000 IU",
    })
    const check = await own.plans.check({
      patientId: maya.id,
      medications: "St John's Wort, Vitamin D3 5000 IU",
    })
    const texts = ({ warnings, notes }: typeof check) => [
      ...warnings.flatMap(({ mechanism, action, details }) => [mechanism, action, ...details]),
      ...notes,
    ]
    expect(texts(wanted).length).toBeGreaterThan(4)
    expect(texts(check)).toHaveLength(texts(wanted).length)
    for (const [at, text] of texts(wanted).entries()) {
      expect(texts(check)[at]).toContain(beside('', text).trim())
    }
    expect(check.warnings.map(({ items }) => items[0])).toEqual(wanted.warnings.map(({ items }) => items[0]))
  })

  it('an urgent line of the worklist has the English beside its sentence, and no other line', async () => {
    const { own, english } = both(elena)
    const wanted = await english.care.worklist()
    const lines = await own.care.worklist()
    expect(lines.map(({ kind }) => kind)).toEqual(['critical', 'result'])
    expect(lines.map(({ sentence }, at) => sentence.includes(wanted[at]?.sentence ?? ''))).toEqual([
      true,
      false,
    ])
    const { attention } = await own.care.now({ today: new Date().toISOString().slice(0, 10) })
    expect(attention?.lines[0]?.sentence).toBe(lines[0]?.sentence)
  })

  it('the text of a result is followed by the English one', async () => {
    const { own, english } = both(maya)
    const wanted = String((await english.bloodTests.get({ id: result })).analysis)
    const text = String((await own.bloodTests.get({ id: result })).analysis)
    expect(text).toContain(`# ${translatorFor(language)('app.inEnglish')}\n\n${wanted}`)
  })
})

it('clinicalTexts have no English beside English', () => {
  expect(clinicalTexts('en-GB', (t) => t('safety.ageUnknown')).english).toBeNull()
})
