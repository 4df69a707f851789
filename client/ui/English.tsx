import type { ReactNode } from 'react'
import { useEnglish } from '../locale/english.ts'

/** A tag of a message without what it draws. */
export const plainTag = (text: string[]) => text.join('')

type EnglishProps = {
  /** The English words, where they are needed. */
  children: (t: NonNullable<ReturnType<typeof useEnglish>>) => ReactNode
}

/** The English text beside clinical sentences that no clinician has reviewed in the reader's language. */
export function English({ children }: EnglishProps) {
  const english = useEnglish()
  if (!english) return null
  return (
    <span lang="en" className="mt-1 block text-xs text-pretty opacity-80">
      {children(english)}
    </span>
  )
}
