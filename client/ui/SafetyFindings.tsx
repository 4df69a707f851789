import type { SafetyCheck } from '../../shared/plans.ts'

type Check = Omit<SafetyCheck, 'profile'>

/** True where everything is known, was looked at, and no rule speaks against it: only then may a screen say so. */
const nothingAgainst = ({ warnings, uncovered, unrecognised, unrecognisedBeside, unreadAllergies }: Check) =>
  [warnings, uncovered, unrecognised, unrecognisedBeside, unreadAllergies].every(({ length }) => length === 0)

/** "X with Y, Z": what stands first in several pairs is named once. */
function pairsByFirst(pairs: readonly [string, string][]) {
  const byFirst = new Map<string, string[]>()
  for (const [one, other] of pairs) byFirst.set(one, [...(byFirst.get(one) ?? []), other])
  return [...byFirst].map(([one, others]) => `${one} with ${others.join(', ')}`)
}

/** One sentence about the whole check: that nothing speaks against it, or that not all of it was looked at. */
export function SafetyVerdict({ check, what }: { check: Check; what: string }) {
  if (nothingAgainst(check)) return <p>No rule speaks against these {what}.</p>
  if (check.warnings.length > 0) return null
  return <p>No warning, but not everything could be looked at: see below.</p>
}

type NotLookedAtProps = {
  check: Check
  /** Whose current medications and allergies they are: "the patient's", "your". */
  whose: string
}

/** What a check did not look at: pairs that no rule covers and nobody has reviewed, and names that it does not know. */
export function NotLookedAt({ check, whose }: NotLookedAtProps) {
  const { uncovered, unrecognised, unrecognisedBeside, unreadAllergies } = check
  return (
    <>
      {uncovered.length > 0 && (
        <div className="rounded-md bg-neutral-soft p-4 text-sm text-on-neutral-soft">
          <p className="font-strong">Not looked at</p>
          <ul className="mt-1 grid gap-1 break-words">
            {pairsByFirst(uncovered).map((pair) => (
              <li key={pair}>{pair}</li>
            ))}
          </ul>
          <p className="mt-2 text-xs">
            Nobody has checked these together yet. That says nothing for or against them: a pharmacist can
            tell.
          </p>
        </div>
      )}
      {unrecognised.length > 0 && (
        <p className="text-ink-2">Not known to the rules: {unrecognised.join(', ')}</p>
      )}
      {unrecognisedBeside.length > 0 && (
        <p className="text-ink-2">
          Not known among {whose} medications: {unrecognisedBeside.join(', ')}
        </p>
      )}
      {unreadAllergies.length > 0 && (
        <p className="text-ink-2">
          Only looked for by their own words among {whose} allergies: {unreadAllergies.join(', ')}
        </p>
      )}
    </>
  )
}
