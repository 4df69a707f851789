/**
 * Whether a query's cost grows with what a person has stored. The client sends each in a request of its own, and the
 * server runs one of a person at a time. A pattern, because every page loads it.
 */
export const isHeavy = (path: string) =>
  /^care\.(?:timeline|worklist)$|^bloodTests\.trends|\.forecast$/.test(path)
