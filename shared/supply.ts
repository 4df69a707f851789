/** How much of a product a patient has left, how long it lasts, and what the shop needs. */

/** How many days before it runs out the patient sees a warning. */
export const TELL_DAYS = 10

/**
 * What is missing to count a supply: the units of a pack or of a dose, one name for the units of both, or an order or
 * correction with which the count begins.
 */
export type Missing = 'pack' | 'dose' | 'names' | 'start'

/** Why an item is not part of the forecast. */
export type Uncounted = 'product' | 'amount' | 'needed' | Exclude<Missing, 'start'>

/** How fast a supply is used, and the first day that it does not cover; null if it lasts longer than the plan. */
type Pace = { perDay: number; runsOut: string | null }

export type Supply = {
  /** Null if it is not known. */
  unitsLeft: number | null
  unitName: string | null
  planned: Pace
  own: Pace | null
  onItsWay: number
  /** The missing input; then there are no dates. */
  missingCode: Missing | null
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
