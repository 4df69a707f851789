/** A result in English words, for tests of what is concluded and of its wording; also while the catalogue is changed. */
import { readFileSync } from 'node:fs'
import { createIntl } from '@formatjs/intl'
import { FORMATS, formatLocale, translator } from '../../locales/translate.ts'
import { checksOf, conclusionsOf } from '../../packages/lab-reader/index.ts'
import type { Check, Correction, MarkerRow, ReportReading } from '../../packages/lab-reader/types.ts'
import type { Audience } from '../../shared/careText.ts'
import type { Part } from '../../shared/resultOpening.ts'
import { resultParts, resultText, uncheckedItems } from '../../shared/resultText.ts'

const messages = JSON.parse(readFileSync(new URL('../../locales/en.json', import.meta.url), 'utf8'))
export const english = translator(
  createIntl({ locale: formatLocale('en'), messages, formats: FORMATS as never }) as never,
)

type About = { born?: string | null; today?: string; audience?: Audience }

const NOTHING: ReportReading = {
  ...{ collectedOn: null, possibleDays: [], markers: [], unread: [], qualitative: [], language: null },
}

/** A result and what follows from it. */
export const conclusionsFor = (reading: ReportReading, about: About) => told(reading, [], about)

function told(reading: ReportReading, corrections: readonly Correction[], about: About) {
  const checks = checksOf({ ...reading, ...about, corrections })
  return { ...reading, corrections, checks, ...conclusionsOf(reading, corrections, about) }
}

/** The whole text, as the patient reads it. */
export const textOf = (
  reading: ReportReading,
  corrections: readonly Correction[] = [],
  { audience = 'patient', ...about }: About = {},
) => resultText(told(reading, corrections, about), english, audience)

export const partsOf = (
  reading: ReportReading,
  corrections: readonly Correction[] = [],
  { audience = 'patient', ...about }: About = {},
) => resultParts(told(reading, corrections, about), english, audience)

const wordsOf = (parts: readonly Part[], ...kinds: Part['part'][]) =>
  parts.filter(({ part }) => kinds.includes(part)).flatMap(({ blocks }) => blocks.flat())[0] ?? null

/** The opening about values that are critical, or were on an old draw; null without one. */
export const criticalOpening = (
  markers: readonly MarkerRow[],
  {
    collectedOn = null,
    possibleDays = [],
    ...about
  }: About & Partial<Pick<ReportReading, 'collectedOn'>> & { possibleDays?: readonly string[] } = {},
) =>
  wordsOf(
    partsOf({ ...NOTHING, markers: [...markers], collectedOn, possibleDays: [...possibleDays] }, [], about),
    'urgent',
    'old',
  )

/** Whether a result calls for help today, or may. */
export const isUrgent = (reading: ReportReading, about: About = {}) =>
  partsOf(reading, [], about).some(({ part }) => part === 'urgent' || part === 'possible')

/** The words about these lines to check alone. */
const ofChecks = (checks: readonly Check[]) => {
  const findings = checks.flatMap(({ id, read, critical }) =>
    read && critical && !critical.sure
      ? [
          {
            ...{ kind: 'possiblyCritical' as const, row: null, direction: null, check: id },
            ...{ ...read, specimen: read.specimen ?? null, comparator: null, value: critical.value },
          },
        ]
      : [],
  )
  return resultParts(
    { ...NOTHING, corrections: [], ...conclusionsOf(NOTHING), isEmpty: false, checks, findings },
    english,
    'patient',
  )
}
export const possibleCriticalOpening = (checks: readonly Check[]) => wordsOf(ofChecks(checks), 'possible')
export const uncheckedOpening = (checks: readonly Check[]) => wordsOf(ofChecks(checks), 'open')
export const leftOutItems = (checks: readonly Check[]) => uncheckedItems(checks, english)
