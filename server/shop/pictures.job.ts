import { and, eq, isNull, like, sql } from 'drizzle-orm'
import { z } from 'zod'
import { products } from '../../drizzle/schema.ts'
import { message } from '../../locales/translate.ts'
import { fetchPublic, NotFetched } from '../platform/fetchPublic.ts'
import { defineJob } from '../platform/jobs.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { MAX_PICTURE_BYTES, storeProductImage } from './images.ts'

const LIMITS = { maxBytes: MAX_PICTURE_BYTES, milliseconds: 15_000 }
/** Pictures per run; if there are more, the job enqueues itself again. */
const AT_ONCE = 5
const JOB = 'fetch-product-pictures'

/** Stores the picture at an address; returns the message of a failure. */
async function pictureOf(deps: Pick<Services, 'files'>, url: string, fetch: typeof fetchPublic) {
  try {
    const { imageUrl } = await storeProductImage(deps, JOB, await fetch(url, LIMITS))
    return { pictureUrl: imageUrl, pictureProblem: null }
  } catch (error) {
    if (error instanceof NotFetched) return { pictureUrl: null, pictureProblem: error.message }
    if (error instanceof Refusal && error.code === 'UNSUPPORTED_TYPE')
      return { pictureUrl: null, pictureProblem: message('shop.picture.none') }
    throw error
  }
}

/** Fetches the pictures that are missing. A product whose address has changed meanwhile is fetched in a later run. */
export async function fetchWaitingPictures(
  { db, files }: Pick<Services, 'db' | 'files'>,
  fetch: typeof fetchPublic = fetchPublic,
) {
  const waiting = await db
    .select({ id: products.id, imageUrl: products.imageUrl })
    .from(products)
    .where(
      and(like(products.imageUrl, 'http%'), isNull(products.pictureUrl), isNull(products.pictureProblem)),
    )
    .limit(AT_ONCE)
  await Promise.all(
    waiting.map(async ({ id, imageUrl }) => {
      const found = await pictureOf({ files }, imageUrl ?? '', fetch)
      await db
        .update(products)
        .set(found)
        .where(and(eq(products.id, id), sql`${products.imageUrl} = ${imageUrl}`))
    }),
  )
  return waiting.length === AT_ONCE
}

/**
 * Stores the pictures of products with an external address, once each, so that no visitor's browser contacts that site.
 */
export const fetchPictures = defineJob({
  name: JOB,
  payload: z.object({}),
  options: { retryLimit: 2, expireInSeconds: 120 },
  async handler({ db, files, jobs }: Pick<Services, 'db' | 'files' | 'jobs'>): Promise<void> {
    if (await fetchWaitingPictures({ db, files })) await jobs.enqueue(db, fetchPictures, {})
  },
})
