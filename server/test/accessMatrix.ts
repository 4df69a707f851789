import { randomUUID } from 'node:crypto'
import { DEFAULT_SETTINGS } from '../../shared/notices.ts'
import { ANSWERED_AT, makeRows } from './make.ts'
import type { TestPortal } from './portal.ts'
import { subscription } from './pushService.ts'

/**
 * The five kinds of callers. The verified practitioner and the admin have no care link except those that a test
 * creates.
 */
export const ACTORS = ['nobody', 'patient', 'unverified', 'verified', 'admin'] as const
export type Actor = (typeof ACTORS)[number]

/** The actors whom each kind of procedure admits. */
export const LETS_IN = {
  anyone: ['nobody', 'patient', 'unverified', 'verified', 'admin'],
  signedIn: ['patient', 'unverified', 'verified', 'admin'],
  patient: ['patient'],
  practitioner: ['unverified', 'verified', 'admin'],
  verified: ['verified', 'admin'],
  admin: ['admin'],
} as const satisfies Record<string, readonly Actor[]>
type Guard = keyof typeof LETS_IN

/** Whose the named row is: the caller's (or a patient's in the caller's care), somebody else's, or an unknown id. */
export const WHOSE = ['own', 'foreign', 'random'] as const
export type Whose = (typeof WHOSE)[number]

type Status = 200 | 400 | 404
/** One way to call a procedure: who is admitted, its input, and the status for each kind of id. */
export type Access = {
  to: Guard
  /** Creates a row that belongs to the person. Without it, the call names no row. */
  row?: (personId: string) => Promise<string>
  input?: (id: string) => object
  answers: Record<Whose, Status>
  /** An unverified practitioner may not read, even with a care link. */
  wantsVerified?: boolean
  /** An admin may read everyone's. */
  everyForAdmin?: boolean
}

/** An unknown note, for everyone. */
const UNKNOWN: Record<Whose, Status> = { own: 404, foreign: 404, random: 404 }

// Read when an input is built, so that a run across midnight asks for the day of its rows.
const today = () => new Date().toISOString().slice(0, 10)
const text = 'As a test says'
const patientFields = () => ({
  fullName: 'New Person',
  email: `${randomUUID()}@test.clinic`,
  password: 'a good password',
})
const productFields = { name: 'Nettle', priceCents: 900, stock: 3 }
const packageFields = () => ({ name: randomUUID(), credits: 5, priceCents: 500 })

/**
 * Every procedure of the router and every file route, with its answers. A procedure or route that is missing here
 * fails the test.
 */
