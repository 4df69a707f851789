import type { Trend, TrendPoint } from '../../../shared/bloodTests.ts'
import { isConcern, isOutside, valueText } from '../../../shared/markers.ts'
import { trpc } from '../../app/trpc.ts'
import { useOpenMatters } from '../../layout/useOpenMatters.ts'
import { useT } from '../../locale/messages.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { FlagShape } from '../../ui/FlagShape.tsx'
import { formatShortDay } from '../../ui/format.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Sparkline } from '../../ui/Sparkline.tsx'
import { Section } from './Section.tsx'

/** Markers that the overview names; a link leads to all of them. */
const MOST = 6
/** Values that a line draws. */
const DRAWN = 4

type Newest = { trend: Trend; point: TrendPoint; isCritical: boolean }

/** The markers whose newest value is outside its range: critical ones first, then those of the latest draw. */
function newestOutside(trends: readonly Trend[], critical: ReadonlySet<string>): Newest[] {
  return trends
    .flatMap((trend): Newest[] => {
      const point = trend.points.at(-1)
      if (!point || !isOutside(point)) return []
      return [{ trend, point, isCritical: critical.has(`${trend.marker} ${point.printed.value}`) }]
    })
    .sort((a, b) => Number(b.isCritical) - Number(a.isCritical) || b.point.day.localeCompare(a.point.day))
}

function Row({ trend, point, isCritical }: Newest) {
  const t = useT()
  const drawn = trend.points.slice(-DRAWN)

  return (
    <li className="grid min-h-12 grid-cols-[minmax(0,1fr)_4rem_auto_5rem] items-center gap-3 border-t border-line py-1.5 text-sm first:border-t-0 max-md:grid-cols-[minmax(0,1fr)_auto_4.5rem]">
      <span className="min-w-0 break-words">
        <span className="font-strong">{trend.marker}</span>{' '}
        <span className="text-xs text-ink-2">{formatShortDay(point.day)}</span>
      </span>
      <span className="max-md:hidden">
        {drawn.length > 1 && (
          <Sparkline
            values={drawn.map((one) => one.value)}
            outside={isConcern(point)}
            label={t('care.overview.course', { marker: trend.marker, values: drawn.map(valueText) })}
          />
        )}
      </span>
      <span className="text-right whitespace-nowrap">
        <span className="font-strong">{valueText(point)}</span>{' '}
        <span className="text-xs text-ink-2">{trend.unit}</span>
      </span>
      <span
        className={`font-strong whitespace-nowrap ${isCritical ? 'text-danger' : point.isWelcome ? 'text-ink-2' : 'text-warm'}`}
      >
        <FlagShape of={point.flag === 'low' ? 'low' : 'high'} />{' '}
        {isCritical
          ? t('care.overview.critical')
          : t(`bloodTests.flag.${point.flag === 'low' ? 'low' : 'high'}`)}
      </span>
    </li>
  )
}

/** Markers currently outside their range, each with its newest value and its course. */
export function OutsideNow({ patientId }: { patientId: string }) {
  const t = useT()
  const trends = trpc.bloodTests.trendsOfPatient.useQuery(
    { patientId },
    { meta: { errorTitle: t('bloodTests.list.failed') } },
  )
  const open = useOpenMatters(patientId)
  const critical = new Set(
    (open.data ?? []).flatMap((line) =>
      line.kind === 'critical' && 'unit' in line.value ? [`${line.value.name} ${line.value.value}`] : [],
    ),
  )
  const outside = newestOutside(trends.data?.trends ?? [], critical)
  return (
    <Section
      title={t('care.overview.outside')}
      action={
        <LinkButton
          to="/practitioner/patients/$id/blood-tests"
          params={{ id: patientId }}
          look="plain"
          size="tight"
          className="-mr-3"
        >
          {t('care.results.all')}
        </LinkButton>
      }
    >
      {trends.isPending && <Skeleton className="h-40 w-full" />}
      {trends.data && outside.length === 0 && (
        <p className="text-ink-2">
          {t(trends.data.trends.length > 0 ? 'care.overview.nothingOutside' : 'care.overview.noValues')}
        </p>
      )}
      <ul>
        {outside.slice(0, MOST).map((one) => (
          <Row key={`${one.trend.marker} ${one.trend.unit}`} {...one} />
        ))}
      </ul>
      {outside.length > MOST && (
        <p className="mt-2 text-xs text-ink-2">
          {t('care.overview.moreOutside', { count: outside.length - MOST })}
        </p>
      )}
    </Section>
  )
}
