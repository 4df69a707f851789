import { parentPort, workerData } from 'node:worker_threads'
import { linesOrRefused } from './csvLines.ts'

parentPort?.postMessage(linesOrRefused(workerData))
