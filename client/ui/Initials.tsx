import { initialsOf } from '../../shared/initials.ts'

const GROUNDS = [
  'bg-ground-leaf',
  'bg-ground-water',
  'bg-ground-blossom',
  'bg-ground-honey',
  'bg-ground-calendula',
] as const

/** One of the grounds, always the same one for a name. */
const groundOf = (name: string) =>
  GROUNDS[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % GROUNDS.length]

/** A person's initials in a circle. Decorative: the name is beside it. */
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
