import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formVersions, practitionerPatients, sentForms } from '../../drizzle/schema.ts'
import { LANGUAGES } from '../../locales/translate.ts'
import { type Person, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { seedForms } from './forms.ts'
import { sayIn } from './texts.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off', ROLE: 'web' })
})
afterAll(() => portal.close())

describe.each(LANGUAGES)('the demo’s forms in %s', (language) => {
  let elena: Person
  let maya: Person
  let samir: Person
  beforeAll(async () => {
    elena = await signUp(portal, 'practitioner')
    maya = await signUp(portal, 'patient', 'Maya Lindqvist')
    samir = await signUp(portal, 'patient', 'Samir Haddad')
    await portal.deps.db
      .insert(practitionerPatients)
      .values([maya, samir].map(({ id: patientId }) => ({ practitionerId: elena.id, patientId })))
    const patients = new Map([
      ['Maya Lindqvist', maya.id],
      ['Samir Haddad', samir.id],
    ])
    await portal.deps.db.transaction((tx) =>
      seedForms(sayIn(language), tx, { practitionerId: elena.id, patients }, { language }),
    )
  })

  it('are four, in use and as they were published', async () => {
    const own = (await elena.api.forms.list()).filter(({ isOwn }) => isOwn)
    expect(own.map(({ version, changed, language: written }) => [version, changed, written])).toEqual(
      Array.from({ length: 4 }, () => [1, false, language]),
    )
  })

  it('are answered by the demo patient once, with one that waits', async () => {
    expect((await maya.api.forms.mine()).map(({ state }) => state)).toEqual(['sent', 'submitted'])
    const [answered] = await elena.api.forms.ofPatient({ patientId: maya.id })
    expect(answered?.answers).toMatchObject({ painSites: ['nape', 'rightKnee'], mainComplaintScore: 6 })
    const proposals = await elena.api.care.proposals({ patientId: maya.id })
    expect(proposals.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['allergies', 'medicalHistory']),
    )
  })

  it('have scores that fall over the weeks', async () => {
    const answers = await portal.deps.db
      .select({ answers: sentForms.answers, at: sentForms.closedAt })
      .from(sentForms)
      .innerJoin(formVersions, eq(formVersions.id, sentForms.versionId))
      .where(eq(sentForms.patientId, samir.id))
      .orderBy(asc(sentForms.closedAt))
    expect(answers.map(({ answers: given }) => given.complaint1Score)).toEqual([5, 3])
  })
})
