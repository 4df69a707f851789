import type { Language } from '../../../locales/translate.ts'
import { blocksOf } from '../../../shared/consentText.ts'
import { useWrittenLang } from '../../ui/writtenLang.ts'

type DocumentTextProps = {
  text: string
  /** The author's language; null if unknown. */
  language: Language | null
  /** The level of its headings. */
  level?: 2 | 3
}

/** A document's text with its headings and paragraphs. */
export function DocumentText({ text, language, level = 2 }: DocumentTextProps) {
  const Heading = `h${level}` as const
  const written = useWrittenLang(language)
  return (
    <div lang={written} className="max-w-measure text-base break-words">
      {blocksOf(text).map((block, index) =>
        block.kind === 'heading' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text neither move nor change
          <Heading key={index} className="mt-5 text-lg font-strong first:mt-0">
            {block.text}
          </Heading>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text neither move nor change
          <p key={index} className="mt-1.5 whitespace-pre-line first:mt-0">
            {block.text}
          </p>
        ),
      )}
    </div>
  )
}
