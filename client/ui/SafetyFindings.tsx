import type { SafetyCheck } from '../../shared/plans.ts'

type Check = Omit<SafetyCheck, 'profile'>

/** True if every item is known, every pair is reviewed, and no rule warns. Only then may a screen say so. */
const isClear = ({ warnings, uncovered, unrecognised, unrecognisedBeside, unreadAllergies }: Check) =>
  [warnings, uncovered, unrecognised, unrecognisedBeside, unreadAllergies].every(({ length }) => length === 0)

/** "X with Y, Z": joins pairs with the same first item. */
function pairsByFirst(pairs: readonly [string, string][]) {
  const byFirst = new Map<string, string[]>()
  for (const [one, other] of pairs) byFirst.set(one, [...(byFirst.get(one) ?? []), other])
  return [...byFirst].map(([one, others]) => `${one} with ${others.join(', ')}`)
}

export function SafetyVerdict({ check, what }: { check: Check; what: string }) {
  if (isClear(check)) return <p>No rule speaks against these {what}.</p>
  if (check.warnings.length > 0) return null
  return <p>No warning, but not everything could be checked: see below.</p>
}

type NotCheckedProps = {
  check: Check
  /** "the patient's" or "your". */
  whose: string
}

/** What the check did not cover: pairs without a rule or review, and unknown names. */
export function NotChecked({ check, whose }: NotCheckedProps) {
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
            These combinations have not been reviewed yet, so they may or may not be safe. Please ask a
            pharmacist.
          </p>
        </div>
      )}
      {unrecognised.length > 0 && (
        <p className="text-ink-2">Not known to the rules: {unrecognised.join(', ')}</p>
      )}
      {unrecognisedBeside.length > 0 && (
        <p className="text-ink-2">
          Not known to the rules, among {whose} medications: {unrecognisedBeside.join(', ')}
        </p>
      )}
      {unreadAllergies.length > 0 && (
        <p className="text-ink-2">
          Among {whose} allergies, compared by name only: {unreadAllergies.join(', ')}
        </p>
      )}
    </>
  )
}
