import { toFhir } from '@verbena/lab-reader'

/** The result as the JSON of a FHIR bundle. */
export const task = (result: Parameters<typeof toFhir>[0]) => JSON.stringify(toFhir(result), null, 2)
