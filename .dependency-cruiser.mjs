import { readdirSync } from 'node:fs'

/**
 * The rooms, from the ground floor to the top. Each names its files by a regular expression on the path, and the rooms
 * that it may import. A room may always import itself. docs/rooms.md has the drawing.
 */
const rooms = {
  shared: { path: '^shared/', may: [] },
  drizzle: { path: '^drizzle/', may: ['shared'] },

  // Below the nouns.
  config: { path: '^server/config/', may: ['shared'] },
  platform: { path: '^server/platform/', may: ['shared', 'drizzle', 'config'] },
  audit: { path: '^server/audit/', may: ['below'] },
  access: { path: '^server/access/', may: ['below', 'audit'] },
  notify: { path: '^server/notify/', may: ['below', 'audit', 'access'] },
  auth: { path: '^server/auth/', may: ['below', 'audit', 'access', 'notify', 'trpc'] },
  account: { path: '^server/account/', may: ['ground'] },
  trpc: { path: '^server/trpc\\.ts$', may: ['below', 'audit', 'access'] },
  http: { path: '^server/http/', may: ['ground'] },
}
export default { rooms, readdirSync }
