import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { practitionerPatients } from '../../drizzle/schema.ts'
import type { Answers } from '../../shared/forms.ts'
import { flatten } from '../../shared/forms.ts'
import { linesOf } from '../../shared/formText.ts'
import { shippedForm } from '../../shared/shippedForms/shippedForm.ts'
import { translatorFor } from '../platform/locales.ts'
import { type Person, send, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'

/** The language of the form, and so of its document. */
const german = translatorFor('de')

let portal: TestPortal
let elena: Person
let maya: Person
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off', ROLE: 'web', CLINIC_NAME: 'Clinic of the Lake' })
  elena = await signUp(portal, 'practitioner')
  maya = await signUp(portal)
  await portal.deps.db.insert(practitionerPatients).values({ practitionerId: elena.id, patientId: maya.id })
})
afterAll(() => portal.close())

const flat = (text: string) => text.replaceAll(/\s+/g, ' ').normalize('NFC')
const fileOf = (id: string, file: 'form.pdf' | 'fhir', { cookie }: Person) =>
  send(portal, 'GET', `/api/forms/${id}/${file}`, undefined, { headers: { cookie } })
async function textOf(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  return flat((await extractText(document, { mergePages: true })).text)
}

it('the PDF of a form has every question that was asked and every answer, in the form’s language', async () => {
  const { title, questionnaire } = await shippedForm('firstVisit', 'de')
  const questions = flatten(questionnaire.item).filter(({ type }) => type !== 'group' && type !== 'display')
  const long = questions.find(({ type }) => type === 'text')
  const given = questions.flatMap((item): [string, Answers[string]][] => {
    if (item.type === 'text') {
      const words = item === long ? `${'sehr lange '.repeat(200)}her` : `Antwort zu ${item.linkId}`
      return [[item.linkId, words]]
    }
    if (item.look === 'sites') return [[item.linkId, ['leftKnee', 'lowerBack']]]
    if (item.look === 'scale') return [[item.linkId, item.min ?? 0]]
    return item.required && item.type === 'string' ? [[item.linkId, `Wort ${item.linkId}`]] : []
  })
  const names = new Set(questionnaire.item.flatMap(({ item = [] }) => item.map(({ linkId }) => linkId)))
  const answers = Object.fromEntries(given.filter(([linkId]) => names.has(linkId)))
  const must = questions.filter(
    ({ linkId, required }) => required && names.has(linkId) && !(linkId in answers),
  )
  for (const { linkId } of must) answers[linkId] = { declined: true }
  const { id: formId } = await elena.api.forms.save({ title, language: 'de', questionnaire })
  await elena.api.forms.publish({ id: formId })
  const { id } = await elena.api.forms.send({ patientId: maya.id, formId })
  expect((await fileOf(id, 'form.pdf', maya)).statusCode).toBe(404)
  await maya.api.forms.submit({ id, answers })
  const [form] = await maya.api.forms.mine()
  const kept = Object.entries(form?.answers ?? {})
  expect(kept.length).toBeGreaterThan(10)

  const answer = await fileOf(id, 'form.pdf', elena)
  expect(answer.headers['content-type']).toBe('application/pdf')
  const text = await textOf(answer.rawPayload)
  expect(text).toContain('Clinic of the Lake')
  for (const [linkId, value] of kept) {
    const item = questions.find((one) => one.linkId === linkId)
    if (!item) throw new Error(`no question ${linkId}`)
    expect(text).toContain(flat(item.text))
    for (const line of linesOf(german, item, value)) expect(text).toContain(flat(line))
  }
  const bundle = (await fileOf(id, 'fhir', elena)).json()
  expect(bundle.entry[2].resource).toMatchObject({ resourceType: 'QuestionnaireResponse', id })
})
