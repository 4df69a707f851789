/** A stored result with what follows from it today, and the same in words. */
import { type About, checksOf, conclusionsOf } from '@verbena/lab-reader'
import type { bloodTestResults } from '../../drizzle/schema.ts'
import { DEFAULT_LOCALE, type Locale } from '../../locales/translate.ts'
import { asProse, type Prose, type WrittenByModel } from '../../shared/bloodTests.ts'
import type { Audience } from '../../shared/careText.ts'
import type { ConcludedResult } from '../../shared/resultOpening.ts'
import { resultText } from '../../shared/resultText.ts'
import { clinicalTexts, translatorFor } from '../platform/locales.ts'

type Row = typeof bloodTestResults.$inferSelect
export type Stored = Pick<
  Row,
  'markers' | 'unread' | 'qualitative' | 'corrections' | 'collectedOn' | 'possibleDays'
> &
  Partial<Pick<Row, 'analysis' | 'analysisModel' | 'written' | 'finishedAt'>>

/** A model's text about a result, also as stored by an earlier release. */
function writtenOf({ analysis, analysisModel, written, finishedAt }: Stored): WrittenByModel | null {
  if (!analysisModel) return null
  const text = written ?? { summary: String(analysis ?? ''), sections: [], questions: [] }
  return { ...text, model: analysisModel, writtenOn: finishedAt?.toISOString().slice(0, 10) ?? null }
}

/** Today's conclusions from a result and the facts about its owner. */
export function conclusionsFor(
  row: Stored,
  about: About,
): ConcludedResult & { checks: ReturnType<typeof checksOf> } {
  const { markers, qualitative, corrections } = row
  const checks = checksOf({ ...row, ...about })
  const conclusions = conclusionsOf(row, corrections, about, checks)
  return { ...conclusions, markers, qualitative, corrections, checks, written: writtenOf(row) }
}

/** Bytes of a result in words. A longer text is cut with an ellipsis; the conclusions themselves are sent whole. */
const MAX_TEXT_BYTES = 150_000

function boundedText(text: string, maxBytes: number) {
  const bytes = Buffer.from(text)
  if (bytes.length <= maxBytes) return text
  const end = bytes.lastIndexOf('\n', maxBytes)
  return `${bytes.subarray(0, Math.max(0, end)).toString()}\n\n…`
}

/** The result in words, followed by the English text where no clinician has reviewed the language. */
export function proseOf(concluded: ConcludedResult, locale: Locale, audience: Audience): Prose {
  const { text, english } = clinicalTexts(locale, (t) => resultText(concluded, t, audience))
  if (english === null) return asProse(boundedText(text, MAX_TEXT_BYTES))
  const [own, beside] = [text, english].map((one) => boundedText(one, MAX_TEXT_BYTES / 2))
  return asProse(`${own}\n\n# ${translatorFor(locale)('app.inEnglish')}\n\n${beside}`)
}

/** The text that earlier releases show. */
export const storedProse = (concluded: ConcludedResult) => proseOf(concluded, DEFAULT_LOCALE, 'patient')
