import { parentPort, workerData } from 'node:worker_threads'
import { csvOf } from './csvLines.ts'

parentPort?.postMessage(csvOf(workerData))
