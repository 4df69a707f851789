/** The ways in which laboratories lay out the same results. */
import { cards } from './layouts/boxes.ts'
import type { Layout } from './layouts/layout.ts'
import { leaders, printOut, prose, stacked, titled } from './layouts/lines.ts'
import { letter, paired, sideways } from './layouts/others.ts'
import { dualUnits, leukogram } from './layouts/pairs.ts'
import { speciality } from './layouts/speciality.ts'
import {
  annotated,
  cumulative,
  inAndOut,
  methodBelow,
  plain,
  risks,
  table,
  twoPanels,
} from './layouts/tables.ts'

export const LAYOUTS = {
  table,
  plain,
  leaders,
  prose,
  cards,
  twoPanels,
  stacked,
  methodBelow,
  annotated,
  inAndOut,
  cumulative,
  dualUnits,
  leukogram,
  risks,
  paired,
  sideways,
  letter,
  printOut,
  titled,
  speciality,
} satisfies Record<string, Layout>
export type LayoutKey = keyof typeof LAYOUTS
