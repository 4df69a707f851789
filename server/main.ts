import { enableCompileCache } from 'node:module'

// From the second start on, nothing is compiled.
enableCompileCache()
await import('./start.ts')
