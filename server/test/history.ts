import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { uploadBloodTest } from '../bloodTests/upload.ts'
import { ironPanel } from '../demo/reports.ts'
import { type Person, signUp } from './caller.ts'
import type { TestPortal } from './portal.ts'
import { subscription } from './pushService.ts'

/** A patient with some data of every kind, and a practitioner who read it. Each of her texts contains `word`. */
export async function makeHistory(portal: TestPortal, admin: Person, word = 'Asthma') {
  const today = new Date().toISOString().slice(0, 10)
  const maya = await signUp(portal, 'patient', 'Maya Lindqvist')
  const jonas = await signUp(portal, 'practitioner')
  await maya.api.auth.updateProfile({
    fullName: 'Maya Lindqvist',
    phone: '070',
    dateOfBirth: '1988-04-12',
    address: word,
    emergencyContactName: word,
    medicalHistory: word,
    allergies: word,
    currentMedications: word,
  })
  await admin.api.admin.assignments.assign({ practitionerId: jonas.id, patientId: maya.id })
  const { id: planId } = await jonas.api.plans.create({
    patientId: maya.id,
    title: `Iron for ${word}`,
    description: word,
    medications: ['Iron 20 mg'],
    dosageInstructions: word,
    notes: word,
  })
  const patientId = maya.id
  const note = await jonas.api.care.notes.save({
    patientId,
    subjective: `${word} says she is tired`,
    forPatient: `Rest, because of ${word}`,
    base: null,
  })
  await jonas.api.care.notes.sign({ patientId, ...note })
  await jonas.api.care.notes.addAddendum({ patientId, id: note.id, text: `${word}, later` })
  await jonas.api.care.notes.save({ patientId, plan: `A draft about ${word}`, base: null })
  await maya.api.plans.setDose({ planId, medication: 'Iron 20 mg', date: today, taken: true })
  await maya.api.health.addEntry({ date: today, symptoms: word, notes: word })
  await maya.api.notices.addDevice(subscription())
  await jonas.api.health.patientEntries({ patientId: maya.id, today })
  const { id: productId } = await admin.api.admin.products.create({
    name: randomUUID(),
    priceCents: 100,
    stock: 1,
  })
  const lines = [{ productId, quantity: 1 }]
  await maya.api.shop.placeOrder({ lines, notes: word, idempotencyKey: randomUUID() })
  const report = Buffer.from(await ironPanel())
  const upload = { name: `${word}.pdf`, content: Readable.from([report]) }
  const { id: bloodTestId } = await uploadBloodTest(portal.deps, { userId: maya.id }, upload)
  await jonas.api.bloodTests.planRetest({
    patientId: maya.id,
    marker: 'Ferritin',
    weeks: 12,
    reason: word,
  })
  return { maya, jonas, report, bloodTestId }
}
