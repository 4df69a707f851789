import { parentPort, workerData } from 'node:worker_threads'
import { linesOrRefused } from './csv-lines.ts'

parentPort?.postMessage(linesOrRefused(workerData))
