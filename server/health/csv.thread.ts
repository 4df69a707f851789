import { parentPort, workerData } from 'node:worker_threads'
import { Refusal } from '../../shared/errors.ts'
import { linesOf, type ReadOrRefused } from './csv-lines.ts'

function answer(): ReadOrRefused {
  try {
    return { lines: linesOf(workerData) }
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message }
    throw error
  }
}
parentPort?.postMessage(answer())
