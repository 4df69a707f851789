import { Link, type LinkProps } from '@tanstack/react-router'
import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Trends } from '../../../shared/bloodTests.ts'
import { courseShort } from '../../../shared/courseText.ts'
import { isConcern, valueText } from '../../../shared/markers.ts'
import { useToday } from '../../lib/today.ts'
import { useT } from '../../locale/messages.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { formatExact, formatShortDay, formatShortDayOfYear } from '../../ui/format.ts'
import { RangeBar } from '../../ui/RangeBar.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Skeletons } from '../../ui/Skeletons.tsx'
import { Sparkline } from '../../ui/Sparkline.tsx'
import { Flag } from './MarkerTable.tsx'
import {
  choicesOf,
  groupedOf,
  isFound,
  type Listed,
  listedOf,
  NARROWED,
  type Narrowed,
  needsDoctor,
} from './markerList.ts'
import { cutText, pointLabel, withUnit } from './markers.ts'

/** Points of a sparkline. */
const DRAWN = 6

export type MarkerSearch = { q?: string | undefined; show?: string | undefined }

type MarkersProps = {
  trends: Trends
  /** The markers whose retest is due. */
  due: ReadonlySet<string>
  search: MarkerSearch
  onSearch: (search: MarkerSearch) => void
  /** The number to call about a value that needs a doctor. */
  call?: ReactNode
  /** The address of one marker's page. */
  linkTo: (marker: string) => Pick<LinkProps, 'to' | 'params' | 'search'>
}

const narrowedOf = (show: string | undefined): Narrowed => NARROWED.find((name) => name === show) ?? 'all'

/** All markers of a person by group with their newest value: searchable, and filtered by one choice at a time. */
export function Markers({
  trends: { trends, unchecked, cut },
  due,
  search,
  onSearch,
  call,
  linkTo,
}: MarkersProps) {
  const t = useT()
  const left = cutText(cut, t)
  const markers = listedOf(trends)
  const { q = '' } = search
  const choices = choicesOf(markers, due)
  const asked = narrowedOf(search.show)
  const narrowed = choices.some(([name]) => name === asked) ? asked : 'all'
  const groupName = (group: Listed['group']) => t(`bloodTests.group.${group}`)
  const found = markers.filter((marker) =>
    isFound(marker, [groupName(marker.group), t.marker(marker.marker)], q),
  )
  const isSearching = q.trim() !== ''
  // What needs a doctor is there, whatever is searched.
  const { doctor, groups, quiet } = groupedOf(
    markers.filter((marker) => found.includes(marker) || needsDoctor(marker)),
    { narrowed, due, isNarrowed: isSearching || narrowed !== 'all' },
  )
  const row = (marker: Listed) => <Row key={marker.marker} marker={marker} link={linkTo(marker.marker)} />
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <fieldset className="flex min-w-0 gap-2 max-md:order-last max-md:-mx-(--margin) max-md:basis-[calc(100%+2*var(--margin))] max-md:overflow-x-auto max-md:px-(--margin) md:flex-wrap">
          <legend className="sr-only">{t('bloodTests.markers.narrow')}</legend>
          {choices.map(([name, count]) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === narrowed}
              onClick={() => onSearch({ ...search, show: name === 'all' ? undefined : name })}
              className="inline-flex min-h-tap items-center gap-2 rounded-md border border-line-strong bg-surface px-4 text-sm font-medium whitespace-nowrap hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-on-accent-soft"
            >
              {t(`bloodTests.markers.narrow.${name}`)}
              <span className="text-ink-2">{count}</span>
            </button>
          ))}
        </fieldset>
        <div className="w-full md:w-80">
          <SearchField
            label={t('bloodTests.markers.search')}
            value={q}
            onChange={(text) => onSearch({ ...search, q: text || undefined })}
          />
        </div>
      </div>
      <p role="status" className="mt-2 text-sm text-ink-2 empty:hidden">
        {isSearching && t('bloodTests.markers.found', { count: found.length, search: q.trim() })}
      </p>
      <div className="mt-4 grid gap-4 md:gap-0 md:overflow-hidden md:rounded-lg md:border md:border-line md:bg-surface">
        {doctor.length > 0 && (
          <Group
            title={t('bloodTests.markers.doctor')}
            aside={doctor.some(({ isOld }) => !isOld) ? call : undefined}
            isDanger
          >
            {doctor.map(row)}
          </Group>
        )}
        {groups.map(({ group, markers: members, outside, all }) => (
          <Group
            key={group}
            title={groupName(group)}
            hint={outside > 0 ? t('bloodTests.markers.outside', { outside, all }) : undefined}
          >
            {members.map(row)}
          </Group>
        ))}
        {quiet.length > 0 && (
          <div className="max-md:rounded-lg max-md:border max-md:border-line max-md:bg-surface md:px-1">
            <div className="px-4 [&>section]:border-t-0 md:[&>section]:border-t">
              <Fold
                icon={Check}
                title={t('bloodTests.markers.quiet', {
                  count: quiet.reduce((sum, group) => sum + group.markers.length, 0),
                  isAll: doctor.length + groups.length === 0 ? 'yes' : 'no',
                })}
                hint={t('bloodTests.story.inGroups', { groups: quiet.map(({ group }) => groupName(group)) })}
              >
                <div className="-mx-4 -mb-5">
                  {quiet.map(({ group, markers: members }) => (
                    <Group key={group} title={groupName(group)} isInner>
                      {members.map(row)}
                    </Group>
                  ))}
                </div>
              </Fold>
            </div>
          </div>
        )}
      </div>
      {unchecked.length > 0 && (
        <p className="mt-4 text-sm text-ink-2">
          {t('bloodTests.trend.unchecked', { names: unchecked, more: cut?.unchecked ?? 0 })}
        </p>
      )}
      {left && <p className="mt-1 text-sm text-ink-2">{left}</p>}
    </>
  )
}

