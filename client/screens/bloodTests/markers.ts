import type { Translate } from '../../../locales/translate.ts'
import type { MarkerRow, Trend, TrendPoint, Trends } from '../../../shared/bloodTests.ts'
import { stepText } from '../../../shared/bloodTestText.ts'
import { displayName, isOutside, type MarkerFigure, valueText } from '../../../shared/markers.ts'

/** How a row compares with its reference range. */
export type Finding = 'low' | 'high' | 'implausible' | 'normal' | 'unranged'

export function findingOf(row: Pick<MarkerRow, 'plausible' | 'flag'>): Finding {
  if (!row.plausible) return 'implausible'
  return row.flag ?? 'unranged'
}

type Welcomed = { summary: { welcome: readonly number[] }; markers: readonly MarkerRow[] }

/** Whether a row is outside its range in the direction that is good, such as a high HDL. */
export const isWelcomeRow = ({ summary, markers }: Welcomed, row: MarkerRow) =>
  summary.welcome.includes(markers.indexOf(row))

/** The printed range: "30 to 150", "up to 2", "from 40". Null when none is printed. */
export function rangeText({ low, high }: Pick<MarkerRow, 'low' | 'high'>, t: Translate): string | null {
  if (low !== null && high !== null) return t('bloodTests.range.between', { low, high })
  if (high !== null) return t('bloodTests.range.upTo', { high })
  return low === null ? null : t('bloodTests.range.from', { low })
}

/** A value, as text or with its comparator, with its unit: "<0.41 mmol/L". */
export function withUnit(value: string | Pick<MarkerRow, 'value' | 'comparator'>, unit: string | null) {
  const text = typeof value === 'string' ? value : valueText(value)
  return unit ? `${text} ${unit}` : text
}

type NamedFigure = MarkerFigure & Pick<MarkerRow, 'marker'>

const partsOf = (row: NamedFigure, t: Translate) => ({
  name: displayName(row, t),
  value: withUnit(row, row.unit),
  range: rangeText(row, t) ?? 'none',
})

/** A row as text: "Ferritin 18 ng/mL, range 30 to 150". */
export const rowText = (row: NamedFigure, t: Translate) => t('bloodTests.row.text', partsOf(row, t))

/** The same with its finding, for people who do not see the range bar. */
export const rowLabel = (row: MarkerRow, t: Translate) =>
  t('bloodTests.row.label', { ...partsOf(row, t), finding: t(`bloodTests.flag.${findingOf(row)}`) })

/** A point of a marker as text, for people who do not see the range bar. */
export const pointLabel = (marker: string, unit: string | null, point: TrendPoint, t: Translate) =>
  t('bloodTests.row.label', {
    ...{ name: t.marker(marker), value: withUnit(point, unit), range: rangeText(point, t) ?? 'none' },
    finding: t(`bloodTests.flag.${point.flag ?? 'unranged'}`),
  })

export type Groups = { outside: MarkerRow[]; inside: MarkerRow[]; unranged: MarkerRow[] }

/** Groups rows: outside their range, then implausible, in range, and without a range; each in the report's order. */
export function groupMarkers(rows: MarkerRow[]): Groups {
  const of = (...findings: Finding[]) => rows.filter((row) => findings.includes(findingOf(row)))
  return {
    outside: [...of('low', 'high'), ...of('implausible')],
    inside: of('normal'),
    unranged: of('unranged'),
  }
}

/** The points of a trend up to one test, oldest first. Empty when that test has no value of the marker. */
function pointsUpTo({ points }: Trend, testId: string): TrendPoint[] {
  const at = points.findIndex(({ bloodTestIds }) => bloodTestIds.includes(testId))
  return points.slice(0, at + 1)
}

/** A row's marker over time up to this test; null without a sound value of it. */
export function trendUpTo(row: MarkerRow, trends: readonly Trend[], testId: string): Trend | null {
  if (!row.plausible || row.doubtful) return null
  const lines = trends
    .filter(({ marker }) => marker === row.marker)
    .map((trend) => ({ ...trend, points: pointsUpTo(trend, testId) }))
    .filter(({ points }) => points.length > 0)
  return lines.find(({ unit }) => unit === row.unit) ?? lines[0] ?? null
}

/** News of this test: markers that left their range, came back into it, or are measured for the first time. */
export type News = { before: string; outside: string[]; inside: string[]; first: string[] }

/** News since the last test, whose day is `before`; null for a first test, and without any. */
export function newsOf(trends: readonly Trend[], testId: string): News | null {
  const now = trends.flatMap((trend) => {
    const points = pointsUpTo(trend, testId)
    const point = points.at(-1)
    return point ? { marker: trend.marker, point, isFirst: points.length === 1 } : []
  })
  const [first] = now
  if (!first) return null
  const { day } = first.point
  const earlier = trends.flatMap(({ points }) => points.map((point) => point.day)).filter((one) => one < day)
  const before = earlier.sort().at(-1)
  if (!before) return null
  const of = (is: (one: (typeof now)[number]) => boolean) => [
    ...new Set(now.filter(is).map(({ marker }) => marker)),
  ]
  const news: News = {
    before,
    outside: of(({ point }) => point.course.crossed === 'outside' || point.course.crossed === 'firstOutside'),
    inside: of(({ point }) => point.course.crossed === 'inside'),
    first: of(({ isFirst }) => isFirst),
  }
  return news.outside.length + news.inside.length + news.first.length > 0 ? news : null
}

/** The last four values of a row's marker up to this test, oldest first. Empty when there are fewer than two. */
export function lastValues(row: MarkerRow, trends: Trend[], testId: string): TrendPoint[] {
  if (!row.plausible) return []
  const lines = trends.filter(({ marker }) => marker === row.marker).map((trend) => pointsUpTo(trend, testId))
  const points = lines.find((line) => line.length > 1) ?? []
  return points.slice(-4)
}

/** What changed with this test, marker by marker, as sentences; values outside their range first. */
export function changesOf(trends: Trend[], testId: string, t: Translate): string[] {
  const now = trends.flatMap((trend) => {
    const index = pointsUpTo(trend, testId).length - 1
    const point = trend.points[index]
    return point ? { point, text: stepText(trend, index, t) } : []
  })
  const outside = now.filter(({ point }) => isOutside(point))
  return [...outside, ...now.filter((one) => !outside.includes(one))].flatMap(({ text }) => text ?? [])
}

/** The value as printed on the report: "5.1 mmol/L". */
export function printedText({ printed, comparator }: TrendPoint): string {
  return withUnit({ value: printed.value, comparator }, printed.unit)
}

/** What is left out of a very long history, in words; null if nothing is. */
export function cutText(cut: Trends['cut'], t: Translate): string | null {
  if (!cut || cut.tests + cut.values === 0) return null
  const { tests, values } = cut
  if (values === 0) return t('bloodTests.trend.cutTests', { tests })
  return tests === 0
    ? t('bloodTests.trend.cutValues', { values })
    : t('bloodTests.trend.cutBoth', { tests, values })
}
