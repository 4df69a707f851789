import type { MessageId } from '../locales/messages.ts'
import { type Translate, utcDay } from '../locales/translate.ts'
import type { MarkerRow } from './bloodTests.ts'
import { type AnalysisType, type Mood, PERIOD_DAYS } from './health.ts'
import { moodText } from './healthText.ts'

/** The measures of a day. */
export type MeasureName = 'sleep' | 'energy' | 'water' | 'exercise' | 'mood'

/** Two measures that may correlate. */
export type MeasurePair = [cause: 'sleep' | 'water' | 'exercise', effect: 'energy' | 'mood' | 'sleep']

/** Canonical names of the markers that the reading of heavy metals is about. */
export const METALS = ['Lead', 'Mercury', 'Cadmium', 'Arsenic'] as const

export type SymptomGroup =
  | 'stomach'
  | 'bowel'
  | 'nerves'
  | 'tiredness'
  | 'taste'
  | 'cycle'
  | 'heat'
  | 'skin'
  | 'mood'
  | 'airways'
  | 'infection'
  | 'allergy'
  | 'tension'
  | 'sleep'

/** Entries that a reading needs at least. */
export const ENOUGH_ENTRIES = 5

/** The correlation of two measures on the days that have both. */
type Association = {
  pair: MeasurePair
  days: number
  /** `tooFew` days to compare; `constant` where one of the two never changed. */
  strength: 'tooFew' | 'constant' | 'none' | 'weak' | 'moderate' | 'strong'
  /** Pearson's correlation coefficient, to two decimals. */
  r: number | null
}

/** Averages and means are to one decimal: hours, energy out of 10, glasses; exercise is in whole minutes. */
export type ReadingFindings = {
  averages: { measure: Exclude<MeasureName, 'mood'>; average: number; goal: number }[]
  /** The most common one. */
  mood: Mood | null
  trends: {
    measure: MeasureName
    /** Measured days in each half of the period. */
    before: number
    after: number
    /** Null where a half has too few days. */
    change: { direction: 'steady' | 'rising' | 'falling'; from: number; to: number } | null
  }[]
  /** Days without an entry, and the most of them in a row. */
  gaps: { missing: number; longest: number }
  associations: Association[]
  /** Days with any symptom, and by group of the reading, most days first. */
  symptoms: { days: number; groups: { group: SymptomGroup; days: number }[] }
  /** Metals that the reading promises and no blood test measured. */
  notMeasured: (typeof METALS)[number][]
  /** The markers of the latest blood test that bear on the reading, those outside their range first. */
  bloodTest: {
    collectedOn: string | null
    markers: Pick<MarkerRow, 'marker' | 'value' | 'comparator' | 'unit' | 'flag'>[]
    /** Markers that are left out, because they are unchecked. */
    unchecked: string[]
  } | null
}

/** The findings in the entries of 30 days, by fixed rules. */
export type HealthReading = {
  type: AnalysisType
  /** The last day of the period, `yyyy-MM-dd`. */
  today: string
  entries: number
  /** Null where there are too few entries. */
  findings: ReadingFindings | null
}

/** A model's text about a reading. */
export type WrittenReading = { summary: string; observations: string[]; questions: string[] }

export const TYPE_NAMES = {
  'gut-health': 'health.type.gutHealth',
  'heavy-metals': 'health.type.heavyMetals',
  'hormonal-balance': 'health.type.hormonalBalance',
  'immune-system': 'health.type.immuneSystem',
  'stress-adrenal': 'health.type.stressAdrenal',
} as const satisfies Record<AnalysisType, MessageId>

/** A heading with its lines, or a paragraph. */
type Block = { title: string; lines: string[] } | { text: string }

function averageLines({ averages, mood }: ReadingFindings, t: Translate) {
  return [
    ...averages.map(({ measure, average, goal }) =>
      t(`health.reading.average.${measure}`, { average, goal }),
    ),
    ...(mood ? [t('health.reading.average.mood', { mood: moodText(mood, t) })] : []),
  ]
}

function trendLine({ measure, before, after, change }: ReadingFindings['trends'][number], t: Translate) {
  if (!change) return t('health.reading.trend.tooFew', { measure, days: before + after })
  const { direction, from, to } = change
  return t(`health.reading.trend.${measure}`, { direction, from, to, before, after })
}

function gapLine({ missing, longest }: ReadingFindings['gaps'], t: Translate) {
  const days = PERIOD_DAYS
  return missing === 0
    ? t('health.reading.noGap', { days })
    : t('health.reading.gaps', { missing, days, longest })
}

