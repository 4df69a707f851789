import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { loincOf, MARKERS, toFhir } from '@verbena/lab-reader'
import { markerRow } from '@verbena/lab-reader/markerRow'
import { eq } from 'drizzle-orm'
import { userRoles } from '../drizzle/schema.ts'
import { createAccount } from '../server/auth/createAccount.ts'
import { readEnv } from '../server/config/env.ts'
import { buildDeps } from '../server/deps.ts'
import { formBundle } from '../server/forms/fhir.ts'
import { wholeRecord } from '../server/record/bundle.ts'
import { makeFullRecord } from '../server/test/fullRecord.ts'
import { type Answer, checkAnswers, type Entry, type FormItem, flatten, optionsOf } from '../shared/forms.ts'
import { SHIPPED_FORMS, type ShippedForm } from '../shared/shippedForms/shapes.ts'
import { shippedForm } from '../shared/shippedForms/shippedForm.ts'
import { BROKEN_SUMMARY, fetchGuide, SUMMARIES } from './fhir/summaries.ts'

/**
 * Has HL7's validator check bundles of every marker and of every shipped form, a whole record, and summaries, with its profiles of R4,
 * its best practices and the guide of the International Patient Summary, where Java and Maven are at hand. It has neither LOINC
 * nor our own codes, so what it says of terminology alone is listed, not refused.
 */
const DIRECTORY = '.cache/fhir/bundles'
const FETCH_MS = 15 * 60_000
const UNITS = ['mg/dL', 'mmol/L', 'µmol/L', '%', 'K/uL', 'ng/mL', 'pg/mL', 'U/L', 'uIU/mL', 'mm/hr', 'mg/L']
const NO_PLACE = { page: 1, x: 0, y: 0, width: 0, height: 0 }

const missing = ['java', 'mvn'].find(
  (tool) => spawnSync(tool, ['-version'], { stdio: 'ignore' }).status !== 0,
)
if (missing) {
  console.log(`!!! FHIR WAS NOT VALIDATED BY HL7'S VALIDATOR: there is no \`${missing}\` here !!!`)
  process.exit(0)
}

const rows = MARKERS.flatMap((marker, index) =>
  UNITS.filter((unit) => loincOf(marker, unit)).map((unit) =>
    markerRow({
      ...{ name: marker.name, marker: marker.name, loinc: loincOf(marker, unit), specimen: marker.specimen },
      ...{ value: 4.1, unit, low: index % 2 ? 2 : null, high: index % 3 ? 5 : null, place: NO_PLACE },
      ...(index % 2 ? { flag: 'normal' as const, comparator: '<' as const } : { printedFlag: 'BORDERLINE' }),
    }),
  ),
)
const [first] = rows
if (!first) throw new Error('there are no rows')
const foreign = markerRow({
  name: 'Zonulin <new> & old',
  marker: null,
  loinc: null,
  unit: 'parts',
  place: NO_PLACE,
})

const bundleOf = (markers: typeof rows, collectedOn: string | null) =>
  toFhir({
    id: '3f0c7a52-94f3-4d0e-9d1a-0a4f2f6f3a55',
    collectedOn,
    createdAt: new Date('2026-11-05T10:00:00Z'),
    analysis: 'A text.\n\n- one',
    markers,
    unread: [],
    corrections: [{ printed: { ...first, value: 41 }, corrected: first, at: '2026-11-05T11:00:00Z' }],
    qualitative: ['negative', 'positive'].map((text) => ({
      ...{ name: 'Nitrite', text, page: 1, doubtful: text === 'positive', place: NO_PLACE },
    })),
  })

/** A bundle without what the best practices ask for: the validator must complain of each of these. */
const poor = structuredClone(bundleOf([first], '2026-11-04'))
for (const { resource } of poor.entry)
  for (const part of ['text', 'performer']) Reflect.deleteProperty(resource, part)

