import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Input } from './Field.tsx'
import { useHydrated } from './hydrated.ts'

type SearchFieldProps = {
  label: string
  /** The search text in the address. */
  value: string
  onChange: (value: string) => void
}

/** Typing never waits for the list that it filters. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  useEffect(() => {
    // While the person types, the address lags behind and must not overwrite the text.
    if (document.activeElement !== input.current) setText(value)
  }, [value])
  return (
    <span className="relative block">
      <Search size={18} aria-hidden className="absolute top-1/2 left-4 -translate-y-1/2 text-ink-2" />
      <Input
        ref={input}
        type="search"
        disabled={!useHydrated()}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          onChange(target.value)
        }}
        className="pl-11"
      />
    </span>
  )
}
