import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useT } from '../locale/messages.tsx'
import { usePhone } from './breakpoints.ts'

type EnglishFoldProps = {
  children: ReactNode
  /** Whether it is closed on wide screens too, below a text of many paragraphs. */
  isLong?: boolean
}

/** The English text of a whole part, once below it. Phones show it on demand, and print shows it open. */
export function EnglishFold({ children, isLong = false }: EnglishFoldProps) {
  const t = useT()
  const isPhone = usePhone()
  const id = useId()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOpen = chosen ?? !(isPhone || isLong)
  return (
    <div className="text-xs text-ink-2">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setChosen(!isOpen)}
        className="inline-flex min-h-tap items-center gap-1.5 pointer-fine:min-h-dense hover:underline print:hidden"
      >
        {t('app.inEnglish')}
        <ChevronDown
          size={14}
          className={`transition-transform duration-(--dur-2) ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={id} lang="en" className={`text-pretty ${isOpen ? 'pb-3' : 'hidden print:block'}`}>
        {children}
      </div>
    </div>
  )
}
