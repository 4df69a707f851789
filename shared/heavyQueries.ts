/**
 * Queries whose cost grows with what a person has stored. The client sends each in a request of its own, and the server
 * runs one of a person at a time.
 */
export const HEAVY_QUERIES: readonly string[] = [
  'admin.products.forecast',
  'bloodTests.list',
  'bloodTests.ofPatient',
  'bloodTests.trends',
  'bloodTests.trendsOfPatient',
  'care.timeline',
  'health.csv',
  'plans.adherence',
]
