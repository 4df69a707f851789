import { type ComponentProps, useId } from 'react'
import { Input } from './Field.tsx'

type SuggestInputProps = ComponentProps<typeof Input> & { suggestions: readonly string[] }

/** A text field with suggestions; any other text is accepted too. */
export function SuggestInput({ suggestions, ...input }: SuggestInputProps) {
  const list = useId()
  return (
    <>
      <Input list={list} autoComplete="off" {...input} />
      <datalist id={list}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  )
}
