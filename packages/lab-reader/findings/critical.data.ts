/**
 * Critical limits: values at which public laboratories telephone the doctor at once. Limits for outpatients and general
 * practice are used where a list has separate ones; limits for an age only where the date of birth is known, otherwise
 * those for adults. Each was read at its source, and is given in the unit that this source prints; other units are
 * converted. Where sources differ the cautious one is used, unless `why` states a reason against it. A marker without a
 * source here is never called critical.
 */

/** `below` and `above` exclude the limit, `atMost` and `atLeast` include it, as in the source. */
export type Limit = {
  markers: readonly string[]
  /** Normalised, see `simpleUnit`. */
  unit: string
  source: string
  /**
   * The ages at which it applies, in years: `from` inclusive, `under` exclusive. A patient of unknown age counts as an
   * adult.
   */
  from?: number
  under?: number
  /** Why this figure and not another source's. */
  why?: string
} & ({ below: number } | { atMost: number } | { above: number } | { atLeast: number })

/** The first six were read earlier and again on 2026-11-22, the others on that day. */
const IOWA = 'https://www.healthcare.uiowa.edu/path_handbook/Appendix/Common/UN_CRIT_LAB_VAL.html'
/** "Critical result limits", column "GP/Out-patients". */
const HOMERTON =
  'https://www.homerton.nhs.uk/our-services/services-a-z/p/pathology/information-for-healthcare-professionals/urgent-chemical-pathology,-haematology-blood-transfusion-results/urgent-chemical-pathology-results/'
/** "GP results". */
const BARNSLEY = 'https://barnsleyhospital.nhs.uk/pathology/blood-sciences/critical-results'
const MAIN_LINE =
  'https://site-dr.mainlinehealth.org/specialties/pathology/services-for-health-care-professionals/critical-values'
const HOUSTON = 'https://houstonmethodist.org/critical-values'
const STARLING = 'https://www.starlingphysicians.com/starling-labs-shares-updated-values/'

const CALGARY = 'http://www.calgarylabservices.com/lab-services-guide/lab-tests/CriticalValues.htm'
/** The table of results that are telephoned to GP practices. */
const SOUTH_WEST_LONDON = 'https://www.swlpath.nhs.uk/gp/results/grossly-abnormal-results/'
const HARALDSPLASS =
  'https://www.haraldsplass.no/helsefaglig/laboratorietjenester/analyseverdier-som-varsles-over-telefon'
const HEARTLANDS = 'http://heftpathology.com/Clinical-Advice/clinical-decision-limits.html'
const SUNRISE = 'http://sunriselab.com/physicians/critical-value-list.aspx'
const ARUP = 'https://info.5y1.org/append-to-a-list_1_3bce24.html'
const RICE = 'https://ricelab.testcatalog.org/show/0213594-1'
const EJIFCC = 'https://www.scribd.com/document/282957320/Valori-Critice'
/** "Critical values (automatic call-back)", by age. */
const BANNER = 'https://jdos.nicholsinstitute.com/dos/Noco/test/567040'
const BIRMINGHAM =
  'https://www.uhb.nhs.uk/services/renal-unit/quick-guide-to-urgency-of-nephrology-referral.htm'

const PANCREATITIS = 'https://sage.cnpereading.com/doi/10.1177/0004563213480712'

/** 31 days and 16 years, in years. */
const MONTH = 31 / 365.25
const CHILD = 16

const POTASSIUM = ['Potassium']
const SODIUM = ['Sodium']
const GLUCOSE = ['Glucose', 'Fasting glucose']
const CALCIUM = ['Calcium', 'Corrected calcium']
const COUNTS = '10^3/ul'

