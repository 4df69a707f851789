/**
 * Critical bands: values at which public hospital laboratories telephone the doctor at once. Adults' bands only. Each
 * was read at its source; a marker or a unit without a source here is never called critical.
 */
import { CONTACT_TODAY, type MarkerRow } from '../../../shared/bloodTests.ts'
import { simpleUnit } from './markers.ts'

const IOWA = 'https://www.healthcare.uiowa.edu/path_handbook/Appendix/Common/UN_CRIT_LAB_VAL.html'
const HOMERTON =
  'https://www.homerton.nhs.uk/our-services/services-a-z/p/pathology/information-for-healthcare-professionals/urgent-chemical-pathology,-haematology-blood-transfusion-results/urgent-chemical-pathology-results/'
const BARNSLEY = 'https://barnsleyhospital.nhs.uk/pathology/blood-sciences/critical-results'
const MAIN_LINE =
  'https://site-dr.mainlinehealth.org/specialties/pathology/services-for-health-care-professionals/critical-values'
const HOUSTON = 'https://houstonmethodist.org/critical-values'
const STARLING = 'https://www.starlingphysicians.com/starling-labs-shares-updated-values/'

/** `below` and `above` are outside the bounds, `atMost` and `atLeast` include them, as the source words it. */
type Band = {
  markers: string[]
  /** Units in their simplest writing, see `simpleUnit`. */
  units: string[]
  below?: number
  above?: number
  atMost?: number
  atLeast?: number
  source: string
}

const GLUCOSE = ['Glucose', 'Fasting glucose']
const COUNTS = ['10^3/ul']

export const CRITICAL_BANDS: readonly Band[] = [
  { markers: ['Potassium'], units: ['mmol/l', 'meq/l'], below: 2.8, above: 6.2, source: IOWA },
  { markers: ['Sodium'], units: ['mmol/l', 'meq/l'], below: 120, above: 160, source: IOWA },
  { markers: GLUCOSE, units: ['mg/dl'], below: 50, above: 450, source: IOWA },
  { markers: GLUCOSE, units: ['mmol/l'], below: 2.8, above: 25, source: HOMERTON },
  { markers: ['Calcium', 'Corrected calcium'], units: ['mg/dl'], below: 6, above: 13, source: IOWA },
  { markers: ['Calcium', 'Corrected calcium'], units: ['mmol/l'], below: 1.8, above: 3, source: HOMERTON },
  { markers: ['Ionized calcium'], units: ['mmol/l'], atMost: 0.75, atLeast: 1.5, source: HOUSTON },
  { markers: ['Magnesium'], units: ['mg/dl'], below: 1, above: 4.7, source: IOWA },
  { markers: ['Magnesium'], units: ['mmol/l'], below: 0.4, above: 2, source: HOMERTON },
  { markers: ['Phosphorus'], units: ['mmol/l'], below: 0.3, source: HOMERTON },
  { markers: ['Chloride'], units: ['mmol/l', 'meq/l'], atMost: 75, atLeast: 121, source: HOUSTON },
  { markers: ['Carbon dioxide'], units: ['mmol/l', 'meq/l'], atMost: 10, atLeast: 40, source: MAIN_LINE },
  { markers: ['Creatinine'], units: ['mg/dl'], atLeast: 6, source: STARLING },
  { markers: ['Creatinine'], units: ['umol/l'], above: 300, source: HOMERTON },
  { markers: ['Urea nitrogen'], units: ['mg/dl'], atLeast: 100, source: STARLING },
  { markers: ['Urea'], units: ['mmol/l'], above: 30, source: HOMERTON },
  { markers: ['Total bilirubin'], units: ['mg/dl'], atLeast: 10, source: STARLING },
  { markers: ['AST'], units: ['u/l'], above: 600, source: HOMERTON },
  { markers: ['ALT'], units: ['u/l'], above: 525, source: HOMERTON },
  { markers: ['Creatine kinase'], units: ['u/l'], above: 2000, source: HOMERTON },
  { markers: ['Triglycerides'], units: ['mmol/l'], above: 20, source: HOMERTON },
  { markers: ['Hemoglobin'], units: ['g/dl'], atMost: 7, atLeast: 20, source: MAIN_LINE },
  { markers: ['Hemoglobin'], units: ['g/l'], below: 80, above: 200, source: BARNSLEY },
  { markers: ['Hematocrit'], units: ['%'], atMost: 20, atLeast: 60, source: STARLING },
  { markers: ['White blood cells'], units: COUNTS, atMost: 2.5, atLeast: 30, source: MAIN_LINE },
  { markers: ['Absolute neutrophils'], units: COUNTS, below: 1, above: 30, source: BARNSLEY },
  { markers: ['Platelets'], units: COUNTS, below: 50, above: 1000, source: BARNSLEY },
  { markers: ['INR'], units: [''], above: 5, source: BARNSLEY },
  { markers: ['Fibrinogen'], units: ['mg/dl'], atMost: 100, source: MAIN_LINE },
  { markers: ['Fibrinogen'], units: ['g/l'], below: 1.5, source: BARNSLEY },
  { markers: ['Troponin I'], units: ['ng/ml'], atLeast: 0.4, source: MAIN_LINE },
  { markers: ['Troponin T'], units: ['ng/l'], above: 100, source: IOWA },
]

