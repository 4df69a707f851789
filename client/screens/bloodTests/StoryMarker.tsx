import { ChevronDown } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import type { Translate } from '../../../locales/translate.ts'
import type { MarkerRow, Trend } from '../../../shared/bloodTests.ts'
import { figureText } from '../../../shared/careText.ts'
import { courseText } from '../../../shared/courseText.ts'
import { displayName, valueText } from '../../../shared/markers.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { formatExact } from '../../ui/format.ts'
import { RangeBar } from '../../ui/RangeBar.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Sparkline } from '../../ui/Sparkline.tsx'
import type { BloodTest } from './bloodTest.ts'
import { Course } from './Course.tsx'
import { Flag } from './MarkerTable.tsx'
import { findingOf, isWelcomeRow, rowLabel, trendUpTo, withUnit } from './markers.ts'

/** Has the texts of all markers. */
const Explanation = lazy(async () => ({ default: (await import('./Explanation.tsx')).Explanation }))

/** Props shared by all markers of a story. */
export type Story = {
  test: BloodTest
  trends: readonly Trend[]
  /** The index of the row whose explanation is open; one at a time. */
  opened: number | null
  onOpen: (row: number | null) => void
  onCorrect: (row: MarkerRow) => void
}

type StoryMarkerProps = { story: Story; row: MarkerRow }

function useMarker({ test, trends, opened, onOpen }: Story, row: MarkerRow) {
  const index = test.markers.indexOf(row)
  const trend = trendUpTo(row, trends, test.id)
  const finding = findingOf(row)
  const welcome = isWelcomeRow(test, row)
  return {
    index,
    welcome,
    trend,
    isCritical: isCriticalRow(test, row),
    isOutside: (finding === 'low' || finding === 'high') && !welcome,
    isOpen: opened === index,
    toggle: () => onOpen(opened === index ? null : index),
  }
}

/** Whether a row is in a critical band: as read, or as a person confirmed it. */
export const isCriticalRow = ({ critical, checks, markers }: BloodTest, row: MarkerRow) =>
  critical.includes(markers.indexOf(row)) ||
  checks.some(
    ({ critical: found, answer }) => found?.sure && JSON.stringify(answer?.corrected) === JSON.stringify(row),
  )

/** A marker outside its range, with its course. */
export function StoryMarker({ story, row }: StoryMarkerProps) {
  const t = useT()
  const { test } = story
  const { index, trend, isCritical, isOutside, welcome, isOpen, toggle } = useMarker(story, row)
  const id = useId()
  const name = displayName(row, t)
  return (
    <section
      aria-labelledby={`${id}-name`}
      className="grid break-inside-avoid gap-x-7 gap-y-1.5 border-t border-line pt-4 pb-2 max-md:gap-y-0 max-md:pt-3 max-md:pb-1 md:grid-cols-[13.25rem_minmax(0,1fr)]"
    >
      <div className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-3">
        <h2 id={`${id}-name`} className="text-lg font-strong max-md:col-span-2">
          {name}
        </h2>
        <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2">
          <span className="text-2xl leading-none font-figure">{valueText(row)}</span>
          <span className="text-sm text-ink-2">{row.unit}</span>
          <span className="pl-1">
            <Flag row={row} critical={isCritical} welcome={welcome} />
          </span>
        </p>
        <p className="text-sm text-ink-2 empty:hidden max-md:order-last max-md:col-span-2 md:mt-1.5">
          {sayOf(test, row, trend, t)}
        </p>
        <Toggle isOpen={isOpen} controls={`${id}-why`} onToggle={toggle}>
          <Rich id="bloodTests.story.explain" values={{ name }} />
        </Toggle>
      </div>
      <div className="min-w-0 self-center max-md:pt-4">
        <Drawn row={row} trend={trend} isCritical={isCritical} isOutside={isOutside} />
      </div>
      <div id={`${id}-why`} className="min-w-0 md:col-span-2">
        {isOpen && <Why story={story} row={index} />}
      </div>
    </section>
  )
}

type DrawnProps = { row: MarkerRow; trend: Trend | null; isCritical: boolean; isOutside: boolean }

