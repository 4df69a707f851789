import { parentPort, workerData } from 'node:worker_threads'
import { csvOf } from './csv-lines.ts'

parentPort?.postMessage(csvOf(workerData))
