import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { orders, products, userRoles, users } from '../../drizzle/schema.ts'
import { handle, type JobKind } from '../platform/jobs.ts'
import { sendMailJob } from '../platform/mail.job.ts'
import type { Services } from '../platform/services.ts'
import { lowStockMail, orderMail } from './shop.mail.ts'

/** Mails the buyer that the order has arrived. */
export const confirmOrder: JobKind<{ orderId: string }> = {
  name: 'confirm-order',
  data: z.object({ orderId: z.uuid() }),
  // One at a time would send two mails a second; a busy shop needs more.
  concurrency: 8,
}

/** Mails the admins that a product's stock fell into a lower band. */
export const noticeLowStock: JobKind<{ productId: string }> = {
  name: 'notice-low-stock',
  data: z.object({ productId: z.uuid() }),
}

/** Mails the buyer the order's number and total, but not what was bought. */
export const confirmOrderHandler = ({ db, jobs, env }: Pick<Services, 'env' | 'db' | 'jobs'>) =>
  handle({
    kind: confirmOrder,
    async run({ orderId }) {
      const [order] = await db
        .select({
          id: orders.id,
          totalCents: orders.totalCents,
          name: users.name,
          email: users.email,
          emailVerified: users.emailVerified,
        })
        .from(orders)
        .innerJoin(users, eq(users.id, orders.userId))
        .where(eq(orders.id, orderId))
      if (!order) return
      await jobs.enqueue(db, sendMailJob, { to: order.email, ...orderMail(env, order) })
    },
  })

/** Mails every admin that a product is running low. */
export const noticeLowStockHandler = ({ db, jobs, env }: Pick<Services, 'env' | 'db' | 'jobs'>) =>
  handle({
    kind: noticeLowStock,
    async run({ productId }) {
      const [product] = await db.select().from(products).where(eq(products.id, productId))
      if (!product) return
      const admins = await db
        .select({ email: users.email })
        .from(users)
        .innerJoin(userRoles, eq(userRoles.userId, users.id))
        .where(eq(userRoles.role, 'admin'))
      const mail = lowStockMail(env, product)
      const mails = admins.map(({ email }) => ({ to: email, ...mail }))
      await jobs.enqueueAll(db, sendMailJob, mails)
    },
  })
