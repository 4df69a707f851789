import { enableCompileCache } from 'node:module'

// From the second start on, nothing is compiled.
enableCompileCache()
await (process.argv[2] === 'migrate' ? import('./migrate.ts') : import('./start.ts'))