export const CRITICAL_LIMITS: readonly Limit[] = [
  { markers: POTASSIUM, unit: 'mmol/l', below: 2.8, source: IOWA },
  {
    markers: POTASSIUM,
    unit: 'mmol/l',
    above: 6,
    source: HOMERTON,
    from: 1,
    why: "Iowa calls above 6.2, and up to 15 years above 6.5; Homerton's figure is for general practice, at every age except newborns",
  },
  {
    markers: SODIUM,
    unit: 'mmol/l',
    below: 125,
    source: HOMERTON,
    why: 'for general practice; hospitals call below 120',
  },
  {
    markers: SODIUM,
    unit: 'mmol/l',
    above: 150,
    source: HOMERTON,
    why: 'for general practice; hospitals call above 160',
  },
  {
    markers: GLUCOSE,
    unit: 'mmol/l',
    below: 2.8,
    source: HOMERTON,
    why: 'Iowa has the same limit, "below 50 mg/dL", rounded differently',
  },
  {
    markers: GLUCOSE,
    unit: 'mg/dl',
    above: 450,
    source: IOWA,
    why: 'Homerton calls general practice above 20 mmol/L where no diabetes is known, which cannot be decided here, and above 25 otherwise',
  },
  { markers: CALCIUM, unit: 'mmol/l', below: 1.8, source: HOMERTON, why: 'Iowa calls below 6 mg/dL (1.5)' },
  { markers: CALCIUM, unit: 'mmol/l', above: 3, source: HOMERTON, why: 'Iowa calls above 13 mg/dL (3.24)' },
  { markers: ['Ionized calcium'], unit: 'mmol/l', atMost: 0.75, source: HOUSTON },
  { markers: ['Ionized calcium'], unit: 'mmol/l', atLeast: 1.5, source: HOUSTON },
  {
    markers: ['Magnesium'],
    unit: 'mg/dl',
    below: 1,
    source: IOWA,
    why: 'Homerton calls below 0.4 mmol/L (0.97)',
  },
  {
    markers: ['Magnesium'],
    unit: 'mg/dl',
    above: 4.7,
    source: IOWA,
    why: 'Homerton calls above 2 mmol/L (4.86)',
  },
  { markers: ['Phosphorus'], unit: 'mmol/l', below: 0.3, source: HOMERTON },
  { markers: ['Chloride'], unit: 'mmol/l', atMost: 75, source: HOUSTON },
  { markers: ['Chloride'], unit: 'mmol/l', atLeast: 121, source: HOUSTON },
  { markers: ['Carbon dioxide'], unit: 'mmol/l', atMost: 10, source: MAIN_LINE },
  { markers: ['Carbon dioxide'], unit: 'mmol/l', atLeast: 40, source: MAIN_LINE },
  {
    markers: ['Creatinine'],
    unit: 'umol/l',
    above: 300,
    source: HOMERTON,
    why: 'Starling calls from 6 mg/dL (530); above 200 Homerton calls only for patients without earlier such results',
  },
  {
    markers: ['Urea', 'Urea nitrogen'],
    unit: 'mmol/l',
    above: 30,
    source: HOMERTON,
    why: 'urea nitrogen in moles is urea; Starling calls from 100 mg/dL of it (35.7)',
  },
  { markers: ['Total bilirubin'], unit: 'mg/dl', atLeast: 10, source: STARLING },
  { markers: ['AST'], unit: 'u/l', above: 600, source: HOMERTON },
  { markers: ['ALT'], unit: 'u/l', above: 525, source: HOMERTON },
  { markers: ['Amylase'], unit: 'u/l', atLeast: 250, source: HOMERTON },
  {
    markers: ['Creatine kinase'],
    unit: 'u/l',
    atLeast: 5000,
    source: SOUTH_WEST_LONDON,
    why: "healthy people exceed Homerton's 2000 after a day of hard sport",
  },
  { markers: ['Triglycerides'], unit: 'mmol/l', above: 20, source: HOMERTON },
  {
    markers: ['Iron'],
    unit: 'umol/l',
    above: 70,
    source: HEARTLANDS,
    why: "Homerton's 50 is exceeded for some hours after a tablet of iron",
  },
  { markers: ['Ammonia'], unit: 'umol/l', above: 200, source: CALGARY },
  { markers: ['Lactate'], unit: 'mmol/l', atLeast: 3.5, source: HOUSTON },
  { markers: ['Osmolality'], unit: 'mosm/kg', below: 240, source: EJIFCC },
  { markers: ['Osmolality'], unit: 'mosm/kg', above: 330, source: EJIFCC },
  {
    markers: ['C-reactive protein', 'hs-CRP'],
    unit: 'mg/l',
    atLeast: 300,
    source: SOUTH_WEST_LONDON,
  },
  { markers: ['Procalcitonin'], unit: 'ng/ml', above: 2, source: RICE },
  { markers: ['Cortisol'], unit: 'nmol/l', atMost: 50, source: SOUTH_WEST_LONDON },
  { markers: ['Free T4'], unit: 'pmol/l', below: 4, source: HARALDSPLASS },
  {
    markers: ['Free T4'],
    unit: 'pmol/l',
    above: 50,
    source: HARALDSPLASS,
    why: 'Houston calls from 5.1 ng/dL (65.6)',
  },
  { markers: ['TSH'], unit: 'miu/l', above: 100, source: HARALDSPLASS },
  {
    markers: ['Hemoglobin'],
    unit: 'g/l',
    below: 80,
    source: BARNSLEY,
    why: 'for general practice; Main Line calls at 7 g/dL',
  },
  { markers: ['Hemoglobin'], unit: 'g/dl', atLeast: 20, source: MAIN_LINE },
  { markers: ['Hematocrit'], unit: '%', atMost: 20, source: STARLING },
  { markers: ['Hematocrit'], unit: '%', atLeast: 60, source: STARLING },
  { markers: ['White blood cells'], unit: COUNTS, atMost: 2.5, source: MAIN_LINE },
  { markers: ['White blood cells'], unit: COUNTS, atLeast: 30, source: MAIN_LINE },
  { markers: ['Absolute neutrophils'], unit: COUNTS, below: 1, source: BARNSLEY },
  { markers: ['Absolute neutrophils'], unit: COUNTS, above: 30, source: BARNSLEY },
  { markers: ['Platelets'], unit: COUNTS, below: 50, source: BARNSLEY },
  { markers: ['Platelets'], unit: COUNTS, above: 1000, source: BARNSLEY },
  { markers: ['INR'], unit: '', above: 5, source: BARNSLEY },
  // The comparison sign before the figure was missing in the copy that was read.
  { markers: ['Prothrombin time'], unit: 's', atLeast: 44, source: ARUP },
  { markers: ['aPTT'], unit: 's', above: 75, source: SUNRISE, why: 'others call from 85 to 150 seconds' },
  {
    markers: ['Fibrinogen'],
    unit: 'g/l',
    below: 1.5,
    source: BARNSLEY,
    why: 'Main Line calls at 100 mg/dL (1.0)',
  },
  { markers: ['Fibrinogen'], unit: 'g/l', above: 11, source: BARNSLEY },
  { markers: ['Troponin I'], unit: 'ng/ml', atLeast: 0.4, source: MAIN_LINE },
  {
    markers: ['Troponin T'],
    unit: 'ng/l',
    above: 50,
    source: HARALDSPLASS,
    why: 'for doctors outside the hospital; Iowa calls above 100',
  },
  {
    markers: ['eGFR'],
    unit: 'ml/min/1.73m2',
    below: 15,
    source: BIRMINGHAM,
    why: 'no list of telephoned results has a limit; Birmingham wants patients with a first such result seen at once',
  },
  {
    markers: ['eGFR'],
    unit: 'ml/min',
    below: 15,
    source: BIRMINGHAM,
    why: 'equations give the figure for 1.73 m² even where a laboratory omits it from the unit',
  },
  // Limits for children.
  { markers: POTASSIUM, unit: 'mmol/l', below: 3, under: CHILD, source: IOWA },
  { markers: POTASSIUM, unit: 'mmol/l', above: 6.1, from: MONTH, under: 1, source: BANNER },
  {
    markers: POTASSIUM,
    unit: 'mmol/l',
    above: 7,
    under: MONTH,
    source: BANNER,
    why: 'Homerton has the same figure for newborns',
  },
  { markers: SODIUM, unit: 'mmol/l', atMost: 130, under: CHILD, source: SOUTH_WEST_LONDON },
  { markers: GLUCOSE, unit: 'mmol/l', atLeast: 15, under: CHILD, source: SOUTH_WEST_LONDON },
  { markers: ['Creatinine'], unit: 'umol/l', atLeast: 200, under: CHILD, source: SOUTH_WEST_LONDON },
  {
    markers: ['Urea', 'Urea nitrogen'],
    unit: 'mmol/l',
    atLeast: 10,
    under: CHILD,
    source: SOUTH_WEST_LONDON,
  },
  {
    markers: ['Iron'],
    unit: 'umol/l',
    above: 30,
    under: CHILD,
    source: HOMERTON,
    why: 'Homerton says "children" without an age; swallowed iron tablets poison them',
  },
]

