import type { Ref } from 'react'
import { useHydrated } from './hydrated.ts'

type FileInputProps = {
  label: string
  accept: string
  onChoose: (file: File) => void
  ref: Ref<HTMLInputElement>
}

/** A hidden file input, which a button opens by its `ref`. */
export function FileInput({ label, accept, onChoose, ref }: FileInputProps) {
  const hydrated = useHydrated()
  return (
    <input
      disabled={!hydrated}
      ref={ref}
      type="file"
      accept={accept}
      aria-label={label}
      tabIndex={-1}
      className="sr-only"
      onChange={({ target }) => {
        const [file] = target.files ?? []
        // Otherwise choosing the same file again would not fire a change event.
        target.value = ''
        if (file) onChoose(file)
      }}
    />
  )
}
