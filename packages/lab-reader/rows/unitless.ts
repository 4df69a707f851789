/** Tests that laboratories print without a unit: ratios, indices, pH, densities. */

import { fold } from '../languages/languages.ts'
import { alternatives, trimmed } from '../languages/vocabulary.ts'
import { lazy } from '../lazy.ts'
import type { Marker } from '../markers/knownMarkers.ts'

const unitless = (isPart: boolean) =>
  alternatives(({ nameParts: { unitless = [] } }) =>
    unitless.filter((word) => word.startsWith('*') === isPart).map((word) => trimmed(word, '*', '*')),
  )
const UNITLESS = lazy(
  () => new RegExp(`(?<!\\p{L})${unitless(false)}(?!\\p{L})|${unitless(true)}|[\\p{L}\\d]\\/[\\p{L}]`, 'iu'),
)

/** Whether a test has no unit, judging by its name and its marker. */
export const isUnitless = (name: string, marker: Marker | null) =>
  (marker !== null && 'ratio' in marker.loinc) || UNITLESS().test(fold(name))
