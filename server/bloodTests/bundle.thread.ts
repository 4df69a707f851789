import { parentPort, workerData } from 'node:worker_threads'
import { toBundle } from './reader/fhir.ts'

parentPort?.postMessage(JSON.stringify(toBundle(workerData), null, 2))