/** An answer to a question, of its type; the last one that must be answered is declined. */
function answerTo(item: FormItem): Answer | Entry[] {
  const one = { boolean: true, integer: item.min ?? 3, decimal: 2.5, quantity: 70.5, date: '2026-01-01' }[
    item.type as string
  ]
  if (item.type === 'group') {
    const held = (item.item ?? []).map((inner) => [inner.linkId, answerTo(inner)])
    return [Object.fromEntries(held), Object.fromEntries(held)]
  }
  const value = one ?? (item.type === 'choice' ? (optionsOf(item)[0] ?? '') : 'As <told> & written')
  return item.repeats ? [value] : value
}

/** A shipped form with every question answered, one of them declined. */
async function answeredForm(name: ShippedForm) {
  const { title, questionnaire } = await shippedForm(name, 'fr')
  const given = flatten(questionnaire.item).filter((item) => item.type !== 'display')
  const asked = given.filter((item) => item.type !== 'group' || item.repeats)
  const all = Object.fromEntries(asked.map((item) => [item.linkId, answerTo(item)]))
  const must = asked.findLast(({ required }) => required)
  const { answers } = checkAnswers(
    questionnaire,
    { ...all, ...(must && { [must.linkId]: { declined: true } }) },
    true,
  )
  return formBundle({
    ...{ id: randomUUID(), versionId: randomUUID(), patientId: randomUUID(), patient: 'Maya', born: null },
    ...{ title, language: 'fr', version: 1, questionnaire, answers },
    ...{ publishedAt: new Date('2026-11-01T10:00:00Z'), submittedAt: new Date('2026-11-05T10:00:00Z') },
  })
}

/** A record with every kind of resource. */
async function fullRecord() {
  const deps = await buildDeps(readEnv({ DATA_DIR: `${DIRECTORY}/data`, LOG_LEVEL: 'silent', PORT: '0' }))
  try {
    const account = (fullName: string) =>
      createAccount(deps.db, { fullName, email: `${randomUUID()}@test.clinic`, password: null })
    const [patientId, practitionerId] = [await account('Maya Lindqvist'), await account('Jonas Weber')]
    await deps.db.update(userRoles).set({ role: 'practitioner' }).where(eq(userRoles.userId, practitionerId))
    await makeFullRecord(deps, { patientId, practitionerId }, 'Of 5 < 6 & "more"', 'Hidden')
    const stream = await wholeRecord(deps, { userId: patientId }, new AbortController().signal)
    return JSON.parse(await text(stream)) as { entry: { resource: { resourceType: string; id: string } }[] }
  } finally {
    await deps.close()
  }
}

rmSync(DIRECTORY, { recursive: true, force: true })
mkdirSync(DIRECTORY, { recursive: true })
/** A response to a question that its questionnaire does not ask: the validator must complain of it. */
const strange = await answeredForm('followUp')
for (const { resource } of strange.entry) {
  if (resource.resourceType === 'QuestionnaireResponse' && 'item' in resource) {
    resource.item.push({ linkId: 'unasked', text: 'Never asked', answer: [{ valueString: 'x' }] })
  }
}

const record = await fullRecord()
/** A record without its patient and without narratives: the validator must complain of each resource. */
const orphaned = structuredClone(record)
orphaned.entry = orphaned.entry.filter(({ resource }) => resource.resourceType !== 'Patient')
for (const { resource } of orphaned.entry) Reflect.deleteProperty(resource, 'text')
const orphans = orphaned.entry.map(({ resource }) => resource)

const guide = fetchGuide()
if (!guide) {
  console.log(
    '!!! SUMMARIES WERE NOT VALIDATED: npm could not fetch the guide of the International Patient Summary !!!',
  )
}
const summaries = guide ? SUMMARIES : {}
const bundles = {
  ...{ ...summaries, ...(guide && BROKEN_SUMMARY), record, orphaned },
  ...{ markers: bundleOf([...rows, foreign], '2026-11-04'), empty: bundleOf([], null), poor, strange },
  ...Object.fromEntries(
    await Promise.all(SHIPPED_FORMS.map(async (name) => [name, await answeredForm(name)])),
  ),
}
for (const [name, bundle] of Object.entries(bundles))
  writeFileSync(`${DIRECTORY}/${name}.json`, JSON.stringify(bundle))