/** A row in a critical band: the side, the band in words ("below 2.8"), and whose list it is. */
export type CriticalRow = { row: MarkerRow; side: 'low' | 'high'; band: string; source: string }

const mayBeMore = ({ comparator }: MarkerRow) => comparator === '>' || comparator === '>='
const mayBeLess = ({ comparator }: MarkerRow) => comparator === '<' || comparator === '<='

/** The band's side that a value lies in, with the bound as the row's own unit counts it. */
function sideOf(row: MarkerRow, band: Band, scale: number): Pick<CriticalRow, 'side' | 'band'> | null {
  const value = row.value / scale
  const at = (bound: number) => String(bound * scale)
  if (!mayBeMore(row)) {
    // `<50` is below 50, although 50 itself is not.
    const { atMost, below } = band
    if (atMost !== undefined && value <= atMost) return { side: 'low', band: `${at(atMost)} or less` }
    if (below !== undefined && (value < below || (value === below && row.comparator === '<')))
      return { side: 'low', band: `below ${at(below)}` }
  }
  if (!mayBeLess(row)) {
    const { atLeast, above } = band
    if (atLeast !== undefined && value >= atLeast) return { side: 'high', band: `${at(atLeast)} or more` }
    if (above !== undefined && (value > above || (value === above && row.comparator === '>')))
      return { side: 'high', band: `above ${at(above)}` }
  }
  return null
}

/**
 * The band that a row lies in; null for none, for a value that blood cannot hold, and where a printed `<` or `>` leaves
 * open whether the true value lies in the band.
 */
export function criticalOf(row: MarkerRow): CriticalRow | null {
  if (!row.plausible || row.marker === null) return null
  const printed = simpleUnit(row.unit)
  // A count of single cells is the same count in thousands.
  const [unit, scale] = printed === '/ul' ? ['10^3/ul', 1000] : [printed, 1]
  for (const band of CRITICAL_BANDS) {
    if (!band.markers.includes(row.marker) || !band.units.includes(unit)) continue
    const side = sideOf(row, band, scale)
    if (side) return { row, ...side, source: band.source }
  }
  return null
}

/** All rows in a critical band, in the report's order. */
function criticalRows(rows: readonly MarkerRow[]): CriticalRow[] {
  return rows.flatMap((row) => criticalOf(row) ?? [])
}

const SEVERAL = new Intl.ListFormat('en-US', { type: 'conjunction' })

function said({ row, side, band }: CriticalRow): string {
  const unit = row.unit ? ` ${row.unit}` : ''
  return `${row.name} (${row.comparator ?? ''}${row.value}${unit}; hospital laboratories call ${band}${unit} critically ${side})`
}

/**
 * What a text must open with when a value lies in a critical band; null when none does. A doubtful row says nothing
 * here: what it may say is asked of a person.
 */
export function criticalOpening(rows: readonly MarkerRow[]): string | null {
  const found = criticalRows(rows.filter(({ doubtful }) => !doubtful))
  if (found.length === 0) return null
  return `${CONTACT_TODAY}: ${SEVERAL.format(found.map(said))}. Take the report with you, and do not wait if you feel unwell.`
}
