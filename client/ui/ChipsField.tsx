import { X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { SOFT_TONES, type Tone } from './Badge.tsx'
import type { FieldControl } from './Field.tsx'

type ChipsFieldProps = FieldControl & {
  value: string[]
  onChange: (value: string[]) => void
  /** Parses typed or pasted text; null when it contains nothing. */
  parse: (text: string) => string[] | null
  toneOf?: (chip: string) => Tone
  placeholder?: string
}

/**
 * A field for several values, shown as removable chips. A comma, Enter or leaving the field adds a chip; Backspace in
 * the empty field removes the last one.
 */
export function ChipsField({ value, onChange, parse, toneOf, placeholder, ...control }: ChipsFieldProps) {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)

  const addChips = (typed: string, rest = '') => {
    const found = parse(typed)
    if (found) onChange([...value, ...found])
    setText(rest)
  }
  const type = (typed: string) => {
    const comma = typed.lastIndexOf(',')
    if (comma < 0) setText(typed)
    else addChips(typed.slice(0, comma), typed.slice(comma + 1).trimStart())
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && text.trim()) {
      event.preventDefault()
      addChips(text)
    }
    if (event.key === 'Backspace' && text === '' && value.length > 0) onChange(value.slice(0, -1))
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (!/[\n\r]/.test(pasted)) return
    event.preventDefault()
    addChips(`${text}${pasted.replace(/[\n\r]+/g, ',')}`)
  }
  const remove = (index: number) => {
    onChange(value.filter((_, at) => at !== index))
    input.current?.focus()
  }

  return (
    <div className="flex min-h-tap flex-wrap items-center gap-1.5 rounded-md border border-line-strong bg-surface px-2 py-1.5 has-[input:focus-visible]:focus-ring">
      {value.map((chip, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the same value may appear twice
          key={`${index} ${chip}`}
          className={`inline-flex min-h-8 max-w-full items-center rounded-sm pl-2.5 text-sm font-medium ${SOFT_TONES[toneOf?.(chip) ?? 'success']}`}
        >
          <span className="min-w-0 break-words">{chip}</span>
          <button
            type="button"
            aria-label={`Remove ${chip}`}
            onClick={() => remove(index)}
            className="flex size-8 shrink-0 items-center justify-center rounded-sm"
          >
            <X size={14} />
          </button>
        </span>
      ))}
      <input
        ref={input}
        {...control}
        value={text}
        autoComplete="off"
        placeholder={value.length === 0 ? placeholder : undefined}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
        onPaste={paste}
        onBlur={() => addChips(text)}
        className="h-8 min-w-24 flex-1 bg-transparent px-2 text-base outline-none! shadow-none!"
      />
    </div>
  )
}