const files = [
  ...(guide ? [`${process.cwd()}/${guide}`] : []),
  ...Object.keys(bundles).map((name) => `${process.cwd()}/${DIRECTORY}/${name}.json`),
]
const maven = ['--quiet', '--batch-mode', '--file', 'tools/fhir/pom.xml', 'compile']
const fetched = spawnSync('mvn', maven, { encoding: 'utf8', timeout: FETCH_MS })
if (fetched.status !== 0) {
  console.log(
    `!!! FHIR WAS NOT VALIDATED BY HL7'S VALIDATOR: Maven could not fetch it !!!\n${fetched.stdout}`,
  )
  process.exit(0)
}
const printed = execFileSync(
  'mvn',
  [
    ...maven,
    ...['org.codehaus.mojo:exec-maven-plugin:3.5.0:java', '-Dexec.mainClass=Validate'],
    `-Dexec.args=${files.join(' ')}`,
  ],
  { encoding: 'utf8', timeout: FETCH_MS, maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'inherit'] },
)
const messages = printed.split('\n').flatMap((line) => {
  const [file = '', severity = '', id = '', ...where] = line.split('\t')
  return file.endsWith('.json')
    ? [{ file, severity, id, text: where.at(-1) ?? '', line: [severity, id, ...where].join(' ') }]
    : []
})
/** That R4 requires a code of a value set is known without a terminology server. */
const isOfTerminology = ({ severity, id, text }: (typeof messages)[number]) =>
  !text.includes('from this value set is required') &&
  (severity === 'information' || (severity === 'warning' && id.startsWith('Terminology_')))
/** R4 asks for \`answer is Boolean\`, FHIRPath's own type, which no boolean of a resource is: corrected in R5. */
const isWrongRule = ({ id }: (typeof messages)[number]) => id.endsWith('/Questionnaire#que-7')
const of = (name: string) => messages.filter(({ file }) => file.endsWith(`/${name}.json`))

const good = ['markers', 'empty', 'record', ...SHIPPED_FORMS, ...Object.keys(summaries)].flatMap(of)
const bad = good.filter((one) => !isOfTerminology(one) && !isWrongRule(one))
const complaints = of('poor').filter((one) => !isOfTerminology(one))
for (const { line } of bad) console.log(line)
const isBlind =
  !['narrative', 'performer'].every((part) => complaints.some(({ line }) => line.includes(part))) ||
  !of('strange').some(({ severity, line }) => severity === 'error' && line.includes('unasked')) ||
  !orphans.every(({ id }) =>
    of('orphaned').some(({ line }) => line.includes(`/${id}*/`) && line.includes('dom-6')),
  ) ||
  !of('orphaned').some(({ id }) => id === 'Bundle_BUNDLE_Not_Local') ||
  (guide !== null &&
    !of('summaryBroken').some(({ severity, line }) => severity === 'error' && line.includes('ips-comp-1')))
if (isBlind) {
  console.log(
    'The validator did not complain of a bundle without narrative and performer, of an unasked answer, of a reference to nothing, or of a section that is empty without a reason.',
  )
}
/** What is not refused, each text once with its count. */
const suppressed = Map.groupBy(good.filter(isOfTerminology), ({ text }) => text.replace(/#[^']+/g, '#…'))
for (const [text, alike] of suppressed) console.log(`not refused, ${alike.length} times: ${text}`)
console.log(
  `HL7's validator: ${rows.length + 1} rows, ${SHIPPED_FORMS.length} forms, ${Object.keys(summaries).length} summaries, a record of ${record.entry.length} resources, ${bad.length} errors and warnings, ${good.filter(isOfTerminology).length} remarks on terminology alone, ${good.filter(isWrongRule).length} of a rule that R5 corrected`,
)
process.exit(bad.length === 0 && !isBlind ? 0 : 1)