export async function accessMatrix(
  portal: TestPortal,
): Promise<{ procedures: Record<string, Access | Access[]>; addresses: Record<string, Access> }> {
  const rows = makeRows(portal.deps)
  const [someone, practitionerId] = [await rows.person(), await rows.practitioner(true)]
  const [aProduct, aPackage] = [await rows.product(), await rows.package()]
  const aTemplate = await rows.plan(someone, practitionerId)
  const aDocument = await rows.consentDocument(practitionerId)
  let days = 0
  const entry = (userId: string) =>
    rows.entry(userId, new Date(Date.UTC(2020, 0, ++days)).toISOString().slice(0, 10))
  const authored = (authorId: string) => rows.plan(someone, authorId)
  const prescribed = (patientId: string) => rows.plan(patientId, practitionerId)

  /** The call names no row. */
  const open = (to: Guard, input?: () => object): Access => ({
    to,
    ...(input ? { input } : {}),
    answers: { own: 200, foreign: 200, random: 200 },
  })
  type Named = { row: Access['row']; input: (id: string) => object }
  /** Only the caller's own rows; any other is answered like an unknown id. */
  const mine = (to: Guard, row: Named['row'], input: Named['input'] = (id) => ({ id })): Access => ({
    to,
    ...(row ? { row } : {}),
    input,
    answers: { own: 200, foreign: 404, random: 404 },
  })
  /** Every row of the clinic. */
  const every = (
    to: Guard,
    row: () => Promise<string>,
    input: Named['input'] = (id) => ({ id }),
  ): Access => ({
    to,
    row,
    input,
    answers: { own: 200, foreign: 200, random: 404 },
  })
  /** Reads of a patient in the caller's care. */
  const inCare = (more: object = {}): Access => ({
    ...mine('practitioner', rows.patientOf, (patientId) => ({ patientId, ...more })),
    wantsVerified: true,
  })
  const testOf = new Map<string, string>()
  const elsewhereOf = new Map<string, string>()
  /** A patient in the caller's care who took a resource in. */
  const withElsewhere = async (carer: string) => {
    const patientId = await rows.patientOf(carer)
    elsewhereOf.set(patientId, await rows.importedResource(patientId))
    return patientId
  }
  /** A patient in the caller's care who has a completed blood test. */
  const withBloodTest = async (carer: string) => {
    const patientId = await rows.patientOf(carer)
    testOf.set(patientId, await rows.completedBloodTest(patientId))
    return patientId
  }
  const testInCare = (): Access => ({
    ...mine('practitioner', withBloodTest, (patientId) => ({
      patientId,
      id: testOf.get(patientId) ?? randomUUID(),
    })),
    wantsVerified: true,
  })
  /** The same answer for the caller's, a foreign and an unknown row. */
  const alike = (to: Guard, row: Named['row'], input: Named['input']): Access => ({
    ...mine(to, row, input),
    answers: { own: 200, foreign: 200, random: 200 },
  })
  /** A thread of the caller's own. */
  const inThread = (more: object = {}): Access =>
    mine('signedIn', rows.practitionerOf, (threadWith) => ({ threadWith, ...more }))
  const wizard = () => ({
    ...{ demographics: '', symptoms: '', history: '', preferences: '' },
    idempotencyKey: randomUUID(),
  })

  let hours = 0
  /** Another even hour of the coming months at each call: the last hour of a day is not worked to its end. */
  const nextHour = () => {
    const begin = new Date(Date.now() + 2 * 86_400_000).setUTCHours(0, 0, 0, 0)
    return new Date(begin + ++hours * 2 * 3_600_000).toISOString()
  }
  const kindOf = new Map<string, string>()
  /** A practitioner whom everybody may ask for an appointment. */
  const bookable = async () => {
    const id = await rows.practitioner(true)
    kindOf.set(id, await rows.appointmentKind(id))
    return id
  }
  /** A patient in the care of a practitioner who has a kind of appointments. */
  const bookedBy = async (carer: string) => {
    const patientId = await rows.patientOf(carer)
    kindOf.set(patientId, await rows.appointmentKind(carer))
    return patientId
  }
  const formOf = new Map<string, string>()
  const aForm = () => rows.form(practitionerId)
  /** A patient in the caller's care, and a form to send. */
  const withForm = async (carer: string) => {
    const patientId = await rows.patientOf(carer)
    formOf.set(patientId, await rows.publishedForm(practitionerId))
    return patientId
  }
  /** A patient in the caller's care who has a form to fill in. */
  const withSentForm = async (carer: string) => {
    const patientId = await rows.patientOf(carer)
    formOf.set(patientId, await rows.sentForm(patientId, carer))
    return patientId
  }
  const ofForm = (patientId: string) => formOf.get(patientId) ?? randomUUID()
  /** A form of one's own; another author's may be read, and not changed. */
  const ownForm = (row: (authorId: string) => Promise<string>, more: object = {}): Access => ({
    ...mine('verified', row, (id) => ({ id, ...more })),
    everyForAdmin: true,
  })
  const kindId = (id: string) => kindOf.get(id) ?? randomUUID()
  const askedOf = async (practitioner: string) =>
    rows.appointment(await rows.person(), practitioner, 'asked', nextHour())
  const askedBy = async (patientId: string) =>
    rows.appointment(patientId, await rows.practitioner(true), 'asked', nextHour())
  const begunOf = async (practitioner: string) => {
    const hoursAgo = new Date(Date.now() - ++hours * 2 * 3_600_000).toISOString()
    return rows.appointment(await rows.person(), practitioner, 'confirmed', hoursAgo)
  }
  const confirmedFor = async (patientId: string) =>
    rows.appointment(patientId, await rows.practitioner(true), 'confirmed', nextHour())
  const OFFERED = '2090-01-02T09:00:00.000Z'
  const offeredTo = async (patientId: string) =>
    rows.appointment(patientId, await rows.practitioner(true), 'offered', OFFERED)
  const soon = () => new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)

  /** Checks only that the caller is admitted: the input is refused, because the whole call would destroy too much. */
  const refused = (to: Guard, input?: () => object): Access => ({
    ...open(to, input),
    answers: { own: 400, foreign: 400, random: 400 },
  })
  /** A call with the link of a device of the practice, whoever is signed in there. */
  const onDevice = (more: object = {}): Access =>
    every(
      'anyone',
      async () => rows.signingSession(await rows.person()),
      (link) => {
        const [token = '', id = token] = link.split(' ')
        return { token, id, ...more }
      },
    )
  const procedures: Record<string, Access | Access[]> = {
    'auth.me': open('anyone'),
    'auth.onChange': open('signedIn'),
    'auth.signUpPractitioner': open('anyone', patientFields),
    'auth.invite': every('anyone', rows.inviteToken, (token) => ({ token })),
    'auth.acceptInvite': every('anyone', rows.inviteToken, (token) => ({ token, ...patientFields() })),
    'auth.profile': open('signedIn'),
    'auth.factors': open('signedIn'),
    'auth.prove': refused('signedIn', () => ({ password: 'another one' })),
    'auth.accessToMine': open('signedIn'),
    'auth.deleteAccount': refused('signedIn', () => ({ password: 'another one', confirmation: 'DELETE' })),
    'auth.updateProfile': open('signedIn', () => ({ fullName: 'Test Person' })),
    'auth.sessions.list': open('signedIn'),
    'auth.sessions.end': mine('signedIn', rows.session),
    'auth.sessions.endOthers': open('signedIn'),
    'auth.identities.provider': open('anyone'),
    'auth.identities.list': open('signedIn'),
    'auth.identities.unlink': mine('signedIn', rows.identity),
    'auth.patients.list': open('practitioner'),
    'auth.patients.create': open('verified', patientFields),
    'auth.patients.canInvite': open('verified'),
    'auth.patients.profile': inCare(),
    'care.now': open('signedIn', () => ({ today: today() })),
    'care.search': open('signedIn', () => ({ text: 'rest' })),
    'care.worklist': open('practitioner'),
    'care.counts': inCare(),
    'care.open': inCare(),
    'care.onChange': open('practitioner'),
    'care.requestLink': open('verified', () => ({ email: patientFields().email })),
    'care.askedLinks': open('verified'),
    'care.withdrawLink': mine('verified', rows.linkRequestBy),
    'care.linkRequests': open('patient'),
    'care.answerLink': mine('patient', rows.linkRequestTo, (id) => ({ id, accept: true })),
    'care.practitioners': open('signedIn'),
    'care.requestCare': every(
      'patient',
      () => rows.practitioner(true),
      (id) => ({ practitionerId: id }),
    ),
    'care.askedCare': open('patient'),
    'care.withdrawCare': mine('patient', rows.careRequestBy),
    'care.careRequests': open('verified'),
    'care.answerCare': mine('verified', rows.careRequestTo, (id) => ({ id, accept: true })),
    'care.answerEmergencies': inCare({ until: '2026-01-01T00:00:00.000000Z' }),
    'care.markSeen': inCare({ matter: 'adherence' }),
    'care.proposals': [open('signedIn'), inCare()],
    'care.decideProposal': mine('signedIn', rows.proposal, (id) => ({ id, decision: 'leave' })),
    'forms.list': open('verified'),
    'forms.get': every('verified', aForm),
    'forms.save': open('verified', () => ({ title: 'Anamnesis', questionnaire: { item: [] } })),
    'forms.publish': ownForm(rows.form),
    'forms.copy': every('verified', aForm),
    'forms.retire': ownForm(rows.publishedForm, { retired: true }),
    'forms.setForNewPatients': ownForm(rows.publishedForm, { on: false }),
    'forms.send': {
      ...mine('practitioner', withForm, (patientId) => ({ patientId, formId: ofForm(patientId) })),
      wantsVerified: true,
    },
    'forms.takeBack': {
      ...mine('practitioner', withSentForm, (patientId) => ({ patientId, id: ofForm(patientId) })),
      wantsVerified: true,
    },
    'forms.mine': open('signedIn'),
    'forms.answer': mine('signedIn', rows.sentForm, (id) => ({ id, answers: {}, base: 0 })),
    'forms.submit': mine('signedIn', rows.sentForm, (id) => ({ id, answers: {} })),
    'forms.decline': mine('signedIn', rows.sentForm),
    'forms.ofPatient': inCare(),
    'forms.sentTo': inCare(),
    'forms.onChange': open('signedIn'),
    'auth.patients.setConditions': inCare({ conditions: ['epilepsy'] }),

    'appointments.hours': mine(
      'verified',
      async (practitionerId) => practitionerId,
      (practitionerId) => ({ practitionerId }),
    ),
    'appointments.setHours': open('verified', () => ({ weekly: [], exceptions: [] })),
    'appointments.kinds': open('signedIn', () => ({ practitionerId })),
    'appointments.bookable': open('signedIn'),
    'appointments.saveKind': [
      open('verified', () => ({ name: 'Visit', minutes: 30, place: 'practice' })),
      mine('verified', rows.appointmentKind, (id) => ({ id, name: 'Visit', minutes: 30, place: 'practice' })),
    ],
    'appointments.free': every('signedIn', bookable, (id) => ({
      ...{ practitionerId: id, kindId: kindId(id), from: soon(), until: soon() },
    })),
    'appointments.ask': every('signedIn', bookable, (id) => ({
      ...{ practitionerId: id, kindId: kindId(id), at: `${soon()}T10:00:00.000Z`, key: randomUUID() },
    })),
    'appointments.book': {
      ...mine('practitioner', bookedBy, (patientId) => ({
        ...{ patientId, kindId: kindId(patientId), at: nextHour(), key: randomUUID() },
      })),
      wantsVerified: true,
    },
    'appointments.offer': {
      ...mine('practitioner', bookedBy, (patientId) => ({
        ...{ patientId, kindId: kindId(patientId), times: [nextHour()], key: randomUUID() },
      })),
      wantsVerified: true,
    },
    'appointments.accept': mine('signedIn', offeredTo, (id) => ({ id, at: OFFERED })),
    'appointments.confirm': mine('verified', askedOf),
    'appointments.decline': mine('verified', askedOf),
    'appointments.cancel': mine('signedIn', confirmedFor),
    'appointments.move': mine('signedIn', askedBy, (id) => ({ id, at: nextHour() })),
    'appointments.close': mine('verified', begunOf, (id) => ({ id, state: 'kept' })),
    'appointments.wantEarlier': mine('signedIn', confirmedFor, (id) => ({ id, wanted: true })),
    'appointments.mine': open('signedIn'),
    'appointments.list': open('verified', () => ({ from: soon(), until: soon() })),
    'appointments.requests': open('verified'),
    'appointments.clinicDay': open('admin', () => ({ date: soon() })),
    'appointments.clinicHours': open('admin', () => ({ date: soon() })),
    'appointments.feed': open('signedIn'),
    'appointments.renewFeed': open('signedIn'),
    'appointments.busyFeed': open('verified'),
    'appointments.setBusyFeed': open('verified', () => ({ url: null })),
    'appointments.onChange': open('signedIn'),

    'record.held': open('signedIn'),
    'record.shares': open('signedIn'),
    'record.downloads': open('signedIn'),
    'record.share': open('signedIn', () => ({ what: 'record', hours: 1, passcode: '471902' })),
    'record.revoke': mine('signedIn', rows.share),
    'consents.documents': open('verified'),
    'consents.versions': every(
      'verified',
      () => rows.consentDocument(practitionerId),
      (documentId) => ({ documentId }),
    ),
    'consents.version': every(
      'verified',
      () => rows.consentDocument(practitionerId),
      (documentId) => ({ documentId }),
    ),
    'consents.saveDocument': [
      open('verified', () => ({ title: 'House rules', text, kind: 'own' })),
      every(
        'verified',
        () => rows.consentDocument(practitionerId),
        (id) => ({ id, title: 'House rules', text, kind: 'own' }),
      ),
    ],
    'consents.retireDocument': every(
      'verified',
      () => rows.consentDocument(practitionerId),
      (id) => ({ id, retired: true }),
    ),
    'consents.ask': {
      ...inCare(),
      input: (patientId) => ({ patientId, documentId: aDocument }),
    },
    // With something to sign, the caller's session would end.
    'consents.handOver': { ...inCare(), answers: { own: 400, foreign: 404, random: 404 } },
    'consents.device.documents': onDevice(),
    'consents.device.sign': onDevice({ name: 'Somebody Else', capacity: 'self', method: 'typed' }),
    'consents.device.decline': onDevice(),
    'consents.device.question': onDevice(),
    'consents.device.handBack': onDevice(),
    'consents.ofPatient': inCare(),
    'consents.mine': open('signedIn'),
    'consents.get': mine('signedIn', rows.consent),
    'consents.sign': mine('signedIn', rows.consent, (id) => ({
      id,
      ...{ name: 'Test Person', capacity: 'self', method: 'typed' },
    })),
    'consents.decline': mine('signedIn', rows.consent),
    'consents.withdraw': mine('signedIn', rows.signedConsent),

    'bloodTests.list': open('signedIn'),
    'bloodTests.get': [mine('signedIn', rows.completedBloodTest), testInCare()],
    'bloodTests.storage': open('signedIn'),
    'bloodTests.trends': open('signedIn'),
    'bloodTests.ofPatient': inCare(),
    'bloodTests.trendsOfPatient': inCare(),
    'bloodTests.trendsOfMarker': [
      open('signedIn', () => ({ marker: 'Ferritin' })),
      inCare({ marker: 'Ferritin' }),
    ],
    'bloodTests.retry': mine('signedIn', rows.failedBloodTest),
    'bloodTests.remove': mine('signedIn', rows.completedBloodTest),
    'bloodTests.acknowledge': mine('signedIn', rows.completedBloodTest),
    'bloodTests.takeBackAcknowledgement': mine('signedIn', rows.completedBloodTest),
    'bloodTests.correct': mine('signedIn', rows.completedBloodTest, (id) => ({
      id,
      row: 0,
      seen: { name: 'Ferritin', value: 12 },
      change: null,
    })),
    'bloodTests.answerCheck': mine('signedIn', rows.completedBloodTest, (id) => ({
      id,
      check: 'unread-0',
      seen: null,
      said: 'no result',
      row: null,
    })),
    'bloodTests.setCollectedOn': mine('signedIn', rows.completedBloodTest, (id) => ({
      id,
      seen: null,
      day: '2026-03-09',
    })),
    'bloodTests.withdraw': mine('signedIn', rows.answeredBloodTest, (id) => ({ id, at: ANSWERED_AT })),
    'bloodTests.review': testInCare(),
    'bloodTests.commentTemplates': open('practitioner'),
    'bloodTests.saveCommentTemplate': open('practitioner', () => ({ name: 'See me', text })),
    'bloodTests.removeCommentTemplate': open('practitioner', () => ({ name: 'See me' })),
    'bloodTests.retests': [open('signedIn'), inCare()],
    'bloodTests.planRetest': inCare({ marker: 'Ferritin', weeks: 12 }),
    'bloodTests.cancelRetest': {
      ...mine('practitioner', async (practitioner) =>
        rows.retest(await rows.patientOf(practitioner), practitionerId),
      ),
      wantsVerified: true,
    },
    'bloodTests.modelConsent': open('signedIn'),
    'bloodTests.setModelConsent': open('signedIn', () => ({ agreed: false })),
    'bloodTests.onChange': open('signedIn'),

    'care.notes.list': inCare(),
    'care.notes.facts': inCare({ today: today() }),
    'care.notes.save': inCare({ plan: text, base: null }),
    // The id of a note is checked after the care link; visitNotes.test.ts covers the rest.
    'care.notes.sign': { ...inCare({ id: randomUUID(), base: randomUUID() }), answers: UNKNOWN },
    'care.notes.addAddendum': { ...inCare({ id: randomUUID(), text }), answers: UNKNOWN },
    'care.notes.released': open('signedIn'),
    'care.timeline': [
      open('signedIn', () => ({ from: today(), until: today() })),
      inCare({ from: today(), until: today() }),
    ],

    'credits.balance': open('signedIn'),
    'credits.packages': open('signedIn'),
    'credits.statement': alike('signedIn', rows.purchase, (cursor) => ({ cursor })),
    'credits.wizardRecommends': open('signedIn'),
    'credits.runWizard': open('signedIn', wizard),
    'credits.wizardHistory': open('practitioner'),
    'credits.onChange': open('signedIn'),

    'health.addEntry': open('signedIn', () => ({ date: today() })),
    'health.editEntry': mine('signedIn', entry),
    'health.removeEntry': mine('signedIn', entry),
    'health.entries': open('signedIn'),
    'health.summary': open('signedIn', () => ({ today: today() })),
    'health.csv': open('signedIn'),
    'health.previewImport': open('signedIn', () => ({ csv: 'date\n2020-01-01' })),
    'health.importEntries': open('signedIn', () => ({ csv: 'date\n2020-01-01' })),
    'measurements.add': open('signedIn', () => ({
      ...{
        at: new Date().toISOString(),
        kind: 'weight',
        values: { value: 72.4 },
        unit: 'kg',
        key: randomUUID(),
      },
    })),
    'record.importPreview': mine('signedIn', rows.recordImport),
    'record.applyImport': mine('signedIn', rows.recordImport),
    'record.decideImport': mine('signedIn', rows.recordImportEntry, (id) => ({
      ...{ id, ref: id, decision: 'leave' },
    })),
    'record.correctImport': mine('signedIn', rows.recordImportEntry, (id) => ({
      ...{ id, ref: id, value: '70', unit: 'kg', at: '2025-03-01T07:00:00Z' },
    })),
    'record.elsewhere': [open('signedIn', () => ({})), inCare()],
    'record.readElsewhere': [
      mine('signedIn', rows.importedResource),
      {
        ...mine('practitioner', withElsewhere, (patientId) => ({
          ...{ patientId, id: elsewhereOf.get(patientId) ?? randomUUID() },
        })),
        wantsVerified: true,
      },
    ],
    'record.removeElsewhere': mine('signedIn', rows.importedResource),
    'measurements.list': [
      open('signedIn', () => ({ from: today(), until: today() })),
      inCare({ from: today(), until: today() }),
    ],
    'measurements.remove': mine('signedIn', rows.measurement),
    'measurements.targets': [open('signedIn'), inCare()],
    'measurements.setTarget': [
      open('signedIn', () => ({ kind: 'weight', target: { goal: 70 } })),
      inCare({ kind: 'pulse', target: { low: 50, high: 90 } }),
    ],
    'measurements.rules': inCare(),
    'measurements.setRule': inCare({ kind: 'weight', rule: { change: 2, days: 7 } }),
    'health.patientEntries': inCare({ today: today() }),
    'health.patientSummary': inCare({ today: today() }),
    'health.analysePatient': inCare({ analysisType: 'gut-health' }),
    'health.analysis': { ...mine('practitioner', rows.analysis), wantsVerified: true },
    'health.analyses': inCare(),

    'messages.threads': open('signedIn'),
    'messages.thread': inThread(),
    'messages.unread': open('signedIn'),
    'messages.quotable': inThread(),
    'messages.send': inThread({ text, key: randomUUID() }),
    'messages.markRead': inThread(),
    'messages.withdraw': mine('signedIn', rows.message),
    'messages.settings': open('practitioner'),
    'messages.updateSettings': open('practitioner', () => ({
      ...{ timeZone: 'UTC', hours: [], answerHours: null, absence: null },
    })),
    'messages.onChange': open('signedIn'),

    'notices.list': open('signedIn'),
    'notices.unread': open('signedIn'),
    'notices.markRead': open('signedIn', () => ({ ids: [randomUUID()] })),
    'notices.settings': open('signedIn'),
    'notices.updateSettings': open('signedIn', () => DEFAULT_SETTINGS),
    'notices.pushKey': open('signedIn'),
    'notices.devices': open('signedIn'),
    'notices.addDevice': open('signedIn', subscription),
    'notices.removeDevice': mine('signedIn', rows.device),
    'notices.onChange': open('signedIn'),

    'plans.mine': open('signedIn'),
    'plans.today': open('signedIn', () => ({ date: today() })),
    'plans.setSlot': open('signedIn', () => ({ date: today(), slot: 'any' })),
    'plans.versions': { ...mine('signedIn', prescribed, (planId) => ({ planId })), everyForAdmin: true },
    'plans.setDose': mine('signedIn', prescribed, (planId) => ({
      planId,
      medication: 'Zinc',
      date: today(),
      taken: true,
    })),
    'plans.adherence': inCare({ today: today() }),
    'plans.ofPatient': inCare(),
    'plans.authored': alike('practitioner', authored, (cursor) => ({ cursor })),
    'plans.templates': open('practitioner'),
    'plans.patientOptions': open('practitioner'),
    'plans.check': alike('practitioner', rows.patientOf, (patientId) => ({ patientId, medications: 'Zinc' })),
    'plans.checkCart': open('signedIn', () => ({ productIds: [aProduct, randomUUID()] })),
    // Writing a plan for a patient needs no care link.
    'plans.create': every('verified', rows.person, (patientId) => ({ patientId, title: text })),
    'plans.assign': [
      every(
        'verified',
        () => authored(practitionerId),
        (templateId) => ({ templateId, patientId: someone }),
      ),
      every('verified', rows.person, (patientId) => ({ templateId: aTemplate, patientId })),
    ],
    'plans.update': mine('practitioner', authored, (id) => ({ id, patientId: someone, title: text })),
    'plans.remove': mine('practitioner', authored),
    'plans.library.list': open('verified'),
    'plans.library.folders': open('verified'),
    'plans.library.save': [
      open('verified', () => ({ name: 'Sleep', title: 'Sleep' })),
      mine('verified', rows.planTemplate, (id) => ({ id, name: 'Sleep', title: 'Sleep' })),
      mine('verified', authored, (fromPlan) => ({ fromPlan, name: 'Sleep', title: 'Sleep' })),
    ],
    'plans.library.remove': mine('verified', rows.planTemplate),
    'plans.library.use': mine('verified', rows.planTemplate, (id) => ({ id, patientId: someone })),

    'shop.products': open('anyone', () => ({ search: 'Herb' })),
    'shop.placeOrder': every('signedIn', rows.product, (productId) => ({
      lines: [{ productId, quantity: 1 }],
      idempotencyKey: randomUUID(),
    })),
    'shop.cancelOrder': mine('signedIn', rows.order, (orderId) => ({ orderId })),
    'shop.orders': alike('signedIn', rows.order, (cursor) => ({ cursor })),
    'shop.supply': open('signedIn'),
    'shop.setUnitsLeft': every('signedIn', rows.product, (productId) => ({ productId, unitsLeft: 3 })),
    'shop.onChange': open('signedIn'),

    'admin.backup': open('admin'),
    'clinic.about': open('anyone'),
    'admin.clinic.settings': open('admin'),
    'admin.clinic.update': open('admin', () => ({ imprint: 'Registered in Utrecht' })),
    'admin.clinic.checks': open('admin'),
    'admin.clinic.testMail': refused('admin', () => ({})),
    'admin.clinic.testStorage': open('admin'),
    'admin.clinic.makeBackup': refused('admin', () => ({})),
    'admin.sending': open('admin'),
    'admin.releaseSending': open('admin'),
    'admin.ownsTables': open('admin'),
    'admin.stats': open('admin'),
    'admin.audit.list': open('admin'),
    'admin.users.list': open('admin'),
    'admin.users.people': open('admin', () => ({ role: 'patient' })),
    'admin.users.setRole': every('admin', rows.person, (userId) => ({ userId, role: 'practitioner' })),
    'admin.users.verify': every(
      'admin',
      () => rows.practitioner(false),
      (userId) => ({ userId }),
    ),
    'admin.users.suspend': every('admin', rows.person, (userId) => ({ userId })),
    'admin.users.restore': every('admin', rows.person, (userId) => ({ userId })),
    'admin.invites.list': open('admin'),
    'admin.invites.create': open('admin', () => ({ role: 'practitioner' })),
    'admin.invites.revoke': every('admin', rows.invite),
    'admin.assignments.list': open('admin'),
    'admin.assignments.assign': [
      every('admin', rows.person, (patientId) => ({ practitionerId, patientId })),
      every(
        'admin',
        () => rows.practitioner(true),
        (id) => ({ practitionerId: id, patientId: someone }),
      ),
    ],
    'admin.assignments.remove': every('admin', () => rows.careLink(practitionerId)),
    'admin.packages.list': open('admin'),
    'admin.packages.create': open('admin', packageFields),
    'admin.packages.update': every('admin', rows.package, (id) => ({ id, ...packageFields() })),
    'admin.packages.delete': every('admin', rows.package),
    'admin.plans.list': open('admin'),
    'admin.plans.create': every('admin', rows.person, (patientId) => ({ patientId, title: text })),
    'admin.plans.update': every(
      'admin',
      () => authored(practitionerId),
      (id) => ({ id, patientId: someone, title: text }),
    ),
    'admin.plans.delete': every('admin', () => authored(practitionerId)),
    'admin.credits.recordSale': [
      every('admin', rows.person, (userId) => ({ userId, packageId: aPackage })),
      every('admin', rows.package, (packageId) => ({ userId: someone, packageId })),
    ],
    'admin.credits.adjust': every('admin', rows.person, (userId) => ({ userId, amount: 1, reason: text })),
    'admin.products.list': open('admin'),
    'admin.products.forecast': open('admin'),
    'admin.products.create': open('admin', () => productFields),
    'admin.products.update': every('admin', rows.product, (id) => ({ id, ...productFields })),
    'admin.products.delete': every('admin', rows.product, (productId) => ({ productId })),
    'admin.products.adjustStock': every('admin', rows.product, (productId) => ({ productId, delta: 1 })),
    'admin.products.ledger': alike('admin', rows.product, (productId) => ({ productId })),
    'admin.imports.preview': every('admin', () => rows.import(practitionerId)),
    'admin.imports.apply': every(
      'admin',
      () => rows.import(practitionerId),
      (id) => ({ id, mapping: {} }),
    ),
    'admin.imports.status': every('admin', () => rows.import(practitionerId)),
    'admin.imports.undo': every('admin', () => rows.import(practitionerId, 'done')),
    'admin.orders.list': open('admin'),
    'admin.orders.setPayment': every(
      'admin',
      () => rows.order(someone),
      (orderId) => ({ orderId, payment: 'desk' }),
    ),
    'admin.orders.setStatus': every(
      'admin',
      () => rows.order(someone),
      (orderId) => ({ orderId, status: 'processing' }),
    ),
  }

  const addresses: Record<string, Access> = {
    'GET /api/my-data': open('signedIn'),
    'GET /api/record/fhir': open('signedIn'),
    'GET /api/record/summary': open('signedIn'),
    'GET /api/record/summary.pdf': open('signedIn'),
    // Of no share; shares.test.ts opens one.
    'POST /api/shares/:token': refused('anyone'),
    'GET /api/shares/files/:ticket': { ...open('anyone'), answers: { own: 404, foreign: 404, random: 404 } },
    // Of no calendar; feed.test.ts reads one.
    'GET /api/calendar/:file': { ...open('anyone'), answers: { own: 404, foreign: 404, random: 404 } },
    'POST /api/imports': refused('admin'),
    'POST /api/record/import': refused('signedIn'),
    'GET /api/imports/:id/refused.csv': every('admin', () => rows.import(practitionerId)),
    'GET /api/exports/users.csv': open('admin'),
    'GET /api/exports/orders.csv': open('admin'),
    'GET /api/exports/products.csv': open('admin'),
    'GET /api/exports/audit.csv': open('admin'),
    'POST /api/blood-tests': refused('signedIn'),
    'POST /api/message-files': refused('signedIn'),
    'GET /api/message-files/:id': mine('signedIn', rows.messageFile),
    'GET /api/blood-tests/:id/file': mine('signedIn', rows.completedBloodTest),
    'GET /api/blood-tests/:id/pages/:page': mine('signedIn', rows.completedBloodTest),
    'GET /api/blood-tests/:id/printed': mine('signedIn', rows.completedBloodTest),
    'GET /api/blood-tests/:id/fhir': mine('signedIn', rows.completedBloodTest),
    'GET /api/blood-tests/:id/report.pdf': mine('signedIn', rows.completedBloodTest),
    'GET /api/consents/:id/file': mine('signedIn', rows.signedConsent),
    'GET /api/forms/:id/form.pdf': mine('signedIn', rows.submittedForm),
    'GET /api/forms/:id/fhir': mine('signedIn', rows.submittedForm),
    'GET /api/plans/:id/plan.pdf': { ...mine('signedIn', prescribed), everyForAdmin: true },
    'GET /api/orders/:id/receipt.pdf': { ...mine('signedIn', rows.order), everyForAdmin: true },
    'GET /api/catalogue/shop.products': open('anyone'),
    'POST /api/clinic/logo': refused('admin'),
    // The clinic has none.
    'GET /api/clinic/logo.webp': { ...open('anyone'), answers: { own: 404, foreign: 404, random: 404 } },
    'POST /api/product-images/': refused('admin'),
    'GET /api/product-images/:name': every('anyone', rows.picture),
  }
  return { procedures, addresses }
}
