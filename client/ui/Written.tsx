import type { ReactNode } from 'react'
import type { Language } from '../../locales/translate.ts'
import { useWrittenLang } from './writtenLang.ts'

type WrittenProps = {
  as: 'p' | 'span' | 'dd'
  /** The writer's language; null if unknown. */
  language: Language | null
  className: string
  children: ReactNode
}

/** A person's text, with its `lang` if different from the page's. */
export function Written({ as: As, language, className, children }: WrittenProps) {
  return (
    <As lang={useWrittenLang(language)} className={className}>
      {children}
    </As>
  )
}
