/** Blood tests in words: failures, a file's other content, changes since the previous test. */
import { type Translate, utcDay } from '../locales/translate.ts'
import type { Failure, Omission, Trend, TrendStep } from './bloodTests.ts'
import { figureText } from './careText.ts'
import { isPlural } from './markers.ts'

/** Why a file was not analysed, and what to do. */
export const failureText = ({ why, most = 0 }: Failure, t: Translate) =>
  why === 'pages' || why === 'scans'
    ? t(`bloodTests.failure.${why}`, { most })
    : t(`bloodTests.failure.${why}`)

/** A file's content that was not read, for its owner. */
export function omissionText(omission: Omission, t: Translate): string {
  switch (omission.kind) {
    case 'pages': {
      const pages = omission.pages.map(String)
      return t('bloodTests.omission.pages', { pages, count: pages.length })
    }
    case 'script':
    case 'letters': {
      const pages = omission.pages.map(String)
      return t(`bloodTests.omission.${omission.kind}`, { pages, count: pages.length })
    }
    case 'days':
      return t('bloodTests.omission.days', { days: omission.days, newest: utcDay(omission.newest) })
    case 'invalid':
      return t('bloodTests.omission.invalid', { count: omission.count })
    default:
      return t('bloodTests.omission.cut', omission)
  }
}

/** How a point of a trend compares with the one before, as a sentence; null for the first point. */
export function stepText({ marker, unit, points }: Trend, index: number, t: Translate): string | null {
  const [before, now] = [points[index - 1], points[index]]
  if (!before || !now?.step) return null
  const { change, place }: TrendStep = now.step
  const plural = isPlural(marker) ? 'yes' : 'no'
  // The unit is written once, unless the sign of a bound stands between the figures.
  const isBound = before.comparator !== null || now.comparator !== null
  const about = {
    ...{ marker, isPlural: plural },
    now: figureText(t, { ...now, unit }),
    since: t('bloodTests.change.since', { dayIs: before.dayIs, day: utcDay(before.day) }),
    place: t('bloodTests.change.place', { place: place ?? 'unknown', isPlural: plural }),
  }
  if (change === 'same') return t('bloodTests.change.same', about)
  const from = figureText(t, { ...before, unit: isBound ? unit : null })
  return t(`bloodTests.change.${change}`, { ...about, before: from })
}
