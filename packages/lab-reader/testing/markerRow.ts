import type { MarkerRow } from '../types.ts'

/** A low ferritin, with other fields as given; a given name is the marker too. */
export const markerRow = (over: Partial<MarkerRow> = {}): MarkerRow => ({
  name: 'Ferritin',
  marker: over.name ?? 'Ferritin',
  loinc: null,
  value: 18,
  comparator: null,
  unit: 'ng/mL',
  low: 30,
  high: 150,
  flag: 'low',
  printedFlag: null,
  plausible: true,
  place: { page: 1, x: 0.1, y: 0.1, width: 0.8, height: 0.02 },
  ...over,
})

/** A row without a printed range. */
export const rowWithoutRange = (
  name: string,
  value: number,
  unit: string | null,
  over: Partial<MarkerRow> = {},
) => markerRow({ name, marker: name, value, unit, low: null, high: null, flag: null, ...over })
