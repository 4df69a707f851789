/** A thread of the pool in thread.ts: runs the `task` of each file that it is sent. An error ends it. */
import { enableCompileCache } from 'node:module'
import { parentPort } from 'node:worker_threads'

// Modules are compiled once for all threads, and for later starts.
enableCompileCache()

parentPort?.on('message', async ({ file, data }: { file: string; data: unknown }) => {
  const { task } = await import(/* @vite-ignore */ file)
  parentPort?.postMessage(await task(data))
})