function associationLine({ pair: [cause, effect], days, strength, r }: Association, t: Translate) {
  const pair = t('health.reading.pair', { cause, effect })
  if (strength === 'tooFew' || strength === 'constant' || r === null) {
    return t(`health.reading.association.${strength === 'tooFew' ? strength : 'constant'}`, { pair, days })
  }
  const direction = r < 0 ? 'apart' : 'together'
  return t('health.reading.association.found', { pair, days, strength, direction, r: Math.abs(r) })
}

function symptomLines({ days, groups }: ReadingFindings['symptoms'], t: Translate) {
  if (days === 0) return [t('health.reading.noSymptoms')]
  return [
    ...groups.map(({ group, days: ofGroup }) =>
      t('health.reading.symptoms', { group: t(`health.symptoms.${group}`), days: ofGroup }),
    ),
    ...(groups.length === 0 ? [t('health.reading.otherSymptoms')] : []),
    t('health.reading.allSymptoms', { days }),
  ]
}

function markerLines({ bloodTest, notMeasured }: ReadingFindings, t: Translate) {
  const metals = notMeasured.map((metal) => t('health.reading.metal', { metal }))
  const missing =
    metals.length === 0
      ? []
      : [
          t(metals.length === METALS.length ? 'health.reading.noMetal' : 'health.reading.notMeasured', {
            metals,
          }),
        ]
  if (!bloodTest) return [...missing, t('health.reading.noBloodTest')]
  const { markers, unchecked } = bloodTest
  if (markers.length + unchecked.length === 0) return [...missing, t('health.reading.noMarker')]
  return [
    ...missing,
    ...(unchecked.length > 0 ? [t('health.reading.unchecked', { markers: unchecked })] : []),
    ...markers.map(({ marker, value, comparator, unit, flag }) =>
      t('health.reading.marker', {
        marker: marker ?? '',
        comparator: comparator ?? '',
        value,
        hasUnit: unit ? 'yes' : 'no',
        unit: unit ?? '',
        flag: flag ?? 'none',
      }),
    ),
  ]
}

function readingBlocks({ type, entries, findings }: HealthReading, t: Translate): Block[] {
  const name = t(TYPE_NAMES[type])
  if (!findings) {
    return [
      {
        title: name,
        lines: [t('health.reading.tooFew', { entries, least: ENOUGH_ENTRIES, days: PERIOD_DAYS })],
      },
    ]
  }
  const { trends, gaps, associations, symptoms, bloodTest } = findings
  const collectedOn = bloodTest?.collectedOn
  return [
    { title: t('health.reading.averages', { name, entries }), lines: averageLines(findings, t) },
    { title: t('health.reading.trends'), lines: trends.map((trend) => trendLine(trend, t)) },
    { title: t('health.reading.gapsTitle'), lines: [gapLine(gaps, t)] },
    { title: t('health.reading.together'), lines: associations.map((found) => associationLine(found, t)) },
    { title: t('health.reading.symptomsTitle'), lines: symptomLines(symptoms, t) },
    {
      title: collectedOn
        ? t('health.reading.bloodTestOf', { day: utcDay(collectedOn) })
        : t('health.reading.latestBloodTest'),
      lines: markerLines(findings, t),
    },
  ]
}

type Analysis = { reading: HealthReading; written: WrittenReading | null; model: string | null }

/** An analysis for the practitioner: what a model wrote, if one did, then the reading by fixed rules. */
export function analysisBlocks({ reading, written, model }: Analysis, t: Translate): Block[] {
  const byModel: Block[] = written
    ? [
        { text: written.summary },
        { title: t('health.reading.standsOut'), lines: written.observations },
        ...(written.questions.length > 0
          ? [{ title: t('health.reading.worthAsking'), lines: written.questions }]
          : []),
        { text: t('health.reading.byModel', { model: model ?? '' }) },
      ]
    : []
  return [...byModel, ...readingBlocks(reading, t), { text: t('health.reading.byRules') }]
}

/** The same as text, with the marks of Markdown. */
export function analysisText(analysis: Analysis, t: Translate): string {
  return analysisBlocks(analysis, t)
    .map((block) =>
      'text' in block
        ? block.text
        : `## ${block.title}\n\n${block.lines.map((line) => `- ${line}`).join('\n')}`,
    )
    .join('\n\n')
}