/** The course of a marker, or the range where it was drawn once. */
function Drawn({ row, trend, isCritical, isOutside }: DrawnProps) {
  const t = useT()
  if (trend && trend.points.length > 1) return <Course trend={trend} critical={isCritical} />
  if (!row.plausible || (row.low === null && row.high === null)) return null
  return (
    <div className="max-w-100 py-3 max-md:py-1">
      <RangeBar
        value={row.value}
        range={row}
        outside={isOutside}
        critical={isCritical}
        label={rowLabel(row, t)}
        write={formatExact}
      />
    </div>
  )
}

/** A marker as one line that opens. */
export function StoryLine({ story, row }: StoryMarkerProps) {
  const { test } = story
  const t = useT()
  const { index, trend, isCritical, isOutside, welcome, isOpen, toggle } = useMarker(story, row)
  const id = useId()
  const values = trend?.points.slice(-6).map(({ value }) => value) ?? []
  const sparkline = values.length > 1 && (
    <Sparkline
      values={values}
      outside={isOutside}
      label={t('bloodTests.table.historyOf', {
        ...{ name: displayName(row, t), values: withUnit(values.join(', '), trend?.unit ?? null) },
      })}
    />
  )
  return (
    <li className="border-t border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        className="grid min-h-13 w-full grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 py-1.5 text-left hover:text-accent-text md:grid-cols-[minmax(0,1fr)_4rem_9rem_8.5rem_1.125rem]"
      >
        <span className="min-w-0 text-base font-medium break-words">
          {displayName(row, t)}
          <span className="flex items-center gap-3 text-xs font-text text-ink-2 md:hidden">
            <Flag row={row} critical={isCritical} welcome={welcome} />
            {sparkline}
          </span>
        </span>
        <span className="max-md:hidden">{sparkline}</span>
        <span className="text-right whitespace-nowrap">
          <span className="font-strong">{valueText(row)}</span>{' '}
          <span className="text-xs text-ink-2">{row.unit}</span>
        </span>
        <span className="max-md:hidden">
          <Flag row={row} critical={isCritical} welcome={welcome} />
        </span>
        <ChevronDown
          size={18}
          className={`text-ink-2 transition-transform duration-(--dur-2) print:hidden ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={id}>
        {isOpen && (
          <div className="grid gap-3 pb-4">
            <p className="text-sm text-ink-2">{sayOf(test, row, trend, t)}</p>
            <Drawn row={row} trend={trend} isCritical={isCritical} isOutside={isOutside} />
            <Why story={story} row={index} />
          </div>
        )}
      </div>
    </li>
  )
}

function Why({ story: { test, onCorrect }, row }: { story: Story; row: number }) {
  return (
    <Suspense fallback={<Skeleton className="h-40 w-full" />}>
      <Explanation
        test={test}
        row={row}
        onCorrect={() => {
          const read = test.markers[row]
          if (read) onCorrect(read)
        }}
      />
    </Suspense>
  )
}

type ToggleProps = { isOpen: boolean; controls: string; onToggle: () => void; children: ReactNode }

function Toggle({ isOpen, controls, onToggle, children }: ToggleProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      className="inline-flex min-h-tap items-center pointer-fine:min-h-dense gap-1.5 text-sm font-strong text-accent-text hover:underline print:hidden"
    >
      {children}
      <ChevronDown
        size={16}
        className={`transition-transform duration-(--dur-2) ${isOpen ? 'rotate-180' : ''}`}
      />
    </button>
  )
}

/** The course of a row in at most two sentences, and how far it is outside its range. */
function sayOf(test: BloodTest, row: MarkerRow, trend: Trend | null, t: Translate): string {
  const course = trend?.points.at(-1)?.course
  const index = test.markers.indexOf(row)
  const far = test.findings.flatMap((one) =>
    one.kind === 'outside' && one.row === index && one.difference !== null
      ? t('bloodTests.course.far', {
          direction: one.direction,
          difference: figureText(t, { value: one.difference, comparator: null, unit: one.unit }),
        })
      : [],
  )
  return [...(course ? courseText(course, t) : []), ...far].join(' ')
}