/** A result above this multiple of the printed upper limit must be seen by a doctor on the same day. */
export type SameDay = {
  markers: readonly string[]
  times: number
  source: string
  /** The highest upper limit of a usual test, used where the page prints none. */
  unprinted?: { limit: number; unit: string; source: string }
}

export const SAME_DAY: readonly SameDay[] = [
  // A value above the assay's own limit indicates a heart attack.
  {
    markers: ['Troponin I', 'Troponin T'],
    times: 1,
    source:
      'https://www.uscjournal.com/articles/role-high-sensitivity-cardiac-troponin-acute-coronary-syndrome',
  },
  // Laboratories telephone every positive result to general practice; 0.5 is the lowest positive one.
  {
    markers: ['D-dimer'],
    times: 1,
    source: BARNSLEY,
    unprinted: { limit: 0.5, unit: 'mg/lfeu', source: BARNSLEY },
  },
  // Three times the limit indicates pancreatitis.
  { markers: ['Amylase'], times: 3, source: PANCREATITIS },
  {
    markers: ['Lipase'],
    times: 3,
    source: PANCREATITIS,
    // No public list has a figure for lipase; the upper limits of its tests are between 60 (Mayo) and 250.
    unprinted: {
      limit: 250,
      unit: 'u/l',
      source: 'https://www.cmmc.org/cmmclab/search.taf?do=detail&id=428',
    },
  },
]
