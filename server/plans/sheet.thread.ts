import { parentPort, workerData } from 'node:worker_threads'
import { drawPlan } from './sheet.ts'

parentPort?.postMessage(drawPlan(workerData))
