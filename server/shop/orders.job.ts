import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { orders, products, profiles, userRoles, users } from '../../drizzle/schema.ts'
import { defineJob } from '../platform/jobs.ts'
import { translatorForRecipient } from '../platform/locales.ts'
import { sendMailJob } from '../platform/mail.job.ts'
import type { Services } from '../platform/services.ts'
import { lowStockMail, orderMail } from './shop.mail.ts'

/** Mails the buyer the order's number and total, without its products. */
export const confirmOrder = defineJob({
  name: 'confirm-order',
  payload: z.object({ orderId: z.uuid() }),
  // One at a time would send two mails a second; a busy shop needs more.
  concurrency: 8,
  async handler(deps: Pick<Services, 'env' | 'clinic' | 'db' | 'jobs'>, { orderId }) {
    const { db, jobs } = deps
    const [order] = await db
      .select({
        id: orders.id,
        totalCents: orders.totalCents,
        name: users.name,
        email: users.email,
        emailVerified: users.emailVerified,
        locale: profiles.locale,
      })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.userId))
      .leftJoin(profiles, eq(profiles.id, orders.userId))
      .where(eq(orders.id, orderId))
    if (!order) return
    await jobs.enqueue(db, sendMailJob, {
      to: order.email,
      ...orderMail(deps, order, translatorForRecipient(deps.clinic, order.locale)),
    })
  },
})

/** Mails every admin that a product's stock is low or empty. */
export const noticeLowStock = defineJob({
  name: 'notice-low-stock',
  payload: z.object({ productId: z.uuid() }),
  async handler(deps: Pick<Services, 'env' | 'clinic' | 'db' | 'jobs'>, { productId }) {
    const { db, jobs } = deps
    const [product] = await db.select().from(products).where(eq(products.id, productId))
    if (!product) return
    const admins = await db
      .select({ email: users.email, locale: profiles.locale })
      .from(users)
      .innerJoin(userRoles, eq(userRoles.userId, users.id))
      .leftJoin(profiles, eq(profiles.id, users.id))
      .where(eq(userRoles.role, 'admin'))
    const mails = admins.map(({ email, locale }) => ({
      to: email,
      ...lowStockMail(deps, product, translatorForRecipient(deps.clinic, locale)),
    }))
    await jobs.enqueueAll(db, sendMailJob, mails)
  },
})
