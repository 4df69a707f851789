import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { loincOf, MARKERS } from '@verbena/lab-reader'
import { markerRow } from '@verbena/lab-reader/markerRow'
import type { LatestValue } from '../../server/bloodTests/latest.ts'
import { statementsOf } from '../../server/record/statements.ts'
import { bundleOf } from '../../server/record/summaryBundle.ts'
import type { SummaryFacts } from '../../server/record/summaryFacts.ts'
import { CONDITIONS } from '../../shared/conditions.ts'
import { MEASUREMENT_KINDS, UNITS_OF } from '../../shared/measurements.ts'
import { untimed } from '../../shared/planItems.ts'

/** The guide of the International Patient Summary as HL7 publishes it on npm. Only validation reads it. */
const GUIDE = 'hl7.fhir.uv.ips@2.0.0'
const DIRECTORY = '.cache/fhir/ips-2.0.0'
const FETCH_MS = 2 * 60_000

/** The directory of the guide's profiles, fetched once; null where it cannot be. */
export function fetchGuide(): string | null {
  if (existsSync(`${DIRECTORY}/package.json`)) return DIRECTORY
  rmSync(DIRECTORY, { recursive: true, force: true })
  mkdirSync(DIRECTORY, { recursive: true })
  const run = (command: string, ...words: string[]) =>
    spawnSync(command, words, { cwd: DIRECTORY, encoding: 'utf8', timeout: FETCH_MS })
  const [file = ''] = run('npm', 'pack', GUIDE, '--silent').stdout?.trim().split('\n') ?? []
  if (!file || run('tar', '-xzf', file, '--strip-components=1').status !== 0) return null
  return existsSync(`${DIRECTORY}/package.json`) ? DIRECTORY : null
}

const ID = '5f0d2a52-94f3-4d0e-9d1a-0a4f2f6f3a55'
const AUTHOR = '6f0d2a52-94f3-4d0e-9d1a-0a4f2f6f3a55'
const TEST = '7f0d2a52-94f3-4d0e-9d1a-0a4f2f6f3a55'
const DAY = '2026-11-04'
const AT = '2026-11-05T10:00:00.000Z'
const PLACE = { page: 1, x: 0, y: 0, width: 0, height: 0 }

/** A new person of whom nothing is known. */
const EMPTY: SummaryFacts = {
  ...{ locale: 'de', at: new Date(AT), today: '2026-11-05' },
  letterhead: { clinic: 'Verbena', contact: ['+49 30 1234'], logo: null },
  patient: {
    ...{ id: ID, name: 'Maya <Lindqvist> & Co', email: 'maya@example.org', phone: null, dateOfBirth: null },
    ...{ address: null, emergencyContactName: null, emergencyContactPhone: null, externalId: null },
    locale: null,
  },
  carers: [],
  ...{
    allergies: statementsOf(null, []),
    medicines: statementsOf(null, []),
    history: statementsOf(null, []),
  },
  ...{ conditions: [], plans: [], retests: [], urgent: [], measured: [], values: [], inWords: [] },
  ...{ moreValues: 0, unchecked: 0, unreadReports: 0, olderTests: 0 },
}

const values = MARKERS.slice(0, 100).map(
  (marker, index): LatestValue => ({
    ...{ testId: TEST, index, day: DAY, createdAt: AT, correction: null, unsureOn: null },
    collectedOn: index % 3 ? DAY : null,
    row: markerRow({
      ...{ name: marker.name, loinc: loincOf(marker, 'mg/dL'), specimen: marker.specimen, unit: 'mg/dL' },
      ...{ low: index % 2 ? 2 : null, flag: index % 2 ? 'low' : null },
    }),
  }),
)
const items = [
  { ...untimed('Zinc 15 mg'), slots: ['evening' as const], units: 1, unitName: 'capsule' },
  { ...untimed('Lemon balm'), days: { kind: 'needed' as const, maxPerDay: 3 }, units: 2, unitName: 'cup' },
  { ...untimed('Later'), from: '2027-01-01', until: '2027-02-01' },
  { ...untimed('By turns'), days: { kind: 'cycle' as const, on: 5, off: 2 }, from: '2026-01-01' },
]
const answer = { day: DAY, isOpen: true }

/** A person of whom everything is known that a summary has, and more. */
const RICH: SummaryFacts = {
  ...EMPTY,
  patient: {
    ...{ ...EMPTY.patient, phone: '+49 30 1', dateOfBirth: '1980-02-03', address: 'A street\nA town' },
    ...{ emergencyContactName: 'Ida', emergencyContactPhone: '112', externalId: 'X 1', locale: 'de' },
  },
  carers: ['Elena Hartmann'],
  allergies: statementsOf('Penicillin: rash <1995>\nHazelnut', [{ value: 'Wasps', ...answer }]),
  medicines: statementsOf('Levothyroxine 50 µg', [{ value: 'Ramipril', ...answer }]),
  history: statementsOf('Appendix removed, 1999', [{ value: 'A broken arm', ...answer }]),
  conditions: CONDITIONS.map((condition, index) => ({ condition, day: DAY, isOpen: index % 2 === 0 })),
  plans: [
    {
      row: {
        ...{ id: TEST, createdBy: AUTHOR, author: 'Elena Hartmann', title: 'Sleep', description: 'Rest.' },
        ...{ medications: items.map(({ text }) => text), items, dosageInstructions: 'With water' },
        ...{ duration: '8 weeks', notes: 'Notes', version: 2, createdAt: AT, updatedAt: AT, deletedAt: null },
      },
      ...{ day: DAY, taken: items },
    },
  ],
  retests: [{ marker: 'Ferritin', from: '2027-01-01', until: '2027-01-15' }],
  urgent: [{ id: TEST, day: DAY, texts: ['Kalium 7,1 mmol/L'], english: ['Potassium 7.1 mmol/L'] }],
  measured: MEASUREMENT_KINDS.map((kind, index) => ({
    day: DAY,
    row: {
      ...{ id: randomUUID(), userId: ID, at: AT, createdAt: AT, kind, value: 100, unit: UNITS_OF[kind][0] },
      ...{ diastolic: kind === 'bloodPressure' ? 70 : null, fasting: kind === 'glucose' ? true : null },
      source: index % 2 ? 'A watch' : null,
    },
  })),
  values,
  inWords: [
    {
      ...{ testId: TEST, index: 100, day: DAY, createdAt: AT, collectedOn: DAY },
      row: { name: 'Nitrite', text: 'positive', page: 1, doubtful: false, place: PLACE },
    },
  ],
  ...{ moreValues: 3, unchecked: 2, unreadReports: 1, olderTests: 1 },
}

const made = { rich: await bundleOf(RICH), unknown: await bundleOf(EMPTY) }
/** Without a reason why its first required section is empty: the validator must complain of it. */
const broken = structuredClone(made.unknown)
for (const section of (broken.entry[0]?.resource.section ?? []) as object[])
  Reflect.deleteProperty(section, 'emptyReason')

/** Summaries in which nothing is wrong, and one in which something is. */
export const SUMMARIES = {
  summaryOfMuch: made.rich,
  summaryOfNothing: made.unknown,
  summaryOfNone: await bundleOf({
    ...EMPTY,
    locale: 'en',
    ...{ allergies: statementsOf('None known', []), medicines: statementsOf('none', []) },
    history: statementsOf(null, [{ value: 'None known', ...answer }]),
  }),
  summaryOfAllergies: await bundleOf({ ...EMPTY, locale: 'fr', allergies: RICH.allergies }),
}
export const BROKEN_SUMMARY = { summaryBroken: broken }
