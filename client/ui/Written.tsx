import type { ReactNode } from 'react'
import type { Language } from '../../locales/translate.ts'
import { useWrittenLang } from './writtenLang.ts'

type WrittenProps = {
  as: 'p' | 'span' | 'dd'
  /** The writer's language; null where it is not known. */
  language: Language | null
  className: string
  children: ReactNode
}

/** What a person wrote, with its `lang` where it is not the page's. */
export function Written({ as: As, language, className, children }: WrittenProps) {
  return (
    <As lang={useWrittenLang(language)} className={className}>
      {children}
    </As>
  )
}
