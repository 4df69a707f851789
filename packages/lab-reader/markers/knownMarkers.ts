import type { z } from 'zod'
import { ENGLISH } from '../languages/languages.ts'
import table from './markers.json' with { type: 'json' }
import type { markers, UnitKind } from './schema.ts'

export type { UnitKind }

export type Marker = {
  name: string
  group: string
  /** All names as English reports print them, in lower case, including the marker's own name. */
  synonyms: string[]
  /** Every kind of unit in which the marker is measured, with its LOINC code, or null if unknown. */
  loinc: Partial<Record<UnitKind, string | null>>
  /** LOINC codes of the same marker by other methods or formulas, where the printed name matches `words`. */
  named: readonly { words: RegExp; loinc: Partial<Record<UnitKind, string>> }[]
  /** What a value above its range is often seen with; empty if a high value rarely means anything. */
  high: string
  low: string
  /** How food, habits and supplements affect it, for values above and below the range. */
  lifestyle: { high: string; low: string }
  /** Up to which value a result above its range is welcome, such as HDL. */
  goodUpTo: { value: number; unit: string } | null
  mayBeNegative: boolean
}

/**
 * Many immunoassays bind their antibodies with biotin. With much biotin in the blood, sandwich assays read too low
 * (proteins: TSH, PTH, ferritin), and competitive assays read too high (small molecules: thyroid and steroid hormones,
 * vitamins). https://doi.org/10.1515/cclm-2016-0606 and https://academic.oup.com/jalm/article/5/3/575/5700349, read on
 * 2026-11-22.
 */
const BIOTIN = {
  high: "With much biotin from supplements shortly before the draw, some laboratories' tests read too high.",
  low: "With much biotin from supplements shortly before the draw, some laboratories' tests read too low.",
}
const sentences = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(' ')

/** Every marker, in the order in which an analysis names them. */
export const MARKERS: readonly Marker[] = (table as z.infer<typeof markers>).map(
  ({ name, group, loinc, named = [], high = '', low = '', goodUpTo, biotin, ...more }) => ({
    name,
    group,
    synonyms: [name.toLowerCase(), ...(ENGLISH.names[name] ?? [])],
    loinc,
    named: named.map(({ words, loinc }) => ({ words: new RegExp(words), loinc })),
    high,
    low,
    lifestyle: {
      high: sentences(more.lifestyleWhenHigh, biotin === 'high' ? BIOTIN.high : ''),
      low: sentences(more.lifestyleWhenLow, biotin === 'low' ? BIOTIN.low : ''),
    },
    goodUpTo: goodUpTo ? { value: goodUpTo.value, unit: goodUpTo.unit } : null,
    mayBeNegative: more.mayBeNegative ?? false,
  }),
)

/** The groups of markers, in the order in which an analysis names them. */
export const GROUPS = [...new Set(MARKERS.map(({ group }) => group))]
