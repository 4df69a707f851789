/** A stored result with what follows from it today, and the same in words. */
import { type About, checksOf, conclusionsOf } from '@verbena/lab-reader'
import type { bloodTestResults } from '../../drizzle/schema.ts'
import { type ClinicalTranslate, DEFAULT_LOCALE, type Locale } from '../../locales/translate.ts'
import { asProse, type Prose, type WrittenByModel } from '../../shared/bloodTests.ts'
import type { Audience } from '../../shared/careText.ts'
import type { Told } from '../../shared/resultOpening.ts'
import { resultText } from '../../shared/resultText.ts'
import { englishBeside, translatorFor } from '../platform/locales.ts'

type Row = typeof bloodTestResults.$inferSelect
export type Stored = Pick<
  Row,
  'markers' | 'unread' | 'qualitative' | 'corrections' | 'collectedOn' | 'possibleDays'
> &
  Partial<Pick<Row, 'analysis' | 'analysisModel' | 'written' | 'finishedAt'>>

/** What a model wrote about a result; a text that an earlier release stored as it is. */
function writtenOf({ analysis, analysisModel, written, finishedAt }: Stored): WrittenByModel | null {
  if (!analysisModel) return null
  const text = written ?? { summary: String(analysis ?? ''), sections: [], questions: [] }
  return { ...text, model: analysisModel, writtenOn: finishedAt?.toISOString().slice(0, 10) ?? null }
}

/** What follows from a result today, with what is known of its owner. */
export function toldOf(row: Stored, about: About): Told & { checks: ReturnType<typeof checksOf> } {
  const { markers, qualitative, corrections } = row
  const checks = checksOf({ ...row, ...about })
  const conclusions = conclusionsOf(row, corrections, about, checks)
  return { ...conclusions, markers, qualitative, corrections, checks, written: writtenOf(row) }
}

/** Bytes of a result in words. A text beyond them ends with an ellipsis; what follows from the result is sent whole. */
const MAX_TEXT_BYTES = 150_000

function boundedText(text: string): Prose {
  const bytes = Buffer.from(text)
  if (bytes.length <= MAX_TEXT_BYTES) return asProse(text)
  const end = bytes.lastIndexOf('\n', MAX_TEXT_BYTES)
  return asProse(`${bytes.subarray(0, Math.max(0, end)).toString()}\n\n…`)
}

export const proseOf = (told: Told, t: ClinicalTranslate, audience: Audience) =>
  boundedText(resultText(told, t, audience))

/** The same, followed by the English text where no clinician has reviewed the language. */
export function reviewedProseOf(told: Told, locale: Locale, audience: Audience): Prose {
  const t = translatorFor(locale)
  const english = englishBeside(locale)
  const text = proseOf(told, t, audience)
  return english ? asProse(`${text}\n\n# ${t('app.inEnglish')}\n\n${proseOf(told, english, audience)}`) : text
}

/** The text that earlier releases show. */
export const storedProse = (told: Told) => proseOf(told, translatorFor(DEFAULT_LOCALE), 'patient')
