/**
 * Whether a query's cost grows with a person's stored data. The client sends each in its own request, and the server
 * runs one per person at a time. A pattern, because every page loads it.
 */
export const isHeavy = (path: string) =>
  /^care\.(?:timeline|worklist)$|^bloodTests\.trends|\.forecast$/.test(path)
