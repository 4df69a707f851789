import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { loincOf, MARKERS, toFhir } from '@verbena/lab-reader'
import { markerRow } from '@verbena/lab-reader/markerRow'

/**
 * Has HL7's validator check bundles of every marker, with its profiles of R4 and its best practices, where Java and Maven
 * are at hand. It has neither LOINC nor our own codes, so what it says of terminology alone is counted, not refused.
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

rmSync(DIRECTORY, { recursive: true, force: true })
mkdirSync(DIRECTORY, { recursive: true })
const bundles = { markers: bundleOf([...rows, foreign], '2026-11-04'), empty: bundleOf([], null), poor }
for (const [name, bundle] of Object.entries(bundles))
  writeFileSync(`${DIRECTORY}/${name}.json`, JSON.stringify(bundle))

const files = Object.keys(bundles).map((name) => `${process.cwd()}/${DIRECTORY}/${name}.json`)
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
  return file.endsWith('.json') ? [{ file, severity, id, line: [severity, id, ...where].join(' ') }] : []
})
const isOfTerminology = ({ severity, id }: (typeof messages)[number]) =>
  severity === 'information' || (severity === 'warning' && id.startsWith('Terminology_'))
const of = (name: string) => messages.filter(({ file }) => file.endsWith(`/${name}.json`))

const good = [...of('markers'), ...of('empty')]
const bad = good.filter((one) => !isOfTerminology(one))
const complaints = of('poor').filter((one) => !isOfTerminology(one))
for (const { line } of bad) console.log(line)
const isBlind = !['narrative', 'performer'].every((part) =>
  complaints.some(({ line }) => line.includes(part)),
)
if (isBlind) console.log('The validator did not complain of a bundle without narrative and performer.')
console.log(
  `HL7's validator: ${rows.length + 1} rows, ${bad.length} errors and warnings, ${good.length - bad.length} remarks on terminology alone`,
)
process.exit(bad.length === 0 && !isBlind ? 0 : 1)
