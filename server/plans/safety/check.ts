import type { SafetyCheck, SafetyWarning } from '../../../shared/plans.ts'
import { plain } from '../masking.ts'
import { RULES, RULES_VERSION, SUBSTANCES, type Substance } from './rules.ts'

/** What a check looks at: the plan's own items, what else is taken, and what is not tolerated. */
export type SafetyQuestion = {
  medications: string[]
  /** Items of the profile's current medications and of other plans. */
  taken: string[]
  /** Items of the profile's allergies. */
  allergies: string[]
}

/** A line of a profile as its items: people separate them by commas, semicolons and new lines. */
export const itemsOf = (text: string | null) =>
  (text ?? '')
    .split(/[,;\n]+/)
    .map((item) => item.trim())
    .filter(Boolean)

/** Text as the rules' words are written. */
const words = (text: string) => plain(text).replace(/['’.]/g, '')

const PATTERNS = (Object.entries(SUBSTANCES) as [Substance, readonly string[]][]).map(
  ([substance, names]) =>
    [substance, new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'u')] as const,
)

/** True where an item holds all words of another in their order: "Penicillin V" names "penicillin". */
function names(item: string, other: string) {
  const spaced = (text: string) =>
    ` ${words(text)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `
  return spaced(item).includes(spaced(other)) && spaced(other).trim() !== ''
}

/** The substances that an item names. */
export function recognise(item: string): Substance[] {
  const text = words(item)
  return PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([substance]) => substance)
}

const unique = (items: string[]) => [...new Set(items)]
const meets = (substances: Substance[], side: Substance[]) => substances.some((one) => side.includes(one))

/**
 * What the rules say to a plan. Every warning rests on one pair of items and on nothing else: the order of items cannot
 * matter, and a further item can only add warnings.
 */
export function checkSafety({ medications, taken, allergies }: SafetyQuestion): Omit<SafetyCheck, 'profile'> {
  const known = (items: string[]) => unique(items).map((item) => ({ item, substances: recognise(item) }))
  const [inPlan, beside, intolerable] = [known(medications), known(taken), known(allergies)]
  const warnings: SafetyWarning[] = []
  for (const { id, kind, one, other, severity, mechanism, action, source } of RULES) {
    const warn = (items: [string, string]) =>
      warnings.push({ id, kind, severity, items, mechanism, action, source })
    for (const a of inPlan) {
      if (kind === 'allergy') {
        if (!meets(a.substances, one)) continue
        for (const b of intolerable) if (meets(b.substances, other)) warn([a.item, b.item])
        continue
      }
      for (const b of [...inPlan, ...beside]) {
        if (a.item === b.item) continue
        if (meets(a.substances, one) && meets(b.substances, other)) warn([a.item, b.item])
        // The plan may hold the medicine, and the profile the herb.
        else if (beside.includes(b) && meets(b.substances, one) && meets(a.substances, other))
          warn([a.item, b.item])
      }
    }
  }
  for (const a of inPlan) {
    for (const b of intolerable) {
      const same = a.substances.some((substance) => b.substances.includes(substance)) || names(a.item, b.item)
      if (!same) continue
      warnings.push({
        id: 'allergy-listed',
        kind: 'allergy',
        severity: 'serious',
        items: [a.item, b.item],
        mechanism: 'It stands among the allergies of the profile.',
        action: 'Choose something else.',
        source: null,
      })
    }
  }
  // The same medicine may stand in the plan and in the profile: one warning tells it.
  const ranked = new Map(
    warnings.map((warning) => {
      const { severity, id, items } = warning
      return [`${severity === 'serious' ? 0 : 1} ${id} ${items.join(' ')}`, warning] as const
    }),
  )
  return {
    version: RULES_VERSION,
    recognised: inPlan.filter(({ substances }) => substances.length > 0).map(({ item }) => item),
    unrecognised: inPlan.filter(({ substances }) => substances.length === 0).map(({ item }) => item),
    warnings: [...ranked].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, warning]) => warning),
  }
}
