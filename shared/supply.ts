/** How much of a product a patient has left, how long it lasts, and what the shop needs. */

/** How many days before it runs out the patient sees a warning. */
export const TELL_DAYS = 10

/** How fast a supply is used, and the first day that it does not cover; null if it lasts longer than the plan. */
type Pace = { perDay: number; runsOut: string | null }

export type Supply = {
  /** Null if it is not known. */
  unitsLeft: number | null
  unitName: string | null
  planned: Pace
  own: Pace | null
  onItsWay: number
  /** The missing inputs as a sentence; then there are no dates. */
  missing: string | null
  /** The earlier date, and which of the two it is; null if there is none. */
  runsOut: string | null
  by: 'plan' | 'own' | null
  /** The same date with what is on its way. */
  runsOutWithOrders: string | null
  /** Packs that the next reorder should have. */
  packs: number
}

/** Days of the two columns of the forecast. */
export const FORECAST_DAYS = [30, 60] as const
/** A stock that lasts longer has no date. Days. */
export const FORECAST_FAR = 180
