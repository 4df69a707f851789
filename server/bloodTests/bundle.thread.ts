import { parentPort, workerData } from 'node:worker_threads'
import { toFhir } from '@verbena/lab-reader'

parentPort?.postMessage(JSON.stringify(toFhir(workerData), null, 2))
