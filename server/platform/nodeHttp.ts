/**
 * Node's module of a protocol. Imported on demand, because an import of node:http loads Node's `fetch` too, which a start can
 * do without.
 */
export const nodeHttp = (isSecure: boolean) => (isSecure ? import('node:https') : import('node:http'))
