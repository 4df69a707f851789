import { enableCompileCache } from 'node:module'
// First, because it makes the imports that follow fast.
import './platform/drizzle-imports.ts'

// The second start compiles nothing.
enableCompileCache()
await import('./start.ts')
