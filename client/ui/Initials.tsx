const GROUNDS = [
  'bg-ground-leaf',
  'bg-ground-water',
  'bg-ground-blossom',
  'bg-ground-honey',
  'bg-ground-calendula',
] as const

/** The first letters of the first and last name, without titles: "EH" of "Dr. Elena Hartmann". */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const names = words.filter((word) => !word.endsWith('.'))
  const [first, ...others] = names.length > 0 ? names : words
  return [first, others.at(-1)]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

/** One of the grounds, always the same one for a name. */
const groundOf = (name: string) =>
  GROUNDS[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % GROUNDS.length]

/** A person's initials in a circle. Decorative: the name stands beside it. */
export function Initials({ name, className = 'size-10 text-sm' }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={`flex shrink-0 items-center justify-center rounded-full font-strong text-ink-2 ${groundOf(name)} ${className}`}
    >
      {initialsOf(name)}
    </span>
  )
}
