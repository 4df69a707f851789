import { useId } from 'react'
import { Input, type InputProps } from './Field.tsx'

type SuggestInputProps = InputProps & { suggestions: readonly string[] }

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