type GroupProps = {
  title: string
  hint?: string | undefined
  aside?: ReactNode
  isDanger?: boolean
  /** Within another card. */
  isInner?: boolean
  children: ReactNode
}

function Group({ title, hint, aside, isDanger = false, isInner = false, children }: GroupProps) {
  return (
    <section
      aria-label={title}
      className={`first:border-t-0 md:border-t md:border-line ${isInner ? 'border-t border-line' : 'max-md:overflow-hidden max-md:rounded-lg max-md:border max-md:border-line max-md:bg-surface'}`}
    >
      <div className="flex items-baseline justify-between gap-4 px-4 pt-3 pb-2 md:px-6">
        <h2 className={`text-lg font-strong max-md:text-base ${isDanger ? 'text-danger' : ''}`}>{title}</h2>
        {hint && <p className="text-xs text-ink-2">{hint}</p>}
        {aside && <div className="-my-3 text-danger">{aside}</div>}
      </div>
      <ul>{children}</ul>
    </section>
  )
}

type RowProps = { marker: Listed; link: ReturnType<MarkersProps['linkTo']> }

function Row({ marker: { marker, unit, points, last, urgency, isOld }, link }: RowProps) {
  const t = useT()
  const year = useToday().slice(0, 4)
  const isCritical = urgency === 'today'
  const isOldDraw = isOld && isCritical
  const outside = isConcern(last)
  const values = points.slice(-DRAWN).map(({ value }) => value)
  const day = last.day.slice(0, 4) === year ? formatShortDay(last.day) : formatShortDayOfYear(last.day)
  const short = courseShort(last.course, t)
  return (
    <li className="relative grid min-h-14 grid-cols-[minmax(0,1fr)_4rem_auto] items-center gap-x-4 border-t border-line px-4 py-2.5 hover:bg-paper md:grid-cols-[minmax(0,1fr)_4rem_7.5rem_10.5rem_1.125rem] md:px-6 lg:grid-cols-[minmax(0,1fr)_4rem_7.5rem_10.5rem_10.5rem_5.5rem_1.125rem]">
      <div className="min-w-0">
        <Link
          {...(link as { to: '/blood-tests/markers' })}
          // The link covers the whole row.
          className="text-base leading-snug font-medium break-words after:absolute after:inset-0"
        >
          {t.marker(marker)}
        </Link>
        <p className="flex flex-wrap items-baseline gap-x-2 text-xs text-ink-2 lg:hidden">
          <Flag row={{ ...last, plausible: true }} critical={isCritical} welcome={last.isWelcome} />
          {day}
          {isOldDraw && <span>{t('bloodTests.markers.old')}</span>}
        </p>
      </div>
      <span>
        {values.length > 1 && (
          <Sparkline
            values={values}
            outside={outside}
            critical={isCritical}
            label={t('bloodTests.table.historyOf', {
              name: t.marker(marker),
              values: withUnit(values.join(', '), unit),
            })}
          />
        )}
      </span>
      <span className="text-right">
        <span className="font-strong">{valueText(last)}</span>{' '}
        <span className="text-xs text-ink-2 max-md:block">{unit}</span>
      </span>
      <span className="max-md:hidden">
        <RangeBar
          value={last.value}
          range={last}
          outside={outside}
          critical={isCritical}
          label={pointLabel(marker, unit, last, t)}
          write={formatExact}
        />
      </span>
      <span className="max-lg:hidden">
        <Flag row={{ ...last, plausible: true }} critical={isCritical} welcome={last.isWelcome} />
        {short && <span className="block text-xs text-ink-2">{short}</span>}
        {isOldDraw && <span className="block text-xs text-ink-2">{t('bloodTests.markers.old')}</span>}
      </span>
      <span className="text-right text-xs text-ink-2 max-lg:hidden">{day}</span>
      <ChevronDown size={18} aria-hidden className="-rotate-90 text-ink-2 max-md:hidden" />
    </li>
  )
}

/** A placeholder in the shape of the list. */
export const MarkersSkeleton = () => (
  <Skeletons card className="grid gap-3 p-5" bars={Array(6).fill('h-11')} />
)
