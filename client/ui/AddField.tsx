import { Plus } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, type Ref, useState } from 'react'
import { type FieldControl, Input } from './Field.tsx'

type AddFieldProps = FieldControl & {
  onAdd: (values: string[]) => void
  /** Null if the text contains nothing. */
  parse: (text: string) => string[] | null
  placeholder: string
  ref?: Ref<HTMLInputElement>
}

/** Adds values to a list on comma, Enter and blur. */
export function AddField({ onAdd, parse, ...control }: AddFieldProps) {
  const [text, setText] = useState('')

  const add = (typed: string, rest = '') => {
    const found = parse(typed)
    if (found) onAdd(found)
    setText(rest)
  }
  const type = (typed: string) => {
    // After a digit, a comma separates only if no digit follows: "0,5 mg" is one item.
    const comma = typed.search(/(?:(?<!\d),|,(?=[^\d,]))(?!.*(?:(?<!\d),|,(?=[^\d,])))/)
    if (comma < 0) setText(typed)
    else add(typed.slice(0, comma), typed.slice(comma + 1).trimStart())
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || !text.trim()) return
    event.preventDefault()
    add(text)
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (!/[\n\r]/.test(pasted)) return
    event.preventDefault()
    add(`${text}${pasted.replace(/[\n\r]+/g, ',')}`)
  }

  return (
    <span className="relative block">
      <Plus
        size={18}
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-ink-2"
      />
      <Input
        {...control}
        value={text}
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
        onPaste={paste}
        onBlur={() => add(text)}
        className="pl-11"
      />
    </span>
  )
}
