/**
 * What was examined. `serum` is serum or plasma, which laboratories report alike; `urine` is any urine but that of a whole
 * day; `other` are swabs, fluids, semen, and what is calculated from several specimens.
 */
export const SPECIMENS = [
  ...(['serum', 'wholeBlood', 'redCells', 'driedBlood'] as const),
  ...(['urine', 'urine24h', 'saliva', 'stool', 'hair', 'breath', 'sweat', 'csf', 'other'] as const),
] as const

export type Specimen = (typeof SPECIMENS)[number]

/** When a specimen was taken: on waking and half an hour later, or by the clock (see `timeIn`). */
export const TIMES_OF_DAY = [
  ...(['waking', 'waking30', 'morning', 'lateMorning', 'noon', 'afternoon', 'evening', 'night'] as const),
] as const

export type TimeOfDay = (typeof TIMES_OF_DAY)[number]

/** Groups of results by their specimen, whose values are not compared with those of serum. */
export const SPECIMEN_GROUPS = ['bloodMinerals', 'driedBlood', 'urine', 'urine24h', 'saliva', 'hair'] as const

export type SpecimenGroup = (typeof SPECIMEN_GROUPS)[number]
