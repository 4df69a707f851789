import { statfs } from 'node:fs/promises'

/** Free bytes on the file system of an existing directory. */
export async function freeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}
