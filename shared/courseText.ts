/** The course of a marker over its draws, in sentences. */
import { type Translate, utcDay } from '../locales/translate.ts'
import type { Course } from './bloodTests.ts'

/**
 * Whether the value crossed a limit, and the course of the series. Empty for the first draw, and if nothing can be
 * judged.
 */
export function courseText(course: Course, t: Translate): string[] {
  const { crossed, assumed } = course
  return [
    ...(crossed ? [t(`bloodTests.course.crossed.${crossed}`)] : []),
    ...saidText(course, t),
    ...(assumed === null ? [] : [t('bloodTests.course.assumed', { percent: assumed })]),
  ]
}

/** The course in two or three words, for lists; null if it is not judged. */
export function courseShort({ kind, crossed, since }: Course, t: Translate): string | null {
  if (crossed) return t(`bloodTests.course.short.${crossed === 'inside' ? 'inside' : 'outside'}`)
  switch (kind) {
    case 'unjudged':
      return null
    case 'rising':
    case 'falling':
    case 'jumpedUp':
    case 'jumpedDown':
      return since && t(`bloodTests.course.short.${kind}`, { day: utcDay(since.day) })
    default:
      return t(`bloodTests.course.short.${kind}`)
  }
}

function saidText({ kind, since: from, steps }: Course, t: Translate): string[] {
  const since = from ? t('bloodTests.course.since', { dayIs: from.dayIs, day: utcDay(from.day) }) : ''
  switch (kind) {
    case 'first':
    case 'unjudged':
      return []
    case 'two':
      return [t('bloodTests.course.said.two')]
    case 'rising':
    case 'falling':
      return [t(`bloodTests.course.said.${kind}`, { steps, since })]
    case 'jumpedUp':
    case 'jumpedDown':
      return [t(`bloodTests.course.said.${kind}`, { since })]
    case 'steady':
      return [t('bloodTests.course.said.steady', { steps: steps + 1 })]
    default:
      return [t(`bloodTests.course.said.${kind}`, { steps })]
  }
}
