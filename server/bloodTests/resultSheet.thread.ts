import { parentPort, workerData } from 'node:worker_threads'
import { drawResult } from './resultSheet.ts'

parentPort?.postMessage(drawResult(workerData))
