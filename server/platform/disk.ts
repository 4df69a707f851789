import { statfs } from 'node:fs/promises'

const FULL_CODES = new Set(['ENOSPC', 'EDQUOT'])

/** Whether an error, or what caused it, is that a disk or its quota is full. */
export function isDiskFull(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ('code' in e && FULL_CODES.has(String(e.code))) return true
  }
  return false
}

/** Bytes that may still be written to the file system of an existing directory. */
export async function freeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}
