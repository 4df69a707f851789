/**
 * The child process that decodes one picture: see redraw.ts. It ends itself when its time or memory is used up, or
 * its parent is gone.
 */
import sharp from 'sharp'
import type { Redrawn, RedrawTask } from './redraw.ts'

/** Decoding more pixels than this needs more memory than a product picture is worth. */
const MAX_PIXELS = 40_000_000
const QUALITY = 82
const MEMORY_CHECK_MS = 50
const FORMATS = ['jpeg', 'png', 'webp']

/** SIGKILL: an orderly exit would wait for native code that is running. */
const end = () => process.kill(process.pid, 'SIGKILL')

async function redrawn({ bytes, side }: RedrawTask): Promise<Redrawn> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS })
  if (!FORMATS.includes((await picture.metadata()).format ?? '')) return null
  return await picture
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer()
}

process.once('disconnect', end)
process.once('message', (task: RedrawTask) => {
  // The other cores are for the portal.
  sharp.concurrency(1)
  setTimeout(end, task.milliseconds)
  setInterval(() => {
    if (process.memoryUsage.rss() > task.megabytes * 1024 * 1024) end()
  }, MEMORY_CHECK_MS)
  redrawn(task)
    .catch(() => null)
    .then((answer) => process.send?.(answer, end))
})
