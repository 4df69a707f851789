import { lazy, type ReactNode, Suspense } from 'react'
import type { ClinicalId } from '../../locales/clinicalIds.ts'
import type { ClinicalTranslate } from '../../locales/translate.ts'
import { useEnglish } from '../locale/english.ts'
import { rich, useClinicalT } from '../locale/messages.tsx'

const EnglishFold = lazy(async () => ({ default: (await import('./EnglishFold.tsx')).EnglishFold }))

type Words = (t: ClinicalTranslate) => ReactNode

type ClinicalProps = {
  /** Words the text in the reader's language. */
  children: Words
  /** Words it in English, where that is drawn in another way. */
  english?: Words
  /** The English is a line that opens; `closed` on wide screens too, below a text of many paragraphs. */
  fold?: 'open' | 'closed' | undefined
}

/**
 * A clinical text, with the English below it if no clinician has reviewed the reader's language. Clinical messages can
 * be worded inside it only: `useT` lacks them.
 */
export function Clinical({ children, english = children, fold }: ClinicalProps) {
  const t = useClinicalT()
  const beside = useEnglish()
  const words = beside && english(beside)
  return (
    <>
      {children(t)}
      {words &&
        (fold ? (
          <Suspense>
            <EnglishFold isLong={fold === 'closed'}>{words}</EnglishFold>
          </Suspense>
        ) : (
          <span lang="en" className="mt-1 block font-text text-xs font-normal text-pretty opacity-80">
            {words}
          </span>
        ))}
    </>
  )
}

/** A tag of a message without what it draws. */
const plainTag = (text: string[]) => text.join('')

type ClinicalRichProps = { id: ClinicalId; values: Parameters<typeof rich>[0]['values'] }

/** A clinical message with elements inside, which the English below it does without. */
export function ClinicalRich({ id, values }: ClinicalRichProps) {
  const plain = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'function' ? plainTag : value]),
  )
  return (
    <Clinical english={(english) => (english as (id: string, values: object) => string)(id, plain)}>
      {() => rich({ id, values })}
    </Clinical>
  )
}
